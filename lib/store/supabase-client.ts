import 'server-only'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './supabase-types'

export interface SupabaseSettings {
  url: string
  serviceKey: string
}

export type ServiceClient = SupabaseClient<Database>

/** Milliseconds for an operation, all attempts included. */
export const TIMEOUT = 3000

/**
 * Creates a client whose requests, all together, end after `timeout` milliseconds. Its own retries are off: they wait
 * for seconds, and only the caller knows what is safe to send twice.
 */
export function createServiceClient({ url, serviceKey }: SupabaseSettings, timeout = TIMEOUT): ServiceClient {
  const deadline = AbortSignal.timeout(timeout)
  return createClient<Database>(url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline }),
    },
  })
}
