import { existsSync } from 'node:fs'
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { ARCHIVE_LENGTH } from '@/lib/constants'
import { startMailServer, type MailServer } from '@/tests/support/mail-server'
import { makeDataDir, readRows, startSite, stopSites, type Site, secret } from '@/tests/support/site'
import { createGate } from '@/tests/support/gate'

test.afterEach(stopSites)

async function closed(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('close', () => socket.destroy()).end()
    })
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(false)
}

const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => request.on('response', resolve).on('error', reject))

async function beginPost(site: Site, address: string, length: number): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'content-length': length, expect: '100-continue' }
  const posted = httpRequest({ host: '127.0.0.1', port: site.port, path: address, method: 'POST', headers })
  await new Promise((resolve, reject) => posted.on('continue', resolve).on('error', reject).flushHeaders())
  return posted
}

test.describe('on SIGTERM the server', () => {
  test.setTimeout(180_000)

  test('finishes a post whose body is still arriving, accepts nothing new, closes the store and exits with 0', async () => {
    const { dataDir, database } = makeDataDir()
    const site = await startSite(dataDir, secret)
    const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Sent while you were closing.' })
    const posted = await beginPost(site, '/api/contact', Buffer.byteLength(body))
    posted.write(body.slice(0, 10))
    const stopped = site.stop()
    await closed(site.port)
    posted.end(body.slice(10))
    const response = await answerTo(posted)
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(await stopped).toBe(0)
    expect(existsSync(`${database}-wal`)).toBe(false)
    expect(readRows(database, 'select message from contact_messages')).toHaveLength(1)
    expect(site.events('stopped')).toMatchObject([{ finished: true }])
  })

  test('sends an archive in progress to the end', async () => {
    const { dataDir } = makeDataDir()
    const site = await startSite(dataDir, secret)
    const asked = httpRequest({ host: '127.0.0.1', port: site.port, path: '/api/bundles/complete?format=PDF' }).end()
    const response = await answerTo(asked)
    expect(response.statusCode).toBe(200)
    const stopped = site.stop()
    await closed(site.port)
    expect((await buffer(response)).length).toBe(Number(response.headers[ARCHIVE_LENGTH]))
    expect(await stopped).toBe(0)
  })

  test('cuts off requests after ten seconds and exits with 0', async () => {
    const { dataDir } = makeDataDir()
    const site = await startSite(dataDir, secret)
    const posted = await beginPost(site, '/api/contact', 100)
    const lost = answerTo(posted).catch((error: Error) => error.message)
    expect(await site.stop()).toBe(0)
    expect(await lost).toMatch(/hang up|ECONNRESET/)
    expect(site.events('stopped')).toMatchObject([{ finished: false }])
  })
})

test.describe('on SIGTERM a message being sent', () => {
  test.setTimeout(180_000)
  let mail: MailServer
  test.afterEach(() => mail.stop())
  const wish = { email: 'ada@example.com', source: 'newsletter', newsletterSubscribed: true }
  const inOutbox = 'select recipient, in_flight, due_at from mail_outbox'

  /** A mail server that holds every message until released, a site that uses it, and a post that waits for it. */
  async function beginMail() {
    const [arrival, held] = [createGate(), createGate()]
    mail = await startMailServer({
      onMessage: async () => {
        arrival.open()
        await held.passed
        return undefined
      },
    })
    const data = makeDataDir()
    const site = await startSite(data.dataDir, { ...secret, SMTP_URL: mail.url })
    const answer = site.post('/api/subscribe', wish)
    await arrival.passed
    return { ...data, site, answer, letGo: held.open }
  }

  test('is delivered', async () => {
    const { site, answer, letGo, database } = await beginMail()
    const stopped = site.stop()
    letGo()
    expect(await answer).toMatchObject({ status: 200, body: { ok: true } })
    expect(await stopped).toBe(0)
    expect(mail.messages).toHaveLength(1)
    expect(readRows(database, inOutbox)).toEqual([])
  })

  test('stays leased in the outbox if the mail server does not respond in time', async () => {
    const { site, answer, database } = await beginMail()
    const stopped = site.stop()
    expect(await answer).toEqual({ status: 200, body: { ok: true, email: 'unreachable' } })
    expect(await stopped).toBe(0)
    const [row, ...others] = readRows(database, inOutbox)
    expect(others).toEqual([])
    expect(row).toMatchObject({ recipient: wish.email, in_flight: 1 })
    expect(Number(row?.due_at)).toBeGreaterThan(Date.now())
  })
})
