/** Who does what for safety on a roof, and what they must have been taught. */
import * as d from '@/lib/documents/author'

const roles = [
  ['Company owner or safety lead', 'Provides gear, training and time; reads the daily sheets', '1926.20(b)(1)'],
  ['Competent person', 'Inspects, stops work and corrects hazards on the spot', '1926.32(f); 1926.20(b)(2)'],
  ['Qualified person', 'Designs lifelines and anchors below 5,000 lb', '1926.32(m); 1926.502(d)(8), (d)(15)'],
  ['First-aid person', 'Valid certificate; checks the kit every week', '1926.50(c), (d)'],
  ['Rescue pair', 'Know the rescue gear and can start at once', '1926.502(d)(20)'],
  ['Ground person', 'Holds the drop zone, doors and deliveries', '1926.501(c)(3)'],
] as const

export const dutyTable: d.Block = d.table(
  'duty',
  'People and duties',
  [
    d.column('role', 'Role', 'text', { fixed: true, width: 1.9 }),
    d.column('duty', 'Duty', 'text', { fixed: true, width: 3.6 }),
    d.column('cite', '29 CFR', 'text', { fixed: true, width: 2 }),
    d.column('name', 'Name and phone', 'text', { width: 2.8 }),
  ],
  roles.map(([role, duty, cite]) => ({ role, duty, cite })),
)

const trainings = [
  ['Fall hazards and gear, certified in writing', 'All exposed to a fall', '1926.503(a), (b)'],
  ['Ladders', 'All who climb', '1926.1060'],
  ['Products, labels and data sheets', 'All who use them', '1910.1200(h)'],
  ['Heat and cold; hazards of this site', 'Everyone', '1926.21(b)(2)'],
  ['Lifts, forklifts, hoists, if used', 'Operators', '1926.453(b)(2)(ii); 1910.178(l)'],
] as const

export const trainingTable: d.Block[] = [
  d.section('Training', 'Training that must be on file before work'),
  d.table(
    'training',
    'Training',
    [
      d.column('topic', 'Training', 'text', { fixed: true, width: 3.2 }),
      d.column('who', 'Who', 'text', { fixed: true, width: 2 }),
      d.column('cite', '29 CFR', 'text', { fixed: true, width: 2.2 }),
      d.column('checked', 'Records seen', 'date', { width: 1.3 }),
      d.column('open', 'Missing for', 'text', { width: 2 }),
    ],
    trainings.map(([topic, who, cite]) => ({ topic, who, cite })),
  ),
]
