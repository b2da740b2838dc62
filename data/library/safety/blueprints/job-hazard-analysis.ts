import { defineTemplate } from '@/data/shared/define-template'
import * as safety from '@/data/shared/safety'
import { aRoof, inSentence, lastOf, lowerFirst } from '@/data/shared/words'
import type { JobStep, RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const levels = [
  ['eliminate', 'Eliminate'],
  ['substitute', 'Substitute'],
  ['engineer', 'Engineer'],
  ['administer', 'Administer'],
  ['ppe', 'PPE'],
] as const

/** 'Engineer: chute at the eave. PPE: gloves.' – the levels that the step uses, the strongest first. */
export const controlsOf = (step: JobStep): string =>
  levels.flatMap(([key, label]) => (step[key] ? [`${label}: ${step[key]}.`] : [])).join(' ')

const analysis = (steps: readonly JobStep[]): d.Block[] => [
  d.section(
    'Tasks, hazards and controls',
    'Task sequence with hazards, controls by the hierarchy, the OSHA section and a risk rating',
  ),
  d.p(
    'Controls stand in the order of the hierarchy: eliminate, substitute, engineer, administer, protective equipment last. Tick a row when its controls are in place; strike what the job does not have, and write what is missing on the empty rows.',
  ),
  d.table(
    'task',
    'Tasks, hazards and controls',
    [
      d.column('step', 'Task', 'text', { fixed: true, width: 2 }),
      d.column('hazard', 'Hazard, and what it does', 'text', { fixed: true, width: 2.6 }),
      d.column('control', 'Controls, and who sees to them', 'text', { fixed: true, width: 6.6 }),
      d.column('cite', '29 CFR', 'text', { fixed: true, width: 1.9 }),
      ...safety.riskColumns,
      d.column('done', 'In place', 'check', { width: 0.7 }),
    ],
    steps.map((step) => ({
      step: step.step,
      hazard: step.hazard,
      control: `${controlsOf(step)} By: ${step.by}.`,
      cite: safety.ruleCell(step.cite),
      severity: safety.severityOf(step),
    })),
    { blankRows: 1, lineNumbers: true },
  ),
]

const siteHazards: d.Block[] = [
  d.section('What this site adds', 'Site hazards found on the walk: power, traffic, neighbors, deck'),
  d.table(
    'site',
    'What this site adds',
    [
      d.column('hazard', 'Found on the walk', 'text', { width: 4, fixed: true }),
      d.column('here', 'Here', 'select', { options: ['Yes', 'No'], width: 0.8 }),
      d.column('control', 'Control on this site', 'text', { width: 5 }),
      d.column('by', 'Responsible', 'text', { width: 1.6 }),
    ],
    [
      { hazard: 'Overhead lines, service drop (29 CFR 1926.416(a)(1), 1926.1408)' },
      { hazard: 'Weak or wet deck (29 CFR 1926.501(a)(2))' },
      { hazard: 'Doors, walks and parking under the work (29 CFR 1926.501(c))' },
      { hazard: 'Skylights, hatches, shafts (29 CFR 1926.501(b)(4))' },
      { hazard: 'Other trades on or under the roof (29 CFR 1926.16)' },
      { hazard: 'Antennas with RF signs: keep out until the carrier has powered down (47 CFR 1.1310)' },
    ],
    { blankRows: 1 },
  ),
]

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const facts = system.safety
  return [
    d.part(
      'Job hazard analysis',
      [
        ...safety.jobHeader('Job header with slope, height and competent person', ...safety.slopeFields.slice(0, 2)),
        safety.stopWork,
        d.section('When this analysis is done again', 'When the analysis has to be done again'),
        d.p(
          'A new crew, product or machine; another slope or roof area; weather past a limit above; any fall, fire or near miss. OSHA does not ask for a written analysis on every job; it does ask for regular inspections by a competent person and for instruction in each hazard (29 CFR 1926.20(b)(2), 1926.21(b)(2)). This sheet helps to show both.',
        ),
        d.fields(
          4,
          d.own('review.date', 'Done again on', 'date'),
          d.own('review.by', 'By'),
          d.choice('jha.kind', 'This analysis', ['New', 'Revised', 'After a near miss', 'After an injury']),
          d.own('jha.next', 'Review again by', 'date'),
        ),
        ...analysis(facts.steps),
        ...safety.riskScale,
        ...siteHazards,
        d.section('Equipment and limits', `${system.shortName} protective equipment, weather and wind limits`),
        d.p(
          `${inSentence(system.emergency.ppe.map(({ item }) => item))}. Fitted to each person and paid for by the company (29 CFR 1926.28(a), 1926.95).`,
          'Worn here:',
        ),
        d.p(safety.limitsBrief(system).join(' '), 'Weather:'),
        d.signatures([
          { name: 'analyst', role: 'Analysis by', withTitle: true },
          { name: 'competent', role: 'Competent person' },
        ]),
      ],
      { audience: 'crew', landscape: true },
    ),
    safety.signInSheet(
      {
        en: 'This analysis was explained to me in words I understand. I may stop work that looks unsafe.',
        es: 'Me explicaron este análisis de riesgos en palabras que entiendo. Puedo detener un trabajo que parezca peligroso.',
      },
      [safety.statePrograms],
    ),
  ]
}

