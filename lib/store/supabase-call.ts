import 'server-only'
import type { z } from 'zod'
import type { Circuit } from './circuit'
import { createServiceClient, TIMEOUT, type ServiceClient, type SupabaseSettings } from './supabase-client'
import { failureOf, SupabaseFailure, type Answer } from './supabase-failure'

/**
 * Calls Supabase and returns the response parsed with `schema`. A call without a response is retried once, unless
 * `once` is set: then the single attempt gets the whole time. Throws a SupabaseFailure.
 */
export type Call = <T>(
  name: string,
  schema: z.ZodType<T>,
  ask: (client: ServiceClient) => PromiseLike<Answer>,
  options?: { once?: boolean; timeout?: number },
) => Promise<T>

interface CallerOptions {
  settings: SupabaseSettings
  circuit: Circuit
  /** Milliseconds for the whole call, including its retry. */
  timeout?: number | undefined
}

/** Two attempts of this share plus the longest pause add up to the whole time. */
const TRY_SHARE = 0.46
const PAUSE_SHARE = 0.08

/** Random jitter: servers that failed at the same moment should not retry at the same moment. */
const pauseOf = (timeout: number): number => timeout * PAUSE_SHARE * (0.25 + 0.75 * Math.random())

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Creates this process's Supabase caller: every call has a time limit and goes through one circuit. */
export function createCaller({ settings, circuit, timeout: usual = TIMEOUT }: CallerOptions): Call {
  return async (name, schema, ask, { once = false, timeout = usual } = {}) => {
    const attempt = async () => {
      if (!circuit.admit())
        throw new SupabaseFailure(name, 'unreachable', 'not asked, since it has not answered lately')
      let answered = false
      try {
        const answer = await ask(createServiceClient(settings, once ? timeout : timeout * TRY_SHARE))
        const failure = failureOf(name, answer)
        answered = failure !== undefined && failure.kind !== 'unreachable'
        if (failure) throw failure
        const reading = schema.safeParse(answer.data)
        answered = reading.success
        if (!reading.success) throw new SupabaseFailure(name, 'unreachable', 'the answer makes no sense')
        return reading.data
      } finally {
        if (answered) circuit.succeeded()
        else circuit.failed()
      }
    }
    try {
      return await attempt()
    } catch (error) {
      const unanswered = error instanceof SupabaseFailure && error.kind === 'unreachable'
      if (once || !unanswered || circuit.state() === 'open') throw error
    }
    await wait(pauseOf(timeout))
    return attempt()
  }
}
