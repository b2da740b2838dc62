import { dateOfSerial, daySerial, type Cell } from '../../calc'
import { usDate } from '../../typed'
import { isNumeric, type Alert, type Field, type FieldType, type TableBlock, type Value } from '../../model'
import type { Content, Validation } from './types'
import type { Align } from './looks'

export const TICK = '✓'

type CellType = Cell['type']

const zeros = (digits: number): string => (digits > 0 ? `.${'0'.repeat(digits)}` : '')

/** The number format of a cell; undefined for Excel's General. Text stays text: job number 007 keeps its zeros. */
export function formatOf(
  { type, decimals, plain }: Pick<Cell, 'type' | 'decimals' | 'plain'>,
  calculated = false,
): string | undefined {
  switch (type) {
    case 'currency':
      return '"$"#,##0.00;-"$"#,##0.00'
    case 'percent':
      return decimals === undefined ? '0.0#%' : `0${zeros(decimals)}%`
    case 'number':
      if (decimals === undefined && !calculated) return undefined
      return `${plain ? '0' : '#,##0'}${zeros(decimals ?? 2)}`
    case 'date':
      return 'mm/dd/yyyy'
    case 'text':
    case 'select':
    case 'email':
    case 'phone':
      return '@'
    default:
      return undefined
  }
}

/** The format with the words of an alert before the figure while that holds. */
export function withWords(format: string | undefined, alert: Alert | undefined): string | undefined {
  if (!format || !alert?.words) return format
  const [plain = ''] = format.split(';')
  return `[${alert.test}${alert.than}]"${alert.words} "${plain};${plain}`.replace('""', '')
}

/** Fills the cell if the number is above 0, else shows nothing. The star repeats the block across the width. */
export const BAR_FORMAT = '*█;;;'

/** Whether a label asks for figures below 0, as `Amount (− for credit)`. */
export const isSigned = (label: string): boolean =>
  /−|–\s?(deduct|for)\b|\bdeduct\b|\bor (save|less|fewer)\b|\bcredit\b|\badjustment/i.test(label)

/** Shares of a whole end at 100%; these do not. */
const unlimited = /\b(markup|growth|change|increase|return|roi|of (goal|target|plan|budget))\b/i

interface Input extends Pick<Field, 'label' | 'options' | 'closed'> {
  type: CellType
  /** In a line of priced things, where a minus makes a credit. */
  priced?: boolean
}

/** Whether a table has lines of priced things: numbers from which it calculates amounts. */
export const hasPrices = ({ columns }: TableBlock): boolean =>
  columns.some(({ type, formula }) => type === 'currency' && formula !== undefined)

/** What a cell accepts, or null if it accepts anything. */
export function validationOf({ type, label, options = [], closed, priced }: Input): Validation | null {
  const signed = isSigned(label) || (priced && type !== 'percent') ? ({ signed: true } as const) : {}
  switch (type) {
    case 'currency':
    case 'number':
      return { type: 'amount', ...signed }
    case 'percent':
      return { type: 'percent', ...signed, most: unlimited.test(label) ? 10 : 1 }
    case 'date':
      return { type: 'date' }
    case 'select':
      return options.length > 0 ? { type: 'list', options, ...(closed ? { closed } : {}) } : null
    case 'check':
      return { type: 'list', options: [TICK] }
    default:
      return null
  }
}

const shortOption = 5

/** Alignment of a table column: figures right, dates and short codes centered, text left. */
export function columnAlign(type: CellType, options: readonly string[] = []): Align {
  if (isNumeric(type)) return 'right'
  if (type === 'date' || type === 'check') return 'center'
  return type === 'select' && options.every((option) => option.length <= shortOption) ? 'center' : 'left'
}

/** A value as a spreadsheet holds it: dates as serial numbers, ticks as a check mark. */
export function contentOf(type: CellType, value: Value): Content {
  if (typeof value === 'boolean') return value ? TICK : null
  if (type === 'date' && typeof value === 'string') return daySerial(value) ?? value
  return value === '' ? null : value
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A value within running text. */
export function writeValue(type: FieldType | 'check', value: NonNullable<Value>): string {
  if (type === 'currency' && typeof value === 'number') return money.format(value)
  if (type === 'percent' && typeof value === 'number') return `${Number((value * 100).toFixed(4))}%`
  if (type === 'date') return usDate(typeof value === 'number' ? dateOfSerial(value) : String(value))
  return String(value)
}
