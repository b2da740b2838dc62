import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { onceFilled, whenPositive, zeroIfBlank } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const roofs = ['Shingle', 'Metal', 'Single-ply', 'Coating'] as const
type Roof = (typeof roofs)[number]

const planes = ['A', 'B', 'C', 'D'] as const
const mainRise = d.ref('plane.1.rise')

/** Lengths and counts that one roof or the other needs; blank ones cost nothing. */
const feet = (name: string, label: string): d.Field => d.own(name, label, 'number', { decimals: 0 })

/** IRC R905.1.2: overhang, wall and 24 in measured along the slope, and at least 36 in from the eave at 8:12 or steeper. */
const iceReach = onceFilled(
  'ice.overhang',
  d.mul(d.add('ice.overhang', zeroIfBlank('ice.wall'), 24), estimate.slopeMultiplier(mainRise)),
)
const iceRows = onceFilled(
  iceReach,
  d.ceil(d.div(d.sub(d.when(mainRise, '>=', 8, d.max(iceReach, 36), iceReach), 4), d.sub(36, 4))),
)
const wallFlashing = d.add('linear.step', 'linear.headwall')
/** Membrane up the parapet, 12 in over the top and onto the roof together. */
const wallArea = d.div(d.mul('flat.parapet', d.add('flat.height', 12)), 12)
/** Gallons = sf × dry mils ÷ (1604 × solids by volume), on a surface rougher than its plan. */
const gallons = d.div(
  d.mul('flat.area', d.add(1, zeroIfBlank('coat.texture')), 'coat.mils'),
  d.mul(1604, 'coat.solids'),
)

interface Line {
  item: string
  /** How the net quantity comes about. */
  from: string
  net: d.Expr
  waste: number | d.Expr
  covers: number | d.Expr
  unit: string
}

const line = (
  item: string,
  from: string,
  net: d.Expr,
  waste: number | d.Expr,
  covers: number | d.Expr,
  unit: string,
): Line => ({
  item,
  from,
  net,
  waste,
  covers,
  unit,
})

const steepWaste = d.ref('steep.waste')
const steepArea = d.ref('steep.area')
const flatArea = d.ref('flat.area')
const shingleLines: readonly Line[] = [
  line('Shingles, 3 bundles a square', 'roof area (sf)', steepArea, steepWaste, 100 / 3, 'Bundle'),
  line('Starter', 'eaves and rakes (ft)', estimate.eaveAndRake, 0.05, 120, 'Bundle'),
  line('Hip and ridge caps', 'ridges and hips (ft)', estimate.ridgeAndHip, 0.05, 25, 'Bundle'),
  line('Synthetic underlayment', 'roof area (sf)', steepArea, 0.1, 1000, 'Roll'),
  line('Ice barrier', 'rows × eave, valleys (ft)', d.ref('ice.feet'), 0.05, 66, 'Roll'),
  line('Drip edge, 10 ft', 'eaves and rakes (ft)', estimate.eaveAndRake, 0.05, 10, 'Piece'),
  line('Coil nails, 7,200 (4 a shingle)', 'roof area (sf)', steepArea, steepWaste, 2250, 'Box'),
  line('Step flashing', 'sidewalls (ft)', d.ref('linear.step'), 0.05, 0.46, 'Piece'),
  line('Headwall flashing, 10 ft', 'headwalls (ft)', d.ref('linear.headwall'), 0.05, 10, 'Piece'),
  line('Ridge vent, 4 ft', 'ridges (ft)', d.ref('linear.ridge'), 0, 4, 'Piece'),
  line('Pipe boots', 'pipes', d.ref('count.pipes'), 0, 1, 'Each'),
]
/** The panels open the metal group, after the shingle lines and their empty row. */
const panelFeet = d.ref(`line.${shingleLines.length + 2}.order`)

