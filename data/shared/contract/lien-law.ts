/** What the lien law of each state asks of those who build: notices, and the last day to record. */
import { states } from '@/data/law'
import { isFirm } from '@/data/law/readiness'
import type { LawFact, StateLaw } from '@/data/law/types'
import * as d from '@/lib/documents/author'

/** Marks what was not read in the statute. */
const MARK = '\u00a0*'

/** A fact as it is printed in a table: `Look up` unless it is firm, with an asterisk unless it was read in the statute. */
export const printedFact = (fact: LawFact<unknown>): string =>
  isFirm(fact) ? `${fact.value}${fact.confidence === 'medium' ? MARK : ''}` : 'Look up'

const citesOf = ({ facts: { prelimNotice, lienDeadline } }: StateLaw): string =>
  [...new Set([prelimNotice, lienDeadline].flatMap(({ citation }) => citation ?? []))].join('; ')

/** States by name. */
const byName = [...states].sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** Notices and last days of all states, or of one, each with its statute. */
export const lienLawTable = (state: StateLaw | null): readonly d.Block[] => [
  d.p(
    'Read the statute for your role and your kind of job before you count. An asterisk marks a rule that we took from a summary and did not read in the statute. “Look up” means that we could not establish a rule; it does not mean that the state has none.',
  ),
  d.table(
    'lienLaw',
    state ? `Lien law of ${state.name}` : 'Lien law by state',
    [
      d.column('state', 'State', 'text', { width: 1.3, fixed: true }),
      d.column('notice', 'Notice: who, when, to whom', 'text', { width: 4, fixed: true }),
      d.column('last', 'Last day to record the lien', 'text', { width: 3, fixed: true }),
      d.column('cite', 'Read these sections', 'text', { width: 2, fixed: true }),
    ],
    (state ? [state] : byName).map((law) => ({
      state: law.name,
      notice: printedFact(law.facts.prelimNotice),
      last: printedFact(law.facts.lienDeadline),
      cite: citesOf(law),
    })),
  ),
]
