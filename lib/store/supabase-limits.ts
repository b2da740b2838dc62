import 'server-only'
import { createServiceClient, mustSucceed, type SupabaseSettings } from './supabase-client'

/**
 * Counts one request of a client over all processes of the site; 0, or how many seconds to wait. Rejects when there is
 * no answer within `patience` milliseconds.
 */
export async function countRequest(
  settings: SupabaseSettings,
  { key, most, windowSeconds }: { key: string; most: number; windowSeconds: number },
  patience: number,
): Promise<number> {
  const parameters = { client_key: key, most, window_seconds: windowSeconds }
  const counted = await createServiceClient(settings, patience).rpc('take_request', parameters)
  mustSucceed('take_request', counted)
  return Number(counted.data)
}
