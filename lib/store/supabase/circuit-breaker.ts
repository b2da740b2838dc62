import 'server-only'
import { circuitBreaker, ConsecutiveBreaker, handleAll, type CircuitBreakerPolicy, type IBackoff } from 'cockatiel'
import { log } from '@/lib/log/log'
import { monotonic } from '@/lib/monotonic'
import { singleton } from '@/lib/singleton'

interface Options {
  failures?: number
  /** Time in milliseconds for which the circuit stays open. Then one trial call decides. */
  pause?: number
  now?: () => number
}

/** Creates a circuit breaker: stops calls to a service that does not respond. Work that rejects counts as a failure. */
export function createCircuitBreaker({ failures = 4, pause = 10_000, now = monotonic }: Options = {}) {
  // cockatiel compares times of the wall clock, which may be set back: this pause ends by the clock `now`.
  const startPause = (): IBackoff<unknown> => {
    const end = now() + pause
    return {
      next: startPause,
      get duration() {
        return now() < end ? Infinity : -Infinity
      },
    }
  }
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: { next: startPause },
  })
  let isReported = false
  breaker.onBreak(() => {
    if (!isReported) log('error', 'hosted-store-does-not-answer', { pause })
    isReported = true
  })
  breaker.onReset(() => {
    log('info', 'hosted-store-answers-again')
    isReported = false
  })
  return breaker
}

/** The circuit breaker of this process's Supabase project, shared by all its callers. */
export const hostedCircuitBreaker = (): CircuitBreakerPolicy =>
  singleton('hosted-circuit', () => createCircuitBreaker())
