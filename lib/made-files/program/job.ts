import type { StateCode } from '@/data/law/types'
import type { Format } from '@/lib/documents/model'

export interface EditionJob {
  slug: string
  state: StateCode
  format: Format
  /** The day (ISO) that the edition takes as today. */
  today: string
}
