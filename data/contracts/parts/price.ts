/** Price and payment: tables that add up, built once. */
import {
  add,
  cell,
  column,
  mul,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  totalInput,
  p,
  type Block,
  type RowInput,
} from '@/lib/documents/author'

const priceTotals = [
  total('price.subtotal', 'Subtotal', sum('price', 'amount')),
  totalInput('price.taxRate', 'Sales tax rate, where work of this kind is taxed', 'percent'),
  total('price.tax', 'Sales tax', round(mul(ref('price.subtotal'), ref('price.taxRate')))),
  total('price.contractSum', 'Contract sum', add(ref('price.subtotal'), ref('price.tax')), { strong: true }),
]

/** Price lines with tax and the contract sum, `price.contractSum`. */
export const priceTable = (lines: readonly string[], blankRows = 1): Block =>
  table(
    'price',
    'Contract price',
    [
      column('item', 'Item', 'text', { width: 5 }),
      column('note', 'Remark', 'text', { width: 3 }),
      column('amount', 'Amount', 'currency', { width: 1.6 }),
    ],
    lines.map((item): RowInput => ({ item })),
    { blankRows, lineNumbers: true, totals: priceTotals },
  )

/** Lines with quantity and unit price that add up to `price.contractSum`. */
export const pricedLines = (lines: readonly { item: string; unit: string }[], blankRows = 2): Block =>
  table(
    'price',
    'Work and price',
    [
      column('item', 'Work', 'text', { width: 5.2 }),
      column('qty', 'Qty', 'number', { width: 0.9, decimals: 2 }),
      column('unit', 'Unit', 'text', { width: 0.8 }),
      column('rate', 'Unit price', 'currency', { width: 1.4 }),
      column('amount', 'Amount', 'currency', { width: 1.5, formula: round(mul(cell('qty'), cell('rate'))) }),
    ],
    lines.map((line): RowInput => ({ ...line })),
    { blankRows, lineNumbers: true, totals: priceTotals },
  )

/** Payments as shares of the contract sum; the last line shows what is not yet scheduled and must come to zero. */
export const paymentTable = (milestones: readonly string[]): Block =>
  table(
    'payment',
    'Schedule of payments',
    [
      column('milestone', 'Due when', 'text', { width: 6 }),
      column('share', 'Share', 'percent', { width: 1, decimals: 1 }),
      column('amount', 'Amount', 'currency', {
        width: 1.6,
        formula: round(mul(cell('share'), ref('price.contractSum'))),
      }),
      column('expected', 'Expected', 'date', { width: 1.4 }),
      column('paid', 'Paid', 'text', { width: 1.2 }),
    ],
    milestones.map((milestone): RowInput => ({ milestone })),
    {
      lineNumbers: true,
      totals: [
        total('payment.scheduled', 'Scheduled', sum('payment', 'amount')),
        total(
          'payment.open',
          'Not yet scheduled (must be zero)',
          sub(ref('price.contractSum'), ref('payment.scheduled')),
        ),
      ],
    },
  )

/** Price, then payments: the two tables of a contract with a homeowner. */
export const priceAndPayments = (lines: readonly string[], milestones: readonly string[]): Block[] => [
  section('Price and payments', 'Contract price with tax, and payments by milestone checked against the contract sum'),
  priceTable(lines, 0),
  p('No payment is due before its milestone. The first one stays within the limit of the state (see “State notices”).'),
  paymentTable(milestones),
]

/** Unit prices agreed before the work for what cannot be seen before it. */
export const unitPriceTable = (items: readonly (readonly [string, string])[], blankRows = 1): Block =>
  table(
    'unitPrice',
    'Unit prices for hidden conditions',
    [
      column('item', 'Work, if it is found to be needed', 'text', { width: 5.8 }),
      column('included', 'In the price', 'number', { width: 1.5, decimals: 0 }),
      column('unit', 'Unit', 'text', { width: 0.9 }),
      column('price', 'Unit price above', 'currency', { width: 1.9 }),
    ],
    items.map(([item, unit]): RowInput => ({ item, unit })),
    { blankRows, lineNumbers: true },
  )
