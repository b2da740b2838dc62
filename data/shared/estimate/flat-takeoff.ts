/** Worksheets for low-slope roofs: rolls, wind zones, coatings, foam, plies, resin and planting. */
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

/** Laps cost width on every roll: net = (width − lap) × length. */
const rollNet = d.mul(d.sub('roll.width', d.div('roll.lap', 12)), 'roll.length')
/** Wall membrane: up the wall, over or onto the top, and the foot on the roof. */
const wallArea = d.mul('linear.parapet', d.div(onceFilled('wall.up', d.add('wall.up', 'wall.over', 'wall.foot')), 12))

interface RollSize {
  width: number
  length: number
  lap: number
}

/** What one roll covers net of its laps, and the membrane that goes up the walls. */
export const membraneBlocks = (
  { width, length, lap }: RollSize = { width: 10, length: 100, lap: 6 },
): readonly d.Block[] => [
  d.section('Membrane', 'Membrane rolls net of laps, with parapets'),
  d.fields(
    4,
    d.own('roll.width', 'Roll width (ft)', 'number', { value: width, decimals: 2 }),
    d.own('roll.length', 'Roll length (ft)', 'number', { value: length, decimals: 1 }),
    d.own('roll.lap', 'Side lap (in)', 'number', { value: lap, decimals: 1 }),
    d.calculated('roll.net', 'One roll covers (sf)', 'number', onceFilled('measure.area', rollNet), { decimals: 1 }),
    d.own('wall.up', 'Up the wall (in)', 'number', { decimals: 1 }),
    d.own('wall.over', 'Over the top (in)', 'number', { decimals: 1 }),
    d.own('wall.foot', 'Onto the roof (in)', 'number', { value: 6, decimals: 1 }),
    d.calculated('wall.area', 'Wall membrane (sf)', 'number', d.round(wallArea, 1), { decimals: 1 }),
  ),
]

/** Screws in the membrane's own rows, under those of the boards: distance and spacing come from the assembly. */
export const rowBlocks: readonly d.Block[] = [
  d.fields(
    4,
    d.own('row.distance', 'Between rows (ft)', 'number', { decimals: 2 }),
    d.own('row.spacing', 'Screws apart (in)', 'number', { decimals: 1 }),
    d.calculated('row.feet', 'Rows in all (ft)', 'number', d.round(d.div('measure.area', 'row.distance'), 0), {
      decimals: 0,
    }),
    d.calculated('row.screws', 'Membrane screws', 'number', d.ceil(d.div(d.mul('row.feet', 12), 'row.spacing')), {
      decimals: 0,
    }),
  ),
]

export const zoneBlocks: readonly d.Block[] = [
  d.section('Boards and fasteners by wind zone'),
  d.table(
    'zone',
    'Boards and fasteners by wind zone',
    [
      d.column('zone', 'Zone', 'text', { width: 1.6, fixed: true }),
      d.column('area', 'Area (sf)', 'number', { width: 1.2, decimals: 0 }),
      d.column('boards', 'Boards 4 × 8, a layer', 'number', {
        width: 1.3,
        decimals: 0,
        formula: d.ceil(d.div(d.cell('area'), 32)),
      }),
      d.column('perBoard', 'Fasteners a board', 'number', { width: 1.3, decimals: 0 }),
      d.column('fasteners', 'Fasteners', 'number', {
        width: 1.2,
        decimals: 0,
        formula: d.mul(d.cell('boards'), d.cell('perBoard')),
      }),
    ],
    [{ zone: 'Field' }, { zone: 'Perimeter' }, { zone: 'Corners' }],
    {
      totals: [
        d.total('zone.boards', 'Boards, a layer', d.sum('zone', 'boards'), { type: 'number', decimals: 0 }),
        d.total('zone.fasteners', 'Board fasteners', d.sum('zone', 'fasteners'), { type: 'number', decimals: 0 }),
      ],
    },
  ),
]

/** Gallons = sf × dry mils ÷ (1604 × solids by volume), plus loss. */
const gallons = d.div(d.mul('coating.area', 'coating.mils'), d.mul(1604, 'coating.solids'))

