import { defineTemplate } from '@/data/shared/define-template'
import { cfr } from '@/data/shared/cites'
import * as safety from '@/data/shared/safety'
import { everyRoof, gearCatalog, respirators } from '@/data/shared/safety/gear'
import { airlineRule, fitAndPayment, respiratorRules } from '@/data/shared/safety/rules'
import { aRoof, lowerFirst, sentence, upperFirst } from '@/data/shared/words'
import type { CitedLine, GearKey, PpeItem, RoofSystem } from '@/data/shared/system'
import type { GuideEntry, TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** What every roof needs and the system's own list does not already name. */
const basicsFor = (items: readonly PpeItem[]): readonly PpeItem[] =>
  everyRoof.filter(({ others }) => !items.some(({ gear }) => others.includes(gear)))

const hazardAssessment = (system: RoofSystem): d.Block[] => [
  d.section(
    'Hazard assessment',
    `Hazard assessment: ${system.safety.hazards.length} tasks of this roof, with the control that comes first`,
  ),
  d.table(
    'hazard',
    'Hazard assessment',
    [
      d.column('task', 'Task', 'text', { fixed: true, width: 2.6 }),
      d.column('hazard', 'Hazard', 'text', { fixed: true, width: 2.4 }),
      d.column('control', 'Control before equipment', 'text', { fixed: true, width: 4 }),
      d.column('here', 'This job', 'check', { width: 0.7 }),
      d.column('ready', 'Control in place', 'check', { width: 0.8 }),
    ],
    system.safety.hazards.map(({ task, hazard, control }) => ({
      task,
      hazard: upperFirst(hazard),
      control: upperFirst(control),
    })),
    { blankRows: 1, lineNumbers: true },
  ),
]

const certification: d.Block[] = [
  d.section('Certification of the hazard assessment', 'Signed certification of the hazard assessment'),
  d.fields(
    3,
    d.own('assessment.place', 'Workplace assessed (building, roof areas)', 'text', { span: 2 }),
    d.own('assessment.date', 'Date of the walk', 'date'),
  ),
  d.signatures(
    [
      { name: 'assessor', role: 'Person who made the assessment', withTitle: true },
      { name: 'competent', role: 'Competent person' },
    ],
    'Certification of hazard assessment: I walked the workplace named above on that date and assessed its hazards for the need of personal protective equipment (29 CFR 1910.132(d)(2)).',
  ),
]

const toRow = ({ item, gear, when, retire }: PpeItem): d.RowInput => ({
  item,
  when: sentence(when),
  standard: `${gearCatalog[gear].standard} (${cfr(gearCatalog[gear].cite)})`,
  retire: sentence(retire),
})

const byTask = (system: RoofSystem, items: readonly PpeItem[], basics: readonly PpeItem[]): d.Block[] => [
  d.section('Equipment by task', `${system.shortName} equipment by task, with standard and when to replace`),
  d.table(
    'ppe',
    'Equipment by task',
    [
      d.column('item', 'Wear', 'text', { fixed: true, width: 3 }),
      d.column('when', 'When', 'text', { fixed: true, width: 2.5 }),
      d.column('standard', 'Standard and rule', 'text', { fixed: true, width: 3 }),
      d.column('retire', 'Out of service when', 'text', { fixed: true, width: 2.7 }),
      d.column('ready', 'On site', 'check', { width: 0.7 }),
    ],
    [
      { group: `For the tasks of ${aRoof(system)}` },
      ...items.map(toRow),
      ...(basics.length ? [{ group: 'On every roof' }, ...basics.map(toRow)] : []),
    ],
    { blankRows: 1 },
  ),
]

const beforeUse = (gear: readonly GearKey[]): d.Block[] => [
  d.section('Checked by the wearer each shift', 'Check before each use, gear by gear'),
  d.tickList(
    'check',
    gear.map((key) => gearCatalog[key].check),
  ),
]

const respiratorLines = (gear: readonly GearKey[]): readonly CitedLine[] => [
  ...respiratorRules,
  ...(gear.includes('suppliedAir') ? [airlineRule] : []),
]

const needsRespirator = (gear: readonly GearKey[]): boolean => gear.some((key) => respirators.includes(key))

const respiratorSection = (gear: readonly GearKey[]): d.Block[] =>
  needsRespirator(gear)
    ? [
        d.section(
          'Respirators: all of this before anyone wears one (29 CFR 1926.103)',
          'Respirator conditions: medical clearance, fit test, cartridges, training',
        ),
        d.tickList(
          'respirator',
          respiratorLines(gear).map(([text]) => text),
        ),
      ]
    : [
        d.section('Respirators'),
        d.p(
          'No task above calls for one. If dust, vapor or smoke appears, stop and assess again. Before anyone wears a respirator because it is needed, the written program, medical clearance and fit test of 29 CFR 1910.134(c), (e) and (f) come first (29 CFR 1926.103).',
        ),
      ]

const fitSection: d.Block[] = [
  d.section('Fit, payment and training', 'Fit, payment and training: who pays, who may bring gear, what is taught'),
  d.answerGrid(
    'fit',
    fitAndPayment.map(([text]) => text),
  ),
]

/** The sections behind the lines of this roof's lists. */
const rulesBehind = (gear: readonly GearKey[]): GuideEntry => ({
  title: 'The rules behind the lines',
  text: [
    ...fitAndPayment,
    ...gear.map((key): CitedLine => [gearCatalog[key].check, gearCatalog[key].cite]),
    ...(needsRespirator(gear) ? respiratorLines(gear) : []),
  ]
    .map(([text, cite]) => `${text} (${cfr(cite)}).`)
    .join(' '),
})

const gearOf = (items: readonly PpeItem[]): readonly GearKey[] => [
  ...new Set([...items, ...basicsFor(items)].map((line) => line.gear)),
]

const issueRecord: d.Block[] = [
  d.section('Issue and fit record', 'Issue and fit record, signed by each person'),
  d.p(
    'I confirm that the item fits, was explained, and cost me nothing where the company has to pay (29 CFR 1926.95(c)(2), (d)(1)).',
  ),
  d.table(
    'issue',
    'Issue and fit record',
    [
      d.column('name', 'Name', 'text', { width: 2.2 }),
      d.column('item', 'Item, make and size', 'text', { width: 3 }),
      d.column('date', 'Issued', 'date', { width: 1.2 }),
      d.column('fit', 'Fits', 'check', { width: 0.6 }),
      d.column('taught', 'Taught', 'check', { width: 0.7 }),
      d.column('signature', 'Signature', 'text', { width: 2.4 }),
    ],
    [],
    { blankRows: 6, lineNumbers: true },
  ),
]

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const items = system.emergency.ppe
  const basics = basicsFor(items)
  const gear = gearOf(items)
  return [
    d.part(
      'PPE checklist',
      [
        d.fields(
          6,
          d.field('job.name', { span: 2 }),
          d.field('job.number'),
          d.own('safety.date', 'Date', 'date'),
          { ...safety.competentPerson, span: 2 },
          d.field('job.address', { span: 2 }),
          d.field('job.foreman'),
          d.field('job.crew'),
          d.field('company.safetyContact', { span: 2 }),
        ),
        ...hazardAssessment(system),
        ...byTask(system, items, basics),
        d.p(
          'Without an item of this table, or with a bad one, that task waits (29 CFR 1926.28(a), 1926.95(a)).',
          'Equipment comes last.',
        ),
        ...certification,
        ...beforeUse(gear),
        ...fitSection,
        ...respiratorSection(gear),
        ...issueRecord,
        safety.statePrograms,
      ],
      { audience: 'crew' },
    ),
  ]
}

