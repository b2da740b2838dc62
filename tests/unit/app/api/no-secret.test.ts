import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { POST as confirm } from '@/app/api/confirm/route'
import { POST as contact } from '@/app/api/contact/route'
import { POST as count } from '@/app/api/downloads/route'
import { GET as file } from '@/app/api/members/files/route'
import { POST as subscribe } from '@/app/api/subscribe/route'
import { POST as unsubscribe } from '@/app/api/unsubscribe/route'
import { getHealth } from '@/lib/health'
import { store } from '@/lib/store'
import { queryDatabase } from '@/tests/support/database'
import { captureTestLogs, findSampleTemplate } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'
import { answered, formPost, jsonPost, SITE } from '@/tests/support/post'
import { useSettings } from '@/tests/support/settings'

jest.mock('@/lib/catalogue', () => ({
  findTemplate: (slug: string) => findSampleTemplate(slug),
  allTemplates: () => [],
}))

const folder = newFolder()
useSettings({ DATA_DIR: folder, SITE_URL: SITE, TRUST_PROXY: '1' })
const keep = (secret: string): void => writeFileSync(path.join(folder, 'signing-secret'), secret)
const logged = captureTestLogs()
beforeAll(() => keep(''))
afterAll(() => store().close())

const post = (address: string, body: unknown) => jsonPost(address, body, { 'x-forwarded-for': '203.0.113.7' })
const leave = () => unsubscribe(new Request(`${SITE}/api/unsubscribe?token=a.1.b`, { method: 'POST' }))
const rows = (sql: string) => queryDatabase(path.join(folder, 'ridgedocs.sqlite'), sql)

test('without a usable secret, everything that needs none is recorded as usual', async () => {
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
  expect((await contact(post('/api/contact', message))).status).toBe(200)
  expect((await count(post('/api/downloads', { slug: 'metal-estimate', format: 'PDF' }))).status).toBe(204)
  expect(rows('select message from contact_messages')).toEqual([{ message: 'Hello' }])
  expect(rows('select downloads from template_downloads')).toEqual([{ downloads: 1 }])
  expect(logged()).toBe('')
})

test.each([
  ['the newsletter', { email: 'joe@example.com', source: 'newsletter' }],
  ['a download', { email: 'ann@example.com', source: 'download', templates: ['metal-estimate'] }],
])('without a secret the address for %s is recorded, its message waits, and no more is claimed', async (_, body) => {
  expect(await answered(subscribe(post('/api/subscribe', body)))).toEqual([200, { ok: true, email: 'unreachable' }])
  expect(rows('select email from email_subscribers')).toContainEqual({ email: body.email })
  expect(rows('select recipient from mail_outbox')).toContainEqual({ recipient: body.email })
  expect(logged()).toContain('There is no secret to sign its links with')
  expect(logged()).not.toContain(body.email)
})

test('without a usable secret, a link is neither followed nor called invalid: 503 with a message', async () => {
  const message = 'Links cannot be checked at the moment. Please try again later.'
  for (const answer of [leave(), file(new Request(`${SITE}/api/members/files?token=a.1.b&file=a.pdf`))])
    expect(await answered(answer)).toEqual([503, { error: { code: 'links-unavailable', message } }])
  const answer = await confirm(formPost('/api/confirm', { token: 'a.1.b' }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('Links cannot be checked at the moment')
})

test('health reports it, and a secret added later works without a restart', async () => {
  const links = { state: 'degraded', detail: expect.stringContaining('signing-secret-unavailable') as string }
  const [, health] = await answered(getHealth(new Request(`${SITE}/api/health`)))
  expect(health).toMatchObject({ status: 'degraded', checks: { links } })
  keep('a secret of at least thirty-two characters')
  expect((await leave()).status).toBe(400)
})
