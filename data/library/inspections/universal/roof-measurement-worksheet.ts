import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import * as estimate from '@/data/shared/estimate'
import { onceFilled } from '@/data/shared/guards'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

/** Hip or valley length per foot of level run of the common rafter: √(2 + (rise/12)²); both roofs at one pitch. */
const hipMultiplier = (rise: d.Expr): d.Expr =>
  onceFilled(rise, d.sqrt(d.add(2, d.mul(d.div(rise, 12), d.div(rise, 12)))))
const levelMultiplier = d.when(d.cell('run'), '=', d.cell('run'), 1, 0)

const planes = 'ABCDEFGHIJ'.split('').map((plane): d.RowInput => ({ plane, shape: 1 }))

const lines: readonly d.RowInput[] = [
  ...(['Eave', 'Eave', 'Eave', 'Ridge', 'Ridge', 'Headwall'] as const).map((kind) => ({
    kind,
    count: 1,
    factor: levelMultiplier,
  })),
  ...(['Rake', 'Rake', 'Rake', 'Side wall', 'Side wall'] as const).map((kind) => ({
    kind,
    count: 1,
    factor: estimate.slopeMultiplier(d.cell('rise')),
  })),
  ...(['Hip', 'Hip', 'Hip', 'Valley', 'Valley', 'Valley'] as const).map((kind) => ({
    kind,
    count: 1,
    factor: hipMultiplier(d.cell('rise')),
  })),
]
const feetOf = (kind: string) => d.sum('line', 'length', { key: 'kind', equals: kind })

const order: readonly d.RowInput[] = [
  { item: 'Starter', base: estimate.eaveAndRake, per: 100, unit: 'bundles' },
  { item: 'Hip and ridge cap', base: estimate.ridgeAndHip, per: 25, unit: 'bundles' },
  { item: 'Drip edge, with 5 % laps', base: d.mul(estimate.eaveAndRake, 1.05), per: 10, unit: 'pieces' },
  { item: 'Underlayment, sf with waste', base: d.mul('measure.orderSquares', 100), per: 1000, unit: 'rolls' },
  { item: 'Ice barrier, with valleys', base: d.ref('ice.length'), per: 66, unit: 'rolls' },
  { item: 'Valley metal, 6 in laps', base: d.ref('linear.valley'), per: 9.5, unit: 'pieces' },
  { item: 'Step flashing, one a course', base: d.ref('linear.sideWall'), per: 0.47, unit: 'pieces' },
  { item: 'Headwall apron, 4 in laps', base: d.ref('linear.headwall'), per: 9.66, unit: 'pieces' },
]

const compared: readonly d.RowInput[] = [
  { what: 'Roof area (sf)', hand: d.ref('measure.area') },
  { what: 'Eaves and rakes (ft)', hand: estimate.eaveAndRake },
  { what: 'Ridges and hips (ft)', hand: estimate.ridgeAndHip },
  { what: 'Valleys (ft)', hand: d.ref('linear.valley') },
  { what: 'Walls (ft)', hand: d.add('linear.sideWall', 'linear.headwall') },
]

const half = 9
/** Rise, degrees, area and hip factor as printed; two columns of nine pitches. */
const factors: readonly d.RowInput[] = Array.from({ length: half }, (_, index): d.RowInput => {
  const print = (rise: number, suffix: string) => ({
    [`rise${suffix}`]: `${rise}:12`,
    [`degrees${suffix}`]: `${((Math.atan(rise / 12) * 180) / Math.PI).toFixed(1)}°`,
    [`area${suffix}`]: Math.sqrt(1 + (rise / 12) ** 2).toFixed(4),
    [`hip${suffix}`]: Math.sqrt(2 + (rise / 12) ** 2).toFixed(4),
  })
  return { ...print(index + 1, ''), ...print(index + 1 + half, 'B') }
})
const factorColumns = ['', 'B'].flatMap((suffix) => [
  d.column(`rise${suffix}`, 'Pitch', 'text', { fixed: true, width: 1 }),
  d.column(`degrees${suffix}`, 'Angle', 'text', { fixed: true, width: 1 }),
  d.column(`area${suffix}`, 'Area, rake', 'text', { fixed: true, width: 1.2 }),
  d.column(`hip${suffix}`, 'Hip, valley', 'text', { fixed: true, width: 1.2 }),
])

