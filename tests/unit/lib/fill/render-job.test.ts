import { unzipSync } from 'fflate'
import { render, verify } from '@/lib/documents'
import { calculated, documentModel, fields, orElse, own, p, part, ref, sub, titledPart } from '@/lib/documents/author'
import { customerCopy } from '@/lib/documents/customer-copy'
import { fill } from '@/lib/documents/fill'
import type { RenderJob } from '@/lib/fill/engine'
import { renderJob } from '@/lib/fill/render-job'
import { entriesOf, formats, modelOf, partOf } from '../documents/model-helpers'
import { readPdf } from '../documents/render/pdf/read-pdf'
import { jpegHead } from '@/tests/support/pictures'
import { sampleDocument } from '@/tests/support/sample-document'

const model = sampleDocument()
const values = { 'customer.name': 'Rosa Peña' }
const company = { 'company.name': 'Ridge & Valley Roofing' }
/** Writes the sample with a name, unless `more` asks for another document, format or reader than a PDF with all pages. */
const write = (more: Partial<RenderJob> = {}) =>
  renderJob({ model, entries: entriesOf(values), company, today: null, format: 'PDF', ...more })
/** What the first place of a field shows, as pdf.js reads it. */
const shownIn = (pdf: Uint8Array, name: string): string | undefined =>
  readPdf(pdf)
    .pages.flatMap(({ widgets }) => widgets)
    .find((widget) => widget.name === name)?.shown

test.each(formats)('writes the same %s file as the build of the filled document', async (format) => {
  const { bytes, messages } = await write({ format })
  const filled = { ...fill(model, values, company), filled: true as const }
  expect(Buffer.compare(bytes, await render(filled, format))).toBe(0)
  expect(await verify(bytes, filled, format)).toEqual([])
  expect(messages).toEqual([])
})

test("leaves out the office's pages for the customer, with the figures that came from them", async () => {
  const { bytes } = await write({ fileFor: 'customer' })
  const copy = customerCopy({ ...fill(model, values, company), filled: true }, { keepValues: true })
  expect(copy.parts.length).toBeLessThan(model.parts.length)
  expect(await verify(bytes, copy, 'PDF')).toEqual([])
  // A document that is all for the customer stays whole.
  const whole = { model: customerCopy(model), format: 'Word' } as const
  const [all, given] = await Promise.all([write(whole), write({ ...whole, fileFor: 'customer' })])
  expect(Buffer.compare(given.bytes, all.bytes)).toBe(0)
})

test('photographs are read when the file is written, and stand in it as they are', async () => {
  const bytes = Uint8Array.from([...jpegHead(40, 30), 1, 2, 3])
  const file = new Blob([bytes], { type: 'image/jpeg' })
  const photo = { type: 'image/jpeg', file, width: 40, height: 30, alt: 'North slope' } as const
  const written = await write({ photographs: { 'photo.2.image': photo }, format: 'Word' })
  expect(written.messages).toEqual([])
  const [, media] = Object.entries(unzipSync(written.bytes)).find(([path]) => path.endsWith('.jpeg'))!
  expect(media).toEqual(bytes)
  expect(partOf(written.bytes, 'word/document.xml')).toContain('descr="North slope"')
})

const named = (name: string) => entriesOf({ 'customer.name': name })

test.each([
  ['Vietnamese', 'Nguyễn Thị Hường'],
  ['Polish', 'Łukasz Żółć'],
  ['Spanish', 'Rosa Peña'],
  ['Turkish', 'Çiğdem Işık'],
  ['Czech, whose š and ž old encodings have', 'Tomáš Žižka'],
  ['signed', 'Rise ≥ 4 and ≤ 9 → ✓'],
])('a %s name is shown in the PDF as it was typed', async (_language, name) => {
  const { bytes, messages } = await write({ entries: named(name) })
  expect(messages).toEqual([])
  expect(await verify(bytes, { ...fill(model, { 'customer.name': name }, company), filled: true }, 'PDF')).toEqual([])
  expect(shownIn(bytes, 'customer.name')).toBe(name)
})

test('what the document does not take, and what its PDF cannot show, is left out with a message', async () => {
  const strange = await write({ entries: entriesOf({ 'moon.phase': 'full' }), format: 'Word' })
  expect(strange.messages).toEqual([expect.stringContaining('moon.phase')])
  const { bytes, messages } = await write({ entries: named('Ana 👩🏽‍🔧🏠 Lee') })
  expect(messages).toEqual(['The PDF cannot show these characters, so they are left out: 👩🏽‍🔧 🏠'])
  expect(shownIn(bytes, 'customer.name')).toMatch(/^Ana +Lee$/)
})

