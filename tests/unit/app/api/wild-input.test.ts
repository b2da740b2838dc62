import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fc } from '@/tests/support/fast-check'
import { openApiDocument } from '@/lib/openapi/document'
import { formTexts } from '@/lib/forms/schema'
import { createConfirmToken, createMemberToken, createUnsubscribeToken } from '@/lib/signed-links/links'
import { createAnswerCheck } from '@/tests/support/documented'
import { isFull } from '@/tests/support/full'
import { captureLog } from '@/tests/support/leads'
import { useSettings } from '@/tests/support/settings'
import { personal, wildRequest, type WildRequest } from '@/tests/support/wild'

/** Requests a route; the full run has time for ten thousand. */
const INPUTS = isFull ? 10_000 : 100
const secret = 'only-for-this-test-0123456789-0123456789'
useSettings({ SIGNING_SECRET: secret, CRON_SECRET: secret, REQUESTS_PER_MINUTE: '100000', TRUST_PROXY: '1' })

/** Fails for every fifth call, as databases do: with what it was given in the message. */
let calls = 0
function recordOrFail<T>(given: unknown, answer: T): Promise<T> {
  calls += 1
  return calls % 5 === 0 ? Promise.reject(new Error(`duplicate key ${JSON.stringify(given)}`)) : Promise.resolve(answer)
}
jest.mock('@/lib/store', () => ({
  store: () => ({
    recordSubscriber: (given: { email: string }) => recordOrFail(given.email, undefined),
    recordDownloads: () => recordOrFail('downloads', undefined),
    recordBundleDownload: () => recordOrFail('bundle', undefined),
    recordContactMessage: (given: { email: string }) => recordOrFail(given.email, undefined),
    recordSearchQuery: () => recordOrFail('query', undefined),
    setUnsubscribed: (email: string) => recordOrFail(email, undefined),
    allow: (email: string) => recordOrFail(email, true),
    standingOf: (email: string) =>
      recordOrFail(email, { isConfirmed: email.length % 2 === 0, unsubscribedAt: null, isSuppressed: false }),
    confirmNewsletter: ({ email }: { email: string }) => recordOrFail(email, 'confirmed'),
    purgeContactMessages: () => Promise.resolve(0),
    purgeSearchQueries: () => Promise.resolve(0),
    foldDownloadCounts: () => Promise.resolve(0),
    downloadCounts: () => recordOrFail('counts', new Map([['shingle-roof-estimate', 3]])),
    health: () => Promise.resolve({ state: 'ok', detail: 'The store answers.' }),
  }),
}))
jest.mock('@/lib/made-files/drawer', () => ({
  createDrawer: () => () => Promise.resolve(new Uint8Array(4)),
  createWorker: () => () => Promise.resolve(new Uint8Array(4)),
}))
jest.mock('@/lib/made-files/keep', () => ({
  keepOnDisk: () => ({ get: () => Promise.resolve(undefined), put: () => Promise.resolve() }),
}))
jest.mock('@/lib/mail', () => ({
  mailOutcomes: () => ({ sender: 'files' }),
  mailer: () => ({ deliver: () => Promise.resolve('sent'), drain: () => Promise.resolve(0) }),
}))

const API = 'app/api'
const routes = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'route.ts')
  .map((name) => path.dirname(name))
  // It responds to every request in the same way.
  .filter((route) => route !== '[[...path]]')

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const now = Date.now()
const optIn = { email: `${personal}@example.com`, source: 'newsletter', consentVersion: '1', requestedAt: now } as const
const tokens = [
  createUnsubscribeToken(optIn.email, secret),
  createConfirmToken(optIn, secret),
  createMemberToken(optIn.email, secret),
]

function requestOf(route: string, { method, query, body, headers }: WildRequest, token?: string): Request {
  const sent = new Headers(headers)
  sent.set('x-forwarded-for', `192.0.2.${calls % 250}`)
  if (token !== undefined) sent.set('authorization', `Bearer ${secret}`)
  const signed = token === undefined ? '' : `&token=${token}`
  const url = `http://localhost:3000/api/${route.replace(/[[\]]/g, '')}?${query}${signed}`
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers: sent })
  sent.set('content-type', body.type)
  const text = signed && body.type.includes('form') ? `${body.body}${signed}` : body.body
  return new Request(url, { method, headers: sent, body: text })
}

