import { defineTemplate } from '@/data/shared/define-template'
import { creditLines, notBelowZero, onceFilled } from '@/data/shared/guards'
import { lineColumns } from '@/data/shared/invoice/bill'
import { disputedCheckGuide, salesTaxGuide } from '@/data/shared/invoice/guides'
import { beforeYouSend } from '@/data/shared/checks'
import * as d from '@/lib/documents/author'

export const refundAndCreditMemo = defineTemplate('invoicing', {
  name: 'Refund and Credit Memo',
  group: 'Receipts',
  description:
    'Give money or credit back on a roofing job: reason, lines, tax, the new balance, and what is refunded or set off.',
  tags: [
    'credit memo',
    'refund',
    'customer credit',
    'overpayment',
    'allowance credit',
    'cancellation refund',
    'price adjustment',
    'credit note',
    'chargeback',
    'returned material',
    'billing error',
    'deposit refund',
    'credit',
  ],
  fullDescription: [
    'A credit is a small invoice backward: lines with quantity and price, the sales tax that goes with them, and the invoice it corrects. The memo shows the account before and after.',
    'What brings the account below zero is refunded, the rest reduces the bill. A refund larger than what was ever paid is shown as an error before it leaves the bank.',
  ],
  howToUse: [
    'Name the invoice that is corrected, and the reason.',
    'Enter lines with positive quantities; the memo does the subtracting. For an overpayment leave the lines empty.',
    'Enter billed and paid so far on that account.',
    'Read the two results: off the bill, and money back.',
    'Have it approved by someone other than who wrote it, send it, and post both sides.',
  ],
  expertGuide: [
    {
      title: 'Cancellations come with a clock',
      text: 'If a buyer cancels a home sale in time, every payment goes back within ten business days, and a signed evidence of debt with it. Colorado and other states have their own periods for roofing. Do not wait for the crew’s opinion.',
      cite: '16 CFR 429.1; C.R.S. 6-22-103 to -105',
    },
    {
      title: 'Never a way to pay the deductible',
      text: 'A credit, refund or gift after an insurance job that gives the owner back the deductible is what the deductible laws forbid, whatever it is called. Keep the reason on the memo true and specific.',
      cite: 'Tex. Ins. Code 707.002; 815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b',
    },
    salesTaxGuide,
    disputedCheckGuide,
  ],
  subject: 'Credit or refund on a roofing account',
  intro: 'We credit you the lines below. Here is why, what it does to your bill, and what comes back to you.',
  keywords: ['credit memo', 'refund'],
  stateFacts: ['salesTax'],
  required: [
    'memo.number',
    'memo.date',
    'memo.invoice',
    'memo.reason',
    'line',
    'line.description',
    'line.qty',
    'line.price',
  ],
  pages: { main: 1, office: 1 },
  parts: () => [
    d.part('Credit memo', [
      d.section('Credit to', 'Memo number, customer, invoice corrected and reason'),
      d.fields(
        4,
        d.own('memo.number', 'Memo number'),
        d.own('memo.date', 'Date', 'date'),
        d.own('memo.invoice', 'Corrects invoice'),
        d.own('memo.invoiceDate', 'Invoice date', 'date'),
        d.field('customer.name', { span: 2 }),
        d.field('job.address', { span: 2 }),
        d.field('job.number'),
        d.choice('memo.reason', 'Reason', [
          'Allowance not used',
          'Billing error',
          'Overpayment',
          'Material returned',
          'Work not done',
          'Damage settled',
          'Cancellation',
          'Goodwill',
        ]),
        d.own('memo.explained', 'Explained in a sentence', 'text', { span: 2 }),
      ),
      d.section('Credited', 'Credit lines with tax'),
      d.table('line', 'Credited', lineColumns(), [], {
        blankRows: 6,
        lineNumbers: true,
        totals: [
          d.total('totals.subtotal', 'Credit before tax', d.sum('line', 'amount')),
          d.totalInput('totals.taxRate', 'Sales tax rate of the invoice', 'percent'),
          d.total(
            'totals.tax',
            'Sales tax given back',
            d.round(d.mul(d.sum('line', 'amount', { key: 'taxed', equals: 'Yes' }), 'totals.taxRate')),
          ),
          d.total('totals.total', 'Credit', d.add('totals.subtotal', 'totals.tax'), { strong: true }),
        ],
      }),
      d.section('Effect on the account', 'Account before and after; off the bill, and refunded'),
      d.fields(
        4,
        d.own('account.billed', 'Billed so far', 'currency'),
        d.own('account.paid', 'Paid so far', 'currency'),
        d.calculated(
          'account.before',
          'Open before',
          'currency',
          onceFilled('account.billed', d.sub('account.billed', 'account.paid')),
        ),
        d.calculated(
          'account.after',
          'Open after (− is yours)',
          'currency',
          onceFilled('account.before', d.sub('account.before', 'totals.total')),
        ),
        d.calculated('account.bill', 'Still to pay', 'currency', notBelowZero('account.after')),
        d.calculated(
          'account.refund',
          'Refunded to you',
          'currency',
          onceFilled('account.after', notBelowZero(d.sub(0, 'account.after'))),
        ),
        d.choice('refund.method', 'Refund by', ['Same card', 'Check', 'Bank transfer', 'Cash']),
        d.own('refund.date', 'Refunded on', 'date'),
        d.own('refund.reference', 'Check or reference no.'),
      ),
      d.p(
        'A refund goes back the way the money came. If you would rather have it taken off your next bill, tell us.',
        'How it is paid:',
      ),
      d.signatures([{ name: 'company', role: 'For the company', withTitle: true }]),
    ]),
    beforeYouSend(
      d.fields(
        4,
        d.calculated(
          'account.over',
          'Credit above the invoices',
          'currency',
          onceFilled(
            'account.billed',
            onceFilled('totals.total', notBelowZero(d.sub('totals.total', 'account.billed'))),
          ),
          { hint: 'must be $0.00' },
        ),
        creditLines('check.negative', 'Negative lines', ['line', 'qty']),
        d.own('memo.approved', 'Approved by'),
        d.own('memo.booked', 'Booked on', 'date'),
      ),
    ),
  ],
})