test.each([
  ['Word', 'word/document.xml'],
  ['Excel', 'xl/sharedStrings.xml'],
] as const)('%s keeps every character', async (format, part) => {
  const { bytes, messages } = await write({ entries: named('Ana 🏠 李 Nguyễn'), format })
  expect(messages).toEqual([])
  expect(partOf(bytes, part)).toContain('Ana 🏠 李 Nguyễn')
})

test('an address of several lines stands in the copy of a letter as it was typed', async () => {
  const letter = modelOf([
    part('Fill in', [fields(1, own('owner.address', 'Address', 'multiline'))], { audience: 'office' }),
    part('Letter', [p('{owner.address}'), p('Thank you.')], { letter: true }),
  ])
  const entries = entriesOf({ 'owner.address': 'Dana Rivera\n418 Example Lane' })
  const { bytes } = await write({ model: letter, entries, fileFor: 'customer' })
  const rows = readPdf(bytes).pages[0]?.text.filter(({ text }) => /Rivera|Lane/.test(text)) ?? []
  expect(rows.map(({ text }) => text)).toEqual(['Dana Rivera', '418 Example Lane'])
  expect(rows[0]!.y).toBeGreaterThan(rows[1]!.y)
})

test("a customer's copy has its title once, though its first part has one of its own", async () => {
  const contract = documentModel({
    ...{ title: 'Roof Contract', subject: 'A contract', intro: '' },
    parts: [
      part('Fill in', [fields(1, own('job.name', 'Job'))], { audience: 'office' }),
      titledPart('Contract', [p('The work is as described.')]),
    ],
  })
  const { bytes } = await write({ model: contract, entries: entriesOf({}), company: {}, fileFor: 'customer' })
  const texts = readPdf(bytes).pages.flatMap(({ text }) => text.map((piece) => piece.text))
  expect(texts.filter((text) => text === 'Roof Contract')).toHaveLength(1)
})

test.each([
  ['PDF', true],
  ['Word', true],
  ['Excel', false],
] as const)('a report as of today says its day in a %s: %s', async (format, isDated) => {
  const days = sub(orElse(ref('report.date'), { op: 'today' }), ref('due.date'))
  const late = calculated('late', 'Days late', 'number', days)
  const dates = [own('report.date', 'As of', 'date'), own('due.date', 'Due', 'date')]
  const report = modelOf([part('Aging', [fields(2, ...dates, late)])])
  const writeOn = (day: Readonly<Record<string, string>>) =>
    write({ model: report, entries: entriesOf({ 'due.date': '2026-11-18', ...day }), today: '2026-11-28', format })
  const [blank, dated] = [await writeOn({}), await writeOn({ 'report.date': '2026-11-28' })]
  expect(Buffer.compare(blank.bytes, dated.bytes) === 0).toBe(isDated)
})

test('the file of the office has its own pages alone, with what the customer’s pages give as values', async () => {
  const office = part('Cost', [fields(1, calculated('cost.share', 'Share', 'number', sub('price.total', 0)))], {
    audience: 'office',
  })
  const whole = modelOf([part('Quote', [fields(1, own('price.total', 'Price', 'number'))]), office])
  const { bytes } = await write({ model: whole, entries: entriesOf({ 'price.total': 80 }), fileFor: 'office' })
  expect(shownIn(bytes, 'cost.share')).toMatch(/^80/)
  expect(shownIn(bytes, 'price.total')).toBeUndefined()
})

test('a blank letter that only has the company stays one file, as the library’s own', async () => {
  const letter = part('Letter', [p('Dear {customer.name},')], { letter: true })
  const prepare = part('Prepare', [fields(1, own('customer.name', 'Customer'))], { audience: 'office' })
  const blank = { model: modelOf([letter, prepare]), entries: entriesOf({}), fileFor: 'customer' } as const
  const fieldsOf = async (more: Partial<RenderJob>) =>
    Object.keys(readPdf((await write({ ...blank, ...more })).bytes).fields)
  expect(await fieldsOf({ blank: true })).toContain('customer.name')
  expect(await fieldsOf({})).not.toContain('customer.name')
})
