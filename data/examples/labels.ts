/** What places say that no list names, by their label. The first rule that fits decides. */
import { people } from './cast'
import { days, daysAfter } from './calendar'
import { placeAt } from './inspection-names'
import type { ExamplePlace, ExampleValue, Said } from './types'

type Rule = readonly [label: RegExp, said: Said]

const crewAt = ({ row }: ExamplePlace): string => people.crew[(row - 1) % people.crew.length] ?? people.foreman
const photo = ({ row }: ExamplePlace): string => `P-${10 + row * 2}`

/** For texts. */
export const textLabels: readonly Rule[] = [
  [/signature|^signed\b|firma/i, () => undefined],
  [/^initials|initials$/i, 'DR'],
  [/photo/i, photo],
  [/competent person|foreman|crew lead/i, people.foreman],
  [/program administrator|safety (manager|contact)|written by|author/i, people.safety],
  [/\b(assigned|technician|auditor|caller|coach|mentor|observer)$|\bby$/i, crewAt],
  [/estimator|inspector|sales/i, people.estimator],
  [/office|bookkeep|entered by|kept by|filed by/i, people.office],
  [/manager|approved by|decided by|supervisor|reviewer|owner of the company/i, people.owner],
  [/^(who|by|with|checked by|done by|from whom|responsible|led by|leader|held by|trainer|assigned to)\b.*$/i, crewAt],
  [/^(printed )?name( \/ nombre)?$|^name, employer|employee|crew member|buddy/i, crewAt],
  [/customer|owner|homeowner|client/i, people.homeowner],
  [/phone/i, '(614) 555-0142'],
  [/email/i, 'dana.rivera@example.com'],
  [/website|landing page|link|url/i, 'ridgeline.example.com'],
  [/address|job site/i, '418 Example Lane, Columbus'],
  [/\bjob\b|\bproject\b/i, '2026-118 Rivera'],
  [/license|certificate no|certificate number|policy n/i, ({ row }) => `EXAMPLE-33${10 + row}`],
  [/number|\bno\.?$|^no\./i, ({ row }) => `EX-${100 + row}`],
  [/time of|^time|start|arriv|clock/i, '7:30 am'],
  [/finish|left at|ended/i, '4:30 pm'],
  [/weather/i, 'Clear, 68 °F, wind 8 mph'],
  [/language/i, 'English'],
  [/title|position|role/i, 'Roofing installer'],
  [/note|remark|comment/i, ['As agreed', 'See photograph', 'Done', 'None', 'On time']],
  [/location|place|where|area/i, placeAt],
]

type ByRow = (place: ExamplePlace) => ExampleValue

/** For days: the offset is added for each further row. */
export const dateLabels: readonly (readonly [label: RegExp, day: string])[] = [
  [/birth/i, days.birth],
  [/valid until|price holds|good until/i, days.validUntil],
  [/expire|renew|valid (to|through)/i, days.expires],
  [/hire|joined|employed/i, days.hired],
  [/warrant.*(end|to)|until/i, days.warrantyEnd],
  [/storm|loss|damage/i, days.storm],
  [/call(ed)?\b|inquiry|lead|first contact/i, days.call],
  [/inspect|visit|walk/i, days.inspection],
  [/estimate|quote|proposal|bid/i, days.estimate],
  [/deposit/i, days.deposit],
  [/permit/i, days.permit],
  [/deliver|order/i, days.delivery],
  [/start|begin|from|proceed|out|issued/i, days.start],
  [/complet|finish|end|done|closed|return|back|last day/i, days.completion],
  [/invoice|bill/i, days.invoice],
  [/paid|payment|received/i, days.paid],
  [/due|deadline|by$|next|follow|respond|reply|review/i, days.followUp],
  [/sign|contract|agree|accept/i, days.contract],
]

const ones: ByRow = ({ row }) => ((row - 1) % 4) + 1

/** For numbers. */
export const numberLabels: readonly (readonly [label: RegExp, said: Said | ByRow])[] = [
  [/year (built|of)/i, 2016],
  [/°f|temperature/i, 68],
  [/mph|wind|gust/i, 12],
  [/squares|\bsq\b/i, ({ job }) => Math.round(job.area / 10) / 10],
  [/sq ?ft|\bsf\b|area/i, ({ row }) => 240 + 60 * row],
  [/hours?\b|\bhrs?\b/i, [8, 8, 7.5, 8, 6]],
  [/minutes?/i, 15],
  [/miles|mileage/i, 24],
  [/months?/i, 12],
  [/years?/i, 5],
  [/weeks?/i, 2],
  [/days?/i, [3, 5, 2, 4, 1]],
  [/score|points|rating|1.?(to|–|-).?(5|10)/i, [4, 5, 4, 3, 4]],
  [/pitch|rise/i, ({ job }) => Math.round(job.pitch)],
  [/\bft\b|feet|length|linear|height|width|\blf\b/i, [42, 36, 28, 18]],
  [/\bin\b|inches|\(in\)|depth|thick/i, [1, 0.75, 1.5]],
  [/lb|weight|tons?/i, [220, 180, 90]],
  [/psi|pressure/i, 90],
  [/qty|quantity|count|pieces|ordered|received|how many|number|people|crew|workers/i, ones],
]

export const dayOf = (label: string, row: number, fallback: string): string => {
  const [, day = fallback] = dateLabels.find(([pattern]) => pattern.test(label)) ?? []
  return daysAfter(day, (row - 1) * 7)
}

/** Names that this job leaves blank: the other of two ways to say the same, and what the law or a later day brings. */
export const leftBlank: readonly RegExp[] = [
  /^totals\.depositFixed$/,
  /^(payment|cap)\.\d+\.dollars$/,
  /^price\.\d+\.(note|paid)$/,
  /^(deposit\.amount|cash\.coins)$/,
  /\.\d+\.(credit|own|dollars)$/,
]
