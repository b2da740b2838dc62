import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type * as EnvModule from '@/lib/env'
import { consent } from '@/lib/subscriptions/consent'
import { findSampleTemplate } from '@/tests/support/leads'

jest.mock('@/lib/catalogue', () => ({ findTemplate: (slug: string) => findSampleTemplate(slug) }))

let mockFolder: string
jest.mock('@/lib/env', () => {
  const { parseEnv } = jest.requireActual<typeof EnvModule>('@/lib/env')
  return { env: () => parseEnv({ DATA_DIR: mockFolder, SITE_URL: 'https://docs.example.com', TRUST_PROXY: '1' }) }
})

beforeAll(() => {
  mockFolder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-wiring-'))
})
afterAll(async () => {
  const { store } = await import('@/lib/store')
  await store().close()
  rmSync(mockFolder, { recursive: true })
})

const readAll = (sql: string): unknown[] => {
  const database = new DatabaseSync(path.join(mockFolder, 'ridgedocs.sqlite'), { readOnly: true })
  const rows = database.prepare(sql).all()
  database.close()
  return rows.map((row) => ({ ...row }))
}

const send = (body: unknown) =>
  new Request('https://docs.example.com/api/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify(body),
  })

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
    const [, wish = ''] = /\/confirm\?token=([\w.-]+)/.exec(message.replace(/=\r\n/g, '').replaceAll('=3D', '=')) ?? []
    const { POST: confirm } = await import('@/app/api/confirm/route')
    const confirmation = new Request('https://docs.example.com/api/confirm', {
      method: 'POST',
      body: new URLSearchParams({ token: wish }),
    })
    expect(readAll('select confirmed_at from email_subscribers')).toEqual([{ confirmed_at: null }])
    expect((await confirm(confirmation)).headers.get('location')).toBe(`/confirm?token=${wish}`)
    expect(readAll('select consent_source, consent_text from email_subscribers where confirmed_at > 0')).toEqual([
      { consent_source: 'download', consent_text: consent.version },
    ])

    const welcomes = readdirSync(path.join(mockFolder, 'outbox')).filter((name) => name !== file)
    const [, oneClick = ''] = /^List-Unsubscribe: <(.+)>/m.exec(message) ?? []
    const { POST: unsubscribe } = await import('@/app/api/unsubscribe/route')
    expect((await unsubscribe(new Request(oneClick, { method: 'POST' }))).status).toBe(200)
    expect(readAll('select newsletter_subscribed from email_subscribers')).toEqual([{ newsletter_subscribed: 0 }])

    // Told the same as before, but nothing more is sent there, in any spelling.
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
    // Nobody learns from the answers which of them were sent.
    expect(answers).toEqual(Array(60).fill({ ok: true, email: 'sent' }))
  })

  it('sends the confirmation message for the newsletter form', async () => {
    const { POST } = await import('@/app/api/subscribe/route')
    const response = await POST(send({ email: 'ann@example.com', source: 'newsletter' }))
    expect(await response.json()).toEqual({ ok: true, email: 'sent' })
    const outbox = path.join(mockFolder, 'outbox')
    const messages = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    const toAnn = messages.filter((message) => /^To: ann@example\.com/m.test(message))
    expect(toAnn).toEqual([expect.stringMatching(/^Subject: Confirm your RidgeDocs subscription/m)])
  })

  it('gives member files only to holders of a link', async () => {
    const { GET } = await import('@/app/api/members/files/route')
    expect((await GET(new Request('https://docs.example.com/api/members/files?file=a.pdf'))).status).toBe(403)
  })

  it('responds to other methods with an error', async () => {
    const { GET } = await import('@/app/api/subscribe/route')
    const response = await GET(new Request('https://docs.example.com/api/subscribe'))
    expect(response.status).toBe(405)
    expect(await response.json()).toMatchObject({ error: { code: 'method' } })
  })
})
