/** Rating scales and limits of the reports that open the roof, test it or read documents. */
import * as d from '@/lib/documents/author'
import type { RatingScale } from './ratings'

/** For what may lie outside a warranty. */
export const warrantyScale: RatingScale = {
  answers: ['Clear', 'Found', 'Open', 'N/A'],
  meaning: [
    'Clear: looked for, not found.',
    'Found: seen. Write where, measure it, give the photo number and the action.',
    'Open: not decided on the roof. Write which document, sample or test is missing.',
    'N/A: cannot apply to this roof.',
  ],
}

export const defectScale: RatingScale = {
  answers: ['None', 'Minor', 'Major', 'N/A'],
  meaning: [
    'None: looked for, not found.',
    'Minor: there, measured, and neither letting water in nor dangerous.',
    'Major: lets water in or soon will, or is a danger; carry it to the findings table.',
    'N/A: part not on this roof, or not seen; write “not seen”.',
  ],
}

export const evidenceScale: RatingScale = {
  answers: ['Wet', 'Old mark', 'Dry', 'N/A'],
  meaning: [
    'Wet: reads wet on the meter or to the hand today.',
    'Old mark: stain, rust or salt that is dry today.',
    'Dry: looked at, no trace.',
    'N/A: not there or not reached; write “not seen”.',
  ],
}

/** Limits of a report for which parts were lifted, sampled or wetted. */
export const openedLimits = (...more: readonly string[]): d.Block[] => [
  d.section('Limitations'),
  d.bullets(
    'It covers what was reached, opened or tested on the days named; each opening is listed above.',
    'Parts not seen carry no opinion, and a sample stands for its own spot only.',
    'It is not a warranty, an engineering study, a hazardous-material test or proof of code compliance.',
    ...more,
  ),
]
