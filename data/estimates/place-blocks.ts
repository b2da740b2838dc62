import { cell, column, mul, p, round, section, sum, table, total, type Block } from '@/lib/documents/author'

/** Repair areas: length × width of each place. */
export const placeBlocks: readonly Block[] = [
  section('Repair areas', 'Repair areas by place, in square feet'),
  p('measure each place, then price Cost. Area and length on the customer’s page follow.', 'Start here:'),
  table(
    'place',
    'Repair areas',
    [
      column('place', 'Place', 'text', { width: 3 }),
      column('length', 'Length (ft)', 'number', { width: 1.2, decimals: 1 }),
      column('width', 'Width (ft)', 'number', { width: 1.2, decimals: 1 }),
      column('area', 'Area (sf)', 'number', {
        width: 1.2,
        decimals: 1,
        formula: round(mul(cell('length'), cell('width')), 1),
      }),
    ],
    [],
    {
      blankRows: 5,
      totals: [total('repair.area', 'Repair area (sf)', sum('place', 'area'), { type: 'number', decimals: 1 })],
    },
  ),
]
