import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

export const certificateOfCompletion = defineTemplate('contract', {
  name: 'Certificate of Completion',
  group: 'universal',
  stage: 'close',
  demand: [0.95, 'Nearly every job.'],
  description:
    'Roofing certificate of completion: work done, inspection, punch list, final amounts, documents delivered, copy for the insurer.',
  popular: true,
  tags: [
    'Supporting Documents',
    'certificate of completion',
    'completion certificate',
    'final inspection',
    'depreciation release',
    'job closeout',
    'final payment',
  ],
  fullDescription: [
    'This certificate closes the job: what was done and when, which inspection it passed, what is still open, and what is still owed. Owner and contractor sign what is true that day and nothing more.',
    'Insurers release withheld depreciation against proof that the work was done and paid for. The copy for the insurer shows the claim number, amounts and permit, and says nothing about coverage.',
    'Signing does not give up rights for defects that could not be seen. The certificate says so, because owners ask, and because customers sign a document they trust.',
  ],
  howToUse: [
    'Walk the work with the owner before you fill it in.',
    'Enter the permit and final inspection; attach the inspection record.',
    'Move open points to the punch list and write how many remain.',
    'Enter the sum, changes and payments; the balance is calculated.',
    'Hand over the marked documents and have both sides sign.',
    'Send the insurer’s copy only at the owner’s request.',
  ],
  expertGuide: [
    {
      title: 'Complete means usable, inspected and documented',
      text: 'The date of completion starts the warranty and, in many states, the clock for liens. Do not date it early to bill sooner, or late to keep the lien alive; photographs and the inspection record show the date anyway.',
    },
    {
      title: 'The insurer’s copy',
      text: 'Give the amounts as billed and paid. Texas insurers may ask for reasonable proof that the deductible was paid before they release what was held back. Never certify a payment that was not made, and never fold a discount into the deductible.',
      cite: 'Tex. Ins. Code 707.004',
    },
    contract.lienWaiverGuide,
    contract.warrantyGuide,
    contract.attorneyGuide,
  ],
  subject: 'Completion of a roofing job',
  intro:
    'Owner and contractor state the day the roofing work was complete, what remains, and which documents have been delivered.',
  keywords: ['completion', 'closeout'],
  required: ['completion.date', 'contract.date', 'job.completionDate', 'work.done', 'sum.contract'],
  pages: { main: 2, office: 1 },
  parts: () => [
    contract.officeCover(
      [
        d.p(
          'Have it signed after the walk, not before. Give the insurer a copy only as Owner asks; an insurer may ask Owner for proof that the deductible was paid.',
        ),
      ],
      ['Tex. Ins. Code 707.004'],
    ),
    d.titledPart('Certificate', [
      d.section('Contract and work', 'Contract, work done, dates, permit and final inspection'),
      contract.reference(
        d.own('completion.number', 'Certificate number'),
        d.own('completion.date', 'Date of certificate', 'date'),
      ),
      d.fields(
        4,
        d.field('job.startDate', { label: 'Started' }),
        d.field('job.completionDate', { label: 'Complete on' }),
        d.field('roof.system'),
        d.field('roof.squares'),
        d.field('roof.product', { span: 2 }),
        d.field('job.permit'),
        d.own('inspection.passed', 'Final inspection passed', 'date'),
        d.own('work.done', 'Work done, change orders included', 'multiline', { span: 4, lines: 2 }),
      ),
      d.section('Amounts', 'Final amounts, calculated'),
      d.fields(
        4,
        d.own('sum.contract', 'Contract sum', 'currency'),
        d.own('sum.changes', 'Signed changes, net', 'currency'),
        d.own('sum.paid', 'Paid so far', 'currency'),
        d.calculated('sum.balance', 'Balance', 'currency', d.sub(d.add('sum.contract', 'sum.changes'), 'sum.paid')),
        d.own('punch.count', 'Open punch list items', 'number', { decimals: 0 }),
        d.own('punch.held', 'Held back for those items', 'currency'),
        d.choice('insurance.copy', 'Copy for the insurer', ['No', 'Given to Owner', 'Sent at Owner’s request']),
        d.field('insurance.claim', { label: 'Claim number, if any' }),
      ),
      d.section('Confirmed at the walkthrough', 'Walkthrough checks'),
      d.answerGrid(
        'walk',
        [
          ['Scope and change orders done', 'or on the punch list with a date'],
          'Roof checked from all sides, attic or ceiling checked',
          'Flashings and penetrations shown, or photographed',
          'Gutters and downspouts cleared of debris',
          'Ground swept with a magnet, container removed',
          ['Property restored', 'dish, lights, furniture back in place; damage noted below'],
        ],
        { answers: ['Yes', 'No', 'N/A'] },
      ),
      d.section('Documents delivered'),
      d.answerGrid(
        'documents',
        [
          'Workmanship warranty certificate',
          'Manufacturer’s warranty, registered or with the date to register',
          'Final lien waiver, conditional or unconditional',
          'Lien waivers of subcontractors and suppliers',
          'Permit card and inspection record',
          'Care instructions and spare material',
        ],
        { answers: ['Yes', 'Later', 'N/A'] },
      ),
      d.fields(1, d.own('walk.open', 'What is open or comes later, and by when')),
      d.section('What the signatures mean'),
      d.clauses(
        [
          'Complete',
          'The work is complete except for the open points counted above; only their fair value may be held back.',
        ],
        [
          'Rights that remain',
          'Signing does not give up any warranty, or any right for defects that could not be seen that day. The workmanship warranty runs from completion; the manufacturer’s warranty is a separate document.',
        ],
        [
          'Insurance',
          'The amounts are those billed and paid. This certificate gives no opinion on coverage. Owner is responsible for paying the deductible.',
        ],
      ),
      d.signatures([
        { name: 'owner', role: 'Owner' },
        { name: 'contractor', role: 'Contractor', withTitle: true },
      ]),
    ]),
    d.part('Photographs', [d.section('Photographs'), d.photos('photo', 'Finished roof', 4)], {
      follows: true,
      whenUsed: true,
    }),
  ],
})
