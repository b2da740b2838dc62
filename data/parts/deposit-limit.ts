/** The limit that a state sets to a deposit: a share of the price, a figure in dollars, and how the two combine. */
import { notBelowZero, onceFilled } from '@/data/parts/guards'
import * as d from '@/lib/documents/author'

const depositRules = ['Lesser of the two', 'Greater of the two', 'Sum of the two'] as const
const [, greater, both] = depositRules

/** The one of two figures that `pick` chooses, or the only one that is there. */
const ofTwo = (pick: typeof d.min, a: d.Expr, b: d.Expr): d.Expr => d.orElse(pick(a, b), d.orElse(a, b))

const byShare = d.cell('byShare')
const dollars = d.cell('dollars')

/** The greater or the sum where that rule is chosen; the lesser, the strictest, otherwise. */
const allowed = d.orElse(
  d.sum('cap', 'greater', { key: 'rule', equals: greater }),
  d.orElse(d.sum('cap', 'both', { key: 'rule', equals: both }), d.sum('cap', 'lesser')),
)

interface Limited {
  /** Name of the price that the share is taken of. */
  sum: string
  /** Name of the deposit asked for or received. */
  deposit: string
}

/**
 * One row for share, dollars and rule, then the highest deposit allowed (`cap.allowed`) and what the deposit is above it
 * (`cap.over`). Both are blank where there is no limit.
 */
export const depositLimit = ({ sum, deposit }: Limited): d.Block[] => [
  d.p(
    'Look up the limit for the state of the property. Enter a share of the price, a figure in dollars (a fixed limit, or the cost of special orders where the state counts it), or both with the rule that combines them. Leave all blank where there is no limit.',
    'Limit:',
  ),
  d.table(
    'cap',
    'Deposit limit',
    [
      d.column('rule', 'Rule', 'select', { width: 2, options: depositRules }),
      d.column('share', 'Share', 'percent', { width: 1, decimals: 2 }),
      d.column('byShare', 'In dollars', 'currency', {
        width: 1.3,
        formula: d.round(d.mul(d.cell('share'), d.ref(sum))),
      }),
      d.column('dollars', 'Dollars or special orders', 'currency', { width: 1.6 }),
      d.column('lesser', 'Lesser', 'currency', { width: 1.3, formula: ofTwo(d.min, byShare, dollars) }),
      d.column('greater', 'Greater', 'currency', { width: 1.3, formula: ofTwo(d.max, byShare, dollars) }),
      d.column('both', 'Sum', 'currency', { width: 1.3, formula: d.add(byShare, dollars) }),
    ],
    [{}],
    {
      totals: [
        d.total('cap.allowed', 'Highest deposit allowed', allowed, { strong: true }),
        d.total(
          'cap.over',
          'Deposit above it, to be $0.00',
          onceFilled('cap.allowed', onceFilled(deposit, notBelowZero(d.sub(deposit, 'cap.allowed')))),
        ),
      ],
    },
  ),
]
