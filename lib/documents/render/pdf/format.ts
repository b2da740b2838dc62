import type { FieldType, Value } from '../../model'

/** What a field stores, and what it shows before anybody touches it. */
export interface Shown {
  stored: string
  shown: string
}

/** The mark of a bar's filled place: field contents have no block. */
export const BAR_MARK = 'X'

const formatters = new Map<string, Intl.NumberFormat>()

/** Digits in groups of three, with no sign on a zero; a formatter costs more to make than to use. */
function grouped(value: number, fewest: number, most: number): string {
  const key = `${fewest} ${most}`
  const options = { minimumFractionDigits: fewest, maximumFractionDigits: most }
  const formatter = formatters.get(key) ?? new Intl.NumberFormat('en-US', options)
  formatters.set(key, formatter)
  return formatter.format(value).replace(/^-(?=[0.]*$)/, '')
}

/** Digits that an input without set decimals may show. */
export const FREE_DIGITS = 4

function showNumber(value: number, type: FieldType | 'check', decimals: number | undefined): string {
  if (type === 'currency') return `${value < 0 ? '-' : ''}$${grouped(Math.abs(value), 2, 2)}`
  const digits = grouped(value, decimals ?? 0, decimals ?? FREE_DIGITS)
  return type === 'percent' ? `${digits}%` : digits
}

/**
 * A value as the form holds and shows it: percentages as people type them (10 for 10 %), dates as mm/dd/yyyy.
 * Null for a blank.
 */
export function showValue(value: Value, type: FieldType | 'check', decimals?: number): Shown | null {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return { stored: value ? 'Yes' : 'No', shown: value ? 'Yes' : 'No' }
  if (typeof value === 'number') {
    const held = type === 'percent' ? Number((value * 100).toFixed(6)) : value
    return { stored: String(held), shown: showNumber(held, type, decimals) }
  }
  const date = type === 'date' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null
  const text = date ? `${date[2]}/${date[3]}/${date[1]}` : value
  return { stored: text, shown: text }
}
