/** Ends one piece of work; calling it again changes nothing. */
export type Release = () => void

export interface ConcurrencyLimiter {
  /** Counts one piece of work of `key` as under way; undefined when the client has as many under way as it may. */
  enter(key: string): Release | undefined
}

/**
 * Limits how much of a kind one client may have under way at once; holds only what is under way. It guards what belongs
 * to one process (open files, connections), and so is right to know of no other.
 */
export function createConcurrencyLimiter(most: number): ConcurrencyLimiter {
  const underWay = new Map<string, number>()
  return {
    enter(key) {
      const count = underWay.get(key) ?? 0
      if (count >= most) return undefined
      underWay.set(key, count + 1)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        const left = (underWay.get(key) ?? 1) - 1
        if (left > 0) underWay.set(key, left)
        else underWay.delete(key)
      }
    },
  }
}

/** `stream`, which calls `release` once it has ended in whatever way. */
export function releaseAtEnd(stream: ReadableStream<Uint8Array>, release: Release): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          release()
          controller.close()
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
