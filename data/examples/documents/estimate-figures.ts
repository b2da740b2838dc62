/** Measurements, rates and choices of estimates that belong to one document. */
import { people } from '../cast'
import { days } from '../calendar'
import { placeAt } from '../inspection-names'
import type { Said, SaidByName } from '../types'

/** One roof of a panel metal: two long planes and two short ones that make up its area. */
const panels: SaidByName = {
  'panel.#.width': ({ job, row }) => (job.isHouse ? ([42, 42, 18, 18][row - 1] ?? '') : ([84, 84][row - 1] ?? '')),
  'panel.#.length': ({ job, row }) => {
    const long = job.isHouse ? (job.area - 486) / 84 : job.area / 168
    return (job.isHouse ? [long, long, 13.5, 13.5] : [long, long])[row - 1] === undefined
      ? ''
      : Math.round((row > 2 ? 13.5 : long) * 2) / 2
  },
  'panel.#.extra': ({ job, row }) => (row <= (job.isHouse ? 4 : 2) ? 1.5 : ''),
}

const bySystem =
  (choices: Readonly<Record<string, string>>): Said =>
  ({ job }) =>
    choices[job.system.slug]

/** Choices that go with the roof's product and deck. */
const choices: SaidByName = {
  'product.treatment': 'Preservative',
  'product.deck': bySystem({ 'torch-down': 'Wood: flame-free plies' }),
  'product.thickness': bySystem({
    ...{ slate: '1/4 to 3/8', 'tpo-roofing': '60 mil', epdm: '60 mil', pvc: '60 mil' },
  }),
  'product.mils': bySystem({
    ...{ 'polyurea-coating': '80 least, 85 average', 'fluid-applied': '100 mils, fleece of 165 g' },
    ...{ 'silicone-coating': '24 dry mils', 'acrylic-coating': '24 dry mils' },
  }),
  'product.primer': bySystem({
    ...{ 'polyurea-coating': 'Epoxy for concrete, 5 mils', 'fluid-applied': 'PMMA primer for concrete' },
    ...{
      'silicone-coating': 'TPO primer, whole field',
      'acrylic-coating': 'Rust primer at screws and laps',
      'spray-foam': 'Primer for steel and asphalt',
    },
  }),
  'product.topcoat': bySystem({
    ...{ 'spray-foam': 'Silicone, gray, 24 mils, 15 years', 'polyurea-coating': 'Aliphatic, light gray' },
  }),
  'product.density': bySystem({ 'spray-foam': '3.0 pcf' }),
  'product.term': '10 years',
  'product.underlayment': bySystem({
    ...{ 'cedar-shake': '30 lb felt, 18 in interlay', 'clay-tile': 'Two plies of 30 lb felt' },
  }),
  'product.nails': bySystem({ 'asphalt-shingles': '6' }),
  'roof.existing': bySystem({ epdm: 'Single-ply', 'silicone-coating': 'Single-ply', 'acrylic-coating': 'Metal' }),
}

export const estimateBlueprintFigures: Readonly<Record<string, SaidByName>> = {
  'residential-replacement-estimate': { ...panels, ...choices },
  'commercial-replacement-estimate': {
    ...panels,
    ...choices,
    'phase.#.start': [days.start, '2026-09-29', '2026-10-07'],
    // The days of the phases.
    'schedule.days': '13',
    'plane.#.plan': ({ job, row }) => {
      const share = [0.45, 0.4, 0.15][row - 1]
      return share === undefined ? '' : Math.round((share * job.area * 12) / Math.hypot(12, job.pitch))
    },
    'product.attachment': bySystem({ epdm: 'Ballasted' }),
    'ballast.area': ({ job }) => (job.system.slug === 'epdm' ? job.area : 0),
  },
  'repair-estimate': {
    'temporary.placed': days.call,
    'temporary.expires': '2026-09-16',
    'schedule.days': '2',
    'warranty.workmanshipTerm': '2 years',
    'defect.#.found': [true, false, false, false, false, false],
    'photo.#.place': (place) => (place.row < 3 ? placeAt({ ...place, row: 1 }) : ''),
    'photo.#.caption': ['Before: as found on August 17', 'After: temporary repair, August 17'],
  },
  'one-time-maintenance-estimate': { 'schedule.days': '1' },
  'annual-maintenance-estimate': {
    'schedule.days': '1 each visit',
    // A flat roof is seen each quarter, as its drains need.
    'season.#.visits': ({ job, row }) => (job.system.type === 'flat' ? [1, 1, 1, 1] : [1, 0, 1, 0])[row - 1] ?? '',
  },
}

/** Estimates that the office writes are dated and signed like all others. */
const signedThen: SaidByName = { 'customer.date': days.estimate, 'contractor.date': days.estimate }

