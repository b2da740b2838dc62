/** The parts of a bill: who owes it and until when, priced lines, signed changes, payments received, ways to pay. */
import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  choice,
  column,
  field,
  fields,
  mul,
  own,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  tickList,
  total,
  totalInput,
  type Block,
  type Expr,
  type Field,
  type Part,
} from '@/lib/documents/author'
import { lineAmount, negativesIn, notBelowZero } from './guards'

export const billUnits = ['SQ', 'SF', 'LF', 'EA', 'SHT', 'HR', 'DAY', 'LS'] as const
export const payMethods = ['Check', 'Bank transfer', 'Card', 'Cash', 'Money order', 'Financing'] as const
export const yesNo = ['Yes', 'No'] as const
const waiverKinds = [
  'Conditional, progress',
  'Conditional, final',
  'Unconditional, progress',
  'Unconditional, final',
  'None',
] as const

interface BillOptions {
  /** What the paper is called in its labels: `Invoice`. */
  paper?: string
  heading?: string
  /** Days until payment is due, where the paper usually has a term. */
  terms?: number
  more?: readonly Field[]
}

/** Number, dates, customer and job. The due date is the date and the days to pay. */
export const billBlocks = ({ paper = 'Invoice', heading, terms, more = [] }: BillOptions = {}): Block[] => [
  section(heading ?? 'Bill to', `${paper} number and dates, customer, job site and contract`),
  fields(
    4,
    own('invoice.number', `${paper} number`),
    own('invoice.date', `${paper} date`, 'date'),
    own('invoice.terms', 'Days to pay', 'number', { decimals: 0, ...(terms === undefined ? {} : { value: terms }) }),
    calculated(
      'invoice.due',
      'Due',
      'date',
      onceFilled('invoice.date', onceFilled('invoice.terms', add('invoice.date', 'invoice.terms'))),
    ),
    field('customer.name', { label: 'Customer', span: 2 }),
    field('customer.billingAddress', { span: 2 }),
    field('job.address', { span: 2 }),
    field('job.number'),
    own('contract.number', 'Contract or PO number'),
    ...more,
  ),
]

export const lineColumns = [
  column('description', 'Description', 'text', { width: 5 }),
  column('qty', 'Qty', 'number', { width: 1, decimals: 2 }),
  column('unit', 'Unit', 'select', { width: 0.8, options: billUnits }),
  column('price', 'Unit price', 'currency', { width: 1.3 }),
  column('taxed', 'Taxed', 'select', { width: 0.8, options: yesNo }),
  column('amount', 'Amount', 'currency', { width: 1.5, formula: lineAmount() }),
]

/** Tax on the lines that are marked taxed, and the total with it. */
export const taxTotals = (table = 'line') => [
  total('totals.subtotal', 'Subtotal', sum(table, 'amount')),
  totalInput('totals.taxRate', 'Sales tax rate on lines marked taxed', 'percent'),
  total('totals.tax', 'Sales tax', round(mul(sum(table, 'amount', { key: 'taxed', equals: 'Yes' }), 'totals.taxRate'))),
  total('totals.total', 'Total', add('totals.subtotal', 'totals.tax'), { strong: true }),
]

export const negativeLines = (rows: number, table = 'line', key = 'qty'): Field =>
  calculated('check.negative', 'Negative lines, left out', 'number', negativesIn(table, key, rows), {
    decimals: 0,
    hint: 'must be 0',
  })

/** Change orders with their signature: only those marked Yes are billed. Totals `change.signed`, `change.unsigned`. */
export const changeBlocks = (rows = 4, heading = 'Change orders'): Block[] => [
  section(heading, 'Change orders: only signed ones are counted'),
  table(
    'change',
    heading,
    [
      column('number', 'No.', 'text', { width: 0.8 }),
      column('description', 'What changed', 'text', { width: 4.6 }),
      column('date', 'Signed on', 'date', { width: 1.3 }),
      column('signed', 'Signed', 'select', { width: 0.9, options: yesNo }),
      column('amount', 'Amount (− for credit)', 'currency', { width: 1.9 }),
    ],
    [],
    {
      blankRows: rows,
      totals: [
        total('change.signed', 'Signed changes, net', sum('change', 'amount', { key: 'signed', equals: 'Yes' })),
        total(
          'change.unsigned',
          'Not signed, not charged',
          sub(sum('change', 'amount'), sum('change', 'amount', { key: 'signed', equals: 'Yes' })),
        ),
      ],
    },
  ),
]

interface PaymentOptions {
  rows?: number
  heading?: string
  /** The figure that is owed in all, and its label; the table then ends with what is left to pay. */
  bill?: readonly [name: string, label: string]
}

/** Payments received, with `paid.total`; with a bill also `due.balance` and, overpaid, `due.credit`. */
export const paymentBlocks = ({ rows = 3, heading = 'Payments received', bill }: PaymentOptions = {}): Block[] => [
  section(heading, 'Payments received, by date, method and reference'),
  table(
    'payment',
    heading,
    [
      column('date', 'Date', 'date', { width: 1.3 }),
      column('method', 'Method', 'select', { width: 1.5, options: payMethods }),
      column('reference', 'Check or reference no.', 'text', { width: 3 }),
      column('amount', 'Amount', 'currency', { width: 1.6 }),
    ],
    [],
    {
      blankRows: rows,
      totals: [total('paid.total', 'Paid so far', sum('payment', 'amount')), ...(bill ? dueTotals(bill) : [])],
    },
  ),
]

const dueTotals = ([name, label]: readonly [string, string]) => [
  total('due.billed', label, ref(name)),
  total('due.credit', 'Overpaid, to your credit', onceFilled(name, notBelowZero(sub('paid.total', name)))),
  total('due.balance', 'Pay this amount', openOf(name), { strong: true }),
]

/** What is still open of a figure after the payments received; never below zero. */
export const openOf = (bill: string): Expr => onceFilled(bill, notBelowZero(sub(bill, 'paid.total')))

/** How to pay, and what comes with the bill. */
export const payBlocks = (...more: Field[]): Block[] => [
  section('How to pay', 'Ways to pay, and what is enclosed'),
  fields(
    4,
    own('pay.payee', 'Checks payable to'),
    own('pay.address', 'Mail to', 'text', { span: 2 }),
    own('pay.online', 'Pay online at'),
    own('pay.contact', 'Questions: name and phone', 'text', { span: 2 }),
    choice('pay.waiver', 'Lien waiver enclosed', waiverKinds, { span: 2 }),
    ...more,
  ),
]

/** The office's page of a bill: what to settle before it goes out, figures that must agree, and when to ask again. */
export const officePart = (ticks: readonly string[], ...checks: Field[]): Part =>
  part(
    'Office',
    [
      section('Before it goes out', 'Office check before the bill goes out'),
      tickList('send', ticks),
      ...(checks.length ? [section('Figures that must agree', 'Checks that must be zero'), fields(4, ...checks)] : []),
      section('After it is out', 'Sending and reminder dates counted from the due date'),
      fields(
        4,
        own('sent.date', 'Sent on', 'date'),
        own('sent.to', 'Sent to, and how', 'text', { span: 2 }),
        own('sent.by', 'Sent by'),
        ...[3, 10, 25].map((days) =>
          calculated(
            `remind.${days}`,
            `Reminder, ${days} days late`,
            'date',
            onceFilled('invoice.due', add('invoice.due', days)),
          ),
        ),
        own('remind.lien', 'Last day for notice or lien', 'date'),
      ),
    ],
    { audience: 'office' },
  )
