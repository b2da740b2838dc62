/** The parts of letters about overdue bills: the letter's head, the account with days late, and the late charge agreed. */
import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  cell,
  column,
  div,
  field,
  fields,
  mul,
  own,
  ref,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
  totalInput,
  when,
  type Block,
  type Field,
} from '@/lib/documents/author'
import { noResult, notBelowZero, overRows, unlessNegative } from './guards'

const invoices = 4

/** Date, addressee and job of a letter. */
export const letterHead = (...more: Field[]): Block =>
  fields(
    4,
    own('letter.date', 'Date', 'date'),
    field('customer.name', { label: 'To', span: 2 }),
    own('customer.account', 'Account or job no.'),
    field('customer.billingAddress', { label: 'Address', span: 2 }),
    field('job.address', { span: 2 }),
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

const daysLate = onceFilled(cell('due'), onceFilled('letter.date', notBelowZero(sub(ref('letter.date'), cell('due')))))
/** Simple interest by day on what is open; nothing where no rate is agreed. */
const chargeOf = round(div(mul(cell('open'), cell('late'), notBelowZero(ref('charge.rate'))), 365))

/** What is open but falls due only after the letter's date: a letter about late bills does not ask for it. */
const notYetDue = overRows('account', invoices, (row) =>
  when(`${row}.due`, '>', 'letter.date', ref(`${row}.open`), noResult),
)

/** What is past due; an overpaid invoice reduces it, never below zero. */
export const overdue = notBelowZero(sub('account.open', 'account.later'))

/**
 * The open invoices as of the letter's date: `account.open`, `account.later` of it not due yet, with a charge
 * `account.charge`, and `account.total` to pay.
 */
export const accountBlocks = ({ heading, charge }: AccountOptions): Block[] => [
  section(heading, 'Open invoices with due date, payments and days late'),
  table(
    'account',
    heading,
    [
      column('number', 'Invoice', 'text', { width: 1.4 }),
      column('due', 'Due', 'date', { width: 1.2 }),
      column('amount', 'Amount', 'currency', { width: 1.4 }),
      column('paid', 'Paid', 'currency', { width: 1.3 }),
      column('open', 'Open', 'currency', {
        width: 1.4,
        formula: unlessNegative(cell('amount'), sub(cell('amount'), cell('paid'))),
      }),
      column('late', 'Days late', 'number', { width: 1, decimals: 0, formula: daysLate }),
      ...(charge
        ? [
            column('charge', chargeLabels[charge][0], 'currency', {
              width: 1.3,
              formula: unlessNegative(cell('open'), chargeOf),
            }),
          ]
        : []),
    ],
    [],
    {
      blankRows: invoices,
      totals: [
        total('account.open', 'Open invoices', sum('account', 'open')),
        total('account.later', 'Of these not due yet, not asked for', notYetDue),
        ...(charge
          ? [
              totalInput('charge.rate', chargeLabels[charge][1], 'percent'),
              total('account.charge', `${chargeLabels[charge][0]} to date`, sum('account', 'charge')),
              total('account.total', 'Please pay', add(overdue, 'account.charge'), {
                strong: true,
              }),
            ]
          : [total('account.total', 'Please pay', overdue, { strong: true })]),
      ],
    },
  ),
]

/** The oldest invoice's days late, the day the letter asks for, and payment details. */
export const answerFields = (days: number, ...more: Field[]): Block =>
  fields(
    4,
    own('letter.days', 'Days to answer', 'number', { value: days, decimals: 0 }),
    calculated('letter.until', 'Pay or call by', 'date', onceFilled('letter.date', add('letter.date', 'letter.days'))),
    own('pay.how', 'Pay by', 'text', { span: 2 }),
    ...more,
  )

export const signedLetter = (role: string): Block => signatures([{ name: 'sender', role, withTitle: true }])
