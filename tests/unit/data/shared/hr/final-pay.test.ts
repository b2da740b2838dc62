import { finalPayLaws } from '@/data/law/final-pay'
import { federalEdition } from '@/data/law/edition'
import { deadlinesPart, printedRule } from '@/data/shared/hr/final-pay'
import { dataRows } from '@/lib/documents/model'

test('only what was read in a statute stands without a mark, and what is not established is to be looked up', () => {
  const source = { address: 'https://example.com', readOn: '2026-11-23' }
  expect(printedRule({ rule: 'Next payday', source: { kind: 'statute', ...source } })).toBe('Next payday')
  expect(printedRule({ rule: 'Next payday', source: { kind: 'chart', ...source } })).toBe('Next payday\u00a0*')
  expect(printedRule(null)).toBe('Look up')
})

test('the table prints every state', () => {
  const rows = deadlinesPart(federalEdition).blocks.flatMap((block) => (block.kind === 'table' ? dataRows(block) : []))
  expect(rows.map(({ cells }) => cells['state'])).toEqual(finalPayLaws.map(({ state }) => state))
  const cellsOf = (state: string) => rows.find(({ cells }) => cells['state'] === state)?.cells
  expect(cellsOf('Missouri')).toEqual({
    state: 'Missouri',
    discharge: 'Day of discharge',
    resignation: 'Look up',
    cite: 'Mo. Rev. Stat. 290.110',
  })
  expect(cellsOf('Florida')).toEqual(
    expect.objectContaining({ discharge: 'Look up', cite: 'Ask the state labor agency' }),
  )
})
