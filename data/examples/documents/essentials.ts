/** What the essentials say. */
import { people } from '../cast'
import type { SaidByName } from '../types'

/** A customer who pays for the roof. */
const noClaim: SaidByName = {
  'insurance.carrier': 'None',
  'insurance.claim': 'None',
  'insurance.deductible': 0,
  'notices.official': 'None: not an insurance job',
}

export const essentials: Readonly<Record<string, SaidByName>> = {
  'shingle-roof-estimate': {
    ...noClaim,
    'product.shingle': 'Example Roof Products, laminated, weathered gray',
    'product.wind': 'Class H',
  },
  'metal-roof-estimate': {
    ...noClaim,
    'product.panel': 'Example Roof Products, 24 ga standing seam, 16 in, dark bronze',
  },
  'flat-roof-estimate': {
    ...noClaim,
    'product.insulation': 'Polyiso, two layers of 2.6 in, R-30',
    'product.line': 'Example Roof Products, 60 mil TPO, white',
    'product.uplift': '1-90',
  },
  'general-roofing-quote': {
    ...noClaim,
    'job.description':
      'The shingles are 17 years old and have lost granules on the south slope. We propose to remove one layer, repair the deck where needed and install laminated shingles with new flashings and a ridge vent.',
    'product.accessories': 'Synthetic underlayment, ice barrier at the eaves, painted steel drip edge',
    'product.line': 'Example Roof Products, laminated, weathered gray',
    'takeoff.#.material': ['Laminated shingles', 'Underlayment, 10 SQ', 'Starter and caps'],
    'takeoff.#.basis': ['Roof area', 'Roof area', 'Eave, rake, ridge'],
    'takeoff.#.net': [26.4, 26.4, 248],
    'takeoff.#.waste': [0.12, 0.1, 0.05],
    'takeoff.#.coverage': [0.333, 10, 105],
    'takeoff.#.price': [41, 88, 44],
    'takeoff.#.unit': ['Bundles', 'Rolls', 'Bundles'],
    'allowance.#.item': ['Rotten sheathing', 'A second layer', 'Rotten fascia'],
    'allowance.#.unit': ['SF', 'SQ', 'LF'],
  },
  'annual-maintenance-checklist': {
    'repair.#.item': ['Boot at the bath vent resealed', 'Two nails reset, west rake'],
    'repair.#.unit': ['EA', 'EA'],
    'visit.#.by': [people.foreman, people.foreman],
    'visit.#.note': ['Gutters cleared, one boot resealed', 'Drains cleared before leaf fall'],
    'next.access': 'Gate unlocked; dog inside after 8',
  },
  'daily-crew-checklist': {
    'material.#.item': ['Laminated shingles, bundles', 'Ridge cap, bundles', 'Coil nails, boxes'],
    'material.#.need': ['None', 'Two more', 'None'],
    'delivery.reported': people.office,
    'delivery.short': 'Two bundles of cap short',
    'safety.leader': people.foreman,
    'seal.forecast': 'No rain, wind 8 mph',
    'seal.open': 'North slope, papered and cap-nailed',
  },
  'final-inspection-checklist': { 'code.corrections': 'None' },
  'pre-job-roof-inspection': {
    'work.#.item': ['Refasten gutter, LF', 'Replace fascia board, LF'],
    'damage.#.seen': ({ line }) =>
      /drive/i.test(line) ? 'Crack at the street' : /gutter/i.test(line) ? 'Downspout dented, garage' : 'None',
    'summary.measured': 'South eave 3 ft longer: 121 ft',
    'slope.#.slope': ['South', 'North', 'East, garage'],
    'slope.#.worst': ['Granule loss', 'Algae streaks', 'Nail pops'],
  },
  'storm-damage-assessment': { 'emergency.#.measure': ['Tarp over opening', 'Temporary patch or seal'] },
  'initial-call-script': {
    'office.visitCost': 'nothing',
    'office.visitTimes': 'Tuesday at 10 or Thursday at 4',
    'office.serviceArea': 'Columbus and 30 miles around',
    'callback.#.said': ['No answer, left a message', 'Visit agreed, Thursday at 4'],
    'question.#.answer': ['Yes, in Ohio', 'Two weeks from signing', 'Yes, by phone or at the house'],
    'call.followUpBy': people.estimator,
    'call.notes': 'Stain over the stairs since the August storm. Wants to know first whether it is urgent.',
    'call.referredBy': 'Neighbor at 422',
    'call.takenBy': people.office,
    'visit.when': 'Thursday, August 20, 9 am',
  },
  'follow-up-email-templates': {
    'log.#.answer': ['Thanks, will read tonight', 'Asked about the color', 'Signed'],
    'estimate.promisedBy': 'Monday',
    'followUp.callTimes': 'Tuesday at 10 or Wednesday at 4',
    'inspection.canWait': 'the gutter guards',
    'inspection.firstPriority': 'the split boot at the bath vent',
    'inspection.mainFinding': 'the south slope has lost its granules',
  },
  'proposal-email-template': {
    'proposal.bestWhat': 'Class 4 impact shingle, copper valley',
    'proposal.betterWhat': 'Laminated shingle with a new ridge vent',
    'proposal.goodWhat': 'Laminated shingle, old box vents kept',
    'proposal.callDay': 'Thursday at 4',
    'proposal.mainProblem': 'the stain over the stairs that came back',
    'proposal.why': 'it solves the attic heat that aged the old roof',
    'proposal.workmanship': '10 years',
  },
  'new-customer-onboarding': {
    'contact.#.hours': ['Any time', 'Weekdays 8–4', 'After 5 pm'],
    'job.hoa': 'None',
    'site.alarm': 'Camera at the front door',
    'site.attic': 'Hatch in the upper hall; holiday boxes',
    'site.fragile': 'Rose bed at the west wall, satellite dish',
    'site.neighbors': 'No. 422 shares the driveway',
    'site.people': 'None',
    'site.power': 'Outlet on the deck, faucet at the garage',
    'site.promises': 'Magnet sweep every evening, and a call before anything costs more.',
    'site.quiet': 'Baby naps 1 to 3 pm',
  },
  'osha-compliance-checklist': {
    'action.#.cite': ['1926.1053(b)(1)', '1926.405(g)(2)', '1926.150(c)(1)'],
    'audit.by': people.safety,
  },
}