export const coatingBlocks: readonly d.Block[] = [
  d.section('Coating', 'Coating gallons from dry film thickness'),
  d.fields(
    4,
    d.own('coating.area', 'Area to coat (sf)', 'number', { decimals: 0 }),
    d.own('coating.mils', 'Dry film (mils)', 'number', { decimals: 1 }),
    d.own('coating.solids', 'Solids by volume', 'percent', { decimals: 1 }),
    d.calculated('coating.gallons', 'Gallons, net', 'number', d.round(gallons, 1), { decimals: 1 }),
  ),
]

export interface Coat {
  coat: string
  /** Dry mils and solids by volume, where a usual figure exists. */
  mils?: number
  solids?: number
}

const milsPerGallon = d.mul(1604, d.cell('solids'))

/**
 * The coating schedule: gallons = sf × dry mils ÷ (1604 × solids by volume). One gallon over 100 sf is 16.04 wet mils.
 */
export const coatBlocks = (coats: readonly Coat[], rough: number): readonly d.Block[] => [
  d.section('Mil table and gallons', 'Mil table: wet and dry mils, gallons per square and in all'),
  d.p(
    'Typical mils and solids stand in the table; enter those of your product and warranty term. Rough surfaces take more.',
  ),
  d.fields(
    4,
    d.own('coat.rough', 'Added for texture (typical)', 'percent', { value: rough, decimals: 1 }),
    d.calculated(
      'coat.area',
      'Area to coat (sf)',
      'number',
      d.round(d.mul('measure.area', d.add(1, 'coat.rough')), 0),
      { decimals: 0 },
    ),
  ),
  d.table(
    'coat',
    'Mil table',
    [
      d.column('coat', 'Coat', 'text', { width: 3, fixed: true }),
      d.column('mils', 'Dry mils', 'number', { width: 1, decimals: 1 }),
      d.column('solids', 'Solids by volume', 'percent', { width: 1.2, decimals: 1 }),
      d.column('wet', 'Wet mils', 'number', {
        width: 1,
        decimals: 1,
        formula: onceFilled('coat.area', d.div(d.cell('mils'), d.cell('solids'))),
      }),
      d.column('rate', 'Gal per SQ', 'number', {
        width: 1.1,
        decimals: 2,
        formula: onceFilled('coat.area', d.div(d.mul(d.cell('mils'), 100), milsPerGallon)),
      }),
      d.column('gallons', 'Gallons, net', 'number', {
        width: 1.2,
        decimals: 1,
        formula: d.round(d.div(d.mul('coat.area', d.cell('mils')), milsPerGallon), 1),
      }),
    ],
    coats.map(({ coat, mils, solids }) => ({ coat, ...(mils ? { mils } : {}), ...(solids ? { solids } : {}) })),
    {
      totals: [
        d.total('coat.gallons', 'Gallons in all, before loss', d.sum('coat', 'gallons'), {
          type: 'number',
          decimals: 1,
        }),
      ],
    },
  ),
]

/** Board feet = sf × inches; sets from what one set really yields. */
export const foamBlocks: readonly d.Block[] = [
  d.section('Foam', 'Foam board feet, lifts and sets'),
  d.fields(
    4,
    d.own('foam.inches', 'Average thickness (in)', 'number', { decimals: 2 }),
    d.own('foam.taper', 'Taper and cants (board ft)', 'number', { decimals: 0 }),
    d.own('foam.lift', 'Most per lift (in, typical)', 'number', { value: 1.5, decimals: 2 }),
    d.own('foam.yield', 'Yield of a set (board ft, typical)', 'number', { value: 3500, decimals: 0 }),
    d.calculated(
      'foam.boardFeet',
      'Board feet',
      'number',
      d.round(d.add(d.mul('measure.area', 'foam.inches'), 'foam.taper'), 0),
      { decimals: 0 },
    ),
    d.calculated(
      'foam.lifts',
      'Lifts',
      'number',
      onceFilled('foam.inches', d.ceil(d.div('foam.inches', 'foam.lift'))),
      { decimals: 0 },
    ),
    d.own('foam.rPerInch', 'R per inch, aged (typical)', 'number', { value: 6.2, decimals: 1 }),
    d.calculated('foam.r', 'R of the foam', 'number', d.round(d.mul('foam.inches', 'foam.rPerInch'), 1), {
      decimals: 1,
    }),
  ),
]

