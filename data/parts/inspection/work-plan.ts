/** Work by urgency with quantities and unit prices that add up: now, this season, plan. */
import {
  cell,
  column,
  mul,
  p,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  type Block,
  type Expr,
} from '@/lib/documents/author'

export const planLevels = ['Now', 'This season', 'Plan'] as const
type PlanLevel = (typeof planLevels)[number]

/** A kind of work and the unit in which it is counted. */
export type PlanItem = readonly [work: string, unit: string]

interface WorkPlanOptions {
  title: string
  /** How it reads under 'What's Included'. */
  includes: string
  /** What the three levels mean in this report. */
  levels: string
  items: readonly PlanItem[]
  blankRows?: number
}

const atLevel = (level: PlanLevel): Expr => sum('work', 'amount', { key: 'level', equals: level })

/** The usual work of this roof as lines to rank and price, with totals for each level and for lines not yet ranked. */
export const workPlan = ({ title, includes, levels, items, blankRows = 2 }: WorkPlanOptions): Block[] => [
  section(title, includes),
  p(`${levels} Planning figures, not a bid.`),
  table(
    'work',
    title,
    [
      column('level', 'Priority', 'select', { options: planLevels, width: 1.2 }),
      column('item', 'Work and unit', 'text', { fixed: true, width: 6.2 }),
      column('place', 'Location, photo', 'text', { width: 1.5 }),
      column('qty', 'Qty', 'number', { width: 0.7 }),
      column('price', 'Unit price', 'currency', { width: 1.05 }),
      column('amount', 'Amount', 'currency', { width: 1.2, formula: round(mul(cell('qty'), cell('price'))) }),
    ],
    items.map(([item, unit]) => ({ item: `${item}, per ${unit}` })),
    {
      blankRows,
      totals: [
        total('plan.now', 'Now', atLevel('Now')),
        total('plan.season', 'This season', atLevel('This season')),
        total('plan.later', 'Plan', atLevel('Plan')),
        total(
          'plan.unranked',
          'Without a priority yet',
          sub(sub(sub(sum('work', 'amount'), ref('plan.now')), ref('plan.season')), ref('plan.later')),
        ),
        total('plan.total', 'All work listed', sum('work', 'amount'), { strong: true }),
      ],
    },
  ),
]
