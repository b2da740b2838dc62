import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { json } from 'node:stream/consumers'
import { createEmlSender } from '@/lib/mail/message-files'
import { createSmtpSender } from '@/lib/mail/smtp'
import { createFunctionSender } from '@/lib/mail/supabase-function'
import { NotSentError, type Attachment, type Mail } from '@/lib/mail/types'
import { writeMail } from '@/lib/mail/message'
import { createServiceClient } from '@/lib/store/supabase/client'
import { startHttpServer } from '@/tests/support/http-server'
import { startMailServer, type MailServer, type MailServerRules } from '@/tests/support/mail-server'
import {
  expectWholeMessage,
  readHeaders,
  sampleLinks,
  sampleMail as mail,
  writeSample as write,
} from '@/tests/support/sample-mail'

const paper: Attachment = { filename: 'metal-estimate.pdf', content: Buffer.from('%PDF-1.7 paper'), format: 'PDF' }
const issue: Mail = { kind: 'issue', id: 'id-2', to: 'joe@example.com', subject: 'May', markdown: 'Hello **all**' }

const unwritable = (): never => {
  throw new Error('The links cannot be signed')
}

it.each([
  ['files', createEmlSender(tmpdir(), unwritable)],
  ['a mail server', createSmtpSender('smtp://127.0.0.1:9', unwritable)],
  [
    'the function',
    createFunctionSender(() => createServiceClient({ url: 'http://127.0.0.1:9', serviceKey: 'k' }), {
      write: unwritable,
      attach: () => Promise.resolve(undefined),
    }),
  ],
])('a message that cannot be written was certainly not sent through %s', async (_, send) => {
  await expect(send(issue)).rejects.toThrow(NotSentError)
})

describe('createSmtpSender', () => {
  let server: MailServer
  const start = async (rules?: MailServerRules) => (server = await startMailServer(rules))
  afterEach(() => server.stop())

  it('sends the complete message', async () => {
    await start()
    expect(await createSmtpSender(server.url, write)(mail)).toEqual({ ok: true })
    expect(server.messages).toHaveLength(1)
    expectWholeMessage(server.messages[0]?.source ?? '')
  })

  it('sends the file with the message', async () => {
    await start()
    const send = createSmtpSender(server.url, (given) => Promise.resolve(writeMail(given, sampleLinks, paper)))
    expect(await send(mail)).toEqual({ ok: true })
    const source = server.messages[0]?.source ?? ''
    expect(readHeaders(source)['content-type']).toContain('multipart/mixed')
    expect(source).toContain('Content-Type: application/pdf; name=metal-estimate.pdf')
    expect(source).toContain('Content-Disposition: attachment; filename=metal-estimate.pdf')
    expect(source).toContain(paper.content.toString('base64'))
  })

  it.each([
    ['onReceiver', '550 5.1.1 No such user', true, 'unknown'],
    ['onReceiver', '553 5.1.3 Bad address', true, 'unknown'],
    ['onReceiver', '550 5.2.1 Mailbox disabled', true, 'disabled'],
    ['onReceiver', '550 No such user', true, 'refused'],
    ['onReceiver', '556 5.3.0 Takes no mail', true, 'refused'],
    ['onReceiver', '550 5.7.1 Your host is on our list', true, undefined],
    ['onReceiver', '550 5.1.8 Bad sender', true, undefined],
    ['onReceiver', '450 4.2.0 Try later', false, undefined],
    ['onReceiver', '421 Too busy', false, undefined],
    ['onMessage', '554 Looks like spam', true, undefined],
    ['onMessage', '550 5.1.1 No such user after all', true, 'unknown'],
    ['onMessage', '554 5.6.0 Bad message', true, undefined],
    ['onMessage', '452 Too busy', false, undefined],
  ])('%s is answered %s: permanent is %s, the address class %s', async (rule, reply, permanent, address) => {
    await start({ [rule]: () => reply })
    expect(await createSmtpSender(server.url, write)(mail)).toEqual({
      ok: false,
      permanent,
      reason: expect.stringContaining(reply.slice(0, 3)) as string,
      address,
    })
  })

  it('retries later if the login is refused: that is a setting, not the message', async () => {
    await start({ login: 'user:password' })
    const url = server.url.replace('smtp://', 'smtp://user:wrong@')
    for (const each of [url, server.url])
      expect(await createSmtpSender(each, write)(mail)).toMatchObject({
        ok: false,
        permanent: false,
        address: undefined,
      })
  })

  it('reports that nothing was sent if the server does not respond or greet', async () => {
    await start()
    await server.stop()
    await expect(createSmtpSender(server.url, write)(mail)).rejects.toThrow(NotSentError)
    const silent = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
    await expect(createSmtpSender(url, write, 50)(mail)).rejects.toThrow(NotSentError)
    await new Promise((resolve) => silent.close(resolve))
  })
})

describe('createFunctionSender', () => {
  const attach = jest.fn<Promise<Attachment | undefined>, [Mail]>()
  beforeEach(() => attach.mockReset().mockResolvedValue(undefined))

  async function invoke(status: number, body: string, given: Mail = mail) {
    const requests: { url?: string; authorization?: string; body: unknown }[] = []
    const server = await startHttpServer(async (request, response) => {
      requests.push({ url: request.url, authorization: request.headers.authorization, body: await json(request) })
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    const send = createFunctionSender(() => createServiceClient({ url: server.url, serviceKey: 'service-key' }), {
      write,
      attach,
    })
    try {
      return { result: await send(given), requests, send }
    } finally {
      await server.stop()
    }
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

  it('passes the file on in base64', async () => {
    attach.mockResolvedValue(paper)
    const { requests } = await invoke(200, '{"ok":true}')
    expect(attach).toHaveBeenCalledWith(mail)
    expect(requests[0]?.body).toMatchObject({
      attachment: { filename: 'metal-estimate.pdf', content: paper.content.toString('base64') },
    })
  })

  it('sends a message written by the site', async () => {
    const { requests } = await invoke(200, '{"ok":true}', issue)
    const { subject, text, html } = write(issue)
    expect(requests[0]?.body).toEqual({ email: 'joe@example.com', id: 'id-2', message: { subject, text, html } })
  })

  it.each([
    [502, 'not-sent', false, undefined],
    [401, 'unauthorized', false, undefined],
    [429, undefined, false, undefined],
    [400, 'invalid', true, undefined],
    [422, 'address-refused', true, 'refused'],
  ])('distinguishes a response of %i, %s, from success', async (status, code, permanent, address) => {
    const { result } = await invoke(status, JSON.stringify({ error: { code } }))
    expect(result).toEqual({
      ok: false,
      permanent,
      reason: expect.stringContaining(String(status)) as string,
      ...(address && { address }),
    })
  })

  it.each([
    [500, '{"error":{"code":"unexpected"}}'],
    [502, '<html>Bad gateway</html>'],
    [546, '{}'],
  ])('treats a response of %i with %s as none: the message may have been sent', async (status, body) => {
    await expect(invoke(status, body)).rejects.toThrow(`The function responded ${status}`)
  })

  it('rejects without a response', async () => {
    const { send } = await invoke(200, '{}')
    await expect(send(mail)).rejects.toThrow(NotSentError)
  })
})
