import vm from 'node:vm'
import { column, sub, table, total, totalInput } from '@/lib/documents/author'
import { fill } from '@/lib/documents/fill'
import { inputSpec, type TextSpec } from '@/lib/documents/render/pdf/field-spec'
import { calculate } from '@/lib/documents/render/pdf/calculation'
import { ACROBAT_LIBRARY } from '@/lib/documents/calc'
import { FORMAT_LIBRARY } from '@/lib/documents/render/pdf/scripts'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { documentOf } from '@/tests/support/block-document'

const totals = [
  totalInput('limit', 'Limit', 'currency'),
  totalInput('asked', 'Asked', 'currency'),
  total('over', 'Above the limit', sub('asked', 'limit'), { alert: { test: '>', than: 0, words: 'Over by' } }),
]
const model = documentOf(table('line', 'Lines', [column('amount', 'Amount', 'currency')], [{}], { totals }))

const specOf = (asked: number | null): TextSpec => {
  const calculation = calculate(fill(model, { limit: 1000, asked }))
  return inputSpec({ ...totals[2]!, tip: 'Above the limit' }, { calculation }) as TextSpec
}

test.each([
  [1250, 'Over by $250.00'],
  [1000, '$0.00'],
  [900, '-$100.00'],
])('a PDF that is filled with %d shows %s', (asked, shown) => {
  expect(specOf(asked).value?.shown).toBe(shown)
})

/** Runs the format script of the field as a viewer does. */
function formatted(value: string): unknown {
  const event = { value: value as unknown }
  vm.runInNewContext(`${ACROBAT_LIBRARY}\n${FORMAT_LIBRARY}\n${specOf(null).scripts.format}`, { event })
  return event.value
}

test('in a PDF the words come and go as the figure changes; in a workbook they are part of the number format', () => {
  expect(['250', '0', '-5', ''].map(formatted)).toEqual(['Over by $250.00', '$0.00', '-$5.00', ''])
  const cell = planWorkbook(model).sheets[0]!.cells.find(({ calculates }) => calculates === 'over')
  expect(cell?.style.format).toBe('[>0]"Over by $"#,##0.00;"$"#,##0.00')
})
