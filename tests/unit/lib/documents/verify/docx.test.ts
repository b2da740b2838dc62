import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { renderDocx } from '@/lib/documents/render/docx'
import { verifyDocx } from '@/lib/documents/verify/docx'
import { sampleDocument } from '@/tests/support/sample-document'

let sound: Uint8Array

beforeAll(async () => {
  sound = await renderDocx(sampleDocument())
})

/** Problems found after changing one part. */
async function problemsAfter(path: string, change: (xml: string) => string): Promise<string[]> {
  const parts = unzipSync(sound)
  const before = strFromU8(parts[path]!)
  const after = change(before)
  if (after === before) throw new Error(`Nothing changed in ${path}`)
  return verifyDocx(zipSync({ ...parts, [path]: strToU8(after) }), sampleDocument())
}

const DOCUMENT = 'word/document.xml'

test('a rendered document passes', async () => {
  expect(await verifyDocx(sound, sampleDocument())).toEqual([])
})

test('bytes that are not an archive fail', async () => {
  expect((await verifyDocx(strToU8('no archive'), sampleDocument()))[0]).toMatch('not a ZIP archive')
})

test.each([
  ['an unclosed tag', DOCUMENT, (xml: string) => xml.replace('</w:tbl>', ''), /not well-formed/],
  ['a bare ampersand', DOCUMENT, (xml: string) => xml.replace('Customer and', 'Customer &'), /stray ampersand/],
  [
    'a heading without its style',
    DOCUMENT,
    (xml: string) => xml.replace('"Heading1"', '"BodyText"'),
    /Heading1: Customer/,
  ],
  ['a header row not repeated', DOCUMENT, (xml: string) => xml.replace('<w:tblHeader/>', ''), /repeated/],
  ['a table without its caption', DOCUMENT, (xml: string) => xml.replace('"Roof planes"', '""'), /Roof planes/],
  [
    'a renamed control',
    DOCUMENT,
    (xml: string) => xml.replace('"line.2.unit"', '"line.2.units"'),
    /line\.2\.unit is neither/,
  ],
  [
    'a lost answer',
    DOCUMENT,
    (xml: string) => xml.replace('"condition.2.answer"', '"x"'),
    /condition\.2\.answer has 3 of 4/,
  ],
  ['an id used twice', DOCUMENT, (xml: string) => xml.replace('<w:id w:val="2"/>', '<w:id w:val="1"/>'), /ids/],
  ['a lost formula', DOCUMENT, (xml: string) => xml.replace('w:instr="=', 'w:instr="'), /without =/],
  [
    'a formula that became text',
    DOCUMENT,
    (xml: string) => xml.replace(/<w:fldSimple w:instr="=ROUND\(\(B\d+-[^>]*>(.*?)<\/w:fldSimple>/, '$1'),
    /is neither a control nor a formula/,
  ],
  [
    'a formula over a cell that does not exist',
    DOCUMENT,
    (xml: string) => xml.replace('w:instr="=ROUND(', 'w:instr="=ROUND(B99*'),
    /reads B99, which does not exist/,
  ],
  [
    'a formula over a control, where LibreOffice finds no number',
    DOCUMENT,
    (xml: string) => xml.replace('w:instr="=ROUND(', 'w:instr="=ROUND(B3*'),
    /reads B3, which is a control/,
  ],
  [
    'a formula that reads other cells in Word than elsewhere',
    DOCUMENT,
    (xml: string) => xml.replace(/(<mc:Fallback>[^=]*<w:instrText[^>]*> =)B/, '$1C'),
    /by relative places is =C/,
  ],
  ['a section without footer', DOCUMENT, (xml: string) => xml.replace(/<w:footerReference[^>]*\/>/, ''), /no footer/],
  ['no page number', 'word/footer2.xml', (xml: string) => xml.replace(' PAGE ', ''), /Section 2 lacks the page number/],
  ['no page count', 'word/footer2.xml', (xml: string) => xml.replace('SECTIONPAGES', 'PAGE'), /Section 2 .*count/],
  ['page numbers that run on', DOCUMENT, (xml: string) => xml.replace('w:start="1"', ''), /Section 1 does not number/],
  [
    'our title in the footer of a customer’s page',
    'word/footer1.xml',
    (xml: string) => xml.replace('[Company name]', 'Sample Shingle Roof Estimate'),
    /Section 1 has the document's title/,
  ],
  [
    'a header on a customer’s page',
    'word/header1.xml',
    (xml: string) => xml.replace('</w:p>', '<w:r><w:t>Letter</w:t></w:r></w:p>'),
    /Section 1 has a header/,
  ],
  [
    'an office copy without its mark',
    'word/header2.xml',
    (xml: string) => xml.replaceAll(/<w:t[^>]*>[^<]*/g, '<w:t>'),
    /Section 2 does not say whose copy/,
  ],
  ['a frame without picture control', DOCUMENT, (xml: string) => xml.replaceAll('<w:picture/>', ''), /photo\.1\.image/],
  [
    'a picture that is not in the package',
    'word/_rels/document.xml.rels',
    (xml: string) => xml.replaceAll('rIdFrame', 'rIdOther'),
    /rIdFrame.* is not in the package/,
  ],
  ['another accent', 'word/theme/theme1.xml', (xml: string) => xml.replace('9A3412', '000000'), /accent/],
  ['no title', 'docProps/core.xml', (xml: string) => xml.replace(/<dc:title>[^<]*/, '<dc:title>'), /title/],
  ['no language', 'word/styles.xml', (xml: string) => xml.replace('"en-US"', '"de-DE"'), /language/],
  [
    'a name missing in the store',
    'customXml/item1.xml',
    (xml: string) => xml.replace('<job.state/>', ''),
    /job\.state/,
  ],
])('detects %s', async (_, path, change, expected) => {
  expect((await problemsAfter(path, change)).join('\n')).toMatch(expected)
})

test('detects a file larger than 60 KB', async () => {
  const noise = new Uint8Array(70_000).map((_, index) => (index * index * 31) % 251)
  const large = zipSync({ ...unzipSync(sound), 'word/media/noise.bin': [noise, { level: 0 }] })
  expect((await verifyDocx(large, sampleDocument())).join()).toMatch('more than 61440')
})
