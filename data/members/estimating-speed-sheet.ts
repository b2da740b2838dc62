import { onceFilled, slopeMultiplier } from '@/data/parts/estimate'
import { whenPositive, zeroIfBlank } from '@/data/invoicing/parts/guards'
import {
  add,
  bullets,
  calculated,
  cell,
  ceil,
  column,
  div,
  documentModel,
  field,
  fields,
  max,
  mul,
  note,
  orElse,
  own,
  p,
  pageBreak,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  when,
  type Expr,
  type Field,
  type RowInput,
} from '@/lib/documents/author'
import { memberWorkbook } from './template'

const roofs = ['Shingle', 'Metal', 'Single-ply', 'Coating'] as const
type Roof = (typeof roofs)[number]

const planes = ['A', 'B', 'C', 'D'] as const
const mainRise = ref('plane.1.rise')

/** Lengths and counts that one roof or the other needs; blank ones cost nothing. */
const feet = (name: string, label: string): Field => own(name, label, 'number', { decimals: 0 })

/** IRC R905.1.2: overhang, wall and 24 in measured along the slope, and at least 36 in from the eave at 8:12 or steeper. */
const iceReach = onceFilled(
  'ice.overhang',
  mul(add('ice.overhang', zeroIfBlank('ice.wall'), 24), slopeMultiplier(mainRise)),
)
const iceRows = onceFilled(
  iceReach,
  ceil(div(sub(when(mainRise, '>=', 8, max(iceReach, 36), iceReach), 4), sub(36, 4))),
)

const edges = add('linear.eave', 'linear.rake')
const caps = add('linear.ridge', 'linear.hip')
const wallFlashing = add('linear.step', 'linear.headwall')
/** Membrane up the parapet, 12 in over the top and onto the roof together. */
const wallArea = div(mul('flat.parapet', add('flat.height', 12)), 12)
/** Gallons = sf × dry mils ÷ (1604 × solids by volume), on a surface rougher than its plan. */
const gallons = div(mul('flat.area', add(1, zeroIfBlank('coat.texture')), 'coat.mils'), mul(1604, 'coat.solids'))

interface Line {
  item: string
  /** How the net quantity comes about. */
  from: string
  net: Expr
  waste: number | Expr
  covers: number | Expr
  unit: string
}

const line = (
  item: string,
  from: string,
  net: Expr,
  waste: number | Expr,
  covers: number | Expr,
  unit: string,
): Line => ({
  item,
  from,
  net,
  waste,
  covers,
  unit,
})

const steepWaste = ref('steep.waste')
const steepArea = ref('steep.area')
const flatArea = ref('flat.area')
const shingleLines: readonly Line[] = [
  line('Shingles, 3 bundles a square', 'roof area (sf)', steepArea, steepWaste, 100 / 3, 'Bundle'),
  line('Starter', 'eaves and rakes (ft)', edges, 0.05, 120, 'Bundle'),
  line('Hip and ridge caps', 'ridges and hips (ft)', caps, 0.05, 25, 'Bundle'),
  line('Synthetic underlayment', 'roof area (sf)', steepArea, 0.1, 1000, 'Roll'),
  line('Ice barrier', 'rows × eave, valleys (ft)', ref('ice.feet'), 0.05, 66, 'Roll'),
  line('Drip edge, 10 ft', 'eaves and rakes (ft)', edges, 0.05, 10, 'Piece'),
  line('Coil nails, 7,200 (4 a shingle)', 'roof area (sf)', steepArea, steepWaste, 2250, 'Box'),
  line('Step flashing', 'sidewalls (ft)', ref('linear.step'), 0.05, 0.46, 'Piece'),
  line('Headwall flashing, 10 ft', 'headwalls (ft)', ref('linear.headwall'), 0.05, 10, 'Piece'),
  line('Ridge vent, 4 ft', 'ridges (ft)', ref('linear.ridge'), 0, 4, 'Piece'),
  line('Pipe boots', 'pipes', ref('count.pipes'), 0, 1, 'Each'),
]
/** The panels open the metal group, after the shingle lines and their empty row. */
const panelFeet = ref(`line.${shingleLines.length + 2}.order`)

