import { passes } from '../../calc'
import { isNumeric, type Alert, type Field, type FieldType, type Value } from '../../model'
import type { Calculation } from './calculation'
import { BAR_MARK, showValue, type Shape, type Shown } from '../../show-value'
import { scriptsFor, type Scripts } from './scripts'

interface Common {
  name: string
  /** Tooltip, which screen readers read out: `Qty, line 3, Laminated shingles`. */
  tip: string
}

export interface TextSpec extends Common {
  kind: 'text'
  multiline: boolean
  fitted: boolean
  align: 'left' | 'right' | 'center'
  scripts: Scripts
  readOnly: boolean
  value: Shown | null
}

export interface SelectSpec extends Common {
  kind: 'select'
  options: readonly string[]
  closed: boolean
  value: string | null
}

/** One checkbox; its value is `Yes`. */
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
  optional?: boolean
  value: null
}

export type FieldSpec = TextSpec | SelectSpec | CheckSpec | RadioSpec | SignatureSpec | ImageSpec

interface Input extends Pick<Field, 'name' | 'options' | 'closed' | 'ofWhole' | 'alert'>, Shape {
  tip: string
  bar?: boolean
}

/** One place of a bar: its number, shown as a mark if above 0. */
export const showBar = (value: Value): Shown | null =>
  typeof value === 'number' ? { stored: String(value), shown: value > 0 ? BAR_MARK : '' } : null

/** The script that formats a figure, and puts the words of its alert before it while that holds. */
function formatWith(format: string | undefined, alert: Alert | undefined): string | undefined {
  if (!format || !alert?.words) return format
  const holds = `rd.cmp(v===""?null:Number(v),${JSON.stringify(alert.test)},${alert.than})`
  return `var v=event.value;${format}if(${holds})event.value=${JSON.stringify(`${alert.words} `)}+event.value;`
}

function showWith(value: Value, input: Input): Shown | null {
  const { alert } = input
  const shown = showValue(value, input)
  if (!shown || !alert?.words || !passes(value, { key: '', ...alert })) return shown
  return { ...shown, shown: `${alert.words} ${shown.shown}` }
}

/** The form field of a document's field, table cell or total, with its present value. */
export function inputSpec(field: Input, { calculation }: { calculation: Calculation }): FieldSpec {
  const { name, tip, type, options = [], closed = false, bar = false } = field
  const input = calculation.datesInWords.has(name) ? { ...field, inWords: true } : field
  const value = calculation.valueOf(name)
  if (type === 'check') return { kind: 'check', name, tip, value: value === true }
  if (type === 'select')
    return { kind: 'select', name, tip, options, closed, value: value === null ? null : String(value) }
  const calculate = calculation.scriptOf(name)
  const scripts = bar ? { format: 'rdf.bar(event);' } : scriptsFor(type, input)
  return {
    ...textSpec(name, tip),
    align: bar ? 'center' : isNumeric(type) ? 'right' : 'left',
    scripts: calculate ? { format: formatWith(scripts.format, input.alert), calculate } : scripts,
    readOnly: calculate !== undefined,
    value: bar ? showBar(value) : showWith(value, input),
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
    value: showValue(value, { type }),
  }
}
