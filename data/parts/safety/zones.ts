import type { SystemSafety } from '@/data/systems/types'
import { column, table, type Block } from '@/lib/documents/author'

/** Where people can fall on this roof, what protects them there, and what was chosen here. */
export const zoneTable = (zones: SystemSafety['zones']): Block =>
  table(
    'zone',
    'Fall protection by work zone',
    [
      column('zone', 'Zone', 'text', { fixed: true, width: 2 }),
      column('method', 'Protection', 'text', { fixed: true, width: 4.6 }),
      column('cite', '29 CFR', 'text', { fixed: true, width: 1.8 }),
      column('chosen', 'Chosen here, and where', 'text', { width: 2.4 }),
    ],
    zones.map(([zone, method, cite]) => ({ zone, method, cite })),
    { blankRows: 1 },
  )
