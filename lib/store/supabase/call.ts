import 'server-only'
import {
  BrokenCircuitError,
  CircuitState,
  ConstantBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import type { z } from 'zod'
import { createServiceClient, TIMEOUT, type ServiceClient, type SupabaseSettings } from './client'
import { failureOf, SupabaseFailure, type Answer } from './failure'
import type { Functions } from './functions'

interface CallOptions {
  /** Do not retry: the single attempt gets the whole time. */
  once?: boolean
  timeout?: number
}

/** Calls Supabase. A call without a response is retried once. */
export interface Caller {
  /** Returns the response to `ask`, parsed with `schema`. Throws a SupabaseFailure, whose message includes `name`. */
  call: <T>(
    name: string,
    schema: z.ZodType<T>,
    ask: (client: ServiceClient) => PromiseLike<Answer>,
    options?: CallOptions,
  ) => Promise<T>
  /** Calls a function of the database in the same way. */
  rpc: <Name extends keyof Functions, T>(
    name: Name,
    parameters: Functions[Name],
    schema: z.ZodType<T>,
    options?: CallOptions,
  ) => Promise<T>
}

interface CallerOptions {
  settings: SupabaseSettings
  breaker: CircuitBreakerPolicy
  /** Milliseconds for the whole call, including its retry. */
  timeout?: number | undefined
}

/** Two attempts of this share plus the longest pause add up to the whole time. */
const TRY_SHARE = 0.46
const PAUSE_SHARE = 0.08

/** Random jitter: servers that failed at the same moment should not retry at the same moment. */
const pauseOf = (timeout: number): number => timeout * PAUSE_SHARE * (0.25 + 0.75 * Math.random())

/** Creates this process's Supabase caller: every call has a time limit and goes through one circuit breaker. */
export function createCaller({ settings, breaker, timeout: usual = TIMEOUT }: CallerOptions): Caller {
  /** During a trial call other calls fail at once; cockatiel would make them wait for its outcome. */
  const throughBreaker = async <T>(work: () => Promise<T>): Promise<T> => {
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    return breaker.execute(work)
  }
  const isWorthRetry = (error: unknown): boolean =>
    error instanceof SupabaseFailure && breaker.state === CircuitState.Closed

  const call: Caller['call'] = async (name, schema, ask, { once = false, timeout = usual } = {}) => {
    /** Throws if there was no valid response. A refusal is a response: it is returned. */
    const attempt = async () => {
      const answer = await ask(createServiceClient(settings, once ? timeout : timeout * TRY_SHARE))
      const failure = failureOf(name, answer)
      if (failure?.kind === 'unreachable') throw failure
      if (failure) return { failure }
      const { success, data } = schema.safeParse(answer.data)
      if (!success) throw new SupabaseFailure(name, 'unreachable', 'the response is invalid')
      return { data }
    }
    const secondTry = retry(handleWhen(isWorthRetry), {
      maxAttempts: once ? 0 : 1,
      backoff: new ConstantBackoff(pauseOf(timeout)),
    })
    try {
      const { failure, data } = await secondTry.execute(() => throughBreaker(attempt))
      if (failure) throw failure
      return data
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error
      throw new SupabaseFailure(name, 'unreachable', 'not called, because it has not responded recently', {
        cause: error,
      })
    }
  }

  return {
    call,
    rpc: (name, parameters, schema, options) => call(name, schema, (client) => client.rpc(name, parameters), options),
  }
}
