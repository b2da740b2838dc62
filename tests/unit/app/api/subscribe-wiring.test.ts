import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as EnvModule from '@/lib/env'
import { consent } from '@/lib/subscriptions/consent'
import { queryDatabase } from '@/tests/support/database'
import { findSampleTemplate } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'
import { formPost, jsonPost } from '@/tests/support/post'

jest.mock('@/lib/catalogue', () => ({ findTemplate: (slug: string) => findSampleTemplate(slug) }))

const mockFolder = newFolder()
jest.mock('@/lib/env', () => {
  const { parseEnv } = jest.requireActual<typeof EnvModule>('@/lib/env')
  return { env: () => parseEnv({ DATA_DIR: mockFolder, SITE_URL: 'https://docs.example.com', TRUST_PROXY: '1' }) }
})

afterAll(async () => {
  const { store } = await import('@/lib/store')
  await store().close()
})

const readAll = (sql: string) => queryDatabase(path.join(mockFolder, 'ridgedocs.sqlite'), sql)
const send = (body: unknown) => jsonPost('/api/subscribe', body, { 'x-forwarded-for': '203.0.113.7' })

describe('the subscribe route without configuration', () => {
  it('stores the record, the count and the message, and its links confirm and unsubscribe', async () => {
    const { POST } = await import('@/app/api/subscribe/route')
    const response = await POST(
      send({
        email: 'joe@example.com',
        newsletterSubscribed: true,
        source: 'download',
        templates: ['metal-estimate'],
        format: 'Word',
      }),
    )
    expect(await response.json()).toEqual({ ok: true, email: 'sent' })
    expect(readAll('select email, newsletter_subscribed, templates_downloaded from email_subscribers')).toEqual([
      { email: 'joe@example.com', newsletter_subscribed: 1, templates_downloaded: '["Metal Estimate"]' },
    ])
    expect(readAll('select slug, format, downloads from template_downloads')).toEqual([
      { slug: 'metal-estimate', format: 'Word', downloads: 1 },
    ])
    expect(readAll('select id from mail_outbox')).toEqual([])

    const [file = ''] = readdirSync(path.join(mockFolder, 'outbox'))
    const message = readFileSync(path.join(mockFolder, 'outbox', file), 'utf8').replace(/\r\n[ \t]+/g, ' ')
    const [, token = ''] = /\/confirm\?token=([\w.-]+)/.exec(message.replace(/=\r\n/g, '').replaceAll('=3D', '=')) ?? []
    const { POST: confirm } = await import('@/app/api/confirm/route')
    expect(readAll('select confirmed_at from email_subscribers')).toEqual([{ confirmed_at: null }])
    expect((await confirm(formPost('/api/confirm', { token }))).headers.get('location')).toBe(`/confirm?token=${token}`)
    expect(readAll('select consent_source, consent_text from email_subscribers where confirmed_at > 0')).toEqual([
      { consent_source: 'download', consent_text: consent.version },
    ])

    const welcomes = readdirSync(path.join(mockFolder, 'outbox')).filter((name) => name !== file)
    const [, oneClick = ''] = /^List-Unsubscribe: <(.+)>/m.exec(message) ?? []
    const { POST: unsubscribe } = await import('@/app/api/unsubscribe/route')
    expect((await unsubscribe(new Request(oneClick, { method: 'POST' }))).status).toBe(200)
    expect(readAll('select newsletter_subscribed from email_subscribers')).toEqual([{ newsletter_subscribed: 0 }])

    // The response is the same, but nothing more is sent to the mailbox, in any spelling.
    const again = await POST(send({ email: 'Joe+tag@example.com', templates: ['metal-estimate'] }))
    expect(await again.json()).toEqual({ ok: true, email: 'sent' })
    expect(readdirSync(path.join(mockFolder, 'outbox')).filter((name) => name !== file)).toEqual(welcomes)
  })

  it('cannot be used to fill a mailbox: many clients, one victim, three messages', async () => {
    const { POST } = await import('@/app/api/subscribe/route')
    const answers: unknown[] = []
    for (let client = 0; client < 60; client += 1) {
      const email = `victim+${client % 2 ? client : 'x'}@example.com`
      const request = send({ email, source: client % 3 ? 'download' : 'newsletter', templates: ['metal-estimate'] })
      request.headers.set('x-forwarded-for', `198.51.100.${client}`)
      answers.push(await (await POST(request)).json())
    }
    const outbox = path.join(mockFolder, 'outbox')
    const messages = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    expect(messages.filter((message) => /^To: victim\+\w+@example\.com/m.test(message))).toHaveLength(3)
    // The responses do not reveal which messages were sent.
    expect(answers).toEqual(Array(60).fill({ ok: true, email: 'sent' }))
  })
})