/** Hot asphalt: pounds per square = plies × mopping + flood coat; gravel by the square. */
export const hotBlocks: readonly d.Block[] = [
  d.section('Asphalt, gravel and kettle', 'Asphalt tons by ply and flood coat, gravel tons, kettle fuel'),
  d.fields(
    4,
    d.own('hot.plies', 'Moppings, with base', 'number', { value: 4, decimals: 0 }),
    d.own('hot.perPly', 'Asphalt per ply (lb/SQ)', 'number', { value: 25, decimals: 0 }),
    d.own('hot.flood', 'Flood coat (lb/SQ)', 'number', { value: 60, decimals: 0 }),
    d.own('hot.gravel', 'Gravel (lb/SQ)', 'number', { value: 400, decimals: 0 }),
    d.calculated(
      'hot.tons',
      'Asphalt (tons)',
      'number',
      d.round(d.div(d.mul('measure.squares', d.add(d.mul('hot.plies', 'hot.perPly'), 'hot.flood')), 2000)),
      { decimals: 2 },
    ),
    d.calculated(
      'hot.gravelTons',
      'Gravel (tons)',
      'number',
      d.round(d.div(d.mul('measure.squares', 'hot.gravel'), 2000)),
      { decimals: 2 },
    ),
    d.own('hot.fuel', 'Kettle fuel (lb a ton, typical)', 'number', { value: 35, decimals: 0 }),
    d.calculated('hot.fuelPounds', 'Propane for kettle (lb)', 'number', d.round(d.mul('hot.tons', 'hot.fuel'), 0), {
      decimals: 0,
    }),
  ),
]

/** Cold adhesive by the ply and square. */
export const coldBlocks = (plies: number, gallons: number): readonly d.Block[] => [
  d.section('Cold adhesive', 'Cold adhesive gallons by ply'),
  d.fields(
    4,
    d.own('cold.plies', 'Plies set in adhesive', 'number', { value: plies, decimals: 0 }),
    d.own('cold.rate', 'Gallons per SQ and ply (typical)', 'number', { value: gallons, decimals: 2 }),
    d.calculated(
      'cold.gallons',
      'Adhesive, net (gal)',
      'number',
      d.round(d.mul('measure.squares', 'cold.plies', 'cold.rate'), 1),
      { decimals: 1 },
    ),
  ),
]

/** Torch gas by the ply and square, and the daily watch after the last flame. */
export const torchBlocks: readonly d.Block[] = [
  d.section('Torch gas and fire watch', 'Propane by ply, cylinders and fire-watch hours'),
  d.fields(
    4,
    d.own('torch.plies', 'Torched plies', 'number', { value: 1, decimals: 0 }),
    d.own('torch.rate', 'Propane per SQ and ply (lb, typical)', 'number', { value: 8, decimals: 1 }),
    d.calculated(
      'torch.pounds',
      'Propane (lb)',
      'number',
      d.round(d.mul('measure.squares', 'torch.plies', 'torch.rate'), 0),
      { decimals: 0 },
    ),
    d.own('torch.days', 'Days with flame', 'number', { decimals: 0 }),
    d.own('torch.watch', 'Fire watch a day (h)', 'number', { value: 2, decimals: 1 }),
    d.calculated('torch.watchHours', 'Fire watch in all (h)', 'number', d.mul('torch.days', 'torch.watch'), {
      decimals: 1,
    }),
  ),
]

/** Ballast by the square foot, in tons. */
export const ballastBlocks: readonly d.Block[] = [
  d.section('Ballast', 'Ballast stone in tons'),
  d.fields(
    4,
    d.own('ballast.area', 'Ballasted area (sf)', 'number', { decimals: 0 }),
    d.own('ballast.rate', 'Stone (lb per sf, typical)', 'number', { value: 10, decimals: 1 }),
    d.calculated(
      'ballast.tons',
      'Stone (tons)',
      'number',
      d.round(d.div(d.mul('ballast.area', 'ballast.rate'), 2000)),
      { decimals: 2 },
    ),
    d.own('ballast.engineer', 'Deck capacity confirmed by'),
  ),
]

