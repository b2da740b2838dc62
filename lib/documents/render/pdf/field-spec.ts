import type { FieldType, Value } from '../../model'
import type { Calculation } from './calculation'
import { BAR_MARK, showValue, type Shown } from './format'
import { scriptsFor, type Scripts } from './scripts'

interface Common {
  name: string
  /** Tooltip, which screen readers read out: `Qty, line 3, Laminated shingles`. */
  tip: string
}

export interface TextSpec extends Common {
  kind: 'text'
  multiline: boolean
  /** The size of the text follows from its length: it fits its field. */
  fitted: boolean
  align: 'left' | 'right' | 'center'
  scripts: Scripts
  readOnly: boolean
  value: Shown | null
}

export interface SelectSpec extends Common {
  kind: 'select'
  options: readonly string[]
  /** Takes listed options only. */
  closed: boolean
  value: string | null
}

/** One tick box; its value is `Yes`. */
export interface CheckSpec extends Common {
  kind: 'check'
  value: boolean
}

/** Tick boxes of which one may be chosen; the value is the option's text. */
export interface RadioSpec extends Common {
  kind: 'radio'
  options: readonly string[]
  value: string | null
}

export interface SignatureSpec extends Common {
  kind: 'signature'
  value: null
}

/** A frame that shows a picture from the reader's disk. */
export interface ImageSpec extends Common {
  kind: 'image'
  caption: string
  /** Not printed until it has a picture. */
  optional?: boolean
  value: null
}

export type FieldSpec = TextSpec | SelectSpec | CheckSpec | RadioSpec | SignatureSpec | ImageSpec

interface Input {
  name: string
  tip: string
  type: FieldType | 'check'
  decimals?: number
  options?: readonly string[]
  closed?: boolean
  multiline?: boolean
  bar?: boolean
}

export const isNumeric = (type: Input['type']): boolean =>
  type === 'number' || type === 'currency' || type === 'percent'

/** One place of a bar: its number, shown as a mark if above 0. */
export const showBar = (value: Value): Shown | null =>
  typeof value === 'number' ? { stored: String(value), shown: value > 0 ? BAR_MARK : '' } : null

/** The form field of a document's field, table cell or total, with its present value. */
export function inputSpec(input: Input, { calculation }: { calculation: Calculation }): FieldSpec {
  const { name, tip, type, decimals, options = [], closed = false, multiline = false, bar = false } = input
  const value = calculation.valueOf(name)
  if (type === 'check') return { kind: 'check', name, tip, value: value === true }
  if (type === 'select')
    return { kind: 'select', name, tip, options, closed, value: value === null ? null : String(value) }
  const calculate = calculation.scriptOf(name)
  const scripts = bar ? { format: 'rdf.bar(event);' } : scriptsFor(type, decimals)
  return {
    ...textSpec(name, tip),
    multiline,
    align: bar ? 'center' : isNumeric(type) ? 'right' : 'left',
    scripts: calculate ? { format: scripts.format, calculate } : scripts,
    readOnly: calculate !== undefined,
    value: bar ? showBar(value) : showValue(value, type, decimals),
  }
}

/** A plain text or date field that no formula knows: a caption, a printed name. */
export function textSpec(name: string, tip: string, value: Value = null, type: FieldType = 'text'): TextSpec {
  return {
    kind: 'text',
    name,
    tip,
    multiline: false,
    fitted: false,
    align: 'left',
    scripts: scriptsFor(type),
    readOnly: false,
    value: showValue(value, type),
  }
}
