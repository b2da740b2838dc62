import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  column,
  documentModel,
  field,
  fields,
  own,
  p,
  part,
  ref,
  section,
  sub,
  sum,
  table,
  total,
  when,
  type Expr,
} from '@/lib/documents/author'
import { negativesIn, noResult, notBelowZero, overRows } from './parts/guards'
import { lateChargeGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const rows = 18
const upTo = (row: number, key: string): Expr[] =>
  Array.from({ length: row }, (_, index) => ref(`entry.${index + 1}.${key}`))
/** Opening balance and everything up to this line; shown only on lines that have an entry. */
const balance = (row: number): Expr =>
  onceFilled(
    add(ref(`entry.${row}.charge`), ref(`entry.${row}.payment`)),
    sub(add('statement.opening', ...upTo(row, 'charge')), add(0, ...upTo(row, 'payment'))),
  )

export const customerStatement = invoicingTemplate('Tracking & Records', {
  name: 'Customer Statement of Account',
  description:
    'Statement of one customer: opening balance, invoices, payments and credits with a running balance and what is past due.',
  tags: [
    'statement of account',
    'customer statement',
    'running balance',
    'account statement',
    'open balance',
    'ledger',
    'monthly statement',
    'account summary',
    'billing statement',
    'property manager',
    'outstanding invoices',
    'balance forward',
  ],
  fullDescription: [
    'One customer, one sheet: what was billed, what was paid, and the balance after each line. Property managers and builders with several jobs want it monthly, and it ends most arguments about who paid what.',
    'Invoices carry their due date, so the statement separates what is due now from what is not. The balance is what stood before, plus charges, less payments.',
  ],
  howToUse: [
    'Enter the opening balance from the last statement.',
    'Enter invoices under Charges and payments and credits under Payments, in order of date.',
    'Enter the due date of invoices that are still open, and leave it blank on settled ones.',
    'Check that there are no negative entries, then send it.',
    'Do it on the same day each month.',
  ],
  expertGuide: [
    {
      title: 'Send it before they ask',
      text: 'A statement in the first days of a month finds the missing invoice while the other side’s bookkeeper still has the file open. It is the cheapest collection letter there is.',
    },
    {
      title: 'An account stated',
      text: 'A statement that is kept without objection for a reasonable time may count as agreed. So send true ones, keep proof that they arrived, and answer every objection in writing.',
      cite: 'Restatement (Second) of Contracts § 282',
    },
    lateChargeGuide,
  ],
  document: () =>
    documentModel({
      title: 'Statement of Account',
      subject: 'Invoices, payments and balance of one customer',
      intro: 'Your account with us. If a line does not agree with your books, please tell us within ten days.',
      keywords: ['statement', 'account'],
      parts: [
        part('Statement', [
          section('Account', 'Customer, period, opening balance and summary'),
          fields(
            4,
            field('customer.name', { span: 2 }),
            own('customer.account', 'Account number'),
            own('statement.date', 'Statement date', 'date'),
            field('customer.billingAddress', { span: 2 }),
            own('statement.from', 'From', 'date'),
            own('statement.to', 'To', 'date'),
            own('statement.opening', 'Opening balance', 'currency'),
            calculated('statement.charges', 'Billed', 'currency', ref('entry.charges')),
            calculated('statement.payments', 'Paid and credited', 'currency', ref('entry.payments')),
            calculated(
              'statement.closing',
              'Balance',
              'currency',
              sub(add('statement.opening', 'entry.charges'), 'entry.payments'),
            ),
          ),
          section('Entries', 'Invoices, payments and credits with running balance'),
          table(
            'entry',
            'Entries',
            [
              column('date', 'Date', 'date', { width: 1.2 }),
              column('reference', 'Invoice, payment or credit; job', 'text', { width: 3.4 }),
              column('due', 'Due', 'date', { width: 1.2 }),
              column('charge', 'Charges', 'currency', { width: 1.3 }),
              column('payment', 'Payments', 'currency', { width: 1.3 }),
              column('balance', 'Balance', 'currency', { width: 1.4 }),
            ],
            Array.from({ length: rows }, (_, index) => ({ balance: balance(index + 1) })),
            {
              totals: [
                total('entry.charges', 'Charges', sum('entry', 'charge')),
                total('entry.payments', 'Payments and credits', sum('entry', 'payment')),
              ],
            },
          ),
          section('Due now', 'What is due now, what is not yet due, and how to pay'),
          fields(
            4,
            calculated(
              'due.later',
              'Charges not yet due',
              'currency',
              overRows('entry', rows, (row) =>
                when(`${row}.due`, '>', 'statement.date', ref(`${row}.charge`), noResult),
              ),
            ),
            calculated(
              'due.now',
              'Please pay now',
              'currency',
              onceFilled('statement.closing', notBelowZero(sub('statement.closing', 'due.later'))),
            ),
            calculated(
              'due.credit',
              'In your favor',
              'currency',
              onceFilled('statement.closing', notBelowZero(sub(0, 'statement.closing'))),
            ),
            calculated(
              'check.negative',
              'Negative entries',
              'number',
              add(negativesIn('entry', 'charge', rows), negativesIn('entry', 'payment', rows)),
              { decimals: 0, hint: 'must be 0' },
            ),
            own('pay.payee', 'Checks payable to', 'text', { span: 2 }),
            own('pay.online', 'or pay at', 'text', { span: 2 }),
          ),
          p(
            'Payments are credited to the invoice you name, else to the oldest. Retainage held under a contract is not in this statement until it falls due.',
            'Note:',
          ),
        ]),
      ],
    }),
})
