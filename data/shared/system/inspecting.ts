import type { AtLeast } from './at-least'

/**
 * How a check is answered where its list's own scale does not suit it: a criterion is met, not met or not tested; a
 * measure is written down with its unit.
 */
export type CheckScale = 'criterion' | 'measure'

/** A check, the criterion by which it is judged, and the scale where it is not that of the list. */
export type CheckFact = readonly [check: string, criterion: string, scale?: CheckScale]

/** A test: what, where or how often, and the result it must give. */
export type TestFact = readonly [test: string, sample: string, needed: string]

/** What inspecting this roof takes beyond the inspection points and defects in `RoofFacts`. */
export interface SystemInspecting {
  /** Before the work starts. */
  before: {
    /** What must be true of everything the new roof rests on or ties into. */
    substrate: readonly CheckFact[]
    tests: AtLeast<1, TestFact>
    /** To verify before material is lifted onto the roof. */
    loading: readonly CheckFact[]
    /** Findings that keep the crew off the roof until they are cleared. */
    hold: readonly string[]
  }
  /** After the work is done. */
  after: {
    finish: readonly CheckFact[]
    /** Inspection points that `finish` already asks for. */
    covered?: readonly string[]
    proofs: readonly TestFact[]
    /** Names among the system's `commonDefects` that a new roof can show. */
    defects: readonly string[]
  }
  yearly: {
    /** Measured at the same places every year: what, where, and when to act. */
    readings: readonly TestFact[]
    /** Inspection points that belong to the days of the job and say nothing about a standing roof. */
    jobOnly?: readonly string[]
    /** What a look at this roof cannot show. */
    unseen: readonly string[]
  }
  seasonal: {
    /** What calls for a visit outside the plan, and where to look first. */
    triggers: readonly CheckFact[]
    signs: Readonly<Record<'spring' | 'summer' | 'fall' | 'winter', readonly CheckFact[]>>
  }
  /** Six photo stations, the same on every visit. */
  views: readonly string[]
}
