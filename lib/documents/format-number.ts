import { remember } from './remember'

const formats = new Map<string, Intl.NumberFormat>()

/** A number in US form; commas group its digits unless it is plain, as a year. Cached: formats are slow to make. */
export function formatNumber(value: number, least: number, most: number, plain = false): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, most), useGrouping: !plain }
  const make = (): Intl.NumberFormat => new Intl.NumberFormat('en-US', digits)
  return remember(formats, `${least} ${most} ${plain}`, make).format(value)
}
