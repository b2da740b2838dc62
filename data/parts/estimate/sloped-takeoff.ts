/** Worksheets for sloped roofs: ice barrier, debris, ventilation, panels, pieces, shakes and solar. */
import {
  add,
  calculated,
  cell,
  ceil,
  column,
  div,
  fields,
  max,
  mul,
  own,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  when,
  type Block,
} from '@/lib/documents/author'
import { onceFilled, slopeMultiplier } from './scope'

export const iceBarrierBlocks: readonly Block[] = [
  section('Ice barrier', 'Ice barrier reach and rows from slope and overhang'),
  fields(
    4,
    own('ice.overhang', 'Overhang (in)', 'number', { decimals: 1 }),
    own('ice.wall', 'Wall thickness (in)', 'number', { decimals: 1 }),
    own('ice.inside', 'Inside wall line (in)', 'number', { value: 24, decimals: 1 }),
    own('ice.rise', 'Rise in 12 at eave', 'number', { decimals: 2 }),
    own('ice.rollWidth', 'Roll width (in)', 'number', { value: 36, decimals: 1 }),
    own('ice.lap', 'Side lap (in)', 'number', { value: 4, decimals: 1 }),
    calculated('ice.reach', 'Up the slope (in)', 'number', iceReach(), { decimals: 1 }),
    calculated(
      'ice.rows',
      'Rows',
      'number',
      onceFilled('ice.reach', ceil(div(sub('ice.reach', 'ice.lap'), sub('ice.rollWidth', 'ice.lap')))),
      { decimals: 0 },
    ),
    calculated(
      'ice.length',
      'Roll, with valleys (ft)',
      'number',
      add(mul('ice.rows', 'linear.eave'), 'linear.valley'),
      {
        decimals: 0,
      },
    ),
  ),
]

/** IRC R905.1.2: (overhang + wall + 24 in) along the slope, and 36 in from the eave at 8:12 or steeper. */
function iceReach() {
  const level = onceFilled('ice.overhang', onceFilled('ice.wall', add('ice.overhang', 'ice.wall', 'ice.inside')))
  const reach = mul(level, slopeMultiplier(ref('ice.rise')))
  return round(when('ice.rise', '>=', 8, max(reach, 36), reach), 1)
}

/** Weight of what is torn off, and the container loads that it fills. */
export const debrisBlocks = (perSquare = 250): readonly Block[] => [
  section('Debris', 'Debris weight and container loads'),
  fields(
    4,
    own('debris.layers', 'Layers torn off', 'number', { decimals: 0 }),
    own('debris.perSquare', 'Lb per SQ and layer', 'number', { value: perSquare, decimals: 0 }),
    own('debris.limit', 'Container limit (tons)', 'number', {
      value: 4,
      decimals: 1,
    }),
    calculated(
      'debris.loads',
      'Container loads',
      'number',
      ceil(div(mul('measure.squares', 'debris.layers', 'debris.perSquare'), mul('debris.limit', 2000))),
      { decimals: 0 },
    ),
  ),
]

/** What ridge and other vents leave of the exhaust needed; never less than nothing. */
const exhaustShort = onceFilled(
  'vent.exhaust',
  max(sub('vent.exhaust', add(mul('vent.ridgeNfa', 'vent.ridgeLength'), 'vent.other')), 0),
)

export const ventBlocks: readonly Block[] = [
  section('Attic ventilation', 'Attic ventilation: exhaust needed, ridge vent and shortfall'),
  fields(
    4,
    own('vent.attic', 'Attic floor (sf)', 'number', { decimals: 0 }),
    own('vent.ratio', 'Ratio 1 to', 'number', { value: 150, decimals: 0 }),
    calculated(
      'vent.exhaust',
      'Exhaust NFA (sq in)',
      'number',
      round(div(mul('vent.attic', 144), mul('vent.ratio', 2)), 0),
      {
        decimals: 0,
      },
    ),
    calculated('vent.ridgeNeeded', 'Ridge vent needed (ft)', 'number', ceil(div('vent.exhaust', 'vent.ridgeNfa')), {
      decimals: 0,
    }),
    own('vent.ridgeNfa', 'Ridge vent NFA (sq in/ft)', 'number', { value: 18, decimals: 1 }),
    own('vent.ridgeLength', 'Ridge vent used (ft)', 'number', { decimals: 0 }),
    own('vent.other', 'Other exhaust NFA (sq in)', 'number', { decimals: 0 }),
    calculated('vent.short', 'Exhaust still short (sq in)', 'number', exhaustShort, { decimals: 0 }),
  ),
]

