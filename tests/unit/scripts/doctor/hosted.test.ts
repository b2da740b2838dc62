import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { checkHostedStore, compareState, wantedState } from '@/scripts/doctor/hosted-store'
import { checkFunction } from '@/scripts/doctor/mail'
import { SERVICE_KEY, startHosted, type Hosted } from '@/tests/support/hosted'

let hosted: Hosted
beforeAll(async () => void (hosted = await startHosted()))
afterAll(() => hosted?.stop())

const stubs: Server[] = []
afterEach(() => {
  for (const stub of stubs.splice(0)) stub.close().closeAllConnections()
})
/** Returns one response after another and repeats the last. Records the requests. */
async function answering(...answers: [status: number, body: string][]) {
  const received: string[] = []
  const stub = createServer((request, response) => {
    void text(request).then((body) => {
      const [status, answer] = answers[Math.min(received.length, answers.length - 1)] ?? [500, '']
      received.push(body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    })
  })
  stubs.push(stub)
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve))
  const settings = { url: `http://127.0.0.1:${(stub.address() as AddressInfo).port}`, serviceKey: 'sb_secret_x' }
  return { settings, received }
}

test('a project with all migrations passes, one that rejects the key does not', async () => {
  const { versions, tables, functions } = wantedState()
  expect(tables).toContain('email_subscribers')
  expect(functions).toContain('installation_state')
  const parts = `${versions.length} migrations, ${tables.length} protected tables, ${functions.length} functions`
  const { url } = hosted
  expect(await checkHostedStore({ url, serviceKey: SERVICE_KEY })).toEqual([
    { level: 'ok', subject: 'store', message: `Supabase answers; ${parts}` },
  ])
  expect(await checkHostedStore({ url, serviceKey: 'sb_publishable_test' })).toMatchObject([{ level: 'fault' }])
})

test('missing and exposed objects are named', () => {
  const wanted = { versions: ['1', '2'], tables: ['a', 'b'], functions: ['f', 'g'] }
  expect(compareState({ migrations: ['1'], tables: { a: false }, functions: ['f'] }, wanted)).toMatchObject([
    { level: 'fault', message: 'Supabase answers and lacks migration 2, table b, function g' },
    { level: 'fault', message: 'not protected by row-level security: a' },
  ])
  const whole = { tables: { a: true, b: true, more: false }, functions: ['f', 'g', 'h'] }
  expect(compareState({ migrations: null, ...whole }, wanted)).toMatchObject([{ level: 'ok' }])
})

test.each<[string, number, string, string]>([
  ['no migrations', 404, '{"code":"PGRST202","message":"Could not find it"}', 'does not know installation_state'],
  ['another key', 401, '{"message":"Invalid API key"}', 'refuses the key'],
  ['something else', 200, '{"hello":"world"}', 'what is no answer'],
])('a project with %s fails', async (_name, status, body, message) => {
  const { settings } = await answering([status, body])
  const finding = { level: 'fault', message: expect.stringContaining(message) }
  expect(await checkHostedStore(settings)).toMatchObject([finding])
})

test.each<[number, string, string]>([
  [404, 'fault', 'is not deployed'],
  [401, 'fault', 'rejects the key'],
  [500, 'fault', 'returns status 500'],
  [400, 'warning', 'is deployed and accepts the key'],
])('a function that returns %d for an empty payload: %s', async (status, level, message) => {
  const { settings, received } = await answering([status, '{}'])
  expect(await checkFunction(settings, undefined)).toMatchObject([{ level, message: expect.stringContaining(message) }])
  expect(received).toEqual(['{}'])
})

test('a test message goes through the function, whose rejection is reported', async () => {
  const good = await answering([400, '{}'], [200, '{"ok":true}'])
  expect(await checkFunction(good.settings, 'joe@example.com')).toMatchObject([{ level: 'ok' }])
  const sent = { email: 'joe@example.com', message: { subject: expect.any(String) } }
  expect(JSON.parse(good.received[1] ?? '')).toMatchObject(sent)
  const bad = await answering([400, '{}'], [502, '{}'])
  expect(await checkFunction(bad.settings, 'joe@example.com')).toMatchObject([{ level: 'fault' }])
})
