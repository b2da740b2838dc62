/** The parts of letters about overdue bills: the letter's head, the account with days late, and the late charge agreed. */
import { noResult, notBelowZero, onceFilled, overRows, unlessNegative } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const invoices = 3

/** Date, addressee and job of a letter. */
export const letterHead = (...more: d.Field[]): d.Block =>
  d.fields(
    4,
    d.own('letter.date', 'Date', 'date'),
    d.field('customer.name', { label: 'To', span: 2 }),
    d.field('job.number', { label: 'Account or job number' }),
    d.field('customer.billingAddress', { label: 'Address', span: 2 }),
    d.field('job.address', { span: 2 }),
    ...more,
  )

interface AccountOptions {
  heading: string
  /** With a yearly rate counted by day: the late charge of the contract, or interest by contract or law. */
  charge?: keyof typeof chargeLabels
}

const chargeLabels = {
  late: ['Late charge', 'Late charge a year, if the contract has one'],
  interest: ['Interest', 'Interest a year, by contract or law'],
} as const

const daysLate = onceFilled(
  d.cell('due'),
  onceFilled('letter.date', notBelowZero(d.sub(d.ref('letter.date'), d.cell('due')))),
)
/** Simple interest by day on what is open; nothing where no rate is agreed. */
const chargeOf = d.round(d.div(d.mul(d.cell('open'), d.cell('late'), notBelowZero(d.ref('charge.rate'))), 365))

/** What is open but falls due only after the letter's date: a letter about late bills does not ask for it. */
const notYetDue = overRows('account', invoices, (row) =>
  d.when(`${row}.due`, '>', 'letter.date', d.ref(`${row}.open`), noResult),
)

/** What is past due; an overpaid invoice reduces it, never below zero. */
export const overdue = notBelowZero(d.sub('account.open', 'account.later'))

/**
 * The open invoices as of the letter's date: `account.open`, `account.later` of it not due yet, with a charge
 * `account.charge`, and `account.total` to pay.
 */
export const accountBlocks = ({ heading, charge }: AccountOptions): d.Block[] => [
  d.section(heading, 'Open invoices with due date, payments and days late'),
  d.table(
    'account',
    heading,
    [
      d.column('number', 'Invoice', 'text', { width: 1.4 }),
      d.column('due', 'Due', 'date', { width: 1.2 }),
      d.column('amount', 'Amount', 'currency', { width: 1.4 }),
      d.column('paid', 'Paid', 'currency', { width: 1.3 }),
      d.column('open', 'Open', 'currency', {
        width: 1.4,
        formula: onceFilled(d.cell('amount'), d.sub(d.cell('amount'), d.cell('paid'))),
      }),
      d.column('late', 'Days late', 'number', { width: 1, decimals: 0, formula: daysLate }),
      ...(charge
        ? [
            d.column('charge', chargeLabels[charge][0], 'currency', {
              width: 1.3,
              formula: unlessNegative(d.cell('open'), chargeOf),
            }),
          ]
        : []),
    ],
    [],
    {
      blankRows: invoices,
      totals: [
        d.total('account.open', 'Open invoices', d.sum('account', 'open')),
        d.total('account.later', 'Of these, not yet due', notYetDue),
        ...(charge
          ? [
              d.totalInput('charge.rate', chargeLabels[charge][1], 'percent'),
              d.total('account.charge', `${chargeLabels[charge][0]} to date`, d.sum('account', 'charge')),
              d.total('account.total', 'Please pay', d.add(overdue, 'account.charge'), { strong: true }),
            ]
          : [d.total('account.total', 'Please pay', overdue, { strong: true })]),
      ],
    },
  ),
]

const answers = (days: number, paySpan: 1 | 2, more: readonly d.Field[]): d.Block =>
  d.fields(
    4,
    d.own('letter.days', 'Days to answer', 'number', { value: days, decimals: 0 }),
    d.calculated(
      'letter.until',
      'Pay or call by',
      'date',
      onceFilled('letter.date', d.add('letter.date', 'letter.days')),
    ),
    d.own('pay.how', 'Pay by', 'text', { phrase: true, span: paySpan }),
    ...more,
  )

/** Days to answer, the day that the letter asks for, and payment details. */
export const answerFields = (days: number, ...more: d.Field[]): d.Block => answers(days, 2, more)

/** The same in one row, with whom to call. */
export const answerLine = (days: number, contact: d.Field): d.Block => answers(days, 1, [contact])

export const signedLetter = (role: string): d.Block => ({
  ...d.signatures([{ name: 'sender', role, withTitle: true }]),
  inLine: true,
})
