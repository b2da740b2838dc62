import type { DocumentModel, Format } from '@/lib/documents'
import type { Value } from '@/lib/documents/blocks'
import type { Entries } from '@/lib/documents/entries'

/** A document to write, with what a person entered. */
export interface RenderJob {
  model: DocumentModel
  entries: Entries
  /** The company's own fields, by name (`company.name`). */
  company: Readonly<Record<string, Value>>
  format: Format
  /** `customer` leaves out the pages that the office and the crew keep. All pages by default. */
  fileFor?: 'customer' | 'all'
}

export interface Rendered {
  bytes: Uint8Array<ArrayBuffer>
  /** Sentences for the person: an emoji left out, a choice that the document refuses. */
  messages: readonly string[]
}
