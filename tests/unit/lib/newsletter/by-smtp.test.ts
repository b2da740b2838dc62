import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '@/data/site'
import type * as EnvModule from '@/lib/env'
import { queryDatabase } from '@/tests/support/database'
import { captureLog, optInOf } from '@/tests/support/leads'
import { startMailServer, type MailServer, type ReceivedMessage } from '@/tests/support/mail-server'
import { newFolder } from '@/tests/support/new-folder'
import { formPost, jsonPost, SITE } from '@/tests/support/post'
import { startScript, type Outcome } from '@/tests/support/scripts'

const HOUR = 3_600_000
const OTHERS = 44
/** Number of copies after which the server kills the sending process: in the second of three batches. */
const KILLED_AT = 30

let mockSettings: Record<string, string>
jest.mock('@/lib/env', () => {
  const { parseEnv } = jest.requireActual<typeof EnvModule>('@/lib/env')
  return { env: () => parseEnv(mockSettings) }
})

let folder: string
let server: MailServer
beforeAll(async () => {
  captureLog()
  folder = newFolder()
  server = await startMailServer()
  mockSettings = { DATA_DIR: folder, SITE_URL: SITE, SMTP_URL: server.url, SIGNING_SECRET: 's'.repeat(40) }
})
afterAll(async () => {
  const { store } = await import('@/lib/store')
  await store().close()
  await server.stop()
})

/** The text part of a message, with its lines whole. */
const textOf = ({ source }: ReceivedMessage): string => {
  const [, part = ''] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n----/.exec(source) ?? []
  return part.replace(/=\r\n/g, '').replaceAll('=3D', '=').replace(/\r\n/g, '\n')
}
const headerOf = ({ source }: ReceivedMessage, name: string): string =>
  new RegExp(`^${name}:([\\s\\S]*?)\\r\\n(?![ \\t])`, 'm')
    .exec(source)?.[1]
    ?.replace(/\r\n(?=[ \t])/g, '')
    .trim() ?? ''
const lastTo = (email: string): ReceivedMessage => {
  const message = server.messages.findLast(({ to }) => to === email)
  if (!message) throw new Error(`Nothing came for ${email}`)
  return message
}
const tokenIn = (message: ReceivedMessage, page: string): string => {
  const [, token] = new RegExp(`${SITE}/${page}\\?token=(\\S+)`).exec(textOf(message)) ?? []
  if (token === undefined) throw new Error(`No link to ${page}`)
  return token
}
const copiesOf = (subject: string): ReceivedMessage[] =>
  server.messages.filter((message) => headerOf(message, 'Subject') === subject)

async function subscribe(email: string): Promise<unknown> {
  const { POST } = await import('@/app/api/subscribe/route')
  const input = { email, newsletterSubscribed: true, source: 'newsletter', templates: [] }
  return (await POST(jsonPost('/api/subscribe', input))).json()
}

async function confirm(token: string): Promise<string | null> {
  const { POST } = await import('@/app/api/confirm/route')
  return (await POST(formPost('/api/confirm', { token }))).headers.get('location')
}

/** The button of a mail program (RFC 8058): one POST to the header's address, without origin and without a cookie. */
async function leaveByOneClick(message: ReceivedMessage): Promise<Response> {
  const { POST } = await import('@/app/api/unsubscribe/route')
  const [, address = ''] = /^<(\S+)>$/.exec(headerOf(message, 'List-Unsubscribe')) ?? []
  expect(address).toMatch(`${SITE}/api/unsubscribe?token=`)
  return POST(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: headerOf(message, 'List-Unsubscribe-Post'),
    }),
  )
}

const startSending = (subject: string) => {
  const file = path.join(folder, 'issue.md')
  writeFileSync(file, `# ${subject}\n\nHello **all**\n`)
  return startScript('scripts/newsletter.ts', ['send', file], mockSettings)
}
const send = (subject: string): Promise<Outcome> => startSending(subject).outcome

