import 'server-only'
import { log } from '@/lib/http/log'
import { monotonic } from '@/lib/monotonic'
import { perProcess } from '@/lib/per-process'

/** 'open': no calls are made; 'half-open': the next call decides. */
export type CircuitState = 'closed' | 'open' | 'half-open'

export interface Circuit {
  state(): CircuitState
  /** Returns true if a call may be made now. The caller must then report the outcome. */
  admit(): boolean
  /** The service responded, possibly with a refusal. */
  succeeded(): void
  failed(): void
}

interface CircuitOptions {
  /** Number of consecutive calls without a response that opens the circuit. */
  failures?: number
  /** Time in milliseconds for which the circuit stays open. */
  pause?: number
  now?: () => number
}

/** Circuit breaker: stops calls to a service that does not respond. After a pause, one trial call decides. */
export function createCircuit({ failures = 4, pause = 10_000, now = monotonic }: CircuitOptions = {}): Circuit {
  let failed = 0
  let openUntil = 0
  let probing = false
  const isClosed = (): boolean => failed < failures
  return {
    state: () => (isClosed() ? 'closed' : now() < openUntil || probing ? 'open' : 'half-open'),
    admit() {
      if (isClosed()) return true
      if (now() < openUntil || probing) return false
      probing = true
      return true
    },
    succeeded() {
      if (!isClosed()) log('info', 'hosted-store-answers-again')
      failed = 0
      probing = false
    },
    failed() {
      failed += 1
      probing = false
      if (isClosed()) return
      if (failed === failures) log('error', 'hosted-store-does-not-answer', { pause })
      openUntil = now() + pause
    },
  }
}

/** The circuit of this process's Supabase project, shared by all its callers. */
export const hostedCircuit = (): Circuit => perProcess('hosted-circuit', () => createCircuit())
