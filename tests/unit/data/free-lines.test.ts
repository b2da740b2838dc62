import { customerCopyOf } from '@/scripts/documents/customer-copies'
import { templateContents } from '@/lib/catalogue/contents'
import { blocksOfKind, dataRows, type DocumentModel } from '@/lib/documents/model'

const FEWEST = 6

/** How many lines of a table have no words of ours; -1 without the table. */
function freeLines(model: DocumentModel, name: string): number {
  const table = blocksOfKind(model, 'table').find((each) => each.name === name)
  if (!table) return -1
  return dataRows(table).filter(({ cells }) => (cells.description ?? cells.item ?? null) === null).length
}

test('every estimate has six free lines and more, on the page for the customer and on the cost page', () => {
  const estimates = templateContents.filter((content) => customerCopyOf(content) !== undefined)
  expect(estimates.length).toBeGreaterThan(115)
  const short = estimates.flatMap(({ slug, document }) => {
    const model = document()
    const free = ['line', 'cost'].map((name) => freeLines(model, name))
    return free.some((count) => count < FEWEST) ? [`${slug}: ${free.join(', ')}`] : []
  })
  expect(short).toEqual([])
})
