import { defineTemplate, type Blueprint } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import { aRoof, inSentence, lowerFirst, sentence, shortened, workOf } from '@/data/shared/words'
import type { CheckFact, RoofSystem } from '@/data/shared/system'
import type { GuideEntry } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const siteChecks = [
  [
    'Truck, crane, and dumpster places',
    'The ground bears them, and they keep clear of meters, doors, and septic tanks.',
  ],
  [
    'Overhead lines: people, ladders, and material',
    'They stay at least 10 ft from every line, or the utility has shut it off or covered it.',
  ],
  [
    'Overhead lines: cranes and boom lifts of material',
    'No part or load comes within 20 ft, or the voltage is known and Table A is kept (29 CFR 1926.1408(a)(2)).',
  ],
  ['Holes, skylights, and hatches', 'Each one is guarded or has a marked cover (29 CFR 1926.501(b)(4)).'],
  ['Fall protection by area', 'The plan shows the system and anchors for every edge (29 CFR 1926.501(b)).'],
  ['Documents on site', 'Contract, permit, and submittals are here, and the cancellation period is over.'],
] as const

const measurementBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Measurements', 'Measurements: estimate against site, with the difference'),
  d.p('Where no unit stands beside the name, measure lengths in feet and count openings and fittings.'),
  d.table(
    'measure',
    'Measurements confirmed on site',
    [
      d.column('measure', 'Measure', 'text', { fixed: true, width: 3 }),
      d.column('estimate', 'On estimate', 'number', { width: 1.3 }),
      d.column('site', 'On site', 'number', { width: 1.3 }),
      d.column('difference', 'Difference', 'number', { width: 1.3, formula: inspection.differenceOnSite }),
      d.column('note', 'Note', 'text', { width: 3 }),
    ],
    [
      { measure: 'Roof area (sq ft)' },
      ...system.estimating.measures
        .slice(0, 10)
        .filter(({ label }) => !label.includes('per SQ'))
        .map(({ label }): d.RowInput => ({ measure: label.replace(', typical)', ')') })),
    ],
  ),
]

/**
 * Slope and weight. The exception for reroofing is IBC 1510.1 of 2012 (as Professional Roofing, November 2012,
 * reports it), 1511.1 of 2015 and 2018 and 1512.1 of 2021.
 */
const structureChecks = (system: RoofSystem): CheckFact[] => [
  [
    `Slope of each plane, rise in 12 in`,
    `New work needs at least ${system.minSlope}. ${system.minSlopeNote}`,
    'measure',
  ],
  ...(system.minSlope === '1/4:12'
    ? ([
        [
          'Drainage, where an old low-slope roof is replaced or covered',
          'The roof drains within 48 hours. The IBC’s reroofing section then excuses it from 1/4:12.',
          'criterion',
        ],
      ] as const)
    : []),
  [
    `Weight that the deck must carry`,
    `This roof adds ${system.weightPsf[0]} to ${system.weightPsf[1]} psf. ${system.weightNote}`,
    'measure',
  ],
]

const siteGroups = (system: RoofSystem): readonly inspection.CheckGroup[] => [
  {
    name: 'site',
    title: 'Site',
    checks: [
      ...siteChecks,
      ...system.safety.hazards
        .slice(0, 3)
        .map(({ task, hazard, control }) => [`${task}: ${lowerFirst(hazard)}`, control] as const),
    ],
  },
]

const substrateGroups = (system: RoofSystem): readonly inspection.CheckGroup[] => [
  {
    name: 'substrate',
    title: 'Substrate',
    checks: [...system.inspecting.before.substrate, ...structureChecks(system)],
  },
]

const loadingGroups = ({ inspecting }: RoofSystem): readonly inspection.CheckGroup[] => [
  { name: 'loading', title: 'Loading', checks: inspecting.before.loading },
]

const decision = (more: Partial<d.Field> = {}): d.Field =>
  d.choice('decision.result', 'Decision', ['Go', 'Go, with conditions', 'No-go'], more)

const decisionBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Go or no-go', 'Go or no-go: what stops the work, decision and signatures'),
  d.p('Do not start tear-off, loading, or the first coat while one of these is open:'),
  d.bullets(...system.inspecting.before.hold),
  d.p(system.contracting.weather, 'Weather.'),
  d.fields(
    4,
    decision(),
    d.own('decision.start', 'Work may start on', 'date'),
    d.own('decision.conditions', 'Conditions, who clears them, and by when', 'text', { span: 2 }),
  ),
  d.signatures(
    [
      { name: 'inspector', role: 'Inspector' },
      { name: 'foreman', role: 'Foreman taking the job' },
    ],
    'The inspector signs the findings. The foreman signs the decision and the site conditions.',
  ),
]

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const { before } = system.inspecting
  const { hidden, protection } = system.contracting
  const report = d.part('Inspection', [
    ...inspection.ownerSummary({
      condition: decision({ label: 'May work start', span: 2 }),
      more: [d.own('decision.start', 'Work may start on', 'date', { span: 2 })],
      figures: [
        inspection.failedFigure('Fix', [...siteGroups(system), ...substrateGroups(system), ...loadingGroups(system)]),
        inspection.countFigure('failed', 'Tests failed', 'test', { key: 'pass', equals: 'Fail' }),
        ...inspection.planFigures('Cost of all work outside the scope'),
      ],
    }),
    ...inspection.reportHeader('Confirm roof, deck and site before work starts'),
    ...inspection.propertyWith(
      system.isCoating ? 'Property and roof to be restored' : 'Property and roof to be built',
      d.field('roof.age', { label: 'Old roof: age (years)' }),
      d.field('roof.layers', { label: 'Old roof: layers' }),
      d.field('roof.deck'),
      d.field('roof.area'),
      d.choice('roof.material', 'Material ordered', system.materials, { span: 2 }),
      d.field('roof.manufacturer'),
      d.field('roof.product'),
    ),
    ...(system.type === 'sloped' ? [inspection.asbestosNote()] : []),
    d.section('Site and hazards', 'Site, access and the hazards of this work with their controls'),
    inspection.explainRatings(inspection.passScale),
    ...inspection.ratedChecks(inspection.passScale, siteGroups(system)),
    d.section('Deck, substrate and tie-ins', 'Deck, substrate and tie-ins with slope and weight'),
    ...inspection.ratedChecks(inspection.passScale, substrateGroups(system)),
    d.section('Tests before work', 'Tests before work with needed and measured results'),
    inspection.testTable('test', 'Tests before work', before.tests),
    ...(system.type === 'flat' ? inspection.moistureAndCoreLog() : inspection.slopeLog()),
    d.section('Before loading', 'Materials and loading, checked before anything is lifted'),
    ...inspection.ratedChecks(inspection.passScale, loadingGroups(system)),
    d.p('Compare the delivery with the order and the drawings. Tick what agrees.'),
    d.tickList('spec', [...system.underlayment, ...system.fasteners]),
    ...measurementBlocks(system),
    d.section('Property before work', 'Existing damage recorded, and protection in place'),
    d.p(
      'Walk around the house with the owner. Write down the damage that is already there with its photo number, or “none seen”.',
    ),
    d.fields(
      2,
      d.own('damage.outside', 'Driveway, walks, beds, siding, windows, A/C', 'multiline', { lines: 2 }),
      d.own('damage.inside', 'Ceilings, walls, stock and floors below', 'multiline', { lines: 2 }),
      d.own('damage.initials', 'Owner’s initials: this was here before'),
      d.own('damage.date', 'Date', 'date'),
    ),
    d.tickList('protect', protection),
    ...inspection.workPlan({
      title: 'Found outside the scope',
      includes: 'Findings outside the scope by priority, with a budget that adds up',
      levels:
        'Now: it must be agreed on before the crew starts. This season: it is best done while the roof is open. Plan: tell the owner now and price it later. This work starts only with a signed change order.',
      items: hidden,
      blankRows: 1,
    }),
    ...decisionBlocks(system),
    ...inspection.limitations(
      'A test result holds for the place tested. What the tear-off uncovers is paid at the contract’s unit prices.',
    ),
  ])
  return [
    report,
    inspection.photographs('Show the four sides and each test place, then the findings, the worst first.'),
    inspection.fieldForm(report, {
      tables: {
        measure: ['measure', 'estimate', 'site'],
      },
    }),
  ]
}

