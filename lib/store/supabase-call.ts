import 'server-only'
import type { z } from 'zod'
import type { Circuit } from './circuit'
import { createServiceClient, TIMEOUT, type ServiceClient, type SupabaseSettings } from './supabase-client'
import { failureOf, SupabaseFailure, type Answer } from './supabase-failure'

/**
 * Asks Supabase for something and answers what `schema` makes of its answer. A try that was not answered is made a
 * second time, unless it is for `once`: then the whole time is the one try's. Throws a SupabaseFailure.
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
  /** Milliseconds for a whole call, its second try included. */
  timeout?: number | undefined
}

/** Two tries of this share, and the longest pause between them, are the whole time. */
const TRY_SHARE = 0.46
const PAUSE_SHARE = 0.08

/** Servers that lost their answers together should not ask again together. */
const pauseOf = (timeout: number): number => timeout * PAUSE_SHARE * (0.25 + 0.75 * Math.random())

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** How this process asks Supabase: each call in time, all through one circuit. */
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
