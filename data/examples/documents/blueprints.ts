/** What documents say that every roof system has: by their address without the system. */
import { people } from '../cast'
import { days, daysAfter } from '../calendar'
import { atPlace, defectAt, placeAt } from '../inspection-names'
import { commercialFigures } from './figures'
import { measurementAt } from '../readings'
import type { ExamplePlace, SaidByName } from '../types'

const cause = (place: ExamplePlace): string =>
  `${defectAt(place).name}: ${defectAt(place).looks}. Likely cause: ${defectAt(place).cause}.`
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
  'alternative.reason':
    'Not needed on this job: the ridge takes anchors, so personal fall arrest is used everywhere and no controlled access zone is set.',
}

const inspection: SaidByName = {
  'visit.last': days.lastVisit,
  'slope.#.slope': ['South', 'North', 'East, garage', 'West'],
  'slope.#.worst': (place) => `${defectAt(place).name} ${atPlace(placeAt(place))}`.slice(0, 60),
  'priority.#.recommendation': (place) => defectAt(place).remedy,
  'work.#.item': ['Refasten and seal at the wall', 'Replace one vent boot'],
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
    'detailMeasure.#.measured': measurementAt,
    'coveringMeasure.#.measured': measurementAt,
  },
  'pre-installation-inspection': { ...inspection, 'substrateMeasure.#.measured': measurementAt },
  'post-installation-inspection': {
    ...inspection,
    'inspection.date': days.walk,
    'inspector.date': days.walk,
    'owner.date': days.walk,
    'walk.date': days.walk,
    'walk.result': 'Accepted, open lines as listed',
    'code.date': days.walk,
    'summary.next': 'Our crew closes the open lines by October 2. Look again in April.',
    'punch.#.due': [daysAfter(days.walk, 3), daysAfter(days.walk, 3), daysAfter(days.walk, 7)],
    'punch.#.checked': [true, true, false],
    'warranty.#.by': [days.paid, days.paid, days.paid],
    'detailMeasure.#.measured': measurementAt,
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
    'testMeasure.#.measured': measurementAt,
  },
  'leak-investigation': {
    ...inspection,
    // One place after the other; the third is the one that leaks.
    'water.#.place': ({ job, row }) =>
      (job.system.type === 'sloped'
        ? ['Field 3 ft below the vent', 'Field beside the vent', 'Bath vent, uphill side', 'Valley behind the garage']
        : ['Field below RTU-2', 'Seam along the walkway', 'Curb of RTU-2', 'Drain D-2'])[row - 1] ?? '',
    'water.#.depth': '',
    'water.#.amount': ({ label, row }) => (row > 4 ? '' : /depth/i.test(label) ? '1' : '5 gal/min'),
    'interiorMeasure.#.measured': measurementAt,
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
    'site.#.hazard': ['Service drop near the garage eave', '', '', '', '', '', '', '', '', 'Dog in the back yard'],
  },
}
