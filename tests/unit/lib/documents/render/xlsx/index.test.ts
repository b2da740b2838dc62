import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { choice, fields, own } from '@/lib/documents/author'
import { renderXlsx } from '@/lib/documents/render/xlsx'
import { sampleDocument } from '@/tests/support/sample-document'
import { documentOf } from '@/tests/support/block-document'

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]))

let bytes: Uint8Array
let sample: Record<string, string>
beforeAll(async () => {
  bytes = await renderXlsx(sampleDocument())
  sample = partsOf(bytes)
})

test('sheets, properties and values read back', async () => {
  const workbook = await readXlsx(bytes)
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['Estimate', 'Take-off', 'Site'])
  expect(workbook.properties).toMatchObject({ title: 'Sample Shingle Roof Estimate', creator: 'RidgeDocs' })
  expect(workbook.sheets[0]!.rows.flat()).toContain('Laminated shingles')
})

test('a workbook recalculates on opening and shows a dash until then; sheets are protected, columns and rows resize', () => {
  const sheet = sample['xl/worksheets/sheet1.xml']
  expect(sample['xl/workbook.xml']).toContain('fullCalcOnLoad="1"')
  expect(sample['xl/workbook.xml']).toMatch(/_xlnm\.Print_Area" localSheetId="1">'Take-off'!\$A\$1:\$\w+\$\d+</)
  expect(sheet).toMatch(/<c [^>]*t="str"><f>[^<]+<\/f><v>–<\/v>/)
  expect(sheet).toMatch(/<sheetProtection sheet="1" formatColumns="0" formatRows="0"\/>/)
  // A percentage is typed as 10.
  expect(sheet).toMatch(/<dataValidation type="decimal"[^>]*prompt="Type 10 for 10%\."/)
  expect(sample['xl/styles.xml']).toContain('formatCode="0.0#%"')
})

test('every style names its font', () => {
  const styles = sample['xl/styles.xml']!
  const fonts = [...styles.replace(/<dxfs.*<\/dxfs>/, '').matchAll(/<font>.*?<\/font>/g)].map(([font]) => font)
  expect(fonts.length).toBeGreaterThan(5)
  expect(fonts.filter((font) => !font.includes('<name val="Arial"/>'))).toEqual([])
})

const withOptions = (...options: string[]) => ({
  ...documentOf(fields(2, choice('a.b', 'A', options), own('c.d', 'C'))),
  title: 'T & “Co”',
})

test('options with commas, or too many for one rule, are on a hidden sheet; short lists are in their rule, quotes doubled', async () => {
  const files = partsOf(await renderXlsx(withOptions('Go', 'Go, with conditions', 'No-go')))
  expect(files['xl/worksheets/sheet1.xml']).toContain("<formula1>'_Lists'!$A$1:$A$3</formula1>")
  expect(files['xl/workbook.xml']).toMatch(/<sheet name="_Lists"[^>]*state="hidden"/)
  expect(files['xl/sharedStrings.xml']).toContain('Go, with conditions')
  const many = partsOf(await renderXlsx(withOptions(...Array.from({ length: 40 }, (_, index) => `Option ${index}`))))
  expect(many['xl/worksheets/sheet1.xml']).toContain("'_Lists'!$A$1:$A$40")
  const short = partsOf(await renderXlsx(withOptions('5" K-style', 'Half round')))
  expect(short['xl/worksheets/sheet1.xml']).toContain('<formula1>"5"" K-style,Half round"</formula1>')
  expect(short['xl/workbook.xml']).not.toContain('_Lists')
})

test('an ampersand in the title prints literally in the footer; the print area ends before the note next to the sheet', async () => {
  const files = partsOf(await renderXlsx(withOptions('A')))
  expect(files['xl/worksheets/sheet1.xml']).toContain('T &amp;&amp; “Co” – P')
  const lastPrinted = /Print_Area[^>]*>[^<]*:\$([A-Z]+)\$/.exec(files['xl/workbook.xml']!)?.[1]
  const note = /<c r="([A-Z]+)1"[^>]*><is>.*?How this sheet works/.exec(files['xl/worksheets/sheet1.xml']!)?.[1]
  expect(lastPrinted).toMatch(/^[A-Z]$/)
  expect(note).toBe(String.fromCharCode(lastPrinted!.charCodeAt(0) + 2))
})
