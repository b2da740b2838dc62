import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { POST as confirm } from '@/app/api/confirm/route'
import { POST as subscribe } from '@/app/api/subscribe/route'
import { POST as unsubscribe } from '@/app/api/unsubscribe/route'
import { store } from '@/lib/store'
import { consent } from '@/lib/subscriptions/consent'
import { queryDatabase } from '@/tests/support/database'
import { findSampleTemplate } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'
import { answered, formPost, jsonPost, redirected, SITE } from '@/tests/support/post'
import { useSettings } from '@/tests/support/settings'

jest.mock('@/lib/catalogue', () => ({ findTemplate: (slug: string) => findSampleTemplate(slug) }))

const folder = newFolder()
useSettings({ DATA_DIR: folder, SITE_URL: SITE, TRUST_PROXY: '1' })
afterAll(() => store().close())

const outbox = path.join(folder, 'outbox')
const messages = () => readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
const readAll = (sql: string) => queryDatabase(path.join(folder, 'ridgedocs.sqlite'), sql)
const send = (body: unknown) => jsonPost('/api/subscribe', body, { 'x-forwarded-for': '203.0.113.7' })

it('stores the record, the count and the message, and its links confirm and unsubscribe', async () => {
  const chosen = { source: 'download', templates: ['metal-estimate'], format: 'Word' }
  const joe = { email: 'joe@example.com', newsletterSubscribed: true, ...chosen }
  expect(await answered(subscribe(send(joe)))).toEqual([200, { ok: true, email: 'sent' }])
  expect(readAll('select email, newsletter_subscribed, templates_downloaded from email_subscribers')).toEqual([
    { email: 'joe@example.com', newsletter_subscribed: 1, templates_downloaded: '["Metal Estimate"]' },
  ])
  expect(readAll('select slug, format, downloads from template_downloads')).toEqual([
    { slug: 'metal-estimate', format: 'Word', downloads: 1 },
  ])
  expect(readAll('select id from mail_outbox')).toEqual([])
  const message = messages()[0]!.replace(/\r\n[ \t]+/g, ' ')
  const [, token = ''] = /\/confirm\?token=([\w.-]+)/.exec(message.replace(/=\r\n/g, '').replaceAll('=3D', '=')) ?? []
  expect(readAll('select confirmed_at from email_subscribers')).toEqual([{ confirmed_at: null }])
  expect(await redirected(confirm(formPost('/api/confirm', { token })))).toEqual([303, `/confirm?token=${token}`])
  expect(readAll('select consent_source, consent_text from email_subscribers where confirmed_at > 0')).toEqual([
    { consent_source: 'download', consent_text: consent.version },
  ])
  const sent = messages()
  const [, oneClick = ''] = /^List-Unsubscribe: <(.+)>/m.exec(message) ?? []
  expect((await unsubscribe(new Request(oneClick, { method: 'POST' }))).status).toBe(200)
  expect(readAll('select newsletter_subscribed from email_subscribers')).toEqual([{ newsletter_subscribed: 0 }])

  // The response is the same, but nothing more is sent to the mailbox, in any spelling.
  const again = subscribe(send({ email: 'Joe+tag@example.com', templates: ['metal-estimate'] }))
  expect(await answered(again)).toEqual([200, { ok: true, email: 'sent' }])
  expect(messages()).toEqual(sent)
})

it('cannot be used to fill a mailbox: many clients, one victim, three messages', async () => {
  const answers: unknown[] = []
  for (let client = 0; client < 60; client += 1) {
    const email = `victim+${client % 2 ? client : 'x'}@example.com`
    const request = send({ email, source: client % 3 ? 'download' : 'newsletter', templates: ['metal-estimate'] })
    request.headers.set('x-forwarded-for', `198.51.100.${client}`)
    answers.push(await answered(subscribe(request)))
  }
  expect(messages().filter((message) => /^To: victim\+\w+@example\.com/m.test(message))).toHaveLength(3)
  // The responses do not reveal which messages were sent.
  expect(answers).toEqual(Array(60).fill([200, { ok: true, email: 'sent' }]))
})
