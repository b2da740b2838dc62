import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { createConcurrencyLimiter, releaseAtEnd } from '@/lib/http/concurrency'

test('one client may have so much under way, another as much', () => {
  const limiter = createConcurrencyLimiter(2)
  const first = limiter.enter('a')
  expect(limiter.enter('a')).toBeDefined()
  expect(limiter.enter('a')).toBeUndefined()
  expect(limiter.enter('b')).toBeDefined()
  first?.()
  first?.()
  expect(limiter.enter('a')).toBeDefined()
  expect(limiter.enter('a')).toBeUndefined()
})

test('never more than allowed, whatever begins and ends when', () => {
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

const streamOf = (parts: string[], failure?: Error): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part !== undefined) controller.enqueue(Buffer.from(part))
      else if (failure) controller.error(failure)
      else controller.close()
    },
  })

test('a stream is let go when it has been read, has failed or is no longer wanted', async () => {
  const release = jest.fn()
  expect(await text(releaseAtEnd(streamOf(['a', 'b']), release))).toBe('ab')
  expect(release).toHaveBeenCalledTimes(1)
  await expect(text(releaseAtEnd(streamOf(['a'], new Error('gone')), release))).rejects.toThrow('gone')
  expect(release).toHaveBeenCalledTimes(2)
  await releaseAtEnd(streamOf(['a', 'b']), release).cancel()
  expect(release).toHaveBeenCalledTimes(3)
})
