import { strFromU8, unzipSync } from 'fflate'
import { render, verify } from '@/lib/documents'
import { calculated, documentModel, fields, orElse, own, p, part, ref, sub, titledPart } from '@/lib/documents/author'
import { customerCopy } from '@/lib/documents/customer-copy'
import { fill } from '@/lib/documents/fill'
import { renderJob } from '@/lib/fill/render-job'
import { readPdf } from '../documents/render/pdf/read-pdf'
import { jpegHead } from '@/tests/support/pictures'
import { sampleDocument } from '@/tests/support/sample-document'

const model = sampleDocument()
const values = { 'customer.name': 'Rosa Peña' }
const company = { 'company.name': 'Ridge & Valley Roofing' }
/** What the first place of a field shows, as pdf.js reads it. */
const shownIn = (pdf: Uint8Array, name: string): string | undefined =>
  readPdf(pdf)
    .pages.flatMap(({ widgets }) => widgets)
    .find((widget) => widget.name === name)?.shown

const job = { model, entries: { values, pictures: {}, rows: {} }, company, today: null } as const

test.each(['PDF', 'Word', 'Excel'] as const)(
  'writes the same %s file as the build of the filled document',
  async (format) => {
    const { bytes, messages } = await renderJob({ ...job, format })
    const filled = { ...fill(model, values, company), filled: true as const }
    expect(Buffer.compare(bytes, await render(filled, format))).toBe(0)
    expect(await verify(bytes, filled, format)).toEqual([])
    expect(messages).toEqual([])
  },
)

test("leaves out the office's pages for the customer, with the figures that came from them", async () => {
  const { bytes } = await renderJob({ ...job, format: 'PDF', fileFor: 'customer' })
  const copy = customerCopy({ ...fill(model, values, company), filled: true }, { keepValues: true })
  expect(copy.parts.length).toBeLessThan(model.parts.length)
  expect(await verify(bytes, copy, 'PDF')).toEqual([])
})

test('a document that is all for the customer stays whole', async () => {
  const whole = customerCopy(model)
  const [all, given] = await Promise.all([
    renderJob({ ...job, model: whole, format: 'Word' }),
    renderJob({ ...job, model: whole, format: 'Word', fileFor: 'customer' }),
  ])
  expect(Buffer.compare(given.bytes, all.bytes)).toBe(0)
})

test('photographs are read when the file is written, and stand in it as they are', async () => {
  const bytes = Uint8Array.from([...jpegHead(40, 30), 1, 2, 3])
  const file = new Blob([bytes], { type: 'image/jpeg' })
  const photographs = {
    'photo.2.image': { type: 'image/jpeg', file, width: 40, height: 30, alt: 'North slope' },
  } as const
  const written = await renderJob({ ...job, photographs, format: 'Word' })
  expect(written.messages).toEqual([])
  const parts = unzipSync(written.bytes)
  const [media] = Object.keys(parts).filter((path) => path.endsWith('.jpeg'))
  expect(parts[media ?? '']).toEqual(bytes)
  expect(strFromU8(parts['word/document.xml']!)).toContain('descr="North slope"')
})

const named = (name: string) => ({ ...job, entries: { ...job.entries, values: { 'customer.name': name } } })

test.each([
  ['Vietnamese', 'Nguyễn Thị Hường'],
  ['Polish', 'Łukasz Żółć'],
  ['Spanish', 'Rosa Peña'],
  ['Turkish', 'Çiğdem Işık'],
  ['Czech, whose š and ž old encodings have', 'Tomáš Žižka'],
  ['signed', 'Rise ≥ 4 and ≤ 9 → ✓'],
])('a %s name is shown in the PDF as it was typed', async (_language, name) => {
  const { bytes, messages } = await renderJob({ ...named(name), format: 'PDF' })
  expect(messages).toEqual([])
  expect(await verify(bytes, { ...fill(model, { 'customer.name': name }, company), filled: true }, 'PDF')).toEqual([])
  expect(shownIn(bytes, 'customer.name')).toBe(name)
})

