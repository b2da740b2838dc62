import type { StateCode } from '@/data/law/types'
import type { FileReader } from '@/lib/documents/file-model'
import type { Format } from '@/lib/documents/model'

export interface EditionJob {
  slug: string
  state: StateCode
  format: Format
  reader: FileReader
  /** The day (ISO) that the edition takes as today. */
  today: string
}
