import type { Entries } from '@/lib/documents/entries'
import type { PictureFile } from '@/lib/fill/engine-client'
import type { Photo, PhotoPlaces } from '@/lib/fill/photo-store'
import type { SignedContent } from '@/lib/fill/signed-content'
import type { Mark, Signatures } from '@/lib/fill/signing'

/** The photographs of a document. Frames go by the names of their pictures: `photo.2.image`. */
export interface Photos {
  places: PhotoPlaces
  /** The photograph in a frame; undefined for none, and for one that is still being read. */
  of: (frame: string) => Photo | undefined
  /** Whether a photograph is in a frame at this moment, for code that has waited. */
  has: (frame: string) => boolean
  count: () => number
  /** Puts photographs into frames. Resolves to whether the browser keeps them; they are in the document in any case. */
  put: (photos: Readonly<Record<string, Photo>>) => Promise<boolean>
  putOfJob: (photos: Readonly<Record<string, Photo>>) => void
  leaveToJob: (ids: readonly string[]) => Promise<void>
  arrange: (places: Readonly<Record<string, string | undefined>>) => void
  pictures: (size: 'full' | 'small', altOf: (frame: string) => string) => Promise<Record<string, PictureFile>>
}

/** Something that a signature may not fit: the name of a value, or a word of `changesOf`. */
export type Change = string

export interface Signing {
  signatures: Signatures
  contentOf: (party: string) => string
  asked: string | null
  ask: (party: string | null) => void
  /** Signs for a party. Rejects where the browser has no cryptography. */
  sign: (party: string, mark: Mark) => Promise<void>
  remove: (party: string) => void
  /** What changed since the party signed: names, `photos`, `version`, `example`, `sensitive`, `damaged`. */
  changesOf: (party: string) => readonly Change[]
  /** What the signatures that still fit put into a file, and what they cover. */
  entries: () => Pick<Entries, 'values' | 'pictures'> & { signed?: SignedContent }
}