const lines: Readonly<Record<Roof, readonly Line[]>> = {
  Shingle: shingleLines,
  Metal: [
    line('Panels, 16 in coverage', 'roof area (sf)', steepArea, 0.07, 1.33, 'Run ft'),
    line('Clips at 24 in, two screws', 'panel feet ordered', panelFeet, 0, 2, 'Each'),
    line('High-temp underlayment, 2 SQ', 'roof area (sf)', steepArea, 0.1, 200, 'Roll'),
    line('Eave and rake trim, 10 ft', 'eaves and rakes (ft)', edges, 0.05, 10, 'Piece'),
    line('Ridge and hip cap, 10 ft', 'ridges and hips (ft)', caps, 0.05, 10, 'Piece'),
    line('Z-closures, 10 ft', 'ridges and hips × 2 (ft)', mul(2, caps), 0.05, 10, 'Piece'),
    line('Valley pan, 10 ft', 'valleys (ft)', ref('linear.valley'), 0.1, 10, 'Piece'),
    line('Wall flashing, 10 ft', 'side and headwalls (ft)', wallFlashing, 0.05, 10, 'Piece'),
    line('Butyl tape, 50 ft', 'trim, caps, valleys (ft)', add(edges, mul(2, caps), 'linear.valley'), 0.05, 50, 'Roll'),
    line('Pipe boots, metal roof', 'pipes', ref('count.pipes'), 0, 1, 'Each'),
  ],
  'Single-ply': [
    line('Membrane, 10 × 100 less lap', 'roof and walls (sf)', add(flatArea, wallArea), 0.05, 950, 'Roll'),
    line('Boards, 4 × 8, one layer', 'roof area (sf)', flatArea, 0.05, 32, 'Board'),
    line('Board screws, plates: 8 a board', 'roof area (sf)', flatArea, 0.05, 4, 'Each'),
    line('Seam screws, plates: 12 in, 9.5 ft', 'roof area (sf)', flatArea, 0.05, 9.5, 'Each'),
    line('Wall adhesive, 5 gal', 'walls (sf)', wallArea, 0.1, 300, 'Pail'),
    line('Edge metal, 10 ft', 'open edge (ft)', ref('flat.edge'), 0.05, 10, 'Piece'),
    line('Termination bar, 10 ft', 'parapet (ft)', ref('flat.parapet'), 0.05, 10, 'Piece'),
    line('Curb and corner flashing sets', 'units and skylights', ref('count.curbs'), 0, 1, 'Set'),
    line('Molded pipe boots', 'pipes, low slope', ref('count.flatPipes'), 0, 1, 'Each'),
    line('Drain inserts or rings', 'drains', ref('count.drains'), 0, 1, 'Each'),
  ],
  Coating: [
    line('Coating, 5 gal', 'gallons, net', gallons, ref('coat.loss'), 5, 'Pail'),
    line('Primer, 5 gal at 200 sf a gal', 'roof area (sf)', flatArea, 0.05, 1000, 'Pail'),
    line('Cleaner, 5 gal at 400 sf a gal', 'roof area (sf)', flatArea, 0, 2000, 'Pail'),
    line('Seam fabric, 300 ft', 'seams (ft)', ref('coat.seams'), 0.05, 300, 'Roll'),
    line('Seam grade, 2 gal at 40 ft a gal', 'seams (ft)', ref('coat.seams'), 0.1, 80, 'Pail'),
    line(
      'Detail mastic, tubes',
      'pipes, curbs, drains',
      add('count.flatPipes', 'count.curbs', 'count.drains'),
      0,
      0.5,
      'Tube',
    ),
  ],
}

interface Pace {
  work: string
  unit: string
  qty: Expr
  /** Units that one person does in an hour; a starting point to be replaced by your own. */
  hourly: number
}

const pace = (work: string, unit: string, qty: Expr, hourly: number): Pace => ({ work, unit, qty, hourly })
const steepSquares = ref('steep.squares')
const flatSquares = ref('flat.squares')
const flatItems = add('count.flatPipes', 'count.curbs', 'count.drains')

