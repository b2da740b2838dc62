import 'server-only'
import { createServiceClient, type SupabaseSettings } from './client'
import { failureOf } from './failure'

/** Counts a request across all processes. Returns 0, or the seconds to wait. Rejects after `timeout` milliseconds. */
export async function countRequest(
  settings: SupabaseSettings,
  { key, most, windowSeconds }: { key: string; most: number; windowSeconds: number },
  timeout: number,
): Promise<number> {
  const parameters = { client_key: key, most, window_seconds: windowSeconds }
  const counted = await createServiceClient(settings, timeout).rpc('take_request', parameters)
  const failure = failureOf('take_request', counted)
  if (failure) throw failure
  return Number(counted.data)
}

/** Removes the count under `key`. Rejects if there is no response within `timeout` milliseconds. */
export async function forgetRequests(settings: SupabaseSettings, key: string, timeout: number): Promise<void> {
  const answer = await createServiceClient(settings, timeout).from('request_limits').delete().eq('client_key', key)
  const failure = failureOf('request_limits', answer)
  if (failure) throw failure
}
