import { fingerprint, log } from '@/lib/http/log'
import { captureLog } from '../../../support/leads'

afterEach(() => jest.restoreAllMocks())

describe('log', () => {
  it('writes one line of JSON', () => {
    const logged = captureLog()
    log('info', 'started', { port: 3000, text: 'two\nlines' })
    expect(logged().trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(logged())).toMatchObject({ level: 'info', event: 'started', port: 3000, text: 'two\nlines' })
  })

  it('writes an error as its message and its cause, without stack or addresses', () => {
    const logged = captureLog()
    const cause = new Error('Key (lower(email))=(joe@example.com) already exists')
    log('error', 'failed', { error: new Error('550 <ann.o+x@mail.example.com> unknown', { cause }) })
    expect(logged()).toContain('550 <[address]> unknown (Key (lower(email))=([address]) already exists)')
    expect(logged()).not.toMatch(/joe|ann|\bat /)
  })
})

describe('fingerprint', () => {
  it('is the same for an address in any spelling, and shows nothing of it', () => {
    expect(fingerprint(' Joe@Example.com')).toBe(fingerprint('joe@example.com'))
    expect(fingerprint('joe@example.com')).toMatch(/^[0-9a-f]{12}$/)
    expect(fingerprint('joe@example.com')).not.toBe(fingerprint('ann@example.com'))
  })
})
