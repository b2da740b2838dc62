const months = 'January February March April May June July August September October November December'.split(' ')

/** `2026-11-23` → `November 2026`. */
export function monthOf(day: string): string {
  const [year, month] = day.split('-')
  return `${months[Number(month) - 1]} ${year}`
}
