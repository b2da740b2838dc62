import { onceFilled } from '@/data/parts/estimate'
import {
  calculated,
  column,
  div,
  documentModel,
  field,
  fields,
  legalNote,
  max,
  min,
  mul,
  note,
  orElse,
  own,
  p,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'
import { billBlocks, payBlocks } from './parts/bill'
import { notBelowZero } from './parts/guards'
import { depositCapGuide, salesTaxGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const byRate = round(mul('sum.contract', 'cap.rate'))
const lesser = orElse(min(byRate, 'cap.amount'), orElse(byRate, ref('cap.amount')))
/** The lesser of rate and amount, or the cost of special orders where the state allows that and it is more. */
const allowed = orElse(max(lesser, 'cap.special'), lesser)

export const depositInvoice = invoicingTemplate('Invoices', {
  name: 'Deposit Invoice',
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
    'Asks for the deposit of a signed contract, and no more than the law lets you take. Enter the rate, the dollar limit or both, and the special-order cost where your state counts it; the invoice bills what is allowed and shows how far the request was above it.',
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
  document: () =>
    documentModel({
      title: 'Deposit Invoice',
      subject: 'Invoice for the deposit of a roofing contract',
      intro: 'The deposit that our contract names. It is part of the price and is credited to you in full.',
      keywords: ['deposit', 'invoice'],
      parts: [
        part('Deposit invoice', [
          ...billBlocks({
            paper: 'Deposit invoice',
            terms: 5,
            more: [
              own('contract.date', 'Contract signed on', 'date'),
              own('contract.cancelBy', 'Right to cancel ended', 'date'),
              field('job.startDate', { label: 'Planned start' }),
              field('customer.phone'),
            ],
          }),
          section('Deposit', 'Contract sum, deposit asked for and amount to pay'),
          fields(
            4,
            own('sum.contract', 'Contract sum', 'currency'),
            own('deposit.rate', 'Deposit in the contract', 'percent', { hint: 'or an amount' }),
            own('deposit.amount', 'or as an amount', 'currency'),
            calculated(
              'deposit.asked',
              'Deposit asked for',
              'currency',
              orElse('deposit.amount', round(mul('sum.contract', 'deposit.rate'))),
            ),
            calculated(
              'deposit.due',
              'Pay this amount',
              'currency',
              notBelowZero(orElse(min('deposit.asked', 'cap.allowed'), 'deposit.asked')),
            ),
            calculated('deposit.share', 'Share of the contract', 'percent', div('deposit.due', 'sum.contract'), {
              decimals: 1,
            }),
            calculated(
              'deposit.rest',
              'Contract sum after deposit',
              'currency',
              onceFilled('deposit.due', onceFilled('sum.contract', sub('sum.contract', 'deposit.due'))),
            ),
            own('deposit.received', 'Received on', 'date'),
          ),
          section('What the deposit is for'),
          table(
            'use',
            'What the deposit is for',
            [
              column('item', 'Order or cost', 'text', { width: 4.5 }),
              column('supplier', 'Supplier or office', 'text', { width: 2.4 }),
              column('date', 'To be ordered by', 'date', { width: 1.3 }),
              column('amount', 'Amount', 'currency', { width: 1.5 }),
            ],
            [
              { item: 'Special-order material and color' },
              { item: 'Permit and plan review' },
              { item: 'First material delivery' },
            ],
            { blankRows: 2, totals: [total('use.total', 'Named uses', sum('use', 'amount'))] },
          ),
          ...payBlocks(),
          note(
            'Good to know',
            'Keep this invoice and the receipt. If you cancel within the time the law gives you, the whole deposit comes back.',
          ),
        ]),
        part(
          'Office',
          [
            section('State limit', 'Check against the state’s deposit limit'),
            p(
              'Look the limit up for the state of the property. Fill what applies: California is 10% and $1,000, the lesser; Massachusetts is a third, or special orders where they cost more; leave all blank where there is none.',
              'Limit:',
            ),
            fields(
              4,
              own('cap.rate', 'Limit, share of contract', 'percent'),
              own('cap.amount', 'Limit, dollars', 'currency'),
              own('cap.special', 'Special orders, if they count', 'currency'),
              calculated('cap.allowed', 'Highest deposit allowed', 'currency', allowed),
              calculated(
                'cap.over',
                'Asked for above the limit',
                'currency',
                onceFilled(
                  'cap.allowed',
                  onceFilled('deposit.asked', notBelowZero(sub('deposit.asked', 'cap.allowed'))),
                ),
                { hint: 'must be $0.00' },
              ),
              own('cap.statute', 'Statute looked up', 'text', { span: 2 }),
              own('cap.checked', 'Looked up on', 'date'),
              calculated(
                'cancel.days',
                'Days from right to cancel to invoice',
                'number',
                onceFilled('invoice.date', onceFilled('contract.cancelBy', sub('invoice.date', 'contract.cancelBy'))),
                { decimals: 0, hint: 'must be above 0' },
              ),
            ),
            section('Credit on later invoices', 'Credit of the deposit on later invoices until none is left'),
            table(
              'credit',
              'Credit on later invoices',
              [
                column('invoice', 'Invoice no.', 'text', { width: 2 }),
                column('date', 'Date', 'date', { width: 1.3 }),
                column('note', 'Where it stands on that invoice', 'text', { width: 3.4 }),
                column('amount', 'Credited', 'currency', { width: 1.5 }),
              ],
              [],
              {
                blankRows: 4,
                totals: [
                  total('credit.total', 'Credited so far', sum('credit', 'amount')),
                  total(
                    'credit.left',
                    'Deposit not yet credited',
                    onceFilled('deposit.due', sub('deposit.due', 'credit.total')),
                    { strong: true },
                  ),
                ],
              },
            ),
            legalNote(
              'Before you send it',
              'A deposit above the limit can cost the license or the contract. Law checked: 2026-11. Cal. Bus. & Prof. Code 7159.5; Md. Bus. Reg. 8-617; Mass. G.L. c. 142A; C.R.S. 6-22-103 to -105. This form is not legal advice; ask a local attorney.',
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
