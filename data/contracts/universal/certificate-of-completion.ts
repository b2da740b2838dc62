import { lienWaiverGuide, warrantyGuide } from '../parts/guides'
import { reference } from '../parts/parties'
import { attorneyGuide, notLegalAdvice, universalContract } from '../parts/template'
import {
  add,
  calculated,
  checklist,
  choice,
  clauses,
  documentModel,
  extra,
  field,
  fields,
  own,
  part,
  photos,
  section,
  signatures,
  sub,
} from '@/lib/documents/author'

export const certificateOfCompletion = universalContract('Supporting Documents', {
  slug: 'certificate-of-completion',
  name: 'Certificate of Completion',
  description:
    'Roofing certificate of completion: work done, inspection, punch list, final amounts, papers handed over, copy for the insurer.',
  popular: true,
  tags: [
    'certificate of completion',
    'completion certificate',
    'final inspection',
    'depreciation release',
    'job closeout',
    'final payment',
  ],
  fullDescription: [
    'The paper that ends the job: what was done, on which day, which inspection it passed, what is still open, and what is still to be paid. Owner and contractor sign what is true that day and nothing more.',
    'Insurers release withheld depreciation against proof that the work was done and paid for. The copy for the insurer carries claim number, amounts and permit, and keeps away from any word on coverage.',
    'Signing does not give up rights for defects that could not be seen. The certificate says so, because owners ask, and because a customer who trusts the paper signs it.',
  ],
  howToUse: [
    'Walk the work with the owner before you fill it in.',
    'Enter permit and final inspection; attach the inspector’s paper.',
    'Bring open points to the punch list and write how many remain.',
    'Enter sum, changes and payments; the balance follows.',
    'Hand over the papers marked and have both sides sign.',
    'Send the insurer’s copy only at the owner’s request.',
  ],
  expertGuide: [
    {
      title: 'Complete means: in use, inspected, papers handed over',
      text: 'The date of completion starts the warranty and, in many states, the clock for liens. Do not date it early to bill sooner or late to keep the lien alive; photographs and the inspector’s record show the day anyway.',
    },
    {
      title: 'The insurer’s copy',
      text: 'Give the amounts as billed and paid. Texas insurers may ask for reasonable proof that the deductible was paid before they release what was held back. Never certify a payment that was not made, and never fold a discount into the deductible.',
      cite: 'Tex. Ins. Code 707.004',
    },
    lienWaiverGuide,
    warrantyGuide,
    attorneyGuide,
  ],
  document: () =>
    documentModel({
      title: 'Certificate of Completion',
      subject: 'Completion of a roofing job',
      intro:
        'Owner and contractor state on which day the roofing work was complete, what remains, and which papers have been handed over.',
      keywords: ['completion', 'closeout'],
      parts: [
        part('Certificate', [
          section('Contract'),
          reference(
            own('completion.number', 'Certificate number'),
            own('completion.date', 'Date of certificate', 'date'),
          ),
          section('Work and inspection', 'Work done, dates, permit and final inspection'),
          fields(
            4,
            field('job.startDate', { label: 'Started' }),
            field('job.completionDate', { label: 'Complete on' }),
            field('roof.system'),
            field('roof.squares'),
            field('roof.product', { span: 2 }),
            field('job.permit'),
            own('inspection.passed', 'Final inspection passed', 'date'),
            own('work.done', 'Work done, change orders included', 'multiline', { span: 4, lines: 2 }),
          ),
          section('Amounts', 'Final amounts, calculated'),
          fields(
            4,
            own('sum.contract', 'Contract sum', 'currency'),
            own('sum.changes', 'Signed changes, net', 'currency'),
            own('sum.paid', 'Paid so far', 'currency'),
            calculated('sum.balance', 'Balance', 'currency', sub(add('sum.contract', 'sum.changes'), 'sum.paid')),
            own('punch.count', 'Open punch list items', 'number', { decimals: 0 }),
            own('punch.held', 'Held back for them', 'currency'),
            choice('insurance.copy', 'Copy for the insurer', ['No', 'Given to Owner', 'Sent at Owner’s request']),
            field('insurance.claim', { label: 'Claim number, if any' }),
          ),
          section('Confirmed on the walk-through', 'Walk-through checks'),
          checklist(
            'walk',
            [
              ['Scope and change orders done', 'or on the punch list with a date'],
              'Roof seen from all sides, attic or ceiling looked at',
              'Flashings and penetrations shown, or photographed',
              'Gutters and downspouts cleared of debris',
              'Ground swept with a magnet, container removed',
              ['Property as it was before', 'dish, lights, furniture back; damage written below'],
            ],
            ['Yes', 'No', 'N/A'],
            [extra('note', 'Note', 2)],
          ),
          section('Papers handed over'),
          checklist(
            'papers',
            [
              'Workmanship warranty certificate',
              'Maker’s warranty, registered or with the date to register',
              'Final lien waiver, conditional or unconditional',
              'Lien waivers of subcontractors and suppliers',
              'Permit card and inspection record',
              'Care instructions and spare material',
            ],
            ['Yes', 'Later', 'N/A'],
            [extra('date', 'Date', 1.2)],
          ),
          section('What the signatures mean'),
          clauses(
            [
              'Complete',
              'The work is complete except for the open points counted above, for which their fair value may be held back.',
            ],
            [
              'Rights that stay',
              'Signing gives up no warranty, and no right for defects that could not be seen that day. The workmanship warranty runs from completion; the maker’s has its own paper.',
            ],
            [
              'Insurance',
              'The amounts are what was billed and paid. The certificate gives no opinion on coverage. The deductible was and is Owner’s to pay.',
            ],
          ),
          signatures([
            { name: 'owner', role: 'Owner' },
            { name: 'contractor', role: 'Contractor', withTitle: true },
          ]),
          section('Photographs'),
          photos('photo', 'Finished roof', 4, { height: 120 }),
          notLegalAdvice('Tex. Ins. Code 707.004'),
        ]),
      ],
    }),
})
