import { templateContents } from '@/lib/catalogue/contents'
import { customerCopyOf } from '@/scripts/documents/customer-copies'
import { openDocx } from './open-docx'
import { itemsIn, resolve, rowsForWord, tablesIn } from './word-rows'

const bySlug = (slug: string) => templateContents.find((content) => content.slug === slug)!
const copyOf = (slug: string) => customerCopyOf(bySlug(slug))!

/** A formula with each row number changed. */
const renumber = (cells: readonly string[], change: (row: number) => number): string[] =>
  cells.map((text) =>
    text.startsWith('=')
      ? text.replaceAll(/\b([A-Z])(\d+)\b/g, (_, column: string, row: string) => `${column}${change(Number(row))}`)
      : text,
  )

/** The rows of a table after someone added one below the first that can be repeated, and those expected by hand. */
function withAddedRow(table: string) {
  const [item = ''] = itemsIn(table)
  const before = resolve(rowsForWord(table))
  const added = table.slice(0, table.indexOf(item)).split('<w:tr>').length
  const copied = before[added - 1]!
  const expected = [
    ...before.slice(0, added),
    renumber(copied, (row) => (row === added ? row + 1 : row)),
    ...before.slice(added).map((cells) => renumber(cells, (row) => (row > added ? row + 1 : row))),
  ]
  return { rows: resolve(rowsForWord(table.replace(item, `${item}${item}`))), expected, copied }
}

test.each([
  ['shingle-roof-estimate', bySlug('shingle-roof-estimate').document],
  ['general-roofing-quote', bySlug('general-roofing-quote').document],
  ['slate-residential-replacement-estimate, customer copy', () => copyOf('slate-residential-replacement-estimate')],
  ['hidden-damage-notice', bySlug('hidden-damage-notice').document],
  ['delivery-inspection-report', bySlug('delivery-inspection-report').document],
])('%s: an added line calculates its own figures, and the totals below count it', async (_, document) => {
  const { body } = await openDocx(document())
  const tables = tablesIn(body).filter((table) => itemsIn(table).length > 1 && / SEQ /.test(table))
  const results = tables.map(withAddedRow)
  for (const { rows, expected } of results) expect(rows).toEqual(expected)
  expect(results.some(({ copied }) => copied.some((text) => text.startsWith('=')))).toBe(true)
})
