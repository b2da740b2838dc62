/** Dates within formulas are day numbers as spreadsheets count them: 46,023 is January 1, 2026. */
const DAY = 86_400_000
const dayZero = Date.UTC(1899, 11, 30)

/** The day number of an ISO date; null if the text is not one. */
export function daySerial(text: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return Number.isNaN(time) ? null : (time - dayZero) / DAY
}

/** The same day `months` later, or the last day of a shorter month, as EDATE in spreadsheets. */
export function monthsLater(serial: number, months: number): number {
  const date = new Date(dayZero + Math.floor(serial) * DAY)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + Math.trunc(months)]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return (Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) - dayZero) / DAY
}

/** The last day that spreadsheets know: December 31, 9999. */
const LAST_DAY = 2_958_465

/** Whether a day number is one that spreadsheets know, from December 31, 1899 on. */
export const isDay = (serial: number): boolean => serial >= 1 && serial < LAST_DAY + 1

/** The ISO date of a day number; a fraction of a day is dropped. Throws on a number that is none (see `isDay`). */
export const dateOfSerial = (serial: number): string =>
  new Date(dayZero + Math.floor(serial) * DAY).toISOString().slice(0, 10)
