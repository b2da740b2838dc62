import { fc } from '@/tests/support/fast-check'
import { createClientLimiter, createConcurrencyLimiter } from '@/lib/rate-limit/concurrency'

test('never exceeds the limit, in any order of starts and ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(fc.nat({ max: 9 }), { maxLength: 200 }), (most, steps) => {
      const limiter = createConcurrencyLimiter(most)
      const open: (() => void)[] = []
      for (const step of steps) {
        if (step < 5) {
          const release = limiter.enter('client')
          expect(release === undefined).toBe(open.length === most)
          if (release) open.push(release)
        } else open.splice(step % Math.max(1, open.length), 1).forEach((release) => release())
      }
    }),
  )
})

test('a limit per client and a limit for all hold together, and a client over the total keeps no slot', () => {
  const limiter = createClientLimiter({ perClient: 2, total: 3 })
  const first = limiter.enter('a')
  expect(limiter.enter('a')).toBeInstanceOf(Function)
  expect(limiter.enter('a')).toBe('client-limit')
  expect(limiter.enter('b')).toBeInstanceOf(Function)
  expect([limiter.enter('b'), limiter.enter('c')]).toEqual(['total-limit', 'total-limit'])
  // Released twice, it is one slot.
  if (typeof first === 'function') [first, first].forEach((release) => release())
  expect(limiter.enter('b')).toBeInstanceOf(Function)
  expect(limiter.enter('a')).toBe('total-limit')
})
