/** Worksheets for low-slope roofs: rolls, wind zones, coatings, foam, plies, resin and planting. */
import {
  add,
  calculated,
  cell,
  ceil,
  column,
  div,
  fields,
  mul,
  own,
  p,
  round,
  section,
  sub,
  sum,
  table,
  total,
  type Block,
} from '@/lib/documents/author'
import { onceFilled } from './scope'

/** Laps cost width on every roll: net = (width − lap) × length. */
const rollNet = mul(sub('roll.width', div('roll.lap', 12)), 'roll.length')
/** Wall membrane: up the wall, over or onto the top, and the foot on the roof. */
const wallArea = mul('linear.parapet', div(onceFilled('wall.up', add('wall.up', 'wall.over', 'wall.foot')), 12))

interface RollSize {
  width: number
  length: number
  lap: number
}

/** What one roll covers net of its laps, and the membrane that goes up the walls. */
export const membraneBlocks = (
  { width, length, lap }: RollSize = { width: 10, length: 100, lap: 6 },
): readonly Block[] => [
  section('Membrane', 'Membrane rolls net of laps, with parapets'),
  fields(
    4,
    own('roll.width', 'Roll width (ft)', 'number', { value: width, decimals: 2 }),
    own('roll.length', 'Roll length (ft)', 'number', { value: length, decimals: 1 }),
    own('roll.lap', 'Side lap (in)', 'number', { value: lap, decimals: 1 }),
    calculated('roll.net', 'One roll covers (sf)', 'number', onceFilled('measure.area', rollNet), { decimals: 1 }),
    own('wall.up', 'Up the wall (in)', 'number', { decimals: 1 }),
    own('wall.over', 'Over the top (in)', 'number', { decimals: 1 }),
    own('wall.foot', 'Onto the roof (in)', 'number', { value: 6, decimals: 1 }),
    calculated('wall.area', 'Wall membrane (sf)', 'number', round(wallArea, 1), { decimals: 1 }),
  ),
]

/** Screws in the membrane's own rows, under those of the boards: distance and spacing come from the assembly. */
export const rowBlocks: readonly Block[] = [
  fields(
    4,
    own('row.distance', 'Between rows (ft)', 'number', { decimals: 2 }),
    own('row.spacing', 'Screws apart (in)', 'number', { decimals: 1 }),
    calculated('row.feet', 'Rows in all (ft)', 'number', round(div('measure.area', 'row.distance'), 0), {
      decimals: 0,
    }),
    calculated('row.screws', 'Membrane screws', 'number', ceil(div(mul('row.feet', 12), 'row.spacing')), {
      decimals: 0,
    }),
  ),
]

export const zoneBlocks: readonly Block[] = [
  section('Boards and fasteners by wind zone'),
  table(
    'zone',
    'Boards and fasteners by wind zone',
    [
      column('zone', 'Zone', 'text', { width: 1.6, fixed: true }),
      column('area', 'Area (sf)', 'number', { width: 1.2, decimals: 0 }),
      column('boards', 'Boards 4 × 8, a layer', 'number', {
        width: 1.3,
        decimals: 0,
        formula: ceil(div(cell('area'), 32)),
      }),
      column('perBoard', 'Fasteners a board', 'number', { width: 1.3, decimals: 0 }),
      column('fasteners', 'Fasteners', 'number', {
        width: 1.2,
        decimals: 0,
        formula: mul(cell('boards'), cell('perBoard')),
      }),
    ],
    [{ zone: 'Field' }, { zone: 'Perimeter' }, { zone: 'Corners' }],
    {
      totals: [
        total('zone.boards', 'Boards, a layer', sum('zone', 'boards'), { type: 'number', decimals: 0 }),
        total('zone.fasteners', 'Board fasteners', sum('zone', 'fasteners'), { type: 'number', decimals: 0 }),
      ],
    },
  ),
]

/** Gallons = sf × dry mils ÷ (1604 × solids by volume), plus loss. */
const gallons = div(mul('coating.area', 'coating.mils'), mul(1604, 'coating.solids'))

