/**
 * Sends the email that follows a download, and messages that the site has written itself, through Resend. Called by
 * the site's server with a secret key of this project. Secrets: RESEND_API_KEY, MAIL_FROM, SITE_URL, SIGNING_SECRET
 * (the site's own), POSTAL_ADDRESS, and optionally RESEND_API_URL. Built-ins only, so that a deploy fetches nothing.
 */

interface Download {
  templateName: string
  templateSlug: string
  newsletterSubscribed: boolean
  /** The file, in base64. Without it, the message only links to the file. */
  attachment?: Attachment
}

interface Attachment {
  filename: string
  content: string
}

/** A message written by the site. */
interface Message {
  subject: string
  text: string
  html: string
}

interface Written extends Message {
  attachments?: Attachment[]
}

interface Payload {
  email: string
  /** The idempotency key: within 24 hours, Resend sends one message per key. */
  id?: string
  content: Download | Message
}

const DAY = 24 * 3600 * 1000
const UNSUBSCRIBE_DAYS = 365
const CONFIRM_DAYS = 7
/** The version of the site's consent text, as in `lib/subscriptions/consent.ts`. */
const CONSENT_TEXT = '3'
const BODY_MAX = 200_000
/** Characters of base64: 200 KB. */
const ATTACHED_MAX = Math.ceil((200 * 1024) / 3) * 4
/** Milliseconds for a message, all calls of Resend together. */
const RESEND_TIMEOUT = 10_000
/** Milliseconds between two calls of Resend for one message. */
const LEAST_WAIT = 250
const encoder = new TextEncoder()

const answer = (status: number, body: Record<string, unknown>): Response => Response.json(body, { status })
const refuse = (status: number, code: string, message: string): Response => answer(status, { error: { code, message } })

function setting(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** The project's secret keys: those of the new kind by name, and the older service role key. */
function secretKeys(): string[] {
  const named = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') || '{}') as Record<string, string>
  return [...Object.values(named), Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? ''].filter(Boolean)
}

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))

/** Compares digests in full, so that the time taken reveals nothing about the key. */
async function isSame(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(expected)])
  return a.reduce((difference, byte, index) => difference | (byte ^ b[index]!), 0) === 0
}

async function isAuthorized(request: Request): Promise<boolean> {
  const given = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? request.headers.get('apikey') ?? ''
  const matches = await Promise.all(secretKeys().map((key) => isSame(given, key)))
  return matches.includes(true)
}

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max
// deno-lint-ignore no-control-regex
const hasControls = (text: string): boolean => /[\u0000-\u001f\u007f]/.test(text)

function readMessage(given: unknown): Message | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { subject, text, html } = given as Record<string, unknown>
  if (!isText(subject, 300) || hasControls(subject)) return undefined
  return isText(text, BODY_MAX) && isText(html, BODY_MAX) ? { subject, text, html } : undefined
}

function readAttachment(given: unknown): Attachment | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { filename, content } = given as Record<string, unknown>
  if (!isText(filename, 200) || !/^[a-z0-9]+(-[a-z0-9]+)*\.(pdf|docx|xlsx)$/.test(filename)) return undefined
  return isText(content, ATTACHED_MAX) && /^[A-Za-z0-9+/]+={0,2}$/.test(content) ? { filename, content } : undefined
}

/** Returns the download in a payload, with defaults for a missing name and slug; undefined if it is invalid. */
function readDownload(given: Record<string, unknown>): Download | undefined {
  const { templateName = 'Template', templateSlug = 'template', newsletterSubscribed = false } = given
  if (!isText(templateName, 300) || hasControls(templateName)) return undefined
  if (!isText(templateSlug, 200) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(templateSlug)) return undefined
  if (typeof newsletterSubscribed !== 'boolean') return undefined
  const attachment = readAttachment(given.attachment)
  if (given.attachment !== undefined && !attachment) return undefined
  return { templateName, templateSlug, newsletterSubscribed, ...(attachment ? { attachment } : {}) }
}

/** Returns the payload, or undefined if it is invalid. */
function readPayload(body: unknown): Payload | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const given = body as Record<string, unknown>
  const { email, id, message } = given
  if (!isText(email, 255) || !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email)) return undefined
  if (id !== undefined && (!isText(id, 100) || !/^[\w.-]+$/.test(id))) return undefined
  const content = message === undefined ? readDownload(given) : readMessage(message)
  return content && { email, id, content }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The same token as the site's: address, details, expiry and a signature for this purpose. */