const testGuide = (system: RoofSystem): GuideEntry => {
  const { tests } = system.inspecting.before
  return {
    title: 'Test the roof you have, not the one on the drawing',
    text: `A result means nothing without the value it has to reach, so write the needed value first. On this roof: ${tests.map(([test, sample, needed]) => `${lowerFirst(test)} (${sample}): ${needed}`).join('; ')}. Choose places in the weakest parts of the roof, not only the one beside the hatch, and repeat the test after rain or a cold night.`,
    ...(system.type === 'flat'
      ? { cite: 'ANSI/SPRI FX-1 (fastener withdrawal); ASTM C1153 (infrared); ASTM D7954 (impedance)' }
      : { cite: 'IRC R903.1 and R905.1; manufacturer’s instructions' }),
  }
}

/** What has to be true before this roof is loaded, torn off or coated. */
export const preInstallationInspection: Blueprint = (system) => {
  const { before } = system.inspecting
  return defineTemplate('inspection', {
    system,
    name: 'Pre-Installation Inspection',
    demand: [0.665, 'Most companies now and then.'],
    description: shortened(
      `Check before ${aRoof(system)} goes on: substrate, ${lowerFirst(before.tests[0][0])}, loading, measurements, existing damage, and a signed go or no-go.`,
    ),
    tags: [
      'pre-installation',
      'pre-job inspection',
      'pre-construction',
      'substrate',
      'deck inspection',
      'moisture test',
      'go/no-go',
      'site visit',
    ],
    fullDescription: [
      `Most disputes about ${aRoof(system)} begin with something that was there before the crew. This inspection records it: ${inSentence(before.substrate.slice(0, 4).map(([check]) => check))}. Each line has the criterion it is judged by, a place, a photo number and an action.`,
      `Then it replaces guesses with tests: ${inSentence(before.tests.map(([test]) => test))}. Needed and measured results stand side by side, so a Fail is a fact and not an opinion. Before anything is lifted, the delivery itself is checked, including ${inSentence(before.loading.slice(0, 2).map(([check]) => check))}.`,
      `The last page records the decision. Findings outside the scope are ranked as now, this season or plan and priced by unit. The list of what stops a ${workOf(system)} on this roof is printed above the decision. The inspector and the foreman sign, and the owner initials the damage that was there before.`,
    ],
    howToUse: [
      'Go once the contract is signed and before the material order is final.',
      'Bring your gauge, moisture meter, pull tester and camera, and copy the estimate’s figures in first.',
      'Do the site and substrate checks, then the tests, and mark each place on a plan.',
      'Give every Fix a location, a photo number and the name of the person who will do it.',
      'Check the delivery against order and label before the first lift.',
      'Price what lies outside the scope and have it signed as a change order.',
      'Decide, sign with the foreman, and leave a copy with the owner.',
    ],
    expertGuide: [
      ...(system.type === 'flat' ? [inspection.coreGuide] : []),
      inspection.ratingGuide(inspection.passScale, [...substrateGroups(system), ...loadingGroups(system)]),
      testGuide(system),
      {
        title: 'Stop the job before it starts',
        text: `Holding a crew costs half a day; starting wrong can cost the roof. Read this list aloud with the foreman: ${before.hold.join(' ')}`,
      },
      {
        title: 'Stack material where the frame can carry it',
        text: `During the job the roof carries the old covering, the new material, the crew and the stacks at the same time. This roof adds ${system.weightPsf[0]} to ${system.weightPsf[1]} psf when finished: ${sentence(lowerFirst(system.weightNote))} Have the employer or an engineer confirm that the deck can carry people and stacks before anyone steps on it.`,
        cite: '29 CFR 1926.501(a)(2)',
      },
      inspection.climbGuide(system),
    ],
    pages: { main: 6, field: 2 },
    subject: `Roof, deck, site and material check before ${aRoof(system)} is ${system.isCoating ? 'applied' : 'installed'}`,
    intro: `Filled in on site after the contract and before the first load goes up: what the ${system.roofNoun} will rest on, what the tests say, and whether the crew may start.`,
    keywords: ['pre-installation inspection', 'substrate', 'go/no-go', system.name],
    required: ['decision.result'],
    parts: () => partsOf(system),
  })
}
