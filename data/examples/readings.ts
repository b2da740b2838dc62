/** What tests and measurements of a roof read, by the words of their line. The first rule that fits decides. */
import { repairLineOf, unitRates } from './prices'
import type { ExamplePlace } from './types'

type Reading = string | ((place: ExamplePlace) => string)
type Rule = readonly [line: RegExp, reading: Reading]

const readAt =
  (rules: readonly Rule[], usual: string) =>
  (place: ExamplePlace): string => {
    const [, reading = usual] = rules.find(([words]) => words.test(place.line)) ?? []
    return typeof reading === 'function' ? reading(place) : reading
  }

/** What is measured: a size, a share, a number. */
export const measurementAt = readAt(
  [
    [/stain/i, 'No stain seen'],
    [/moisture|wet(test)?\b.*read|meter|percent/i, '13 %, dry'],
    [/distance|two walls|plot|point/i, '4 ft and 7 ft, on the plan'],
    [/slope|rise|pitch/i, ({ job }) => `${job.pitch} in 12`],
    [/weight|load|carry/i, 'As the drawing allows'],
    [/layer/i, 'One layer'],
    [/test square|hits|blister|count|number/i, 'Nine, seven, two and four'],
    [/temperature|°f/i, '68 °F'],
    [/thick|mils?\b|gauge|exposure|headlap|lap|height|width|depth|gap|spacing/i, 'Within the range, four places'],
    [/area|size|length|long|wide/i, '4 × 6 ft'],
    [/adhesion|pull|peel|bond/i, 'Held, three places'],
  ],
  'As required',
)

/** What is measured where no storm was: no marks. */
export const quietMeasurementAt = (place: ExamplePlace): string =>
  /test square|hits|hail|blister/i.test(place.line) ? 'None found' : measurementAt(place)

/** What a test or a proof shows. */
export const proofAt = readAt(
  [
    [/hose|water|flood|spray|drip|pond|rain/i, 'Dry after 15 minutes'],
    [/moisture|meter|wet/i, '12 %, dry'],
    [/smoke|exhaust|airflow|attic/i, 'Draws at the ridge'],
    [/magnet|lawn|sweep/i, 'None found'],
    [/photo|file|record|log|report/i, 'Filed'],
    [/gauge|thick|mils?\b|measure|depth|height|straight|plane|level|tape/i, 'Within the range, four places'],
    [/screw|nail|fasten|pull|lift|hand|tug|clip|anchor|seam|weld|probe|peel|adhesion/i, 'Held, four places'],
    [/volt|leak detect|electr|scan/i, 'No fault found'],
  ],
  'As specified, four places',
)

/** How much work there is, and what its unit costs, by the unit that its line names: `per LF`. */
const amounts: Readonly<Record<string, number>> = { SF: 40, LF: 12, EA: 2, SQ: 1, HR: 2, SHT: 2 }
const unitOf = ({ line }: ExamplePlace): string => /\bper (SF|LF|EA|SQ|HR)\b/.exec(line)?.[1] ?? 'LS'
export const workQuantity = (place: ExamplePlace): number =>
  repairLineOf(unitOf(place), place.line, place.job)?.qty ?? amounts[unitOf(place)] ?? 1
export const workRate = (place: ExamplePlace): number => {
  const unit = unitOf(place)
  const ruled = repairLineOf(unit, place.line, place.job)
  return ruled?.price ?? (unit === 'LS' ? 285 : (unitRates[unit] ?? 285))
}
