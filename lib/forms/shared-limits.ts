import 'server-only'
import { createHmac } from 'node:crypto'
import { log } from '@/lib/log/log'
import { monotonic } from '@/lib/monotonic'
import { withinTime } from '@/lib/within-time'
import type { CreateSharedLimit } from './limits'

/** Time limit of the shared counter in milliseconds. */
export const SHARED_TIMEOUT = 300
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
  forget: (key: string) => Promise<void>
  /** The secret that client keys are hashed with. */
  secret: () => string
  now?: () => number
}

/** Limits shared by processes. If a count fails or takes too long, requests pass without it for 30 seconds. */
export function createSharedLimits({ count, forget, secret, now = monotonic }: Parts): CreateSharedLimit {
  let pausedUntil = -Infinity

  async function ask<T>(question: () => Promise<T>, fallback: T): Promise<T> {
    if (now() < pausedUntil) return fallback
    try {
      return await withinTime(question(), SHARED_TIMEOUT, () => {
        throw new Error(`No response within ${SHARED_TIMEOUT} ms`)
      })
    } catch (error) {
      pausedUntil = now() + PAUSE
      log('error', 'shared-limits-unavailable', { error })
      return fallback
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
