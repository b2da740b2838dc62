import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

/** Gutter runs: length, the roof that drains into each, and the downspouts that this area asks for. */
export const runBlocks: readonly d.Block[] = [
  d.section('Gutter runs', 'Gutter runs with area drained, downspouts and hangers'),
  d.p(
    'one row for each run. Downspouts follow from the plan area drained and the rain, hangers from their spacing.',
    'Start here:',
  ),
  d.fields(
    4,
    d.own('gutter.rain', 'Rain, 5 min, 10 yr (in/h)', 'number', { decimals: 1 }),
    d.own('gutter.capacity', 'Downspout at 1 in/h (sf, typical)', 'number', { value: 3600, decimals: 0 }),
    d.own('gutter.pitchFactor', 'Pitch factor (typical)', 'number', { value: 1.1, decimals: 2 }),
    d.own('gutter.spacing', 'Hangers apart (in, typical)', 'number', { value: 24, decimals: 0 }),
  ),
  d.table(
    'run',
    'Gutter runs',
    [
      d.column('run', 'Run', 'text', { width: 1.6 }),
      d.column('length', 'Length (ft)', 'number', { width: 1, decimals: 1 }),
      d.column('area', 'Plan area (sf)', 'number', { width: 1.2, decimals: 0 }),
      d.column('height', 'Drop (ft)', 'number', { width: 1, decimals: 1 }),
      d.column('spouts', 'Downspouts', 'number', {
        width: 1.2,
        decimals: 0,
        // At least one: a gutter without an outlet is a trough.
        formula: d.max(
          d.ceil(d.div(d.mul(d.cell('area'), 'gutter.pitchFactor', 'gutter.rain'), d.ref('gutter.capacity'))),
          1,
        ),
      }),
      d.column('pipe', 'Pipe (ft)', 'number', {
        width: 1,
        decimals: 1,
        formula: d.mul(d.cell('spouts'), d.cell('height')),
      }),
      d.column('hangers', 'Hangers', 'number', {
        width: 1,
        decimals: 0,
        formula: onceFilled(d.cell('length'), d.ceil(d.div(d.mul(d.cell('length'), 12), d.ref('gutter.spacing')))),
      }),
    ],
    ['Front', 'Rear', 'Left', 'Right', 'Garage', 'Porch'].map((run) => ({ run })),
    {
      totals: [
        d.total('gutter.length', 'Gutter (ft)', d.sum('run', 'length'), { type: 'number', decimals: 1 }),
        d.total('gutter.spouts', 'Downspouts', d.sum('run', 'spouts'), { type: 'number', decimals: 0 }),
        d.total('gutter.pipe', 'Downspout pipe (ft)', d.round(d.sum('run', 'pipe'), 1), {
          type: 'number',
          decimals: 1,
        }),
        d.total('gutter.hangers', 'Hangers', d.sum('run', 'hangers'), { type: 'number', decimals: 0 }),
      ],
    },
  ),
]
