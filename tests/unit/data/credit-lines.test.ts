import { templateContents } from '@/lib/catalogue/contents'
import { evaluate } from '@/lib/documents/calc'
import { cellName } from '@/lib/documents/cell-names'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, dataRows, formulaOf, type DocumentModel, type TableBlock } from '@/lib/documents/model'

const isInput = (table: TableBlock, wanted: (key: string) => boolean) =>
  table.columns.filter(
    ({ key, type, formula }) => wanted(key) && !formula && (type === 'number' || type === 'currency'),
  )

/** The amounts of a table's last line with this quantity and 10 in its other figures. */
function amountsOf(document: DocumentModel, table: TableBlock, quantity: number) {
  const rows = dataRows(table)
  const row = rows.at(-1)!
  const nameOf = (key: string) => cellName(table, row, rows.length, key)
  const inputs = isInput(table, () => true).map(({ key }) => [nameOf(key), isQuantity(key) ? quantity : 10] as const)
  const results = evaluate(fill(document, Object.fromEntries(inputs)))
  return table.columns
    .filter((column) => column.type === 'currency' && formulaOf(column, row))
    .map(({ key }) => results.get(nameOf(key)) ?? null)
}

const isQuantity = (key: string): boolean => key === 'qty' || key === 'typed'

test('a negative quantity is a credit in every document: its line comes off as much as the same quantity adds', () => {
  let tables = 0
  const wrong: string[] = []
  for (const { slug, document } of templateContents) {
    const model = document()
    for (const table of blocksOfKind(model, 'table')) {
      if (isInput(table, isQuantity).length === 0 || isInput(table, (key) => !isQuantity(key)).length === 0) continue
      const [added, credited] = [amountsOf(model, table, 3), amountsOf(model, table, -3)]
      if (added.every((amount) => !amount)) continue
      tables += 1
      if (added.some((amount, index) => amount && credited[index] !== -amount)) wrong.push(`${slug}: ${table.name}`)
    }
  }
  expect(wrong).toEqual([])
  expect(tables).toBeGreaterThan(300)
})

test('a percent complete ends at 100 in the form: no formula cuts it', () => {
  const shares = templateContents.flatMap(({ slug, document }) => {
    const model = document()
    const columns = blocksOfKind(model, 'table').flatMap(({ name, columns }) =>
      columns.filter(({ ofWhole }) => ofWhole).map(({ key }) => `${slug}: ${name}.${key}`),
    )
    const fields = blocksOfKind(model, 'fields').flatMap((block) =>
      block.fields.filter(({ ofWhole }) => ofWhole).map(({ name }) => `${slug}: ${name}`),
    )
    return [...columns, ...fields]
  })
  expect(shares.toSorted()).toEqual([
    'budget-vs-actual-report: code.done',
    'daily-progress-update: day.percent',
    'progress-invoice: stage.before',
    'progress-invoice: stage.done',
    'schedule-of-values: sov.done',
  ])
})
