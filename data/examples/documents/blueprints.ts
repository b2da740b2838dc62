/** What documents say that every roof system has: by their address without the system. */
import { people } from '../cast'
import { days, daysAfter } from '../calendar'
import { atPlace, faultsOf, leakOf } from '../faults'
import { commercialFigures } from './figures'
import { byBuilding, bySlope } from '../safety-places'
import { measurementAt, quietMeasurementAt } from '../readings'
import type { ExamplePlace, SaidByName } from '../types'

const cause = ({ job }: ExamplePlace): string => {
  const { source, place } = leakOf(job)
  const { name, place: there, looks } = faultsOf(job)[0]!
  return `${source}, ${atPlace(place)}: water came in under test. Also ${name} ${atPlace(there)}: ${looks}.`
}
/** The worst finding of a slope: each fault on the slope where it is. */
const worstAt = ({ job, row }: ExamplePlace): string => {
  const side = ['South', 'North', 'garage', 'West'][row - 1]
  if (side === undefined) return ''
  return faultsOf(job).find(({ place }) => place.includes(side))?.name ?? 'None'
}
const permit: SaidByName = {
  'permit.from': '8 am',
  'permit.to': '2 pm',
  'permit.operator': `${people.crew[3]}, March 2027`,
  'watch.last': '1:40 pm',
}
const controlledZone: SaidByName = {
  'alternative.author': people.safety,
  'alternative.names': 'L. Herrera, A. Coleman',
  'alternative.method': 'Guardrail, net, personal fall arrest',
  'alternative.reason': bySlope(
    'Not needed on this job: the ridge takes anchors, so personal fall arrest is used everywhere and no controlled access zone is set.',
    'Not needed on this job: a warning line guards the field and personal fall arrest the edge, so no controlled access zone is set.',
  ),
}

const inspection: SaidByName = {
  'visit.last': days.lastVisit,
  'slope.#.slope': ['South', 'North', 'East, garage', 'West'],
  'slope.#.worst': worstAt,
}

const replacement: SaidByName = {
  'piece.engineer': 'J. Example, PE, Aug 19',
  'ballast.engineer': 'J. Example, PE',
  'product.wind': 'Class H',
  'product.primer': 'Rust and stain primer where needed',
  'product.insulation': 'Two layers of 2.7 in, R-30',
  'product.moisture': 'Limit 5 %, read 3.8 %',
  'resin.pot': '20 minutes at 68 °F',
  'product.load': 'J. Example, PE, Aug 19',
  'product.membrane': 'Two-ply SBS with root barrier',
  'product.scan': 'Low voltage, after the membrane',
  'product.base': 'SBS base, mechanically fastened',
  'product.topcoat': 'Aliphatic, light gray',
  'product.cement': 'Lap cement and plastic cement',
  'product.life': '8 to 12 years',
  'product.copper': '20 oz, soldered valleys',
  'product.inert': 'Matching inert shingle, black',
  'product.exposure': '7 in',
  'product.barrier': '1/4 in board, SBS base',
  'product.certa': 'Two, until March 2027',
  'product.watch': '2',
}

export const blueprintTexts: Readonly<Record<string, SaidByName>> = {
  'commercial-contract': commercialFigures,
  'subcontractor-agreement': {
    'material.by': 'Contractor',
    'ready.#.answer': ['Yes', 'Yes', 'Yes', 'Yes', 'Yes', 'Yes', 'Yes'],
  },
  'annual-maintenance-agreement': { 'renewal.start': '2027-09-21', 'renewal.end': '2028-09-20' },
  'residential-contract': { 'price.#.amount': ['', 0, 0, 0, 0, 0] },
  'annual-maintenance-inspection': {
    ...inspection,
    'core.#.reading': ['8 %', '9 %', '8 %', '10 %'],
    'core.#.verdict': ['Dry', 'Dry', 'Dry', 'Dry'],
    'core.#.area': [0, 0, 0, 0],
    'detailMeasure.#.measured': quietMeasurementAt,
    'coveringMeasure.#.measured': quietMeasurementAt,
  },
  'pre-installation-inspection': { ...inspection, 'substrateMeasure.#.measured': quietMeasurementAt },
  'post-installation-inspection': {
    ...inspection,
    'inspection.date': days.walk,
    'inspector.date': days.walk,
    'owner.date': days.walk,
    'walk.date': days.walk,
    'walk.result': 'Accepted, open lines as listed',
    'code.date': days.walk,
    'summary.next': 'Our crew closes the open lines by October 2. Look again in April.',
    'defect.#.seen': false,
    'punch.#.due': [daysAfter(days.walk, 3), daysAfter(days.walk, 3), daysAfter(days.walk, 7)],
    'punch.#.checked': [true, true, false],
    'warranty.#.by': [days.paid, days.paid, days.paid],
    'detailMeasure.#.measured': quietMeasurementAt,
  },
  'seasonal-inspection': {
    ...inspection,
    'water.#.debris': ['Leaves, two bags', 'Granules, a handful', 'Nothing', 'Leaves at the elbow'],
    'water.#.done': ['Cleared and flushed', 'Flushed', 'None needed', 'Elbow cleared'],
  },
  'storm-damage-inspection': {
    ...inspection,
    'impactMeasure.#.measured': measurementAt,
    'afterMeasure.#.measured': measurementAt,
  },
  'insurance-claim-inspection': inspection,
  'warranty-inspection': {
    ...inspection,
    // A roof under warranty: ten years old, its contractor's warranty about to end.
    'roof.age': 10,
    'job.completionDate': '2016-09-24',
    'workmanship.start': '2016-09-24',
    'workmanship.end': '2026-09-24',
    'testMeasure.#.measured': quietMeasurementAt,
  },
  'leak-investigation': {
    ...inspection,
    // One place after the other; the third is the one that leaks.
    'water.#.place': ({ job, row }) =>
      [
        ...['Field, 3 ft below the place', 'Field, beside the place', leakOf(job).place],
        job.system.type === 'sloped' ? 'Field, uphill to the ridge' : 'Field, 10 ft to the north',
      ][row - 1] ?? '',
    'core.#.place': ['C-1, 6 ft north', 'C-2, 6 ft south', 'C-3, at the leak'],
    'water.#.depth': '',
    'water.#.amount': ({ label, row }) => (row > 4 ? '' : /depth/i.test(label) ? '1' : '5 gal/min'),
    'interiorMeasure.#.measured': (place) =>
      /moisture/i.test(place.line) ? '31 % in the stain, 12 % beside it' : measurementAt(place),
  },
  'residential-replacement-estimate': replacement,
  'commercial-replacement-estimate': replacement,
  'repair-contract': {
    'repair.cause': cause,
    'repair.notOpened':
      'Deck under the repair and the framing at the wall: opened on the first day and priced as listed.',
  },
  'safety-plan': { ...permit, ...controlledZone },
  'fall-protection-plan': controlledZone,
  'toolbox-talk-topics': {
    'log.#.topic': ({ job, row }) => job.system.emergency.talks[row - 1]?.topic,
    'log.#.when': ({ job, row }) => job.system.emergency.talks[row - 1]?.when,
  },
  'job-hazard-analysis': {
    'site.#.hazard': byBuilding(
      ['Service drop near the garage eave', '', '', '', '', '', '', '', '', 'Dog in the back yard'],
      ['Service drop at the north wall', '', '', '', '', '', '', '', '', 'Forklifts at the dock'],
    ),
  },
}
