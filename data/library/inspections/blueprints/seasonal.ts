import { defineTemplate, type Blueprint } from '@/data/shared/define-template'
import { seasonNames, seasons, type Season } from '@/data/shared/calendar'
import * as inspection from '@/data/shared/inspection'
import { dutiesOf } from '@/data/shared/warranty'
import { aRoof, fullSentence, inSentence, lowerFirst, sentence, shortened } from '@/data/shared/words'
import type { InspectionArea, RoofSystem } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const seasonScale: inspection.RatingScale = {
  answers: ['Done', 'Open', 'N/A'],
  meaning: ['Done or Open: for the tasks. Carry what is still open to the work list.'],
}

const signScale: inspection.RatingScale = {
  answers: ['Not seen', 'Seen', 'Not checked'],
  meaning: ['Seen or Not seen: for the signs. Give each sign that you see its place and photo number.'],
}

const triggerBlocks = (system: RoofSystem): d.Block[] => [
  d.section('What calls for a visit', 'Triggers for a visit outside the plan and where to look first'),
  d.table(
    'trigger',
    'What calls for a visit',
    [
      d.column('trigger', 'When this happens', 'text', { fixed: true, width: 3.4 }),
      d.column('date', 'Happened', 'date', { width: 1.1 }),
      d.column('found', 'Found', 'text', { width: 4.6 }),
      inspection.photoColumn,
    ],
    system.inspecting.seasonal.triggers.map(([trigger]) => ({ trigger })),
  ),
]

const signList = (season: Season): string => `${season}Sign`

/** The tasks of a season, then what the season does to this roof and what that looks like. */
const seasonBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Work of the season', 'Tasks and signs of spring, summer, fall and winter'),
  d.p('Fill in the season of this visit and leave the others blank.'),
  ...seasons.flatMap((season) => [
    d.subsection(seasonNames[season]),
    ...inspection.ratedChecks(seasonScale, [
      { name: season, title: seasonNames[season], checks: system.seasonalTasks[season] },
    ]),
    ...inspection.ratedChecks(signScale, [
      {
        name: signList(season),
        title: seasonNames[season],
        checks: system.inspecting.seasonal.signs[season].map(
          ([sign, looks]) => [`Look for: ${lowerFirst(sign)}`, looks] as const,
        ),
      },
    ]),
  ]),
]

const watched: readonly (readonly [area: InspectionArea, count: number])[] = [
  ['field', 2],
  ['flashings', 1],
  ['penetrations', 1],
  ['edges', 1],
]

const courseBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Condition through the year', 'Condition of the same parts in each season, side by side'),
  d.table(
    'course',
    'Condition through the year',
    [
      d.column('check', 'Part', 'text', { fixed: true, width: 4 }),
      ...seasons.map((season) =>
        d.column(season, seasonNames[season], 'select', { options: inspection.conditionScale.answers, width: 0.95 }),
      ),
    ],
    [
      { group: 'Every roof' },
      ...[...inspection.coreOf(system).values()].map(([check]) => ({ check })),
      ...watched.flatMap(([area, count]) => [
        { group: inspection.areaNames[area] },
        ...system.inspectionPoints[area]
          .filter(({ scale, isCommon }) => scale === undefined && !isCommon)
          .slice(0, count)
          .map(({ check }) => ({ check })),
      ]),
    ],
  ),
]

const stormBlocks: readonly d.Block[] = [
  d.section('After a storm', 'What hail, wind, debris and water leave on this roof'),
  d.table(
    'storm',
    'After a storm',
    [
      d.column('cause', 'Cause', 'text', { fixed: true, width: 1.2 }),
      d.column('seen', 'Seen', 'check', { width: 0.6 }),
      d.column('place', 'Marks, and where', 'text', { width: 5.6 }),
      inspection.photoColumn,
    ],
    ['Hail', 'Wind', 'Debris', 'Water'].map((cause) => ({ cause })),
  ),
]

const nextBlocks: readonly d.Block[] = [
  d.section('Next visits', 'Next visits by season with date and task'),
  d.table(
    'next',
    'Next visits',
    [
      d.column('season', 'Season', 'text', { fixed: true, width: 1 }),
      d.column('date', 'Booked for', 'date', { width: 1.3 }),
      d.column('who', 'Who', 'text', { width: 1.6 }),
      d.column('bring', 'What to bring, prepare and check again', 'text', { width: 4 }),
    ],
    seasons.map((season) => ({ season: seasonNames[season] })),
  ),
]

