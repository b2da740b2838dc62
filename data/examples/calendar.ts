/** The days of the example job, in order. All are weekdays: no crew works and no office pays on a Sunday. */
export const days = {
  lastVisit: '2025-10-14',
  storm: '2026-08-12',
  call: '2026-08-17',
  inspection: '2026-08-20',
  quote: '2026-08-21',
  estimate: '2026-08-24',
  contract: '2026-08-31',
  cancelEnds: '2026-09-03',
  deposit: '2026-09-04',
  permit: '2026-09-09',
  delivery: '2026-09-18',
  start: '2026-09-21',
  second: '2026-09-22',
  third: '2026-09-23',
  completion: '2026-09-24',
  walk: '2026-09-25',
  validUntil: '2026-09-23',
  invoice: '2026-09-28',
  paid: '2026-10-09',
  due: '2026-10-12',
  letter: '2026-10-14',
  followUp: '2026-10-19',
  holdUntil: '2026-10-30',
  nextVisit: '2027-04-13',
  expires: '2027-06-30',
  yearEnd: '2026-12-31',
  termEnd: '2027-09-20',
  warrantyEnd: '2036-09-24',
  hired: '2025-03-17',
  review: '2026-09-30',
  birth: '1991-04-16',
} as const

/** The day that is this many days after an ISO date. */
export const daysAfter = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** The weekday that is this many weekdays after an ISO date. */
export function weekdaysAfter(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0;) {
    day = daysAfter(day, 1)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day
}
