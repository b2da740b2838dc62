import type { Scripts } from './scripts'
import type { Shown } from './format'

interface Common {
  name: string
  /** What a screen reader says and a pointer shows: `Qty, line 3, Laminated shingles`. */
  tip: string
}

export interface TextSpec extends Common {
  kind: 'text'
  multiline: boolean
  align: 'left' | 'right' | 'center'
  scripts: Scripts
  readOnly: boolean
  value: Shown | null
}

export interface SelectSpec extends Common {
  kind: 'select'
  options: readonly string[]
  value: string | null
}

/** One box to tick: value `Yes`. */
export interface CheckSpec extends Common {
  kind: 'check'
  value: boolean
}

/** Boxes of which one may be ticked; the value is the option's text. */
export interface RadioSpec extends Common {
  kind: 'radio'
  options: readonly string[]
  value: string | null
}

export interface SignatureSpec extends Common {
  kind: 'signature'
  value: null
}

/** A frame that takes a picture from the reader's disk. */
export interface ImageSpec extends Common {
  kind: 'image'
  caption: string
  value: null
}

export type FieldSpec = TextSpec | SelectSpec | CheckSpec | RadioSpec | SignatureSpec | ImageSpec
