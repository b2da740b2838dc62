import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { GET } from '@/app/api/documents/[slug]/pages/[page]/route'
import { allTemplates } from '@/lib/catalogue'
import type { PictureBytes } from '@/lib/pictures/drawing/job'
import { WAITING } from '@/lib/made-files/queue'
import { madeFiles } from '@/lib/made-files/wait'
import { createGate } from '@/tests/support/gate'
import { documented } from '@/tests/support/documented-handler'
import { captureLog } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'
import { answered } from '@/tests/support/post'
import { useSettings } from '@/tests/support/settings'

const folder = newFolder()
useSettings({ DATA_DIR: folder, TRUST_PROXY: '1' })
const mockDraw = jest.fn<Promise<PictureBytes>, [unknown]>()
jest.mock('@/lib/made-files/drawer', () => ({ createDrawer: () => mockDraw }))

const picture = documented('/api/documents/{slug}/pages/{page}', GET)
/** Documents that no test has asked for: each drawing is a first one. */
const unseen = allTemplates().filter(({ files }) => files.some(({ format }) => format === 'PDF'))

const ask = (slug: string, client: string, page = '1', headers: Record<string, string> = {}) =>
  picture(new Request('http://localhost/', { headers: { 'x-forwarded-for': client, ...headers } }), {
    params: Promise.resolve({ slug, page }),
  })
const askNew = (client: string) => ask(unseen.pop()!.slug, client)
const retryAfter = ({ headers }: Response) => Number(headers.get('retry-after'))

beforeEach(() => mockDraw.mockReset().mockImplementation(() => Promise.resolve(new Uint8Array([1, 2, 3]))))

test('a page is drawn once, cached on disk and tagged, and not sent again; a page beyond the last one is 404', async () => {
  const { slug } = unseen.pop()!
  const first = await ask(slug, '203.0.113.1')
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const second = await ask(slug, '203.0.113.1')
  expect(new Uint8Array(await second.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(mockDraw).toHaveBeenCalledTimes(1)
  expect(readdirSync(path.join(folder, 'pictures'))).toEqual([`${first.headers.get('etag')!.slice(1, -1)}.webp`])
  for (const page of ['0', '99', 'x', '1.5']) expect((await ask(slug, '203.0.113.1', page)).status).toBe(404)
  const etag = first.headers.get('etag')
  rmSync(path.join(folder, 'pictures'), { recursive: true })
  const again = await ask(slug, '203.0.113.2', '1', { 'if-none-match': `W/${etag}` })
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
  expect(mockDraw).toHaveBeenCalledTimes(1)
})

test('simultaneous requests for a picture share one drawing; one that cannot be drawn is retried on the next', async () => {
  const logged = captureLog()
  const { slug } = unseen.pop()!
  const shared = unseen.pop()!.slug
  const answers = await Promise.all(['203.0.113.3', '203.0.113.4'].map((client) => ask(shared, client)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(mockDraw).toHaveBeenCalledTimes(1)
  mockDraw.mockRejectedValueOnce(new Error('The drawing thread ended with code 134'))
  expect((await ask(slug, '203.0.113.5')).status).toBe(500)
  expect(logged()).toContain('code 134')
  expect((await ask(slug, '203.0.113.5')).status).toBe(200)
  jest.restoreAllMocks()
})

test('a client may have thirty pictures drawn per minute; cached pictures and other clients are not limited', async () => {
  const { slug } = unseen.at(-1)!
  for (let count = 0; count < 30; count++) expect((await askNew('203.0.113.6')).status).toBe(200)
  const refused = await askNew('203.0.113.6')
  expect(await answered(refused)).toMatchObject([429, { error: { code: 'too-soon' } }])
  expect(retryAfter(refused)).toBeGreaterThan(0)
  expect((await ask(slug, '203.0.113.6')).status).toBe(200)
  expect((await askNew('203.0.113.7')).status).toBe(200)
  expect(mockDraw).toHaveBeenCalledTimes(31)
})

test('at most two pictures of a client and twelve in total are queued; further requests get Retry-After', async () => {
  const { passed, open } = createGate()
  mockDraw.mockImplementation(() => passed.then(() => new Uint8Array([1])))
  // Only what is refused is answered before the gate opens.
  const ofOne = [1, 2, 3, 4].map(() => askNew('203.0.113.8'))
  const fourth = await Promise.race(ofOne)
  expect(fourth.status).toBe(429)
  const ofOthers = Array.from({ length: WAITING - 1 }, (_, client) => askNew(`198.51.100.${client}`))
  const beyond = await Promise.race(ofOthers)
  expect(await answered(beyond)).toMatchObject([503, { error: { code: 'busy' } }])
  for (const refused of [fourth, beyond]) {
    expect(retryAfter(refused)).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
  }
  open()
  const answers = await Promise.all([...ofOne, ...ofOthers])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(WAITING + 1)
  expect((await askNew('198.51.100.99')).status).toBe(200)
})

test('a picture whose document is still rendered takes no place in the queue, and is drawn once', async () => {
  const late = unseen.pop()!
  const { passed, open } = createGate()
  let isLate = true
  madeFiles().wait = async (url) => {
    if (!isLate || !url.includes(`/${late.slug}.`)) return false
    await passed
    isLate = false
    return false
  }
  const waiting = ['203.0.113.11', '203.0.113.11', '203.0.113.12'].map((client) => ask(late.slug, client))
  for (let count = 0; count < 3; count++) expect((await askNew('203.0.113.11')).status).toBe(200)
  open()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(mockDraw).toHaveBeenCalledTimes(4)
  delete madeFiles().wait
})

test('a client that requests endlessly is limited', async () => {
  const { slug } = unseen.pop()!
  for (let count = 0; count < 120; count++) expect((await ask(slug, '203.0.113.9', '99')).status).toBe(404)
  const refused = await ask(slug, '203.0.113.9', '99')
  expect(refused.status).toBe(429)
  expect(retryAfter(refused)).toBeGreaterThan(0)
  expect((await ask(slug, '203.0.113.10', '99')).status).toBe(404)
})
