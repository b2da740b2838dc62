import { defineTemplate, type Blueprint } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import { dutiesOf, exclusionsOf } from '@/data/shared/warranty'
import { aRoof, inSentence, lastOf, lowerFirst, shortened, upperFirst } from '@/data/shared/words'
import type { RoofSystem } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const jobOnly = (system: RoofSystem): readonly string[] => system.inspecting.yearly.jobOnly ?? []

/** What every roof has, then what this one has. */
const checkGroups = (system: RoofSystem): readonly inspection.CheckGroup[] => {
  const without = jobOnly(system)
  return [
    { name: 'everyRoof', title: 'Every roof', checks: [...inspection.coreOf(system).values()] },
    inspection.areaChecks(system, 'covering', 'Roof field, edges and drainage', ['field', 'edges', 'drainage'], {
      without,
      besideCore: true,
    }),
    inspection.areaChecks(
      system,
      'detail',
      'Flashings, penetrations, interior and what is particular to this roof',
      ['flashings', 'penetrations', 'interior', 'systemSpecific'],
      { without, besideCore: true },
    ),
  ]
}

const readingBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Readings from year to year', 'Readings at fixed places, this year beside last year'),
  d.p('“Act when” is a working figure; the manufacturer’s governs if it is stricter.'),
  d.table(
    'reading',
    'Readings from year to year',
    [
      d.column('what', 'Reading', 'text', { fixed: true, width: 2.4 }),
      d.column('where', 'Where', 'text', { fixed: true, width: 2.4 }),
      d.column('act', 'Act when', 'text', { fixed: true, width: 2 }),
      d.column('last', 'Last year', 'text', { width: 1.2 }),
      d.column('now', 'This year', 'text', { width: 1.2 }),
      d.column('verdict', 'Verdict', 'select', { options: ['Holds', 'Watch', 'Act'], width: 1 }),
    ],
    system.inspecting.yearly.readings.map(([what, where, act]) => ({ what, where, act })),
  ),
]

const taskBlocks = ({ estimating }: RoofSystem): d.Block[] => [
  d.section('Maintenance done on this visit', 'Maintenance tasks with how often each is due'),
  d.tickList(
    'task',
    estimating.care.tasks
      .filter(({ isDueOnce }) => !isDueOnce)
      .map(({ task, frequency }) => [task, frequency] as const),
  ),
]

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const { yearly } = system.inspecting
  const groups = checkGroups(system)
  const report = d.part('Inspection', [
    ...inspection.ownerSummary({
      condition: inspection.overallCondition(),
      more: [inspection.activeLeak()],
      figures: [
        inspection.failedFigure('Poor', groups),
        ...inspection.ratedFigures(['Fair'], inspection.ratedLists(groups)),
        ...inspection.planFigures(),
      ],
    }),
    ...inspection.reportHeader('Yearly condition, maintenance and budget'),
    ...inspection.propertyWith(
      'Property and roof',
      d.choice('roof.material', 'Material', system.materials, { span: 2 }),
      d.field('roof.manufacturer'),
      d.field('roof.age'),
      d.field('roof.area'),
      d.field('roof.deck'),
      d.field('roof.warranty'),
      d.own('visit.last', 'Last inspection', 'date'),
    ),
    d.section(
      'Condition, part by part',
      `Condition of the ${system.roofNoun}, part by part, each check with its criterion`,
    ),
    inspection.explainRatings(inspection.conditionScale),
    ...inspection.ratedChecks(inspection.conditionScale, groups),
    d.section('Defects to look for', 'Defects of this roof: what they look like and why they come'),
    inspection.defectTable(system.commonDefects),
    ...readingBlocks(system),
    ...(system.type === 'flat' ? inspection.moistureAndCoreLog() : []),
    ...taskBlocks(system),
    ...inspection.workPlan({
      title: 'Priorities and budget',
      includes: 'Repairs as now, this season or plan, with a budget that adds up',
      levels:
        'Now: it is unsafe or lets rain in. This season: it will fail if left alone. Plan: within the years left.',
      items: system.estimating.repair.items.slice(0, 4).map(({ description, unit }) => [description, unit]),
      blankRows: 1,
    }),
    ...inspection.remainingLifeOpinion(),
    d.p(`${inSentence(dutiesOf(system))}.`, 'What the warranty usually asks of the owner:'),
    ...inspection.limitations(...yearly.unseen),
    inspection.inspectorAndOwner('The inspector signs the findings and the work done. The owner signs for a copy.'),
  ])
  return [
    report,
    inspection.photographs('Photograph six stations, the same on every visit, then each finding.', {
      captions: system.inspecting.views,
    }),
    inspection.fieldForm(report, {
      tables: { reading: ['what', 'where', 'last', 'now', 'verdict'] },
    }),
  ]
}

