import { defineTemplate, type Blueprint } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import { exclusionsOf } from '@/data/shared/warranty'
import { aRoof, inSentence, lastOf, lowerFirst, sentence, shortened, upperFirst } from '@/data/shared/words'
import type { RoofSystem } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const finishedWork = (system: RoofSystem): d.Block[] => {
  const { after } = system.inspecting
  return [
    d.section('Installation checkpoints', 'Checkpoints of the installation, step by step'),
    inspection.explainRatings(inspection.passScale),
    d.p(
      'Judge work that later layers cover by the crew’s dated photographs and logs. Without such a record, write “not seen”.',
    ),
    ...inspection.ratedChecks(inspection.passScale, [
      {
        name: 'step',
        title: 'Steps',
        checks: system.installationSteps.map(({ step, checkpoint }) => [step, checkpoint] as const),
      },
    ]),
    d.section('Finished roof', 'Finished roof: surface, flashings, penetrations, drainage, edges'),
    ...inspection.ratedChecks(inspection.passScale, [
      inspection.areaChecks(system, 'finish', 'Covering, workmanship and edges', ['edges'], {
        first: after.finish,
        without: after.covered,
      }),
      inspection.areaChecks(
        system,
        'detail',
        'Flashings, penetrations and drainage',
        ['flashings', 'penetrations', 'drainage'],
        { without: after.covered },
      ),
    ]),
    d.section('Proofs', 'Acceptance tests with needed and measured results'),
    inspection.testTable('proof', 'Proofs', after.proofs),
    d.section('Defects of new work', 'Defects of new work: what they look like and what puts them right'),
    inspection.defectTable(inspection.defectsNamed(system, after.defects)),
  ]
}

const cleanupBlocks: readonly d.Block[] = [
  d.section('Cleanup and property', 'Cleanup, property and interior against the record before work'),
  d.tickList('cleanup', [
    'Run a magnet over lawn, beds, driveway, and street',
    'Flush gutters, drains, and downspouts',
    'Clear roof and ground of wrappers, scraps, and pails',
    'Compare driveway, siding, windows, and A/C with the first photographs',
    'Compare ceilings, walls, and stock below with the first photographs',
    'Confirm that flues, ducts, power, and dishes are connected again',
  ]),
]

const punchBlocks: readonly d.Block[] = [
  d.section('Punch list', 'Punch list: what, where, who, by when, checked again'),
  d.table(
    'punch',
    'Punch list',
    [
      d.column('item', 'What is to be done', 'text', { width: 3.6 }),
      d.column('place', 'Location', 'text', { width: 1.6 }),
      inspection.photoColumn,
      d.column('who', 'Who', 'text', { width: 1.4 }),
      d.column('due', 'Due', 'date', { width: 1.3 }),
      d.column('checked', 'Checked', 'check', { width: 0.8 }),
    ],
    [],
    { blankRows: 4, lineNumbers: true },
  ),
]

const warrantyBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Warranty and closeout', 'Warranties to register and closeout documents'),
  d.table(
    'warranty',
    'Warranties',
    [
      d.column('paper', 'Warranty', 'text', { fixed: true, width: 1.7 }),
      d.column('says', 'Usual terms for this roof; the signed warranty governs', 'text', { fixed: true, width: 4 }),
      d.column('term', 'Term', 'text', { width: 1 }),
      d.column('who', 'Registers', 'select', { options: ['Contractor', 'Owner', 'No need'], width: 1.2 }),
      d.column('by', 'By', 'date', { width: 1.2 }),
      d.column('given', 'Given', 'check', { width: 0.7 }),
    ],
    [
      { paper: 'Manufacturer', says: system.warrantyTerms.manufacturerMaterial },
      { paper: 'Workmanship', says: system.warrantyTerms.workmanship },
    ],
  ),
  d.tickList('closeout', [
    ...system.contracting.closeout,
    'Final invoice and the lien waiver that fits this state',
    'Permit card with the approval',
  ]),
]

const walkResult = (more: Partial<d.Field> = {}): d.Field =>
  d.choice('walk.result', 'Result', ['Accepted, nothing open', 'Accepted, open lines as listed', 'Not accepted'], more)

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const report = d.part('Inspection', [
    ...inspection.ownerSummary({
      condition: walkResult({ label: 'Finished roof', span: 2 }),
      more: [d.field('job.completionDate', { span: 2 })],
      figures: [
        ...inspection.ratedFigures(['Fix'], ['step', 'finish', 'detail']),
        inspection.countFigure('failed', 'Proofs failed', 'proof', { key: 'pass', equals: 'Fail' }),
        inspection.countFigure('punch', 'Lines on the punch list', 'punch', { key: 'item', is: 'filled' }),
        inspection.costFigure('costAll', 'Cost of advice outside the contract', 'plan.total'),
      ],
    }),
    ...inspection.reportHeader('Check the finished work before final payment'),
    ...inspection.propertyWith(
      'Property and finished roof',
      d.choice('roof.material', 'Material in place', system.materials, { span: 2 }),
      d.field('roof.manufacturer'),
      d.field('roof.product'),
      d.field('roof.area'),
      d.field('job.permit'),
      d.own('code.date', 'Code inspection on', 'date'),
      d.choice('code.result', 'Code result', ['Passed', 'Corrections required', 'Not yet inspected', 'No permit']),
    ),
    ...inspection.asbestosBeforeCores(system),
    ...finishedWork(system),
    ...cleanupBlocks,
    ...punchBlocks,
    ...warrantyBlocks(system),
    ...inspection.workPlan({
      title: 'First-year care and advice',
      includes: 'First-year care and advice outside the contract, ranked and totaled',
      levels:
        'This work is not part of the contract. Now: before the next rain or season. This season: within the first months. Plan: within the first year.',
      items: system.estimating.care.tasks.slice(0, 3).map(({ task, frequency }) => [`${task} (${frequency})`, 'visit']),
      blankRows: 1,
    }),
    d.section('Walk-through and signatures', 'Walk-through with the owner and signatures'),
    d.fields(
      4,
      d.own('walk.date', 'Walked on', 'date'),
      walkResult({ span: 2 }),
      d.field('job.completionDate'),
      d.own('walk.remarks', 'Owner’s remarks', 'text', { span: 4 }),
    ),
    d.signatures(
      [
        { name: 'inspector', role: 'Inspector' },
        { name: 'owner', role: 'Owner or agent' },
      ],
      'A signature does not waive an open line, a hidden defect or a warranty.',
    ),
    ...inspection.limitations(
      'Acceptance by the building department or the manufacturer’s inspector is separate from this report.',
    ),
  ])
  return [
    report,
    inspection.photographs('Show the six stations that every later visit repeats, then each finding.', {
      captions: system.inspecting.views,
    }),
    inspection.fieldForm(report),
  ]
}

