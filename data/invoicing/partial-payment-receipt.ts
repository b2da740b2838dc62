import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  bullets,
  calculated,
  cell,
  choice,
  column,
  div,
  documentModel,
  field,
  fields,
  own,
  part,
  ref,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
  when,
} from '@/lib/documents/author'
import { payMethods } from './parts/bill'
import { overRows, unlessNegative } from './parts/guards'
import { disputedCheckGuide, lienClockGuide, waiverGuide } from './parts/guides'
import { invoicingTemplate } from './template'

export const partialPaymentReceipt = invoicingTemplate('Receipts', {
  name: 'Partial Payment Receipt',
  description:
    'Receipt for part of what is owed: applied invoice by invoice, with what is still open and when the rest is due.',
  tags: [
    'partial payment',
    'part payment',
    'payment on account',
    'balance open',
    'applied payment',
    'receipt',
    'installment receipt',
    'short pay',
    'balance due',
    'unapplied cash',
    'payment applied',
    'open balance',
  ],
  fullDescription: [
    'When less than the whole comes, both sides should read the same three figures: paid, applied, open. This receipt applies the payment to invoices one by one and says what remains.',
    'It also says, in plain words, that the rest is not forgiven, and when it is due. Money that is not applied to any invoice shows as such until you have asked what it is for.',
  ],
  howToUse: [
    'Ask the customer which invoice the payment is for; if they do not say, use your contract’s order.',
    'List the open invoices with what was paid on them before.',
    'Apply the payment until nothing is unapplied.',
    'Agree on a date for the rest and write it down.',
    'Give a waiver for the amount paid, not for more.',
  ],
  expertGuide: [
    disputedCheckGuide,
    waiverGuide,
    {
      title: 'Whose choice it is',
      text: 'A payer may say which debt a payment is for. If nothing was said, you may choose, and if nobody chose, the law does, often the oldest first. Asking takes a minute and saves an argument about a lien.',
    },
    lienClockGuide,
  ],
  document: () =>
    documentModel({
      title: 'Partial Payment Receipt',
      subject: 'Receipt for a part payment, with what is still open',
      intro: 'Thank you. This is what you paid, which invoices it was applied to, and what is still open.',
      keywords: ['partial payment', 'receipt'],
      parts: [
        part('Receipt', [
          section('Payment', 'Receipt number, payer, amount and method'),
          fields(
            4,
            own('receipt.number', 'Receipt number'),
            own('receipt.date', 'Received on', 'date'),
            own('receipt.amount', 'Amount received', 'currency'),
            choice('receipt.method', 'Method', payMethods),
            field('customer.name', { span: 2 }),
            field('job.address', { span: 2 }),
            own('receipt.reference', 'Check or reference no.'),
            own('contract.number', 'Contract number'),
            choice('receipt.chosen', 'Invoice chosen by', ['Customer', 'Company', 'Contract']),
            field('customer.phone'),
          ),
          section('Applied to', 'Invoices with earlier payments, this payment and what is open'),
          table(
            'invoice',
            'Applied to',
            [
              column('number', 'Invoice', 'text', { width: 1.4 }),
              column('due', 'Due', 'date', { width: 1.2 }),
              column('amount', 'Invoice amount', 'currency', { width: 1.5 }),
              column('before', 'Paid before', 'currency', { width: 1.4 }),
              column('applied', 'Applied now', 'currency', { width: 1.4 }),
              column('open', 'Still open', 'currency', {
                width: 1.5,
                formula: unlessNegative(cell('amount'), sub(cell('amount'), add(0, cell('before'), cell('applied')))),
              }),
            ],
            [],
            {
              blankRows: 7,
              lineNumbers: true,
              totals: [
                total('invoice.amount', 'Invoices', sum('invoice', 'amount')),
                total('invoice.before', 'Paid before', sum('invoice', 'before')),
                total('invoice.applied', 'Applied now', sum('invoice', 'applied')),
                total('invoice.open', 'Still open', sum('invoice', 'open'), { strong: true }),
              ],
            },
          ),
          section('The rest', 'What is not applied, and the dates for the rest'),
          fields(
            4,
            calculated(
              'rest.unapplied',
              'Received, not applied',
              'currency',
              onceFilled('receipt.amount', sub('receipt.amount', 'invoice.applied')),
              { hint: 'must be $0.00' },
            ),
            calculated(
              'rest.over',
              'Applied beyond an invoice',
              'currency',
              overRows('invoice', 7, (row) => when(`${row}.open`, '<', 0, sub(0, `${row}.open`), 0)),
              { hint: 'must be $0.00' },
            ),
            calculated('rest.open', 'Still to pay', 'currency', ref('invoice.open')),
            calculated(
              'rest.share',
              'Paid of all invoices',
              'percent',
              div(add(0, 'invoice.before', 'invoice.applied'), 'invoice.amount'),
              { decimals: 0 },
            ),
            own('rest.amountOne', 'Next payment', 'currency'),
            own('rest.date', 'Next payment by', 'date'),
            own('rest.dateTwo', 'Remainder by', 'date'),
            own('rest.disputed', 'In dispute, and why', 'text'),
          ),
          bullets(
            'This payment is part of what is owed. The rest stays due; taking this part changes no date and gives up no right.',
            'If part of the bill is disputed, write to us what and why, and pay the rest.',
            'A lien waiver for the amount paid is given when the payment has cleared.',
          ),
          signatures([
            { name: 'receiver', role: 'Received for the company', withTitle: true },
            { name: 'payer', role: 'Customer: balance seen' },
          ]),
        ]),
      ],
    }),
})
