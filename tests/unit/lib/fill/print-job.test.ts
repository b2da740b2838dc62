import { templateContents } from '@/lib/catalogue/contents'
import { PdfFile, isDict, Name, textOf, type Value } from '@/lib/documents/verify/pdf-reader'
import type { PrintJob } from '@/lib/fill/engine'
import { printJob } from '@/lib/fill/print-job'
import { checkWithQpdf, pageTexts, rolesOf, testWithQpdf } from '@/tests/support/pdf'
import { jpegHead } from '@/tests/support/pictures'
import { sampleDocument } from '@/tests/support/sample-document'
import { finder } from '@/tests/support/template-reader'
import { entriesOf } from '../documents/model-helpers'
import { readPdf, type Bookmark } from '../documents/render/pdf/read-pdf'

const values = {
  'customer.name': 'Dana Rivera',
  'roof.existing': 'Metal',
  'plane.1.plan': 1000,
  'plane.1.rise': 6,
  'line.2.price': 120,
  'condition.1.answer': 'Fair',
  'before.2.answer': true,
  'photo.1.place': 'North slope',
}
const document = (name: string, more: Parameters<typeof entriesOf>[0] = {}) => ({
  ...{ name, model: sampleDocument(), company: { 'company.name': 'Summit Roofing' }, today: null },
  entries: entriesOf({ ...values, ...more }),
})
const set: PrintJob = {
  title: 'Rivera job',
  documents: [document('Estimate'), document('Estimate 2', { 'customer.name': 'Łukasz Rivera' })],
  readers: ['customer', 'crew', 'office'],
}

let bytes: Uint8Array
let texts: string[]
beforeAll(async () => {
  bytes = (await printJob(set)).bytes
  texts = await pageTexts(bytes)
})

const titles = ({ title, items }: Bookmark, depth = 0): string[] => [
  `${'  '.repeat(depth)}${title}`,
  ...items.flatMap((item) => titles(item, depth + 1)),
]

test('the papers of each reader are apart, each document with its own page numbers, as pdfium reads them', () => {
  const readers = texts.map((text) => /(OFFICE|CREW) COPY/.exec(text)?.[1]?.toLowerCase() ?? 'customer')
  expect(readers.filter((reader, index) => reader !== readers[index - 1])).toEqual(['customer', 'crew', 'office'])
  const numbers = texts.map((text) => /Page (\d+) of (\d+)/.exec(text)?.slice(1).map(Number) ?? [])
  numbers.forEach(([page = 0, count = 0], index) => {
    const [before = 0, beforeCount = 0] = numbers[index - 1] ?? []
    expect(page).toBe(before < beforeCount ? before + 1 : 1)
    expect(count).toBeGreaterThanOrEqual(page)
  })
  expect(numbers.filter(([page]) => page === 1)).toHaveLength(6)
  const customer = texts.filter((_, index) => readers[index] === 'customer').join('\n')
  for (const word of ['Measurements', 'Waste', 'Material quantity']) expect(customer).not.toContain(word)
})

test('what is filled in and calculated is drawn, and there is no form, script or field', () => {
  const read = readPdf(bytes)
  expect(read.pages.flatMap(({ widgets }) => widgets)).toEqual([])
  expect([read.fields, read.scripts]).toEqual([{}, null])
  const all = texts.join('\n')
  for (const shown of ['Dana Rivera', 'Łukasz Rivera', 'Metal', '1,118.0', 'North slope', 'Summit Roofing'])
    expect(all).toContain(shown)
  // What only a screen has: the prompt of a frame.
  expect(all).not.toContain('Click to add')
})

test('bookmarks are by reader, document and section', () => {
  const { outline } = readPdf(bytes)
  expect(outline.map(({ title }) => title)).toEqual(['For the customer', 'For the crew', 'For the office'])
  const first = ['For the customer', '  Estimate', '    Customer and property']
  expect(titles(outline[0]!).slice(0, 3)).toEqual(first)
  expect(outline[0]?.items.map(({ title }) => title)).toEqual(['Estimate', 'Estimate 2'])
})