/** The system's task sequence with hazards and controls by the hierarchy. */
export function jobHazardAnalysis(system: RoofSystem): TemplateContent {
  const facts = system.safety
  const [first, second, third] = facts.steps
  const last = lastOf(facts.steps)
  return defineTemplate('safety', {
    system,
    name: 'Job Hazard Analysis',
    downloads: [650, 300],
    description: `Job hazard analysis for ${aRoof(system)}: ${facts.steps.length} tasks with hazards, controls by the hierarchy and OSHA cites.`,
    tags: [
      'job hazard analysis',
      'JHA',
      'JSA',
      'job safety analysis',
      'task hazard analysis',
      'hierarchy of controls',
      'OSHA 3071',
      'roofing safety',
    ],
    fullDescription: [
      `${facts.work} This analysis takes that work apart in ${facts.steps.length} tasks, from “${lowerFirst(first.step)}” to “${lowerFirst(last.step)}”, and says for each what can hurt someone, what is done about it and who sees to it, with a risk rating.`,
      `Controls are listed in the order of the hierarchy, so that the crew first looks for what removes the hazard: ${lowerFirst(second.step)} and ${lowerFirst(third.step)} show how much can be settled before a harness is needed. Every row names the federal section it rests on.`,
      'The site adds its own hazards, and there are rows for them. The sheet is signed by the person who wrote it and the competent person, and by the crew on a sign-in sheet in English and Spanish. It says when it has to be written again.',
    ],
    howToUse: [
      'Walk the roof first; enter slope, edge height and deck.',
      'Go down the tasks in working order and strike those this job does not have.',
      'Change controls that do not fit the site; add what is missing on the empty rows.',
      'Answer the site hazards and name who is responsible for each control.',
      'Read the rows of the day to the crew, in their language, and have them sign.',
      'Tick a row only when its controls have been seen in place; score the risk, and stop at 15 or more.',
      'Write it again when crew, product, weather or roof area changes.',
    ],
    expertGuide: [
      facts.guide,
      {
        title: 'Start at the top of the hierarchy',
        text: 'A harness is the last line, because it works only when it is worn, anchored and short enough. Ask first whether the task can be done on the ground, by a hoist or with a product that does not burn. OSHA’s own guide to hazard analysis asks for the same order.',
        cite: 'OSHA 3071, Job Hazard Analysis',
      },
      safety.slopeGuide,
      safety.competentGuide,
    ],
    subject: `Job hazard analysis (JHA) for ${system.name} work`,
    intro: `The work on ${aRoof(system)} task by task: what can hurt someone, what is done about it, and who sees to it. Complete it on site, go through it with the crew, and write it again when the work changes.`,
    keywords: ['job hazard analysis', 'JHA', 'JSA', system.name],
    required: ['jha.kind'],
    parts: () => partsOf(system),
  })
}
