/** Worksheets for sloped roofs: ice barrier, debris, ventilation, panels, pieces, shakes and solar. */
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'
import { ridgeAndHip, slopedWalls } from './measurements'
import { slopeMultiplier } from './scope'

export const iceBarrierBlocks: readonly d.Block[] = [
  d.section('Ice barrier', 'Ice barrier reach and rows from slope and overhang'),
  d.fields(
    4,
    d.own('ice.overhang', 'Overhang (in)', 'number', { decimals: 1 }),
    d.own('ice.wall', 'Wall thickness (in)', 'number', { decimals: 1 }),
    d.own('ice.inside', 'Inside wall line (in)', 'number', { value: 24, decimals: 1 }),
    d.own('ice.rise', 'Rise in 12 at eave', 'number', { decimals: 2 }),
    d.own('ice.rollWidth', 'Roll width (in)', 'number', { value: 36, decimals: 1 }),
    d.own('ice.lap', 'Side lap (in)', 'number', { value: 4, decimals: 1 }),
    d.calculated('ice.reach', 'Up the slope (in)', 'number', iceReach(), { decimals: 1 }),
    d.calculated(
      'ice.rows',
      'Rows',
      'number',
      onceFilled('ice.reach', d.ceil(d.div(d.sub('ice.reach', 'ice.lap'), d.sub('ice.rollWidth', 'ice.lap')))),
      { decimals: 0 },
    ),
    d.calculated(
      'ice.length',
      'Roll, with valleys (ft)',
      'number',
      d.add(d.mul('ice.rows', 'linear.eave'), 'linear.valley'),
      { decimals: 0 },
    ),
  ),
]

/** IRC R905.1.2: (overhang + wall + 24 in) along the slope, and 36 in from the eave at 8:12 or steeper. */
function iceReach() {
  const level = onceFilled('ice.overhang', onceFilled('ice.wall', d.add('ice.overhang', 'ice.wall', 'ice.inside')))
  const reach = d.mul(level, slopeMultiplier(d.ref('ice.rise')))
  return d.round(d.when('ice.rise', '>=', 8, d.max(reach, 36), reach), 1)
}

/** Weight of what is torn off, and the container loads that it fills. */
export const debrisBlocks = (perSquare = 250, limit = 4): readonly d.Block[] => [
  d.section('Debris', 'Debris weight and container loads'),
  d.fields(
    4,
    d.own('debris.layers', 'Layers torn off', 'number', { decimals: 0 }),
    d.own('debris.perSquare', 'Lb per SQ and layer', 'number', { value: perSquare, decimals: 0 }),
    d.own('debris.limit', 'Container limit (tons), ask your hauler', 'number', { value: limit, decimals: 1 }),
    d.calculated(
      'debris.loads',
      'Container loads',
      'number',
      d.ceil(d.div(d.mul('measure.squares', 'debris.layers', 'debris.perSquare'), d.mul('debris.limit', 2000))),
      { decimals: 0 },
    ),
  ),
]

/** What ridge and other vents leave of the exhaust needed; never less than nothing. */
const exhaustShort = onceFilled(
  'vent.exhaust',
  d.max(d.sub('vent.exhaust', d.add(d.mul('vent.ridgeNfa', 'vent.ridgeLength'), 'vent.other')), 0),
)

export const ventBlocks: readonly d.Block[] = [
  d.section('Attic ventilation', 'Attic ventilation: exhaust needed, ridge vent and shortfall'),
  d.fields(
    4,
    d.own('vent.attic', 'Attic floor (sf)', 'number', { decimals: 0 }),
    d.own('vent.ratio', 'Ratio 1 to', 'number', { value: 150, decimals: 0 }),
    d.calculated(
      'vent.exhaust',
      'Exhaust NFA (sq in)',
      'number',
      d.round(d.div(d.mul('vent.attic', 144), d.mul('vent.ratio', 2)), 0),
      { decimals: 0 },
    ),
    d.calculated(
      'vent.ridgeNeeded',
      'Ridge vent needed (ft)',
      'number',
      d.ceil(d.div('vent.exhaust', 'vent.ridgeNfa')),
      { decimals: 0 },
    ),
    d.own('vent.ridgeNfa', 'Ridge vent NFA (sq in/ft)', 'number', { value: 18, decimals: 1 }),
    d.own('vent.ridgeLength', 'Ridge vent used (ft)', 'number', { decimals: 0 }),
    d.own('vent.other', 'Other exhaust NFA (sq in)', 'number', { decimals: 0 }),
    d.calculated('vent.short', 'Exhaust still short (sq in)', 'number', exhaustShort, { decimals: 0 }),
  ),
]

