const formats = new Map<string, Intl.NumberFormat>()

/** A number in US form with at least `least` and at most `most` decimals. Formats are cached: creating one is slow. */
export function formatNumber(value: number, least: number, most: number): string {
  const key = `${least} ${most}`
  const digits = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, most) }
  const format = formats.get(key) ?? new Intl.NumberFormat('en-US', digits)
  formats.set(key, format)
  return format.format(value)
}
