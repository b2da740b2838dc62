/** The parts of a bill: who owes it and until when, priced lines, signed changes, payments received, ways to pay. */
import { creditLines, lineAmount, notBelowZero, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

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
  more?: readonly d.Field[]
}

/** Number, dates, customer and job. The due date is the date and the days to pay. */
export const billBlocks = ({ paper = 'Invoice', heading, terms, more = [] }: BillOptions = {}): d.Block[] => [
  d.section(heading ?? 'Bill to', `${paper} number and dates, customer, job site and contract`),
  d.fields(
    6,
    d.own('invoice.number', `${paper} number`),
    d.own('invoice.date', `${paper} date`, 'date'),
    d.own('invoice.terms', 'Days to pay', 'number', { decimals: 0, ...(terms === undefined ? {} : { value: terms }) }),
    d.calculated(
      'invoice.due',
      'Due',
      'date',
      onceFilled('invoice.date', onceFilled('invoice.terms', d.add('invoice.date', 'invoice.terms'))),
    ),
    d.own('contract.number', 'Contract or PO no.'),
    d.field('job.number'),
    d.field('customer.name', { label: 'Customer', span: 2 }),
    d.field('customer.billingAddress', { span: 2 }),
    d.field('job.address', { span: 2 }),
    ...more,
  ),
]

/** `price` labels the unit price: where it says so, a price below zero is a discount. */
export const lineColumns = (price = 'Unit price') => [
  d.column('description', 'Description', 'text', { width: 5 }),
  d.column('qty', 'Qty', 'number', { width: 1, decimals: 2 }),
  d.column('unit', 'Unit', 'select', { width: 0.8, options: billUnits }),
  d.column('price', price, 'currency', { width: 1.7 }),
  d.column('taxed', 'Taxed', 'select', { width: 0.8, options: yesNo }),
  d.column('amount', 'Amount', 'currency', { width: 1.5, formula: lineAmount() }),
]

/** Tax on the lines that are marked taxed, and the total with it. */
export const taxTotals = (table = 'line') => [
  d.total('totals.subtotal', 'Subtotal', d.sum(table, 'amount')),
  d.totalInput('totals.taxRate', 'Sales tax rate on lines marked taxed', 'percent'),
  d.total(
    'totals.tax',
    'Sales tax',
    d.round(d.mul(d.sum(table, 'amount', { key: 'taxed', equals: 'Yes' }), 'totals.taxRate')),
  ),
  d.total('totals.total', 'Total', d.add('totals.subtotal', 'totals.tax'), { strong: true }),
]

export const negativeLines = (table = 'line', key = 'qty'): d.Field =>
  creditLines('check.negative', 'Negative lines', [table, key])

const isSigned: d.RowTest = { key: 'signed', equals: 'Yes' }
const netChanges = (...tests: d.RowTest[]): d.Expr =>
  d.sub(d.sum('change', 'amount', ...tests), d.sum('change', 'credit', ...tests))

/** Change orders with their signature: only those marked Yes are billed. Totals `change.signed`, `change.unsigned`. */
export const changeBlocks = (rows = 2, heading = 'Change orders'): d.Block[] => [
  d.section(heading, 'Change orders: only signed ones are counted'),
  d.table(
    'change',
    heading,
    [
      d.column('number', 'No.', 'text', { width: 0.8 }),
      d.column('description', 'What changed', 'text', { width: 3.8 }),
      d.column('date', 'Signed on', 'date', { width: 1.3 }),
      d.column('signed', 'Signed', 'select', { width: 0.9, options: yesNo }),
      d.column('amount', 'Added', 'currency', { width: 1.4 }),
      d.column('credit', 'Credit', 'currency', { width: 1.4 }),
    ],
    [],
    {
      blankRows: rows,
      totals: [
        d.total('change.signed', 'Signed changes, net', netChanges(isSigned)),
        d.total('change.unsigned', 'Not signed, not charged', d.sub(netChanges(), netChanges(isSigned))),
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
export const paymentBlocks = ({ rows = 2, heading = 'Payments received', bill }: PaymentOptions = {}): d.Block[] => [
  d.section(heading, 'Payments received, by date, method and reference'),
  d.table(
    'payment',
    heading,
    [
      d.column('date', 'Date', 'date', { width: 1.3 }),
      d.column('method', 'Method', 'select', { width: 1.5, options: payMethods }),
      d.column('reference', 'Check or reference no.', 'text', { width: 3 }),
      d.column('amount', 'Amount', 'currency', { width: 1.6 }),
    ],
    [],
    {
      blankRows: rows,
      totals: [d.total('paid.total', 'Paid so far', d.sum('payment', 'amount')), ...(bill ? dueTotals(bill) : [])],
    },
  ),
]

const dueTotals = ([name, label]: readonly [string, string]) => [
  d.total('due.billed', label, d.ref(name)),
  d.total('due.credit', 'Overpaid, to your credit', onceFilled(name, notBelowZero(d.sub('paid.total', name)))),
  d.total('due.balance', 'Pay this amount', openOf(name), { strong: true }),
]

/** What is still open of a figure after the payments received; never below zero. */
export const openOf = (bill: string): d.Expr => onceFilled(bill, notBelowZero(d.sub(bill, 'paid.total')))

/** How to pay, and what comes with the bill. */
export const payBlocks = (...more: d.Field[]): d.Block[] => [
  d.section('How to pay', 'Ways to pay, and what is enclosed'),
  d.fields(
    6,
    d.own('pay.payee', 'Checks payable to'),
    d.own('pay.address', 'Mail to', 'text', { span: 2 }),
    d.own('pay.online', 'Pay online at'),
    d.own('pay.contact', 'Questions to'),
    d.choice('pay.waiver', 'Waiver enclosed', waiverKinds),
    ...more,
  ),
]

/** The office's page of a bill: what to settle before it goes out, figures that must agree, and when to ask again. */
export const officePart = (ticks: readonly string[], ...checks: d.Field[]): d.Part =>
  d.part(
    'Office',
    [
      d.section('Before it goes out', 'Office check before the bill goes out'),
      d.tickList('send', ticks),
      ...(checks.length
        ? [
            d.section('Figures that must agree', 'Figures that must agree, and lines below zero'),
            d.fields(4, ...checks),
          ]
        : []),
      d.section('After it is out', 'Sending and reminder dates counted from the due date'),
      d.fields(
        4,
        d.own('sent.date', 'Sent on', 'date'),
        d.own('sent.to', 'Sent to, and how', 'text', { span: 2 }),
        d.own('sent.by', 'Sent by'),
        ...[3, 10, 25].map((days) =>
          d.calculated(
            `remind.${days}`,
            `Reminder, ${days} days late`,
            'date',
            onceFilled('invoice.due', d.add('invoice.due', days)),
          ),
        ),
        d.own('remind.lien', 'Last day for notice or lien', 'date'),
      ),
    ],
    { audience: 'office' },
  )
