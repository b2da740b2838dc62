/** The deadlines for the last wages as a table by state, from the data on final-pay law. */
import { finalPayLaws, type FinalPayRule } from '@/data/law/final-pay'
import * as d from '@/lib/documents/author'

const lookUp = 'Look up'

/** The rule as it is printed: with an asterisk unless it was read in the statute, and never where it is not established. */
export const printedRule = (law: FinalPayRule | null): string =>
  law === null ? lookUp : `${law.rule}${law.source.kind === 'statute' ? '' : '\u00a0*'}`

/** Every state with both deadlines and the section to read before the check is dated. */
export const deadlinesPart = (): d.Part =>
  d.part(
    'Deadlines by state',
    [
      d.section('Deadlines by state', 'Final-pay deadlines of 50 states and D.C., each with its statute'),
      d.p(
        'Find the state where the work was done, then read the section before you date the check. An asterisk marks a rule that we took from a summary and did not read in the statute; a rule without one may have changed since our copy. “Look up” means that we could not establish a rule; it does not mean that the state has none.',
      ),
      d.table(
        'deadline',
        'Final-pay deadlines by state',
        [
          d.column('state', 'State', 'text', { width: 1.5, fixed: true }),
          d.column('discharge', 'Discharged or laid off', 'text', { width: 3, fixed: true }),
          d.column('resignation', 'Resigned', 'text', { width: 3, fixed: true }),
          d.column('cite', 'Read this section', 'text', { width: 2.5, fixed: true }),
        ],
        finalPayLaws.map(({ state, discharge, resignation, cite }) => ({
          state,
          discharge: printedRule(discharge),
          resignation: printedRule(resignation),
          cite: cite || 'Ask the state labor agency',
        })),
      ),
    ],
    { audience: 'office', follows: true },
  )
