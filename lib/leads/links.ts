import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SubscriberSource } from '@/lib/store'

const DAY = 24 * 3600 * 1000

/** Days for which a link works, by what it is for. Mail laws ask that unsubscribing works for at least 30. */
export const linkDays = { unsubscribe: 365, confirm: 7, member: 1825 } as const
export type LinkPurpose = keyof typeof linkDays

/** 'bad', not signed by us for this; 'stale', too old; 'unavailable', there is no secret now to check it with. */
export type Unusable = { ok: false; reason: 'bad' | 'stale' | 'unavailable' }
export type TokenReading = { ok: true; email: string } | Unusable

/** The wish for the newsletter, as the link in the confirmation message carries it. */
export interface Wish {
  email: string
  /** Where it was made. */
  source: SubscriberSource
  /** The version of the text that was shown. */
  textVersion: string
  /** When, in milliseconds since the epoch. */
  wishedAt: number
}
export type WishReading = { ok: true; wish: Wish } | Unusable

const sign = (purpose: LinkPurpose, payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('base64url')

/** Address (base64url), details, expiry (milliseconds) and HMAC-SHA256 over the purpose and all of them, joined by dots. */
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

/** Compares in a time that does not depend on where the two differ. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What a token holds, or why it cannot be used. Any of `secrets` may have signed it; none means 'unavailable'. */
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
  (token: string, secrets: readonly string[], now = Date.now()): TokenReading => {
    const parts = readToken(purpose, token, secrets, now)
    return parts.ok ? { ok: true, email: parts.email } : parts
  }

/** A signed token that lets the person who holds it unsubscribe `email`. The Supabase function makes the same. */
export const createUnsubscribeToken = (email: string, secret: string, now = Date.now()): string =>
  createToken('unsubscribe', { email, from: now }, secret)

/** The address in an unsubscribe token signed with one of the secrets given. `now` is in milliseconds since the epoch. */
export const readUnsubscribeToken = readAddress('unsubscribe')

/** A signed token that opens the subscribers' page and its files to the person who holds it. */
export const createMemberToken = (email: string, secret: string, now = Date.now()): string =>
  createToken('member', { email, from: now }, secret)

/** The address in a token of the subscribers' page, read like an unsubscribe token. */
export const readMemberToken = readAddress('member')

/**
 * A signed token that lets the person who holds it confirm a wish for the newsletter, for seven days from the wish on. The
 * Supabase function makes the same.
 */
export const createConfirmToken = ({ email, source, textVersion, wishedAt }: Wish, secret: string): string =>
  createToken('confirm', { email, details: [source, textVersion], from: wishedAt }, secret)

/** The wish in a confirmation token, read like an unsubscribe token. */
export function readConfirmToken(token: string, secrets: readonly string[], now = Date.now()): WishReading {
  const parts = readToken('confirm', token, secrets, now)
  if (!parts.ok) return parts
  const { email, details, from: wishedAt } = parts
  const [source, textVersion] = details
  if ((source !== 'download' && source !== 'newsletter') || !textVersion) return { ok: false, reason: 'bad' }
  return { ok: true, wish: { email, source, textVersion, wishedAt } }
}

/** The page with the button, for people. */
export const unsubscribePageUrl = (siteUrl: string, token: string): string => `${siteUrl}/unsubscribe?token=${token}`

/** The address that mail programs post to (RFC 8058). */
export const oneClickUrl = (siteUrl: string, token: string): string => `${siteUrl}/api/unsubscribe?token=${token}`

/** The page with the button that confirms: following the link alone, as mail scanners do, confirms nothing. */
export const confirmPageUrl = (siteUrl: string, token: string): string => `${siteUrl}/confirm?token=${token}`

/** The subscribers' page. `siteUrl` is empty for a link within the site. */
export const memberPageUrl = (siteUrl: string, token: string): string => `${siteUrl}/members?token=${token}`

/** 'joe@example.com' → 'j••@example.com': enough to recognise, not to read. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${'•'.repeat(Math.max(1, Math.min(at - 1, 8)))}${email.slice(at)}`
}