/** Clips by the feet and the spacing of {@link panelBlocks}. */
export const panelClips = d.ceil(d.div(d.mul('panel.feet', 12), 'panel.clipSpacing'))

/** Feet of closure: both sides of ridges and hips, and the rakes. */
export const trimClosures = d.add(d.mul(2, ridgeAndHip), d.ref('linear.rake'))

/** Feet of butyl tape: both sides of ridges, hips and valleys, and the walls. */
export const trimButyl = d.add(d.mul(2, ridgeAndHip), d.mul(2, d.ref('linear.valley')), slopedWalls)

export const panelBlocks: readonly d.Block[] = [
  d.section('Panel schedule', 'Panel schedule: count and running feet per plane'),
  d.table(
    'panel',
    'Panel schedule',
    [
      d.column('plane', 'Plane', 'text', { width: 1.6 }),
      d.column('width', 'Eave width (ft)', 'number', { width: 1.4, decimals: 2 }),
      d.column('length', 'Slope length (ft)', 'number', { width: 1.5, decimals: 2 }),
      d.column('extra', 'Hem, overhang (in)', 'number', { width: 1.3, decimals: 2 }),
      d.column('count', 'Panels', 'number', {
        width: 1,
        decimals: 0,
        formula: d.ceil(d.div(d.mul(d.cell('width'), 12), d.ref('panel.coverage'))),
      }),
      d.column('cut', 'Panel length (ft)', 'number', {
        width: 1.2,
        decimals: 2,
        formula: onceFilled(d.cell('length'), d.add(d.cell('length'), d.div(d.cell('extra'), 12))),
      }),
      d.column('feet', 'Running feet', 'number', {
        width: 1.2,
        decimals: 1,
        formula: d.mul(d.cell('count'), d.cell('cut')),
      }),
    ],
    ['A', 'B', 'C', 'D', 'E'].map((plane) => ({ plane })),
    {
      totals: [
        d.total('panel.count', 'Panels', d.sum('panel', 'count'), { type: 'number', decimals: 0 }),
        d.total('panel.feet', 'Running feet', d.sum('panel', 'feet'), { type: 'number', decimals: 1 }),
      ],
    },
  ),
  d.fields(
    4,
    d.own('panel.coverage', 'Panel coverage (in, typical)', 'number', { value: 16, decimals: 2 }),
    d.own('panel.clipSpacing', 'Clip spacing (in)', 'number', { decimals: 1 }),
    d.own('panel.screwsPerClip', 'Screws per clip', 'number', { value: 2, decimals: 0 }),
    d.calculated(
      'panel.squares',
      'Squares of panel to order',
      'number',
      d.round(d.div(d.mul('panel.feet', 'panel.coverage'), 1200)),
      { decimals: 2 },
    ),
    d.own('dryIn.highTempSquares', 'High-temp sheet, net (SQ)', 'number', { decimals: 2 }),
    d.own('dryIn.syntheticSquares', 'Synthetic sheet, net (SQ)', 'number', { decimals: 2 }),
    d.calculated(
      'dryIn.covered',
      'Underlayment in all (SQ)',
      'number',
      d.add('dryIn.highTempSquares', 'dryIn.syntheticSquares'),
      { decimals: 2 },
    ),
  ),
]

/* ---------------------------------------------------------------- tile, slate, shake, solar */

export interface Piece {
  length: number
  width: number
  headlap: number
  /** Slate and its imitations lap two courses below: exposure is half of what the headlap leaves. */
  doubleLap: boolean
  /** Installed weight, pounds per square foot. */
  psf: number
}

/** Pieces of the whole roof, by the pieces per square of {@link pieceBlocks}. */
export const pieceCount = d.mul('measure.squares', 'piece.perSquare')

