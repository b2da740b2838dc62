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
import { until } from '@/tests/support/until'

let mockSettings: Record<string, string> = {}
jest.mock('@/lib/env', () => {
  const { parseEnv } = jest.requireActual<typeof EnvModule>('@/lib/env')
  return { env: () => parseEnv(mockSettings) }
})
const log = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)

const FOLDER = 'contracts'
const MODELS = 'models'
const SLUG = 'epdm-residential-contract'
const FILE = `${SLUG}.tx.pdf`
const MODEL = `${SLUG}.tx.json`

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

/** The answer to a request for an edition's file in a folder of templates, or for its model. */
async function get(file: string, { folder = FOLDER, headers = {} } = {}): Promise<Response> {
  const ask = (path: string) => new Request(`http://localhost/${path}/${file}`, { headers })
  const result =
    folder === MODELS
      ? editionModelResponse(ask(MODELS), { file }, parts)
      : await editionResponse(ask(`templates/${folder}`), { folder, file }, parts)
  return result instanceof Response ? result : failureResponse(result)
}
const begun = (count: number) => until(() => made.length >= count)
/** The answer to a request whose file is made of these bytes. */
async function obtain(file = FILE, bytes = [1]): Promise<Response> {
  const count = made.length + 1
  const response = get(file)
  await begun(count)
  made.at(-1)!.finish(new Uint8Array(bytes))
  return response
}

test('an edition is made once, named and typed like a file of the library, and kept', async () => {
  const response = await obtain(FILE, [1, 2, 3])
  expect(made[0]!.job).toMatchObject({ slug: SLUG, state: 'TX', format: 'PDF' })
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

test('two requests for the same edition wait for one file; states and formats have different tags', async () => {
  const both = await Promise.all([obtain(), get(FILE)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(made).toHaveLength(1)
  const others = [await obtain(`${SLUG}.ca.pdf`), await obtain(`${SLUG}.tx.docx`)]
  expect(new Set([...both, ...others].map(({ headers }) => headers.get('etag'))).size).toBe(3)
})

test('one file is made, one of each client waits, six at most, and others are answered 503 with Retry-After', async () => {
  const files = ['tx', 'ca', 'ny', 'fl', 'ga', 'oh', 'wa', 'or', 'az'].map((code) => `${SLUG}.${code}.pdf`)
  const ask = (file: number, client: number) =>
    get(files[file]!, { headers: { 'x-forwarded-for': `203.0.113.${client}` } })
  const running = ask(0, 0)
  await begun(1)
  const waiting = [ask(1, 0)]
  await new Promise(setImmediate)
  const refused = await ask(2, 0)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  for (let client = 1; client <= 5; client += 1) waiting.push(ask(client + 1, client))
  await new Promise(setImmediate)
  expect((await ask(7, 6)).status).toBe(503)
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
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ error: { code: 'edition-not-made' } })
  expect(log.mock.calls.join()).toContain('out of memory')
  expect((await obtain()).status).toBe(200)
})

test.each([
  ['an unknown template', 'no-such-contract.tx.pdf', FOLDER],
  ['an unknown state', `${SLUG}.zz.pdf`, FOLDER],
  ['a format that the template lacks', `${SLUG}.tx.zip`, FOLDER],
  ['a state in capitals', `${SLUG}.TX.pdf`, FOLDER],
  ['a template without editions', 'shingle-roof-estimate.tx.pdf', 'essentials'],
  ['another folder', FILE, 'essentials'],
  ['a path that climbs', '..%2f..%2fpackage.tx.pdf', FOLDER],
  ['the model of an unknown template', 'no-such-contract.tx.json', MODELS],
  ['the model of an unknown state', `${SLUG}.zz.json`, MODELS],
  ['the model of a template without editions', 'shingle-roof-estimate.tx.json', MODELS],
  ['a file among the models', FILE, MODELS],
])('%s is not found, and nothing is made', async (_, file, folder) => {
  const response = await get(file, { folder })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'edition-not-found' } })
  expect(made).toHaveLength(0)
})

test('a client that requests too many files or models gets a Retry-After', async () => {
  parts.limiter = { take: () => 12 } as unknown as EditionParts['limiter']
  for (const { status, headers } of [await get(FILE), await get(MODEL, { folder: MODELS })])
    expect([status, headers.get('retry-after')]).toEqual([429, '12'])
})

test('where functions keep no files, the network of the host keeps an edition for a day', async () => {
  mockSettings = { VERCEL: '1', TRUST_PROXY: '1', SIGNING_SECRET: 'x'.repeat(32) }
  expect((await obtain()).headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=86400')
})

test('the model of an edition is the JSON that its files are written from, with a tag, and nothing is made', async () => {
  const ask = (file: string, headers = {}) => get(file, { folder: MODELS, headers })
  const response = await ask(MODEL)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'x-robots-tag': 'noindex',
  })
  const content = templateContents.find(({ slug }) => slug === SLUG)!
  expect(await response.text()).toBe(JSON.stringify(content.document({ state: stateOf('TX')!, today: todayOf() })))
  const tag = response.headers.get('etag')!
  expect((await ask(MODEL, { 'if-none-match': tag })).status).toBe(304)
  expect((await ask(`${SLUG}.ca.json`)).headers.get('etag')).not.toBe(tag)
  expect(made).toHaveLength(0)
})
