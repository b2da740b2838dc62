import { fc } from '@/tests/support/fast-check'
import { createRateLimiter } from '@/lib/rate-limit/rate-limiter'

let time = 0
const now = () => time
beforeEach(() => {
  time = 1_000_000
})

it('admits requests up to the limit, then returns the seconds to wait', () => {
  const limiter = createRateLimiter({ requests: 2, windowMs: 60_000, now })
  expect(limiter.take('a')).toBe(0)
  time += 1500
  expect(limiter.take('a')).toBe(0)
  expect(limiter.take('a')).toBe(59)
  expect(limiter.take('b')).toBe(0)
})

it('forgets a key that is released', () => {
  const limiter = createRateLimiter({ requests: 1, windowMs: 10_000, now })
  limiter.take('a')
  limiter.release('a')
  expect(limiter.take('a')).toBe(0)
})

it('keeps no more keys than its limit, and admits no key more often than allowed', () => {
  const step = fc.record({ key: fc.nat({ max: 40 }), passes: fc.nat({ max: 3000 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), fc.integer({ min: 1, max: 5 }), (steps, requests) => {
      const windowMs = 10_000
      const limiter = createRateLimiter({ requests, windowMs, maxKeys: 50, now })
      const taken = new Map<number, number[]>()
      for (const { key, passes } of steps) {
        time += passes
        const wait = limiter.take(String(key))
        expect(wait).toBeLessThanOrEqual(windowMs / 1000)
        if (wait === 0) taken.set(key, [...(taken.get(key) ?? []), time])
      }
      for (const times of taken.values())
        times.forEach((from, index) => {
          // A fixed window lets twice as many pass across its edge, never more.
          expect(times.slice(index).filter((later) => later < from + windowMs).length).toBeLessThanOrEqual(2 * requests)
        })
    }),
  )
})

it('keeps its memory bounded against a flood of made-up clients', () => {
  const limiter = createRateLimiter({ requests: 1, windowMs: 10_000, maxKeys: 1000, now })
  for (let client = 0; client < 100_000; client += 1) limiter.take(`client ${client}`)
  // Of the newest so many are known, and none before them.
  const known = Array.from({ length: 100_000 }, (_, client) => client).filter((client) => client >= 99_000)
  for (const client of known) expect(limiter.take(`client ${client}`)).toBe(10)
  expect(limiter.take('client 98999')).toBe(0)
})
