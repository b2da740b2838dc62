import 'server-only'
import { createHmac } from 'node:crypto'
import { log } from '@/lib/http/log'
import { monotonic } from '@/lib/monotonic'
import type { CreateSharedLimit } from './limits'

/** Milliseconds that a request waits for the shared count. */
export const SHARED_PATIENCE = 300
/** Milliseconds without calls to the shared counter after a failure. */
const PAUSE = 30_000

export interface CountedRequest {
  /** Keyed hash: distinguishes clients but does not identify them. */
  key: string
  /** Requests allowed per client and window. */
  most: number
  windowSeconds: number
}

interface Parts {
  /** Counts a request. Resolves to 0 or the seconds to wait. */
  count: (request: CountedRequest) => Promise<number>
  /** Removes the count of a key. */
  forget: (key: string) => Promise<void>
  /** The secret that client keys are hashed with. */
  secret: () => string
  patience?: number
  now?: () => number
}

const late = (patience: number): { promise: Promise<never>; stop: () => void } => {
  let timer: NodeJS.Timeout | undefined
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
  })
  return { promise, stop: () => clearTimeout(timer) }
}

/**
 * Creates limits shared by several processes. If a count fails or takes longer than `patience`, the request passes
 * (this process's memory has already counted it) and the counter is not called for 30 seconds.
 */
export function createSharedLimits({
  count,
  forget,
  secret,
  patience = SHARED_PATIENCE,
  now = monotonic,
}: Parts): CreateSharedLimit {
  let pausedUntil = -Infinity

  async function ask<T>(question: () => Promise<T>, otherwise: T): Promise<T> {
    if (now() < pausedUntil) return otherwise
    const deadline = late(patience)
    try {
      return await Promise.race([question(), deadline.promise])
    } catch (error) {
      pausedUntil = now() + PAUSE
      log('error', 'shared-limits-unavailable', { error })
      return otherwise
    } finally {
      deadline.stop()
    }
  }

  return (name, { requests: most, windowMs }) => {
    const hash = (key: string): string => createHmac('sha256', secret()).update(`limit:${name}:${key}`).digest('hex')
    return {
      take: (key) => ask(() => count({ key: hash(key), most, windowSeconds: windowMs / 1000 }), 0),
      release: (key) => ask(() => forget(hash(key)), undefined),
    }
  }
}
