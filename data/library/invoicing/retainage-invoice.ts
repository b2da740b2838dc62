import { defineTemplate } from '@/data/shared/define-template'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import { billBlocks, payBlocks, yesNo } from '@/data/shared/invoice/bill'
import { lienClockGuide, retainageCapGuide, waiverGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const retainageInvoice = defineTemplate('invoicing', {
  name: 'Retainage Invoice',
  group: 'Invoices',
  description:
    'Bill the retainage held on earlier invoices, less releases and agreed deductions, with the documents that release it.',
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
    'The documents that the contract wants before release have their own list with date and document, because a missing waiver is the usual reason why retainage sleeps for a year.',
  ],
  howToUse: [
    'List each progress invoice with its earned amount and the rate held.',
    'Enter earlier releases in their column.',
    'Enter deductions, and mark those that you have agreed to in writing; others stay outside.',
    'Collect the closeout documents and note where each one is.',
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
  subject: 'Bill for retainage held under a roofing contract',
  intro: 'The work is complete. This bill asks for what was held back from earlier invoices.',
  keywords: ['retainage', 'retention'],
  required: ['invoice.number', 'invoice.date', 'held', 'held.earned', 'held.rate', 'pay.payee'],
  pages: { main: 2 },
  parts: () => [
    d.part('Retainage', [
      ...billBlocks({
        paper: 'Invoice',
        terms: 30,
        more: [
          d.own('job.substantial', 'Substantial completion', 'date'),
          d.own('job.approved', 'Final approval', 'date'),
          d.own('hold.event', 'Contract clause on release', 'text', { span: 2 }),
        ],
      }),
      d.section('Retainage by invoice', 'Retainage held and released, invoice by invoice'),
      d.table(
        'held',
        'Retainage by invoice',
        [
          d.column('number', 'Invoice no.', 'text', { width: 1.5 }),
          d.column('date', 'Date', 'date', { width: 1.3 }),
          d.column('earned', 'Earned', 'currency', { width: 1.5 }),
          d.column('rate', 'Held', 'percent', { width: 0.9, decimals: 1 }),
          d.column('held', 'Retainage', 'currency', {
            width: 1.4,
            formula: d.round(d.mul(d.cell('earned'), d.cell('rate'))),
          }),
          d.column('released', 'Released', 'currency', { width: 1.4 }),
          d.column('open', 'Still held', 'currency', {
            width: 1.4,
            formula: onceFilled(d.cell('held'), d.sub(d.cell('held'), d.cell('released'))),
          }),
        ],
        [],
        {
          blankRows: 5,
          lineNumbers: true,
          totals: [
            d.total('held.earned', 'Earned', d.sum('held', 'earned')),
            d.total('held.total', 'Retainage in all', d.sum('held', 'held')),
            d.total('held.released', 'Released before', d.sum('held', 'released')),
            d.total('held.open', 'Still held', d.sum('held', 'open'), { strong: true }),
          ],
        },
      ),
      d.section('Deductions', 'Deductions: only those agreed in writing are taken off'),
      d.table(
        'deduction',
        'Deductions',
        [
          d.column('reason', 'Deduction and its reason', 'text', { width: 4.6 }),
          d.column('agreed', 'Agreed in writing', 'select', { width: 1.3, options: yesNo }),
          d.column('date', 'On', 'date', { width: 1.3 }),
          d.column('amount', 'Amount', 'currency', { width: 1.5 }),
        ],
        [],
        {
          blankRows: 2,
          totals: [
            d.total(
              'deduction.agreed',
              'Agreed deductions',
              d.sum('deduction', 'amount', { key: 'agreed', equals: 'Yes' }),
            ),
            d.total(
              'deduction.open',
              'Not agreed: not taken off',
              d.sub(d.sum('deduction', 'amount'), d.sum('deduction', 'amount', { key: 'agreed', equals: 'Yes' })),
            ),
          ],
        },
      ),
      d.section('Now due, and how to pay'),
      d.fields(
        4,
        d.calculated('due.held', 'Still held', 'currency', d.ref('held.open')),
        d.calculated('due.deducted', 'Less agreed deductions', 'currency', d.ref('deduction.agreed')),
        d.calculated(
          'due.balance',
          'Pay this amount',
          'currency',
          onceFilled('held.open', notBelowZero(d.sub('held.open', 'deduction.agreed'))),
        ),
        d.calculated('due.rate', 'Held on all invoices', 'percent', d.div('held.total', 'held.earned'), {
          decimals: 1,
        }),
      ),
      ...payBlocks().slice(1),
      d.section('Documents that release it', 'Closeout documents that release the retainage'),
      d.answerGrid(
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
        { answers: ['Sent', 'Not asked for'] },
      ),
      d.p(
        'Tell us which of these documents you still need. We send them the same day, so that nothing but the transfer is left to do.',
        'Anything missing?',
      ),
    ]),
  ],
})
