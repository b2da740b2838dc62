import { onceFilled } from '@/data/parts/estimate'
import {
  calculated,
  cell,
  checklist,
  column,
  div,
  documentModel,
  extra,
  fields,
  mul,
  own,
  p,
  pageBreak,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'
import { billBlocks, payBlocks, yesNo } from './parts/bill'
import { notBelowZero, unlessNegative } from './parts/guards'
import { lienClockGuide, retainageCapGuide, waiverGuide } from './parts/guides'
import { invoicingTemplate } from './template'

export const retainageInvoice = invoicingTemplate('Invoices', {
  name: 'Retainage Invoice',
  description:
    'Bill the retainage held on earlier invoices, less releases and agreed deductions, with the papers that release it.',
  tags: [
    'retainage invoice',
    'retention',
    'holdback',
    'retainage release',
    'closeout documents',
    'commercial roofing',
    'retainage billing',
    'pay app',
    'general contractor',
    'subcontractor retainage',
    'final payment',
  ],
  fullDescription: [
    'Retainage is money already earned. This bill lists each invoice with the rate that was held on it, takes off what has been released and the deductions that both sides signed, and asks for the rest.',
    'The papers that the contract wants before release have their own list with date and document, because a missing waiver is the usual reason why retainage sleeps for a year.',
  ],
  howToUse: [
    'List each progress invoice with its earned amount and the rate held.',
    'Enter earlier releases in their column.',
    'Enter deductions, and mark those that you have agreed to in writing; others stay outside.',
    'Collect the closeout papers and note where each one is.',
    'Send it on the day the release date of the contract is reached, and put the due date in the calendar.',
  ],
  expertGuide: [
    retainageCapGuide,
    {
      title: 'Bill it, or it will not come',
      text: 'Few owners send retainage by themselves. Substantial completion, final approval, or a number of days: find the event in your contract, write the date in your calendar at the start of the job, and bill on that day.',
    },
    waiverGuide,
    lienClockGuide,
  ],
  document: () =>
    documentModel({
      title: 'Retainage Invoice',
      subject: 'Bill for retainage held under a roofing contract',
      intro: 'The work is complete. This bill asks for what was held back from earlier invoices.',
      keywords: ['retainage', 'retention'],
      parts: [
        part('Retainage', [
          ...billBlocks({
            paper: 'Invoice',
            terms: 30,
            more: [
              own('job.substantial', 'Substantial completion', 'date'),
              own('job.approved', 'Final approval', 'date'),
              own('hold.event', 'Contract clause on release', 'text', { span: 2 }),
            ],
          }),
          section('Retainage by invoice', 'Retainage held and released, invoice by invoice'),
          table(
            'held',
            'Retainage by invoice',
            [
              column('number', 'Invoice no.', 'text', { width: 1.5 }),
              column('date', 'Date', 'date', { width: 1.3 }),
              column('earned', 'Earned', 'currency', { width: 1.5 }),
              column('rate', 'Held', 'percent', { width: 0.9, decimals: 1 }),
              column('held', 'Retainage', 'currency', {
                width: 1.4,
                formula: unlessNegative(cell('earned'), round(mul(cell('earned'), cell('rate')))),
              }),
              column('released', 'Released', 'currency', { width: 1.4 }),
              column('open', 'Still held', 'currency', {
                width: 1.4,
                formula: onceFilled(cell('held'), sub(cell('held'), cell('released'))),
              }),
            ],
            [],
            {
              blankRows: 10,
              lineNumbers: true,
              totals: [
                total('held.earned', 'Earned', sum('held', 'earned')),
                total('held.total', 'Retainage in all', sum('held', 'held')),
                total('held.released', 'Released before', sum('held', 'released')),
                total('held.open', 'Still held', sum('held', 'open'), { strong: true }),
              ],
            },
          ),
          section('Deductions', 'Deductions: only those agreed in writing are taken off'),
          table(
            'deduction',
            'Deductions',
            [
              column('reason', 'Deduction and its reason', 'text', { width: 4.6 }),
              column('agreed', 'Agreed in writing', 'select', { width: 1.3, options: yesNo }),
              column('date', 'On', 'date', { width: 1.3 }),
              column('amount', 'Amount', 'currency', { width: 1.5 }),
            ],
            [],
            {
              blankRows: 3,
              totals: [
                total(
                  'deduction.agreed',
                  'Agreed deductions',
                  sum('deduction', 'amount', { key: 'agreed', equals: 'Yes' }),
                ),
                total(
                  'deduction.open',
                  'Not agreed: not taken off',
                  sub(sum('deduction', 'amount'), sum('deduction', 'amount', { key: 'agreed', equals: 'Yes' })),
                ),
              ],
            },
          ),
          section('Now due'),
          fields(
            4,
            calculated('due.held', 'Still held', 'currency', ref('held.open')),
            calculated('due.deducted', 'Less agreed deductions', 'currency', ref('deduction.agreed')),
            calculated(
              'due.balance',
              'Pay this amount',
              'currency',
              onceFilled('held.open', notBelowZero(sub('held.open', 'deduction.agreed'))),
            ),
            calculated('due.rate', 'Held on all invoices', 'percent', div('held.total', 'held.earned'), {
              decimals: 1,
            }),
          ),
          ...payBlocks(),
          pageBreak,
          section('Papers that release it', 'Closeout papers that release the retainage'),
          checklist(
            'paper',
            [
              'Final lien waiver, conditional on this payment',
              'Waivers of subcontractors and suppliers',
              'Consent of surety, if the job is bonded',
              'Warranties, signed and registered',
              'Record drawings and roof plan',
              'Final inspection and permit card',
              'Punch list with the owner’s signature',
            ],
            ['Sent', 'Not asked for'],
            [extra('date', 'Date', 1.4), extra('note', 'Where it is', 2)],
          ),
          p(
            'Tell us which of these papers you still need. We send them the same day, so that nothing but the transfer is left to do.',
            'Anything missing?',
          ),
        ]),
      ],
    }),
})