const lines: Readonly<Record<Roof, readonly Line[]>> = {
  Shingle: shingleLines,
  Metal: [
    line('Panels, 16 in coverage', 'roof area (sf)', steepArea, 0.07, 1.33, 'Run ft'),
    line('Clips at 24 in, two screws', 'panel feet ordered', panelFeet, 0, 2, 'Each'),
    line('High-temp underlayment, 2 SQ', 'roof area (sf)', steepArea, 0.1, 200, 'Roll'),
    line('Eave and rake trim, 10 ft', 'eaves and rakes (ft)', estimate.eaveAndRake, 0.05, 10, 'Piece'),
    line('Ridge and hip cap, 10 ft', 'ridges and hips (ft)', estimate.ridgeAndHip, 0.05, 10, 'Piece'),
    line('Z-closures, 10 ft', 'ridges and hips × 2 (ft)', d.mul(2, estimate.ridgeAndHip), 0.05, 10, 'Piece'),
    line('Valley pan, 10 ft', 'valleys (ft)', d.ref('linear.valley'), 0.1, 10, 'Piece'),
    line('Wall flashing, 10 ft', 'side and headwalls (ft)', wallFlashing, 0.05, 10, 'Piece'),
    line(
      'Butyl tape, 50 ft',
      'trim, caps, valleys (ft)',
      d.add(estimate.eaveAndRake, d.mul(2, estimate.ridgeAndHip), 'linear.valley'),
      0.05,
      50,
      'Roll',
    ),
    line('Pipe boots, metal roof', 'pipes', d.ref('count.pipes'), 0, 1, 'Each'),
  ],
  'Single-ply': [
    line('Membrane, 10 × 100 less lap', 'roof and walls (sf)', d.add(flatArea, wallArea), 0.05, 950, 'Roll'),
    line('Boards, 4 × 8, one layer', 'roof area (sf)', flatArea, 0.05, 32, 'Board'),
    line('Board screws, plates: 8 a board', 'roof area (sf)', flatArea, 0.05, 4, 'Each'),
    line('Seam screws, plates: 12 in, 9.5 ft', 'roof area (sf)', flatArea, 0.05, 9.5, 'Each'),
    line('Wall adhesive, 5 gal', 'walls (sf)', wallArea, 0.1, 300, 'Pail'),
    line('Edge metal, 10 ft', 'open edge (ft)', d.ref('flat.edge'), 0.05, 10, 'Piece'),
    line('Termination bar, 10 ft', 'parapet (ft)', d.ref('flat.parapet'), 0.05, 10, 'Piece'),
    line('Curb and corner flashing sets', 'units and skylights', d.ref('count.curbs'), 0, 1, 'Set'),
    line('Molded pipe boots', 'pipes, low slope', d.ref('count.flatPipes'), 0, 1, 'Each'),
    line('Drain inserts or rings', 'drains', d.ref('count.drains'), 0, 1, 'Each'),
  ],
  Coating: [
    line('Coating, 5 gal', 'gallons, net', gallons, d.ref('coat.loss'), 5, 'Pail'),
    line('Primer, 5 gal at 200 sf a gal', 'roof area (sf)', flatArea, 0.05, 1000, 'Pail'),
    line('Cleaner, 5 gal at 400 sf a gal', 'roof area (sf)', flatArea, 0, 2000, 'Pail'),
    line('Seam fabric, 300 ft', 'seams (ft)', d.ref('coat.seams'), 0.05, 300, 'Roll'),
    line('Seam grade, 2 gal at 40 ft a gal', 'seams (ft)', d.ref('coat.seams'), 0.1, 80, 'Pail'),
    line(
      'Detail mastic, tubes',
      'pipes, curbs, drains',
      d.add('count.flatPipes', 'count.curbs', 'count.drains'),
      0,
      0.5,
      'Tube',
    ),
  ],
}

interface Pace {
  work: string
  unit: string
  qty: d.Expr
  /** Units that one person does in an hour; a starting point to be replaced by your own. */
  hourly: number
}

const pace = (work: string, unit: string, qty: d.Expr, hourly: number): Pace => ({ work, unit, qty, hourly })
const steepSquares = d.ref('steep.squares')
const flatSquares = d.ref('flat.squares')
const flatItems = d.add('count.flatPipes', 'count.curbs', 'count.drains')