export const estimateFigures: Readonly<Record<string, SaidByName>> = {
  'metal-roof-estimate': { ...panels, ...signedThen },
  'shingle-roof-estimate': { ...signedThen, 'product.nails': '6' },
  'general-roofing-quote': {
    ...signedThen,
    'takeoff.#.coverage': [0.333, 1000, 105],
    'takeoff.#.price': [142, 118, 44],
  },
  'flat-roof-estimate': {
    ...signedThen,
    'schedule.days': '14',
    'roof.existing': 'Single-ply',
    'option.#.product': ['60 mil TPO, fastened', '60 mil TPO, adhered', '60 mil TPO, tapered'],
    'option.#.change': [0, 6900, 11_800],
    'option.#.chosen': ['Yes', 'No', 'No'],
    'product.insulation': 'Polyiso, two layers of 2.7 in, R-30',
  },
  // One broken slate and its neighbors, on the roof that the house was built with.
  'slate-repair-estimate': {
    'roof.age': 28,
    'place.#.length': [4, 3, 3],
    'place.#.width': [2, 2, 1],
    // Valley, pan, ridge and finial are sound.
    ...Object.fromEntries([6, 7, 8, 10, 11].map((row) => [`cost.${row}.typed`, ''])),
  },
  'general-roof-repair-estimate': { 'temporary.placed': days.call, 'temporary.expires': '2026-09-16' },
  'roof-maintenance-proposal': {
    'plan.start': '2026-10-01',
    'plan.end': '2027-09-30',
    'plan.rate': 0.03,
    'visit.units': 3,
    'schedule.days': '1 each visit',
  },
  'roof-inspection-fee-quote': {
    'fee.squares': 26.4,
    'fee.details': 4,
    'fee.flashings': 118,
    'fee.cores': 0,
    'fee.pages': 12,
    'fee.reader': 'The owner alone',
    'fee.delivery': '2026-08-27',
  },
  'multi-building-portfolio-estimate': {
    'roof.crews': 2,
    'schedule.days': '20',
    'option.#.product': ['TPO, EPDM and metal coating', 'TPO, EPDM and metal coating'],
    'roof.#.area': [18_400, 16_200, 6_600],
    'roof.#.system': ['TPO', 'EPDM', 'Metal'],
    'roof.#.built': ['2009', '2004', '1998'],
    'roof.budget': 260_000,
    'roof.priority': 'D. Rivera, August 24',
    'portfolio.manager': 'Jordan Pike',
    'portfolio.inspected': days.inspection,
    'schedule.#.rating': ['4', '2', '3'],
    'schedule.#.work': ['Maintain', 'Replace', 'Restore'],
    'schedule.#.year': ['Year 1', 'Year 1', 'Year 3'],
    'budget.rate': 0.04,
  },
  'time-and-materials-estimate': {
    'log.#.date': [days.start, days.start],
    'log.#.trade': ['Foreman', 'Roofer'],
    'log.#.people': [1, 2],
    'log.#.each': [8, 8],
    'work.reason': 'Hidden condition',
    'work.first': days.start,
    'work.foreman': people.foreman,
    'work.description':
      'Open the dormer wall, find the leak, replace wet sheathing and step flashing, close the siding and test with water.',
    'cap.amount': 5_500,
    'cap.markup': 0.15,
    'cap.minimum': 2,
  },
  'storm-damage-estimate': {
    'slope.#.hits': [2, 4, 9, 7, ''],
    'slope.#.creased': [0, 1, 3, 6, ''],
    'slope.#.missing': [0, 0, 0, 4, ''],
    'slope.#.photo': ['P-12', 'P-14', 'P-16', 'P-18', ''],
    'storm.source': 'NWS local storm report',
    'storm.open': 'Covered by us',
    'insurance.job': 'Yes',
    'insurance.carrier': 'Example Mutual Insurance',
    'insurance.claim': 'CL-EXAMPLE-90817',
    'insurance.deductible': 1500,
    'notices.official': 'Attached',
    'claim.rcv': 14_850,
    'claim.depreciation': 3_960,
    'claim.recoverable': 3_400,
  },
  'emergency-tarp-estimate': {
    'hole.#.length': [12, 8],
    'hole.#.width': [10, 6],
    'tarp.lowSlope': 0,
    'tarp.inside': 'Dripping',
    'tarp.placed': days.call,
    'tarp.renew': '2026-09-16',
    'safe.#.by': people.foreman,
  },
  'gutter-installation-estimate': {
    'option.#.product': ['White, no guard', 'White, mesh guard', 'Copper, no guard'],
    'option.#.warranty': ['20 years, finish', '20 years, finish', 'None on the metal'],
    'warranty.makerTerm': '20 years on the finish',
    'gutter.rain': 6.6,
    'run.#.length': [42, 42, 24],
    'run.#.area': [980, 980, 400],
    'run.#.height': [18, 18, 9],
    'gutter.miters': 2,
    'gutter.ends': 6,
    'gutter.apron': 84,
    'gutter.guard': 0,
    'product.notes': 'Front walk and the basement stair',
  },
  'gutter-repair-estimate': {
    'warranty.makerTerm': '20 years on new pieces',
    'repair.clean': 108,
    'repair.spouts': 5,
    'repair.pitch': 42,
    'repair.hangers': 12,
    'repair.joints': 6,
    'repair.section': 10,
    'repair.fascia': 8,
    'gutter.complaint': 'Over the front door in heavy rain',
    'run.#.note': '',
  },
}
