import type { SystemSafety } from '../system'
import { ruleCell } from './checks'
import * as d from '@/lib/documents/author'

/** Where people can fall on this roof, what protects them there, and what was chosen here. */
export const zoneTable = (zones: SystemSafety['zones']): d.Block =>
  d.table(
    'zone',
    'Fall protection by work zone',
    [
      d.column('zone', 'Zone', 'text', { fixed: true, width: 2 }),
      d.column('method', 'Protection', 'text', { fixed: true, width: 4.6 }),
      d.column('cite', '29 CFR', 'text', { fixed: true, width: 1.8 }),
      d.column('chosen', 'Chosen here, and where', 'text', { width: 2.4 }),
    ],
    zones.map(([zone, method, cite]) => ({ zone, method, cite: ruleCell(cite) })),
    { blankRows: 1 },
  )
