import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { GET as filesRoute } from '@/app/api/bundles/[name]/files/route'
import { GET as archiveRoute, HEAD as headRoute } from '@/app/api/bundles/[name]/route'
import { bundleFiles, editionFiles, findBundle } from '@/lib/bundles'
import type { EditionJob } from '@/lib/made-files/program/job'
import type * as PictureKeepModule from '@/lib/made-files/keep'
import { documented } from '@/tests/support/documented-handler'
import { fullTest } from '@/tests/support/full-test'
import { useSettings } from '@/tests/support/settings'

useSettings({ TRUST_PROXY: '1' })
const mockJobs: EditionJob[] = []
let mockMake: (job: EditionJob) => Promise<Uint8Array>
jest.mock('@/lib/made-files/process', () => ({
  createMaker: () => (job: EditionJob) => {
    mockJobs.push(job)
    return mockMake(job)
  },
}))
jest.mock('@/lib/made-files/edition-keep', () => {
  const { keepInMemory } = jest.requireActual<typeof PictureKeepModule>('@/lib/made-files/keep')
  return { editionKeep: () => keepInMemory(0) }
})
const log = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)

const GET = documented('/api/bundles/{name}', archiveRoute)
const HEAD = documented('/api/bundles/{name}', headRoute)
const files = documented('/api/bundles/{name}/files', filesRoute)
const context = (name: string) => ({ params: Promise.resolve({ name }) })
const get = (name: string, query: string, client = '203.0.113.1') => {
  const headers = { 'x-forwarded-for': client }
  return GET(new Request(`http://localhost/api/bundles/${name}${query}`, { headers }), context(name))
}

const bytesOf = ({ slug, state, format }: EditionJob): Uint8Array => Buffer.from(`${slug} ${state} ${format}`)
beforeEach(() => {
  mockJobs.length = 0
  mockMake = (job) => Promise.resolve(bytesOf(job))
})

fullTest('a category comes with the editions of the state, and its own files that no state law affects', async () => {
  const response = await get('contracts-agreements', '?state=tx&format=Word')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="ridgedocs-contracts-agreements-texas-word.zip"',
    'cache-control': 'no-store',
  })
  expect(response.headers.get('x-archive-length')).toBeNull()
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const expected = editionFiles(findBundle('contracts-agreements')!, 'TX', 'Word')
  expect(Object.keys(entries)).toEqual(expected.map(({ path }) => path))
  const made = expected.filter((file) => 'edition' in file)
  const stored = expected.filter((file) => !('edition' in file))
  expect(made.length).toBeGreaterThan(190)
  expect(stored.map(({ url }) => url)).toContain('/templates/contracts/certificate-of-completion.docx')
  for (const { path, url } of stored)
    expect(Buffer.compare(Buffer.from(entries[path]!), readFileSync(`public${url}`))).toBe(0)
  for (const [index, { path, edition }] of made.entries()) {
    expect(path).toMatch(/^(contracts\/.+-texas-edition|office\/.+-texas-edition-office)\.docx$/)
    expect(mockJobs[index]).toMatchObject({ slug: edition.slug, state: 'TX', format: 'Word' })
    expect(Buffer.from(entries[path]!).toString()).toBe(`${edition.slug} TX Word`)
  }
})

test('a packet comes with the editions of the state, in the folders of its stages', () => {
  const paths = editionFiles(findBundle('epdm-repair')!, 'TX', 'PDF').map(({ path }) => path)
  expect(paths).toContain('3-price-and-sign/epdm-repair-contract-texas-edition.pdf')
  expect(paths).toContain('3-price-and-sign/epdm-repair-estimate.pdf')
  expect(paths).toHaveLength(bundleFiles(findBundle('epdm-repair')!, 'PDF').length)
})

fullTest('each edition is made when its turn comes, and none after the archive is canceled', async () => {
  let finish: (bytes: Uint8Array) => void = () => undefined
  mockMake = () => new Promise((resolve) => (finish = resolve))
  const reader = (await get('epdm', '?state=TX&format=PDF')).body!.getReader()
  const reading = (async () => {
    while (mockJobs.length === 0) await reader.read()
  })()
  while (mockJobs.length === 0) await new Promise(setImmediate)
  expect(mockJobs).toHaveLength(1)
  const canceled = reader.cancel()
  finish(Buffer.from('made'))
  await Promise.all([reading, canceled])
  expect(mockJobs).toHaveLength(1)
})

fullTest('an edition that cannot be made aborts the archive', async () => {
  mockMake = () => Promise.reject(new Error('out of memory'))
  const response = await get('epdm', '?state=TX&format=PDF')
  await expect(response.arrayBuffer()).rejects.toThrow('was not made')
  expect(log.mock.calls.join()).toContain('out of memory')
})

test('one archive of editions a client, and two for all, at the same time', async () => {
  const first = await get('epdm', '?state=TX')
  const again = await get('epdm', '?state=CA')
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '30'])
  const other = await get('epdm', '?state=CA', '203.0.113.2')
  const third = await get('epdm', '?state=NY', '203.0.113.3')
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '30'])
  for (const { body } of [first, other]) await body?.cancel()
  const next = await get('epdm', '?state=NY', '203.0.113.3')
  expect(next.status).toBe(200)
  await next.body?.cancel()
})

fullTest.each(['inspections-assessments', 'estimates-proposals'])('%s is the same in every state', async (name) => {
  const response = await get(name, '?state=TX&format=PDF')
  const own = await get(name, '?format=PDF', '203.0.113.2')
  expect(response.headers.get('etag')).toBe(own.headers.get('etag'))
  expect(response.headers.get('x-archive-length')).toMatch(/^\d+$/)
  for (const { body } of [response, own]) await body?.cancel()
})

test('HEAD names the file and makes nothing', async () => {
  const request = new Request('http://localhost/api/bundles/epdm?state=TX', { method: 'HEAD' })
  const { status, body, headers } = await HEAD(request, context('epdm'))
  expect([status, body]).toEqual([200, null])
  expect(headers.get('content-disposition')).toBe('attachment; filename="ridgedocs-epdm-texas.zip"')
  expect(mockJobs).toEqual([])
})

test('the list of files has the addresses of the editions, whose sizes are not known yet', async () => {
  const request = new Request('http://localhost/api/bundles/epdm/files?state=TX&format=PDF')
  const response = await files(request, context('epdm'))
  const list = (await response.json()) as { files: { name: string; url: string; bytes?: number }[] }
  expect(list.files).toHaveLength(bundleFiles(findBundle('epdm')!, 'PDF').length)
  expect(list.files).toContainEqual({
    folder: 'contracts',
    name: 'epdm-residential-contract-texas-edition.pdf',
    url: '/templates/contracts/epdm-residential-contract.tx.pdf',
  })
})