/** The elements of a role, with what they say as printed fields. */
function printedFields(file: PdfFile, value: Value): Record<string, Value>[] {
  const element = file.get(value)
  if (!isDict(element)) return []
  const kids = Array.isArray(file.get(element.K)) ? file.list(element.K) : [element.K ?? null]
  const inner = kids.flatMap((kid) => (typeof kid === 'object' ? printedFields(file, kid) : []))
  return element.S instanceof Name && element.S.name === 'Form' ? [{ ...file.dict(element.A) }, ...inner] : inner
}

test('it has one structure tree, in which every drawn field says what it is', () => {
  const roots = new Set(readPdf(bytes).pages.map(({ tree }) => tree.children?.[0]?.role))
  expect([...roots]).toEqual(['Document'])
  expect(rolesOf(readPdf(bytes).pages[0]!.tree)).toEqual(expect.arrayContaining(['Document', 'Part', 'H1', 'Form']))
  const file = new PdfFile(bytes)
  const fields = printedFields(file, file.catalog.StructTreeRoot ?? null)
  const said = fields.map(({ Role, checked, Desc }) =>
    [Role, checked].map((each) => (each instanceof Name ? each.name : '')).concat(textOf(Desc)),
  )
  expect(said).toContainEqual(['tv', '', 'Customer name'])
  expect(said).toContainEqual(['rb', 'on', 'Granule cover: Fair'])
  expect(said).toContainEqual(['rb', 'off', 'Granule cover: Good'])
  expect(said).toContainEqual(['cb', 'on', expect.stringContaining('Pets indoors') as string])
  expect(said.filter(([role]) => role === '')).toEqual([])
})

testWithQpdf('qpdf finds no fault in it', () => checkWithQpdf(bytes))

test('a set for some readers has their papers only, and one without a page for them is refused', async () => {
  const onProgress = jest.fn()
  const forCrew = await printJob({ ...set, readers: ['crew'] }, onProgress)
  expect((await pageTexts(forCrew.bytes)).every((text) => text.includes('CREW COPY'))).toBe(true)
  expect(onProgress.mock.calls.join(' then ')).toBe('1,2 then 2,2')
  await expect(printJob({ ...set, documents: [] })).rejects.toThrow('no page to print')
})

test('a picture that several documents have is in the file once', async () => {
  const picture = { type: 'image/jpeg', bytes: jpegHead(60, 20), width: 60, height: 20, alt: 'Logo' } as const
  const documents = set.documents.map((each) => ({
    ...each,
    entries: { ...each.entries, pictures: { 'company.logo': picture } },
  }))
  const written = Buffer.from((await printJob({ ...set, documents })).bytes).toString('latin1')
  expect(written.split('/Subtype /Image').length - 1).toBe(1)
})

test('what a document does not take is said with its name', async () => {
  const { messages } = await printJob({ ...set, documents: [document('Estimate', { 'job.state': 'Ontario' })] })
  expect(messages.some((message) => message.startsWith('Estimate: '))).toBe(true)
})

test('a photo number of the crew’s form leads to no frame that only the customer gets', async () => {
  const model = finder(templateContents)('asphalt-shingles-pre-installation-inspection').document()
  const inspection = { name: 'Inspection', model, company: {}, today: null, entries: entriesOf({}) }
  const linksFor = async (reader: 'customer' | 'crew'): Promise<number> => {
    const { bytes } = await printJob({ title: 'Rivera job', documents: [inspection], readers: [reader] })
    const roles = readPdf(bytes).pages.flatMap(({ tree }) => rolesOf(tree))
    return roles.filter((role) => role === 'Link').length
  }
  expect(await linksFor('crew')).toBe(0)
  expect(await linksFor('customer')).toBeGreaterThan(0)
})