/** Input that a response repeats: a form's fields and the query of a search. */
const echoes = /value="[^"]*"|<textarea[^]*?<\/textarea>|"query":"(?:[^"\\]|\\.)*"/g

/** What no response may contain: stack frames, files of this machine, messages of libraries. */
const telltale = /\bat \S+ \(|node_modules|\.ts:\d|file:\/\/|\/tmp\/|root:|SQLITE|duplicate key|ZodError/

/** Returns what is wrong with a response. Plain comparisons: millions of calls of `expect` would take half of the time. */
async function problemsOf(response: Response): Promise<string[]> {
  const { status, headers } = response
  if (!response.body) return status === 500 ? ['500 without a body'] : []
  const type = headers.get('content-type') ?? ''
  const text = /json|text/.test(type) ? await response.text() : undefined
  if (text === undefined) await response.body.cancel()
  const error = status >= 400 && type.includes('json') ? errorOf(text ?? '') : undefined
  // A form without scripts is refused as a page.
  const isRefusal = error
    ? ['not-recorded', 'links-unavailable'].includes(String(error.code))
    : text?.includes(formTexts.failure)
  const leak = telltale.exec((text ?? '').replaceAll(echoes, ''))
  return [
    ...(error?.problems ?? []),
    ...(status >= 500 && !(status === 503 && isRefusal) ? [`${status} ${String(error?.code)}`] : []),
    ...(status === 405 && !headers.get('allow') ? ['405 without Allow'] : []),
    ...[...headers].filter(([, value]) => /[\r\n]/.test(value)).map(([name]) => `two lines in ${name}`),
    ...(leak ? [`reveals ${leak[0]}`] : []),
  ]
}

function errorOf(json: string): { code: unknown; problems: string[] } {
  const { error, ...others } = JSON.parse(json) as { error?: { code?: unknown; message?: unknown } }
  const { code, message } = error ?? {}
  const isPlain = typeof code === 'string' && /^[a-z-]+$/.test(code) && typeof message === 'string'
  return { code, problems: isPlain && Object.keys(others).length === 0 ? [] : ['not in the form of an error'] }
}

const undocumented = createAnswerCheck(openApiDocument('http://localhost:3000'))

/** Number of responses per method and status that are compared with the description. */
const COMPARED = 30
const compared = new Map<string, number>()

async function compare(route: string, method: string, response: Response): Promise<void> {
  const { status, headers } = response
  const path = `/api/${route.replaceAll(/\[(\w+)\]/g, '{$1}')}`
  const key = `${method} ${path} ${status}`
  const count = compared.get(key) ?? 0
  compared.set(key, count + 1)
  if (count >= COMPARED) return
  const type = headers.get('content-type')
  const body = response.body && type?.startsWith('application/json') ? await response.clone().text() : ''
  expect(undocumented({ method, path, status, type, body })).toEqual([])
}

/** Generated once for all routes, because generating takes longer than responding. */
const token = fc.option(fc.constantFrom(...tokens), { nil: undefined, freq: 3 })
const inputs = fc.sample(fc.tuple(wildRequest(methods), token), INPUTS)

let logged: () => string
beforeAll(() => void (logged = captureLog()))
afterAll(() => jest.restoreAllMocks())

test.each(routes)(
  'any input to /api/%s gets a plain response, and the log names no person',
  async (route) => {
    const handlers = (await import(`@/${API}/${route}/route`)) as Record<string, Handler | undefined>
    const offered = methods.filter((method) => handlers[method])
    expect(offered).toContain('OPTIONS')
    const seen = new Set<number>()
    for (const [wild, signed] of inputs) {
      // The inputs are the same for all routes; a method that this one does not export becomes one that it does.
      const method = handlers[wild.method] ? wild.method : 'OPTIONS'
      const request = requestOf(route, { ...wild, method }, signed)
      const response = await handlers[method]!(request, { params: Promise.resolve(wild.params) })
      seen.add(response.status)
      await compare(route, method, response)
      const problems = await problemsOf(response)
      if (problems.length > 0) throw new Error(`${problems.join(', ')}: ${fc.stringify([{ ...wild, method }, signed])}`)
    }
    // Some inputs passed the first checks.
    expect(Math.min(...seen)).toBeLessThan(300 + Number(route === 'confirm') * 100)
    expect(seen).toContain(405)
    expect(logged()).not.toContain(personal)
    for (const given of tokens) expect(logged()).not.toContain(given)
  },
  600_000,
)
