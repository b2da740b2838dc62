import {
  cell,
  ceil,
  column,
  div,
  max,
  mul,
  own,
  fields,
  p,
  ref,
  round,
  section,
  sum,
  table,
  total,
  type Block,
} from '@/lib/documents/author'
import { onceFilled } from '@/data/parts/estimate'

/** Gutter runs: length, the roof that drains into each, and the downspouts that this area asks for. */
export const runBlocks: readonly Block[] = [
  section('Gutter runs', 'Gutter runs with area drained, downspouts and hangers'),
  p(
    'one row for each run. Downspouts follow from the plan area drained and the rain, hangers from their spacing.',
    'Start here:',
  ),
  fields(
    4,
    own('gutter.rain', 'Rain, 5 min, 10 yr (in/h)', 'number', { decimals: 1 }),
    own('gutter.capacity', 'Downspout at 1 in/h (sf, typical)', 'number', { value: 3600, decimals: 0 }),
    own('gutter.pitchFactor', 'Pitch factor (typical)', 'number', { value: 1.1, decimals: 2 }),
    own('gutter.spacing', 'Hangers apart (in, typical)', 'number', { value: 24, decimals: 0 }),
  ),
  table(
    'run',
    'Gutter runs',
    [
      column('run', 'Run', 'text', { width: 1.6 }),
      column('length', 'Length (ft)', 'number', { width: 1, decimals: 1 }),
      column('area', 'Plan area (sf)', 'number', { width: 1.2, decimals: 0 }),
      column('height', 'Drop (ft)', 'number', { width: 1, decimals: 1 }),
      column('spouts', 'Downspouts', 'number', {
        width: 1.2,
        decimals: 0,
        // At least one: a gutter without an outlet is a trough.
        formula: max(ceil(div(mul(cell('area'), 'gutter.pitchFactor', 'gutter.rain'), ref('gutter.capacity'))), 1),
      }),
      column('pipe', 'Pipe (ft)', 'number', { width: 1, decimals: 1, formula: mul(cell('spouts'), cell('height')) }),
      column('hangers', 'Hangers', 'number', {
        width: 1,
        decimals: 0,
        formula: onceFilled(cell('length'), ceil(div(mul(cell('length'), 12), ref('gutter.spacing')))),
      }),
    ],
    ['Front', 'Rear', 'Left', 'Right', 'Garage', 'Porch'].map((run) => ({ run })),
    {
      totals: [
        total('gutter.length', 'Gutter (ft)', sum('run', 'length'), { type: 'number', decimals: 1 }),
        total('gutter.spouts', 'Downspouts', sum('run', 'spouts'), { type: 'number', decimals: 0 }),
        total('gutter.pipe', 'Downspout pipe (ft)', round(sum('run', 'pipe'), 1), { type: 'number', decimals: 1 }),
        total('gutter.hangers', 'Hangers', sum('run', 'hangers'), { type: 'number', decimals: 0 }),
      ],
    },
  ),
]
