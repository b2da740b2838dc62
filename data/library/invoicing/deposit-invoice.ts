import { defineTemplate } from '@/data/shared/define-template'
import { sourcesOf, stateLine } from '@/data/shared/checked-line'
import { depositLimit } from '@/data/shared/deposit-limit'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import { billBlocks, payBlocks } from '@/data/shared/invoice/bill'
import { depositCapGuide, salesTaxGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const depositInvoice = defineTemplate('invoicing', {
  name: 'Deposit Invoice',
  group: 'Invoices',
  demand: [0.945, 'Nearly every job.'],
  description:
    'Deposit invoice that checks the deposit against your state’s limit and keeps track of its credit on later bills.',
  popular: true,
  tags: [
    'deposit invoice',
    'down payment',
    'deposit limit',
    'advance payment',
    'upfront payment',
    'deposit credit',
    'contract deposit',
    'material deposit',
    'special order',
    'retainer',
    'home improvement deposit',
    'roof deposit',
  ],
  fullDescription: [
    'Asks for the deposit of a signed contract, and no more than the law lets you take. Enter the share, the dollars (a fixed limit or the cost of special orders) and whether your state takes the lesser, the greater or the sum; the invoice bills what is allowed and shows how far the request was above it.',
    'A second table credits the deposit on later invoices until nothing is left of it, so that no deposit is forgotten on the final bill.',
  ],
  howToUse: [
    'Wait until the right to cancel has passed, where there is one.',
    'Enter the contract sum and the deposit that the contract names, as a share or an amount.',
    'Enter your state’s limit on the Office page; the amount to pay never goes above it.',
    'Say what the deposit buys: special orders, permit, first delivery.',
    'Enter each credit on later invoices until the amount left is zero.',
  ],
  expertGuide: [
    depositCapGuide,
    {
      title: 'Not before the cancellation days are over',
      text: 'A home sale carries three business days in which the owner may cancel, more in some states. Money taken before then goes back within ten business days of a cancellation. Date the invoice after the last day and order nothing sooner.',
      cite: '16 CFR 429.1',
    },
    {
      title: 'Whose money it is',
      text: 'Until the material is ordered a deposit is the customer’s money in your account. Colorado asks for a trust for residential roofing; everywhere it is wise to keep deposits out of last month’s supplier bill.',
      cite: 'C.R.S. 6-22-103 to -105',
    },
    salesTaxGuide,
  ],
  subject: 'Invoice for the deposit of a roofing contract',
  intro: 'The deposit that our contract names. It is part of the price and is credited to you in full.',
  keywords: ['deposit', 'invoice'],
  hasEditions: true,
  required: ['invoice.number', 'invoice.date', 'contract.date', 'sum.contract', 'pay.payee'],
  pages: { main: 1, office: 1 },
  parts: (edition) => [
    d.part('Deposit invoice', [
      ...billBlocks({
        paper: 'Deposit invoice',
        terms: 5,
        more: [
          d.own('contract.date', 'Contract signed on', 'date'),
          d.own('contract.cancelBy', 'Right to cancel ended', 'date'),
          d.field('job.startDate', { label: 'Planned start' }),
          d.field('customer.phone'),
        ],
      }),
      d.section('Deposit', 'Contract sum, deposit asked for and amount to pay'),
      d.fields(
        4,
        d.own('sum.contract', 'Contract sum', 'currency'),
        d.own('deposit.rate', 'Deposit in the contract', 'percent', { hint: 'or an amount' }),
        d.own('deposit.amount', 'or as an amount', 'currency'),
        d.calculated(
          'deposit.asked',
          'Deposit asked for',
          'currency',
          d.orElse('deposit.amount', d.round(d.mul('sum.contract', 'deposit.rate'))),
        ),
        d.calculated(
          'deposit.due',
          'Pay this amount',
          'currency',
          notBelowZero(d.orElse(d.min('deposit.asked', 'cap.allowed'), 'deposit.asked')),
        ),
        d.calculated('deposit.share', 'Share of the contract', 'percent', d.div('deposit.due', 'sum.contract'), {
          decimals: 1,
        }),
        d.calculated(
          'deposit.rest',
          'Contract sum after deposit',
          'currency',
          onceFilled('deposit.due', onceFilled('sum.contract', d.sub('sum.contract', 'deposit.due'))),
        ),
        d.own('deposit.received', 'Received on', 'date'),
      ),
      d.section('What the deposit is for'),
      d.table(
        'use',
        'What the deposit is for',
        [
          d.column('item', 'Order or cost', 'text', { width: 4.5 }),
          d.column('supplier', 'Supplier or office', 'text', { width: 2.4 }),
          d.column('date', 'To be ordered by', 'date', { width: 1.3 }),
          d.column('amount', 'Amount', 'currency', { width: 1.5 }),
        ],
        [
          { item: 'Special-order material and color' },
          { item: 'Permit and plan review' },
          { item: 'First material delivery' },
        ],
        { blankRows: 2, totals: [d.total('use.total', 'Named uses', d.sum('use', 'amount'))] },
      ),
      ...payBlocks(),
      d.note(
        'Good to know',
        'Keep this invoice and the receipt. If you cancel within the time the law gives you, the whole deposit comes back.',
      ),
    ]),
    d.part(
      'Office',
      [
        d.section('State limit', 'Check against the state’s deposit limit'),
        ...stateLine(edition),
        ...depositLimit({ sum: 'sum.contract', deposit: 'deposit.asked', edition }),
        d.fields(
          4,
          d.own('cap.statute', 'Statute looked up', 'text', { span: 2 }),
          d.own('cap.checked', 'Looked up on', 'date'),
          d.calculated(
            'cancel.days',
            'Days from right to cancel to invoice',
            'number',
            onceFilled('invoice.date', onceFilled('contract.cancelBy', d.sub('invoice.date', 'contract.cancelBy'))),
            { decimals: 0, hint: 'must be above 0' },
          ),
        ),
        d.section('Credit on later invoices', 'Credit of the deposit on later invoices until none is left'),
        d.table(
          'credit',
          'Credit on later invoices',
          [
            d.column('invoice', 'Invoice no.', 'text', { width: 2 }),
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('note', 'Where it stands on that invoice', 'text', { width: 3.4 }),
            d.column('amount', 'Credited', 'currency', { width: 1.5 }),
          ],
          [],
          {
            blankRows: 4,
            totals: [
              d.total('credit.total', 'Credited so far', d.sum('credit', 'amount')),
              d.total(
                'credit.left',
                'Deposit not yet credited',
                onceFilled('deposit.due', d.sub('deposit.due', 'credit.total')),
                { strong: true },
              ),
            ],
          },
        ),
        d.legalNote(
          'Before you send it',
          `A deposit above the limit can cost the license or the contract.${sourcesOf(edition, 'Cal. Bus. & Prof. Code 7159.5', 'Md. Bus. Reg. 8-617', 'Mass. G.L. c. 142A', 'C.R.S. 6-22-103 to -105')} This form is not legal advice; ask a local attorney.`,
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
