import 'server-only'
import { log } from '@/lib/http/log'
import { monotonic } from '@/lib/monotonic'
import { perProcess } from '@/lib/per-process'

/** 'open': nothing is tried; 'half-open': the next try decides. */
export type CircuitState = 'closed' | 'open' | 'half-open'

export interface Circuit {
  state(): CircuitState
  /** Whether a try may be made now; who is admitted must report how it ended. */
  admit(): boolean
  /** The service answered, be it with a refusal. */
  succeeded(): void
  failed(): void
}

interface CircuitOptions {
  /** Tries without an answer, one after another, that open the circuit. */
  failures?: number
  /** Milliseconds for which nothing is tried. */
  pause?: number
  now?: () => number
}

/** Keeps a service that does not answer from being waited for again and again: after a pause one try finds out. */
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

/** The circuit of this process's Supabase project, for whoever asks it for something. */
export const hostedCircuit = (): Circuit => perProcess('hosted-circuit', () => createCircuit())
