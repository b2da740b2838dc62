import { defineTemplate } from '@/data/define-template'
import * as inspection from '@/data/parts/inspection'
import { dutiesOf, exclusionsOf } from '@/data/parts/warranty'
import { aRoof, inSentence, sentence } from '@/data/parts/words'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import * as d from '@/lib/documents/author'

const warrantiesOnFile = (system: RoofSystem): d.Block[] => [
  d.section('Warranties on file', 'Manufacturer’s and workmanship warranty on file, kept apart'),
  d.p(system.warrantyTerms.manufacturerMaterial, 'Manufacturer, as usual for this roof.'),
  d.p(system.warrantyTerms.workmanship, 'Workmanship, as usual.'),
  d.p(
    'The warranty documents for this roof govern. Enter them here. The two warranties come from two parties and are kept apart.',
  ),
  d.fields(
    4,
    d.own('maker.number', 'Manufacturer’s warranty no.'),
    d.own('maker.kind', 'Kind and tier'),
    d.own('maker.start', 'From', 'date'),
    d.own('maker.end', 'To', 'date'),
    d.own('maker.claims', 'Manufacturer’s claims address', 'text', { span: 2 }),
    d.choice('maker.registered', 'Registered', ['Yes, receipt seen', 'Yes, per owner', 'No', 'Unknown']),
    d.own('maker.transfer', 'Transferred to (date)'),
    d.own('workmanship.by', 'Workmanship: promised by', 'text', { span: 2 }),
    d.own('workmanship.start', 'From', 'date'),
    d.own('workmanship.end', 'To', 'date'),
  ),
  d.tickList(
    'paper',
    [...system.contracting.closeout, 'Warranty documents, all pages', 'Repair and visit invoices since completion'].map(
      (paper): d.Check => paper,
    ),
  ),
]

const exclusions = (system: RoofSystem): d.Block[] => {
  const { voids } = system.claims.warranty
  return [
    d.section('Exclusions and acts that void', `${system.shortName} exclusions and voiding acts, each checked`),
    inspection.explainRatings(inspection.warrantyScale),
    ...inspection.ratedChecks(inspection.warrantyScale, [
      {
        name: 'exclusion',
        title: 'Exclusions usual for this roof',
        checks: system.warrantyTerms.exclusions.map(({ exclusion, test }) => [exclusion, test] as const),
      },
      { name: 'void', title: 'Acts that end or suspend the promise', checks: voids },
    ]),
    d.fields(
      1,
      d.own(
        'exclusion.further',
        'Further exclusions and duties in the warranty for this roof, and how each was checked',
        'multiline',
        { lines: 2 },
      ),
    ),
  ]
}

const duties = (system: RoofSystem): d.Block[] => [
  d.section('Maintenance duties with proof', 'Owner’s maintenance duties, each with its proof'),
  d.table(
    'duty',
    'Maintenance duties with proof',
    [
      d.column('duty', 'Duty', 'text', { fixed: true, width: 2.7 }),
      d.column('proof', 'Proof looked for', 'text', { fixed: true, width: 3.3 }),
      d.column('kept', 'Kept', 'select', { options: ['Yes', 'Partly', 'No', 'No record'], width: 1 }),
      d.column('last', 'Last done', 'date', { width: 1.1 }),
      d.column('paper', 'Document', 'text', { width: 1.2 }),
      inspection.photoColumn,
    ],
    system.warrantyTerms.maintenanceDuties.map(({ duty, proof }): d.RowInput => ({ duty, proof })),
  ),
]

const roofChecks = (system: RoofSystem): d.Block[] => [
  d.section('Condition of the roof', `${system.shortName} defects with their usual cause, and the roof’s own tests`),
  inspection.explainRatings(inspection.defectScale),
  ...inspection.ratedChecks(inspection.defectScale, [
    {
      name: 'defect',
      title: 'Defects and what they usually come from',
      checks: system.commonDefects.map(({ name, looks, cause }): d.Check => [name, `${looks}; often from ${cause}`]),
    },
    {
      name: 'test',
      title: 'Tests and measures on this roof (Minor or Major: criterion missed)',
      checks: system.inspectionPoints.systemSpecific.map(({ check, criterion }): d.Check => [check, criterion]),
    },
  ]),
]

const findings = (): d.Block[] => [
  d.section('Findings', 'Findings with measure, likely origin, action and photo'),
  d.p('“Points to” is the inspector’s reading of the cause; the warrantor decides on its own promise.'),
  d.table(
    'finding',
    'Findings',
    [
      d.column('location', 'Location', 'text', { width: 1.4 }),
      d.column('finding', 'Finding and measure', 'text', { width: 3 }),
      d.column('points', 'Points to', 'select', {
        options: ['Material', 'Workmanship', 'Upkeep', 'Other trade', 'Storm', 'Age', 'Unclear'],
        width: 1.3,
      }),
      d.column('action', 'Action', 'text', { width: 2 }),
      inspection.photoColumn,
    ],
    [],
    { blankRows: 6, lineNumbers: true },
  ),
]

