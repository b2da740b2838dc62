const formats = new Map<string, Intl.NumberFormat>()

/** A number in US form; commas group its digits unless it is plain, as a year. Cached: formats are slow to make. */
export function formatNumber(value: number, least: number, most: number, plain = false): string {
  const key = `${least} ${most} ${plain}`
  const digits = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, most), useGrouping: !plain }
  const format = formats.get(key) ?? new Intl.NumberFormat('en-US', digits)
  formats.set(key, format)
  return format.format(value)
}