export const coatingBlocks: readonly Block[] = [
  section('Coating', 'Coating gallons from dry film thickness'),
  fields(
    4,
    own('coating.area', 'Area to coat (sf)', 'number', { decimals: 0 }),
    own('coating.mils', 'Dry film (mils)', 'number', { decimals: 1 }),
    own('coating.solids', 'Solids by volume', 'percent', { decimals: 1 }),
    calculated('coating.gallons', 'Gallons, net', 'number', round(gallons, 1), { decimals: 1 }),
  ),
]

export interface Coat {
  coat: string
  /** Dry mils and solids by volume, where a usual figure exists. */
  mils?: number
  solids?: number
}

const milsPerGallon = mul(1604, cell('solids'))

/**
 * The coating schedule: gallons = sf × dry mils ÷ (1604 × solids by volume). One gallon over 100 sf is 16.04 wet mils.
 */
export const coatBlocks = (coats: readonly Coat[], rough: number): readonly Block[] => [
  section('Mil table and gallons', 'Mil table: wet and dry mils, gallons per square and in all'),
  p(
    'Typical mils and solids stand in the table; enter those of your product and warranty term. Rough surfaces take more.',
  ),
  fields(
    4,
    own('coat.rough', 'Added for texture (typical)', 'percent', { value: rough, decimals: 1 }),
    calculated('coat.area', 'Area to coat (sf)', 'number', round(mul('measure.area', add(1, 'coat.rough')), 0), {
      decimals: 0,
    }),
  ),
  table(
    'coat',
    'Mil table',
    [
      column('coat', 'Coat', 'text', { width: 3, fixed: true }),
      column('mils', 'Dry mils', 'number', { width: 1, decimals: 1 }),
      column('solids', 'Solids by volume', 'percent', { width: 1.2, decimals: 1 }),
      column('wet', 'Wet mils', 'number', {
        width: 1,
        decimals: 1,
        formula: onceFilled('coat.area', div(cell('mils'), cell('solids'))),
      }),
      column('rate', 'Gal per SQ', 'number', {
        width: 1.1,
        decimals: 2,
        formula: onceFilled('coat.area', div(mul(cell('mils'), 100), milsPerGallon)),
      }),
      column('gallons', 'Gallons, net', 'number', {
        width: 1.2,
        decimals: 1,
        formula: round(div(mul('coat.area', cell('mils')), milsPerGallon), 1),
      }),
    ],
    coats.map(({ coat, mils, solids }) => ({
      coat,
      ...(mils ? { mils } : {}),
      ...(solids ? { solids } : {}),
    })),
    {
      totals: [
        total('coat.gallons', 'Gallons in all, before loss', sum('coat', 'gallons'), { type: 'number', decimals: 1 }),
      ],
    },
  ),
]

/** Board feet = sf × inches; sets from what one set really yields. */
export const foamBlocks: readonly Block[] = [
  section('Foam', 'Foam board feet, lifts and sets'),
  fields(
    4,
    own('foam.inches', 'Average thickness (in)', 'number', { decimals: 2 }),
    own('foam.taper', 'Taper and cants (board ft)', 'number', { decimals: 0 }),
    own('foam.lift', 'Most per lift (in, typical)', 'number', { value: 1.5, decimals: 2 }),
    own('foam.yield', 'Yield of a set (board ft, typical)', 'number', { value: 3500, decimals: 0 }),
    calculated(
      'foam.boardFeet',
      'Board feet',
      'number',
      round(add(mul('measure.area', 'foam.inches'), 'foam.taper'), 0),
      { decimals: 0 },
    ),
    calculated('foam.lifts', 'Lifts', 'number', onceFilled('foam.inches', ceil(div('foam.inches', 'foam.lift'))), {
      decimals: 0,
    }),
    own('foam.rPerInch', 'R per inch, aged (typical)', 'number', { value: 6.2, decimals: 1 }),
    calculated('foam.r', 'R of the foam', 'number', round(mul('foam.inches', 'foam.rPerInch'), 1), { decimals: 1 }),
  ),
]

