import type { Cell } from '../../calc'
import type { BlockOf, Block, FieldType, Value } from '../../model'
import type { FieldSpec, TextSpec } from './field-spec'
import { BAR_MARK, showValue, type Shown } from './format'
import type { Piece } from './layout'
import type { Element, Pen } from './pen'
import { scriptsFor } from './scripts'
import { styles } from './style'
import { toRuns, type Merge, type Paragraph, type Run } from './text'
import type { Form } from './widgets'

/** The area that a part's blocks are set in. */
export interface Frame {
  left: number
  width: number
  height: number
}

export interface Context {
  pen: Pen
  form: Form
  frame: Frame
  /** The structure element that the block belongs to; asked for when it is drawn. */
  section: () => Element
  calculation: Calculation
  mergeOf: (field: string) => Merge
}

export type BlockRenderer<K extends Block['kind']> = (block: BlockOf<K>, context: Context) => Piece[]

/** Calculated cells: what they hold at first, and the scripts that keep them right. */
export interface Calculation {
  cells: ReadonlyMap<string, Cell>
  scriptOf: (name: string) => string | undefined
  valueOf: (name: string) => Value
}

interface Input {
  name: string
  tip: string
  type: FieldType | 'check'
  decimals?: number
  options?: readonly string[]
  multiline?: boolean
  bar?: boolean
}

const alignOf = (type: Input['type']): TextSpec['align'] =>
  type === 'number' || type === 'currency' || type === 'percent' ? 'right' : 'left'

export const isNumeric = (type: Input['type']): boolean => alignOf(type) === 'right'

/** A bar's place: its number, shown as a mark above 0. */
export const showBar = (value: Value): Shown | null =>
  typeof value === 'number' ? { stored: String(value), shown: value > 0 ? BAR_MARK : '' } : null

/** The form field for a field, cell or total of the document, with its present value. */
export function inputSpec(input: Input, { calculation }: Context): FieldSpec {
  const { name, tip, type, decimals, options = [], multiline = false, bar = false } = input
  const value = calculation.valueOf(name)
  if (type === 'check') return { kind: 'check', name, tip, value: value === true }
  if (type === 'select') return { kind: 'select', name, tip, options, value: value === null ? null : String(value) }
  const calculate = calculation.scriptOf(name)
  const scripts = bar ? { format: 'rdf.bar(event);', calculate } : { ...scriptsFor(type, decimals), calculate }
  return {
    kind: 'text',
    name,
    tip,
    multiline,
    align: bar ? 'center' : alignOf(type),
    scripts: calculate ? { format: scripts.format, calculate } : scripts,
    readOnly: calculate !== undefined,
    value: bar ? showBar(value) : showValue(value, type, decimals),
  }
}

/** A plain text field with a given value, outside the calculated cells: captions, printed names. */
export function textSpec(name: string, tip: string, value: Value = null, type: FieldType = 'text'): FieldSpec {
  const shown = showValue(value, type)
  return {
    kind: 'text',
    name,
    tip,
    multiline: false,
    align: 'left',
    scripts: scriptsFor(type),
    readOnly: false,
    value: shown,
  }
}

/** Body text with merge fields in the accent color. */
export const bodyRuns = (text: string, context: Context, style = styles.body): Run[] =>
  toRuns(text, style, { ...styles.merge, size: style.size, leading: style.leading }, context.mergeOf)

/** Text whose merge fields are replaced as on paper, for measuring and for tool tips. */
export const mergeText = (text: string, context: Context): string =>
  bodyRuns(text, context)
    .map((run) => run.text)
    .join('')

/** Opens a structure element when it is first needed. */
export function once(open: () => Element): () => Element {
  let element: Element | undefined
  return () => (element ??= open())
}

/** Opens an item of a list, with its number or bullet, where its text begins; gives the element of the text. */
export function listItem(list: () => Element, label: Paragraph, x: number, { pen }: Context): (y: number) => Element {
  let body: Element | undefined
  return (y) => {
    if (body) return body
    const item = pen.open(list(), 'LI')
    pen.say(item, 'Lbl', label, x, y)
    return (body = pen.open(item, 'LBody'))
  }
}

/** Splits a list into rows of `count`. */
export function rowsOf<T>(list: readonly T[], count: number): T[][] {
  const rows: T[][] = []
  for (let from = 0; from < list.length; from += count) rows.push(list.slice(from, from + count))
  return rows
}

/** The places of `count` equal columns. */
export function columnsOf({ left, width }: Frame, count: number, gutter: number): { x: number; width: number }[] {
  const each = (width - gutter * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({ x: left + index * (each + gutter), width: each }))
}
