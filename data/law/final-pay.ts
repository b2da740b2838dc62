/**
 * When the last wages are due, by state and by how the job ended, from the facts of each state: what was read in the
 * statute, what was not, and what nobody could establish.
 */
import { factsReadOn, states } from '.'
import type { LawFact } from './types'

/** Where a rule was read. */
interface Source {
  /** `statute`: a copy of the statute. `chart`: somebody’s account or table of the law. */
  kind: 'statute' | 'chart'
  address: string
  /** The month that the copy dates from, where it says so. */
  copyOf?: string
  /** The day on which it was read. */
  readOn: string
}

export interface FinalPayRule {
  rule: string
  source: Source
}

export interface FinalPayLaw {
  /** Postal code. */
  code: string
  state: string
  /** The section to read; empty where none is known. */
  cite: string
  /** `null` where no rule was established. A chart never proves that a state has none. */
  discharge: FinalPayRule | null
  resignation: FinalPayRule | null
}

const ruleOf = ({ value, source, confidence, asOf, readOn = factsReadOn }: LawFact): FinalPayRule | null =>
  value !== null && source !== null && confidence !== 'low'
    ? {
        rule: value,
        source: {
          kind: confidence === 'high' ? 'statute' : 'chart',
          address: source,
          ...(asOf ? { copyOf: asOf } : {}),
          readOn,
        },
      }
    : null

/** The 50 states and the District of Columbia, by name. */
export const finalPayLaws: readonly FinalPayLaw[] = states
  .map(({ code, name, facts: { finalPayDischarge, finalPayResign } }) => ({
    code,
    state: name,
    cite: finalPayDischarge.citation ?? '',
    discharge: ruleOf(finalPayDischarge),
    resignation: ruleOf(finalPayResign),
  }))
  .sort((a, b) => a.state.localeCompare(b.state, 'en'))
