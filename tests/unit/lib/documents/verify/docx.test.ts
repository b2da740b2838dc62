import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { renderDocx } from '@/lib/documents/render/docx'
import { verifyDocx } from '@/lib/documents/verify/docx'
import { sampleDocument } from '@/tests/support/sample-document'

let sound: Uint8Array

beforeAll(async () => {
  sound = await renderDocx(sampleDocument())
})

test('bytes that are not an archive fail', async () => {
  expect((await verifyDocx(strToU8('no archive'), sampleDocument()))[0]).toMatch('not a ZIP archive')
})

test.each<[from: string | RegExp, to: string, expected: RegExp, path?: string]>([
  ['</w:tbl>', '', /not well-formed/],
  ['Customer and', 'Customer &', /stray ampersand/],
  ['"Heading1"', '"BodyText"', /Heading1: Customer/],
  ['<w:tblHeader/>', '', /repeated/],
  ['"Roof planes"', '""', /Roof planes/],
  ['"line.2.unit"', '"line.2.units"', /line\.2\.unit is neither/],
  ['"condition.2.answer"', '"x"', /condition\.2\.answer has 3 of 4/],
  ['<w:id w:val="2"/>', '<w:id w:val="1"/>', /ids/],
  ['w:instr="=', 'w:instr="', /without =/],
  [/<w:fldSimple w:instr="=ROUND\(\(B\d+-[^>]*>(.*?)<\/w:fldSimple>/, '$1', /is neither a control nor a formula/],
  ['w:instr="=ROUND(', 'w:instr="=ROUND(B99*', /reads B99, which does not exist/],
  // LibreOffice finds no number in a control.
  ['w:instr="=ROUND(', 'w:instr="=ROUND(B3*', /reads B3, which is a control/],
  // The formula reads other cells in Word than elsewhere.
  [/(<mc:Fallback>.*?<w:instrText[^>]*> =)B/, '$1C', /by relative places is =C/],
  [/<w:footerReference[^>]*\/>/, '', /no footer/],
  [' PAGE ', '', /Section 2 lacks the page number/, 'word/footer2.xml'],
  ['SECTIONPAGES', 'PAGE', /Section 2 .*count/, 'word/footer2.xml'],
  ['w:start="1"', '', /Section 1 does not number/],
  ['[Company name]', 'Sample Shingle Roof Estimate', /Section 1 has the document's title/, 'word/footer1.xml'],
  ['</w:p>', '<w:r><w:t>Letter</w:t></w:r></w:p>', /Section 1 has a header/, 'word/header1.xml'],
  [/<w:t[^>]*>[^<]*/g, '<w:t>', /Section 2 does not say whose copy/, 'word/header2.xml'],
  [/<w:picture\/>/g, '', /photo\.1\.image/],
  [/rIdFrame/g, 'rIdOther', /rIdFrame.* is not in the package/, 'word/_rels/document.xml.rels'],
  ['9A3412', '000000', /accent/, 'word/theme/theme1.xml'],
  [/<dc:title>[^<]*/, '<dc:title>', /title/, 'docProps/core.xml'],
  ['"en-US"', '"de-DE"', /language/, 'word/styles.xml'],
  ['<job.state/>', '', /job\.state/, 'customXml/item1.xml'],
])('detects %s turned into “%s”', async (from, to, expected, path = 'word/document.xml') => {
  const parts = unzipSync(sound)
  const before = strFromU8(parts[path]!)
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  const changed = zipSync({ ...parts, [path]: strToU8(after) })
  expect((await verifyDocx(changed, sampleDocument())).join('\n')).toMatch(expected)
})

test('detects a file larger than 60 KB', async () => {
  const noise = new Uint8Array(70_000).map((_, index) => (index * index * 31) % 251)
  const large = zipSync({ ...unzipSync(sound), 'word/media/noise.bin': [noise, { level: 0 }] })
  expect((await verifyDocx(large, sampleDocument())).join()).toMatch('more than 61440')
})
