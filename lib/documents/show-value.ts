import type { Field, FieldType, Value } from './model'
import { dateInWords } from './sentence'
import { formatNumber } from './format-number'
import { usDate } from './typed'

export interface Shown {
  stored: string
  shown: string
}

/** The mark of a filled place of a bar: the field typeface has no block character. */
export const BAR_MARK = 'X'

/** Digits in groups of three unless they are plain, without a sign on zero. */
const grouped = (value: number, least: number, most: number, plain = false): string =>
  formatNumber(value, least, most, plain).replace(/^-(?=[0.]*$)/, '')

export interface Shape extends Pick<Field, 'decimals' | 'plain'> {
  type: FieldType | 'check'
  inWords?: boolean
}

/** The most decimals of an input without a set number of them. */
export const FREE_DIGITS = 4

function showNumber(value: number, { type, decimals, plain }: Shape): string {
  if (type === 'currency') {
    const amount = grouped(Math.abs(value), 2, 2)
    return `${value < 0 && amount !== '0.00' ? '-' : ''}$${amount}`
  }
  const digits = grouped(value, decimals ?? 0, decimals ?? FREE_DIGITS, plain)
  return type === 'percent' ? `${digits}%` : digits
}

/** A value as the form stores and shows it: 10 for 10 %, dates as mm/dd/yyyy. Null for a blank. */
export function showValue(value: Value, shape: Shape): Shown | null {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return { stored: value ? 'Yes' : 'No', shown: value ? 'Yes' : 'No' }
  if (typeof value === 'number') {
    const held = shape.type === 'percent' ? Number((value * 100).toFixed(12)) : value
    return { stored: String(held), shown: showNumber(held, shape) }
  }
  const text = shape.type === 'date' ? usDate(value) : value
  return { stored: text, shown: shape.type === 'date' && shape.inWords ? dateInWords(text) : text }
}