export const panelBlocks: readonly Block[] = [
  section('Panel schedule', 'Panel schedule: count and running feet per plane'),
  table(
    'panel',
    'Panel schedule',
    [
      column('plane', 'Plane', 'text', { width: 1.6 }),
      column('width', 'Eave width (ft)', 'number', { width: 1.4, decimals: 2 }),
      column('length', 'Slope length (ft)', 'number', { width: 1.5, decimals: 2 }),
      column('extra', 'Hem, overhang (in)', 'number', { width: 1.3, decimals: 2 }),
      column('count', 'Panels', 'number', {
        width: 1,
        decimals: 0,
        formula: ceil(div(mul(cell('width'), 12), ref('panel.coverage'))),
      }),
      column('cut', 'Panel length (ft)', 'number', {
        width: 1.2,
        decimals: 2,
        formula: onceFilled(cell('length'), add(cell('length'), div(cell('extra'), 12))),
      }),
      column('feet', 'Running feet', 'number', { width: 1.2, decimals: 1, formula: mul(cell('count'), cell('cut')) }),
    ],
    ['A', 'B', 'C', 'D', 'E'].map((plane) => ({ plane })),
    {
      totals: [
        total('panel.count', 'Panels', sum('panel', 'count'), { type: 'number', decimals: 0 }),
        total('panel.feet', 'Running feet', sum('panel', 'feet'), { type: 'number', decimals: 1 }),
      ],
    },
  ),
  fields(
    4,
    own('panel.coverage', 'Panel coverage (in, typical)', 'number', { value: 16, decimals: 2 }),
    own('panel.clipSpacing', 'Clip spacing (in)', 'number', { decimals: 1 }),
    own('panel.screwsPerClip', 'Screws per clip', 'number', { value: 2, decimals: 0 }),
    calculated(
      'panel.squares',
      'Squares of panel to order',
      'number',
      round(div(mul('panel.feet', 'panel.coverage'), 1200)),
      {
        decimals: 2,
      },
    ),
    own('dryIn.highTempSquares', 'High-temp sheet, net (SQ)', 'number', { decimals: 2 }),
    own('dryIn.syntheticSquares', 'Synthetic sheet, net (SQ)', 'number', { decimals: 2 }),
    calculated(
      'dryIn.covered',
      'Underlayment in all (SQ)',
      'number',
      add('dryIn.highTempSquares', 'dryIn.syntheticSquares'),
      {
        decimals: 2,
      },
    ),
  ),
]

/* ---------------------------------------------------------------- tile, slate, shake, solar */

export interface Piece {
  length: number
  width: number
  headlap: number
  /** Slate and its imitations lap two courses below, so that exposure is half of what the headlap leaves. */
  doubleLap: boolean
  /** Installed weight, pounds per square foot. */
  psf: number
}

/** Exposure, pieces per square and the weight that the roof has to carry: 14,400 ÷ (width × exposure) per square. */
export const pieceBlocks = (noun: string, { length, width, headlap, doubleLap, psf }: Piece): readonly Block[] => [
  section(`Exposure, ${noun} per square and weight`, `Exposure, ${noun} per square and roof load`),
  fields(
    4,
    own('piece.length', 'Length (in, typical)', 'number', { value: length, decimals: 2 }),
    own('piece.width', 'Width it covers (in, typical)', 'number', { value: width, decimals: 2 }),
    own('piece.headlap', 'Headlap (in)', 'number', { value: headlap, decimals: 2 }),
    calculated(
      'piece.exposure',
      'Exposure (in)',
      'number',
      onceFilled('measure.area', div(sub('piece.length', 'piece.headlap'), doubleLap ? 2 : 1)),
      { decimals: 2 },
    ),
    calculated(
      'piece.perSquare',
      'Pieces per square',
      'number',
      round(div(14400, mul('piece.width', 'piece.exposure')), 1),
      { decimals: 1 },
    ),
    own('piece.psf', 'Weight (lb per sf, typical)', 'number', { value: psf, decimals: 1 }),
    calculated(
      'piece.tons',
      'Weight on the roof (tons)',
      'number',
      round(div(mul('measure.area', 'piece.psf'), 2000)),
      {
        decimals: 2,
      },
    ),
    own('piece.engineer', 'Load confirmed by, date'),
  ),
]

