/** Lengths and counts of the example roofs, from their area. */
import type { ExampleJob, ExamplePlace, SaidByName } from './types'

/** Feet that grow with the side of the roof: `feet` is for one of 2,640 sq ft. */
const feet =
  (count: number) =>
  ({ job: { area } }: ExamplePlace): number =>
    Math.round(count * Math.sqrt(area / 2640))

/** One figure for a house and one for a building. */
const either =
  (house: number, other: number) =>
  ({ job: { isHouse } }: ExamplePlace): number =>
    isHouse ? house : other
const share =
  (part: number) =>
  ({ job: { area } }: ExamplePlace): number =>
    Math.round(area * part)
const squaresOf =
  (part: number) =>
  ({ job: { area } }: ExamplePlace): number =>
    Math.round((area * part) / 10) / 10

const shares = [0.4, 0.36, 0.13, 0.11]
const multiplier = ({ pitch }: ExampleJob): number => Math.hypot(12, pitch) / 12

export const measures: SaidByName = {
  'plane.#.plan': ({ job, row }) => {
    const share = shares[row - 1]
    return share === undefined ? '' : Math.round((share * job.area) / multiplier(job))
  },
  'plane.#.rise': ({ job, row }) => (row <= shares.length ? job.pitch : ''),
  'linear.eave': feet(118),
  'linear.rake': feet(84),
  'linear.ridge': feet(46),
  'linear.hip': feet(28),
  'linear.valley': feet(34),
  'linear.sidewall': feet(22),
  'linear.headwall': feet(12),
  'linear.edge': feet(112),
  'linear.parapet': feet(84),
  'count.pipes': ({ job }) => (job.isHouse ? 4 : 9),
  'count.chimneys': 1,
  'count.skylights': 1,
  'count.curbs': ({ job }) => (job.isHouse ? 1 : 5),
  'count.drains': ({ job }) => (job.isHouse ? 2 : 6),
  'linear.ventedRidge': feet(46),
  'linear.ridgeVent': feet(46),
  'linear.snow': feet(60),
  'linear.gutterEdge': feet(112),
  'linear.coping': feet(84),
  'linear.walkway': feet(40),
  'linear.lanes': feet(40),
  'linear.flashing': feet(68),
  'linear.cut': feet(124),
  'linear.zinc': feet(46),
  'linear.raceway': 24,
  'linear.laps': feet(90),
  'linear.horizontal': feet(60),
  'linear.seams': share(0.1),
  'linear.splice': share(0.1),
  'linear.gravelStop': feet(112),
  'linear.cracks': feet(30),
  'linear.coves': feet(60),
  'linear.keys': feet(40),
  'linear.wall': feet(34),
  'linear.woodWall': feet(12),
  'linear.border': feet(100),
  'linear.restraint': feet(100),
  'count.penetrations': either(6, 14),
  'count.rakePieces': feet(67),
  'count.guards': feet(90),
  'count.entries': 2,
  'count.screws': share(0.8),
  'count.newScrews': share(0.05),
  'count.replaced': share(0.05),
  'count.corners': 8,
  'count.pockets': 2,
  'count.samples': 3,
  'count.cores': 6,
  'count.zones': 3,
  'count.details': 12,
  'count.vents': 6,
  'area.attic': 1760,
  'area.grease': 120,
  'area.crickets': share(0.02),
  'area.screens': 600,
  'area.walk': 240,
  'area.rust': share(0.02),
  'dryIn.highTempSquares': squaresOf(0.2),
  'dryIn.syntheticSquares': squaresOf(0.8),
  'panel.clipSpacing': 18,
  'wall.up': 12,
  'wall.over': 4,
  'zone.#.area': ({ job, row }) => {
    const part = [0.62, 0.3, 0.08][row - 1]
    return part === undefined ? '' : Math.round(job.area * part)
  },
  'zone.#.perBoard': [8, 12, 16],
  'row.distance': 9.5,
  'row.spacing': 12,
  'coating.mils': 24,
  'coating.solids': 0.95,
  'coating.area': 0,
  'coat.#.mils': [15, 15],
  'coat.#.solids': [0.95, 0.95],
  'ballast.area': 0,
  'foam.inches': 1.5,
  'foam.taper': 600,
  'shake.skipBoards': 120,
  'pv.modules': 180,
  'pv.watts': 45,
  'pv.moduleArea': 5.9,
  'pv.perString': 30,
  'pv.dcRun': 60,
  'pv.acRun': 35,
  'pv.yield': 9_400,
  'torch.days': 4,
  'media.area': share(0.8),
  'media.depth': 4,
  'media.pcf': 70,
  'media.allowed': 35,
  'rust.#.clean': [0.9, 0.8],
  'rust.#.surface': [0.08, 0.15],
  'rust.#.through': [0.02, 0.05],
  'rust.#.panels': [1, 3],
  'product.electrician': 'Example Electric LLC, EXAMPLE-3311',
  'product.kettle': 'Kettle, north lot, 30 ft from the wall',
}
