/** Open money by age: brackets of days late, and payments that name no invoice taken from the oldest first. */
import { notBelowZero, onceFilled, zeroIfBlank } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

/** Oldest first, in the order in which payments are applied. */
export const brackets = [
  { key: 'older', label: 'Over 90 days' },
  { key: 'd90', label: '61–90 days' },
  { key: 'd60', label: '31–60 days' },
  { key: 'd30', label: '0–30 days' },
  { key: 'later', label: 'Not yet due' },
] as const

type Bracket = (typeof brackets)[number]['key']

/** What is unpaid in each bracket; `amount` and `days` are columns of the table. */
export const byAge = (table: string, amount: string, days: string): Record<Bracket, d.Expr> => {
  const from = (than: number): d.RowTest => ({ key: days, test: '>=', than })
  const to = (than: number): d.RowTest => ({ key: days, test: '<=', than })
  return {
    older: d.sum(table, amount, from(91)),
    d90: d.sum(table, amount, from(61), to(90)),
    d60: d.sum(table, amount, from(31), to(60)),
    d30: d.sum(table, amount, from(0), to(30)),
    later: d.sum(table, amount, to(-1)),
  }
}

/**
 * The brackets with what is open after payments: a bracket keeps what is open from the oldest through itself less the
 * credit, but never more than its own and never less than nothing. A bracket below zero was paid ahead and is credit for
 * the others. Gives `ladder.1.left` (oldest) to `ladder.5.left`, blank until `asOf` is known.
 *
 * @param open what is unpaid in each bracket
 * @param credit name of the payments that name no invoice
 * @param labels of brackets that the document calls otherwise
 */
export function agingLadder(
  open: Record<Bracket, d.Expr>,
  credit: string,
  asOf: d.Expr,
  labels: Partial<Record<Bracket, string>> = {},
): d.Block {
  const through = (row: number): d.Expr =>
    row === 1 ? d.cell('owed') : d.add(d.ref(`ladder.${row - 1}.through`), d.cell('owed'))
  return d.table(
    'ladder',
    'Open by age, after payments',
    [
      d.column('age', 'Age', 'text', { width: 1.6, fixed: true }),
      d.column('open', 'As named', 'currency', { width: 1.3 }),
      d.column('owed', 'Owed', 'currency', { width: 1.3, formula: notBelowZero(d.cell('open')) }),
      d.column('ahead', 'Paid ahead', 'currency', {
        width: 1.3,
        formula: onceFilled(d.cell('open'), notBelowZero(d.sub(0, d.cell('open')))),
      }),
      d.column('through', 'Through this age', 'currency', { width: 1.4 }),
      d.column('left', 'Left to pay', 'currency', {
        width: 1.4,
        formula: notBelowZero(d.min(d.cell('owed'), d.sub(d.cell('through'), d.ref('ladder.credit')))),
      }),
      d.column('share', 'Share', 'percent', { width: 0.9, decimals: 1, formula: d.div(d.cell('left'), 'ladder.left') }),
    ],
    brackets.map(({ key, label }, index) => ({
      age: labels[key] ?? label,
      open: onceFilled(asOf, zeroIfBlank(open[key])),
      through: through(index + 1),
    })),
    {
      totals: [
        d.total('ladder.credit', 'Payments taken from the oldest', d.add(d.sum('ladder', 'ahead'), credit)),
        d.total('ladder.left', 'Left to pay', d.sum('ladder', 'left'), { strong: true }),
      ],
    },
  )
}

/** The name of a bracket's figure after payments. */
export const leftOf = (key: Bracket): string =>
  `ladder.${brackets.findIndex((bracket) => bracket.key === key) + 1}.left`
