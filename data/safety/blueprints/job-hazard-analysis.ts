import { systemSafety } from '../support'
import {
  aRoof,
  competentGuide,
  crewSignIn,
  jobHeader,
  limitsTable,
  lastOf,
  lowerFirst,
  slopeFields,
  slopeGuide,
  statePrograms,
  stopWork,
} from '@/data/parts/safety'
import type { JobStep, RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import {
  choice,
  column,
  documentModel,
  field,
  fields,
  own,
  p,
  part,
  section,
  signatures,
  table,
  tickList,
  type Block,
} from '@/lib/documents/author'

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

const analysis = (steps: readonly JobStep[]): Block[] => [
  section('Tasks, hazards and controls', 'Task sequence with hazards, controls by the hierarchy, and the OSHA section'),
  p(
    'Controls stand in the order of the hierarchy: eliminate, substitute, engineer, administer, protective equipment last. Tick a row when its controls are in place; strike what the job does not have, and write what is missing on the empty rows.',
  ),
  table(
    'task',
    'Tasks, hazards and controls',
    [
      column('step', 'Task', 'text', { fixed: true, width: 2.2 }),
      column('hazard', 'Hazard, and what it does', 'text', { fixed: true, width: 2.8 }),
      column('control', 'Controls', 'text', { fixed: true, width: 5.6 }),
      column('by', 'Responsible', 'text', { fixed: true, width: 1.4 }),
      column('cite', '29 CFR', 'text', { fixed: true, width: 1.8 }),
      column('done', 'In place', 'check', { width: 0.7 }),
    ],
    steps.map((step) => ({
      step: step.step,
      hazard: step.hazard,
      control: controlsOf(step),
      by: step.by,
      cite: step.cite,
    })),
    { blankRows: 2, lineNumbers: true },
  ),
]

const siteHazards: Block[] = [
  section('What this site adds', 'Site hazards found on the walk: power, traffic, neighbors, deck'),
  table(
    'site',
    'What this site adds',
    [
      column('hazard', 'Found on the walk', 'text', { width: 4, fixed: true }),
      column('here', 'Here', 'select', { options: ['Yes', 'No'], width: 0.8 }),
      column('control', 'Control on this site', 'text', { width: 5 }),
      column('by', 'Responsible', 'text', { width: 1.6 }),
    ],
    [
      { hazard: 'Overhead lines, service drop (29 CFR 1926.416(a)(1), 1926.1408)' },
      { hazard: 'Weak or wet deck (29 CFR 1926.501(a)(2))' },
      { hazard: 'Doors, walks and parking under the work (29 CFR 1926.501(c))' },
      { hazard: 'Skylights, hatches, shafts (29 CFR 1926.501(b)(4))' },
      { hazard: 'Other trades on or under the roof (29 CFR 1926.16)' },
    ],
    { blankRows: 1 },
  ),
]

const documentOf = (system: RoofSystem) => () => {
  const facts = system.safety
  return documentModel({
    title: `${system.shortName} Job Hazard Analysis`,
    subject: `Job hazard analysis (JHA) for ${system.name} work`,
    intro: `The work on ${aRoof(system)} task by task: what can hurt someone, what is done about it, and who sees to it. Complete it on site, go through it with the crew, and write it again when the work changes.`,
    letterhead: 'compact',
    keywords: ['job hazard analysis', 'JHA', 'JSA', system.name],
    parts: [
      part(
        'Job hazard analysis',
        [
          ...jobHeader(
            'Job header with analyst, reviewer and dates',
            ...slopeFields,
            own('jha.analyst', 'Analysis by'),
            own('jha.reviewer', 'Reviewed by'),
            choice('jha.kind', 'This analysis', ['New', 'Revised', 'After a near miss', 'After an injury']),
            field('roof.deck'),
            own('jha.next', 'Review again by', 'date'),
          ),
          stopWork,
          ...analysis(facts.steps),
          ...siteHazards,
          section('Protective equipment for this roof', `${system.shortName} protective equipment`),
          p(
            'Chosen for the hazards above, fitted to each person and paid for by the company: 29 CFR 1926.28(a), 1926.95.',
          ),
          tickList(
            'ppe',
            system.emergency.ppe.map(({ item }) => item),
          ),
          ...limitsTable(facts.limits),
          section('When this analysis is done again', 'When the analysis has to be done again'),
          p(
            'A new crew, product or machine; another slope or roof area; weather past a limit above; any fall, fire or near miss. OSHA does not ask for a written analysis on every job; it does ask for regular inspections by a competent person and for instruction in each hazard (29 CFR 1926.20(b)(2), 1926.21(b)(2)). This sheet helps to show both.',
          ),
          fields(
            4,
            own('review.date', 'Done again on', 'date'),
            own('review.by', 'By'),
            own('review.reason', 'Reason', 'text', { span: 2 }),
          ),
          ...crewSignIn('Crew: this analysis was explained to me in words I understand', 4),
          signatures([
            { name: 'analyst', role: 'Analysis by', withTitle: true },
            { name: 'competent', role: 'Competent person' },
          ]),
          statePrograms,
        ],
        { audience: 'crew', landscape: true },
      ),
    ],
  })
}

/** The system's task sequence with hazards and controls by the hierarchy. */
export function jobHazardAnalysis(system: RoofSystem): TemplateContent {
  const facts = system.safety
  const [first, second, third] = facts.steps
  const last = lastOf(facts.steps)
  return systemSafety(system, 'job-hazard-analysis', {
    name: 'Job Hazard Analysis',
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
      `${facts.work} This analysis takes that work apart in ${facts.steps.length} tasks, from “${lowerFirst(first.step)}” to “${lowerFirst(last.step)}”, and says for each what can hurt someone, what is done about it and who sees to it.`,
      `Controls are listed in the order of the hierarchy, so that the crew first looks for what removes the hazard: ${lowerFirst(second.step)} and ${lowerFirst(third.step)} show how much can be settled before a harness is needed. Every row names the federal section it rests on.`,
      'The site adds its own hazards, and there are rows for them. The sheet is signed by the person who wrote it, the competent person and the crew, and it says when it has to be written again.',
    ],
    howToUse: [
      'Walk the roof first; enter slope, edge height and deck.',
      'Go down the tasks in working order and strike those this job does not have.',
      'Change controls that do not fit the site; add what is missing on the empty rows.',
      'Answer the site hazards and name who is responsible for each control.',
      'Read the rows of the day to the crew, in their language, and have them sign.',
      'Tick a row only when its controls have been seen in place.',
      'Write it again when crew, product, weather or roof area changes.',
    ],
    expertGuide: [
      facts.guide,
      {
        title: 'Start at the top of the hierarchy',
        text: 'A harness is the last line, because it works only when it is worn, anchored and short enough. Ask first whether the task can be done on the ground, by a hoist or with a product that does not burn. OSHA’s own guide to hazard analysis asks for the same order.',
        cite: 'OSHA 3071, Job Hazard Analysis',
      },
      slopeGuide,
      competentGuide,
    ],
    document: documentOf(system),
  })
}
