import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Mail laws ask that an unsubscribe link works for at least 30 days; ours do for a year. */
const LIFETIME = 365 * 24 * 3600 * 1000

export type TokenReading = { ok: true; email: string } | { ok: false; reason: 'bad' | 'stale' }

const sign = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${payload}`).digest('base64url')

/**
 * A signed token that lets whoever holds it unsubscribe `email`: address (base64url), expiry (milliseconds) and
 * HMAC-SHA256, joined by dots. The Supabase function makes the same.
 */
export function createUnsubscribeToken(email: string, secret: string, now = Date.now()): string {
  const payload = `${Buffer.from(email).toString('base64url')}.${now + LIFETIME}`
  return `${payload}.${sign(payload, secret)}`
}

/** The address in a token; 'bad' when the signature is not ours, 'stale' when its time is over. */
export function readUnsubscribeToken(token: string, secret: string, now = Date.now()): TokenReading {
  const [address, expiry, signature, ...rest] = token.split('.')
  if (!address || !expiry || !signature || rest.length) return { ok: false, reason: 'bad' }
  const expected = Buffer.from(sign(`${address}.${expiry}`, secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { ok: false, reason: 'bad' }
  if (Number(expiry) < now) return { ok: false, reason: 'stale' }
  return { ok: true, email: Buffer.from(address, 'base64url').toString() }
}

/** The page with the button, for people. */
export const unsubscribePageUrl = (siteUrl: string, token: string): string => `${siteUrl}/unsubscribe?token=${token}`

/** The address that mail programs post to (RFC 8058). */
export const oneClickUrl = (siteUrl: string, token: string): string => `${siteUrl}/api/unsubscribe?token=${token}`

/** 'joe@example.com' → 'j••@example.com': enough to recognise, not to read. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${'•'.repeat(Math.max(1, Math.min(at - 1, 8)))}${email.slice(at)}`
}
