import type { SystemSafety } from '@/data/systems/types'
import { column, p, section, table, type Block } from '@/lib/documents/author'

/** Where work stops for the weather, and what is done then. */
export const limitsTable = (limits: SystemSafety['limits'], title = 'Weather and wind limits'): Block[] => [
  section(title, 'Weather and wind limits, with what to do when they are reached'),
  p(
    'Company limits, watched by the competent person (29 CFR 1926.20(b)(2)). The maker’s sheet, the crane chart or a state rule governs where it is stricter.',
  ),
  table(
    'limit',
    'Weather and wind limits',
    [
      column('condition', 'Condition', 'text', { fixed: true, width: 1.8 }),
      column('limit', 'Stop at', 'text', { fixed: true, width: 2.8 }),
      column('action', 'Then', 'text', { fixed: true, width: 4.4 }),
      column('site', 'Limit here, if stricter', 'text', { width: 2 }),
    ],
    limits.map(([condition, limit, action]) => ({ condition, limit, action })),
  ),
]
