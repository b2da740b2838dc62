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
const day = 24 * 3600 * 1000
const made = Date.UTC(2026, 0, 1)
const token = createUnsubscribeToken("o'neil+roof@example.com", secret, made)
const [address = '', expiry = '', signature = ''] = token.split('.')

describe('unsubscribe tokens', () => {
  it('returns the address for a year, longer than mail laws require', () => {
    expect(readUnsubscribeToken(token, [secret], made + 364 * day)).toEqual({
      ok: true,
      email: "o'neil+roof@example.com",
    })
  })

  it('expires after a year', () => {
    expect(readUnsubscribeToken(token, [secret], made + 366 * day)).toEqual({ ok: false, reason: 'stale' })
  })

  it.each([
    ['another address', `${Buffer.from('ann@example.com').toString('base64url')}.${expiry}.${signature}`],
    ['a later expiry', `${address}.${Number(expiry) + 1}.${signature}`],
    ['a changed signature', `${address}.${expiry}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`],
    ['a cut signature', token.slice(0, -1)],
    ['a part too many', `${token}.x`],
    ['no signature', `${address}.${expiry}`],
    ['nothing', ''],
    ['noise', '..'],
  ])('refuses %s', (_, given) => {
    expect(readUnsubscribeToken(given, [secret], made)).toEqual({ ok: false, reason: 'bad' })
  })

  it('rejects a token signed with another secret', () => {
    expect(readUnsubscribeToken(token, [`${secret}!`], made)).toEqual({ ok: false, reason: 'bad' })
  })

  it('needs no escaping in a URL', () => {
    expect(encodeURIComponent(token)).toBe(token)
    expect(new URL(unsubscribePageUrl('https://x.test', token)).searchParams.get('token')).toBe(token)
    expect(new URL(oneClickUrl('https://x.test', token)).pathname).toBe('/api/unsubscribe')
  })
})

describe('confirmation tokens', () => {
  const optIn = { email: 'joe@example.com', source: 'newsletter', consentVersion: '1', requestedAt: made } as const
  const confirm = createConfirmToken(optIn, secret)
  const [, source = '', version = ''] = confirm.split('.')

  it('return the opt-in for seven days', () => {
    expect(readConfirmToken(confirm, [secret], made + 7 * day)).toEqual({ ok: true, optIn })
    expect(readConfirmToken(confirm, [secret], made + 7 * day + 1)).toEqual({ ok: false, reason: 'stale' })
  })

  it.each([
    ['another source', confirm.replace(`.${source}.`, '.download.')],
    ['another version of the text', confirm.replace(`.${version}.`, '.2.')],
    ['an unsubscribe token', token],
    ['a member token', createMemberToken('joe@example.com', secret, made)],
    ['nothing', ''],
  ])('refuse %s', (_, given) => {
    expect(readConfirmToken(given, [secret], made)).toEqual({ ok: false, reason: 'bad' })
  })

  it('do nothing but confirm', () => {
    expect(readUnsubscribeToken(confirm, [secret], made)).toEqual({ ok: false, reason: 'bad' })
    expect(readMemberToken(confirm, [secret], made)).toEqual({ ok: false, reason: 'bad' })
  })

  it('need no escaping in a URL', () => {
    expect(new URL(confirmPageUrl('https://x.test', confirm)).searchParams.get('token')).toBe(confirm)
  })
})

describe('member tokens', () => {
  const member = createMemberToken('joe@example.com', secret, made)

  it('work for five years', () => {
    expect(readMemberToken(member, [secret], made + 1824 * day)).toEqual({ ok: true, email: 'joe@example.com' })
    expect(readMemberToken(member, [secret], made + 1826 * day)).toEqual({ ok: false, reason: 'stale' })
    expect(memberPageUrl('', member)).toBe(`/members?token=${member}`)
  })

  it('do nothing but open the page', () => {
    expect(readUnsubscribeToken(member, [secret], made)).toEqual({ ok: false, reason: 'bad' })
    expect(readMemberToken(token, [secret], made)).toEqual({ ok: false, reason: 'bad' })
  })
})

describe('links after the secret was changed', () => {
  const next = 'the secret that came after it, 0123456789'
  const optIn = { email: 'joe@example.com', source: 'download', consentVersion: '1', requestedAt: made } as const
  const sent = [
    ['unsubscribe', readUnsubscribeToken, (key: string) => createUnsubscribeToken(optIn.email, key, made)],
    ['confirm', readConfirmToken, (key: string) => createConfirmToken(optIn, key)],
    ['member', readMemberToken, (key: string) => createMemberToken(optIn.email, key, made)],
  ] as const

  it.each(sent)('an old link works while the old secret is accepted: %s', (_, read, create) => {
    expect(read(create(secret), [next, secret], made).ok).toBe(true)
    expect(read(create(next), [next, secret], made).ok).toBe(true)
    expect(read(create(secret), [next], made)).toEqual({ ok: false, reason: 'bad' })
    expect(read(create('a third secret, which nobody accepts'), [next, secret], made).ok).toBe(false)
  })

  it('an old link expires when it would have', () => {
    expect(readUnsubscribeToken(token, [next, secret], made + 366 * day)).toEqual({ ok: false, reason: 'stale' })
  })

  it('compares with each secret in constant time', () => {
    const compare = jest.mocked(crypto.timingSafeEqual).mockClear()
    readUnsubscribeToken(`${address}.${expiry}.${'A'.repeat(signature.length)}`, [next, secret], made)
    expect(compare).toHaveBeenCalledTimes(2)
  })

  it('a link is neither valid nor invalid without a secret', () => {
    expect(readUnsubscribeToken(token, [], made)).toEqual({ ok: false, reason: 'unavailable' })
  })
})

describe('maskEmail', () => {
  it.each([
    ['joe@example.com', 'j••@example.com'],
    ['j@example.com', 'j•@example.com'],
    ['a-very-long-name@example.com', 'a••••••••@example.com'],
  ])('masks %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })
})
