import type * as EnvModule from '@/lib/env'
import { templateContents } from '@/lib/catalogue/contents'
import { todayOf } from '@/lib/catalogue/editions'
import { stateOf } from '@/data/law'
import { editionModelResponse, editionResponse } from '@/lib/made-files/editions'
import type { EditionParts } from '@/lib/made-files/obtain'
import { createEditionQueue } from '@/lib/made-files/queue'
import type { EditionJob } from '@/lib/made-files/program/job'
import { failureResponse } from '@/lib/http/failure'
import { keepInMemory } from '@/lib/made-files/keep'

let mockSettings: Record<string, string> = {}
jest.mock('@/lib/env', () => {
  const { parseEnv } = jest.requireActual<typeof EnvModule>('@/lib/env')
  return { env: () => parseEnv(mockSettings) }
})
const log = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)

const FOLDER = 'contracts'
const FILE = 'epdm-residential-contract.tx.pdf'

interface Made {
  job: EditionJob
  finish: (bytes: Uint8Array<ArrayBuffer>) => void
  fail: (reason: Error) => void
}
let made: Made[]
let parts: EditionParts

beforeEach(() => {
  mockSettings = {}
  log.mockClear()
  made = []
  parts = {
    keep: keepInMemory(),
    queue: createEditionQueue(),
    limiter: { take: () => 0 } as unknown as EditionParts['limiter'],
    make: (job) => new Promise((finish, fail) => made.push({ job, finish, fail })),
  }
})

async function get(file: string, { folder = FOLDER, headers = {} } = {}): Promise<Response> {
  const request = new Request(`http://localhost/templates/${folder}/${file}`, { headers })
  const result = await editionResponse(request, { folder, file }, parts)
  return result instanceof Response ? result : failureResponse(result)
}
const begun = (count: number) =>
  new Promise<void>((resolve) => {
    const look = (): void => void (made.length >= count ? resolve() : setImmediate(look))
    look()
  })

test('an edition is made once, named and typed like a file of the library, and kept', async () => {
  const first = get(FILE)
  await begun(1)
  const { job, finish } = made[0]!
  expect(job).toMatchObject({ slug: 'epdm-residential-contract', state: 'TX', format: 'PDF' })
  finish(new Uint8Array([1, 2, 3]))
  const response = await first
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '3',
    'cache-control': 'public, max-age=86400',
    'content-disposition': 'inline; filename="epdm-residential-contract-texas-edition.pdf"',
    'x-robots-tag': 'noindex',
  })
  const again = await get(FILE)
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  const tag = again.headers.get('etag')!
  expect((await get(FILE, { headers: { 'if-none-match': tag } })).status).toBe(304)
  expect(made).toHaveLength(1)
})

test('two requests for the same edition wait for one file', async () => {
  const both = [get(FILE), get(FILE)]
  await begun(1)
  made[0]!.finish(new Uint8Array([7]))
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  expect(made).toHaveLength(1)
})

test('states and formats have different tags', async () => {
  const files = [FILE, FILE.replace('.tx.', '.ca.'), FILE.replace('.pdf', '.docx')]
  const tags: (string | null)[] = []
  for (const [index, file] of files.entries()) {
    const response = get(file)
    await begun(index + 1)
    made[index]!.finish(new Uint8Array([index]))
    tags.push((await response).headers.get('etag'))
  }
  expect(new Set(tags).size).toBe(3)
})

test('one file is made, one of each client waits, six at most, and others are answered 503 with Retry-After', async () => {
  const files = ['tx', 'ca', 'ny', 'fl', 'ga', 'oh', 'wa', 'or', 'az'].map((code) => FILE.replace('.tx.', `.${code}.`))
  const of = (client: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${client}` } })
  const running = get(files[0]!, of(0))
  await begun(1)
  const waiting = [get(files[1]!, of(0))]
  await new Promise(setImmediate)
  const refused = await get(files[2]!, of(0))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  for (let client = 1; client <= 5; client += 1) waiting.push(get(files[client + 1]!, of(client)))
  await new Promise(setImmediate)
  expect((await get(files[7]!, of(6))).status).toBe(503)
  for (const [index, each] of [running, ...waiting].entries()) {
    await begun(index + 1)
    made[index]!.finish(new Uint8Array([index]))
    expect((await each).status).toBe(200)
  }
})

test('a file that cannot be made is answered 503, logged, and the next request tries again', async () => {
  const failing = get(FILE)
  await begun(1)
  made[0]!.fail(new Error('out of memory'))
  const refused = await failing
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ error: { code: 'edition-not-made' } })
  expect(log.mock.calls.join()).toContain('out of memory')
  const next = get(FILE)
  await begun(2)
  made[1]!.finish(new Uint8Array([1]))
  expect((await next).status).toBe(200)
})

test.each([
  ['an unknown template', 'no-such-contract.tx.pdf', FOLDER],
  ['an unknown state', 'epdm-residential-contract.zz.pdf', FOLDER],
  ['a format that the template lacks', 'epdm-residential-contract.tx.zip', FOLDER],
  ['a state in capitals', 'epdm-residential-contract.TX.pdf', FOLDER],
  ['a template without editions', 'shingle-roof-estimate.tx.pdf', 'essentials'],
  ['another folder', FILE, 'essentials'],
  ['a path that climbs', '..%2f..%2fpackage.tx.pdf', FOLDER],
])('%s is not found, and nothing is made', async (_, file, folder) => {
  const response = await get(file, { folder })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'edition-not-found' } })
  expect(made).toHaveLength(0)
})

test('a client that requests too many gets a Retry-After', async () => {
  parts.limiter = { take: () => 12 } as unknown as EditionParts['limiter']
  const response = await get(FILE)
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('12')
})

test('where functions keep no files, the network of the host keeps an edition for a day', async () => {
  mockSettings = { VERCEL: '1', TRUST_PROXY: '1', SIGNING_SECRET: 'x'.repeat(32) }
  const response = get(FILE)
  await begun(1)
  made[0]!.finish(new Uint8Array([1]))
  expect((await response).headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=86400')
})

describe('the model of an edition', () => {
  const MODEL = 'epdm-residential-contract.tx.json'
  const ask = (file: string, headers = {}): Response => {
    const request = new Request(`http://localhost/models/${file}`, { headers })
    const result = editionModelResponse(request, { file }, parts)
    return result instanceof Response ? result : failureResponse(result)
  }

  test('is the JSON that its files are written from, with a tag, and nothing is made', async () => {
    const response = ask(MODEL)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-robots-tag': 'noindex',
    })
    const content = templateContents.find(({ slug }) => slug === 'epdm-residential-contract')!
    expect(await response.text()).toBe(JSON.stringify(content.document({ state: stateOf('TX')!, today: todayOf() })))
    expect(ask(MODEL, { 'if-none-match': response.headers.get('etag')! }).status).toBe(304)
    expect(ask(MODEL.replace('.tx.', '.ca.')).headers.get('etag')).not.toBe(response.headers.get('etag'))
    expect(made).toHaveLength(0)
  })

  test.each(['no-such-contract.tx.json', 'epdm-residential-contract.zz.json', 'shingle-roof-estimate.tx.json', FILE])(
    'at %s is not found',
    async (file) => {
      const response = ask(file)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'edition-not-found' } })
    },
  )

  test('is refused with Retry-After to a client that requests too many', () => {
    parts.limiter = { take: () => 12 } as unknown as EditionParts['limiter']
    expect(ask(MODEL).headers.get('retry-after')).toBe('12')
  })
})
