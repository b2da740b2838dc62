/** Rating scales and limits of the reports that open the roof, test it or read documents. */
import * as d from '@/lib/documents/author'
import type { RatingScale } from './ratings'

/** For what may lie outside a warranty. */
export const warrantyScale: RatingScale = {
  answers: ['Clear', 'Found', 'Open', 'N/A'],
  meaning: [
    'Clear: you looked for it and did not find it.',
    'Found: you saw it. Write where it is, measure it, and give the photo number and the action.',
    'Open: the roof alone does not decide it. Write which document, sample, or test is missing.',
    'N/A: it cannot apply to this roof.',
  ],
}

export const defectScale: RatingScale = {
  answers: ['None', 'Minor', 'Major', 'N/A'],
  meaning: [
    'None: you looked for the defect and did not find it.',
    'Minor: the defect is there and measured, and it neither lets water in nor is dangerous.',
    'Major: it lets water in or soon will, or it is dangerous. Carry it to the findings table.',
    'N/A: this roof does not have that part. If you could not see it, write “not seen”.',
  ],
}

export const evidenceScale: RatingScale = {
  answers: ['Wet', 'Old mark', 'Dry', 'N/A'],
  meaning: [
    'Wet: it reads wet on the meter or feels wet to the hand today.',
    'Old mark: a stain, rust, or salt that is dry today.',
    'Dry: you looked and found no trace of water.',
    'N/A: it is not there. If you could not reach it, write “not seen”.',
  ],
}

/** Limits of a report for which parts were lifted, sampled or wetted. */
export const openedLimits = (...more: readonly string[]): d.Block[] => [
  d.p(
    [
      'This report covers what was reached, opened, or tested on the days named; each opening is listed above.',
      'It gives no opinion on parts that were not seen, and a sample stands for its own spot only.',
      'It is not a warranty, an engineering study, a hazardous-material test or proof of code compliance.',
      ...more,
    ].join(' '),
    'Limitations.',
  ),
]