/** Every step and detail of a new roof against its checkpoint, before the last payment. */
export const postInstallationInspection: Blueprint = (system) => {
  const { after } = system.inspecting
  const { installationSteps, warrantyTerms } = system
  const closeout = system.contracting.closeout
  return defineTemplate('inspection', {
    system,
    name: 'Post-Installation Inspection',
    demand: [0.67, 'Most companies now and then.'],
    description: shortened(
      `Accept ${aRoof(system)} by ${installationSteps.length} checkpoints, ${after.proofs.length} proofs with results, defects to look for, punch list, closeout documents and signatures.`,
    ),
    tags: [
      'post-installation',
      'final inspection',
      'punch list',
      'quality control',
      'closeout',
      'acceptance',
      'walk-through',
      'warranty registration',
    ],
    fullDescription: [
      `${upperFirst(aRoof(system))} is finished when someone who did not lay it has looked at it. This form follows the order of the work, from “${lowerFirst(installationSteps[0].step)}” to “${lowerFirst(lastOf(installationSteps).step)}”, and prints the checkpoint under each step. Work that is covered by now is judged from the crew’s photographs or marked “not seen”.`,
      `Then comes the finished roof: ${inSentence(after.finish.slice(0, 4).map(([check]) => check))}, flashings, penetrations, drainage and edges. The proofs are figures: ${inSentence(after.proofs.map(([proof, , needed]) => `${lowerFirst(proof)} (${needed})`))}. It names ${after.defects.length} defects that new work can show, what they look like and what puts them right.`,
      `The end closes the job: one punch list with names and dates, the code result, manufacturer and workmanship warranties with who registers them by when, and the documents that this roof needs, such as ${inSentence(closeout.slice(0, 2))}. Signatures waive nothing.`,
    ],
    howToUse: [
      'Send someone other than the crew leader, before scaffold and lift leave.',
      'Read the job file first: permit, submittals, daily photographs, test logs.',
      'Mark each step Pass or Fix, and write “not seen” where there is no record.',
      'Do the proofs yourself and write down the figures, the place and the photo number.',
      'Copy each Fix to the punch list with a name and date; check it again before ticking.',
      'Set the registration dates and collect the closeout documents.',
      'Walk the roof or its photographs with the owner, sign, and send the report that day.',
    ],
    expertGuide: [
      inspection.defectGuide(inspection.defectsNamed(system, system.inspecting.after.defects)),
      inspection.ratingGuide(inspection.passScale),
      {
        title: 'Test it before you admire it',
        text: `A tidy roof can still leak. Do these first: ${after.proofs.map(([proof, sample, needed]) => `${lowerFirst(proof)}, ${lowerFirst(sample)}: ${needed}`).join('; ')}.`,
      },
      {
        title: 'Know how new work fails',
        text: inspection
          .defectsNamed(system, after.defects)
          .map(({ name, looks, cause }) => sentence(`${name}: ${lowerFirst(looks)}; usually ${lowerFirst(cause)}`))
          .join(' '),
      },
      {
        title: 'Register before the date runs out',
        text: `The usual terms on this roof: ${sentence(warrantyTerms.manufacturerMaterial)} ${sentence(warrantyTerms.workmanship)} Tell the owner what neither covers: ${inSentence(exclusionsOf(system))}. A written warranty on a consumer product must be clear about who gives it, what it covers and for how long.`,
        cite: '16 CFR 701.3 (written consumer warranties); 16 CFR 700.1',
      },
      inspection.climbGuide(system),
    ],
    pages: { main: 5, field: 1 },
    subject: `Acceptance of ${aRoof(system)}: checkpoints, proofs, punch list and closeout`,
    intro: `Used on the last day by someone who did not do the work: every step of the ${system.roofNoun} against its checkpoint, proofs with figures, one punch list, and the documents that close the job.`,
    keywords: ['post-installation inspection', 'final inspection', 'punch list', system.name],
    required: ['walk.result', 'job.completionDate'],
    parts: () => partsOf(system),
  })
}
