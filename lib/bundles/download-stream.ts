import 'server-only'
import { monotonic } from '@/lib/monotonic'
import type { Downloads } from '@/lib/rate-limit/downloads'

/** Milliseconds that an archive may take: 90 MB at half the speed that keeps a place. */
const DEADLINE = 60 * 60_000

interface Options {
  downloads: Downloads
  client: string
  /** Monotonic clock in milliseconds. */
  now?: () => number
  deadline?: number
}

/** Ends a download whose client is too slow: it sees that its connection was closed before the end. */
class TooSlow extends Error {}

/** Returns `stream` as a download of `client`, opened once it has a place in `downloads`, or the limit it reaches. */
export function asDownload(
  stream: () => ReadableStream<Uint8Array>,
  { downloads, client, now = monotonic, deadline = DEADLINE }: Options,
): ReadableStream<Uint8Array> | 'client-limit' | 'total-limit' {
  let taken = 0
  let waited = 0
  /** When the client got its last part; undefined once it asks for the next one. */
  let givenAt: number | undefined
  let end: () => void = () => undefined
  const place = downloads.enter(client, {
    taken: () => taken,
    waited: () => waited + (givenAt === undefined ? 0 : now() - givenAt),
    end: () => end(),
  })
  if (typeof place !== 'function') return place
  const reader = stream().getReader()
  const timer = setTimeout(() => end(), deadline)
  timer.unref()
  const release = (): void => {
    clearTimeout(timer)
    place()
  }
  return new ReadableStream(
    {
      start(controller) {
        end = () => {
          const tooSlow = new TooSlow('The client took too long')
          release()
          controller.error(tooSlow)
          void reader.cancel(tooSlow).catch(() => undefined)
        }
      },
      async pull(controller) {
        if (givenAt !== undefined) waited += now() - givenAt
        givenAt = undefined
        try {
          const { done, value } = await reader.read()
          if (done) {
            release()
            return controller.close()
          }
          taken += value.byteLength
          givenAt = now()
          controller.enqueue(value)
        } catch (error) {
          release()
          throw error
        }
      },
      cancel(reason) {
        release()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