/** Exposure, pieces per square and the weight that the roof has to carry: 14,400 ÷ (width × exposure) per square. */
export const pieceBlocks = (noun: string, { length, width, headlap, doubleLap, psf }: Piece): readonly d.Block[] => [
  d.section(`Exposure, ${noun} per square and weight`, `Exposure, ${noun} per square and roof load`),
  d.fields(
    4,
    d.own('piece.length', 'Length (in, typical)', 'number', { value: length, decimals: 2 }),
    d.own('piece.width', 'Width it covers (in, typical)', 'number', { value: width, decimals: 2 }),
    d.own('piece.headlap', 'Headlap (in)', 'number', { value: headlap, decimals: 2 }),
    d.calculated(
      'piece.exposure',
      'Exposure (in)',
      'number',
      onceFilled('measure.area', d.div(d.sub('piece.length', 'piece.headlap'), doubleLap ? 2 : 1)),
      { decimals: 2 },
    ),
    d.calculated(
      'piece.perSquare',
      'Pieces per square',
      'number',
      d.round(d.div(14400, d.mul('piece.width', 'piece.exposure')), 1),
      { decimals: 1 },
    ),
    d.own('piece.psf', 'Weight (lb per sf, typical)', 'number', { value: psf, decimals: 1 }),
    d.calculated(
      'piece.tons',
      'Weight on the roof (tons)',
      'number',
      d.round(d.div(d.mul('measure.area', 'piece.psf'), 2000)),
      { decimals: 2 },
    ),
    d.own('piece.engineer', 'Load confirmed by, date'),
  ),
]

/** Felt interlay: one strip per course, so area ÷ exposure. Source: CSSB method of a strip over each course. */
export const shakeBlocks: readonly d.Block[] = [
  d.section('Shake exposure and interlay', 'Shake exposure, bundles and felt interlay by course'),
  d.fields(
    4,
    d.own('shake.exposure', 'Exposure (in, typical)', 'number', { value: 10, decimals: 2 }),
    d.own('shake.bundles', 'Bundles per SQ at it (typical)', 'number', { value: 5, decimals: 1 }),
    d.own('shake.nailPounds', 'Nails per SQ (lb, typical)', 'number', { value: 2, decimals: 1 }),
    d.calculated(
      'shake.interlay',
      'Interlay, 18 in strip (ft)',
      'number',
      d.round(d.div(d.mul('measure.area', 12), 'shake.exposure'), 0),
      { decimals: 0 },
    ),
    d.own('shake.skipBoards', 'Skip boards to replace (ft)', 'number', { decimals: 0 }),
    d.own('shake.preservative', 'Preservative (sf a gallon)', 'number', { value: 150, decimals: 0 }),
  ),
]

/** PV: kW DC = modules × W ÷ 1000, strings rounded up, inverter from the DC to AC ratio, conductor by run. */
export const solarBlocks: readonly d.Block[] = [
  d.section('Solar array and wire runs', 'Array size, strings, inverter and wire runs'),
  d.fields(
    4,
    d.own('pv.modules', 'Solar shingles or tiles', 'number', { decimals: 0 }),
    d.own('pv.watts', 'Watts each (W DC)', 'number', { decimals: 1 }),
    d.own('pv.moduleArea', 'Exposed area of each (sf)', 'number', { decimals: 2 }),
    d.calculated('pv.kilowatts', 'Array (kW DC)', 'number', d.round(d.div(d.mul('pv.modules', 'pv.watts'), 1000)), {
      decimals: 2,
    }),
    d.own('pv.perString', 'Modules per string', 'number', { decimals: 0 }),
    d.calculated('pv.strings', 'Strings', 'number', d.ceil(d.div('pv.modules', 'pv.perString')), { decimals: 0 }),
    d.own('pv.ratio', 'DC to AC ratio (typical)', 'number', { value: 1.2, decimals: 2 }),
    d.calculated('pv.inverter', 'Inverter (kW AC)', 'number', d.round(d.div('pv.kilowatts', 'pv.ratio')), {
      decimals: 2,
    }),
    d.calculated('pv.squares', 'Active squares', 'number', d.round(d.div(d.mul('pv.modules', 'pv.moduleArea'), 100)), {
      decimals: 2,
    }),
    d.calculated(
      'pv.inertSquares',
      'Inert squares, with waste',
      'number',
      onceFilled('pv.squares', d.max(d.sub('measure.orderSquares', d.mul('pv.squares', d.add(1, 'measure.waste'))), 0)),
      { decimals: 2 },
    ),
    d.own('pv.dcRun', 'DC run, array to inverter (ft)', 'number', { decimals: 0 }),
    d.own('pv.acRun', 'AC run, inverter to panel (ft)', 'number', { decimals: 0 }),
    d.own('pv.acConductors', 'AC conductors (typical)', 'number', { value: 4, decimals: 0 }),
    d.calculated('pv.dcWire', 'DC wire (ft)', 'number', d.mul('pv.strings', 2, 'pv.dcRun'), { decimals: 0 }),
    d.calculated('pv.acWire', 'AC wire (ft)', 'number', d.mul('pv.acRun', 'pv.acConductors'), { decimals: 0 }),
    d.own('pv.yield', 'Year-one output (kWh), from the study', 'number', { decimals: 0 }),
  ),
]