/** Felt interlay: one strip per course, so area ÷ exposure. Source: CSSB method of a strip over each course. */
export const shakeBlocks: readonly Block[] = [
  section('Shake exposure and interlay', 'Shake exposure, bundles and felt interlay by course'),
  fields(
    4,
    own('shake.exposure', 'Exposure (in, typical)', 'number', { value: 10, decimals: 2 }),
    own('shake.bundles', 'Bundles per SQ at it (typical)', 'number', { value: 5, decimals: 1 }),
    own('shake.nailPounds', 'Nails per SQ (lb, typical)', 'number', { value: 2, decimals: 1 }),
    calculated(
      'shake.interlay',
      'Interlay, 18 in strip (ft)',
      'number',
      round(div(mul('measure.area', 12), 'shake.exposure'), 0),
      { decimals: 0 },
    ),
    own('shake.skipBoards', 'Skip boards to replace (ft)', 'number', { decimals: 0 }),
    own('shake.preservative', 'Preservative (sf a gallon)', 'number', { value: 150, decimals: 0 }),
  ),
]

/** PV: kW DC = modules × W ÷ 1000, strings rounded up, inverter from the DC to AC ratio, conductor by run. */
export const solarBlocks: readonly Block[] = [
  section('Solar array and wire runs', 'Array size, strings, inverter and wire runs'),
  fields(
    4,
    own('pv.modules', 'Solar shingles or tiles', 'number', { decimals: 0 }),
    own('pv.watts', 'Watts each (W DC)', 'number', { decimals: 1 }),
    own('pv.moduleArea', 'Exposed area of each (sf)', 'number', { decimals: 2 }),
    calculated('pv.kilowatts', 'Array (kW DC)', 'number', round(div(mul('pv.modules', 'pv.watts'), 1000)), {
      decimals: 2,
    }),
    own('pv.perString', 'Modules per string', 'number', { decimals: 0 }),
    calculated('pv.strings', 'Strings', 'number', ceil(div('pv.modules', 'pv.perString')), { decimals: 0 }),
    own('pv.ratio', 'DC to AC ratio (typical)', 'number', { value: 1.2, decimals: 2 }),
    calculated('pv.inverter', 'Inverter (kW AC)', 'number', round(div('pv.kilowatts', 'pv.ratio')), { decimals: 2 }),
    calculated('pv.squares', 'Active squares', 'number', round(div(mul('pv.modules', 'pv.moduleArea'), 100)), {
      decimals: 2,
    }),
    calculated(
      'pv.inertSquares',
      'Inert squares, with waste',
      'number',
      onceFilled('pv.squares', max(sub('measure.orderSquares', mul('pv.squares', add(1, 'measure.waste'))), 0)),
      { decimals: 2 },
    ),
    own('pv.dcRun', 'DC run, array to inverter (ft)', 'number', { decimals: 0 }),
    own('pv.acRun', 'AC run, inverter to panel (ft)', 'number', { decimals: 0 }),
    own('pv.acConductors', 'AC conductors (typical)', 'number', { value: 4, decimals: 0 }),
    calculated('pv.dcWire', 'DC wire (ft)', 'number', mul('pv.strings', 2, 'pv.dcRun'), { decimals: 0 }),
    calculated('pv.acWire', 'AC wire (ft)', 'number', mul('pv.acRun', 'pv.acConductors'), { decimals: 0 }),
    own('pv.yield', 'Year-one output (kWh), from the study', 'number', { decimals: 0 }),
  ),
]
