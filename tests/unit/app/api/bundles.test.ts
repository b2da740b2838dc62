import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { GET as filesRoute } from '@/app/api/bundles/[name]/files/route'
import { GET as archiveRoute } from '@/app/api/bundles/[name]/route'
import { bundleFiles, findBundle, summarizeBundle } from '@/lib/bundles'
import { allTemplates, categoryParts } from '@/lib/catalogue'
import { documented } from '../../../support/documented-handler'

const files = documented('/api/bundles/{name}/files', filesRoute)
const GET = documented('/api/bundles/{name}', archiveRoute)

const context = (name: string) => ({ params: Promise.resolve({ name }) })
const get = (name: string, query = '', headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/api/bundles/${name}${query}`, { headers }), context(name))

test('the archive holds the bundle’s files, byte for byte, and is as long as announced', async () => {
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
})

test('one format only, where it is asked for', async () => {
  const response = await get('epdm', '?format=Word')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="ridgedocs-epdm-word.zip"')
  const names = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))
  expect(names.length).toBe(findBundle('epdm')!.templates.length)
  expect(names.every((name) => name.endsWith('.docx'))).toBe(true)
})

test('an archive that the browser has is not sent again', async () => {
  const { headers, body } = await get('essentials')
  await body?.cancel()
  const again = await get('essentials', '', { 'if-none-match': headers.get('etag')! })
  expect(again.status).toBe(304)
  for (const name of ['etag', 'cache-control']) expect(again.headers.get(name)).toBe(headers.get(name))
})

test.each([
  ['no-such', '', 404, 'bundle-not-found'],
  ['constructor', '', 404, 'bundle-not-found'],
  ['essentials', '?format=ODT', 400, 'bad-query'],
  ['contracts-agreements', '?format=Excel', 404, 'bundle-empty'],
])('%s%s is answered %i %s', async (name, query, status, code) => {
  const response = await get(name, query)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code } })
})

test('the list of files, for saving them one by one', async () => {
  const response = await files(new Request('http://localhost/api/bundles/essentials/files'), context('essentials'))
  const list = (await response.json()) as { title: string; files: { name: string; url: string; bytes: number }[] }
  expect(list.title).toBe('Essentials')
  expect(list.files).toHaveLength(summarizeBundle('essentials').files)
  expect(list.files[0]).toMatchObject({
    name: 'shingle-roof-estimate.pdf',
    url: '/templates/essentials/shingle-roof-estimate.pdf',
  })
})

test('there is a bundle of everything, and of every category and roof system that a page names', () => {
  expect(findBundle('complete')!.templates).toHaveLength(allTemplates().length)
  const named = Object.entries(categoryParts).flatMap(([category, parts]) =>
    parts.length > 0 ? [category, ...parts] : [],
  )
  for (const name of named.filter((part) => !['universal', 'specialty'].includes(part)))
    expect(findBundle(name)?.templates.length).toBeGreaterThan(0)
})

test('no two files of an archive share a path', () => {
  const paths = bundleFiles(findBundle('complete')!).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a client may read four archives at once; the next waits until one has ended', async () => {
  const at = (client: string) => get('essentials', '', { 'x-forwarded-for': client })
  const open = [await at('203.0.113.1'), await at('203.0.113.1'), await at('203.0.113.1'), await at('203.0.113.1')]
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const refused = await at('203.0.113.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  const other = await at('203.0.113.2')
  expect(other.status).toBe(200)
  await open[0]?.body?.cancel()
  const next = await at('203.0.113.1')
  expect(next.status).toBe(200)
  for (const { body } of [...open.slice(1), other, next]) await body?.cancel()
})
