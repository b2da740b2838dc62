import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createEmlSender } from '@/lib/mail/eml'
import { createSmtpSender } from '@/lib/mail/smtp'
import { createFunctionSender } from '@/lib/mail/supabase-function'
import type { DownloadMail, Mail } from '@/lib/mail/types'
import { writeMail } from '@/lib/mail/write'
import { createServiceClient } from '@/lib/store/supabase-client'
import { metal, slate } from '../../../support/leads'
import { startSmtpStub } from '../../../support/smtp-stub'

const mail: DownloadMail = {
  kind: 'download',
  id: 'id-1',
  to: 'joe@example.com',
  newsletterSubscribed: true,
  templates: [metal, slate],
}
const token = 'token'.repeat(40)
const write = (given: Mail) =>
  writeMail(given, {
    siteUrl: 'https://docs.example.com',
    unsubscribePage: `https://docs.example.com/unsubscribe?token=${token}`,
    oneClick: `https://docs.example.com/api/unsubscribe?token=${token}`,
  })

/** The headers of an RFC 5322 message by lower-case name, unfolded. */
function readHeaders(message: string): Record<string, string> {
  const [head = ''] = message.split('\r\n\r\n', 1)
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line): [string, string] => [(line.split(':', 1)[0] ?? '').toLowerCase(), line.replace(/^[^:]+: /, '')]),
  )
}

function expectWholeMessage(message: string): void {
  expect(readHeaders(message)).toMatchObject({
    from: 'RidgeDocs <support@ridgedocs.example>',
    to: 'joe@example.com',
    subject: 'Your download: Metal Estimate and 1 more template',
    'message-id': '<id-1@docs.example.com>',
    date: expect.stringMatching(/^\w{3}, \d\d? \w{3} \d{4} /) as string,
    'mime-version': '1.0',
    'content-type': expect.stringContaining('multipart/alternative') as string,
    'list-unsubscribe': `<https://docs.example.com/api/unsubscribe?token=${token}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(message).toContain('Content-Type: text/plain; charset=utf-8')
  expect(message).toContain('Content-Type: text/html; charset=utf-8')
}

describe('createEmlSender', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-eml-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('writes one complete message to a file for its owner alone', async () => {
    const outbox = path.join(folder, 'outbox')
    expect(await createEmlSender(outbox, write)(mail)).toEqual({ ok: true })
    const [file = '', ...others] = readdirSync(outbox)
    expect(others).toEqual([])
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-id-1\.eml$/)
    expect(statSync(path.join(outbox, file)).mode & 0o777).toBe(0o600)
    expectWholeMessage(readFileSync(path.join(outbox, file), 'utf8'))
  })

  it('rejects when there is no place for it', async () => {
    await expect(createEmlSender('/dev/null/outbox', write)(mail)).rejects.toThrow('/dev/null')
  })
})

describe('createSmtpSender', () => {
  it('hands the whole message over', async () => {
    const stub = await startSmtpStub()
    expect(await createSmtpSender(stub.url, write)(mail)).toEqual({ ok: true })
    expect(stub.messages).toHaveLength(1)
    expectWholeMessage(stub.messages[0] ?? '')
    await stub.stop()
  })

  it.each([
    ['RCPT', '550 no such user', true],
    ['RCPT', '451 try later', false],
    ['DATA-END', '554 looks like spam', true],
    ['MAIL', '421 too busy', false],
  ])('tells a refusal of %s with %s', async (command, reply, permanent) => {
    const stub = await startSmtpStub({ [command]: reply })
    const result = await createSmtpSender(stub.url, write)(mail)
    expect(result).toEqual({ ok: false, permanent, reason: expect.stringContaining(reply.slice(0, 3)) as string })
    await stub.stop()
  })

  it('tries again later when the login is refused: that is a setting, not the message', async () => {
    const stub = await startSmtpStub({ EHLO: '250-stub\r\n250 AUTH PLAIN', AUTH: '535 wrong password' })
    const url = stub.url.replace('smtp://', 'smtp://user:password@')
    expect(await createSmtpSender(url, write)(mail)).toMatchObject({ ok: false, permanent: false })
    await stub.stop()
  })

  it('rejects when nobody answers', async () => {
    const stub = await startSmtpStub()
    await stub.stop()
    await expect(createSmtpSender(stub.url, write)(mail)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('createFunctionSender', () => {
  async function invoke(status: number, body: string, given: Mail = mail) {
    const requests: { url?: string; authorization?: string; body: unknown }[] = []
    const server = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => {
        requests.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(text) })
        response.writeHead(status, { 'content-type': 'application/json' }).end(body)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const result = await createFunctionSender(
      () => createServiceClient({ url, serviceKey: 'service-key' }),
      write,
    )(given)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    return { result, requests, url }
  }

  it('invokes the function with the specified payload and the service key', async () => {
    const { result, requests } = await invoke(200, '{"ok":true}')
    expect(result).toEqual({ ok: true })
    expect(requests).toEqual([
      {
        url: '/functions/v1/send-download-email',
        authorization: 'Bearer service-key',
        body: {
          email: 'joe@example.com',
          id: 'id-1',
          templateName: 'Metal Estimate and 1 more template',
          templateSlug: 'metal-estimate',
          newsletterSubscribed: true,
        },
      },
    ])
  })

  it('hands a message over that the site has written', async () => {
    const issue: Mail = { kind: 'issue', id: 'id-2', to: 'joe@example.com', subject: 'May', markdown: 'Hello **all**' }
    const { requests } = await invoke(200, '{"ok":true}', issue)
    const { subject, text, html } = write(issue)
    expect(requests[0]?.body).toEqual({ email: 'joe@example.com', id: 'id-2', message: { subject, text, html } })
  })

  it.each([
    [502, false],
    [401, false],
    [400, true],
  ])('tells an answer of %i from success', async (status, permanent) => {
    const { result } = await invoke(status, '{"error":{}}')
    expect(result).toEqual({ ok: false, permanent, reason: expect.stringContaining(String(status)) as string })
  })

  it('rejects when nobody answers', async () => {
    const { url } = await invoke(200, '{}')
    const send = createFunctionSender(() => createServiceClient({ url, serviceKey: 'service-key' }), write)
    await expect(send(mail)).rejects.toThrow('Failed to send a request to the Edge Function')
  })
})
