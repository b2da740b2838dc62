import { log } from './log'

/** Resolves like `work`. If it fails, logs `event` with `fields` and the error, and resolves to `fallback`. */
export async function withFallback<T, F>(
  work: () => T | Promise<T>,
  fallback: F,
  event: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<T | F> {
  try {
    return await work()
  } catch (error) {
    log('error', event, { ...fields, error })
    return fallback
  }
}