const thisVisit = (more: Partial<d.Field> = {}): d.Field =>
  d.choice('visit.season', 'This visit', [...seasons.map((season) => seasonNames[season]), 'After a storm'], more)

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const { yearly } = system.inspecting
  const report = d.part('Inspection', [
    ...inspection.ownerSummary({
      condition: inspection.overallCondition(),
      more: [thisVisit({ span: 2 })],
      figures: [
        inspection.ratedFigure('Open', seasons, {
          label: 'Tasks open and signs seen',
          also: { answer: 'Seen', lists: seasons.map(signList) },
        }),
        d.own('summary.visit', 'Next visit', 'date'),
        ...inspection.planFigures(),
      ],
    }),
    ...inspection.reportHeader('Seasonal work, signs and condition'),
    ...inspection.propertyWith(
      'Property and roof',
      thisVisit(),
      d.field('roof.age'),
      d.field('roof.area'),
      d.field('roof.warranty'),
    ),
    ...inspection.asbestosBeforeCores(system),
    ...triggerBlocks(system),
    ...seasonBlocks(system),
    ...courseBlocks(system),
    ...stormBlocks,
    ...inspection.waterLog(system.type),
    ...inspection.workPlan({
      title: 'Priorities and budget',
      includes: 'Repairs as now, this season or plan, with a budget that adds up',
      levels: 'Now: it is unsafe or lets rain in. This season: it will fail if left alone. Plan: next year.',
      items: system.estimating.repair.items.slice(0, 4).map(({ description, unit }) => [description, unit]),
      blankRows: 1,
    }),
    ...nextBlocks,
    d.p(
      `${inSentence(dutiesOf(system))}; look at the roof from the ground and at the ceilings, stay off the roof, and report a leak in writing the same day.`,
      'Owner’s part between visits:',
    ),
    ...inspection.limitations(...yearly.unseen),
    inspection.inspectorAndOwner('The inspector signs the findings of this visit. The owner signs for a copy.'),
  ])
  return [
    report,
    inspection.photographs('Photograph six stations, the same on every visit, then each finding.', {
      captions: system.inspecting.views,
    }),
    inspection.fieldForm(report, {
      tables: { course: ['check', ...seasons] },
    }),
  ]
}

/** What each season asks of this roof and does to it. */
export const seasonalInspection: Blueprint = (system) => {
  const { seasonal } = system.inspecting
  const { seasonalTasks } = system
  const signs = (season: Season): string =>
    sentence(seasonal.signs[season].map(([sign, looks]) => `${lowerFirst(sign)} (${looks})`).join('; '))
  return defineTemplate('inspection', {
    system,
    name: 'Seasonal Inspection',
    demand: [0.51, 'Part of the companies, or some jobs.'],
    telling: 'Spring',
    description: shortened(
      `Spring, summer, fall and winter on ${aRoof(system)}: tasks, signs with what they look like, triggers, storm marks, priorities and budget.`,
    ),
    tags: [
      'seasonal inspection',
      'spring inspection',
      'fall inspection',
      'winter roof check',
      'seasonal maintenance',
      'after a storm',
      'preventive maintenance',
      'service visit',
    ],
    fullDescription: [
      `Each season wears ${aRoof(system)} in its own way, and a list that is the same in April and October misses half of it. In spring this form asks for ${inSentence(seasonalTasks.spring)}; in fall for ${inSentence(seasonalTasks.fall)}.`,
      `The tasks are followed by the signs to look for and what they look like. Summer: ${signs('summer')} Winter: ${signs('winter')} Triggers say when to come before the next planned visit, among them ${inSentence(seasonal.triggers.slice(0, 3).map(([trigger]) => trigger))}.`,
      'One table follows the condition of the same parts through all four visits, first what every roof has and then what is particular to this one, so that a slow change shows. Storm marks, a water log, repairs as now, this season or plan with a budget that adds up, next visits and the owner’s part close the report.',
    ],
    howToUse: [
      'Open one form per roof and year; choose the visit at the top.',
      'Ask what happened since the last visit and check the triggers.',
      'Do the season’s tasks and look for its signs; mark each line.',
      'Grade the parts in this season’s column, at the same places as before.',
      'After a storm, fill in the storm table as well. Describe the damage and say nothing about coverage.',
      'Rank and price the work, and have the Now lines approved before you leave.',
      'Book the next visits and send the report the same week.',
    ],
    expertGuide: [
      inspection.stormSignsGuide(system),
      inspection.waterGuide(system.type),
      {
        title: 'What calls for a visit outside the plan',
        text: system.inspecting.seasonal.triggers
          .map(([trigger, look]) => `${trigger}: ${fullSentence(lowerFirst(look))}`)
          .join(' '),
      },
      {
        title: 'Go when a trigger calls, not only when the calendar does',
        text: seasonal.triggers.map(([trigger, look]) => sentence(`${trigger}: ${lowerFirst(look)}`)).join(' '),
      },
      {
        title: 'Look for the sign before you do the task',
        text: `Cleaning wipes away evidence, so photograph first. Spring: ${signs('spring')} Fall: ${signs('fall')}`,
      },
      {
        title: 'Describe storm marks, leave coverage to the insurer',
        text: `Write what is there, how large it is and how fresh it looks, and stop there. On this roof, wind: ${lowerFirst(sentence(system.stormDamageSigns.wind))} Hail: ${lowerFirst(sentence(system.stormDamageSigns.hail))} A roofer who speaks for the owner on a claim may be adjusting without a license.`,
        cite: 'Tex. Ins. Code 4102.163, and similar law in other states',
      },
      inspection.climbGuide(system),
    ],
    pages: { main: 6, field: 2 },
    subject: `Seasonal tasks, signs and condition of ${aRoof(system)} through the year`,
    intro: `One form for the four visits of a year to one ${system.roofNoun}: what each season asks for, what it does to the roof and what that looks like, and what calls for a visit in between.`,
    keywords: ['seasonal inspection', 'spring', 'fall', 'roof maintenance', system.name],
    required: ['summary.condition', 'visit.season'],
    // A visit is of one season.
    optional: seasons.flatMap((season) => [season, `${season}Sign`]),
    parts: () => partsOf(system),
  })
}
