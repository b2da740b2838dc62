import * as d from '@/lib/documents/author'

/** Repair areas: length × width of each place. */
export const placeBlocks: readonly d.Block[] = [
  d.section('Repair areas', 'Repair areas by place, in square feet'),
  d.p('measure each place, then price Cost. Area and length on the customer’s page follow.', 'Start here:'),
  d.table(
    'place',
    'Repair areas',
    [
      d.column('place', 'Place', 'text', { width: 3 }),
      d.column('length', 'Length (ft)', 'number', { width: 1.2, decimals: 1 }),
      d.column('width', 'Width (ft)', 'number', { width: 1.2, decimals: 1 }),
      d.column('area', 'Area (sf)', 'number', {
        width: 1.2,
        decimals: 1,
        formula: d.round(d.mul(d.cell('length'), d.cell('width')), 1),
      }),
    ],
    [],
    {
      blankRows: 5,
      totals: [d.total('repair.area', 'Repair area (sf)', d.sum('place', 'area'), { type: 'number', decimals: 1 })],
    },
  ),
]
