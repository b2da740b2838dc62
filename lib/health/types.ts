import type { HealthState } from '@/lib/store'

/** What one part of the site says of itself: nothing personal, no secret, no address of another machine. */
export interface Check {
  state: HealthState
  /** A plain sentence. */
  detail: string
  [figure: string]: unknown
}

export interface HealthReport {
  /** 'down' where the store is: nothing can be recorded. 'degraded' where anything else is not as it should be. */
  status: HealthState
  version: string
  /** The build's id; null where none is found. */
  build: string | null
  checks: Readonly<Record<string, Check>>
}
