/** Months and seasons by name. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `Jan` to `Dec`. */
export const shortMonths = months.map((month) => month.slice(0, 3))

export const seasons = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof seasons)[number]

export const seasonNames: Readonly<Record<Season, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
}
