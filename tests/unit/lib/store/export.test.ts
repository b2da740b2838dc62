import { fc } from '@/tests/support/fast-check'
import { toCsv, toJson } from '@/lib/store/export'
import type { SubscriberRecord } from '@/lib/store'

const record: SubscriberRecord = {
  email: 'joe@example.com',
  newsletterWish: true,
  source: 'download',
  templatesDownloaded: ['Metal Estimate', 'Slate "A", B'],
  confirmedAt: '2026-01-02T03:04:05.678Z',
  consentSource: 'newsletter',
  consentText: '1',
  unsubscribedAt: null,
  undeliverableAt: null,
  undeliverableReason: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T03:04:05.678Z',
}

it('writes a header and quotes cells as needed', () => {
  expect(toCsv([record])).toBe(
    'email,newsletterWish,source,templatesDownloaded,confirmedAt,consentSource,consentText,unsubscribedAt,undeliverableAt,undeliverableReason,createdAt,updatedAt\r\n' +
      'joe@example.com,true,download,"Metal Estimate; Slate ""A"", B",2026-01-02T03:04:05.678Z,newsletter,1,,,,2026-01-01T00:00:00.000Z,2026-01-02T03:04:05.678Z\r\n',
  )
})

/** Reads RFC 4180 back: every line's cells. */
function readCsv(csv: string): string[][] {
  const cells = [...csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)]
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}
const wild = fc
  .tuple(
    fc.constantFrom(
      '',
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      ' =',
      '\u00a0+',
      '\u200b@',
      '\u0000-',
      '＝',
      '"=',
      ',=',
      '\r\n=',
      "'=",
    ),
    fc.string({ unit: 'binary' }),
  )
  .map((parts) => parts.join(''))

it('turns no visitor input into a formula, and every cell can be read back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(wild, wild), { maxLength: 4 }), (given) => {
      const records = given.map(([email, consentText]) => ({ ...record, email, consentText }))
      const [, ...lines] = readCsv(toCsv(records))
      expect(lines.map(({ length }) => length)).toEqual(given.map(() => 12))
      expect(lines.flat().filter((cell) => /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell))).toEqual([])
      const bare = (cell = '') => cell.replace(/^'/, '')
      expect(lines.map((cells) => [bare(cells[0]), bare(cells[6])])).toEqual(
        given.map((pair) => pair.map((cell) => bare(cell))),
      )
    }),
    { numRuns: 1000 },
  )
})

test('toJson returns the records', () => {
  expect(JSON.parse(toJson([record]))).toEqual([record])
})
