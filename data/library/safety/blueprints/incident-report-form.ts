import { defineTemplate } from '@/data/shared/define-template'
import * as safety from '@/data/shared/safety'
import * as incident from '@/data/shared/safety/incident'
import { aRoof, lowerFirst, sentence } from '@/data/shared/words'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const exposureQuestions = (system: RoofSystem): d.Block[] => {
  const { exposure } = system.emergency
  return [
    d.section('On this roof', `Questions that only ${aRoof(system)} raises, with what proves the answer`),
    d.fields(
      3,
      d.choice('task.done', 'Task at the time', [...system.safety.hazards.map(({ task }) => task), 'Another task'], {
        span: 2,
      }),
      d.own('task.other', 'Another task: which'),
    ),
    d.table(
      'exposure',
      `Questions on ${aRoof(system)}`,
      [
        d.column('question', 'Question', 'text', { fixed: true, width: 4.6 }),
        d.column('proof', 'Proof to look for', 'text', { fixed: true, width: 3 }),
        d.column('found', 'Answer and measurement', 'text', { width: 3.8 }),
      ],
      exposure.map(([question, proof]) => ({ question, proof: sentence(proof) })),
    ),
  ]
}

const evidenceBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Evidence kept', 'Evidence kept, with who keeps it'),
  d.tickList('evidence', [
    ...system.emergency.evidence,
    'Place photographed before cleanup, power and pumps off',
    'Gear worn by the person, bagged and labeled',
  ]),
  d.fields(
    2,
    d.own('evidence.photos', 'Photographs and sketches: numbers, where kept'),
    d.own('evidence.keeper', 'Evidence kept by, at'),
    d.own('control.missing', 'Controls of the safety plan that were missing or only partly there', 'text', { span: 2 }),
  ),
]

const partsOf = (system: RoofSystem): readonly d.Part[] => [
  d.part(
    'Incident report',
    [
      incident.purpose,
      ...incident.caseFields,
      ...incident.personFields,
      ...incident.account,
      ...exposureQuestions(system),
      ...evidenceBlocks(system),
      ...incident.treatment,
      ...incident.whyTable,
      ...incident.correctiveTable,
      ...incident.recordability,
      incident.rights,
      d.signatures([
        { name: 'investigator', role: 'Report by', withTitle: true },
        { name: 'manager', role: 'Manager, actions approved', withTitle: true },
      ]),
      safety.statePrograms,
    ],
    { audience: 'office' },
  ),
  incident.witnessPart,
]

/** The report on an incident, with the questions that this roof raises. */
export function incidentReportForm(system: RoofSystem): TemplateContent {
  const { exposure, evidence } = system.emergency
  const [first, second, third] = exposure
  return defineTemplate('safety', {
    system,
    name: 'Incident Report Form',
    downloads: [500, 200],
    telling: 'On this roof',
    description: `Incident report for ${aRoof(system)}: account, system questions, recordability, root cause, actions and witness page.`,
    tags: [
      'incident report',
      'accident report',
      'near miss report',
      'OSHA 301',
      'OSHA 300 log',
      'root cause analysis',
      'witness statement',
      'recordkeeping',
      'roofing safety',
    ],
    fullDescription: [
      `After an incident on ${aRoof(system)} the general form asks for name and date and misses the roof. This one asks what only this roof raises: “${first[0]}” “${second[0]}” “${third[0]}” Beside each question stands what proves the answer.`,
      `It holds the facts that the federal record asks for, takes you through the recordability decision question by question. ${sentence(`Among the things it tells you to keep: ${lowerFirst(evidence[0])}; ${lowerFirst(evidence[1])}`)}`,
      'Root cause, corrective actions by strength and a witness page follow. It is written to learn and never to blame, and says what protects those who report.',
    ],
    howToUse: [
      'Care for people and make the place safe; then open the form the same day.',
      'Write case, person and account from what was seen, not from what is supposed.',
      'Answer the questions of this roof and keep the evidence before cleanup.',
      'Take each witness statement alone, in the person’s own words.',
      'Decide recordability with the questions, and report to OSHA in time where it is due.',
      'Ask why until the answer is something you can change; set actions with names and dates.',
      'Go through it with the person and the crew, and check later that the actions work.',
    ],
    expertGuide: [
      {
        title: `Look at the proof first: ${lowerFirst(first[1])}`,
        text: `On ${aRoof(system)} the traces go quickly. ${first[0]} ${second[0]} Answer such questions with a photo, a reading or a part in a bag. ${sentence(`Keep as well: ${lowerFirst(evidence[2])}`)}`,
      },
      {
        title: 'First aid or medical treatment',
        text: 'The federal list of first aid is closed: what is not on it is medical treatment. Cleaning and covering a wound, cold packs, a tetanus shot, drinking fluids for heat, and over-the-counter medicine at its usual strength are on it. Stitches and prescription medicine are not. Who gave the care makes no difference.',
        cite: '29 CFR 1904.7(b)(5)(ii), (iii)',
      },
      {
        title: 'Seven days, eight hours, twenty-four',
        text: 'The log line and incident record are due within seven calendar days. A death is reported within eight hours, an inpatient hospitalization, an amputation or the loss of an eye within twenty-four. An equivalent form is allowed if it has the same facts, is as readable and is completed by the same instructions; many companies copy the facts into the official form.',
        cite: '29 CFR 1904.29(b)(3), (b)(4); 1904.39(a)',
      },
      {
        title: 'Blame ends the reporting',
        text: 'Where people are punished for an injury, injuries are hidden and near misses vanish. The rule forbids it, and a bonus for a month without reports can have the same effect. Ask what made it possible; discipline for a broken rule has to be the same whether someone was hurt or not.',
        cite: '29 CFR 1904.35(b)(1)(iv)',
      },
      ...incident.recordGuide,
      safety.stateGuide,
    ],
    subject: `Incident report and investigation for ${system.name} work`,
    intro: `For every injury, illness, fire, spill and near miss on ${aRoof(system)}. Start it the same day; finish it while memory is fresh. It gathers the facts for the federal record and asks what has to change.`,
    keywords: ['incident report', 'accident report', 'OSHA 301', 'near miss', system.name],
    pages: { main: 4 },
    required: [
      'case.kind',
      'case.date',
      'case.time',
      'case.place',
      'case.writtenBy',
      'person.fullName',
      'account.event',
    ],
    parts: () => partsOf(system),
  })
}
