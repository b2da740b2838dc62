/** A filled estimate is printed without the lines that nobody filled in. */
import { templateContents } from '@/lib/catalogue/contents'
import { evaluate } from '@/lib/documents/calc'
import { withoutEmptyLines } from '@/lib/documents/empty-lines'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, dataRows, type DocumentModel, type Value } from '@/lib/documents/model'
import { verify } from '@/lib/documents'
import { renderJob } from '@/lib/fill/render-job'
import { spread } from '@/tests/support/chosen'

const estimates = templateContents.filter(
  ({ kind, document }) =>
    kind !== 'invoicing' &&
    blocksOfKind(document(), 'table').some(
      ({ name, columns }) => name === 'cost' && columns.some(({ key }) => key === 'work'),
    ),
)
const shingle = estimates.find(({ slug }) => slug === 'asphalt-shingles-residential-replacement-estimate')!.document()

const rowsOf = (model: DocumentModel, name: string) =>
  dataRows(blocksOfKind(model, 'table').find((table) => table.name === name)!)

/** Two lines with price, one with a price and no quantity, one of the free lines with words alone, and one set to 0. */
function entriesOf(model: DocumentModel): Record<string, Value> {
  const count = rowsOf(model, 'line').length
  return {
    'price.overhead': 0.1,
    'price.profit': 0.1,
    'cost.1.typed': 2,
    'cost.1.each': 120.5,
    'cost.3.typed': 4,
    'cost.3.work': 61.25,
    'cost.3.kind': 'Labor',
    'cost.5.each': 9,
    'cost.6.typed': 0,
    'cost.6.work': 10,
    [`line.${count - 5}.description`]: 'Satellite dish reset',
    [`line.${count - 4}.unit`]: 'EA',
  }
}

test('lines without a figure and without typed words are left out, on the customer’s page and at the office', () => {
  const values = entriesOf(shingle)
  const short = withoutEmptyLines(fill(shingle, values), values)
  const [lines, cost] = [rowsOf(short, 'line'), rowsOf(short, 'cost')]
  expect(lines.length).toBe(cost.length)
  expect(lines.length).toBeLessThan(rowsOf(shingle, 'line').length / 2)
  expect(lines.map(({ cells }) => cells.description)).toContain('Satellite dish reset')
  expect(cost.filter(({ cells }) => cells.each === 9)).toHaveLength(1)
})

const cases = spread(estimates, 12).map(({ slug, document }) => [slug, document] as const)

test.each(cases)('%s comes to the same without its empty lines', (_, document) => {
  const model = document()
  const values = entriesOf(model)
  const filled = fill(model, values)
  const short = withoutEmptyLines(filled, values)
  expect(rowsOf(short, 'line').length).toBeLessThan(rowsOf(model, 'line').length)
  const inRow = (name: string): boolean => /^(line|cost)\.\d+\./.test(name)
  const of = (each: DocumentModel) => Object.fromEntries([...evaluate(each)].filter(([name]) => !inRow(name)))
  expect(of(short)).toEqual(of(filled))
})

test('a document in which no line is filled in keeps them all', () => {
  const values = { 'customer.name': 'Rosa Peña' }
  const filled = fill(shingle, values)
  expect(withoutEmptyLines(filled, values)).toBe(filled)
})

test.each(['PDF', 'Word'] as const)('a %s file of the form is without them, and passes its check', async (format) => {
  const values = entriesOf(shingle)
  const entries = { values, pictures: {}, rows: {} }
  const filled = { ...fill(shingle, values), filled: true as const }
  const { bytes } = await renderJob({ model: shingle, entries, company: {}, today: null, format })
  expect(await verify(bytes, withoutEmptyLines(filled, values), format)).toEqual([])
  const onScreen = await renderJob({ model: shingle, entries, company: {}, today: null, format, forScreen: true })
  expect(await verify(onScreen.bytes, filled, format)).toEqual([])
})
