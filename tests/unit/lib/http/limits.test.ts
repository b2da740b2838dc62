import { createRateLimiter } from '@/lib/http/limits'

let time = 0
const now = () => time
beforeEach(() => {
  time = 1_000_000
})

describe('createRateLimiter', () => {
  it('lets so many through and then says how long to wait', () => {
    const limiter = createRateLimiter({ requests: 2, windowMs: 60_000, now })
    expect(limiter.take('a')).toBe(0)
    time += 1500
    expect(limiter.take('a')).toBe(0)
    expect(limiter.take('a')).toBe(59)
    expect(limiter.take('b')).toBe(0)
  })

  it('opens again when the window ends, not before, and refusals do not make it longer', () => {
    const limiter = createRateLimiter({ requests: 1, windowMs: 10_000, now })
    limiter.take('a')
    time += 9_999
    expect(limiter.take('a')).toBe(1)
    time += 1
    expect(limiter.take('a')).toBe(0)
  })

  it('forgets a key that is released', () => {
    const limiter = createRateLimiter({ requests: 1, windowMs: 10_000, now })
    limiter.take('a')
    limiter.release('a')
    expect(limiter.take('a')).toBe(0)
  })

  it('remembers no more keys than it may, the newest ones', () => {
    const limiter = createRateLimiter({ requests: 1, windowMs: 10_000, maxKeys: 3, now })
    for (const key of ['a', 'b', 'c', 'd']) limiter.take(key)
    expect(limiter.take('d')).toBeGreaterThan(0)
    expect(limiter.take('b')).toBeGreaterThan(0)
    expect(limiter.take('a')).toBe(0)
  })
})
