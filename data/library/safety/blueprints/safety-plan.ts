import { defineTemplate } from '@/data/shared/define-template'
import { citedSentence } from '@/data/shared/cites'
import * as safety from '@/data/shared/safety'
import { aRoof, lastOf, lowerFirst, upperFirst } from '@/data/shared/words'
import type { CitedLine, RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const everyRoof: readonly CitedLine[] = [
  ['No one steps on a deck before its strength is known', '1926.501(a)(2)'],
  [
    'Ladders stand 4 to 1, tied off, rails 3 ft above the landing; damaged ones are tagged',
    '1926.1053(b)(1), (b)(5)(i), (b)(16)',
  ],
  [
    'People, ladders and tools stay 10 ft or more from overhead lines; cranes 20 ft unless the voltage is known',
    '1926.416(a)(1); 1926.1408',
  ],
  ['GFCI on every 120-volt tool circuit; cords without damage', '1926.404(b)(1); 1926.416(e)(1)'],
  [
    'Doors and walks under the work are closed off; debris thrown over 20 ft goes down a chute',
    '1926.501(c)(3); 1926.252(a)',
  ],
  [
    'Water, toilet, washing; in heat shade, breaks, buddies and a slow start for new people',
    '1926.51(a), (c), (f); 1926.21(b)(2)',
  ],
  [
    'Nobody under 18 works on or about the roof, except apprentices and student learners of 16 and 17 as the rule allows',
    '570.67; 570.50(b), (c)',
  ],
]

const hazardTable = (system: RoofSystem): d.Block[] => [
  d.section(
    'Main hazards and controls',
    `Main hazards of ${system.shortName} work, each with control and OSHA section`,
  ),
  d.table(
    'hazard',
    'Main hazards and controls',
    [
      d.column('task', 'Task', 'text', { fixed: true, width: 2.5 }),
      d.column('hazard', 'Hazard', 'text', { fixed: true, width: 2.3 }),
      d.column('control', 'Control', 'text', { fixed: true, width: 4 }),
      d.column('cite', '29 CFR', 'text', { fixed: true, width: 1.9 }),
      d.column('here', 'Here', 'check', { width: 0.6 }),
    ],
    system.safety.hazards.map(({ task, hazard, control, cite }) => ({
      task,
      hazard: upperFirst(hazard),
      control: upperFirst(control),
      cite: safety.ruleCell(cite),
    })),
  ),
]

const header = d.fields(
  6,
  d.field('job.name', { span: 2 }),
  d.field('job.number'),
  d.own('safety.date', 'Date', 'date', { required: true }),
  { ...safety.competentPerson, span: 2 },
  d.field('job.address', { span: 2 }),
  d.field('job.hospital', { span: 2 }),
  d.field('job.foreman', { span: 2 }),
  ...safety.slopeFields,
  d.field('roof.area'),
  safety.enforcer,
  d.field('company.safetyContact'),
  d.own('plan.gc', 'General contractor or owner contact', 'text', { span: 6 }),
)

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const facts = system.safety
  return [
    d.part(
      'Safety plan',
      [
        header,
        d.section('Scope of work', `Scope by the work steps of ${aRoof(system)}`),
        d.p(`${facts.work} Tick the work that this job has; the job hazard analysis takes each task apart.`),
        d.tickList(
          'scope',
          facts.steps.map(({ step }) => step),
        ),
        d.section('People and duties'),
        safety.dutyTable,
        ...hazardTable(system),
        d.section('Fall protection by work zone', 'Fall protection method for each work zone'),
        safety.zoneTable(facts.zones),
        d.p(
          'In place before work begins (29 CFR 1926.502(a)(2)). Anchors, lines, clearance, rescue: see the fall protection plan.',
        ),
        d.section('Site programs for this roof', facts.programs.map(([title]) => title).join(', ')),
        ...facts.programs.map(([title, text, cite]) => d.p(citedSentence(text, safety.ruleNote(cite)), `${title}.`)),
        d.subsection('Extinguishers and distances'),
        d.bullets(...safety.fireRules(system).map(([text, cite]) => citedSentence(text, cite))),
        d.section('On every roof'),
        d.bullets(...everyRoof.map(([text, cite]) => citedSentence(text, cite))),
        ...safety.limitsList(system),
        d.section(
          'Protective equipment, fitted and paid for by the company',
          `Protective equipment for ${aRoof(system)}`,
        ),
        d.tickList(
          'ppe',
          system.emergency.ppe.map(({ item }) => item),
        ),
        ...safety.trainingTable,
        d.section('Emergency', 'Emergency contacts and meeting point'),
        d.fields(
          4,
          d.own('emergency.address', 'Address for the 911 caller', 'text', { span: 2 }),
          d.own('emergency.caller', 'Who calls'),
          d.own('emergency.meeting', 'Meeting point'),
          d.own('emergency.firstAider', 'First-aid person'),
          d.own('emergency.rescuers', 'Rescue pair'),
          d.own('emergency.kit', 'First-aid and rescue kit at'),
          d.choice('emergency.plan', 'Emergency plan on site', ['Yes', 'No']),
        ),
        ...safety.revisionRecord(2),
      ],
      { audience: 'crew' },
    ),
    safety.signInSheet(
      {
        en: 'I have read this plan or had it read to me in words I understand. I may stop work that looks unsafe.',
        es: 'Leí este plan o me lo leyeron en palabras que entiendo. Puedo detener un trabajo que parezca peligroso.',
      },
      {
        isDense: true,
        more: [
          d.signatures([
            { name: 'author', role: 'Plan prepared by', withTitle: true },
            { name: 'competent', role: 'Competent person' },
          ]),
          safety.statePrograms,
        ],
      },
    ),
    ...(safety.needsHotWorkPermit(system) ? [safety.hotWorkPermit] : []),
  ]
}

