import { defineTemplate, type Blueprint } from '@/data/define-template'
import * as inspection from '@/data/parts/inspection'
import { aRoof, inSentence, lowerFirst, sentence, shortened, workOf } from '@/data/parts/words'
import type { RoofSystem } from '@/data/systems/types'
import type { GuideEntry } from '@/data/types'
import * as d from '@/lib/documents/author'

const siteChecks = [
  ['Truck, crane and dumpster places', 'ground bears them; meters, doors and septic clear'],
  ['Overhead lines', 'people, loads and lifts 10 ft away, or the utility has acted'],
  ['Holes, skylights and hatches', 'guarded or covered, marked (29 CFR 1926.501(b)(4))'],
  ['Fall protection by area', 'system and anchors drawn for each edge (29 CFR 1926.501(b))'],
  ['Documents on site', 'contract, permit and submittals; cancellation period over'],
] as const

const measurementBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Measurements', 'Measurements: estimate against site, with the difference'),
  d.p('Lengths in feet, openings and fittings as a count, where no unit stands beside the name.'),
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

const structureChecks = (system: RoofSystem) => [
  [`Slope of every plane: at least ${system.minSlope}`, system.minSlopeNote] as const,
  [`Weight to be carried: ${system.weightPsf[0]} to ${system.weightPsf[1]} psf`, system.weightNote] as const,
]

const decision = (more: Partial<d.Field> = {}): d.Field =>
  d.choice('decision.result', 'Decision', ['Go', 'Go, with conditions', 'No-go'], more)

const decisionBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Go or no-go', 'Go or no-go: what stops the work, decision and signatures'),
  d.p('No next step (tear-off, loading or the first coat) while one of these is open:'),
  d.bullets(...system.inspecting.before.hold),
  d.p(system.contracting.weather, 'Weather.'),
  d.fields(
    4,
    decision(),
    d.own('decision.start', 'Work may start on', 'date'),
    d.own('decision.conditions', 'Conditions, and who clears them by when', 'text', { span: 2 }),
  ),
  d.signatures(
    [
      { name: 'inspector', role: 'Inspector' },
      { name: 'foreman', role: 'Foreman taking the job' },
    ],
    'The inspector signs the findings, the foreman the decision and the site conditions.',
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
        ...inspection.ratedFigures(['Fix'], ['site', 'substrate', 'loading']),
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
    inspection.climbNote(system),
    d.section('Site and hazards', 'Site, access and the hazards of this work with their controls'),
    inspection.explainRatings(inspection.passScale),
    ...inspection.ratedChecks(inspection.passScale, [
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
    ]),
    d.section('Deck, substrate and tie-ins', 'Deck, substrate and tie-ins with slope and weight'),
    ...inspection.ratedChecks(inspection.passScale, [
      { name: 'substrate', title: 'Substrate', checks: [...before.substrate, ...structureChecks(system)] },
    ]),
    d.section('Tests before work', 'Tests before work with needed and measured results'),
    inspection.testTable('test', 'Tests before work', before.tests),
    ...(system.type === 'flat' ? inspection.moistureAndCoreLog() : inspection.slopeLog()),
    d.section('Before loading', 'Materials and loading, checked before anything is lifted'),
    ...inspection.ratedChecks(inspection.passScale, [{ name: 'loading', title: 'Loading', checks: before.loading }]),
    d.p('Held against order and drawings; tick what agrees.'),
    d.tickList('spec', [...system.underlayment, ...system.fasteners]),
    ...measurementBlocks(system),
    d.section('Property before work', 'Existing damage recorded, and protection in place'),
    d.p('Walk round with the owner. Write what is there already, with photo numbers, or “none seen”.'),
    d.fields(
      2,
      d.own('damage.outside', 'Drive, walks, beds, siding, windows, units', 'multiline', { lines: 2 }),
      d.own('damage.inside', 'Ceilings, walls, stock and floors below', 'multiline', { lines: 2 }),
      d.own('damage.initials', 'Owner’s initials: true before work began'),
      d.own('damage.date', 'Date', 'date'),
    ),
    d.tickList('protect', protection),
    ...inspection.workPlan({
      title: 'Found outside the scope',
      includes: 'Findings outside the scope by priority, with a budget that adds up',
      levels:
        'Now: must be agreed before the crew starts. This season: best done while the roof is open. Plan: tell the owner, price later. Work starts only by signed change order.',
      items: hidden,
      blankRows: 1,
    }),
    ...decisionBlocks(system),
    ...inspection.limitations(
      'Tests hold for the places tested. What tear-off uncovers follows the contract’s unit prices.',
    ),
  ])
  return [
    report,
    inspection.photographs('The four sides, each test place, then the findings, the worst first.'),
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
    text: `A result is worth what it is compared with, so write the needed value first. Here: ${tests.map(([test, sample, needed]) => `${lowerFirst(test)} (${sample}): ${needed}`).join('; ')}. Spread the places over the weakest part, not the one beside the hatch, and repeat after rain or a cold night.`,
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
      `Most disputes about ${aRoof(system)} begin with something that was there before the crew. This inspection settles it on paper: ${inSentence(before.substrate.slice(0, 4).map(([check]) => check))}; each with the criterion it is judged by, a place, a photo number and an action.`,
      `Then it tests instead of guessing: ${inSentence(before.tests.map(([test]) => test))}. Needed and measured results stand side by side, so a Fail is a fact and not an opinion. Before loading, the delivery itself is checked, down to ${inSentence(before.loading.slice(0, 2).map(([check]) => check))}.`,
      `The last page decides. Findings outside the scope are ranked as now, this season or plan and priced by unit; the list of what stops a ${workOf(system)} on this roof is printed above the decision, and inspector and foreman sign, and the owner initials the damage that was there before.`,
    ],
    howToUse: [
      'Go once the contract is signed and before the material order is final.',
      'Take gauge, meter, tester, camera and last measurements; copy the estimate’s figures in first.',
      'Do the site and substrate checks, then the tests; write places on a plan.',
      'Give every Fix a location, a photo number and a name.',
      'Check the delivery against order and label before the first lift.',
      'Price what lies outside the scope and have it signed as a change order.',
      'Decide, sign with the foreman, and leave a copy with the owner.',
    ],
    expertGuide: [
      testGuide(system),
      {
        title: 'Say no at the gate',
        text: `Stopping a crew costs half a day; starting wrong costs the roof. Read the stops aloud with the foreman: ${before.hold.join(' ')}`,
      },
      {
        title: 'Load by the frame, not by the shortest carry',
        text: `The roof carries old cover, new cover, people and stacks at the same time. This roof adds ${system.weightPsf[0]} to ${system.weightPsf[1]} psf when finished: ${sentence(lowerFirst(system.weightNote))} Have the employer or an engineer confirm that the deck can carry people and stacks before anyone steps on it.`,
        cite: '29 CFR 1926.501(a)(2)',
      },
      inspection.climbGuide(system),
    ],
    subject: `Roof, deck, site and material check before ${aRoof(system)} is ${system.isCoating ? 'applied' : 'installed'}`,
    intro: `Filled in on site after the contract and before the first load goes up: what the ${system.roofNoun} will rest on, what the tests say, and whether the crew may start.`,
    keywords: ['pre-installation inspection', 'substrate', 'go/no-go', system.name],
    parts: () => partsOf(system),
  })
}