/** The protective equipment of a system: assessment, requirement, fit and issue. */
export function ppeRequirementsChecklist(system: RoofSystem): TemplateContent {
  const [first, second, third, fourth] = system.emergency.ppe
  const [hazard] = system.safety.hazards
  const gear = gearOf(system.emergency.ppe)
  return defineTemplate('safety', {
    system,
    name: 'PPE Requirements Checklist',
    downloads: [750, 350],
    description: `PPE checklist for ${aRoof(system)}: signed hazard assessment, gear by task with ANSI class, fit, respirators, issue record.`,
    tags: [
      'PPE',
      'personal protective equipment',
      'PPE hazard assessment',
      'harness',
      'respirator fit test',
      'ANSI Z87.1',
      'ANSI Z89.1',
      'PPE fit',
      'roofing safety',
    ],
    fullDescription: [
      `Equipment for ${aRoof(system)} is not a box of gloves from the truck. This checklist names what this crew wears: ${lowerFirst(first.item)}; ${lowerFirst(second.item)}; ${lowerFirst(third.item)}; and for each item the task, the standard on its label and the sign that it is finished.`,
      `It begins with the hazards and what controls them before equipment does, from “${lowerFirst(hazard.task)}” on, and ends in a signed certification of the assessment. It says when an item is finished, for example “${fourth.item}”: ${lowerFirst(sentence(fourth.retire))}`,
      'Checks before use, fit for every body, who pays, what has to come before a respirator, and an issue record with signatures complete it. The expert guide has the section of the federal regulations behind each line.',
    ],
    howToUse: [
      'Walk the roof with the assessment, tick the tasks of this job and add what the site brings.',
      'Go down the equipment table and see that each item is on site, in the sizes of this crew.',
      'Sign the certification with place and date.',
      'Let each wearer check the gear before use; tag and replace what fails.',
      'Where a respirator is needed, settle program, medical clearance and fit test first.',
      'Hand out, check the fit, explain, and have each person sign the issue record.',
      'Do it again when task, product or crew changes.',
    ],
    expertGuide: [
      {
        title: 'Equipment comes last',
        text: 'First remove the hazard, then guard it, then plan the work around it. What is left is for equipment. Without the item in the table, or with a bad one, that task waits. The wearer checks it each shift; what fails is tagged and leaves the site.',
        cite: '29 CFR 1926.28(a), 1926.95(a), 1926.502(d)(21)',
      },
      {
        title: 'Why the assessment is certified',
        text: 'Construction rules ask for the right equipment without naming a document. The certification has what the general industry rule asks for in shop and yard work, and what some state programs ask for everywhere: the workplace, the person, the date, and that it is a certification.',
        cite: '29 CFR 1926.28(a), 1926.95(a); 1910.132(d)(2)',
      },
      {
        title: 'Fit is a rule, not a courtesy',
        text: 'Since January 13, 2025 the construction rule says in so many words that equipment must properly fit each person. Harnesses and gloves fail most often: one size for everyone. Order by the manufacturer’s chart, and look at chest strap, leg straps and fingertips on the person.',
        cite: '29 CFR 1926.95(c)(2)',
      },
      {
        title: `First on ${aRoof(system)}: ${lowerFirst(first.item)}`,
        text: `${sentence(`Wear it here: ${lowerFirst(first.when)}`)} ${sentence(`Take it out of service at this sign: ${lowerFirst(first.retire)}`)} ${sentence(`What to look for: ${gearCatalog[first.gear].standard}`)} Equipment whose label can no longer be read is replaced.`,
        cite: cfr(gearCatalog[first.gear].cite),
      },
      {
        title: 'Who pays',
        text: 'The company pays for equipment that the rules require and for its wear. Ordinary safety-toe boots and prescription glasses that may be worn off the job are the known exceptions, beside everyday clothing and weather wear. A deduction from wages for a harness is a violation.',
        cite: '29 CFR 1926.95(d)',
      },
      {
        title: 'A mask starts with a doctor’s questionnaire',
        text: 'Handing out half masks without medical evaluation, fit test and training is the usual citation, and it helps nobody: a mask that leaks at a beard protects like none. Write down when cartridges are changed; smell is not a schedule.',
        cite: '29 CFR 1910.134(c), (d)(3)(iii), (e), (f), (g)(1)',
      },
      rulesBehind(gear),
      safety.stateGuide,
    ],
    subject: `Protective equipment for ${system.name} work: assessment, requirements, issue and fit`,
    intro: `What the crew on ${aRoof(system)} wears, for which task, to which standard, and when it is thrown away. Fill it in on the walk, certify it, hand the equipment out and have each person sign.`,
    keywords: ['PPE', 'protective equipment', 'hazard assessment', system.name],
    pages: { main: 3 },
    required: ['safety.date', 'assessment.date', 'assessment.place'],
    parts: () => partsOf(system),
  })
}