test('an emoji is left out of the PDF with a message, never drawn as a question mark', async () => {
  const { bytes, messages } = await renderJob({ ...named('Ana 👩🏽‍🔧🏠 Lee'), format: 'PDF' })
  expect(messages).toEqual(['The PDF cannot show these characters, so they are left out: 👩🏽‍🔧 🏠'])
  expect(shownIn(bytes, 'customer.name')).toMatch(/^Ana +Lee$/)
})

test.each([
  ['Word', 'word/document.xml'],
  ['Excel', 'xl/sharedStrings.xml'],
] as const)('%s keeps every character', async (format, part) => {
  const { bytes, messages } = await renderJob({ ...named('Ana 🏠 李 Nguyễn'), format })
  expect(messages).toEqual([])
  expect(strFromU8(unzipSync(bytes)[part]!)).toContain('Ana 🏠 李 Nguyễn')
})

test('what the document does not take is named in a message', async () => {
  const { messages } = await renderJob({
    ...job,
    entries: { ...job.entries, values: { 'moon.phase': 'full' } },
    format: 'Word',
  })
  expect(messages).toEqual([expect.stringContaining('moon.phase')])
})

test('an address of several lines stands in the copy of a letter as it was typed', async () => {
  const letter = documentModel({
    title: 'Letter',
    subject: 'A letter',
    intro: '',
    keywords: [],
    parts: [
      part('Fill in', [fields(1, own('owner.address', 'Address', 'multiline'))], { audience: 'office' }),
      part('Letter', [p('{owner.address}'), p('Thank you.')], { letter: true }),
    ],
  })
  const entries = { values: { 'owner.address': 'Dana Rivera\n418 Example Lane' }, pictures: {}, rows: {} }
  const { bytes } = await renderJob({
    model: letter,
    entries,
    company: {},
    today: null,
    format: 'PDF',
    fileFor: 'customer',
  })
  const rows = readPdf(bytes).pages[0]?.text.filter(({ text }) => /Rivera|Lane/.test(text)) ?? []
  expect(rows.map(({ text }) => text)).toEqual(['Dana Rivera', '418 Example Lane'])
  expect(rows[0]!.y).toBeGreaterThan(rows[1]!.y)
})

test("a customer's copy has its title once, though its first part has one of its own", async () => {
  const contract = documentModel({
    title: 'Roof Contract',
    subject: 'A contract',
    intro: '',
    keywords: [],
    parts: [
      part('Fill in', [fields(1, own('job.name', 'Job'))], { audience: 'office' }),
      titledPart('Contract', [p('The work is as described.')]),
    ],
  })
  const entries = { values: {}, pictures: {}, rows: {} }
  const { bytes } = await renderJob({
    model: contract,
    entries,
    company: {},
    today: null,
    format: 'PDF',
    fileFor: 'customer',
  })
  expect(
    readPdf(bytes)
      .pages.flatMap(({ text }) => text)
      .filter(({ text }) => text === 'Roof Contract'),
  ).toHaveLength(1)
})

test.each([
  ['PDF', true],
  ['Word', true],
  ['Excel', false],
] as const)('a report as of today says its day in a %s: %s', async (format, isDated) => {
  const report = documentModel({
    ...{ title: 'Aging', subject: '', intro: '' },
    parts: [
      part('Aging', [
        fields(
          2,
          own('report.date', 'As of', 'date'),
          own('due.date', 'Due', 'date'),
          calculated('late', 'Days late', 'number', sub(orElse(ref('report.date'), { op: 'today' }), ref('due.date'))),
        ),
      ]),
    ],
  })
  const entries = { values: { 'due.date': '2026-11-18' }, pictures: {}, rows: {} }
  const write = (values: Record<string, string>) =>
    renderJob({
      model: report,
      entries: { ...entries, values: { ...entries.values, ...values } },
      company,
      today: '2026-11-28',
      format,
    })
  const [blank, dated] = await Promise.all([write({}), write({ 'report.date': '2026-11-28' })])
  expect(Buffer.compare(blank.bytes, dated.bytes) === 0).toBe(isDated)
})
