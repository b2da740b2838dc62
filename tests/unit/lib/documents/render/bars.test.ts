import vm from 'node:vm'
import { cell, column, table } from '@/lib/documents/author'
import { showBar } from '@/lib/documents/render/pdf/field-spec'
import { FORMAT_LIBRARY } from '@/lib/documents/render/pdf/scripts'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { BAR_FORMAT } from '@/lib/documents/render/xlsx/values'
import { documentOf } from '@/tests/support/block-document'

const model = documentOf(
  table(
    'task',
    'Tasks',
    [column('days', 'Days', 'number'), column('bar', '1', 'number', { bar: true, width: 0.4, formula: cell('days') })],
    [{ days: 2 }],
  ),
)

test('a bar’s cell in the workbook fills above 0 and shows nothing else', () => {
  const formats = planWorkbook(model).sheets.flatMap(({ cells }) =>
    cells.filter(({ formula }) => formula).map(({ style }) => style.format),
  )
  expect(formats).toEqual([BAR_FORMAT])
  expect(BAR_FORMAT.split(';')).toEqual(['*█', '', '', ''])
})

test.each<[number | null, string | undefined]>([
  [2, 'X'],
  [0, ''],
  [-1, ''],
  [null, undefined],
])('a bar’s field in the PDF shows %s as %s, and Acrobat does the same', (value, mark) => {
  expect(showBar(value)?.shown).toBe(mark)
  const context = vm.createContext({})
  vm.runInContext(FORMAT_LIBRARY, context)
  const show = vm.runInContext('(function(event){rdf.bar(event);return event.value})', context) as (event: {
    value: string
  }) => string
  expect(show({ value: value === null ? '' : String(value) })).toBe(mark ?? '')
})
