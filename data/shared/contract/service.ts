/** What maintenance, inspection and warranty-service agreements share. */
import { upperFirst } from '@/data/shared/words'
import type { RoofSystem } from '../system'
import * as d from '@/lib/documents/author'
import type { Term } from './terms'

/** The tasks of this roof that come back, each with how often it is usually due. */
export const taskTable = (system: RoofSystem, visits: boolean): d.Block =>
  d.table(
    'task',
    'Tasks',
    [
      d.column('included', 'Included', 'select', { options: ['Yes', 'No', 'Extra price'], width: 1.3 }),
      d.column('task', 'Task', 'text', { width: 5.2, fixed: true }),
      d.column('frequency', 'Usually due', 'text', { width: 2.2, fixed: true }),
      visits
        ? d.column('visits', 'Visits a year', 'number', { width: 1.1, decimals: 0 })
        : d.column('note', 'Remark', 'text', { width: 1.5 }),
    ],
    system.estimating.care.tasks
      .filter(({ isDueOnce }) => !isDueOnce)
      .map(({ task, frequency }) => ({ task, frequency: upperFirst(frequency) })),
    { blankRows: 2, lineNumbers: true },
  )

/** The roof as found, for comparison in later years. */
export const roofOnFile = (system: RoofSystem): d.Block[] => [
  d.section('Roof'),
  d.fields(
    4,
    d.field('roof.system', { value: system.name }),
    d.field('roof.age'),
    d.field('roof.area'),
    d.field('roof.product'),
    d.field('roof.warranty', { span: 2 }),
    d.own('roof.access', 'Access: hatch, ladder, keys', 'text', { span: 2 }),
  ),
]

export const serviceTerms = {
  notWarranty: [
    'Service, not a warranty',
    'The service finds and prevents what can be seen on the day. It does not guarantee that the roof will not leak between visits, and it neither extends nor replaces a warranty.',
  ],
  extras: [
    'Extra work',
    'Repairs outside the tasks are priced and approved in writing before they are done. Small repairs up to the amount agreed above may be done on the same visit and are listed in the report.',
  ],
  ownerDuties: [
    'Owner’s part',
    'Owner gives safe access, tells Contractor about leaks and about work by other trades on the roof, and does not let anyone alter the roof without asking first.',
  ],
  report: [
    'Report',
    'Within the agreed days, Contractor sends a dated report with photographs, the work done, and what should be done next in order of urgency. The report belongs to Owner.',
  ],
  callingOff: [
    'Canceling a visit',
    'Owner may cancel a visit at no charge until the crew has left for the site; after that, Contractor may charge the trip at cost. Money paid ahead for work not done is returned within 10 days. The right to cancel comes first.',
  ],
  weatherVisits: [
    'Weather and safety',
    'A visit is rescheduled, not lost, when the roof is wet, icy or not safe to walk. Areas that cannot be reached safely are named in the report.',
  ],
  renewal: [
    'Term and renewal',
    'The agreement ends on the date written above. It does not renew by itself: it continues only if both sides sign a renewal with the price for the next term.',
  ],
  ending: [
    'Ending early',
    'Either side may end the agreement on 30 days’ written notice. Owner pays for visits made; money paid ahead for visits not made is returned within 30 days. The right to cancel comes first.',
  ],
  payment: [
    'Payment',
    'Payment for each visit is due when its report has been sent, unless the price table says otherwise. If an undisputed amount is not paid within 30 days, Contractor may postpone the next visit.',
  ],
} as const satisfies Record<string, Term>
