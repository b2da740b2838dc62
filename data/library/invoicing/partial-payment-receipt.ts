import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled, shortfall, unlessNegative } from '@/data/shared/guards'
import { payMethods } from '@/data/shared/invoice/bill'
import { disputedCheckGuide, lienClockGuide, waiverGuide } from '@/data/shared/invoice/guides'
import { beforeYouSend } from '@/data/shared/checks'
import * as d from '@/lib/documents/author'

export const partialPaymentReceipt = defineTemplate('invoicing', {
  name: 'Partial Payment Receipt',
  group: 'Receipts',
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
  subject: 'Receipt for a part payment, with what is still open',
  intro: 'Thank you. This is what you paid, which invoices it was applied to, and what is still open.',
  keywords: ['partial payment', 'receipt'],
  required: [
    'receipt.number',
    'receipt.date',
    'receipt.amount',
    'receipt.method',
    'invoice',
    'invoice.number',
    'invoice.amount',
  ],
  pages: { main: 1, office: 1 },
  parts: () => [
    d.part('Receipt', [
      d.section('Payment', 'Receipt number, payer, amount and method'),
      d.fields(
        4,
        d.own('receipt.number', 'Receipt number'),
        d.own('receipt.date', 'Received on', 'date'),
        d.own('receipt.amount', 'Amount received', 'currency'),
        d.choice('receipt.method', 'Method', payMethods),
        d.field('customer.name', { span: 2 }),
        d.field('customer.phone'),
        d.own('receipt.reference', 'Check or reference no.'),
        d.field('job.address', { span: 2 }),
        d.field('job.number'),
        d.own('contract.number', 'Contract number'),
        d.choice('receipt.chosen', 'Invoice chosen by', ['Customer', 'Company', 'Contract']),
      ),
      d.section('Applied to', 'Invoices with earlier payments, this payment and what is open'),
      d.table(
        'invoice',
        'Applied to',
        [
          d.column('number', 'Invoice', 'text', { width: 1.4 }),
          d.column('due', 'Due', 'date', { width: 1.2 }),
          d.column('amount', 'Invoice amount', 'currency', { width: 1.5 }),
          d.column('before', 'Paid before', 'currency', { width: 1.4 }),
          d.column('applied', 'Applied now', 'currency', { width: 1.4 }),
          d.column('open', 'Still open', 'currency', {
            width: 1.5,
            formula: unlessNegative(
              d.cell('amount'),
              d.sub(d.cell('amount'), d.add(0, d.cell('before'), d.cell('applied'))),
            ),
          }),
        ],
        [],
        {
          blankRows: 5,
          lineNumbers: true,
          totals: [
            d.total('invoice.amount', 'Invoices', d.sum('invoice', 'amount')),
            d.total('invoice.before', 'Paid before', d.sum('invoice', 'before')),
            d.total('invoice.applied', 'Applied now', d.sum('invoice', 'applied')),
            d.total('invoice.open', 'Still open', d.sum('invoice', 'open'), { strong: true }),
          ],
        },
      ),
      d.section('The rest', 'What is not applied, and the dates for the rest'),
      d.fields(
        4,
        d.calculated('rest.open', 'Still to pay', 'currency', d.ref('invoice.open')),
        d.calculated(
          'rest.share',
          'Paid of all invoices',
          'percent',
          d.div(d.add(0, 'invoice.before', 'invoice.applied'), 'invoice.amount'),
          { decimals: 0 },
        ),
        d.own('rest.amountOne', 'Next payment', 'currency'),
        d.own('rest.date', 'Next payment by', 'date'),
        d.own('rest.dateTwo', 'Remainder by', 'date'),
        d.own('rest.disputed', 'In dispute, and why', 'text'),
      ),
      d.bullets(
        'This payment is part of what is owed. The rest stays due; taking this part changes no date and gives up no right.',
        'If part of the bill is disputed, write to us what and why, and pay the rest.',
        'A lien waiver for the amount paid is given when the payment has cleared.',
      ),
      d.signatures([
        { name: 'receiver', role: 'Received for the company', withTitle: true },
        { name: 'payer', role: 'Customer: balance seen' },
      ]),
    ]),
    beforeYouSend(
      d.fields(
        4,
        d.calculated(
          'rest.unapplied',
          'Received, not applied',
          'currency',
          onceFilled('receipt.amount', d.sub('receipt.amount', 'invoice.applied')),
          { hint: 'must be $0.00' },
        ),
        d.calculated('rest.over', 'Applied beyond an invoice', 'currency', shortfall('invoice', 'open'), {
          hint: 'must be $0.00',
        }),
        d.own('receipt.deposited', 'Deposited on', 'date'),
        d.own('receipt.by', 'Booked by'),
      ),
    ),
  ],
})
