/** Lengths and counts of the example roofs, from their area. */
import type { ExampleJob, ExamplePlace, SaidByName } from './types'

/** Feet that grow with the side of the roof: `feet` is for one of 2,640 sq ft. */
const feet =
  (count: number) =>
  ({ job: { area } }: ExamplePlace): number =>
    Math.round(count * Math.sqrt(area / 2640))

const shares = [0.4, 0.36, 0.13, 0.11]
const multiplier = ({ pitch }: ExampleJob): number => Math.hypot(12, pitch) / 12

export const measures: SaidByName = {
  'plane.#.plan': ({ job, row }) => {
    const share = shares[row - 1]
    return share === undefined ? undefined : Math.round((share * job.area) / multiplier(job))
  },
  'plane.#.rise': ({ job, row }) => (row <= shares.length ? job.pitch : undefined),
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
}
