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

/** The process's reply, one for each job. */
export type EditionResult = { bytes: Uint8Array<ArrayBuffer> } | { problem: string }
