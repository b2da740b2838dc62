/** What closes a report: its limits and its signatures. */
import * as d from '@/lib/documents/author'

const commonLimits = [
  'This report covers what could be reached and seen on the day; the roof was opened only where a line says so.',
  'It gives no opinion on areas that were not seen. What lies under the covering may differ from what the surface shows.',
  'It is not a warranty, an engineering study, a hazardous-material test or proof of code compliance.',
]

/** What the report does not say, opened by the points that hold for every visual inspection. */
export const limitations = (...more: readonly string[]): d.Block[] => [
  d.p([...commonLimits, ...more].join(' '), 'Limitations.'),
]

export const inspectorAndOwner = (text: string): d.Block =>
  d.signatures(
    [
      { name: 'inspector', role: 'Inspector' },
      { name: 'owner', role: 'Property owner or agent' },
    ],
    text,
  )
