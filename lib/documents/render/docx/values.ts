import { dateOfSerial, type Cell } from '../../calc'
import type { Value } from '../../model'
import { formatNumber } from '../../format-number'
import { usDate } from '../../typed'

export const DASH = '–'

type Shape = Pick<Cell, 'type' | 'decimals' | 'plain'>

function formatNumeric(value: number, { type, decimals, plain }: Shape): string {
  if (type === 'date') return usDate(dateOfSerial(value))
  if (type === 'currency') return `${value < 0 ? '-' : ''}$${formatNumber(Math.abs(value), 2, 2)}`
  if (type === 'percent') return `${formatNumber(value * 100, decimals ?? 0, decimals ?? 2)}%`
  return formatNumber(value, decimals ?? 0, decimals ?? 4, plain)
}

/** A value as a reader sees it, in US formats; '' for a blank. Drops control characters, which XML does not allow. */
export function formatValue(value: Value | undefined, shape: Shape): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return formatNumeric(value, shape)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = value.replace(/\p{Cc}/gu, (control) => (control === '\n' ? control : ''))
  return shape.type === 'date' ? usDate(text) : text
}

const fixedDecimals = ({ type, decimals }: Shape): number => (type === 'currency' ? 2 : (decimals ?? 2))

/** The result of a formula cell, formatted exactly as its number picture does; a dash for none or zero. */
export function formatResult(result: number | null, shape: Shape): string {
  return result ? formatNumeric(result, { ...shape, decimals: fixedDecimals(shape) }) : DASH
}

/**
 * Word's number picture for positive, negative and zero results. `,0` groups thousands; the better known `#,##0`
 * would pad short numbers with spaces.
 */
export function numberPicture(shape: Shape): string {
  const digits = fixedDecimals(shape)
  const number = `${shape.type === 'currency' ? '$' : ''}${shape.plain ? '' : ','}0${digits ? `.${'0'.repeat(digits)}` : ''}`
  const unit = shape.type === 'percent' ? '%' : ''
  return `${number}${unit};-${number}${unit};${DASH}`
}
