import type { DocumentModel, Format } from '@/lib/documents'
import type { Value } from '@/lib/documents/blocks'
import type { Entries, Picture } from '@/lib/documents/entries'

/** A picture whose bytes the engine reads when it needs them: a page full of photographs would hold them twice. */
export type PictureFile = Omit<Picture, 'bytes'> & { file: Blob }

/** A document to write, with what a person entered. */
export interface RenderJob {
  model: DocumentModel
  entries: Entries
  /** Further pictures, by name. */
  photographs?: Readonly<Record<string, PictureFile>>
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
