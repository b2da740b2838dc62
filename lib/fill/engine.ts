import type { DocumentModel, Format } from '@/lib/documents'
import type { Value } from '@/lib/documents/blocks'
import type { Entries, Picture } from '@/lib/documents/entries'
import type { SignedContent } from './signed-content'

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
  /** The ISO date of the day, for formulas that refer to it; null for a blank file, which is the same every day. */
  today: string | null
  format: Format
  /** `customer` leaves out the pages that the office and the crew keep. All pages by default. */
  fileFor?: 'customer' | 'all'
  /** On the screen a document keeps the lines that are empty: someone may fill them in next. */
  forScreen?: boolean
  /** Nobody can type into the PDF. */
  locked?: boolean
  /** What the signatures among the entries cover. A PDF with them is locked; other files have none of them. */
  signed?: SignedContent
}

export interface Rendered {
  bytes: Uint8Array<ArrayBuffer>
  /** Sentences for the person: an emoji left out, a choice that the document refuses. */
  messages: readonly string[]
}

/** A document of a set, filled in. */
export interface SetDocument extends Pick<
  RenderJob,
  'model' | 'entries' | 'photographs' | 'company' | 'today' | 'signed'
> {
  /** Its bookmark: `Change order 2`. */
  name: string
}

/** Who gets a paper of a set. */
export const readers = ['customer', 'crew', 'office'] as const
export type Reader = (typeof readers)[number]

/** Several documents as one PDF to print. */
export interface PrintJob {
  title: string
  documents: readonly SetDocument[]
  /** Whose papers it has, in this order. */
  readers: readonly Reader[]
}