const paces: Readonly<Record<Roof, readonly Pace[]>> = {
  Shingle: [
    pace('Tear off and load, a layer', 'SQ', d.mul(steepSquares, zeroIfBlank('steep.layers')), 1),
    pace('Dry in and shingle', 'SQ', steepSquares, 0.6),
    pace('Walls, valleys, pipes', 'LF', d.add(wallFlashing, 'linear.valley', d.mul(5, 'count.pipes')), 10),
  ],
  Metal: [
    pace('Tear off and load, a layer', 'SQ', d.mul(steepSquares, zeroIfBlank('steep.layers')), 1),
    pace('Dry in and panel', 'SQ', steepSquares, 0.3),
    pace(
      'Trim, walls, valleys',
      'LF',
      d.add(estimate.eaveAndRake, estimate.ridgeAndHip, wallFlashing, 'linear.valley'),
      12,
    ),
  ],
  'Single-ply': [
    pace('Tear off and load, a layer', 'SQ', d.mul(flatSquares, zeroIfBlank('flat.layers')), 0.8),
    pace('Board and membrane', 'SQ', flatSquares, 0.8),
    pace('Walls and edge', 'LF', d.add('flat.parapet', 'flat.edge'), 8),
    pace('Curbs, pipes, drains', 'EA', flatItems, 0.7),
  ],
  Coating: [
    pace('Wash and prepare', 'SQ', flatSquares, 4),
    pace('Seams', 'LF', d.ref('coat.seams'), 60),
    pace('Prime and coat', 'SQ', flatSquares, 3),
    pace('Curbs, pipes, drains', 'EA', flatItems, 1.5),
  ],
}

const sumOf = (tableName: string, key: string, roof: Roof) => d.sum(tableName, key, { key: 'roof', equals: roof })
const isSteep = (roof: Roof) => roof === 'Shingle' || roof === 'Metal'

/** Container loads of what comes off: squares × layers × pounds ÷ load, rounded up. A coating takes nothing off. */
const loadsOf = (roof: Roof): d.Expr | number => {
  if (roof === 'Coating') return 0
  const side = isSteep(roof) ? 'steep' : 'flat'
  return zeroIfBlank(
    d.ceil(d.div(d.mul(`${side}.squares`, `${side}.layers`, `${side}.pounds`), d.mul('rate.tons', 2000))),
  )
}

/** The covering itself is never left out: no quantity counts as open, like no price. */
const coveringOpen = (roof: Roof): d.Expr =>
  onceFilled(
    isSteep(roof) ? 'steep.area' : 'flat.area',
    d.when(d.orElse(d.cell('order'), 0), '>', 0, d.when(d.orElse(d.cell('price'), 0), '>', 0, 0, 1), 1),
  )

const adderOf = (roof: Roof) => zeroIfBlank(isSteep(roof) ? 'steep.adder' : 'flat.adder')

const priceRows = roofs.map((roof) => {
  const side = isSteep(roof) ? 'steep' : 'flat'
  return {
    roof,
    squares: d.ref(`${side}.squares`),
    material: onceFilled(
      `${side}.area`,
      d.round(d.mul(sumOf('line', 'cost', roof), d.add(1, zeroIfBlank('rate.tax')))),
    ),
    hours: onceFilled(`${side}.area`, d.round(d.mul(sumOf('work', 'hours', roof), d.add(1, adderOf(roof))), 1)),
    other: onceFilled(
      `${side}.area`,
      d.add(
        zeroIfBlank(d.round(d.mul(loadsOf(roof), 'rate.load'))),
        zeroIfBlank('rate.permit'),
        zeroIfBlank('rate.mobilize'),
      ),
    ),
    missing: onceFilled(`${side}.area`, zeroIfBlank(sumOf('line', 'open', roof))),
  }
})

const gross = d.sub(d.cell('price'), d.cell('cost'))

