/** Text where a number belongs stands in no sum. Office pages with a count of it miss none that counts. */
import { templateContents } from '@/lib/catalogue/contents'
import { cellsOf, evaluate, rowCounts } from '@/lib/documents/calc'
import { namesIn } from '@/lib/documents/calc/expr'
import type { Block, DocumentModel, TableBlock } from '@/lib/documents/model'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { longestFormula } from '@/lib/documents/render/xlsx/steps'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { differences, spoiled } from '@/tests/support/recalculation'
import { portionsOf, spread } from '@/tests/support/chosen'

const counting = templateContents.flatMap(({ slug, kind, document }) => {
  const model = document()
  return cellsOf(model).has('check.text') ? [{ slug, kind, model }] : []
})

/** The typed numbers from which anything else is calculated, in fields, below tables and in their lines. */
function numbersRead(model: DocumentModel): string[] {
  const cells = [...cellsOf(model).values()]
  const rows = rowCounts(model)
  const read = new Set(
    cells.flatMap(({ name, formula }) =>
      formula && name !== 'check.text' ? namesIn(formula, (table) => rows.get(table)!) : [],
    ),
  )
  return cells
    .filter(({ type, formula }) => !formula && ['number', 'currency', 'percent'].includes(type))
    .map(({ name }) => name)
    .filter((name) => read.has(name))
}

/** The document with a text in these fields, figures below tables and cells, as a workbook takes it. */
function withText(model: DocumentModel, names: readonly string[]): DocumentModel {
  const wanted = new Set(names)
  const typed = <T extends { name: string }>(field: T): T =>
    wanted.has(field.name) ? { ...field, value: 'see sketch' } : field
  const typedInto = (block: Block): Block => {
    if (block.kind === 'table') return { ...block, rows: typedRows(block, wanted), totals: block.totals.map(typed) }
    return block.kind === 'fields' || block.kind === 'notice' ? { ...block, fields: block.fields.map(typed) } : block
  }
  return { ...model, parts: model.parts.map((part) => ({ ...part, blocks: part.blocks.map(typedInto) })) }
}

function typedRows({ name, rows }: TableBlock, wanted: ReadonlySet<string>): TableBlock['rows'] {
  let line = 0
  return rows.map((row) => {
    if ('group' in row) return row
    line += 1
    const prefix = `${name}.${line}.`
    const keys = [...wanted].flatMap((each) => (each.startsWith(prefix) ? [each.slice(prefix.length)] : []))
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(keys.map((key) => [key, 'see sketch'])) } }
  })
}

/** One name of each column, and all others. */
const oneOfEach = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.replace(/\.\d+\.(\w+)$/, '.$1'), name])).values(),
]

const countIn = (model: DocumentModel) => evaluate(model).get('check.text')

test('every estimate counts text: 116, four essentials and three quotes', () => {
  const kinds = counting.map(({ kind }) => kind)
  const numberOf = (kind: string) => kinds.filter((each) => each === kind).length
  expect([numberOf('estimate'), numberOf('essential'), numberOf('invoicing')]).toEqual([116, 4, 3])
})

/** Some of them each day, all of them in the full run. */
test.each(spread(counting, 8, 3))('$slug counts text in each number that it calculates with', ({ model }) => {
  const names = numbersRead(model)
  expect(names.length).toBeGreaterThan(0)
  expect(countIn(model)).toBe(0)
  expect(countIn(withText(model, names))).toBe(names.length)
  for (const name of oneOfEach(names)) expect([name, countIn(withText(model, [name]))]).toEqual([name, 1])
})

test.each([
  ['asphalt-shingles-residential-replacement-estimate', 'linear.eave'],
  ['asphalt-shingles-residential-replacement-estimate', 'totals.taxRate'],
  ['tpo-roofing-commercial-replacement-estimate', 'price.profit'],
  ['asphalt-shingles-residential-replacement-estimate', 'takeoff.2.coverage'],
  ['asphalt-shingles-residential-replacement-estimate', 'takeoff.2.waste'],
  ['asphalt-shingles-residential-replacement-estimate', 'option.1.change'],
  ['tpo-roofing-commercial-replacement-estimate', 'alternate.1.price'],
  ['quick-roofing-quote', 'totals.taxRate'],
])('%s counts a text in %s', (slug, name) => {
  const { model } = counting.find((each) => each.slug === slug)!
  expect(countIn(withText(model, [name]))).toBe(1)
})

test('a count that is not 0 is red in the workbook', () => {
  const { model } = counting.find(({ slug }) => slug === 'shingle-roof-estimate')!
  const { sheets, addresses } = planWorkbook(model)
  const isRed = (name: string) => {
    const { sheet, row, col } = addresses.get(name)!
    const at = cellAddress(row, col)
    return sheets.some((each) => each.name === sheet && each.alerts.some(({ formula }) => formula.includes(`${at}>0`)))
  }
  // Lines below zero are credits, and no fault.
  const names = [...cellsOf(model).keys()].filter((name) => /^check\.(?!negative$)/.test(name))
  expect(names).toContain('check.text')
  expect(names.filter((name) => !isRed(name))).toEqual([])
})

test('no formula of these workbooks is too long to read', () => {
  const tooLong = counting.flatMap(({ slug, model }) => {
    const { sheets, steps } = planWorkbook(model)
    const formulas = [...steps, ...sheets.flatMap(({ cells }) => cells)].map(({ formula = '' }) => formula)
    return formulas.filter(({ length }) => length > longestFormula).map((formula) => `${slug}: ${formula}`)
  })
  expect(tooLong).toEqual([])
})

for (const portion of portionsOf(spread(counting, 2), 12))
  testWithLibreOffice(
    `workbooks count text as the engine does: ${portion.map(({ slug }) => slug).join(', ')}`,
    async () => {
      const models = portion.map(({ model }) => withText(model, numbersRead(model)))
      const results = await recalculateAll(await Promise.all(models.map(spoiled)))
      expect(models.flatMap((model, index) => differences(model, results[index]!))).toEqual([])
    },
  )
