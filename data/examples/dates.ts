/** The days that places say that no list names, by their label. The first rule that fits decides. */
import { days, daysAfter, weekdaysAfter } from './calendar'
import type { ExamplePlace } from './types'

/** `same`: the same day in each row; otherwise each further row is a weekday later. */
type DateRule = readonly [label: RegExp, day: string, rows?: 'same']

/** What began when the company wrote its policies, and when it bought its equipment. */
const IN_FORCE = '2026-01-05'
const BOUGHT = '2024-03-04'

const rules: readonly DateRule[] = [
  [/birth/i, days.birth, 'same'],
  [/cancel/i, days.cancelEnds, 'same'],
  [/(price|estimate|terms?|quote|offer).*(hold|until|good|valid)|good until|holds? until/i, days.validUntil, 'same'],
  [/warrant.*(end|to|until)/i, days.warrantyEnd, 'same'],
  [/keep/i, '2031-12-31', 'same'],
  [/next (visit|inspection|look)|first inspection due/i, days.nextVisit, 'same'],
  [/expire|renew|valid (until|to|through)|card.*until|until.*card/i, days.expires, 'same'],
  [/hired?\b|joined|employed/i, days.hired, 'same'],
  [/in force|adopted/i, IN_FORCE, 'same'],
  [/since|^made|data sheet/i, BOUGHT, 'same'],
  [/last (review|audit|visit|done|look|site check)|^last$/i, days.lastVisit, 'same'],
  [/until/i, '2027-09-30', 'same'],
  [/storm|loss|damage/i, days.storm],
  [/call (back|the customer|in|after)|we call/i, days.followUp],
  [/call(ed)?\b|inquiry|lead|first contact/i, days.call],
  [/(final|code|building|last).*(inspection|approv|passed)|inspection (passed|booked)|walk/i, days.walk],
  [/inspect|visit/i, days.inspection],
  [/estimate|quote|proposal|bid/i, days.estimate],
  [/deposit/i, days.deposit],
  [/permit/i, days.permit],
  [/deliver|order/i, days.delivery],
  [/start|begin|from|proceed|out|issued|first day/i, days.start],
  [/complet|finish|end|done|closed|return|back|last day/i, days.completion],
  [/invoice|bill/i, days.invoice],
  [/paid|payment|received|cleared/i, days.paid],
  [/due|deadline|by$|next|follow|respond|reply|again/i, days.followUp],
  [/sign|contract|agree|accept/i, days.contract],
]

/** Ohio: a lien is recorded within 60 days after the last work on a house, and within 75 after that on other buildings. */
const lienDay = ({ job }: ExamplePlace): string => daysAfter(days.completion, job.isHouse ? 60 : 75)

/** The day of a place; `usual` is that of its document. */
export function dayOf(place: ExamplePlace, usual: string): string {
  const { label, row } = place
  if (/\blien\b|^enforce/i.test(label)) return lienDay(place)
  const [, day = usual, rows] = rules.find(([pattern]) => pattern.test(label)) ?? []
  return rows === 'same' ? day : weekdaysAfter(day, row - 1)
}