/** Returns the recipients of leased messages, which may have been sent. */
const inDoubt = (): string[] =>
  queryDatabase(path.join(folder, 'ridgedocs.sqlite'), 'select recipient from mail_outbox where in_flight > 0').map(
    ({ recipient }) => String(recipient),
  )

/** Drains the outbox at a time when every lease has expired. */
async function drainLater(): Promise<void> {
  const { createMailer } = await import('@/lib/mail/mailer')
  const { createSmtpSender } = await import('@/lib/mail/smtp')
  const { store } = await import('@/lib/store')
  const sender = createSmtpSender(server.url, () => {
    throw new Error('A message that may have been sent is not sent again')
  })
  await createMailer(sender, () => store().outbox, { now: () => Date.now() + HOUR }).drain()
}

test('from opt-in to issue to unsubscribe, through a real mail server', async () => {
  for (const email of ['joe@example.com', 'ann@example.com']) {
    expect(await subscribe(email)).toEqual({ ok: true, email: 'sent' })
    const asked = lastTo(email)
    expect(headerOf(asked, 'Subject')).toBe(`Confirm your ${site.name} subscription`)
    expect(await confirm(tokenIn(asked, 'confirm'))).not.toContain('&state=')
    const welcome = lastTo(email)
    expect(headerOf(welcome, 'Subject')).toBe(`You are subscribed to ${site.name}`)
    expect(tokenIn(welcome, 'members')).not.toBe('')
  }
  expect(await subscribe('unconfirmed@example.com')).toEqual({ ok: true, email: 'sent' })

  const answer = await leaveByOneClick(lastTo('ann@example.com'))
  expect([answer.status, await answer.text()]).toEqual([200, 'You have been unsubscribed.'])

  const { store } = await import('@/lib/store')
  const others = Array.from({ length: OTHERS }, (_, index) => `sub${index}@example.com`)
  for (const email of others) await store().confirmNewsletter(optInOf(email))
  const confirmed = ['joe@example.com', ...others].sort()

  // Killed in the middle, then run twice more.
  const killed = startSending('What changed in May')
  let arrived = 0
  server.rules.onMessage = async () => {
    arrived += 1
    if (arrived < KILLED_AT) return undefined
    killed.child.kill('SIGKILL')
    // Accepted, but the process that sent it is gone.
    await killed.outcome
    return undefined
  }
  expect((await killed.outcome).code).toBeNull()
  server.rules = {}
  const doubtful = inDoubt()
  const second = await send('What changed in May')
  const third = await send('What changed in May')
  expect([second.code, third.code]).toEqual([0, 0])
  expect(second.out).toContain(`0 addresses, ${confirmed.length - 40} messages sent; ${confirmed.length} had it before`)
  expect(third.out).toContain(`0 addresses, 0 messages sent; ${confirmed.length} had it before`)
  await drainLater()
  expect(inDoubt()).toEqual([])

  const sent = copiesOf('What changed in May')
  const copies = sent.map(({ to }) => to)
  expect(new Set(copies).size).toBe(copies.length)
  expect([...new Set([...copies, ...doubtful])].sort()).toEqual(confirmed)
  expect(doubtful.length).toBeLessThanOrEqual(20)
  expect(copies.length).toBeGreaterThanOrEqual(KILLED_AT - 1)

  for (const message of sent) {
    expect(headerOf(message, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(textOf(message)).toContain(site.postalAddress)
    expect(tokenIn(message, 'unsubscribe')).not.toBe('')
    expect(tokenIn(message, 'members')).not.toBe('')
  }

  // The next issue goes to the remaining subscribers.
  const sub0 = others[0] ?? ''
  const leaving = copies.includes(sub0) ? sub0 : 'joe@example.com'
  expect((await leaveByOneClick(lastTo(leaving))).status).toBe(200)
  const left = confirmed.length - 1
  expect((await send('What changed in June')).out).toContain(
    `${left} addresses, ${left} messages sent; 0 had it before`,
  )
  expect(
    copiesOf('What changed in June')
      .map(({ to }) => to)
      .sort(),
  ).toEqual(confirmed.filter((email) => email !== leaving))
}, 240_000)
