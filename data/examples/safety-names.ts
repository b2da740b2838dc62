/** What safety plans, talks and reports say. */
import { people } from './cast'
import { days } from './calendar'
import { severityOf } from '@/data/shared/safety/risk'
import { byBuilding, bySlope, exposureAt, pieceOf, protectionAt } from './safety-places'
import type { Said, SaidByName } from './types'

const pair = `${people.foreman}, ${people.crew[3]}`
const talks: SaidByName = Object.fromEntries<Said>(
  [1, 2, 3, 4, 5, 6].flatMap((talk): [string, Said][] => [
    [`talk${talk}.leader`, people.foreman],
    [`talk${talk}.job`, '2026-118'],
    [`talk${talk}.language`, 'English and Spanish'],
    [
      `talk${talk}.today`,
      bySlope(
        ['New man on the crew; west slope first', 'Wind from noon; stop at 30 mph', 'Delivery at 9, street side'][
          talk % 3
        ]!,
        ['New man on the crew; north half first', 'Wind from noon; stop at 30 mph', 'Delivery at 9, dock side'][
          talk % 3
        ]!,
      ),
    ],
    [
      `talk${talk}.raised`,
      ['Second rope asked for: foreman, today', 'Nothing raised', 'Ladder tie loose: fixed at once'][talk % 3] ?? '',
    ],
    [`attend${talk}.#.name`, people.crew],
  ]),
)

/** Why it happened, each answer asked again. */
const reasons = bySlope(
  [
    ...['The foot slid', 'Grit lay on the slope', 'Nobody swept after the last step'],
    ...['Sweeping was nobody’s task', 'The plan named no person for it'],
  ],
  [
    ...['The heel caught a hose', 'The hose lay across the walk lane', 'Nobody coiled it after use'],
    ...['Coiling was nobody’s task', 'The plan named no person for it'],
  ],
)

