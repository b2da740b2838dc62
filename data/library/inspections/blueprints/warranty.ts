import { defineTemplate } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import { dutiesOf, exclusionsOf } from '@/data/shared/warranty'
import { aRoof, fullSentence, inSentence, sentence } from '@/data/shared/words'
import type { CheckFact, RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const warrantiesOnFile = (system: RoofSystem): d.Block[] => [
  d.section('Warranties on file', 'Manufacturer’s and workmanship warranties on file, kept apart'),
  d.p(system.warrantyTerms.manufacturerMaterial, 'Manufacturer’s warranty, usual terms.'),
  d.p(system.warrantyTerms.workmanship, 'Workmanship warranty, usual terms.'),
  d.p(
    'The signed warranties of this roof govern. Enter them here, the manufacturer’s and the contractor’s apart: they are two promises by two parties.',
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
    d.own('workmanship.by', 'Workmanship: warranted by', 'text', { span: 2 }),
    d.own('workmanship.start', 'From', 'date'),
    d.own('workmanship.end', 'To', 'date'),
  ),
  d.tickList(
    'paper',
    [...system.contracting.closeout, 'Warranty documents, all pages', 'Repair and visit invoices since completion'].map(
      (document): d.Check => document,
    ),
  ),
]

/** Cores, cut samples and knives wait: a warranty may end with the first cut that its manufacturer did not allow. */
const openNothingYet = ({ type }: RoofSystem): d.Block[] =>
  type === 'flat'
    ? [
        d.p(
          'Take no core, cut sample or slit, and use no knife, before the manufacturer agrees in writing. Until then, rate the lines that need one N/A, and name them under Findings.',
          'Open nothing yet.',
        ),
      ]
    : []

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
      { name: 'void', title: 'Acts that end or suspend the warranty', checks: voids },
    ]),
    d.fields(
      1,
      d.own(
        'exclusion.further',
        'Further exclusions and duties in this roof’s own warranty, and how each was checked',
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
    system.warrantyTerms.maintenanceDuties.map(({ duty, proof }): d.RowInput => ({ duty, proof: fullSentence(proof) })),
  ),
]

/** Defects by how bad they are; the roof’s own tests by whether they are met, or by the figure. */
const roofGroups = (system: RoofSystem): readonly inspection.CheckGroup[] => [
  {
    name: 'defect',
    title: 'Defects and what they usually come from',
    checks: system.commonDefects.map(({ name, looks, cause }): CheckFact => [name, `${looks}; often from ${cause}`]),
  },
  {
    name: 'test',
    title: 'Tests and measures on this roof',
    checks: system.inspectionPoints.systemSpecific.map(({ check, criterion, scale = 'criterion' }): CheckFact => [
      check,
      criterion,
      scale,
    ]),
  },
]

const roofChecks = (system: RoofSystem): d.Block[] => [
  d.section('Condition of the roof', `${system.shortName} defects with their usual cause, and the roof’s own tests`),
  inspection.explainRatings(inspection.defectScale),
  ...inspection.ratedChecks(inspection.defectScale, roofGroups(system)),
]

