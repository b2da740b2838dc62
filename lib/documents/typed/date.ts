/** Dates as people type them in the US: month first, years from 1900 to 2100. */
import type { Read } from './read'

const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]
/** Two digits from 00 to 49 are 2000 to 2049, as Acrobat and Excel take them. From 50 on, the century is in doubt. */
const LAST_SHORT_YEAR = 49

const SENTENCES = {
  form: 'Enter month, day and year, such as 3/14/2026.',
  dots: 'Use slashes, with the month first, such as 3/14/2026.',
  day: 'No such day: enter month, day and year, such as 3/14/2026.',
  month: 'Enter the month first, such as 3/14/2026.',
  short: 'Enter all four digits of the year, such as 1998.',
  year: `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.`,
} as const

export const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** `mar(?:c(?:h)?)?`: a name of a month, or its beginning from three letters on; no other word that begins so. */
const abbreviated = (name: string): string =>
  name.slice(0, 3) + [...name.slice(3)].reduceRight((rest, letter) => `(?:${letter}${rest})?`, '')
const NAME = String.raw`(${MONTHS.map(abbreviated).join('|')})\.?`
const YEAR = String.raw`(\d{4}|\d\d)`

/** Orders of month, day and year, each of which can be read in one way only. */
const patterns: readonly (readonly [RegExp, (part: readonly string[]) => readonly string[]])[] = [
  [/^(\d{4})-(\d\d?)-(\d\d?)$/, ([year = '', month = '', day = '']) => [month, day, year]],
  [new RegExp(String.raw`^(\d\d?)\s*[/-]\s*(\d\d?)\s*[/-]\s*${YEAR}$`), (parts) => parts],
  // `20260314` begins with a year: no month is 19, 20 or 21.
  [/^((?:19|20|21)\d\d)(\d\d)(\d\d)$/, ([year = '', month = '', day = '']) => [month, day, year]],
  [/^(\d\d)(\d\d)(\d{4}|\d\d)$/, (parts) => parts],
  [new RegExp(`^${NAME}\\s*(\\d\\d?),?\\s+${YEAR}$`, 'i'), (parts) => parts],
  [
    new RegExp(`^(\\d\\d?)[\\s-]*${NAME},?[\\s-]*${YEAR}$`, 'i'),
    ([day = '', month = '', year = '']) => [month, day, year],
  ],
]

function yearOf(digits: string): number | { problem: string } {
  const year = Number(digits)
  // A date control of the browser turns the typed year 26 into 0026.
  if (year < 100) return year <= LAST_SHORT_YEAR ? 2000 + year : { problem: SENTENCES.short }
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : { problem: SENTENCES.year }
}

function partsOf(text: string): readonly string[] | undefined {
  for (const [pattern, inOrder] of patterns) {
    const found = pattern.exec(text)
    if (found) return inOrder(found.slice(1))
  }
  return undefined
}

const monthOf = (text: string): number =>
  MONTHS.findIndex((name) => name.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()) + 1 || Number(text)

/**
 * The ISO date in a text: `3/14/2026`, `3-14-26`, `031426`, `2026-03-14`, `Mar 14, 2026`, `14-Mar-26`. What can be read in
 * two ways is refused in a sentence, as is a day that no calendar has.
 */
export function readDate(text: string): Read<string> {
  const typed = text.trim()
  const parts = partsOf(typed)
  if (!parts) return { problem: /^\d+\.\d+\.\d+$/.test(typed) ? SENTENCES.dots : SENTENCES.form }
  const [month, day] = [monthOf(parts[0] ?? ''), Number(parts[1])]
  if (month > 12 && day >= 1 && day <= 12) return { problem: SENTENCES.month }
  const year = yearOf(parts[2] ?? '')
  if (typeof year !== 'number') return year
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return { problem: SENTENCES.day }
  return { value: date.toISOString().slice(0, 10) }
}

/** `03/14/2026` for an ISO date; any other text unchanged. */
export const usDate = (text: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1')

/** The ISO date of a text that is one; any other text unchanged, for the sentence that refuses it. */
export function settledDate(text: string): string {
  const read = readDate(text)
  return 'value' in read ? read.value : text
}
