import * as d from '@/lib/documents/author'
import { cellName, isWrittenIn, sharedNames } from '@/lib/documents/cell-names'
import { cellsOf } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, dataRows } from '@/lib/documents/model'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { checked, formats, modelOf } from './model-helpers'

const unit = d.column('unit', 'Unit', 'select', { options: ['EA', 'LF'] })
const lineColumns = [d.column('description', 'Description', 'text'), unit]
const costColumns = [d.column('item', 'Item', 'text'), unit, d.column('cost', 'Cost', 'currency')]

/** A customer's line whose words and unit the office types on its own page. */
const model = modelOf([
  d.part('Estimate', [d.section('Scope'), d.table('line', 'Scope', lineColumns, [{ unit: 'LF' }, {}])]),
  d.part(
    'Cost',
    [
      d.section('Cost'),
      d.table('cost', 'Cost', costColumns, [
        { item: 'Drip edge', unit: d.same('line.1.unit', 'LF') },
        { item: d.same('line.2.description'), unit: d.same('line.2.unit') },
      ]),
    ],
    { audience: 'office' },
  ),
])
const tables = blocksOfKind(model, 'table')

test('a cell of two tables has one name, and its row no cell of its own', () => {
  const [line, cost] = tables.map((table) =>
    dataRows(table).map((row, index) => cellName(table, row, index + 1, 'unit')),
  )
  expect(cost).toEqual(line)
  expect(sharedNames(model)).toEqual(new Set(['line.1.unit', 'line.2.description', 'line.2.unit']))
  expect([...cellsOf(model).keys()]).not.toContain('cost.2.item')
})

test('what is filled in stands in both tables, and only in those', () => {
  const filled = fill(model, { 'line.2.description': 'Satellite dish reset', 'line.2.unit': 'EA' })
  expect(blocksOfKind(filled, 'table').map((table) => dataRows(table).map(({ cells }) => cells))).toEqual([
    [{ unit: 'LF' }, { description: 'Satellite dish reset', unit: 'EA' }],
    [
      { item: 'Drip edge', unit: 'LF' },
      { item: 'Satellite dish reset', unit: 'EA' },
    ],
  ])
  expect(() => fill(model, { 'cost.2.item': 'Satellite dish reset' })).toThrow('no field cost.2.item')
})

test('a workbook takes the words on the later sheet and repeats them on the first', () => {
  const { sheets, addresses } = planWorkbook(model)
  expect(addresses.get('line.2.description')?.sheet).toBe('Cost')
  const formulas = sheets[0]!.cells.flatMap(({ formula }) => (formula ? [formula] : []))
  expect(formulas.filter((formula) => formula.includes('Cost')).length).toBe(3)
})

test.each(formats)('the %s file passes its check', (format) => checked(model, format))

describe('a row that a person wrote into', () => {
  const line = tables[0]!
  test.each([
    ['a typed word', { 'line.1.description': 'Drip edge' }, true],
    ['a chosen unit alone', { 'line.1.unit': 'EA' }, false],
    ['no entry', {}, false],
    ['an empty entry', { 'line.1.description': '' }, false],
    ['the word of another row', { 'line.2.description': 'Drip edge' }, false],
  ])('%s', (_what, typed, written) => expect(isWrittenIn(line, 1, typed)).toBe(written))

  test('an amount of 0 is none of its words, any other is; its words count where two tables share the cell', () => {
    expect(isWrittenIn(tables[1]!, 1, { 'cost.1.cost': 0 })).toBe(false)
    expect(isWrittenIn(tables[1]!, 1, { 'cost.1.cost': 12 })).toBe(true)
    const typed = { 'line.2.description': 'Satellite dish reset' }
    expect([isWrittenIn(line, 2, typed), isWrittenIn(tables[1]!, 2, typed)]).toEqual([true, true])
  })
})
