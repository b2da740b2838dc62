/** Payments of a sum, each by share or in dollars. The last one is the remainder: they add up to the cent. */
import { noResult, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

interface PaymentColumns {
  /** The figure that the payments divide, by its full name: `price.contractSum`. */
  sum: string
  /** Relative widths of share, dollars and amount. */
  widths?: readonly [share: number, dollars: number, amount: number]
}

/** Share, dollars and amount: dollars that are typed win over the share. */
export const paymentColumns = ({ sum, widths: [share, dollars, amount] = [0.9, 1.3, 1.4] }: PaymentColumns) => [
  d.column('share', 'Share', 'percent', { width: share, decimals: 1 }),
  d.column('dollars', 'Or dollars', 'currency', { width: dollars }),
  d.column('amount', 'Amount', 'currency', {
    width: amount,
    formula: d.round(d.orElse(d.cell('dollars'), d.mul(d.cell('share'), d.ref(sum)))),
  }),
]

/**
 * The cells of the last payment: the sum less all payments before it, and the share that this makes. Blank until the
 * sum is known; negative where the payments before it exceed the sum.
 *
 * @param table name of the payment table
 * @param row number of the last row, from 1
 */
export function remainder(table: string, row: number, sum: string): Record<'share' | 'dollars' | 'amount', d.Expr> {
  const before = Array.from({ length: row - 1 }, (_, index) => d.ref(`${table}.${index + 1}.amount`))
  const amount = onceFilled(sum, d.round(d.sub(sum, d.add(0, ...before))))
  return { share: d.div(d.ref(`${table}.${row}.amount`), sum), dollars: noResult, amount }
}