export const roofMeasurementWorksheet = defineTemplate('inspection', {
  name: 'Roof Measurement Worksheet',
  group: 'universal',
  stage: 'win',
  demand: [0.92, 'Nearly every job.'],
  telling: 'Pitch factors',
  description:
    'Roof takeoff sheet: area by plane with pitch factor, squares and waste, hips and valleys, ice barrier rows, order counts, cross-check.',
  popular: true,
  tags: [
    'roof measurement',
    'takeoff',
    'pitch factor',
    'squares',
    'waste factor',
    'hip and valley',
    'bundles',
    'drip edge',
    'ice and water',
    'roof area calculator',
    'estimator',
  ],
  fullDescription: [
    'Two squares short costs a trip, two squares over costs margin. The worksheet takes level measurements, from the ground, a plan or the roof, and works in the pitch: area by plane, rakes by the slope factor, hips and valleys by their own.',
    'Squares, waste, bundles, nails and tear-off weight follow. The order list turns feet into bundles, rolls and pieces, with the coverage in an open cell, since no two manufacturers agree. Ice barrier comes out in rows from overhang, wall and pitch.',
    'A second measurement can stand beside the first with the difference in percent. Where it is past three, somebody climbs again before the truck is loaded. The factors are printed at the end for the days without a battery.',
  ],
  howToUse: [
    'Sketch the roof from above and letter each plane before the first number.',
    'Measure level, overhangs included, and take the pitch of every plane with a gauge.',
    'Enter planes: length, width, shape, rise.',
    'Enter edges; for hips and valleys the level run of the common rafter.',
    'Choose the waste for the shape of the roof and write why.',
    'Set Covers in the order list to your products and read the counts.',
    'Compare with a second source and have another person check the sheet.',
  ],
  expertGuide: [
    {
      title: 'Area, with an example',
      text: 'Sixty by thirty feet in plan is 1,800 sq ft. At 6:12 the factor is 1.1180, so 2,012.4 sq ft or 20.12 squares; with 12 percent waste 22.54, and 68 bundles at three to the square. The factor is √(1 + (rise ÷ 12)²), and it is the same for a gable and a hip of one pitch.',
    },
    {
      title: 'A hip roof has the area of a gable roof',
      text: 'Same plan, same pitch, same area: what changes is waste and ridge. That gives a quick check: whole plan times factor must match the sum of the planes, if all have one pitch.',
    },
    {
      title: 'Ice barrier is measured inside the wall',
      text: 'Where it is required it reaches 24 inches inside the wall line, so overhang and wall count too, and all of it along the slope. Sixteen plus six plus 24 inches at 6:12 is 51.4: two rows of 36 in, not one. At 8:12 and steeper the code also asks for 36 inches from the eave.',
      cite: 'IRC R905.1.2',
    },
    {
      title: 'Aerial reports are good, not perfect',
      text: 'Trees, low eaves, dormers and pitch under 3:12 are where they slip. Check one eave with a tape and one pitch with a gauge on every job. If these two agree, the rest usually does.',
    },
    {
      title: 'Measure with your feet down where you can',
      text: 'Eaves, rakes at the gable and overhangs can be taken from the ground, pitch from the rake with a phone level. When you do go up, tie off by slope and height like any other work, and never walk backward with a tape.',
      cite: '29 CFR 1926.501(b)',
    },
  ],
  pages: { main: 4 },
  subject: 'Roof area by plane, edge lengths by pitch, waste, material counts and a second measurement to compare',
  intro:
    'From a tape and a pitch gauge to squares, feet and an order list. Enter level measurements; the factors for pitch ' +
    'are worked in.',
  keywords: ['roof measurement', 'pitch factor', 'squares', 'waste'],
  required: ['measure.date', 'measure.by', 'plane'],
  parts: () => [
    d.part('Measurements', [
      d.section('Job'),
      d.fields(
        4,
        d.field('job.number'),
        d.own('measure.date', 'Measured on', 'date'),
        d.own('measure.by', 'Measured by'),
        d.choice('measure.source', 'How', [
          'Tape on the roof',
          'Tape at the ground',
          'Drone',
          'Aerial report',
          'Plans',
        ]),
        d.field('customer.name', { span: 2 }),
        d.field('job.address', { span: 2 }),
        d.field('building.stories'),
        d.field('roof.layers'),
        d.own('measure.overhangs', 'Overhangs, eave and rake (in)', 'text', { span: 2 }),
      ),
      d.section('Sketch', 'Sketch with planes lettered and edges numbered'),
      d.photos('sketch', 'Roof from above: letter the planes, arrow for fall, pitch beside it, north', 1, {
        columns: 1,
        height: 150,
        captions: false,
      }),
      d.section('Area by plane', 'Area by plane: plan area × pitch factor'),
      d.p(
        'Length and width are level, overhang included. Shape: 1 for a rectangle, 0.5 for a triangle; a trapezoid is its ' +
          'middle width. Measuring along the slope? Enter rise 0.',
      ),
      d.table(
        'plane',
        'Area by plane',
        [
          d.column('plane', 'Plane', 'text', { width: 0.8 }),
          d.column('length', 'Length (ft)', 'number', { width: 1.2, decimals: 2 }),
          d.column('width', 'Width (ft)', 'number', { width: 1.2, decimals: 2 }),
          d.column('shape', 'Shape', 'number', { width: 0.9, decimals: 2 }),
          d.column('rise', 'Rise in 12', 'number', { width: 1.1, decimals: 2 }),
          d.column('plan', 'Plan (sf)', 'number', {
            width: 1.2,
            decimals: 1,
            formula: d.round(d.mul(d.cell('length'), d.cell('width'), d.cell('shape')), 1),
          }),
          d.column('factor', 'Factor', 'number', {
            width: 1.1,
            decimals: 4,
            formula: d.round(estimate.slopeMultiplier(d.cell('rise')), 4),
          }),
          d.column('area', 'Area (sf)', 'number', {
            width: 1.3,
            decimals: 1,
            formula: d.round(d.mul(d.cell('plan'), d.cell('factor')), 1),
          }),
        ],
        planes,
        {
          totals: [
            figure('measure.plan', 'Plan area (sf)', d.sum('plane', 'plan'), 1),
            figure('measure.area', 'Roof area (sf)', d.sum('plane', 'area'), 1, { strong: true }),
          ],
        },
      ),
      d.section('Squares and waste', 'Squares, waste, bundles, nails and tear-off weight'),
      d.fields(
        4,
        d.calculated('measure.squares', 'Squares, net', 'number', d.round(d.div('measure.area', 100)), { decimals: 2 }),
        d.own('measure.waste', 'Waste', 'percent', { value: 0.1, decimals: 1 }),
        d.calculated(
          'measure.orderSquares',
          'Squares to order',
          'number',
          d.round(d.mul(d.div('measure.area', 100), d.add(1, 'measure.waste'))),
          { decimals: 2 },
        ),
        d.own('measure.why', 'Why this waste'),
        d.own('bundle.perSquare', 'Bundles per SQ (typical)', 'number', { value: 3, decimals: 2 }),
        d.calculated('bundle.count', 'Bundles', 'number', d.ceil(d.mul('measure.orderSquares', 'bundle.perSquare')), {
          decimals: 0,
        }),
        d.own('nail.perSquare', 'Nails per SQ (typical)', 'number', { value: 320, decimals: 0 }),
        d.calculated(
          'nail.boxes',
          'Coil boxes of 7,200',
          'number',
          d.ceil(d.div(d.mul('measure.orderSquares', 'nail.perSquare'), 7200)),
          { decimals: 0 },
        ),
        d.own('debris.layers', 'Layers off', 'number', { decimals: 0 }),
        d.own('debris.perSquare', 'Lb per SQ and layer (typical)', 'number', { value: 250, decimals: 0 }),
        d.calculated(
          'debris.tons',
          'Tear-off (tons)',
          'number',
          d.round(d.div(d.mul('measure.squares', 'debris.layers', 'debris.perSquare'), 2000)),
          { decimals: 2 },
        ),
        d.own('debris.deck', 'Deck sheets seen bad', 'number', { decimals: 0 }),
      ),
      d.note(
        'Waste, not twice',
        'Gable 10 percent, hip 12 to 15, cut-up roof 15 to 20 and more. Starter and cap have their own lines below: do not ' +
          'hide them in the waste as well.',
      ),
      d.section('Edges, hips and valleys', 'Edges, hips, valleys and walls: level run × factor'),
      d.p(
        'Run is level. For a hip or valley enter the level run of the common rafter beside it, not the diagonal; the ' +
          'factor holds where both sides have the same pitch. Equal ones go on one line with their count.',
      ),
      d.table(
        'line',
        'Edges, hips, valleys and walls',
        [
          d.column('kind', 'Kind', 'text', { fixed: true, width: 1.3 }),
          d.column('place', 'Plane or side', 'text', { width: 2.2 }),
          d.column('count', 'Count', 'number', { width: 0.9, decimals: 0 }),
          d.column('run', 'Run (ft)', 'number', { width: 1.2, decimals: 2 }),
          d.column('rise', 'Rise in 12', 'number', { width: 1.1, decimals: 2 }),
          d.column('factor', 'Factor', 'number', { width: 1.1, decimals: 4 }),
          d.column('length', 'Length (ft)', 'number', {
            width: 1.3,
            decimals: 1,
            formula: d.round(d.mul(d.cell('count'), d.cell('run'), d.cell('factor')), 1),
          }),
        ],
        lines,
        {
          totals: [
            figure('linear.eave', 'Eaves', feetOf('Eave'), 1),
            figure('linear.rake', 'Rakes', feetOf('Rake'), 1),
            figure('linear.ridge', 'Ridges', feetOf('Ridge'), 1),
            figure('linear.hip', 'Hips', feetOf('Hip'), 1),
            figure('linear.valley', 'Valleys', feetOf('Valley'), 1),
            figure('linear.sideWall', 'Side walls', feetOf('Side wall'), 1),
            figure('linear.headwall', 'Headwalls', feetOf('Headwall'), 1),
          ],
        },
      ),
      ...estimate.iceBarrierBlocks,
      d.section('Order list', 'Order list by the foot: starter, cap, drip edge, underlayment, ice barrier, flashing'),
      d.p(
        'Change Covers to what the bundle, roll or piece in your yard covers. Order = quantity ÷ covers, rounded up.',
      ),
      d.table(
        'order',
        'Order list',
        [
          d.column('item', 'Item', 'text', { width: 3.2 }),
          d.column('base', 'Quantity', 'number', { width: 1.5, decimals: 1 }),
          d.column('per', 'Covers', 'number', { width: 1, decimals: 2 }),
          d.column('order', 'Order', 'number', {
            width: 1,
            decimals: 0,
            formula: d.ceil(d.div(d.cell('base'), d.cell('per'))),
          }),
          d.column('unit', 'Unit', 'text', { width: 1.1 }),
          d.column('product', 'Product, color', 'text', { width: 2.2 }),
        ],
        order,
      ),
      d.section('Counted, not measured', 'Count of pipes, vents, skylights and chimneys'),
      d.fields(
        4,
        d.own('count.pipes', 'Pipes, by size', 'text', { span: 2 }),
        d.own('count.vents', 'Vents and hoods', 'text', { span: 2 }),
        d.own('count.skylights', 'Skylights, curb sizes', 'text', { span: 2 }),
        d.own('count.chimneys', 'Chimneys, width × depth (in)', 'text', { span: 2 }),
      ),
      d.section('Second measurement', 'Second measurement against the first, in percent'),
      d.p('Compare with an aerial report, drone model or plans. Past 3 percent in area find out why before you order.'),
      d.table(
        'compare',
        'Second measurement',
        [
          d.column('what', 'Figure', 'text', { fixed: true, width: 2.4 }),
          d.column('hand', 'This sheet', 'number', { width: 1.2, decimals: 1 }),
          d.column('other', 'Second source', 'number', { width: 1.3, decimals: 1 }),
          d.column('difference', 'Difference', 'percent', {
            width: 1.1,
            decimals: 1,
            formula: onceFilled(
              d.cell('other'),
              d.round(d.div(d.sub(d.cell('other'), d.cell('hand')), d.cell('hand')), 3),
            ),
          }),
          d.column('reason', 'Reason', 'text', { width: 3 }),
        ],
        compared,
      ),
      d.section('Pitch factors', 'Table of pitch factors from 1:12 to 18:12'),
      d.table('factor', 'Pitch factors', factorColumns, factors),
      d.signatures(
        [
          { name: 'measurer', role: 'Measured by' },
          { name: 'checker', role: 'Checked by, before ordering' },
        ],
        'Two people: one reads the tape, one checks the sheet.',
      ),
    ]),
    inspection.photographs('Each side and each plane, the pitch gauge in place, then what was counted.'),
  ],
})
