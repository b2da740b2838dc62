/** What a person enters into a document: values, pictures and rows beyond those of its author. */
import type { Value } from './blocks'

export interface Picture {
  type: 'image/png' | 'image/jpeg'
  bytes: Uint8Array
  width: number
  height: number
  /** What it shows, for those who cannot see it. */
  alt: string
}

export interface Entries {
  values: Readonly<Record<string, Value>>
  /** By name: `company.logo`, `photo.2.image`, `owner.signature`. */
  pictures: Readonly<Record<string, Picture>>
  /** How many data rows a table or frames an images block has, by its name, where a person added some. */
  rows: Readonly<Record<string, number>>
}
