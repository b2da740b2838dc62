import { defineTemplate } from '@/data/shared/define-template'
import { beforeYouSend } from '@/data/shared/checks'
import { dateOrToday, negativesIn, noResult, notBelowZero, onceFilled, zeroIfBlank } from '@/data/shared/guards'
import { agingLadder, brackets, byAge, leftOf } from '@/data/shared/invoice/aging'
import { lateChargeGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const rows = 16
/** The balance after this line; shown only on lines that have an entry. */
const balance = (row: number): d.Expr =>
  onceFilled(d.add(d.ref(`entry.${row}.charge`), d.ref(`entry.${row}.payment`)), d.ref(`age.${row}.running`))
const running = (row: number): d.Expr =>
  d.sub(
    d.add(row === 1 ? 0 : `age.${row - 1}.running`, d.cell('charge', 'entry')),
    zeroIfBlank(d.cell('payment', 'entry')),
  )

const asOf = dateOrToday('statement.date')
const due = d.cell('due', 'entry')
const hasDue = (yes: d.Expr, no: d.Expr): d.Expr => d.when(zeroIfBlank(due), '>', 0, yes, no)
/** A payment with a due date pays the invoice of that date; one without pays the oldest. */
const ages = [
  d.column('line', 'Line', 'number', { width: 0.7, decimals: 0, fixed: true }),
  d.column('net', 'Open by due date', 'currency', {
    width: 1.6,
    formula: hasDue(d.sub(d.cell('charge', 'entry'), d.cell('payment', 'entry')), d.cell('charge', 'entry')),
  }),
  d.column('late', 'Days late (− early)', 'number', {
    width: 1.4,
    decimals: 0,
    formula: onceFilled(d.cell('net'), d.sub(asOf, d.orElse(due, d.orElse(d.cell('date', 'entry'), asOf)))),
  }),
  d.column('unnamed', 'Payment for the oldest', 'currency', {
    width: 1.6,
    formula: hasDue(noResult, d.cell('payment', 'entry')),
  }),
  d.column('running', 'Balance', 'currency', { width: 1.4 }),
]

const shown = brackets.toReversed()

export const customerStatement = defineTemplate('invoicing', {
  name: 'Customer Statement of Account',
  group: 'Tracking & Records',
  description:
    'Statement of one customer: invoices, payments and credits with a running balance, its age by due date, and a remittance slip.',
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
    'The balance is aged by due date: not yet due, 0 to 30, 31 to 60, 61 to 90 and over 90 days. A payment pays the invoice it names, else the oldest, and the statement asks for what is due today and nothing more.',
  ],
  howToUse: [
    'Enter the balance forward on the first line, with the due date of its oldest invoice.',
    'Enter invoices with their due date under Charges, and payments and credits under Payments, in order of date.',
    'If a payment names an invoice, enter that invoice’s due date beside it; leave it blank, and the oldest is paid first.',
    'Look at the checks on the office page, then send the statement with its slip.',
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
  required: ['statement.date', 'statement.from', 'statement.to', 'entry', 'entry.date', 'pay.payee'],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Statement', [
      d.section('Account', 'Customer, period and summary'),
      d.fields(
        4,
        d.field('customer.name', { span: 2 }),
        d.own('customer.account', 'Account number'),
        d.own('statement.date', 'Statement date', 'date', { hint: 'blank: today' }),
        d.field('customer.billingAddress', { span: 2 }),
        d.own('statement.from', 'From', 'date'),
        d.own('statement.to', 'To', 'date'),
        d.field('job.number'),
        d.calculated('statement.charges', 'Billed, with balance forward', 'currency', d.ref('entry.charges')),
        d.calculated('statement.payments', 'Paid and credited', 'currency', d.ref('entry.payments')),
        d.calculated('statement.closing', 'Balance', 'currency', d.sub('entry.charges', 'entry.payments')),
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
        Array.from({ length: rows }, (_, index) => ({
          ...(index === 0 ? { reference: 'Balance forward' } : {}),
          balance: balance(index + 1),
        })),
        {
          totals: [
            d.total('entry.charges', 'Charges', d.sum('entry', 'charge')),
            d.total('entry.payments', 'Payments and credits', d.sum('entry', 'payment')),
          ],
        },
      ),
      d.section('Due now', 'Balance by age from the due date, and what to pay now'),
      d.table(
        'aged',
        'Balance by age',
        shown.map(({ key, label }) => d.column(key, label, 'currency', { width: 1.4 })),
        [Object.fromEntries(shown.map(({ key }) => [key, onceFilled('statement.closing', d.ref(leftOf(key)))]))],
        {
          totals: [
            d.total(
              'due.credit',
              'In your favor',
              onceFilled('statement.closing', notBelowZero(d.sub(0, 'statement.closing'))),
            ),
            d.total(
              'due.now',
              'Please pay now',
              onceFilled('statement.closing', d.add('aged.1.d30', 'aged.1.d60', 'aged.1.d90', 'aged.1.older')),
              { strong: true },
            ),
          ],
        },
      ),
      d.fields(
        4,
        d.own('pay.payee', 'Checks payable to', 'text', { span: 2 }),
        d.own('pay.online', 'Or pay at', 'text', { span: 2 }),
      ),
      d.p(
        'Payments are credited to the invoice you name, else to the oldest. Retainage held under a contract is not in this statement until it falls due.',
        'Note:',
      ),
      d.section('Remittance slip', 'Slip to send back with the payment'),
      d.p('Please cut here and send this slip with your payment.'),
      d.fields(
        4,
        d.field('customer.name', { span: 2 }),
        d.own('customer.account', 'Account number'),
        d.calculated('slip.due', 'Please pay now', 'currency', d.ref('due.now')),
        d.own('slip.invoices', 'For invoices', 'text', { span: 2 }),
        d.own('slip.check', 'Check number'),
        d.own('slip.amount', 'Amount enclosed', 'currency'),
        d.own('pay.address', 'Mail to', 'text', { span: 4 }),
      ),
    ]),
    beforeYouSend(
      d.p(
        'Each line ages from its due date, else from its own date. A payment with the due date of an invoice pays that invoice; a payment without one pays the oldest.',
        'How it counts:',
      ),
      d.fields(
        4,
        d.calculated('check.charges', 'Negative charges', 'number', negativesIn('entry', 'charge'), {
          decimals: 0,
          hint: 'must be 0',
        }),
        d.calculated('check.payments', 'Negative payments', 'number', negativesIn('entry', 'payment'), {
          decimals: 0,
          hint: 'must be 0',
        }),
        d.calculated(
          'check.ages',
          'Ages less balance',
          'currency',
          onceFilled(
            'statement.closing',
            d.round(
              d.sub(d.add(...shown.map(({ key }) => d.ref(`aged.1.${key}`))), d.add('statement.closing', 'due.credit')),
            ),
          ),
          { hint: 'must be $0.00' },
        ),
        d.own('sent.by', 'Sent by, and when'),
      ),
      agingLadder(byAge('age', 'net', 'late'), 'age.unnamed', asOf),
      d.table(
        'age',
        'Age of each line',
        ages,
        Array.from({ length: rows }, (_, index) => ({ line: index + 1, running: running(index + 1) })),
        {
          totals: [
            d.total('age.net', 'Open by due date', d.sum('age', 'net')),
            d.total('age.unnamed', 'Payments for the oldest', d.sum('age', 'unnamed')),
          ],
        },
      ),
    ),
  ],
})
