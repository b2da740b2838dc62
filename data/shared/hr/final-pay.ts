/** The deadlines for the last wages as a table by state, from the data on final-pay law. */
import type { Edition } from '@/data/law/edition'
import { finalPayLaws, type FinalPayLaw, type FinalPayRule } from '@/data/law/final-pay'
import { stateLine } from '@/data/shared/checked-line'
import * as d from '@/lib/documents/author'

const lookUp = 'Look up'

/** The rule as it is printed: with an asterisk unless it was read in the statute, and never where it is not established. */
export const printedRule = (law: FinalPayRule | null): string =>
  law === null ? lookUp : `${law.rule}${law.source.kind === 'statute' ? '' : '\u00a0*'}`

const lawsOf = ({ state }: Edition): readonly FinalPayLaw[] =>
  state ? finalPayLaws.filter(({ code }) => code === state.code) : finalPayLaws

/** Both deadlines and the section to read before the check is dated: of every state, or of the edition's. */
export const deadlinesPart = (edition: Edition): d.Part =>
  d.part(
    'Deadlines by state',
    [
      edition.state
        ? d.section(`Deadlines in ${edition.state.name}`, 'Final-pay deadlines of the state, each with its statute')
        : d.section('Deadlines by state', 'Final-pay deadlines of 50 states and D.C., each with its statute'),
      ...stateLine(edition),
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
        lawsOf(edition).map(({ state, discharge, resignation, cite }) => ({
          state,
          discharge: printedRule(discharge),
          resignation: printedRule(resignation),
          cite: cite || 'Ask the state labor agency',
        })),
      ),
    ],
    { audience: 'office', follows: true },
  )
