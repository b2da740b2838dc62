import { defineTemplate } from '@/data/define-template'
import { negativesIn, noResult, notBelowZero, onceFilled, overRows } from '@/data/parts/guards'
import { lateChargeGuide } from '@/data/parts/invoice/guides'
import * as d from '@/lib/documents/author'

const rows = 18
const upTo = (row: number, key: string): d.Expr[] =>
  Array.from({ length: row }, (_, index) => d.ref(`entry.${index + 1}.${key}`))
/** Opening balance and everything up to this line; shown only on lines that have an entry. */
const balance = (row: number): d.Expr =>
  onceFilled(
    d.add(d.ref(`entry.${row}.charge`), d.ref(`entry.${row}.payment`)),
    d.sub(d.add('statement.opening', ...upTo(row, 'charge')), d.add(0, ...upTo(row, 'payment'))),
  )

export const customerStatement = defineTemplate('invoicing', {
  name: 'Customer Statement of Account',
  group: 'Tracking & Records',
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
  title: 'Statement of Account',
  subject: 'Invoices, payments and balance of one customer',
  intro: 'Your account with us. If a line does not agree with your books, please tell us within ten days.',
  keywords: ['statement', 'account'],
  parts: () => [
    d.part('Statement', [
      d.section('Account', 'Customer, period, opening balance and summary'),
      d.fields(
        4,
        d.field('customer.name', { span: 2 }),
        d.own('customer.account', 'Account number'),
        d.own('statement.date', 'Statement date', 'date'),
        d.field('customer.billingAddress', { span: 2 }),
        d.own('statement.from', 'From', 'date'),
        d.own('statement.to', 'To', 'date'),
        d.own('statement.opening', 'Opening balance', 'currency'),
        d.calculated('statement.charges', 'Billed', 'currency', d.ref('entry.charges')),
        d.calculated('statement.payments', 'Paid and credited', 'currency', d.ref('entry.payments')),
        d.calculated(
          'statement.closing',
          'Balance',
          'currency',
          d.sub(d.add('statement.opening', 'entry.charges'), 'entry.payments'),
        ),
      ),
      d.section('Entries', 'Invoices, payments and credits with running balance'),
      d.table(
        'entry',
        'Entries',
        [
          d.column('date', 'Date', 'date', { width: 1.2 }),
          d.column('reference', 'Invoice, payment or credit; job', 'text', { width: 3.4 }),
          d.column('due', 'Due', 'date', { width: 1.2 }),
          d.column('charge', 'Charges', 'currency', { width: 1.3 }),
          d.column('payment', 'Payments', 'currency', { width: 1.3 }),
          d.column('balance', 'Balance', 'currency', { width: 1.4 }),
        ],
        Array.from({ length: rows }, (_, index) => ({ balance: balance(index + 1) })),
        {
          totals: [
            d.total('entry.charges', 'Charges', d.sum('entry', 'charge')),
            d.total('entry.payments', 'Payments and credits', d.sum('entry', 'payment')),
          ],
        },
      ),
      d.section('Due now', 'What is due now, what is not yet due, and how to pay'),
      d.fields(
        4,
        d.calculated(
          'due.later',
          'Charges not yet due',
          'currency',
          overRows('entry', rows, (row) =>
            d.when(`${row}.due`, '>', 'statement.date', d.ref(`${row}.charge`), noResult),
          ),
        ),
        d.calculated(
          'due.now',
          'Please pay now',
          'currency',
          onceFilled('statement.closing', notBelowZero(d.sub('statement.closing', 'due.later'))),
        ),
        d.calculated(
          'due.credit',
          'In your favor',
          'currency',
          onceFilled('statement.closing', notBelowZero(d.sub(0, 'statement.closing'))),
        ),
        d.calculated(
          'check.negative',
          'Negative entries',
          'number',
          d.add(negativesIn('entry', 'charge', rows), negativesIn('entry', 'payment', rows)),
          { decimals: 0, hint: 'must be 0' },
        ),
        d.own('pay.payee', 'Checks payable to', 'text', { span: 2 }),
        d.own('pay.online', 'or pay at', 'text', { span: 2 }),
      ),
      d.p(
        'Payments are credited to the invoice you name, else to the oldest. Retainage held under a contract is not in this statement until it falls due.',
        'Note:',
      ),
    ]),
  ],
})