/** A year's condition report with readings that can be compared. */
export const annualMaintenanceInspection: Blueprint = (system) => {
  const { yearly, views } = system.inspecting
  const checks = checkGroups(system).reduce((count, group) => count + group.checks.length, 0)
  const { commonDefects } = system
  return defineTemplate('inspection', {
    system,
    name: 'Annual Maintenance Inspection',
    demand: [0.785, 'Most companies, every week or month.'],
    telling: 'Every roof',
    description: shortened(
      `Yearly ${system.shortName} report: ${checks} checks with criteria, ${commonDefects.length} defects, readings against last year, maintenance done, priorities and budget.`,
    ),
    tags: [
      'annual inspection',
      'roof maintenance',
      'condition report',
      'preventive maintenance',
      'yearly inspection',
      'remaining life',
      'warranty maintenance',
      'roof budget',
    ],
    fullDescription: [
      `${checks} checks for ${aRoof(system)}: first what every roof has, from drains or gutters to the ceilings below, then what only this one has, each with the criterion it is judged by and room for location, photo number and action. Particular to this roof: ${inSentence(system.inspectionPoints.systemSpecific.map(({ check }) => check).filter((check) => !jobOnly(system).includes(check)))}.`,
      `Readings make one year comparable with the next. This report measures ${inSentence(yearly.readings.map(([what]) => what))}, always at the same places, and says when to act. ${commonDefects.length} defects are listed with what they look like, from ${lowerFirst(commonDefects[0].name)} to ${lowerFirst(lastOf(commonDefects).name)}.`,
      `For the owner it opens with the result in plain words and ends in money: repairs as now, this season or plan, with quantities and unit prices that add up, and an opinion on the years left against ${system.typicalLifeYears[0]} to ${system.typicalLifeYears[1]} as usual. It keeps the record that warranties ask for: ${inSentence(dutiesOf(system))}. They usually do not cover ${inSentence(exclusionsOf(system).map(lowerFirst))}.`,
    ],
    howToUse: [
      'Bring last year’s report and copy property, roof and readings into this one.',
      'Photograph the six stations before you touch anything.',
      'Rate every check, and give each Fair or Poor a place, a photo number and an action.',
      'Take the readings at the marked places and compare them with last year’s.',
      'Do the maintenance tasks, tick them, and write down what you found.',
      'Rank and price the work that is left, then write the summary at the front.',
      'Send the report the same week and book the next visit.',
    ],
    expertGuide: [
      inspection.ratingGuide(inspection.conditionScale, checkGroups(system)),
      {
        title: 'Measure the same spot every year',
        text: `One figure shows a condition; two show how fast it changes. On this roof: ${yearly.readings.map(([what, where, act]) => `${lowerFirst(what)}, ${where} (act when: ${act})`).join('; ')}. Mark the places on the plan and take the photographs from there too: ${inSentence(views.slice(0, 3))}.`,
      },
      inspection.defectGuide(commonDefects),
      ...(system.type === 'flat' ? [inspection.coreGuide] : []),
      {
        title: 'Say what you did not see',
        text: `${yearly.unseen.join(' ')} Written down, these limits protect the owner as much as you. An opinion on years left stays an opinion; label it so.`,
        ...(system.type === 'flat'
          ? { cite: 'ASTM C1153 (infrared survey); ASTM D7954 (impedance); ASTM D7877 (electronic leak detection)' }
          : { cite: 'IRC R806 (ventilation); IRC R903 (weather protection)' }),
      },
      inspection.climbGuide(system),
    ],
    pages: { main: 6, field: 2 },
    subject: `Yearly condition report of ${aRoof(system)} with readings, maintenance and budget`,
    intro: `${upperFirst(aRoof(system))}, once a year: condition, readings beside last year’s, care and budget.`,
    keywords: ['annual inspection', 'maintenance', 'condition report', system.name],
    required: ['summary.condition'],
    parts: () => partsOf(system),
  })
}
