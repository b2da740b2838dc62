import * as crypto from 'node:crypto'
import {
  confirmPageUrl,
  createConfirmToken,
  createMemberToken,
  createUnsubscribeToken,
  maskEmail,
  memberPageUrl,
  oneClickUrl,
  readConfirmToken,
  readMemberToken,
  readUnsubscribeToken,
  unsubscribePageUrl,
} from '@/lib/signed-links/links'

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof crypto>('node:crypto')
  return { ...real, timingSafeEqual: jest.fn(real.timingSafeEqual) }
})

const secret = 'a secret of at least thirty-two characters'
const next = 'the secret that came after it, 0123456789'
const day = 24 * 3600 * 1000
const made = Date.UTC(2026, 0, 1)
const email = "o'neil+roof@example.com"
const optIn = { email, source: 'newsletter', consentVersion: '1', requestedAt: made } as const
const bad = { ok: false, reason: 'bad' }

/** The days follow from mail laws, which require 30 for the unsubscribe link, and from the consent. */
const purposes = [
  ['unsubscribe', 365, (key: string) => createUnsubscribeToken(email, key, made), readUnsubscribeToken, { email }],
  ['confirmation', 7, (key: string) => createConfirmToken(optIn, key), readConfirmToken, { optIn }],
  ['member', 1825, (key: string) => createMemberToken(email, key, made), readMemberToken, { email }],
] as const

describe.each(purposes)('%s tokens', (purpose, days, create, read, content) => {
  const token = create(secret)
  const parts = token.split('.')
  const [address = '', signature = ''] = [parts[0], parts.at(-1)]
  const expiry = parts.at(-2) ?? ''

  it(`work for ${days} days, and need no escaping in a URL`, () => {
    expect(encodeURIComponent(token)).toBe(token)
    expect(read(token, [secret], made + days * day)).toEqual({ ok: true, ...content })
    expect(read(token, [secret], made + days * day + 1)).toEqual({ ok: false, reason: 'stale' })
  })

  it('serve no other purpose', () => {
    for (const [other, , createOther] of purposes)
      if (other !== purpose) expect(read(createOther(secret), [secret], made)).toEqual(bad)
  })

  it.each([
    ['another address', token.replace(address, Buffer.from('ann@example.com').toString('base64url'))],
    ['a later expiry', token.replace(expiry, String(Number(expiry) + 1))],
    ['a changed signature', token.replace(signature, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1))],
    ['a cut signature', token.slice(0, -1)],
    ['a part too many', `${token}.x`],
    ['no signature', parts.slice(0, -1).join('.')],
    ['nothing', ''],
    ['noise', '..'],
  ])('are refused with %s', (_, given) => {
    expect(read(given, [secret], made)).toEqual(bad)
  })

  it('work as long as their secret is accepted', () => {
    expect(read(token, [next, secret], made).ok).toBe(true)
    expect(read(create(next), [next, secret], made).ok).toBe(true)
    expect(read(token, [next], made)).toEqual(bad)
    expect(read(token, [`${secret}!`], made)).toEqual(bad)
    expect(read(token, [next, secret], made + (days + 1) * day)).toEqual({ ok: false, reason: 'stale' })
    // Neither valid nor invalid.
    expect(read(token, [], made)).toEqual({ ok: false, reason: 'unavailable' })
  })

  it('are compared with each secret in constant time', () => {
    const compare = jest.mocked(crypto.timingSafeEqual).mockClear()
    read(token.replace(signature, 'A'.repeat(signature.length)), [next, secret], made)
    expect(compare).toHaveBeenCalledTimes(2)
  })
})

test.each([
  ['another source', '.newsletter.', '.download.'],
  ['another version of the text', '.1.', '.2.'],
])('confirmation tokens are refused with %s', (_, old, changed) => {
  const token = createConfirmToken(optIn, secret)
  expect(token).toContain(old)
  expect(readConfirmToken(token.replace(old, changed), [secret], made)).toEqual(bad)
})

test('the URLs carry the token', () => {
  expect(
    [unsubscribePageUrl, oneClickUrl, confirmPageUrl, memberPageUrl].map((url) => url('https://x.test', 't')),
  ).toEqual(['unsubscribe', 'api/unsubscribe', 'confirm', 'members'].map((path) => `https://x.test/${path}?token=t`))
})

test.each([
  ['joe@example.com', 'j••@example.com'],
  ['j@example.com', 'j•@example.com'],
  ['a-very-long-name@example.com', 'a••••••••@example.com'],
])('maskEmail masks %s', (given, masked) => {
  expect(maskEmail(given)).toBe(masked)
})
