import { readFileSync } from 'node:fs'
import { readCitations } from '@/data/law/citations/extract'
import { register } from '@/data/law/citations/register'
import { collectCitations } from '@/scripts/citations/collect'
import { completed, GUIDE, writeGuide, type Register } from '@/scripts/citations/guide'

const sectionsIn = (text: string) => new Map(readCitations(text).citations.map((citation) => [citation.key, citation]))
const official = { checked: 'official copy', source: 'eCFR', day: '2026-11-23' } as const

test('a section that is newly cited was not checked yet, and one that is cited no more is dropped', () => {
  const unread = { checked: 'general knowledge' } as const
  const known: Register = { '16 CFR 429.1': official, '16 CFR 433.2': unread }
  const now = completed(known, sectionsIn('16 CFR 429.1; 29 CFR 1926.501'))
  expect(now).toEqual({ '16 CFR 429.1': official, '29 CFR 1926.501': unread })
})

test('the guide lists what was read with copy and day, and what was not with the place of the official text', () => {
  const guide = writeGuide(
    {
      '16 CFR 429.1': official,
      '15 U.S.C. 2302': { checked: 'secondary copy', source: 'a mirror', day: '2026-11-22', note: 'heading only' },
    },
    sectionsIn('16 CFR 429.1; 15 U.S.C. 2302; Mass. G.L. c. 254, § 32; Fla. Stat. 713.06, 713.08'),
  )
  expect(guide).toContain(
    '5 sections are cited. Read in an official copy: 1; in a secondary copy: 1; from general knowledge: 3.',
  )
  expect(guide).toContain('- eCFR, read on 2026-11-23: 16 CFR 429.1')
  expect(guide).toContain('- a mirror, read on 2026-11-22 (heading only): 15 U.S.C. 2302')
  expect(guide).toContain('- **Fla. Stat.** (leg.state.fl.us/statutes): 713.06, 713.08')
  expect(guide).toContain('- **Mass. G.L. c. 254** (malegislature.gov/laws): § 32')
})

test('the guide in the repository is written from the register: `npm run citations`', () => {
  expect(readFileSync(GUIDE, 'utf8')).toBe(writeGuide(register, collectCitations().sections))
})