const findings = (): d.Block[] => [
  d.section('Findings', 'Findings with measure, likely origin, action and photo'),
  d.p('“Points to” is the inspector’s reading of the cause; the party that gave the warranty decides.'),
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
  d.section('Notice', 'Notice to the manufacturer and to the contractor who warrants the work, with what to send'),
  d.p(
    'Send notice in writing within the days that the warranty allows, counted from the day of the finding. Until the manufacturer has answered, cut and drill nothing, use only temporary measures that leave no new hole and no foreign material on it, and keep everything that comes off.',
  ),
  d.bullets(...system.claims.warranty.notice.map(sentence)),
  d.fields(
    4,
    d.own('notice.found', 'Found on', 'date'),
    d.own('notice.days', 'Days that the warranty allows', 'number', { decimals: 0 }),
    d.own('notice.sent', 'Notice sent on', 'date'),
    d.choice('notice.way', 'Sent by', ['Claim portal', 'Certified mail', 'Email', 'Courier']),
    d.own('notice.to', 'Sent to', 'text', { span: 2 }),
    d.own('notice.claim', 'Claim or case no.'),
    d.own('notice.answer', 'Answer on', 'date'),
  ),
  d.subsection('Temporary measures, once the manufacturer has been asked and the place is photographed and measured'),
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
        inspection.ratedFigure('Found', ['exclusion', 'void'], { label: 'Exclusions and acts found' }),
        inspection.failedFigure('Major', roofGroups(system)),
        d.own('summary.cost', 'Cost of repair, planning figure', 'currency'),
        d.own('summary.missing', 'Documents still missing'),
      ],
      text: 'Condition of the roof and of the records, in plain words',
    }),
    ...inspection.reportHeader('Check the roof against its warranties'),
    ...inspection.systemProperty(system),
    ...inspection.asbestosBeforeCores(system),
    ...openNothingYet(system),
    ...warrantiesOnFile(system),
    ...exclusions(system),
    ...duties(system),
    ...roofChecks(system),
    ...findings(),
    ...notice(system),
    ...inspection.openedLimits('It does not interpret, extend or end a warranty. Only the party that gave it can.'),
    inspection.inspectorAndOwner('The inspector signs the findings; the owner signs for a copy.'),
  ])
  return [
    report,
    inspection.photographs(
      'Show each area as a whole, each finding with a scale, labels and lot numbers, and proof of upkeep.',
    ),
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
    stage: 'close',
    demand: [0.505, 'Part of the companies, or some jobs.'],
    telling: 'Exclusions and acts that void',
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
      `Warranties are lost in the file as often as on the roof. This inspection of ${aRoof(system)} checks both: documents on hand, registration and dates first, then each exclusion with the way to check it, among them: ${inSentence(exclusionsOf(system).slice(0, 2))}.`,
      `The owner’s duties stand beside the proof a manufacturer asks for: ${inSentence(dutiesOf(system))}. It looks by name for the acts that commonly end the warranty on this roof: ${inSentence(voids.map(([act]) => act))}.`,
      'Defects are listed with their usual cause and findings with what they point to. The notice page holds the dates, what to send, and the temporary measures to take before the manufacturer answers. The report does not decide a claim; the party that gave the warranty does.',
    ],
    howToUse: [
      'Get the warranty documents before the visit and enter numbers, dates and holders.',
      'Read the exclusions in this roof’s own warranty and add those that differ.',
      'Check each exclusion and voiding act, with place and photo number.',
      `Ask for proof of upkeep, not for a promise: ${sentence(firstDuty.proof)}`,
      'Rate the defects and tests, then write one line per finding.',
      'Send the notice within its days; keep samples and removed parts.',
      'Set the next visit while the owner is with you.',
    ],
    expertGuide: [
      inspection.ratingGuide(inspection.warrantyScale),
      {
        title: 'Send each finding to every party that gave a warranty',
        text: `The manufacturer warrants the material, the roofer warrants the work, and the law adds to both. For this roof the usual terms are: ${system.warrantyTerms.manufacturerMaterial} ${system.warrantyTerms.workmanship} Write a finding down once and send it to each party whose promise it may touch.`,
      },
      {
        title: 'Send what the manufacturer can test',
        text: `${wanted.map(sentence).join(' ')} A cause photographed after the repair proves little.`,
      },
      {
        title: 'What ends the warranty on this roof',
        text: `${voids.map(([act, look]) => sentence(`${act}: ${look}`)).join(' ')} Tell the owner before another trade goes up.`,
      },
      inspection.tieInGuide,
    ],
    pages: { main: 5, field: 2 },
    subject: `Condition of ${aRoof(system)} against its warranties`,
    intro:
      `What the warranties of ${aRoof(system)} ask for, what the roof shows, and what notice the manufacturer gets. It records ` +
      'facts; it does not decide a warranty claim.',
    keywords: ['warranty', 'inspection', 'maintenance records', system.name],
    required: ['summary.condition'],
    parts: () => partsOf(system),
  })
}
