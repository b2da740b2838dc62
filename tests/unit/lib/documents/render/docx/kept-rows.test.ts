import { templateContents } from '@/lib/catalogue/contents'
import { fill } from '@/lib/documents/fill'
import { renderDocx } from '@/lib/documents/render/docx'
import { fitWidths, keptRows } from '@/lib/documents/render/docx/grid'
import { exampleOf } from '@/lib/examples'
import { spread } from '@/tests/support/chosen'
import { partOf } from '../../model-helpers'

/** The lengths of the runs of rows that no page break parts, of a table of so many rows. */
function runsOf(count: number): number[] {
  const runs = [1]
  keptRows(Array<boolean>(count).fill(false)).forEach((kept, index) => {
    if (index === count - 1) return
    if (kept) runs[runs.length - 1]! += 1
    else runs.push(1)
  })
  return runs
}

test('a page break leaves two rows of a table on either side, and a shorter table whole', () => {
  expect([1, 2, 3].map(runsOf)).toEqual([[1], [2], [3]])
  expect(runsOf(4)).toEqual([2, 2])
  expect(runsOf(7)).toEqual([2, 1, 1, 1, 2])
  expect(keptRows([true, false, false, true, false, false])).toEqual([true, true, false, true, true, false])
})

const documents = spread(
  templateContents.filter(({ formats }) => formats.includes('Word')),
  12,
)

/** The rows of a body, table by table: whether they head the table, and whether they stay with the next. */
const tablesIn = (xml: string) =>
  [...xml.matchAll(/<w:tbl>(.*?)<\/w:tbl>/gs)]
    .filter(([, table]) => table!.includes('<w:tblHeader/>'))
    .map(([, table]) =>
      [...table!.matchAll(/<w:tr>(.*?)<\/w:tr>/gs)].map(([, row]) => ({
        isHeader: row!.includes('<w:tblHeader/>'),
        isWhole: row!.includes('<w:cantSplit/>'),
        isKept: !/<w:p><w:pPr>(?:(?!<w:keepNext\/>|<\/w:pPr>).)*<\/w:pPr>/s.test(row!),
      })),
    )

test.each(documents.map((content) => [content.slug, content] as const))('%s keeps two rows', async (_, content) => {
  const blank = content.document()
  const xml = partOf(await renderDocx(fill(blank, exampleOf(content, blank))), 'word/document.xml')
  for (const rows of tablesIn(xml)) {
    const body = rows.filter(({ isHeader }) => !isHeader)
    expect(rows.every(({ isWhole }) => isWhole)).toBe(true)
    expect(rows.filter(({ isHeader }) => isHeader).every(({ isKept }) => isKept)).toBe(true)
    expect(body.slice(0, Math.min(1, body.length - 1)).filter(({ isKept }) => !isKept)).toEqual([])
    expect(body.slice(-2, -1).filter(({ isKept }) => !isKept)).toEqual([])
  }
  for (const [cell] of xml.matchAll(/<w:tc>(?:(?!<\/w:tc>).)*/gs))
    if (/<w:date[ >]/.test(cell)) expect(Number(/<w:tcW[^>]* w:w="(\d+)"/.exec(cell)![1])).toBeGreaterThanOrEqual(1150)
})

test('a date keeps its year on its line, even where headings must break', () => {
  const widths = fitWidths(4200, [
    { weight: 1, label: 'Date', figures: 10 },
    { weight: 3, label: 'Subcontractor' },
    { weight: 3, label: 'Acknowledgement' },
  ])
  expect(widths[0]).toBeGreaterThanOrEqual(1150)
  expect(widths.reduce((sum, width) => sum + width)).toBe(4200)
})
