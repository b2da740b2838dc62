import type { AtLeast } from './at-least'

/** A line and the sections of 29 CFR it rests on, without the title: `1926.501(b)(10)`. */
export type CitedLine = readonly [text: string, cite: string]

/** One task of the working day in the order in which it is done, its controls by the hierarchy. */
export interface JobStep {
  step: string
  hazard: string
  eliminate?: string
  substitute?: string
  engineer?: string
  administer?: string
  ppe?: string
  /** Who sees to it that the controls are in place. */
  by: string
  cite: string
}

export interface Hazard {
  task: string
  hazard: string
  control: string
  /** The rule behind the control. */
  cite: string
}

/** A company limit: from this wind on the activity stops. */
export interface WindLimit {
  /** Unique within the system. */
  id: string
  activity: string
  /** Gusts at roof height, in miles per hour. */
  mph: number
  /** What says the same where nobody reads a meter, or the lower figure of another source. */
  sign?: string
  action: string
}

/** What a crew has to know of this roof to work on it and go home. */
export interface SystemSafety {
  /** One sentence: the work, and what makes it dangerous on this roof. */
  work: string
  hazards: AtLeast<1, Hazard>
  steps: AtLeast<3, JobStep>
  daily: Readonly<Record<'before' | 'during' | 'end', AtLeast<2, CitedLine>>>
  /** The gusts, measured at roof height, at which each activity of this roof stops. Nothing else names a wind limit. */
  wind: AtLeast<1, WindLimit>
  /** The other company limits: wet, heat, cold, vapor. The manufacturer's sheet governs where it is stricter. */
  limits: AtLeast<1, readonly [condition: string, limit: string, action: string]>
  /** Where people can fall on this roof, and what protects them there. */
  zones: AtLeast<1, readonly [zone: string, method: string, cite: string]>
  footing: AtLeast<1, CitedLine>
  anchors: AtLeast<1, CitedLine>
  rescue: readonly CitedLine[]
  /**
   * What still has to be done on this roof where a lawful plan under 1926.502(k) replaces the usual methods; empty
   * where no such plan is lawful.
   */
  alternative: readonly string[]
  /** The site programs that this roof calls for: dust, vapor, fire, electricity, hoisting, the public. */
  programs: readonly (readonly [title: string, text: string, cite: string])[]
  guide: { title: string; text: string; cite: string }
}
