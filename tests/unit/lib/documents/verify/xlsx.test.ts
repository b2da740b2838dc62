import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { cellsOf } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { renderXlsx } from '@/lib/documents/render/xlsx'
import { verifyXlsx } from '@/lib/documents/verify/xlsx'
import { randomValues } from '@/tests/support/recalculation'
import { sampleDocument } from '@/tests/support/sample-document'

const model = sampleDocument()

/** The sample's workbook with one part rewritten. */
async function damaged(path: string, change: (xml: string) => string): Promise<Uint8Array> {
  const files = unzipSync(await renderXlsx(model))
  const before = strFromU8(files[path]!)
  const after = change(before)
  if (before === after) throw new Error('the change changes nothing')
  return zipSync({ ...files, [path]: strToU8(after) })
}

const problems = async (path: string, change: (xml: string) => string) => verifyXlsx(await damaged(path, change), model)

const first = 'xl/worksheets/sheet1.xml'

test('bytes that are not a ZIP, and malformed XML, do not open', async () => {
  expect(await verifyXlsx(strToU8('not a workbook'), model)).toEqual([expect.stringContaining('does not open')])
  expect(await problems(first, (xml) => xml.replace('</sheetData>', ''))).toEqual([
    expect.stringContaining('sheet1.xml is not well-formed'),
  ])
})

const styles = 'xl/styles.xml'
const book = 'xl/workbook.xml'

test.each<[string, (xml: string) => string, RegExp, path?: string]>([
  ['a formula turned to a value', (xml) => xml.replace(/<f>[^<]*SUM\([^<]*<\/f>/, ''), /is not a formula/],
  ['an error value', (xml) => xml.replace('<v>–</v>', '<v>#VALUE!</v>'), /error value in/],
  ['no protection', (xml) => xml.replace(/<sheetProtection[^>]*>/, ''), /not protected/],
  ['a password', (xml) => xml.replace('<sheetProtection', '<sheetProtection password="83AF"'), /with a password/],
  ['no fit to width', (xml) => xml.replace('fitToPage="1"', 'fitToPage="0"'), /page’s width/],
  ['another paper', (xml) => xml.replace('paperSize="1"', 'paperSize="9"'), /Letter/],
  ['turned the wrong way', (xml) => xml.replace('"portrait"', '"landscape"'), /wrong way/],
  ['no page numbers', (xml) => xml.replace('&amp;P of', 'of'), /page numbers/],
  ['a missing dropdown', (xml) => xml.replaceAll('type="list"', 'type="custom"'), /has no dropdown/],
  ['a missing sheet', (xml) => xml.replace('name="Site"', 'name="Crew"'), /^.*Estimate, Take-off, Crew.*$/, book],
  [
    'locked inputs',
    (xml) => xml.replaceAll('locked="0"', 'locked="1"'),
    /^customer.name is an input but locked$/m,
    styles,
  ],
  [
    'a font whose elements are out of order',
    (xml) => xml.replace(/(<sz [^>]*>)(<color [^>]*>)/, '$2$1'),
    /^a font has elements out of order$/,
    styles,
  ],
  ['an unnamed total', (xml) => xml.replace('"totals_total"', '"sum"'), /^totals.total has no workbook name$/, book],
  ['no print area', (xml) => xml.replace('_xlnm.Print_Area', '_xlnm.Other'), /^Estimate: no print area$/, book],
])('detects %s', async (_, change, message, path = first) => {
  expect((await problems(path, change)).join('\n')).toMatch(message)
})

const ballast = (bytes: number) => (xml: string) => {
  const noise = Array.from({ length: bytes }, (_, index) => Math.abs(Math.sin(index) * 1e9).toString(36)[4] ?? 'x')
  return xml.replace('</worksheet>', `<extLst><ext uri="${noise.join('')}"/></extLst></worksheet>`)
}

test('detects a file too large for its cells and texts', async () => {
  expect((await problems(first, ballast(12_000)))[0]).toMatch(/bytes, more than/)
})

test('allows a filled workbook to be larger by its filled-in values', async () => {
  const texts = [...cellsOf(model).values()].filter(({ type, formula }) => type === 'text' && !formula)
  const words = Object.fromEntries(texts.map(({ name }, index) => [name, `${name} ${Math.sin(index)}`.repeat(4)]))
  const filled = fill(model, { ...randomValues(model, 5, { blanks: 0, zeros: 0 }), ...words })
  expect(await verifyXlsx(await renderXlsx(filled), filled)).toEqual([])
})
