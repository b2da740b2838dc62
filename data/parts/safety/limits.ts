import type { SystemSafety } from '@/data/systems/types'
import * as d from '@/lib/documents/author'

/** Where work stops for the weather, and what is done then. */
export const limitsTable = (limits: SystemSafety['limits'], title = 'Weather and wind limits'): d.Block[] => [
  d.section(title, 'Weather and wind limits, with what to do when they are reached'),
  d.p(
    'Company limits, watched by the competent person (29 CFR 1926.20(b)(2)). The manufacturer’s sheet, the crane chart or a state rule governs where it is stricter.',
  ),
  d.table(
    'limit',
    'Weather and wind limits',
    [
      d.column('condition', 'Condition', 'text', { fixed: true, width: 1.8 }),
      d.column('limit', 'Stop at', 'text', { fixed: true, width: 2.8 }),
      d.column('action', 'Then', 'text', { fixed: true, width: 4.4 }),
      d.column('site', 'Limit here, if stricter', 'text', { width: 2 }),
    ],
    limits.map(([condition, limit, action]) => ({ condition, limit, action })),
  ),
]
