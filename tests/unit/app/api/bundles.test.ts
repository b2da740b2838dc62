import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { GET as filesRoute } from '@/app/api/bundles/[name]/files/route'
import { GET as archiveRoute, HEAD as headRoute } from '@/app/api/bundles/[name]/route'
import { bundleFiles, findBundle, summarizeBundle } from '@/lib/bundles'
import { allPackets, allTemplates, categoryParts } from '@/lib/catalogue'
import { answered } from '@/tests/support/post'
import { documented } from '@/tests/support/documented-handler'
import { openFiles } from '@/tests/support/open-files'
import { until } from '@/tests/support/until'
import { fullTest } from '@/tests/support/full-test'

const files = documented('/api/bundles/{name}/files', filesRoute)
const GET = documented('/api/bundles/{name}', archiveRoute)
const HEAD = documented('/api/bundles/{name}', headRoute)

const context = (name: string) => ({ params: Promise.resolve({ name }) })
const get = (name: string, query = '', headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/api/bundles/${name}${query}`, { headers }), context(name))

test('the archive contains the bundle’s files byte for byte, has the announced length, and is not sent again', async () => {
  const response = await get('essentials')
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="ridgedocs-essentials.zip"')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.length).toBe(Number(response.headers.get('x-archive-length')))
  const entries = unzipSync(bytes)
  const expected = bundleFiles(findBundle('essentials')!)
  expect(Object.keys(entries)).toEqual(expected.map(({ path }) => path))
  for (const { path, url } of expected)
    expect(Buffer.compare(Buffer.from(entries[path]!), readFileSync(`public${url}`))).toBe(0)
  const again = await get('essentials', '', { 'if-none-match': response.headers.get('etag')! })
  expect(again.status).toBe(304)
  for (const name of ['etag', 'cache-control']) expect(again.headers.get(name)).toBe(response.headers.get(name))
})

test('one format only, if requested', async () => {
  const response = await get('essentials', '?format=Word')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="ridgedocs-essentials-word.zip"')
  const names = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))
  const inWord = findBundle('essentials')!.templates.filter(({ formats }) => formats.includes('Word'))
  expect(names.filter((name) => name.startsWith('essentials/'))).toHaveLength(inWord.length)
  expect(names.every((name) => name.endsWith('.docx'))).toBe(true)
})

test.each([
  ['no-such', '', 404, 'bundle-not-found'],
  ['constructor', '', 404, 'bundle-not-found'],
  ['essentials', '?format=ODT', 400, 'bad-query'],
  ['contracts-agreements', '?format=Excel', 404, 'bundle-empty'],
  ['complete', '?state=TX', 400, 'bundle-too-large'],
  ['epdm', '?state=ZZ', 400, 'bad-query'],
  ['no-such', '?state=TX', 404, 'bundle-not-found'],
])('%s%s is answered %i %s', async (name, query, status, code) => {
  expect(await answered(get(name, query))).toMatchObject([status, { error: { code } }])
})

test('the list of files, for saving them one by one', async () => {
  const response = await files(new Request('http://localhost/api/bundles/essentials/files'), context('essentials'))
  const list = (await response.json()) as { title: string; files: { name: string; url: string; bytes: number }[] }
  expect(list.title).toBe('Essentials')
  expect(list.files).toHaveLength(summarizeBundle('essentials').files)
  const name = 'shingle-roof-estimate.pdf'
  expect(list.files[0]).toMatchObject({ name, folder: 'essentials', url: `/templates/essentials/${name}` })
})

test('there is a bundle of everything, and of every category and roof system with a page; no two files share a path', () => {
  expect(findBundle('complete')!.templates).toHaveLength(allTemplates().length)
  const divided = Object.entries(categoryParts).filter(([, parts]) => parts.length > 0)
  for (const name of divided.flat(2).filter((part) => !['universal', 'specialty'].includes(part)))
    expect(findBundle(name)?.templates.length).toBeGreaterThan(0)
  for (const name of ['complete', 'estimates-proposals', ...allPackets().map(({ slug }) => slug)]) {
    const paths = bundleFiles(findBundle(name)!).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(0)
    expect(new Set(paths).size).toBe(paths.length)
  }
})

test('customer’s workbooks are in the archives of their category and packets; office and field files in folders of theirs', () => {
  const inCategory = bundleFiles(findBundle('estimates-proposals')!, 'Excel')
  expect(inCategory).toHaveLength(2 * 116)
  const path = 'estimates/asphalt-shingle-residential-replacement-estimate'
  const url = '/templates/estimates/asphalt-shingles-residential-replacement-estimate'
  expect(inCategory.slice(0, 2)).toMatchObject([
    { path: `${path}.xlsx`, url: `${url}.xlsx` },
    { path: `${path}-customer-copy.xlsx`, url: `${url}.customer.xlsx` },
  ])
  const printed = bundleFiles(findBundle('estimates-proposals')!, 'Word').map(({ path: own }) => own.split('/')[0])
  const countIn = (folder: string) => printed.filter((each) => each === folder).length
  expect(['estimates', 'office', 'field'].map(countIn)).toEqual([116, 116, 42])
  const { templates, files, byFormat } = summarizeBundle('estimates-quotes')
  const each = { templates: 4, files: 8 }
  expect([templates, files, byFormat]).toEqual([4, 24, { PDF: each, Excel: each, Word: each }])
  expect(bundleFiles(findBundle('epdm-repair')!).filter(({ url }) => url.includes('.customer.'))).toHaveLength(1)
  for (const name of ['complete', 'essentials', 'epdm'])
    expect(bundleFiles(findBundle(name)!).filter(({ url }) => url.includes('.customer.'))).toEqual([])
})

const epdmRepair = [
  '1-if-water-is-coming-in/epdm-emergency-repair-contract.pdf',
  '2-find-the-cause/epdm-leak-investigation.pdf',
  '2-find-the-cause/photo-documentation-log.pdf',
  '3-price-and-sign/epdm-repair-estimate.pdf',
  '3-price-and-sign/epdm-repair-contract.pdf',
  '3-price-and-sign/notice-of-cancellation.pdf',
  '4-do-the-repair/epdm-job-hazard-analysis.pdf',
  '4-do-the-repair/epdm-daily-safety-checklist.pdf',
  '4-do-the-repair/change-order.pdf',
  '5-get-paid/service-call-invoice.pdf',
  '5-get-paid/payment-receipt.pdf',
  '5-get-paid/warranty-certificate.pdf',
]

test('a packet’s archive has a numbered folder for each stage, in the order of the work', () => {
  const paths = bundleFiles(findBundle('epdm-repair')!, 'PDF').map(({ path }) => path)
  expect(paths.filter((path) => /^\d/.test(path))).toEqual(epdmRepair)
  expect(paths.filter((path) => path.startsWith('field/'))).toEqual(['field/epdm-leak-investigation-field.pdf'])
  expect(paths.filter((path) => path.startsWith('office/'))).toHaveLength(7)
  expect(paths).toHaveLength(epdmRepair.length + 8)
})

fullTest('a packet’s archive is sent with these folders', async () => {
  const response = await get('epdm-repair', '?format=PDF')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="ridgedocs-epdm-repair-packet-pdf.zip"',
  )
  const paths = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))
  expect(paths.filter((path) => /^\d/.test(path))).toEqual(epdmRepair)
})

const getFrom = (client: string) => get('essentials', '', { 'x-forwarded-for': client })
/** Begins to read an archive for each client, one after the other. */
async function openArchives(clients: readonly string[]): Promise<Response[]> {
  const open = []
  for (const client of clients) open.push(await getFrom(client))
  expect(open.map(({ status }) => status)).toEqual(clients.map(() => 200))
  return open
}
async function expectNoneFor(client: string, expected: number): Promise<void> {
  const { status, headers } = await getFrom(client)
  expect([status, headers.get('retry-after')]).toEqual([expected, '10'])
}

test('a client may read four archives at once; the next waits until one has ended', async () => {
  const open = await openArchives(Array<string>(4).fill('203.0.113.1'))
  await expectNoneFor('203.0.113.1', 429)
  open.push(...(await openArchives(['203.0.113.2'])))
  await open.shift()?.body?.cancel()
  open.push(...(await openArchives(['203.0.113.1'])))
  for (const { body } of open) await body?.cancel()
})

const openDocuments = () => openFiles().filter((file) => file.includes('/public/templates/'))

test.each([
  [0, 'after'],
  [1, 'after'],
  [2, 'after'],
  [2, 'during the read after'],
  [8, 'after'],
])('an archive that is canceled with %i reads done, %s them, leaves no document open', async (reads, when) => {
  let opened = 0
  for (let time = 0; time < 30; time += 1) {
    const reader = (await get('essentials')).body!.getReader()
    for (let read = 0; read < reads; read += 1) {
      await reader.read()
      opened = Math.max(opened, openDocuments().length)
    }
    const pending = when === 'after' ? undefined : reader.read()
    await reader.cancel()
    await pending
  }
  // At most one file at a time, and those of earlier archives are closed again.
  if (reads === 8) expect(opened).toBeGreaterThan(0)
  await until(() => openDocuments().length === 0)
})

test('HEAD returns the headers of GET, opens no file and takes no slot', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const got = await get('essentials', '', headers)
  for (let time = 0; time < 10; time += 1) {
    const request = new Request('http://localhost/api/bundles/essentials', { method: 'HEAD', headers })
    const head = await HEAD(request, context('essentials'))
    expect([head.status, head.body]).toEqual([200, null])
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers))
    expect(openDocuments()).toEqual([])
  }
  await got.body?.cancel()
})

test('all clients together may read 32 archives at once; the next one gets Retry-After', async () => {
  const open = await openArchives(Array.from({ length: 32 }, (_, client) => `198.51.100.${client}`))
  await expectNoneFor('198.51.100.100', 503)
  await open.pop()?.body?.cancel()
  open.push(...(await openArchives(['198.51.100.100'])))
  for (const { body } of open) await body?.cancel()
})
