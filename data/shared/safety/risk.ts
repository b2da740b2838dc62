import type { JobStep } from '../system'
import * as d from '@/lib/documents/author'

/** What the rule behind a task guards against, and how bad it gets: the sections that stand for death, or lasting harm. */
const bySection: readonly (readonly [severity: number, sections: RegExp])[] = [
  // Falls, current, cranes, fire, gas, confined spaces, scaffolds.
  [5, /1926\.(?:501|502|451|452|453|416|417|1400|1402|1408|1419|1424|1425|15[0-4]|35[02]|120[34]|552|760|758)\b/],
  // Dust, vapor, lead, asbestos, hot and pressurized material, moving tools and loads.
  [4, /1926\.(?:1153|1101|55|57|62|103|302|303|300|304|252|250|251|1053|600)\b|1910\.(?:134|1200|178)\b/],
]

/**
 * The severity of a task from 1 (first aid) to 5 (death), by the rules that it rests on: that of the worst likely
 * outcome, which controls seldom lower. A task under general duties only can still cost days of work: 3.
 */
export const severityOf = ({ cite }: Pick<JobStep, 'cite'>): number =>
  bySection.find(([, sections]) => sections.test(cite))?.[0] ?? 3

/** The columns of a risk rating: severity given, likelihood judged on site, the product calculated. */
export const riskColumns = [
  d.column('severity', 'S', 'number', { fixed: true, decimals: 0, width: 0.4 }),
  d.column('likelihood', 'L', 'number', { decimals: 0, width: 0.5 }),
  d.column('risk', 'Risk', 'number', {
    decimals: 0,
    width: 0.6,
    formula: d.mul(d.cell('severity'), d.cell('likelihood')),
    alert: { test: '>', than: 14 },
  }),
]

/** How S and L are scored and what follows from the product; the scale of the near-miss report. */
export const riskScale: d.Block = d.p(
  'S, the worst likely outcome: 1 first aid, 2 doctor, 3 days away, 4 hospital or lasting harm, 5 death. L, how likely with the controls in place: 1 once in years, 2 once a year, 3 every few months, 4 every month, 5 any day. Risk is S times L. 15 and more: the task does not start; add a stronger control and rate it again. 8 to 14: the competent person adds a control or signs that no stronger one is feasible. An S of 5 with an L above 1 is read to the crew.',
)