/** Hot asphalt: pounds per square = plies × mopping + flood coat; gravel by the square. */
export const hotBlocks: readonly Block[] = [
  section('Asphalt, gravel and kettle', 'Asphalt tons by ply and flood coat, gravel tons, kettle fuel'),
  fields(
    4,
    own('hot.plies', 'Moppings, with base', 'number', { value: 4, decimals: 0 }),
    own('hot.perPly', 'Asphalt per ply (lb/SQ)', 'number', { value: 25, decimals: 0 }),
    own('hot.flood', 'Flood coat (lb/SQ)', 'number', { value: 60, decimals: 0 }),
    own('hot.gravel', 'Gravel (lb/SQ)', 'number', { value: 400, decimals: 0 }),
    calculated(
      'hot.tons',
      'Asphalt (tons)',
      'number',
      round(div(mul('measure.squares', add(mul('hot.plies', 'hot.perPly'), 'hot.flood')), 2000)),
      { decimals: 2 },
    ),
    calculated('hot.gravelTons', 'Gravel (tons)', 'number', round(div(mul('measure.squares', 'hot.gravel'), 2000)), {
      decimals: 2,
    }),
    own('hot.fuel', 'Kettle fuel (lb a ton, typical)', 'number', { value: 35, decimals: 0 }),
    calculated('hot.fuelPounds', 'Propane for kettle (lb)', 'number', round(mul('hot.tons', 'hot.fuel'), 0), {
      decimals: 0,
    }),
  ),
]

/** Cold adhesive by the ply and square. */
export const coldBlocks = (plies: number, gallons: number): readonly Block[] => [
  section('Cold adhesive', 'Cold adhesive gallons by ply'),
  fields(
    4,
    own('cold.plies', 'Plies set in adhesive', 'number', { value: plies, decimals: 0 }),
    own('cold.rate', 'Gallons per SQ and ply (typical)', 'number', { value: gallons, decimals: 2 }),
    calculated(
      'cold.gallons',
      'Adhesive, net (gal)',
      'number',
      round(mul('measure.squares', 'cold.plies', 'cold.rate'), 1),
      { decimals: 1 },
    ),
  ),
]

/** Torch gas by the ply and square, and the daily watch after the last flame. */
export const torchBlocks: readonly Block[] = [
  section('Torch gas and fire watch', 'Propane by ply, cylinders and fire-watch hours'),
  fields(
    4,
    own('torch.plies', 'Torched plies', 'number', { value: 1, decimals: 0 }),
    own('torch.rate', 'Propane per SQ and ply (lb, typical)', 'number', { value: 8, decimals: 1 }),
    calculated(
      'torch.pounds',
      'Propane (lb)',
      'number',
      round(mul('measure.squares', 'torch.plies', 'torch.rate'), 0),
      {
        decimals: 0,
      },
    ),
    own('torch.days', 'Days with flame', 'number', { decimals: 0 }),
    own('torch.watch', 'Fire watch a day (h)', 'number', { value: 2, decimals: 1 }),
    calculated('torch.watchHours', 'Fire watch in all (h)', 'number', mul('torch.days', 'torch.watch'), {
      decimals: 1,
    }),
  ),
]

/** Ballast by the square foot, in tons. */
export const ballastBlocks: readonly Block[] = [
  section('Ballast', 'Ballast stone in tons'),
  fields(
    4,
    own('ballast.area', 'Ballasted area (sf)', 'number', { decimals: 0 }),
    own('ballast.rate', 'Stone (lb per sf, typical)', 'number', { value: 10, decimals: 1 }),
    calculated('ballast.tons', 'Stone (tons)', 'number', round(div(mul('ballast.area', 'ballast.rate'), 2000)), {
      decimals: 2,
    }),
    own('ballast.engineer', 'Deck capacity confirmed by'),
  ),
]

