/** What texts say that no list names, by their label. The first rule that fits decides. */
import { customers, jobsOfCustomers, people } from './cast'
import { placeAt } from './inspection-names'
import type { ExamplePlace, Said } from './types'

type Rule = readonly [label: RegExp, said: Said]

const at = <T>(list: readonly T[], row: number): T => list[(row - 1) % list.length] as T

/** Papers that the office writes, others are written on the roof. */
const isOffice = ({ kind }: ExamplePlace): boolean =>
  kind === 'invoicing' || kind === 'hr' || kind === 'marketing' || kind === 'client-communication'
const isSales = ({ kind }: ExamplePlace): boolean => isOffice({ kind } as ExamplePlace) && kind !== 'hr'

const crewAt = ({ row }: ExamplePlace): string => at(people.crew, row)
const customerAt = ({ row, job }: ExamplePlace): string =>
  row === 1 && !job.isHouse ? 'Example Logistics Partners LLC' : at(customers, row)
const doneBy = (place: ExamplePlace): string => (isOffice(place) ? people.office : crewAt(place))
const namedAt = (place: ExamplePlace): string => (isSales(place) ? customerAt(place) : crewAt(place))
const photo = ({ row }: ExamplePlace): string => `P-${10 + row * 2}`

/** A telephone number kept for fiction: of customers from 0142, of the crew from 0105. */
const numberOf = (first: number, row: number): string => `(614) 555-0${first + ((row - 1) % 8)}`
export const phoneAt = (place: ExamplePlace): string =>
  /emergency|leak|night|after.hours|urgent|direct|questions|call number|on the (day|job)/i.test(place.label)
    ? '(614) 555-0100'
    : /site|foreman/i.test(place.label) || !(isSales(place) || !place.isLine)
      ? numberOf(105, place.row)
      : numberOf(142, place.row)

export const emailAt = ({ label }: ExamplePlace): string =>
  /bid|notice|cancel/i.test(label) ? 'office@ridgeline.example.com' : 'dana@example.com'

/** For texts. */
export const textLabels: readonly Rule[] = [
  [/signature|^signed\b|firma/i, () => undefined],
  [/^initials|initials$/i, 'DR'],
  [/photo/i, photo],
  [/competent person|foreman|crew lead/i, people.foreman],
  [/program administrator|safety (manager|contact)|written by|author/i, people.safety],
  [/(name|who|customer).*(phone|number)/i, (place) => `${namedAt(place)}, ${phoneAt({ ...place, label: '' })}`],
  [
    /(contact|lead|call|watch|first|second|responsible).*phone|phone.*(contact|name)/i,
    (place) => `${doneBy(place)}, ${phoneAt({ ...place, label: 'foreman' })}`,
  ],
  [/approved by|decided by|^manager|supervisor|reviewer|owner of the company/i, people.owner],
  [/\b(assigned|technician|auditor|caller|coach|mentor|observer)$|\bby$/i, doneBy],
  [/estimator|inspector|sales/i, people.estimator],
  [/office|bookkeep|entered by|kept by|filed by/i, people.office],
  [/manager/i, people.owner],
  [/^(who|by|with|checked by|done by|from whom|responsible|led by|leader|held by|trainer|assigned to)\b.*$/i, doneBy],
  [/^(printed )?name( \/ nombre)?$/i, namedAt],
  [/^name, employer|employee|crew member|buddy/i, crewAt],
  [/customer|owner|homeowner|client/i, (place) => (place.isLine ? customerAt(place) : people.homeowner)],
  [/phone/i, phoneAt],
  [/email/i, 'dana@example.com'],
  [/website|landing page|link|url/i, 'ridgeline.example.com'],
  [/address|job site/i, '418 Example Lane, Columbus'],
  [
    /\bjob\b|\bproject\b/i,
    ({ row, kind }) => (kind === 'safety' || kind === 'inspection' ? jobsOfCustomers[0] : at(jobsOfCustomers, row)),
  ],
  [/license|certificate no|certificate number|policy n/i, ({ row }) => `EXAMPLE-33${10 + row}`],
  [/number|\bno\.?$|^no\./i, ({ row }) => `EX-${100 + row}`],
  [/time of|^time|start|arriv|clock/i, '7:30 am'],
  [/finish|left at|ended/i, '4:30 pm'],
  [/weather/i, 'Clear, 68 °F, wind 8 mph'],
  [/language/i, 'English'],
  [/title|position|role/i, 'Roofing installer'],
  [/note|remark|comment/i, ({ isLine }) => (isLine ? '' : 'None')],
  [/location|place|where|area/i, placeAt],
]

/** Names that this job leaves blank: the other of two ways to say the same, and what the law or a later day brings. */
export const leftBlank: readonly RegExp[] = [
  /^totals\.depositFixed$/,
  /\.(name[23]|signature[23]?)$/,
  /^drill\./,
  /\.\d+\.(seen|found|again)$/,
  /^defect\.\d+\.finding$/,
  /^(payment|cap)\.\d+\.dollars$/,
  /^price\.\d+\.(note|paid)$/,
  /^(deposit\.amount|cash\.coins)$/,
  /\.\d+\.(credit|own|dollars)$/,
]