export const safetyNames: SaidByName = {
  ...talks,
  'crew.#.name': people.crew,
  'safety.edgeHeight': ({ job }) => (job.isHouse ? 18 : 22),
  'safety.roofWidth': ({ job }) => (job.isHouse ? 28 : 92),
  'safety.heatIndex': 74,
  'safety.gust': 18,
  'safety.enforcer': 'Federal OSHA',
  'safety.talk': ({ job }) => job.system.emergency.talks[0]?.topic,
  'secondWalk.time': '12:45 pm',
  'secondWalk.result': 'Fixed on the spot',
  'secondWalk.note': 'Hose across the walkway, moved',
  'action.#.item': ['Ladder not tied at the top', 'Cord with a nicked jacket', 'Extinguisher two days past its check'],
  'action.#.action': [
    'Tie every ladder before the first climb',
    'Retire the cord, check the others',
    'Mark the chalk line 6 ft from the edge',
  ],
  'action.#.fix': ['Tied, and shown to the crew', 'Cord taken out of service', 'Exchanged at the shop'],
  'action.#.who': [people.foreman, people.worker, people.safety],
  'action.#.due': [days.start, days.start, days.second],
  'action.#.done': [days.start, days.start, days.second],
  'action.#.kind': ['Guard', 'Replace', 'Plan, train'],
  'action.#.checked': [`${people.safety}, Sep 22`, `${people.safety}, Sep 22`, `${people.safety}, Sep 23`],
  'duty.#.name': [
    `${people.safety}, (614) 555-0104`,
    `${people.foreman}, (614) 555-0105`,
    `${people.safety}, (614) 555-0104`,
    `${people.crew[3]}, (614) 555-0107`,
    'L. Herrera, A. Coleman',
    `${people.crew[2]}, (614) 555-0108`,
    `${people.owner}, (614) 555-0101`,
  ],
  'duty.#.second': [
    people.owner,
    people.crew[3],
    people.owner,
    people.foreman,
    people.worker,
    people.worker,
    people.safety,
  ],
  'hazard.#.here': [true, true, true, true, false, true, true, false, true, true, false],
  'hazard.#.ready': true,
  'hazard.#.control': bySlope(
    ['Guardrail at the ladder side', 'Rope grabs on both ridge anchors', 'Ground zone taped off'],
    ['Guardrail at the hoist', 'Warning line with flags, 10 ft in', 'Ground zone taped off'],
  ),
  'zone.#.chosen': protectionAt,
  'revision.#.change': bySlope(
    ['Second anchor added for the dormer', 'Muster point moved to the east gate'],
    ['Warning line moved in by 4 ft at the hoist', 'Muster point moved to the east gate'],
  ),
  'revision.#.approved': people.safety,
  'revision.#.crewTold': true,
  'report.event': 'None of these',
  'report.learned': 'September 22, 10:40 am',
  'report.made': 'Not reportable; decided September 22, 2 pm',
  'report.to': `${people.safety}; no report due`,
  'rescue.first': people.foreman,
  'rescue.second': people.crew[3],
  'rescue.leader': people.foreman,
  'rescue.gear': 'Truck bed, left side; 32 ft ladder on the rack',
  'rescue.kit': bySlope('Ridge bag, west anchor', 'Bag at the hatch, red'),
  'rescue.practiced': days.start,
  'training.#.open': ['None', 'None', 'T. Nowak, Sep 28', 'None', 'None', 'None', 'None', 'None'],
  'emergency.caller': people.foreman,
  'emergency.meeting': byBuilding('Mailbox at the street', 'Flagpole at the main gate'),
  'emergency.firstAider': people.crew[3],
  'emergency.rescuers': pair,
  'emergency.kit': 'Truck cab, behind the seat',
  'emergency.plan': 'Yes',
  // With the controls of the row in place, what kills or maims is rare.
  'task.#.likelihood': ({ job, row }) => {
    const step = job.system.safety.steps[row - 1]
    return step && severityOf(step) > 3 ? 1 : 2
  },
  'task.#.severity': 3,
  'site.#.here': ['Yes', 'No', 'Yes', 'Yes', 'No', 'No', 'No', 'No', 'No', 'No'],
  'site.#.control': byBuilding(
    [
      ...[
        'Service drop 14 ft from the eave: ladder kept at the back',
        'None here',
        'Front walk closed; dog kept inside',
      ],
      ...['Skylight covered and marked', 'None here', 'None here'],
    ],
    [
      ...[
        'Service drop at the north wall, 22 ft off: hoist kept south',
        'None here',
        'Dock door 3 closed; walk taped off',
      ],
      ...['Skylights covered and marked', 'None here', 'None here'],
    ],
  ),
  'site.#.by': people.foreman,
  'jha.kind': 'New',
  'plan.author': people.safety,
  'plan.qualified': people.safety,
  'plan.building': ({ job }) => (job.isHouse ? 'Residential, wood-frame type' : 'Commercial or other'),
  'plan.coordinates': '39.961, -82.999 (example)',
  'plan.signal': 'Three long blasts of the air horn',
  'plan.access': byBuilding('East gate, driveway; stretcher by the front door', 'East gate, dock road; stair tower 2'),
  'plan.escape': byBuilding('Ladder at the back; second ladder, east gable', 'Stair tower 2; ladder at dock 3'),
  'plan.muster': byBuilding('Mailbox at the street', 'Flagpole at the main gate'),
  'plan.musterUpwind': byBuilding('Corner of Example Lane and Example Court', 'West lot, row A'),
  'plan.trauma': 'Example Regional, 14 Example Blvd, 16 min',
  'plan.hydrant': byBuilding('Corner, 90 ft east; hose bib at the garage', 'Main gate, 120 ft; hose at dock 3'),
  'plan.shutoffs': byBuilding(
    'Panel in the garage; gas meter at the north wall',
    'Electric room by dock 1; gas at the north wall',
  ),
  'plan.updated': days.start,
  'anchor.#.place': bySlope(
    ['Ridge, west third', 'Ridge, middle', 'Ridge, east third'],
    ['Parapet clamp, south bay 3', 'Parapet clamp, north bay 2', 'Curb of RTU-2, west side'],
  ),
  'anchor.#.into': bySlope(
    ['Truss 4, 16 screws', 'Truss 9, 16 screws', 'Truss 14, 16 screws'],
    ['Concrete, 8 in', 'Concrete, 8 in', 'Steel of the curb'],
  ),
  'anchor.#.basis': '5,000 lb each',
  'anchor.#.people': 1,
  'anchor.#.by': people.safety,
  'clearance.#.place': bySlope(['South eave', 'West rake'], ['South parapet', 'North parapet']),
  'clearance.#.anchor': [0, 0],
  'clearance.#.fall': [6, 6],
  'clearance.#.available': ({ job, row }) => (job.isHouse ? [18, 19.5] : [22, 22])[row - 1] ?? '',
  'opening.#.place': bySlope(
    ['Skylight, 2 × 4 ft, south slope', 'Attic hatch opening'],
    ['Skylight, 4 × 4 ft, grid D2', 'Old curb opening, grid E3'],
  ),
  'opening.#.kind': ['Cover', 'Cover'],
  'opening.#.by': [people.worker, people.worker],
  'opening.#.marked': true,
  'assessment.place': byBuilding('Whole roof, driveway and garage apron', 'Whole roof, hoist point and dock apron'),
  'issue.#.name': people.crew,
  'issue.#.item': ['Harness, M', 'Harness, L', 'Gloves, cut level 4, L', 'Soft-soled shoes, 11', 'Safety glasses'],
  'issue.#.fit': true,
  'issue.#.taught': true,
  'ppe.#.ready': true,
  'log.competentPerson': people.foreman,
  'log.#.leader': people.foreman,
  'number.#.phone': '(614) 555-0190',
  'number.#.phone2': '(614) 555-0191',
  'weather.shelter': byBuilding('Garage of the house; trucks', 'Dock 3, inside; trucks'),
  'weather.source': 'National Weather Service app, airport radar',
  'weather.watcher': people.foreman,
  'watch.#.time': ['2:00 pm', '2:30 pm', '3:00 pm'],
  'watch.#.place': ['Roof surface', 'Inside, below', 'Roof surface'],
  'watch.#.reading': [92, 78, 84],
  'watch.#.seen': ['Clear', 'Clear', 'Clear'],
  'watch.#.by': ['AC', 'AC', 'AC'],
  'case.number': 'INC-2026-03',
  'case.kind': 'Injury',
  'control.missing': bySlope('Slope swept ahead of each step: not done', 'Walk lane kept free of hoses: not done'),
  'case.time': '10:20 am',
  'case.place': bySlope('South slope, 6 ft above the eave', 'Grid C4, 30 ft from the south edge'),
  'case.height': ({ job }) => (job.isHouse ? 18 : 22),
  'case.began': '7:30 am',
  'case.reportedBy': `${people.foreman}, 10:35 am`,
  'case.writtenBy': people.safety,
  'account.before': ({ job }) =>
    job.system.type === 'sloped'
      ? `Carrying one ${pieceOf(job)} along the south slope toward the stack, tied off to the ridge anchor.`
      : 'Walking backward along the seam at grid C4 with the hand roller, 30 ft inside the warning line.',
  'account.event': ({ job }) =>
    job.system.type === 'sloped'
      ? `The left foot slid on loose grit. He sat down and slid about 2 ft; the rope grab held. The ${pieceOf(job)} stayed on the slope.`
      : 'The left heel caught a loose hose. He fell sideways onto the roof from a standing height. Nothing else moved.',
  'account.injury': 'Scrape on the left forearm, cleaned and bandaged on site. Back at work after 15 minutes.',
  'account.object': bySlope('Loose grit on the slope', 'Loose hose on the roof'),
  'task.done': 'Another task',
  'task.other': bySlope('Carrying material to the stack', 'Rolling a seam'),
  'exposure.#.found': exposureAt,
  'evidence.photos': 'P-31 to P-38, job folder',
  'evidence.keeper': `${people.safety}, office cabinet`,
  'care.onSite': `${people.crew[3]}: cleaned, bandaged`,
  'care.clinician': 'None needed',
  'care.facility': 'None needed',
  'care.emergencyRoom': 'No',
  'care.overnight': 'No',
  'care.daysAway': 0,
  'care.daysRestricted': 0,
  'why.#.why': reasons,
  'why.#.answer': reasons,
  'why.#.proof': ['P-31', 'P-32', 'Foreman', 'Crew list', 'Job plan'],
  'record.decision': 'Not recordable',
  'record.logLine': 'None',
  'record.by': people.safety,
  'witness.name': people.crew[3],
  'witness.phone': '(614) 555-0107',
  'witness.role': 'Saw it',
  'witness.report': 'INC-2026-03',
  'witness.stood': bySlope('At the ridge, 10 ft to the east', 'At the next seam, 15 ft to the north'),
  'witness.doing': bySlope('Setting ridge pieces', 'Checking a seam'),
  'witness.saw': ({ job }) =>
    job.system.type === 'sloped'
      ? `Sam walked toward the stack with one ${pieceOf(job)}. I heard his shoe slide and saw him sit down. The rope went tight and he stopped. He said he was all right.`
      : 'Sam stepped backward along the seam. His heel caught the hose and he went down on his left side. He got up and said he was all right.',
  'witness.before': bySlope(
    'We were half an hour behind and had not swept the slope.',
    'We were half an hour behind and had not coiled the hose.',
  ),
  'witness.change': bySlope(
    'Sweep each slope before anyone carries.',
    'Coil every hose before anyone works backward along a seam.',
  ),
  'review.by': people.safety,
  'open.#.point': bySlope(
    ['Who sweeps after tear-off?', 'Second rope for the dormer'],
    ['Who coils the hoses?', 'Second flag line at the hoist'],
  ),
  'open.#.who': [people.foreman, people.safety],
}
