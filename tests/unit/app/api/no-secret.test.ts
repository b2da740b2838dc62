import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type * as EnvModule from '@/lib/env'
import type { HealthReport } from '@/lib/health/types'
import { queryDatabase } from '@/tests/support/database'
import { captureTestLogs, findSampleTemplate } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'
import { formPost, jsonPost, SITE } from '@/tests/support/post'

jest.mock('@/lib/catalogue', () => ({
  findTemplate: (slug: string) => findSampleTemplate(slug),
  allTemplates: () => [],
}))

let mockFolder: string
jest.mock('@/lib/env', () => {
  const { parseEnv } = jest.requireActual<typeof EnvModule>('@/lib/env')
  return { env: () => parseEnv({ DATA_DIR: mockFolder, SITE_URL: 'https://docs.example.com', TRUST_PROXY: '1' }) }
})

const keep = (secret: string): void => writeFileSync(path.join(mockFolder, 'signing-secret'), secret)
const logged = captureTestLogs()

beforeAll(() => {
  mockFolder = newFolder()
  keep('')
})
afterAll(async () => {
  const { store } = await import('@/lib/store')
  await store().close()
})

const post = (address: string, body: unknown) => jsonPost(address, body, { 'x-forwarded-for': '203.0.113.7' })
const rows = (sql: string) => queryDatabase(path.join(mockFolder, 'ridgedocs.sqlite'), sql)

const mark = async (): Promise<HealthReport> => {
  const { getHealth } = await import('@/lib/health')
  return (await (await getHealth(new Request(`${SITE}/api/health`))).json()) as HealthReport
}

test('without a usable secret, everything that needs none is recorded as usual', async () => {
  const { POST: contact } = await import('@/app/api/contact/route')
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
  expect((await contact(post('/api/contact', message))).status).toBe(200)
  const { POST: count } = await import('@/app/api/downloads/route')
  expect((await count(post('/api/downloads', { slug: 'metal-estimate', format: 'PDF' }))).status).toBe(204)
  expect(rows('select message from contact_messages')).toEqual([{ message: 'Hello' }])
  expect(rows('select downloads from template_downloads')).toEqual([{ downloads: 1 }])
  expect(logged()).toBe('')
})

test.each([
  ['the newsletter', { email: 'joe@example.com', source: 'newsletter' }],
  ['a download', { email: 'ann@example.com', source: 'download', templates: ['metal-estimate'] }],
])(
  'without a usable secret the address for %s is recorded, its message waits, and nothing else is claimed',
  async (_, body) => {
    const { POST: subscribe } = await import('@/app/api/subscribe/route')
    const response = await subscribe(post('/api/subscribe', body))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, email: 'unreachable' })
    expect(rows('select email from email_subscribers')).toContainEqual({ email: body.email })
    expect(rows('select recipient from mail_outbox')).toContainEqual({ recipient: body.email })
    expect(logged()).toContain('There is no secret to sign its links with')
    expect(logged()).not.toContain(body.email)
  },
)

test('without a usable secret, a link is neither followed nor called invalid: 503 with a message', async () => {
  const { POST: unsubscribe } = await import('@/app/api/unsubscribe/route')
  const { GET: file } = await import('@/app/api/members/files/route')
  for (const answer of [
    await unsubscribe(new Request(`${SITE}/api/unsubscribe?token=a.1.b`, { method: 'POST' })),
    await file(new Request(`${SITE}/api/members/files?token=a.1.b&file=a.pdf`)),
  ]) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      error: { code: 'links-unavailable', message: 'Links cannot be checked at the moment. Please try again later.' },
    })
  }
  const { POST: confirm } = await import('@/app/api/confirm/route')
  const answer = await confirm(formPost('/api/confirm', { token: 'a.1.b' }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('Links cannot be checked at the moment')
})

test('health reports it, and a secret added later works without a restart', async () => {
  expect(await mark()).toMatchObject({
    status: 'degraded',
    checks: { links: { state: 'degraded', detail: expect.stringContaining('signing-secret-unavailable') as string } },
  })
  keep('a secret of at least thirty-two characters')
  const { POST: unsubscribe } = await import('@/app/api/unsubscribe/route')
  expect((await unsubscribe(new Request(`${SITE}/api/unsubscribe?token=a.1.b`, { method: 'POST' }))).status).toBe(400)
})
