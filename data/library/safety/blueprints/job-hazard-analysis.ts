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
  safety.riskScale,
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
      d.column('hazard', 'Found on the walk', 'text', { width: 6.5, fixed: true }),
      d.column('here', 'Here', 'select', { options: ['Yes', 'No'], width: 0.8 }),
      d.column('control', 'Control on this site', 'text', { width: 4.4 }),
      d.column('by', 'Responsible', 'text', { width: 1.4 }),
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

const header = d.fields(
  8,
  d.field('job.name', { span: 2 }),
  d.field('job.number'),
  d.own('safety.date', 'Date', 'date', { required: true }),
  { ...safety.competentPerson, span: 2 },
  d.field('job.foreman', { span: 2 }),
  d.field('job.address', { span: 2 }),
  d.field('job.hospital', { span: 2 }),
  d.field('roof.pitch', { label: 'Slope (in 12)' }),
  d.own('safety.edgeHeight', 'Edge (ft)', 'number', { decimals: 0 }),
  d.choice('jha.kind', 'This analysis', ['New', 'Revised', 'After a near miss', 'After an injury'], { span: 2 }),
)

const review: readonly d.Field[] = [
  d.own('jha.next', 'Review again by', 'date'),
  d.own('review.date', 'Done again on', 'date'),
  d.own('review.by', 'By'),
]

const partsOf = (system: RoofSystem): readonly d.Part[] => [
  d.part(
    'Job hazard analysis',
    [
      header,
      ...analysis(system.safety.steps),
      ...siteHazards,
      d.p(safety.limitsBrief(system), 'Work stops for the weather:'),
    ],
    { audience: 'crew', landscape: true },
  ),
  safety.signInSheet(
    {
      en: 'This analysis was explained to me in words I understand. I may stop work that looks unsafe.',
      es: 'Me explicaron este análisis de riesgos en palabras que entiendo. Puedo detener un trabajo que parezca peligroso.',
    },
    {
      landscape: true,
      fields: review,
      more: [
        d.signatures([
          { name: 'analyst', role: 'Analysis by', withTitle: true },
          { name: 'competent', role: 'Competent person' },
        ]),
        safety.statePrograms,
      ],
    },
  ),
]

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
      'Go down the tasks in working order and strike those this job does not have. Controls are in the order of the hierarchy: eliminate, substitute, engineer, administer, protective equipment last.',
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
      {
        title: 'What the scores ask for',
        text: 'S is the worst likely outcome, L how likely it is here with the controls of the row in place. At 15 and more the task does not start: add a stronger control and rate it again. From 8 to 14 the competent person adds a control or signs that no stronger one is feasible. Below 8 go ahead, and watch that the controls stay.',
      },
      {
        title: 'When the analysis is done again',
        text: 'OSHA does not ask for a written analysis on every job. It does ask for regular inspections by a competent person and for instruction in each hazard. This sheet helps to show both, if it is as fresh as the work: do it again for a new crew, product or machine, another slope or roof area, and after any fall, fire or near miss.',
        cite: '29 CFR 1926.20(b)(2), 1926.21(b)(2)',
      },
      {
        title: `Protective equipment on ${aRoof(system)}`,
        text: `${inSentence(system.emergency.ppe.map(({ item }) => item))}. Each item is fitted to the person and paid for by the company; the PPE checklist of this roof has the task and the standard for each.`,
        cite: '29 CFR 1926.28(a), 1926.95',
      },
      safety.slopeGuide,
      safety.competentGuide,
      safety.stateGuide,
    ],
    subject: `Job hazard analysis (JHA) for ${system.name} work`,
    intro:
      'Task by task: what can hurt someone, what is done about it, and who sees to it. Do it again when crew, product, weather or roof area changes.',
    keywords: ['job hazard analysis', 'JHA', 'JSA', system.name],
    pages: { main: 3 },
    required: ['jha.kind'],
    parts: () => partsOf(system),
  })
}
