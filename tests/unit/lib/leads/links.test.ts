import {
  createUnsubscribeToken,
  maskEmail,
  oneClickUrl,
  readUnsubscribeToken,
  unsubscribePageUrl,
} from '@/lib/leads/links'

const secret = 'a secret of at least thirty-two characters'
const day = 24 * 3600 * 1000
const made = Date.UTC(2026, 0, 1)
const token = createUnsubscribeToken("o'neil+roof@example.com", secret, made)
const [address = '', expiry = '', signature = ''] = token.split('.')

describe('unsubscribe tokens', () => {
  it('gives the address back for as long as mail laws ask, and a year', () => {
    expect(readUnsubscribeToken(token, secret, made + 364 * day)).toEqual({
      ok: true,
      email: "o'neil+roof@example.com",
    })
  })

  it('is stale after a year', () => {
    expect(readUnsubscribeToken(token, secret, made + 366 * day)).toEqual({ ok: false, reason: 'stale' })
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
    expect(readUnsubscribeToken(given, secret, made)).toEqual({ ok: false, reason: 'bad' })
  })

  it('refuses a token signed with another secret', () => {
    expect(readUnsubscribeToken(token, `${secret}!`, made)).toEqual({ ok: false, reason: 'bad' })
  })

  it('needs no escaping in a URL', () => {
    expect(encodeURIComponent(token)).toBe(token)
    expect(new URL(unsubscribePageUrl('https://x.test', token)).searchParams.get('token')).toBe(token)
    expect(new URL(oneClickUrl('https://x.test', token)).pathname).toBe('/api/unsubscribe')
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