const notice = (system: RoofSystem): d.Block[] => [
  d.section('Notice', 'Notice to the manufacturer and to the workmanship warrantor, with what to send'),
  d.p(
    'Send notice in writing within the days that the warranty names, counted from the day of finding. Until the manufacturer has answered, stop water with temporary measures only and keep what is removed.',
  ),
  d.bullets(...system.claims.warranty.notice.map(sentence)),
  d.fields(
    4,
    d.own('notice.found', 'Found on', 'date'),
    d.own('notice.days', 'Days allowed by the warranty', 'number', { decimals: 0 }),
    d.own('notice.sent', 'Notice sent on', 'date'),
    d.choice('notice.way', 'Sent by', ['Claim portal', 'Certified mail', 'Email', 'Courier']),
    d.own('notice.to', 'Sent to', 'text', { span: 2 }),
    d.own('notice.claim', 'Claim or case no.'),
    d.own('notice.answer', 'Answer on', 'date'),
  ),
  d.subsection('Temporary measures, once the place is photographed and measured'),
  d.bullets(...system.contracting.temporary.map(sentence)),
]

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const report = d.part('Inspection', [
    ...inspection.ownerSummary({
      condition: d.choice('summary.condition', 'Roof as a whole', ['Good', 'Fair', 'Poor']),
      more: [
        d.choice('summary.visit', 'Occasion', [
          'Yearly visit',
          'Before expiry',
          'Leak',
          'Transfer',
          'Manufacturer’s request',
        ]),
        d.field('job.completionDate', { label: 'Roof completed on' }),
        d.own('summary.due', 'Next visit due', 'date'),
      ],
      figures: [
        inspection.ratedFigure('Found', ['exclusion', 'void'], 'Exclusions and acts found'),
        inspection.ratedFigure('Major', ['defect', 'test']),
        d.own('summary.cost', 'Cost of repair, planning figure', 'currency'),
        d.own('summary.missing', 'Documents still missing'),
      ],
      text: 'State of the roof and of the records, in plain words',
    }),
    ...inspection.reportHeader('Check the roof against its warranties'),
    ...inspection.systemProperty(system),
    ...warrantiesOnFile(system),
    ...exclusions(system),
    ...duties(system),
    ...roofChecks(system),
    ...findings(),
    ...notice(system),
    ...inspection.openedLimits(
      'It does not interpret, extend or end a warranty. Only the party that gave the promise can.',
    ),
    inspection.inspectorAndOwner('The inspector signs the findings; the owner signs for a copy.'),
  ])
  return [
    report,
    inspection.photographs('Each area whole, each finding with a scale, labels and lot numbers, proof of upkeep.'),
    inspection.fieldForm(report, { tables: { finding: ['location', 'finding', 'photo'] } }),
  ]
}

/** One system's roof against what its manufacturer and its installer promised. */
export function warrantyInspection(system: RoofSystem): TemplateContent {
  const [firstDuty] = system.warrantyTerms.maintenanceDuties
  const { voids, notice: wanted } = system.claims.warranty
  return defineTemplate('inspection', {
    system,
    name: 'Warranty Inspection',
    description: `Warranty inspection of ${aRoof(system)}: terms, exclusions checked, upkeep with proof, voiding acts, findings, notice to the manufacturer.`,
    tags: [
      'warranty inspection',
      'manufacturer warranty',
      'workmanship warranty',
      'warranty claim',
      'warranty exclusions',
      'maintenance records',
      'notice to manufacturer',
      'warranty transfer',
    ],
    fullDescription: [
      `A roof warranty is kept or lost in the file as much as on the roof. This inspection takes ${aRoof(system)} through both: documents on hand, registration and dates first, then each exclusion with the way to check it, among them: ${inSentence(exclusionsOf(system).slice(0, 2))}.`,
      `The owner’s duties stand beside the proof a manufacturer asks for: ${inSentence(dutiesOf(system))}. What commonly ends the promise on this roof is looked for by name: ${inSentence(voids.map(([act]) => act))}.`,
      'Defects are listed with their usual cause, findings with what they point to, and the notice page holds dates, what to send and the temporary measures that may be taken before the manufacturer answers. The report decides no claim; the party that gave the promise does.',
    ],
    howToUse: [
      'Get the documents before the visit and enter numbers, dates and holders.',
      'Read the exclusions of the warranty for this roof and add those that differ.',
      'Check each exclusion and voiding act, with place and photo number.',
      `Ask for proof of upkeep, not for a promise: ${sentence(firstDuty.proof)}`,
      'Rate the defects and tests, then write one line per finding.',
      'Send the notice within its days; keep samples and removed parts.',
      'Set the next visit while the owner is with you.',
    ],
    expertGuide: [
      {
        title: 'Three promises, three addresses',
        text: `The manufacturer promises material, the roofer workmanship, and the law some of each. For this roof the usual terms are: ${system.warrantyTerms.manufacturerMaterial} ${system.warrantyTerms.workmanship} Write a finding down once and send it to each party whose promise it may touch.`,
      },
      {
        title: 'Send what the manufacturer can test',
        text: `${wanted.map(sentence).join(' ')} A cause photographed after the repair proves little.`,
      },
      {
        title: 'What ends the promise on this roof',
        text: `${voids.map(([act, look]) => sentence(`${act}: ${look}`)).join(' ')} Tell the owner before another trade goes up.`,
      },
      inspection.tieInGuide,
    ],
    subject: `Condition of ${aRoof(system)} against its warranties`,
    intro:
      `What the warranties of ${aRoof(system)} ask for, what the roof shows, and what the manufacturer is told. It records ` +
      'facts; it does not decide a warranty claim.',
    keywords: ['warranty', 'inspection', 'maintenance records', system.name],
    parts: () => partsOf(system),
  })
}