/** The hot-work permit is a page of its own; torch and kettle have the longest rules of fire and distance. */
function pagesOf(system: RoofSystem): number {
  if (!safety.needsHotWorkPermit(system)) return 4
  return safety.fireRiskOf(system) === 'hotWork' ? 5 : 6
}

/** The site-specific safety plan. */
export function safetyPlan(system: RoofSystem): TemplateContent {
  const facts = system.safety
  return defineTemplate('safety', {
    system,
    name: 'Safety Plan',
    downloads: [700, 350],
    telling: 'Main hazards and controls',
    description: `Site-specific safety plan for ${aRoof(system)}: hazards with OSHA cites, fall protection by zone, weather limits, training, sign-off.`,
    tags: [
      'site-specific safety plan',
      'SSSP',
      'health and safety plan',
      'OSHA 1926',
      'fall protection',
      'accident prevention plan',
      'roofing safety',
      'general contractor submittal',
    ],
    fullDescription: [
      `${facts.work} This is the plan that a general contractor, an owner or an inspector asks for before that work starts, written for ${aRoof(system)} and not for roofs in general.`,
      `It names the people, ten main hazards of this roof with their controls, and the fall protection of each zone, from “${lowerFirst(facts.zones[0][0])}” to “${lowerFirst(lastOf(facts.zones)[0])}”. Site programs follow: ${facts.programs.map(([title]) => lowerFirst(title)).join(', ')}.`,
      'Weather limits, protective equipment, training records, emergency contacts and a record of changes close it, with a page that the crew signs. Each rule carries its section of 29 CFR.',
    ],
    howToUse: [
      'Walk the site; enter slope, edge height, roof width and who enforces there.',
      'Name a person for every duty, with a phone number that is answered.',
      'Tick the work and the hazards that this job has and strike the rest.',
      'Write down the fall protection chosen in each zone, with anchor or line.',
      'Check training records and write who is missing what.',
      'Go through the plan with the crew, have it signed and keep it on site.',
      'When the job changes, change the plan in the record and tell the crew the same day.',
    ],
    expertGuide: [
      facts.guide,
      safety.slopeGuide,
      safety.competentGuide,
      {
        title: 'A plan that fits any site fits none',
        text: 'Inspectors and general contractors look for what only this site has: the anchor points by name, the side of the building where material goes up, the hospital, the two people who do the rescue. An hour on the roof with this form does more than forty pages from a binder.',
        cite: '29 CFR 1926.20(b)(1), (b)(2)',
      },
      safety.stateGuide,
    ],
    subject: `Site-specific safety plan for ${system.name} work`,
    intro: 'For one job. Keep it where the crew can read it, and change it in writing when the job changes.',
    keywords: ['site-specific safety plan', 'OSHA', system.name],
    pages: { main: pagesOf(system) },
    required: ['emergency.address', 'emergency.caller'],
    parts: () => partsOf(system),
  })
}
