/** Price and payment: tables that add up, built once. */
import { paymentColumns, remainder } from '@/data/shared/payments'
import type { Edition } from '@/data/law/edition'
import * as d from '@/lib/documents/author'

import { paymentNotices } from './state-texts'

const priceTotals = [
  d.total('price.subtotal', 'Subtotal', d.sum('price', 'amount')),
  d.totalInput('price.taxRate', 'Sales tax rate, where work of this kind is taxed', 'percent'),
  d.total('price.tax', 'Sales tax', d.round(d.mul(d.ref('price.subtotal'), d.ref('price.taxRate')))),
  d.total('price.contractSum', 'Contract sum', d.add(d.ref('price.subtotal'), d.ref('price.tax')), { strong: true }),
]

/** Price lines with tax and the contract sum, `price.contractSum`. */
export const priceTable = (lines: readonly string[], blankRows = 1): d.Block =>
  d.table(
    'price',
    'Contract price',
    [
      d.column('item', 'Item', 'text', { width: 5 }),
      d.column('note', 'Remark', 'text', { width: 3 }),
      d.column('amount', 'Amount', 'currency', { width: 1.6 }),
    ],
    lines.map((item): d.RowInput => ({ item })),
    { blankRows, lineNumbers: true, totals: priceTotals },
  )

/** Lines with quantity and unit price that add up to `price.contractSum`. */
export const pricedLines = (lines: readonly { item: string; unit: string }[], blankRows = 1): d.Block =>
  d.table(
    'price',
    'Work and price',
    [
      d.column('item', 'Work', 'text', { width: 7 }),
      d.column('qty', 'Qty', 'number', { width: 0.8, decimals: 2 }),
      d.column('unit', 'Unit', 'text', { width: 0.6 }),
      d.column('rate', 'Unit price', 'currency', { width: 1.1 }),
      d.column('amount', 'Amount', 'currency', { width: 1.2, formula: d.round(d.mul(d.cell('qty'), d.cell('rate'))) }),
    ],
    lines.map((line): d.RowInput => ({ ...line })),
    { blankRows, lineNumbers: true, totals: priceTotals },
  )

/** Payments by share or in dollars; the last milestone gets what is left of the contract sum. */
export const paymentTable = (milestones: readonly string[]): d.Block =>
  d.table(
    'payment',
    'Schedule of payments',
    [
      d.column('milestone', 'Due when', 'text', { width: 4.4 }),
      ...paymentColumns({ sum: 'price.contractSum' }),
      d.column('expected', 'Expected', 'date', { width: 1.3 }),
    ],
    milestones.map((milestone, index) => ({
      milestone,
      ...(index === milestones.length - 1 ? remainder('payment', milestones.length, 'price.contractSum') : {}),
    })),
    {
      lineNumbers: true,
      totals: [d.total('payment.scheduled', 'All payments', d.sum('payment', 'amount'), { strong: true })],
    },
  )

/** Price, then payments: the two tables of a contract with a homeowner. */
export const priceAndPayments = (
  edition: Edition,
  lines: readonly string[],
  milestones: readonly string[],
): d.Block[] => [
  d.section('Price and payments', 'Contract price with tax, and payments by milestone that add up to the contract sum'),
  priceTable(lines, 0),
  d.p('No payment is due before its milestone.'),
  paymentTable(milestones),
  ...paymentNotices(edition),
]

/** Unit prices agreed before the work for what cannot be seen before it. */
export const unitPriceTable = (items: readonly (readonly [string, string])[], blankRows = 1): d.Block =>
  d.table(
    'unitPrice',
    'Unit prices for hidden conditions',
    [
      d.column('item', 'Hidden work, if found necessary', 'text', { width: 7.4 }),
      d.column('included', 'In the price', 'number', { width: 1.1, decimals: 0 }),
      d.column('unit', 'Unit', 'text', { width: 0.6 }),
      d.column('price', 'Price above', 'currency', { width: 1.2 }),
    ],
    items.map(([item, unit]): d.RowInput => ({ item, unit })),
    { blankRows, lineNumbers: true },
  )
