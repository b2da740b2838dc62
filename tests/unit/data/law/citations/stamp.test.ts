import { readCitations } from '@/data/law/citations/extract'
import type { Check } from '@/data/law/citations/register'
import { asChecked, citationsOf, stampCitations, stampOf } from '@/data/law/citations/stamp'
import * as d from '@/lib/documents/author'

jest.mock('@/data/law/citations/register.json', () => {
  const checks: Record<string, Check> = {
    '16 CFR 429.1': { checked: 'official copy', source: 'eCFR', day: '2026-10-02' },
    '29 CFR 1926.501': { checked: 'official copy', source: 'eCFR', day: '2026-11-23' },
    '15 U.S.C. 2302': { checked: 'secondary copy', source: 'a mirror', day: '2026-11-22' },
    'Fla. Stat. 713.06': { checked: 'general knowledge' },
    'A.R.S. 33-1008': { checked: 'general knowledge' },
  }
  return checks
})

const stampFor = (text: string): string => stampOf(readCitations(text).citations)

test.each([
  ['nothing cited', 'Bring a ladder.', ''],
  [
    'all read in official copies',
    '16 CFR 429.1; 1926.501(b)(13)',
    'Each law or rule named here was read in an official copy, last in November 2026.',
  ],
  [
    'one read in a secondary copy only',
    '16 CFR 429.1; 15 U.S.C. 2302',
    'Each law or rule named here was read, some in a copy that is not official, last in November 2026; official text: uscode.house.gov.',
  ],
  [
    'one from general knowledge',
    '16 CFR 429.1; 15 U.S.C. 2302; Fla. Stat. 713.06',
    'Not every law or rule named here was checked against the official text; see leg.state.fl.us/statutes.',
  ],
  [
    'several states',
    'Fla. Stat. 713.06; A.R.S. 33-1008',
    'Not every law or rule named here was checked against the official text; see your state legislature’s website.',
  ],
  [
    'one that the register lacks',
    '29 CFR 1926.501; 29 CFR 1926.9999; ASTM D1',
    'Not every law, rule or standard named here was checked against the official text; see ecfr.gov and the publisher of the standard.',
  ],
])('a document says the weakest check: %s', (_case, text, stamp) => {
  expect(stampFor(text)).toBe(stamp)
})

describe('a document', () => {
  const model = (text: string) =>
    d.documentModel({
      title: 'Sample',
      subject: 'A sample',
      intro: '',
      parts: [d.part('Sheet', [d.p('Tie off (29 CFR 1926.501).'), d.legalNote('Law', text)])],
    })

  test('has its stamp where it asks for one', () => {
    const stamped = stampCitations(model(`${asChecked} Not legal advice.`))
    expect(stamped.parts[0]!.blocks[1]).toEqual(
      d.legalNote(
        'Law',
        'Each law or rule named here was read in an official copy, last in November 2026. Not legal advice.',
      ),
    )
  })

  test('stays as it is where it asks for none', () => {
    const unstamped = model('Not legal advice.')
    expect(stampCitations(unstamped)).toBe(unstamped)
    expect(citationsOf(unstamped).map(({ key }) => key)).toEqual(['29 CFR 1926.501'])
  })
})