const paces: Readonly<Record<Roof, readonly Pace[]>> = {
  Shingle: [
    pace('Tear off and load, a layer', 'SQ', mul(steepSquares, zeroIfBlank('steep.layers')), 1),
    pace('Dry in and shingle', 'SQ', steepSquares, 0.6),
    pace('Walls, valleys, pipes', 'LF', add(wallFlashing, 'linear.valley', mul(5, 'count.pipes')), 10),
  ],
  Metal: [
    pace('Tear off and load, a layer', 'SQ', mul(steepSquares, zeroIfBlank('steep.layers')), 1),
    pace('Dry in and panel', 'SQ', steepSquares, 0.3),
    pace('Trim, walls, valleys', 'LF', add(edges, caps, wallFlashing, 'linear.valley'), 12),
  ],
  'Single-ply': [
    pace('Tear off and load, a layer', 'SQ', mul(flatSquares, zeroIfBlank('flat.layers')), 0.8),
    pace('Board and membrane', 'SQ', flatSquares, 0.8),
    pace('Walls and edge', 'LF', add('flat.parapet', 'flat.edge'), 8),
    pace('Curbs, pipes, drains', 'EA', flatItems, 0.7),
  ],
  Coating: [
    pace('Wash and prepare', 'SQ', flatSquares, 4),
    pace('Seams', 'LF', ref('coat.seams'), 60),
    pace('Prime and coat', 'SQ', flatSquares, 3),
    pace('Curbs, pipes, drains', 'EA', flatItems, 1.5),
  ],
}

const sumOf = (tableName: string, key: string, roof: Roof) => sum(tableName, key, { key: 'roof', equals: roof })
const isSteep = (roof: Roof) => roof === 'Shingle' || roof === 'Metal'

/** Container loads of what comes off: squares × layers × pounds ÷ load, rounded up. A coating takes nothing off. */
const loadsOf = (roof: Roof): Expr | number => {
  if (roof === 'Coating') return 0
  const side = isSteep(roof) ? 'steep' : 'flat'
  return zeroIfBlank(ceil(div(mul(`${side}.squares`, `${side}.layers`, `${side}.pounds`), mul('rate.tons', 2000))))
}

/** The covering itself is never left out: no quantity counts as open, like no price. */
const coveringOpen = (roof: Roof): Expr =>
  onceFilled(
    isSteep(roof) ? 'steep.area' : 'flat.area',
    when(orElse(cell('order'), 0), '>', 0, when(orElse(cell('price'), 0), '>', 0, 0, 1), 1),
  )

const adderOf = (roof: Roof) => zeroIfBlank(isSteep(roof) ? 'steep.adder' : 'flat.adder')

const priceRows = roofs.map((roof) => {
  const side = isSteep(roof) ? 'steep' : 'flat'
  return {
    roof,
    squares: ref(`${side}.squares`),
    material: onceFilled(`${side}.area`, round(mul(sumOf('line', 'cost', roof), add(1, zeroIfBlank('rate.tax'))))),
    hours: onceFilled(`${side}.area`, round(mul(sumOf('work', 'hours', roof), add(1, adderOf(roof))), 1)),
    other: onceFilled(
      `${side}.area`,
      add(
        zeroIfBlank(round(mul(loadsOf(roof), 'rate.load'))),
        zeroIfBlank('rate.permit'),
        zeroIfBlank('rate.mobilize'),
      ),
    ),
    missing: onceFilled(`${side}.area`, zeroIfBlank(sumOf('line', 'open', roof))),
  }
})

const gross = sub(cell('price'), cell('cost'))