async function createToken(purpose: string, email: string, details: readonly string[], days: number): Promise<string> {
  const payload = [toBase64Url(encoder.encode(email)), ...details, Date.now() + days * DAY].join('.')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(setting('SIGNING_SECRET')), algorithm, false, [
    'sign',
  ])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`${purpose}:${payload}`))
  return `${payload}.${toBase64Url(new Uint8Array(signature))}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

const createUnsubscribeToken = (email: string): Promise<string> =>
  createToken('unsubscribe', email, [], UNSUBSCRIBE_DAYS)
const createConfirmToken = (email: string): Promise<string> =>
  createToken('confirm', email, ['download', CONSENT_TEXT], CONFIRM_DAYS)

const siteOrigin = (): string => new URL(setting('SITE_URL')).origin

/** The message that follows a download; if the newsletter box was checked, with the confirmation link. */
async function writeDownload(email: string, token: string, download: Download): Promise<Written> {
  const { templateName, templateSlug, newsletterSubscribed, attachment } = download
  const siteUrl = siteOrigin()
  const page = templateSlug === 'template' ? `${siteUrl}/templates` : `${siteUrl}/templates/${templateSlug}`
  const confirmPage = newsletterSubscribed ? `${siteUrl}/confirm?token=${await createConfirmToken(email)}` : undefined
  const question =
    'You signed up for the newsletter. To get new templates and weekly tips by email, open the link below and click ' +
    `Confirm. The link works for ${CONFIRM_DAYS} days. You get no newsletter until you confirm.`
  const unsubscribePage = `${siteUrl}/unsubscribe?token=${token}`
  const introduction =
    `Here is the template you downloaded: ${templateName}. Keep this email as a backup. ` +
    (attachment ? 'The blank file is attached.' : 'No file is attached: the link below opens the files.')
  const footer = `${setting('POSTAL_ADDRESS')}\nYou are receiving this email because this address was entered for a download.`
  return {
    ...(attachment ? { attachments: [attachment] } : {}),
    subject: `Your download: ${templateName}`,
    text: `${introduction}\n\n${page}\n\n${confirmPage ? `${question}\n\n${confirmPage}\n\n` : ''}-- \n${footer}\nUnsubscribe from all email: ${unsubscribePage}`,
    html:
      `<p>${escapeHtml(introduction)}</p><p><a href="${escapeHtml(page)}">Open ${escapeHtml(templateName)}</a></p>` +
      (confirmPage
        ? `<p>${escapeHtml(question)}</p><p><a href="${escapeHtml(confirmPage)}">Confirm your subscription</a></p>`
        : '') +
      `<p style="color:#475569;font-size:13px">${escapeHtml(footer).replace('\n', '<br>')} ` +
      `<a href="${escapeHtml(unsubscribePage)}">Unsubscribe from all email</a></p>`,
  }
}

async function addressMessage({ email, content }: Payload): Promise<Record<string, unknown>> {
  const token = await createUnsubscribeToken(email)
  const message = 'subject' in content ? content : await writeDownload(email, token, content)
  return {
    from: setting('MAIL_FROM'),
    to: [email],
    ...message,
    headers: {
      // RFC 3834: suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${siteOrigin()}/api/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

type Outcome = 'sent' | 'address-refused' | 'not-sent'

/** Interprets an error response of Resend. */
async function judge(response: Response): Promise<Outcome> {
  const { name, message } = (await response.json().catch(() => ({}))) as { name?: unknown; message?: unknown }
  // The key is known with other contents, because links are signed again for each attempt: the message was accepted before.
  if (response.status === 409 && name === 'invalid_idempotent_request') return 'sent'
  console.error(`Resend answered ${response.status} ${String(name ?? '')}`)
  const isAddress = [400, 422].includes(response.status) && String(message).includes('`to`')
  return isAddress ? 'address-refused' : 'not-sent'
}

const post = (message: Record<string, unknown>, id: string | undefined, deadline: number): Promise<Response> =>
  fetch(`${Deno.env.get('RESEND_API_URL') || 'https://api.resend.com'}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${setting('RESEND_API_KEY')}`,
      'content-type': 'application/json',
      ...(id ? { 'idempotency-key': id } : {}),
    },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(Math.max(1, deadline - Date.now())),
  })

/** Returns the milliseconds to wait before the next call: what Resend asks for, but at least `LEAST_WAIT`. */
function requestedWait(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 1)
  return Number.isFinite(seconds) ? Math.max(LEAST_WAIT, seconds * 1000) : 1000
}

/** Sends the message through Resend. After too many requests, retries when Resend allows it, as long as there is time. */
async function send(message: Record<string, unknown>, id: string | undefined): Promise<Outcome> {
  const deadline = Date.now() + RESEND_TIMEOUT
  for (;;) {
    const response = await post(message, id, deadline)
    if (response.ok) {
      await response.body?.cancel()
      return 'sent'
    }
    const wait = requestedWait(response)
    if (response.status !== 429 || Date.now() + wait >= deadline) return judge(response)
    await response.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'method', 'Only POST is supported here')
  if (!(await isAuthorized(request))) return refuse(401, 'unauthorized', 'A secret key of this project is required')
  const payload = readPayload(await request.json().catch(() => undefined))
  if (!payload) return refuse(400, 'invalid', 'The payload is not valid')
  const outcome = await send(await addressMessage(payload), payload.id)
  if (outcome === 'sent') return answer(200, { ok: true })
  if (outcome === 'address-refused') return refuse(422, outcome, 'The mail service does not accept the address')
  return refuse(502, outcome, 'The mail service did not accept the message')
}

Deno.serve(async (request) => {
  try {
    return await handle(request)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return refuse(500, 'unexpected', 'The message could not be sent')
  }
})
