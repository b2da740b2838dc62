import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Failure } from '@/lib/http/failure'
import type { OptIn } from '@/lib/store'

const DAY = 24 * 3600 * 1000

/** Lifetime of links in days, by purpose. Email laws require that unsubscribe links work for at least 30 days. */
export const linkDays = { unsubscribe: 365, confirm: 7, member: 1825 } as const
type LinkPurpose = keyof typeof linkDays

/** 'bad': not signed by us for this purpose; 'stale': expired; 'unavailable': no secret to check it with now. */
export type Unusable = { ok: false; reason: 'bad' | 'stale' | 'unavailable' }
type TokenResult = { ok: true; email: string } | Unusable

export const linksUnavailableText = 'Links cannot be checked at the moment. Please try again later.'

export const linksUnavailable: Failure = { status: 503, code: 'links-unavailable', message: linksUnavailableText }

type OptInResult = { ok: true; optIn: OptIn } | Unusable

const sign = (purpose: LinkPurpose, payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('base64url')

/** Address (base64url), details, expiry (milliseconds) and HMAC-SHA256 over the purpose and these, joined by dots. */
function createToken(
  purpose: LinkPurpose,
  { email, details = [], from }: { email: string; details?: readonly string[]; from: number },
  secret: string,
): string {
  const expiry = from + linkDays[purpose] * DAY
  const payload = [Buffer.from(email).toString('base64url'), ...details, expiry].join('.')
  return `${payload}.${sign(purpose, payload, secret)}`
}

type Parts = { ok: true; email: string; details: readonly string[]; from: number } | Unusable

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Reads a token signed with any of `secrets`, or returns why it is invalid. Without secrets, 'unavailable'. */
function readToken(purpose: LinkPurpose, token: string, secrets: readonly string[], now: number): Parts {
  if (secrets.length === 0) return { ok: false, reason: 'unavailable' }
  const end = token.lastIndexOf('.')
  const payload = token.slice(0, Math.max(0, end))
  const signature = token.slice(end + 1)
  const isOurs = secrets.some((secret) => isSame(signature, sign(purpose, payload, secret)))
  if (!isOurs) return { ok: false, reason: 'bad' }
  const [address = '', ...details] = payload.split('.')
  const expiry = Number(details.pop())
  if (expiry < now) return { ok: false, reason: 'stale' }
  const email = Buffer.from(address, 'base64url').toString()
  return { ok: true, email, details, from: expiry - linkDays[purpose] * DAY }
}

const readAddress =
  (purpose: LinkPurpose) =>
  (token: string, secrets: readonly string[], now = Date.now()): TokenResult => {
    const parts = readToken(purpose, token, secrets, now)
    return parts.ok ? { ok: true, email: parts.email } : parts
  }

/** Returns a signed token that lets its holder unsubscribe `email`. The Supabase function creates the same token. */
export const createUnsubscribeToken = (email: string, secret: string, now = Date.now()): string =>
  createToken('unsubscribe', { email, from: now }, secret)

/** Returns the address in an unsubscribe token signed with one of the secrets. `now` is since the epoch. */
export const readUnsubscribeToken = readAddress('unsubscribe')

/** Returns a signed token that gives its holder access to the subscribers' page and its files. */
export const createMemberToken = (email: string, secret: string, now = Date.now()): string =>
  createToken('member', { email, from: now }, secret)

export const readMemberToken = readAddress('member')

/** Returns a token that confirms an opt-in for seven days. The Supabase function creates the same. */
export const createConfirmToken = ({ email, source, consentVersion, requestedAt }: OptIn, secret: string): string =>
  createToken('confirm', { email, details: [source, consentVersion], from: requestedAt }, secret)

/** Returns the opt-in in a confirmation token, read like an unsubscribe token. */
export function readConfirmToken(token: string, secrets: readonly string[], now = Date.now()): OptInResult {
  const parts = readToken('confirm', token, secrets, now)
  if (!parts.ok) return parts
  const { email, details, from: requestedAt } = parts
  const [source, consentVersion] = details
  if ((source !== 'download' && source !== 'newsletter') || !consentVersion) return { ok: false, reason: 'bad' }
  return { ok: true, optIn: { email, source, consentVersion, requestedAt } }
}

/** URL of the unsubscribe page with the button, for people. */
export const unsubscribePageUrl = (siteUrl: string, token: string): string => `${siteUrl}/unsubscribe?token=${token}`

/** The one-click unsubscribe URL that mail clients post to (RFC 8058). */
export const oneClickUrl = (siteUrl: string, token: string): string => `${siteUrl}/api/unsubscribe?token=${token}`

/** URL of the confirmation page. Only its button confirms: mail scanners follow links. */
export const confirmPageUrl = (siteUrl: string, token: string): string => `${siteUrl}/confirm?token=${token}`

/** URL of the subscribers' page. `siteUrl` is empty for a link within the site. */
export const memberPageUrl = (siteUrl: string, token: string): string => `${siteUrl}/members?token=${token}`

/** 'joe@example.com' → 'j••@example.com': enough to recognize, not to read. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${'•'.repeat(Math.max(1, Math.min(at - 1, 8)))}${email.slice(at)}`
}