export const estimatingSpeedSheet = memberWorkbook({
  name: 'Estimating Speed Sheet',
  description:
    'Measurements in, quantities and price out: shingle, metal, single-ply and coating priced side by side on one sheet.',
  tags: [
    'estimating',
    'takeoff',
    'quick estimate',
    'price per square',
    'shingle',
    'standing seam',
    'TPO',
    'roof coating',
    'material quantities',
    'labor hours',
  ],
  fullDescription: [
    'One sheet for the four roofs that most companies sell every week. Enter planes, edges and counts once; the sheet works out order quantities, labor hours, container loads, cost and price for shingle and metal on the sloped part, single-ply and coating on the flat part, next to each other.',
    'Your prices, coverage and production rates stand in the same tables as the quantities, so nothing is hidden and everything can be replaced by your own. A missing price is counted in the result, because an estimate is seldom wrong by a formula and often by an empty line.',
    'The price comes from margin, not markup, and the last columns show what a crew-day on this roof leaves. That figure decides between two jobs better than a percentage does.',
  ],
  howToUse: [
    'Make a master copy: your unit costs, coverage from the product sheets, your own production rates and margin.',
    'Enter planes with plan area and rise, then edges and counts. Leave what the roof does not have empty.',
    'Set waste by the roof: 10% on a plain gable, 12 to 15% on hips, 15 to 20% and more when cut up.',
    'Read the answer: price, price per square, crew-days and gross profit a crew-day. Clear the “lines unpriced” first.',
    'Order from the quantities column; it is rounded up to whole units.',
    'After the job, write the real hours beside the pace, and move the master copy a little toward them.',
  ],
  expertGuide: [
    {
      title: 'Check one roof by hand',
      text: 'Plan area 1,800 sf at 6 in 12 is 1,800 × 1.1180 = 2,012.5 sf, 20.12 squares. With 12% waste that is 22.54 squares and 68 bundles at three a square. If your sheet says anything else, a cell was overwritten.',
    },
    {
      title: 'Margin is not markup',
      text: 'Price = cost ÷ (1 − margin). $10,000 of cost at 35% margin sells for $15,384.62; at 35% markup it sells for $13,500 and leaves 25.9%. The margin has to carry overhead and profit; the business plan workbook says which one you need.',
    },
    {
      title: 'Starter and caps are not waste',
      text: 'They have their own lines here. Whoever also puts them into the waste orders them twice. Waste is for cuts at hips, valleys and rakes, and for the bundle that someone drops.',
    },
    {
      title: 'Ice barrier reaches past the warm wall',
      text: 'From the eave’s edge to at least 24 inches inside the exterior wall line, measured along the slope; on 8 in 12 and steeper also at least 36 inches from the eave edge. 16 in overhang, 6 in wall and 24 in at 6 in 12 make 51.4 inches: two rows of a 36-inch roll.',
      cite: 'IRC R905.1.2',
    },
    {
      title: 'Coating is bought dry and sold wet',
      text: 'Gallons = square feet × dry mils ÷ (1,604 × solids by volume). 10,000 sf at 20 dry mils and 60% solids take 207.8 gallons before loss and texture. A bid in gallons per square without the solids says nothing.',
    },
  ],
  document: () =>
    documentModel({
      title: 'Estimating Speed Sheet',
      subject: 'Four roofs measured once, with quantities, hours, cost and price',
      intro:
        'Enter what you measured; read quantities and price. Coverage and pace are typical starting points: put in your product’s figures and your own crew’s.',
      letterhead: 'compact',
      keywords: ['estimate', 'takeoff', 'speed sheet'],
      parts: [
        part(
          'Speed sheet',
          [
            section('Job', 'Job and who measured it'),
            fields(
              4,
              field('customer.name'),
              field('job.address'),
              field('estimate.date', { label: 'Date' }),
              field('estimate.estimator'),
            ),
            section('The answer', 'Cost, price, price per square and profit by crew-day for four roofs'),
            table(
              'roof',
              'The answer',
              [
                column('roof', 'Roof', 'text', { fixed: true, width: 1.3 }),
                column('squares', 'SQ', 'number', { width: 0.9, decimals: 2 }),
                column('material', 'Material', 'currency', { width: 1.4 }),
                column('hours', 'Hours', 'number', { width: 0.9, decimals: 1 }),
                column('labor', 'Labor', 'currency', {
                  width: 1.3,
                  formula: round(mul(cell('hours'), ref('rate.hour'))),
                }),
                column('other', 'Other', 'currency', { width: 1.2 }),
                column('cost', 'Direct cost', 'currency', {
                  width: 1.4,
                  formula: onceFilled(
                    cell('material'),
                    onceFilled(cell('labor'), add(cell('material'), cell('labor'), cell('other'))),
                  ),
                }),
                column('price', 'Price', 'currency', {
                  width: 1.4,
                  formula: onceFilled(
                    'rate.margin',
                    whenPositive(
                      sub(1, 'rate.margin'),
                      max(round(div(cell('cost'), sub(1, 'rate.margin'))), zeroIfBlank('rate.minimum')),
                    ),
                  ),
                }),
                column('each', 'Price a SQ', 'currency', {
                  width: 1.2,
                  formula: round(div(cell('price'), cell('squares'))),
                }),
                column('days', 'Crew-days', 'number', {
                  width: 1,
                  decimals: 1,
                  formula: round(div(cell('hours'), mul('rate.crew', 'rate.day')), 1),
                }),
                column('daily', 'Gross a crew-day', 'currency', {
                  width: 1.3,
                  formula: onceFilled(cell('price'), round(div(gross, cell('days')))),
                }),
                column('missing', 'Lines unpriced', 'number', { width: 1, decimals: 0 }),
              ],
              priceRows,
            ),
            p(
              'price before tax on the sale, for the roof as measured: no decking, gutters, skylights or rot. Add those as lines in the estimate you hand over.',
              'What the price is:',
            ),
            note(
              'Before you send a price',
              'Price per square against your last three jobs of the kind: more than 10% away needs a reason. Crew-days against the calendar. Waste against the cut-up on the photo. And the count of unpriced lines: zero.',
            ),
            pageBreak,
            section('Sloped roof', 'Sloped planes, edges, counts and ice barrier'),
            table(
              'plane',
              'Sloped planes',
              [
                column('plane', 'Plane', 'text', { width: 1.6 }),
                column('plan', 'Plan area with overhangs (sf)', 'number', { width: 1.6, decimals: 0 }),
                column('rise', 'Rise in 12', 'number', { width: 1, decimals: 1 }),
                column('multiplier', 'Multiplier', 'number', {
                  width: 1,
                  decimals: 4,
                  formula: onceFilled(cell('plan'), slopeMultiplier(cell('rise'))),
                }),
                column('area', 'Roof area (sf)', 'number', {
                  width: 1.2,
                  decimals: 1,
                  formula: round(mul(cell('plan'), cell('multiplier')), 1),
                }),
              ],
              planes.map((plane) => ({ plane })),
            ),
            fields(
              4,
              calculated('steep.area', 'Sloped area (sf)', 'number', sum('plane', 'area'), { decimals: 1 }),
              calculated('steep.squares', 'Squares, net', 'number', div('steep.area', 100), { decimals: 2 }),
              feet('linear.eave', 'Eaves (ft)'),
              feet('linear.rake', 'Rakes (ft)'),
              feet('linear.ridge', 'Ridges (ft)'),
              feet('linear.hip', 'Hips (ft)'),
              feet('linear.valley', 'Valleys (ft)'),
              feet('linear.step', 'Sidewalls (ft)'),
              feet('linear.headwall', 'Headwalls (ft)'),
              feet('count.pipes', 'Pipes'),
              own('steep.waste', 'Shingle waste (typical)', 'percent', { value: 0.12, decimals: 0 }),
              own('steep.layers', 'Layers to tear off', 'number', { decimals: 0 }),
              own('steep.pounds', 'Lb a square and layer', 'number', { value: 250, decimals: 0 }),
              own('steep.adder', 'Added hours: steep, high', 'percent', {
                decimals: 0,
                hint: '8 in 12 and up: often 15–50%',
              }),
              own('ice.overhang', 'Overhang (in), ice barrier', 'number', { decimals: 0, hint: 'blank: none' }),
              own('ice.wall', 'Wall thickness (in)', 'number', { decimals: 1 }),
              calculated('ice.rows', 'Ice barrier rows', 'number', iceRows, { decimals: 0 }),
              calculated(
                'ice.feet',
                'Ice barrier (ft)',
                'number',
                onceFilled('ice.rows', add(mul('ice.rows', 'linear.eave'), 'linear.valley')),
                { decimals: 0 },
              ),
            ),
            pageBreak,
            section('Low-slope roof', 'Low-slope area, edges, counts and coating'),
            fields(
              4,
              own('flat.area', 'Low-slope area (sf)', 'number', { decimals: 0 }),
              calculated('flat.squares', 'Squares, net', 'number', div('flat.area', 100), { decimals: 2 }),
              feet('flat.edge', 'Open edge (ft)'),
              feet('flat.parapet', 'Parapet (ft)'),
              own('flat.height', 'Parapet height (in)', 'number', { decimals: 0 }),
              own('count.flatPipes', 'Pipes', 'number', { decimals: 0 }),
              own('count.curbs', 'Units and skylights', 'number', { decimals: 0 }),
              own('count.drains', 'Drains and scuppers', 'number', { decimals: 0 }),
              own('flat.layers', 'Layers to tear off', 'number', { decimals: 0 }),
              own('flat.pounds', 'Lb a square and layer', 'number', { decimals: 0, hint: 'weigh a core' }),
              own('flat.adder', 'Added hours: height, access', 'percent', { decimals: 0 }),
              own('coat.seams', 'Seams to reinforce (ft)', 'number', { decimals: 0 }),
              own('coat.mils', 'Coating, dry mils', 'number', { value: 20, decimals: 0, hint: 'by warranty term' }),
              own('coat.solids', 'Solids by volume', 'percent', { decimals: 0, hint: 'product sheet' }),
              own('coat.texture', 'Added for texture', 'percent', { decimals: 0 }),
              own('coat.loss', 'Coating loss (typical)', 'percent', { value: 0.05, decimals: 0 }),
              calculated('flat.gallons', 'Coating (gal), net', 'number', round(gallons, 1), { decimals: 1 }),
            ),
            section('Rates', 'Wage, burden, margin, disposal and other rates'),
            fields(
              4,
              own('rate.wage', 'Average wage an hour', 'currency'),
              own('rate.burden', 'Burden on wages', 'percent', { decimals: 1 }),
              calculated(
                'rate.hour',
                'Cost of an hour',
                'currency',
                onceFilled('rate.wage', round(mul('rate.wage', add(1, zeroIfBlank('rate.burden'))))),
              ),
              own('rate.margin', 'Gross margin wanted', 'percent', { decimals: 1 }),
              own('rate.crew', 'Crew (people)', 'number', { value: 5, decimals: 0 }),
              own('rate.day', 'Hours on the roof a day', 'number', { value: 8, decimals: 1 }),
              own('rate.tax', 'Sales tax on material', 'percent', { decimals: 2 }),
              own('rate.minimum', 'Smallest job we take', 'currency'),
              own('rate.load', 'Container, a load', 'currency'),
              own('rate.tons', 'Container limit (tons)', 'number', { value: 4, decimals: 1 }),
              own('rate.permit', 'Permit and fees', 'currency'),
              own('rate.mobilize', 'Delivery, lift, equipment', 'currency'),
            ),
            pageBreak,
            section('Quantities', 'Order quantities and cost, line by line'),
            table(
              'line',
              'Quantities',
              [
                column('roof', 'Roof', 'text', { fixed: true, width: 1.2 }),
                column('item', 'Material', 'text', { fixed: true, width: 3.9 }),
                column('from', 'Counted from', 'text', { fixed: true, width: 3 }),
                column('net', 'Net', 'number', { width: 0.9, decimals: 1 }),
                column('waste', 'Waste', 'percent', { width: 0.9, decimals: 0 }),
                column('covers', 'Covers', 'number', { width: 1, decimals: 2 }),
                column('order', 'Order', 'number', {
                  width: 0.8,
                  decimals: 0,
                  formula: ceil(div(mul(cell('net'), add(1, zeroIfBlank(cell('waste')))), cell('covers'))),
                }),
                column('unit', 'Unit', 'text', { fixed: true, width: 0.9 }),
                column('price', 'Unit cost', 'currency', { width: 1.1 }),
                column('cost', 'Cost', 'currency', { width: 1.4, formula: round(mul(cell('order'), cell('price'))) }),
                column('open', 'No price', 'number', {
                  width: 0.8,
                  decimals: 0,
                  formula: when(cell('order'), '>', 0, when(orElse(cell('price'), 0), '>', 0, 0, 1), 0),
                }),
              ],
              roofs.flatMap((roof) => [
                { group: roof },
                ...lines[roof].map((entry, index): RowInput => {
                  const row = { roof, ...entry }
                  return index === 0 ? { ...row, open: coveringOpen(roof) } : row
                }),
                { roof },
              ]),
            ),
            section('Labor', 'Labor hours by task from production rates'),
            table(
              'work',
              'Labor',
              [
                column('roof', 'Roof', 'text', { fixed: true, width: 1.3 }),
                column('work', 'Work', 'text', { fixed: true, width: 3 }),
                column('qty', 'Quantity', 'number', { width: 1.1, decimals: 1 }),
                column('unit', 'Unit', 'text', { fixed: true, width: 0.8 }),
                column('pace', 'One person an hour', 'number', { width: 1.3, decimals: 2 }),
                column('hours', 'Hours', 'number', {
                  width: 1.1,
                  decimals: 1,
                  formula: round(div(cell('qty'), cell('pace')), 1),
                }),
                column('real', 'Real hours, after the job', 'number', { width: 1.5, decimals: 1 }),
                column('own', 'Your pace', 'number', {
                  width: 1.1,
                  decimals: 2,
                  formula: round(div(cell('qty'), cell('real'))),
                }),
              ],
              roofs.flatMap((roof) =>
                paces[roof].map(({ work, unit, qty, hourly }) => ({ roof, work, unit, qty, pace: hourly })),
              ),
            ),
            section('What one sheet cannot see'),
            bullets(
              'Slope too low for the covering: shingles from 2 in 12, doubled underlayment below 4 in 12; standing seam by its listing (IRC R905).',
              'A second roof below the first: probe or core before you price the tear-off.',
              'Wet insulation, soft deck, old asbestos: test first, price by unit, never inside the square.',
              'Wind zones: fasteners by board and row come from the assembly’s approval, not from a typical figure.',
            ),
          ],
          { audience: 'office', landscape: true },
        ),
      ],
    }),
})
