/** The figures that places say that no list names, by their label. The first rule that fits decides. */
import type { ExamplePlace, ExampleValue, Said } from './types'

type ByRow = (place: ExamplePlace) => ExampleValue
type Rule = readonly [label: RegExp, said: Said | ByRow]

const few: ByRow = ({ row }) => [2, 1, 3, 1][(row - 1) % 4] ?? 1
const some =
  (...values: readonly number[]): ByRow =>
  ({ row }) =>
    values[(row - 1) % values.length] ?? 1

export const numberLabels: readonly Rule[] = [
  [/year (built|of)/i, 2016],
  [/survey year|^year$/i, 2026],
  [/°f|temperature/i, 68],
  [/humidity/i, 52],
  [/wood.*%|moisture/i, some(12, 13, 12, 14)],
  [/mph|wind|gust/i, 12],
  [/\blb\b|weight|tons?\b/i, some(220, 180, 90)],
  [/sq ?ft|\bsf\b|\barea\b|sq in/i, some(260, 180, 120, 90)],
  [/squares|\bsq\b/i, ({ job }) => Math.round(job.area / 10) / 10],
  [/hours?\b|\bhrs?\b/i, some(8, 8, 7.5, 8, 6)],
  [/minutes?/i, 15],
  [/miles|mileage/i, some(24, 18)],
  [/months?\b/i, 12],
  [/years?\b/i, 5],
  [/weeks?\b/i, 2],
  [/days?\b/i, some(3, 5, 2, 4, 1)],
  [/1.?(to|–|-).?4/i, some(3, 4, 3, 3, 4)],
  [/score|points|rating|1.?(to|–|-).?(5|10)/i, some(4, 3, 4, 4, 3)],
  [/pitch|rise/i, ({ job }) => Math.round(job.pitch)],
  [/\bft\b|feet|length|linear|height|width|\blf\b/i, some(42, 36, 28, 18)],
  [/\(in\)|inches|\bin$|depth|thick/i, some(1, 0.75, 1.5)],
  [/psi|pressure/i, 90],
  [/psf/i, 25],
  [/qty|quantity|count|pieces|ordered|received|how many|number|people|crew|workers/i, few],
]

export const currencyLabels: readonly Rule[] = [
  [/wage|per hour|an hour|hourly|pay rate|rate now|new rate|old rate|straight/i, some(27, 27, 29, 24, 31)],
  [/a year|yearly|salary/i, 58_000],
  [/average (job|sale)/i, 14_500],
  [/limit|occurrence|aggregate/i, 1_000_000],
  [/overhead/i, 14_500],
  [/goal|target|sales|revenue|billed|collected/i, [118_000, 96_000, 24_000]],
  [/budget|spend/i, [850, 420, 350]],
  [
    /contract|total|estimate|quote|price of the|job value|value/i,
    ({ row, contract }) => [contract || 17_575, 18_400, 9_650][row - 1] ?? '',
  ],
  [/deductible/i, 1_500],
  [/credit|discount|refund|other/i, 0],
  [/fee|permit/i, [95, 210, 60]],
  [/bonus|reward|allowance/i, 250],
  [/rent|day rate/i, [180, 480, 95]],
  [/ticket|dump|ton/i, [62, 58]],
  [/meal|fuel|parking|receipt/i, [18.4, 46.75, 12]],
]

export const percentLabels: readonly Rule[] = [
  [/tax/i, 0],
  [/margin/i, 0.32],
  [/markup/i, 0.25],
  [/solids/i, 0.95],
  [/clos(e|ing) rate/i, 0.33],
  [/burden/i, 0.34],
  [/change each|rise|escalation|increase|raise/i, 0.03],
  [/late|interest/i, 0.12],
  [/score/i, 0.84],
  [/finished|complete/i, 0.45],
]
