import type { DocumentModel, Format } from '@/lib/documents'
import type { Value } from '@/lib/documents/blocks'
import type { Entries, Picture } from '@/lib/documents/entries'
import type { SignedContent } from './signed-content'

/** A picture whose bytes the engine reads when it needs them: a page full of photographs would hold them twice. */
export type PictureFile = Omit<Picture, 'bytes'> & { file: Blob }

/** `all` is the whole workbook, in which the office calculates. */
export type FileFor = 'customer' | 'office' | 'field' | 'all'

export interface RenderJob {
  model: DocumentModel
  entries: Entries
  photographs?: Readonly<Record<string, PictureFile>>
  company: Readonly<Record<string, Value>>
  /** The ISO date of the day, for formulas that refer to it; null for a blank file, which is the same every day. */
  today: string | null
  format: Format
  /** Whose file it is: `customer` leaves out the pages that the office and the crew keep. All pages by default. */
  fileFor?: FileFor
  /** Nothing is filled in but the company: the file is divided as the library's own. */
  blank?: boolean
  /** On the screen a document keeps the lines that are empty: someone may fill them in next. */
  forScreen?: boolean
  /** Keeps the lines that are empty in a file too (see `finished`). A signed one is the same whenever it is made. */
  allLines?: boolean
  /** The names of the parts on request that a file has; a workbook has them all. */
  onRequest?: readonly string[]
  locked?: boolean
  signed?: SignedContent
}

export interface Rendered {
  bytes: Uint8Array<ArrayBuffer>
  /** Sentences for the person: an emoji left out, a choice that the document refuses. */
  messages: readonly string[]
}

export interface SetDocument extends Pick<
  RenderJob,
  'model' | 'entries' | 'photographs' | 'company' | 'today' | 'signed'
> {
  /** Its bookmark: `Change order 2`. */
  name: string
}

export const readers = ['customer', 'crew', 'office'] as const
export type Reader = (typeof readers)[number]

export interface PrintJob {
  title: string
  documents: readonly SetDocument[]
  /** The readers whose documents it has, in this order. */
  readers: readonly Reader[]
}