export const estimatingSpeedSheet = defineTemplate('member', {
  name: 'Estimating Speed Sheet',
  formats: ['PDF', 'Excel'],
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
    'One sheet for the four roofs most companies sell every week. Enter planes, edges and counts once; the sheet works out order quantities, labor hours, container loads, cost and price for shingle and metal on the sloped part, single-ply and coating on the flat part, next to each other.',
    'Your prices, coverage and production rates are in the same tables as the quantities, so nothing is hidden and you can replace everything with your own figures. Missing prices are counted in the result, because estimates seldom go wrong by a formula and often by an empty line.',
    'The price comes from margin, not markup, and the last columns show what a crew-day on this roof earns. That figure is a better way to choose between two jobs than a percentage.',
  ],
  howToUse: [
    'Make a master copy: your unit costs, coverage from the product sheets, your own production rates and margin.',
    'Enter planes with plan area and rise, then edges and counts. Leave blank what the roof does not have.',
    'Set waste by the roof: 10% on a plain gable, 12 to 15% on hips, 15 to 20% and more when cut up.',
    'Read the answer: price, price per square, crew-days and gross profit a crew-day. Clear the “lines unpriced” first.',
    'Order from the quantities column; it is rounded up to whole units.',
    'After the job, write the real hours next to the pace, and adjust the master copy a little toward them.',
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
      text: 'They have their own lines here. If you also put them in the waste, you order them twice. Waste is for cuts at hips, valleys and rakes, and for the bundle someone drops.',
    },
    {
      title: 'Ice barrier reaches past the warm wall',
      text: 'From the eave’s edge to at least 24 inches inside the exterior wall line, measured along the slope; on 8 in 12 and steeper also at least 36 inches from the eave edge. 16 in overhang, 6 in wall and 24 in at 6 in 12 make 51.4 inches: two rows of a 36-inch roll.',
      cite: 'IRC R905.1.2',
    },
    {
      title: 'Coating is specified dry and bought wet',
      text: 'Gallons = square feet × dry mils ÷ (1,604 × solids by volume). 10,000 sf at 20 dry mils and 60% solids take 207.8 gallons before loss and texture. A bid in gallons per square without the solids says nothing.',
    },
  ],
  pages: { main: 6 },
  subject: 'Four roofs measured once, with quantities, hours, cost and price',
  intro:
    'Enter what you measured; read quantities and price. Coverage and pace are typical starting points: put in your product’s figures and your own crew’s.',
  keywords: ['estimate', 'takeoff', 'speed sheet'],
  parts: () => [
    d.part(
      'Speed sheet',
      [
        d.section('Job', 'Job and who measured it'),
        d.fields(
          4,
          d.field('customer.name'),
          d.field('job.address'),
          d.field('estimate.date', { label: 'Date' }),
          d.field('estimate.estimator'),
        ),
        d.section('The answer', 'Cost, price, price per square and profit by crew-day for four roofs'),
        d.table(
          'roof',
          'The answer',
          [
            d.column('roof', 'Roof', 'text', { fixed: true, width: 1.3 }),
            d.column('squares', 'SQ', 'number', { width: 0.9, decimals: 2 }),
            d.column('material', 'Material', 'currency', { width: 1.4 }),
            d.column('hours', 'Hours', 'number', { width: 0.9, decimals: 1 }),
            d.column('labor', 'Labor', 'currency', {
              width: 1.3,
              formula: d.round(d.mul(d.cell('hours'), d.ref('rate.hour'))),
            }),
            d.column('other', 'Other', 'currency', { width: 1.2 }),
            d.column('cost', 'Direct cost', 'currency', {
              width: 1.4,
              formula: onceFilled(
                d.cell('material'),
                onceFilled(d.cell('labor'), d.add(d.cell('material'), d.cell('labor'), d.cell('other'))),
              ),
            }),
            d.column('price', 'Price', 'currency', {
              width: 1.4,
              formula: onceFilled(
                'rate.margin',
                whenPositive(
                  d.sub(1, 'rate.margin'),
                  d.max(d.round(d.div(d.cell('cost'), d.sub(1, 'rate.margin'))), zeroIfBlank('rate.minimum')),
                ),
              ),
            }),
            d.column('each', 'Price per SQ', 'currency', {
              width: 1.2,
              formula: d.round(d.div(d.cell('price'), d.cell('squares'))),
            }),
            d.column('days', 'Crew-days', 'number', {
              width: 1,
              decimals: 1,
              formula: d.round(d.div(d.cell('hours'), d.mul('rate.crew', 'rate.day')), 1),
            }),
            d.column('daily', 'Gross per crew-day', 'currency', {
              width: 1.3,
              formula: onceFilled(d.cell('price'), d.round(d.div(gross, d.cell('days')))),
            }),
            d.column('missing', 'Lines unpriced', 'number', { width: 1, decimals: 0 }),
          ],
          priceRows,
        ),
        d.p(
          'price before sales tax, for the roof as measured: no decking, gutters, skylights or rot. Add those as lines in the estimate you give the customer.',
          'What the price is:',
        ),
        d.note(
          'Before you send a price',
          'Compare price per square with your last three similar jobs: more than 10% off needs a reason. Compare crew-days with the calendar, and waste with how cut up the roof is in the photo. The count of unpriced lines must be zero.',
        ),
        d.pageBreak,
        d.section('Sloped roof', 'Sloped planes, edges, counts and ice barrier'),
        d.table(
          'plane',
          'Sloped planes',
          [
            d.column('plane', 'Plane', 'text', { width: 1.6 }),
            d.column('plan', 'Plan area with overhangs (sf)', 'number', { width: 1.6, decimals: 0 }),
            d.column('rise', 'Rise in 12', 'number', { width: 1, decimals: 1 }),
            d.column('multiplier', 'Multiplier', 'number', {
              width: 1,
              decimals: 4,
              formula: onceFilled(d.cell('plan'), estimate.slopeMultiplier(d.cell('rise'))),
            }),
            d.column('area', 'Roof area (sf)', 'number', {
              width: 1.2,
              decimals: 1,
              formula: d.round(d.mul(d.cell('plan'), d.cell('multiplier')), 1),
            }),
          ],
          planes.map((plane) => ({ plane })),
        ),
        d.fields(
          4,
          d.calculated('steep.area', 'Sloped area (sf)', 'number', d.sum('plane', 'area'), { decimals: 1 }),
          d.calculated('steep.squares', 'Squares, net', 'number', d.div('steep.area', 100), { decimals: 2 }),
          feet('linear.eave', 'Eaves (ft)'),
          feet('linear.rake', 'Rakes (ft)'),
          feet('linear.ridge', 'Ridges (ft)'),
          feet('linear.hip', 'Hips (ft)'),
          feet('linear.valley', 'Valleys (ft)'),
          feet('linear.step', 'Sidewalls (ft)'),
          feet('linear.headwall', 'Headwalls (ft)'),
          feet('count.pipes', 'Pipes'),
          d.own('steep.waste', 'Shingle waste (typical)', 'percent', { value: 0.12, decimals: 0 }),
          d.own('steep.layers', 'Layers to tear off', 'number', { decimals: 0 }),
          d.own('steep.pounds', 'Lb a square and layer', 'number', { value: 250, decimals: 0 }),
          d.own('steep.adder', 'Added hours: steep, high', 'percent', {
            decimals: 0,
            hint: '8 in 12 and up: often 15–50%',
          }),
          d.own('ice.overhang', 'Overhang (in), ice barrier', 'number', { decimals: 0, hint: 'blank: none' }),
          d.own('ice.wall', 'Wall thickness (in)', 'number', { decimals: 1 }),
          d.calculated('ice.rows', 'Ice barrier rows', 'number', iceRows, { decimals: 0 }),
          d.calculated(
            'ice.feet',
            'Ice barrier (ft)',
            'number',
            onceFilled('ice.rows', d.add(d.mul('ice.rows', 'linear.eave'), 'linear.valley')),
            { decimals: 0 },
          ),
        ),
        d.pageBreak,
        d.section('Low-slope roof', 'Low-slope area, edges, counts and coating'),
        d.fields(
          4,
          d.own('flat.area', 'Low-slope area (sf)', 'number', { decimals: 0 }),
          d.calculated('flat.squares', 'Squares, net', 'number', d.div('flat.area', 100), { decimals: 2 }),
          feet('flat.edge', 'Open edge (ft)'),
          feet('flat.parapet', 'Parapet (ft)'),
          d.own('flat.height', 'Parapet height (in)', 'number', { decimals: 0 }),
          d.own('count.flatPipes', 'Pipes', 'number', { decimals: 0 }),
          d.own('count.curbs', 'Units and skylights', 'number', { decimals: 0 }),
          d.own('count.drains', 'Drains and scuppers', 'number', { decimals: 0 }),
          d.own('flat.layers', 'Layers to tear off', 'number', { decimals: 0 }),
          d.own('flat.pounds', 'Lb a square and layer', 'number', { decimals: 0, hint: 'weigh a core' }),
          d.own('flat.adder', 'Added hours: height, access', 'percent', { decimals: 0 }),
          d.own('coat.seams', 'Seams to reinforce (ft)', 'number', { decimals: 0 }),
          d.own('coat.mils', 'Coating, dry mils', 'number', { value: 20, decimals: 0, hint: 'by warranty term' }),
          d.own('coat.solids', 'Solids by volume', 'percent', { decimals: 0, hint: 'product sheet' }),
          d.own('coat.texture', 'Added for texture', 'percent', { decimals: 0 }),
          d.own('coat.loss', 'Coating loss (typical)', 'percent', { value: 0.05, decimals: 0 }),
          d.calculated('flat.gallons', 'Coating (gal), net', 'number', d.round(gallons, 1), { decimals: 1 }),
        ),
        d.section('Rates', 'Wage, burden, margin, disposal and other rates'),
        d.fields(
          4,
          d.own('rate.wage', 'Average wage an hour', 'currency'),
          d.own('rate.burden', 'Burden on wages', 'percent', { decimals: 1 }),
          d.calculated(
            'rate.hour',
            'Cost of an hour',
            'currency',
            onceFilled('rate.wage', d.round(d.mul('rate.wage', d.add(1, zeroIfBlank('rate.burden'))))),
          ),
          d.own('rate.margin', 'Gross margin wanted', 'percent', { decimals: 1 }),
          d.own('rate.crew', 'Crew (people)', 'number', { value: 5, decimals: 0 }),
          d.own('rate.day', 'Hours on the roof a day', 'number', { value: 8, decimals: 1 }),
          d.own('rate.tax', 'Sales tax on material', 'percent', { decimals: 2 }),
          d.own('rate.minimum', 'Minimum job', 'currency'),
          d.own('rate.load', 'Container, a load', 'currency'),
          d.own('rate.tons', 'Container limit (tons)', 'number', { value: 4, decimals: 1 }),
          d.own('rate.permit', 'Permit and fees', 'currency'),
          d.own('rate.mobilize', 'Delivery, lift, equipment', 'currency'),
        ),
        d.pageBreak,
        d.section('Quantities', 'Order quantities and cost, line by line'),
        d.table(
          'line',
          'Quantities',
          [
            d.column('roof', 'Roof', 'text', { fixed: true, width: 1.2 }),
            d.column('item', 'Material', 'text', { fixed: true, width: 3.9 }),
            d.column('from', 'Counted from', 'text', { fixed: true, width: 3 }),
            d.column('net', 'Net', 'number', { width: 0.9, decimals: 1 }),
            d.column('waste', 'Waste', 'percent', { width: 0.9, decimals: 0 }),
            d.column('covers', 'Covers', 'number', { width: 1, decimals: 2 }),
            d.column('order', 'Order', 'number', {
              width: 0.8,
              decimals: 0,
              formula: d.ceil(d.div(d.mul(d.cell('net'), d.add(1, zeroIfBlank(d.cell('waste')))), d.cell('covers'))),
            }),
            d.column('unit', 'Unit', 'text', { fixed: true, width: 0.9 }),
            d.column('price', 'Unit cost', 'currency', { width: 1.1 }),
            d.column('cost', 'Cost', 'currency', {
              width: 1.4,
              formula: d.round(d.mul(d.cell('order'), d.cell('price'))),
            }),
            d.column('open', 'No price', 'number', {
              width: 0.8,
              decimals: 0,
              formula: d.when(d.cell('order'), '>', 0, d.when(d.orElse(d.cell('price'), 0), '>', 0, 0, 1), 0),
            }),
          ],
          roofs.flatMap((roof) => [
            { group: roof },
            ...lines[roof].map((entry, index): d.RowInput => {
              const row = { roof, ...entry }
              return index === 0 ? { ...row, open: coveringOpen(roof) } : row
            }),
            { roof },
          ]),
        ),
        d.section('Labor', 'Labor hours by task from production rates'),
        d.table(
          'work',
          'Labor',
          [
            d.column('roof', 'Roof', 'text', { fixed: true, width: 1.3 }),
            d.column('work', 'Work', 'text', { fixed: true, width: 3 }),
            d.column('qty', 'Quantity', 'number', { width: 1.1, decimals: 1 }),
            d.column('unit', 'Unit', 'text', { fixed: true, width: 0.8 }),
            d.column('pace', 'One person, per hour', 'number', { width: 1.3, decimals: 2 }),
            d.column('hours', 'Hours', 'number', {
              width: 1.1,
              decimals: 1,
              formula: d.round(d.div(d.cell('qty'), d.cell('pace')), 1),
            }),
            d.column('real', 'Real hours, after the job', 'number', { width: 1.5, decimals: 1 }),
            d.column('own', 'Your pace', 'number', {
              width: 1.1,
              decimals: 2,
              formula: d.round(d.div(d.cell('qty'), d.cell('real'))),
            }),
          ],
          roofs.flatMap((roof) =>
            paces[roof].map(({ work, unit, qty, hourly }) => ({ roof, work, unit, qty, pace: hourly })),
          ),
        ),
        d.section('What one sheet cannot see'),
        d.bullets(
          'Slope too low for the covering: shingles from 2 in 12, doubled underlayment below 4 in 12; standing seam by its listing (IRC R905).',
          'A second roof below the first: probe or core before you price the tear-off.',
          'Wet insulation, soft deck, old asbestos: test first, and price by the unit, never in the price per square.',
          'Wind zones: fasteners by board and row come from the assembly’s approval, not from a typical figure.',
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
