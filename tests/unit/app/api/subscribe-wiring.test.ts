import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type * as EnvModule from '@/lib/env'
import { findSampleTemplate } from '../../../support/leads'

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

describe('the subscribe route with nothing set', () => {
  it('keeps the record, the count and the message, and the message lets unsubscribe', async () => {
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
    const [, oneClick = ''] = /^List-Unsubscribe: <(.+)>/m.exec(message) ?? []
    const { POST: unsubscribe } = await import('@/app/api/unsubscribe/route')
    expect((await unsubscribe(new Request(oneClick, { method: 'POST' }))).status).toBe(200)
    expect(readAll('select newsletter_subscribed from email_subscribers')).toEqual([{ newsletter_subscribed: 0 }])
  })

  it('answers other methods with an error', async () => {
    const { GET } = await import('@/app/api/subscribe/route')
    const response = await GET(new Request('https://docs.example.com/api/subscribe'))
    expect(response.status).toBe(405)
    expect(await response.json()).toMatchObject({ error: { code: 'method' } })
  })
})
