import { systemSafety } from '../support'
import {
  aRoof,
  citedSentence,
  competentGuide,
  crewSignIn,
  dutyTable,
  enforcer,
  jobHeader,
  limitsTable,
  lastOf,
  lowerFirst,
  revisionRecord,
  slopeFields,
  slopeGuide,
  someoneHurt,
  statePrograms,
  stopWork,
  trainingTable,
  upperFirst,
  zoneTable,
} from '@/data/parts/safety'
import type { CitedLine, RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import {
  bullets,
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

const everyRoof: readonly CitedLine[] = [
  ['No one steps on a deck before its strength is known', '1926.501(a)(2)'],
  [
    'Ladders stand 4 to 1, tied off, rails 3 ft above the landing; damaged ones are tagged',
    '1926.1053(b)(1), (b)(5)(i), (b)(16)',
  ],
  ['Openings are covered, covers fastened and marked, or railed', '1926.501(b)(4); 1926.502(i)'],
  [
    'People, ladders and tools stay 10 ft or more from overhead lines; cranes 20 ft unless the voltage is known',
    '1926.416(a)(1); 1926.1408',
  ],
  ['GFCI on every 120-volt tool circuit; cords without damage', '1926.404(b)(1); 1926.416(e)(1)'],
  [
    'Doors and walks under the work are closed off; debris thrown over 20 ft goes down a chute',
    '1926.501(c)(3); 1926.252(a)',
  ],
  ['Extinguisher 2A or better for every 3,000 sq ft, no more than 100 ft away', '1926.150(c)(1)(i)'],
  [
    'Water, toilet, washing; in heat shade, breaks, buddies and a slow start for new people',
    '1926.51(a), (c), (f); 1926.21(b)(2)',
  ],
  ['Nobody under 18 works on or about the roof', '570.67'],
]

const hazardTable = (system: RoofSystem): Block[] => [
  section('Main hazards and controls', `Main hazards of ${system.shortName} work, each with control and OSHA section`),
  table(
    'hazard',
    'Main hazards and controls',
    [
      column('task', 'Task', 'text', { fixed: true, width: 2.5 }),
      column('hazard', 'Hazard', 'text', { fixed: true, width: 2.3 }),
      column('control', 'Control', 'text', { fixed: true, width: 4 }),
      column('cite', '29 CFR', 'text', { fixed: true, width: 1.9 }),
      column('here', 'Here', 'check', { width: 0.6 }),
    ],
    system.safety.hazards.map(({ task, hazard, control, cite }) => ({
      task,
      hazard: upperFirst(hazard),
      control: upperFirst(control),
      cite,
    })),
  ),
]

const documentOf = (system: RoofSystem) => () => {
  const facts = system.safety
  return documentModel({
    title: `${system.shortName} Safety Plan`,
    subject: `Site-specific safety plan for ${system.name} work`,
    intro: `The safety plan for one job on ${aRoof(system)}. Fill in people, zones and limits for this site, keep it where the crew can read it, and change it in writing when the job changes.`,
    letterhead: 'compact',
    keywords: ['site-specific safety plan', 'OSHA', system.name],
    parts: [
      part(
        'Safety plan',
        [
          ...jobHeader(
            'Job header with slope, heights, enforcing agency and safety contact',
            ...slopeFields,
            field('roof.area'),
            enforcer,
            field('company.safetyContact'),
            own('plan.gc', 'General contractor or owner contact', 'text', { span: 2 }),
          ),
          stopWork,
          section('Scope of work', `Scope by the work steps of ${aRoof(system)}`),
          p(facts.work),
          p('Tick the work that this job has; the job hazard analysis takes each task apart.'),
          tickList(
            'scope',
            facts.steps.map(({ step }) => step),
          ),
          section('People and duties'),
          dutyTable,
          ...hazardTable(system),
          section('Fall protection by work zone', 'Fall protection method for each work zone'),
          zoneTable(facts.zones),
          p(
            'Protection is in place before work begins in a zone (29 CFR 1926.502(a)(2)). Anchors, lines, rescue and any alternative plan are set out in the fall protection plan of this job.',
          ),
          section('Site programs for this roof', facts.programs.map(([title]) => title).join(', ')),
          ...facts.programs.map(([title, text, cite]) => p(citedSentence(text, cite), `${title}.`)),
          section('On every roof'),
          bullets(...everyRoof.map(([text, cite]) => citedSentence(text, cite))),
          ...limitsTable(facts.limits),
          section('Protective equipment', `Protective equipment for ${aRoof(system)}`),
          p(
            'Chosen for the hazards above, fitted to each person and paid for by the company (29 CFR 1926.28(a), 1926.95).',
          ),
          tickList(
            'ppe',
            system.emergency.ppe.map(({ item }) => item),
          ),
          ...trainingTable,
          section('Emergency', 'Emergency contacts and meeting point'),
          fields(
            4,
            own('emergency.address', 'Address for the 911 caller', 'text', { span: 2 }),
            own('emergency.caller', 'Who calls'),
            own('emergency.meeting', 'Meeting point'),
            own('emergency.firstAider', 'First-aider'),
            own('emergency.rescuers', 'Rescue pair'),
            own('emergency.kit', 'First-aid and rescue kit at'),
            choice('emergency.plan', 'Emergency plan on site', ['Yes', 'No']),
          ),
          ...someoneHurt,
          ...revisionRecord(),
          ...crewSignIn('Crew: I have read this plan or had it read to me, and may stop work', 5),
          signatures([
            { name: 'author', role: 'Plan prepared by', withTitle: true },
            { name: 'competent', role: 'Competent person' },
          ]),
          statePrograms,
        ],
        { audience: 'crew' },
      ),
    ],
  })
}

/** The site-specific safety plan. */
export function safetyPlan(system: RoofSystem): TemplateContent {
  const facts = system.safety
  return systemSafety(system, 'safety-plan', {
    name: 'Safety Plan',
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
      slopeGuide,
      competentGuide,
      {
        title: 'A plan that fits any site fits none',
        text: 'Inspectors and general contractors look for what only this site has: the anchor points by name, the side of the building where material goes up, the hospital, the two people who do the rescue. An hour on the roof with this form does more than forty pages from a binder.',
        cite: '29 CFR 1926.20(b)(1), (b)(2)',
      },
    ],
    document: documentOf(system),
  })
}
