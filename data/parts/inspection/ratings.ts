/** Rating scales and the checklists that use them. */
import * as d from '@/lib/documents/author'
import { photoExtra } from './photographs'

/** The answers of a checklist with the meaning printed above it. */
export interface RatingScale {
  answers: readonly string[]
  meaning: readonly string[]
}

export const conditionScale: RatingScale = {
  answers: ['Good', 'Fair', 'Poor', 'N/A'],
  meaning: [
    'Good: meets the criterion printed under the check; nothing to do.',
    'Fair: worn or marginal but still working; watch it or plan the work.',
    'Poor: fails the criterion, leaks or is unsafe; carry it to the priorities table.',
    'N/A: not on this roof. If it is there but could not be seen, write “not seen”.',
  ],
}

export const passScale: RatingScale = {
  answers: ['Pass', 'Fix', 'N/A'],
  meaning: [
    'Pass: meets the criterion under the check, or the stricter one in contract or label.',
    'Fix: does not meet it. Write where, what to do and who will do it.',
    'N/A: not part of this job. If it is there but could not be seen, write “not seen”.',
  ],
}

/** For storm reports: what is seen and how fresh it looks, without a word on what an insurer should do. */
export const freshnessScale: RatingScale = {
  answers: ['Fresh', 'Older', 'None', 'N/A'],
  meaning: [
    'Fresh: damage with clean, bright or sharp edges and no weathering yet.',
    'Older: damage that is weathered, dirty or rusted, or that has another cause. Name it.',
    'None: looked at, no damage found.',
    'N/A: not on this property. If it is there but could not be seen, write “not seen”.',
  ],
}

/** Explains a rating scale before the first check. */
export const explainRatings = (scale: RatingScale): d.Block =>
  d.note('How to rate: one mark on every line', ...scale.meaning)

/** The checks of one part of the roof. */
export interface CheckGroup {
  /** Prefix of its field names, unique in the document: `valleys`. */
  name: string
  title: string
  checks: readonly d.Check[]
}

/** One wide column to write in by hand: two narrow ones held three words. */
const checkColumns = [d.extra('finding', 'Location and action', 3), photoExtra]

/** One ruled checklist per part of the roof, under its title unless it is the only one: each check with its rating, location, action and photo number. */
export const ratedChecks = (scale: RatingScale, groups: readonly CheckGroup[]): d.Block[] =>
  groups.flatMap(({ name, title, checks }) => [
    ...(groups.length > 1 ? [d.subsection(title)] : []),
    d.checklist(name, checks, scale.answers, checkColumns),
  ])