/** Resin by layer in gallons per square, catalyst by weight, fleece with its overlaps. */
export const resinBlocks: readonly d.Block[] = [
  d.section('Resin and fleece', 'Resin by layer, catalyst by weight, fleece with overlap'),
  d.table(
    'resin',
    'Resin by layer',
    [
      d.column('layer', 'Layer', 'text', { width: 3, fixed: true }),
      d.column('rate', 'Gal per SQ (typical)', 'number', { width: 1.3, decimals: 2 }),
      d.column('gallons', 'Gallons, net', 'number', {
        width: 1.3,
        decimals: 1,
        formula: d.round(d.mul('measure.squares', d.cell('rate')), 1),
      }),
    ],
    [
      { layer: 'Primer on the deck', rate: 0.9 },
      { layer: 'Base resin under the fleece', rate: 3.2 },
      { layer: 'Saturation resin over the fleece', rate: 2.3 },
      { layer: 'Finish resin with quartz', rate: 1.5 },
    ],
    {
      totals: [
        d.total('resin.total', 'Resin in all (gal)', d.sum('resin', 'gallons'), { type: 'number', decimals: 1 }),
      ],
    },
  ),
  d.fields(
    4,
    d.own('resin.density', 'Resin (lb a gallon, typical)', 'number', { value: 9.7, decimals: 1 }),
    d.own('resin.catalyst', 'Catalyst by weight (typical)', 'percent', { value: 0.03, decimals: 1 }),
    d.calculated(
      'resin.catalystPounds',
      'Catalyst (lb)',
      'number',
      d.round(d.mul('resin.total', 'resin.density', 'resin.catalyst'), 1),
      { decimals: 1 },
    ),
    d.own('resin.pot', 'Pot life at deck temperature'),
    d.own('resin.fleeceWidth', 'Fleece width (in)', 'number', { value: 41, decimals: 1 }),
    d.own('resin.fleeceLap', 'Fleece overlap (in)', 'number', { value: 2, decimals: 1 }),
    d.calculated(
      'resin.fleece',
      'Fleece with overlap (sf)',
      'number',
      d.round(d.div(d.mul('measure.area', 'resin.fleeceWidth'), d.sub('resin.fleeceWidth', 'resin.fleeceLap')), 0),
      { decimals: 0 },
    ),
  ),
]

/** Media: cubic yards = sf × inches ÷ 324, more for settling; saturated weight against what the deck carries. */
export const mediaBlocks: readonly d.Block[] = [
  d.section('Growing media, trays and load', 'Growing media volume, trays, border and saturated load'),
  d.fields(
    4,
    d.own('media.area', 'Planted area (sf)', 'number', { decimals: 0 }),
    d.own('media.depth', 'Media depth, settled (in)', 'number', { decimals: 1 }),
    d.own('media.settling', 'Settling (typical)', 'percent', { value: 0.15, decimals: 1 }),
    d.calculated(
      'media.yards',
      'Media (cubic yards)',
      'number',
      d.round(d.div(d.mul('media.area', 'media.depth', d.add(1, 'media.settling')), 324), 1),
      { decimals: 1 },
    ),
    d.own('media.pcf', 'Saturated weight (lb per cu ft)', 'number', { decimals: 0 }),
    d.own('media.layers', 'Drainage, plants (lb per sf)', 'number', { value: 5, decimals: 1 }),
    d.calculated(
      'media.psf',
      'Saturated load (lb per sf)',
      'number',
      d.round(onceFilled('media.pcf', d.add(d.mul(d.div('media.depth', 12), 'media.pcf'), 'media.layers')), 1),
      { decimals: 1 },
    ),
    d.own('media.allowed', 'Engineer allows (lb per sf)', 'number', { decimals: 1 }),
    d.calculated(
      'media.reserve',
      'Left of it (lb per sf)',
      'number',
      onceFilled('media.allowed', onceFilled('media.psf', d.sub('media.allowed', 'media.psf'))),
      { decimals: 1 },
    ),
    d.own('media.tray', 'Area of a tray (sf)', 'number', { value: 4, decimals: 1 }),
    d.own('media.plugs', 'Plugs per sf (typical)', 'number', { value: 2, decimals: 1 }),
    d.own('media.border', 'Border width (in)', 'number', { value: 24, decimals: 0 }),
  ),
]
