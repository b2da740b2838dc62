import 'server-only'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './supabase-types'

export interface SupabaseSettings {
  url: string
  serviceKey: string
}

export type ServiceClient = SupabaseClient<Database>

/** Milliseconds that an operation may take. */
export const TIMEOUT = 3000

/** A client whose requests, all together, end after `timeout` milliseconds. */
export function createServiceClient({ url, serviceKey }: SupabaseSettings, timeout = TIMEOUT): ServiceClient {
  const deadline = AbortSignal.timeout(timeout)
  return createClient<Database>(url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline }),
    },
  })
}

interface Result {
  error: { code: string; message: string } | null
}

/** Throws what the database refused; the message names the operation, for the log. */
export function mustSucceed(operation: string, { error }: Result): void {
  if (error) throw new Error(`Supabase, ${operation}: ${error.code} ${error.message}`, { cause: error })
}
