import { noticeToOwner } from '@/data/library/contracts/universal/notice-to-owner'
import { lienDeadlineTracker } from '@/data/library/invoicing/lien-notice-deadline-tracker'
import { stateOf, states } from '@/data/law'
import { lienLawTable, printedFact } from '@/data/shared/contract/lien-law'
import type * as d from '@/lib/documents/author'

const notice = (code?: string): d.DocumentModel =>
  noticeToOwner.document({ state: code === undefined ? null : stateOf(code), today: '2026-11-23' })
const sent = (code?: string): d.Part => notice(code).parts.find(({ audience }) => audience === 'customer')!
const words = (value: unknown): string => JSON.stringify(value)
const rows = (blocks: readonly d.Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'table' && block.name === 'lienLaw'
      ? block.rows.flatMap((row) => ('cells' in row ? [row.cells] : []))
      : [],
  )

test('the table has all 51, each with its sections, a notice and a last day', () => {
  const table = rows(lienLawTable(null))
  expect(table).toHaveLength(51)
  for (const row of table)
    expect(row).toEqual({
      state: expect.any(String),
      notice: expect.stringMatching(/\w/),
      last: expect.stringMatching(/\w/),
      cite: expect.stringMatching(/\d/),
    })
})

test.each([
  ['high', 'Within 20 days', 'Within 20 days'],
  ['medium', 'Within 20 days', 'Within 20 days\u00a0*'],
  ['low', 'Within 20 days', 'Look up'],
  ['high', null, 'Look up'],
] as const)('a fact of %s confidence, %s, is printed as %s', (confidence, value, printed) => {
  expect(printedFact({ value, confidence, citation: null, source: null, read: false })).toBe(printed)
})

test('duties of the prime contractor stand in the rows of the states that have them', () => {
  const noticeOf = (code: string) => stateOf(code)!.facts.prelimNotice.value
  for (const code of ['AZ', 'UT', 'NJ', 'MN', 'WI', 'MO', 'WY', 'TN', 'VA'])
    expect([code, noticeOf(code)]).toEqual([
      code,
      expect.stringMatching(/prime|[Oo]riginal contractor|general contractors/i),
    ])
})

test('the tracker lists every state, the notice those of its edition', () => {
  const tracker = lienDeadlineTracker.document().parts.flatMap(({ blocks }) => blocks)
  expect(rows(tracker)).toHaveLength(51)
  expect(rows(notice().parts[0]!.blocks)).toHaveLength(51)
  expect(rows(notice('TX').parts[0]!.blocks).map(({ state }) => state)).toEqual(['Texas'])
})

test.each([
  ['WY', 'W.S. 29-10-101(a)'],
  ['RI', 'R.I. Gen. Laws § 34-28-4.1'],
])('%s: what is sent is the form of the state', (code, citation) => {
  expect(notice(code).letterhead).toBe('none')
  expect(sent(code).blocks[0]).toEqual(expect.objectContaining({ kind: 'notice', citation }))
  // The form of Wyoming has a line for the signature, that of Rhode Island has none.
  expect(sent(code).blocks).toHaveLength(code === 'WY' ? 1 : 2)
})

test.each([
  ['MO', 'RSMo § 429.012.1'],
  ['MN', 'Minn. Stat. § 514.011 subd. 1'],
  ['IA', 'Iowa Code § 572.13'],
])('%s: the notice has the words of the state in place of ours', (code, citation) => {
  expect(sent(code).blocks).toContainEqual(expect.objectContaining({ kind: 'notice', citation }))
  expect(words(sent(code))).not.toContain('may give them a lien on it')
})

test('elsewhere what is sent is our own notice, without a slot and without any state', () => {
  const own = words(sent())
  expect(own).toContain('may give them a lien on it')
  expect(own).not.toMatch(/SLOT|Arizona|Deadlines/)
  for (const { code } of states)
    if (!['WY', 'RI', 'MO', 'MN', 'IA'].includes(code)) expect([code, words(sent(code))]).toEqual([code, own])
})