/** Resin by layer in gallons per square, catalyst by weight, fleece with its overlaps. */
export const resinBlocks: readonly Block[] = [
  section('Resin and fleece', 'Resin by layer, catalyst by weight, fleece with overlap'),
  table(
    'resin',
    'Resin by layer',
    [
      column('layer', 'Layer', 'text', { width: 3, fixed: true }),
      column('rate', 'Gal per SQ (typical)', 'number', { width: 1.3, decimals: 2 }),
      column('gallons', 'Gallons, net', 'number', {
        width: 1.3,
        decimals: 1,
        formula: round(mul('measure.squares', cell('rate')), 1),
      }),
    ],
    [
      { layer: 'Primer on the deck', rate: 0.9 },
      { layer: 'Base resin under the fleece', rate: 3.2 },
      { layer: 'Saturation resin over the fleece', rate: 2.3 },
      { layer: 'Finish resin with quartz', rate: 1.5 },
    ],
    {
      totals: [total('resin.total', 'Resin in all (gal)', sum('resin', 'gallons'), { type: 'number', decimals: 1 })],
    },
  ),
  fields(
    4,
    own('resin.density', 'Resin (lb a gallon, typical)', 'number', { value: 9.7, decimals: 1 }),
    own('resin.catalyst', 'Catalyst by weight (typical)', 'percent', { value: 0.03, decimals: 1 }),
    calculated(
      'resin.catalystPounds',
      'Catalyst (lb)',
      'number',
      round(mul('resin.total', 'resin.density', 'resin.catalyst'), 1),
      { decimals: 1 },
    ),
    own('resin.pot', 'Pot life at deck temperature'),
    own('resin.fleeceWidth', 'Fleece width (in)', 'number', { value: 41, decimals: 1 }),
    own('resin.fleeceLap', 'Fleece overlap (in)', 'number', { value: 2, decimals: 1 }),
    calculated(
      'resin.fleece',
      'Fleece with overlap (sf)',
      'number',
      round(div(mul('measure.area', 'resin.fleeceWidth'), sub('resin.fleeceWidth', 'resin.fleeceLap')), 0),
      { decimals: 0 },
    ),
  ),
]

/** Media: cubic yards = sf × inches ÷ 324, more for settling; saturated weight against what the deck carries. */
export const mediaBlocks: readonly Block[] = [
  section('Growing media, trays and load', 'Growing media volume, trays, border and saturated load'),
  fields(
    4,
    own('media.area', 'Planted area (sf)', 'number', { decimals: 0 }),
    own('media.depth', 'Media depth, settled (in)', 'number', { decimals: 1 }),
    own('media.settling', 'Settling (typical)', 'percent', { value: 0.15, decimals: 1 }),
    calculated(
      'media.yards',
      'Media (cubic yards)',
      'number',
      round(div(mul('media.area', 'media.depth', add(1, 'media.settling')), 324), 1),
      { decimals: 1 },
    ),
    own('media.pcf', 'Saturated weight (lb per cu ft)', 'number', { decimals: 0 }),
    own('media.layers', 'Drainage, plants (lb per sf)', 'number', { value: 5, decimals: 1 }),
    calculated(
      'media.psf',
      'Saturated load (lb per sf)',
      'number',
      round(onceFilled('media.pcf', add(mul(div('media.depth', 12), 'media.pcf'), 'media.layers')), 1),
      { decimals: 1 },
    ),
    own('media.allowed', 'Engineer allows (lb per sf)', 'number', { decimals: 1 }),
    calculated(
      'media.reserve',
      'Left of it (lb per sf)',
      'number',
      onceFilled('media.allowed', onceFilled('media.psf', sub('media.allowed', 'media.psf'))),
      { decimals: 1 },
    ),
    own('media.tray', 'Area of a tray (sf)', 'number', { value: 4, decimals: 1 }),
    own('media.plugs', 'Plugs per sf (typical)', 'number', { value: 2, decimals: 1 }),
    own('media.border', 'Border width (in)', 'number', { value: 24, decimals: 0 }),
  ),
]
