import 'server-only'
import { createClient } from '@supabase/supabase-js'

export interface SupabaseSettings {
  url: string
  serviceKey: string
}

/** Milliseconds for an operation, all attempts included. */
export const TIMEOUT = 3000

/** Creates a client whose requests together end after `timeout`. Only the caller knows what is safe to retry. */
export function createServiceClient({ url, serviceKey }: SupabaseSettings, timeout = TIMEOUT) {
  const deadline = AbortSignal.timeout(timeout)
  return createClient(url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline }),
    },
  })
}

export type ServiceClient = ReturnType<typeof createServiceClient>
