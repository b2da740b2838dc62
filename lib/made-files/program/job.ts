import type { StateCode } from '@/data/law/types'
import type { Format } from '@/lib/documents/model'

/** A job for the process that makes editions. */
export interface EditionJob {
  slug: string
  state: StateCode
  format: Format
  /** The day (ISO) that the edition takes as today. */
  today: string
}
