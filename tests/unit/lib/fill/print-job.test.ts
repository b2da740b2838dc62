import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { templateContents } from '@/lib/catalogue/contents'
import { PdfFile, isDict, Name, textOf, type Value } from '@/lib/documents/verify/pdf-reader'
import type { PrintJob } from '@/lib/fill/engine'
import { printJob } from '@/lib/fill/print-job'
import { withPdf } from '@/lib/pdfium'
import { jpegHead } from '@/tests/support/pictures'
import { sampleDocument } from '@/tests/support/sample-document'
import { finder } from '@/tests/support/template-reader'
import { readPdf, type Bookmark, type StructureNode } from '../documents/render/pdf/read-pdf'

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
const document = (name: string, more: PrintJob['documents'][number]['entries']['values'] = {}) => ({
  ...{ name, model: sampleDocument(), company: { 'company.name': 'Summit Roofing' }, today: null },
  entries: { values: { ...values, ...more }, pictures: {}, rows: {} },
})
const set: PrintJob = {
  title: 'Rivera job',
  documents: [document('Estimate'), document('Estimate 2', { 'customer.name': 'Łukasz Rivera' })],
  readers: ['customer', 'crew', 'office'],
}
const textsOf = (bytes: Uint8Array): Promise<string[]> =>
  withPdf(bytes, (pdf) => [...pdf.pages()].map((page) => page.getText()))

let bytes: Uint8Array
let texts: string[]
beforeAll(async () => {
  bytes = (await printJob(set)).bytes
  texts = await textsOf(bytes)
})

const titles = ({ title, items }: Bookmark, depth = 0): string[] => [
  `${'  '.repeat(depth)}${title}`,
  ...items.flatMap((item) => titles(item, depth + 1)),
]

test('the papers of each reader are apart, each document with its own page numbers, as pdfium reads them', () => {
  const readers = texts.map((text) =>
    /OFFICE COPY/.test(text) ? 'office' : /CREW COPY/.test(text) ? 'crew' : 'customer',
  )
  expect([...new Set(readers)]).toEqual(['customer', 'crew', 'office'])
  expect(readers).toEqual(
    [...readers].sort((a, b) => set.readers.indexOf(a as never) - set.readers.indexOf(b as never)),
  )
  const numbers = texts.map((text) => /Page (\d+) of (\d+)/.exec(text)?.slice(1).map(Number) ?? [])
  numbers.forEach(([page = 0, count = 0], index) => {
    const [before = 0, beforeCount = 0] = numbers[index - 1] ?? []
    expect(page).toBe(before < beforeCount ? before + 1 : 1)
    expect(count).toBeGreaterThanOrEqual(page)
  })
  expect(numbers.filter(([page]) => page === 1)).toHaveLength(6)
})

test('what is filled in and calculated is drawn, and there is no form, script or field', () => {
  const read = readPdf(bytes)
  expect(read.pages.flatMap(({ widgets }) => widgets)).toEqual([])
  expect(read.fields).toEqual({})
  expect(read.scripts).toBeNull()
  const all = texts.join('\n')
  for (const shown of ['Dana Rivera', 'Łukasz Rivera', 'Metal', '1,118.0', 'North slope', 'Summit Roofing'])
    expect(all).toContain(shown)
  // What only a screen has: the prompt of a frame.
  expect(all).not.toContain('Click to add')
})

test("the customer's section has no word of the office's pages", () => {
  const customer = texts.filter((text) => !/OFFICE COPY|CREW COPY/.test(text)).join('\n')
  for (const word of ['Measurements', 'Waste', 'Material quantity']) expect(customer).not.toContain(word)
})

test('bookmarks are by reader, document and section', () => {
  const [customer, ...others] = readPdf(bytes).outline
  expect([customer, ...others].map((item) => item?.title)).toEqual([
    'For the customer',
    'For the crew',
    'For the office',
  ])
  expect(customer && titles(customer).slice(0, 3)).toEqual([
    'For the customer',
    '  Estimate',
    '    Customer and property',
  ])
  expect(customer?.items.map(({ title }) => title)).toEqual(['Estimate', 'Estimate 2'])
})

/** The elements of a role, with what they say as printed fields. */
function printedFields(file: PdfFile, value: Value): Record<string, Value>[] {
  const element = file.get(value)
  if (!isDict(element)) return []
  const kids = Array.isArray(file.get(element.K)) ? file.list(element.K) : [element.K ?? null]
  const inner = kids.flatMap((kid) => (typeof kid === 'object' ? printedFields(file, kid) : []))
  return element.S instanceof Name && element.S.name === 'Form' ? [{ ...file.dict(element.A) }, ...inner] : inner
}

const roles = (node: StructureNode): string[] => [node.role ?? '', ...(node.children ?? []).flatMap(roles)]

test('it has one structure tree, in which every drawn field says what it is', () => {
  const roots = new Set(readPdf(bytes).pages.map(({ tree }) => tree.children?.[0]?.role))
  expect([...roots]).toEqual(['Document'])
  expect(roles(readPdf(bytes).pages[0]!.tree)).toEqual(expect.arrayContaining(['Document', 'Part', 'H1', 'Form']))
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

const installed = spawnSync('qpdf', ['--version']).status === 0

;(installed ? test : test.skip)('qpdf finds no fault in it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ridgedocs-print-'))
  try {
    const file = path.join(folder, 'set.pdf')
    writeFileSync(file, bytes)
    expect(execFileSync('qpdf', ['--check', file]).toString()).toContain('No syntax or stream encoding errors')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a set for some readers has their papers only, and one without a page for them is refused', async () => {
  const done: [number, number][] = []
  const forCrew = await printJob({ ...set, readers: ['crew'] }, (...progress) => done.push(progress))
  const pages = await textsOf(forCrew.bytes)
  expect(pages.every((text) => text.includes('CREW COPY'))).toBe(true)
  expect(done).toEqual([
    [1, 2],
    [2, 2],
  ])
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
  const entries = { values: {}, pictures: {}, rows: {} }
  const inspection = { name: 'Inspection', model, company: {}, today: null, entries }
  const linksFor = async (reader: 'customer' | 'crew'): Promise<number> => {
    const { bytes } = await printJob({ title: 'Rivera job', documents: [inspection], readers: [reader] })
    return readPdf(bytes)
      .pages.flatMap(({ tree }) => roles(tree))
      .filter((role) => role === 'Link').length
  }
  expect(await linksFor('crew')).toBe(0)
  expect(await linksFor('customer')).toBeGreaterThan(0)
})
