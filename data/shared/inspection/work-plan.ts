/** Work by urgency with quantities and unit prices that add up: now, this season, plan. */
import * as d from '@/lib/documents/author'
import { photoColumn } from './photographs'

const planLevels = ['Now', 'This season', 'Plan'] as const
type PlanLevel = (typeof planLevels)[number]

/** A kind of work and the unit in which it is counted. */
type PlanItem = readonly [work: string, unit: string]

interface WorkPlanOptions {
  title: string
  /** How it reads under 'What's Included'. */
  includes: string
  /** What the three levels mean in this report. */
  levels: string
  items: readonly PlanItem[]
  blankRows?: number
}

const atLevel = (level: PlanLevel): d.Expr => d.sum('work', 'amount', { key: 'level', equals: level })

/** The usual work of this roof as lines to rank and price, with totals for each level and for lines not yet ranked. */
export const workPlan = ({ title, includes, levels, items, blankRows = 2 }: WorkPlanOptions): d.Block[] => [
  d.section(title, includes),
  d.p(`${levels} Prices are planning figures, not a bid.`),
  d.table(
    'work',
    title,
    [
      d.column('level', 'Priority', 'select', { options: planLevels, width: 1.2 }),
      d.column('item', 'Work and unit', 'text', { fixed: true, width: 4.2 }),
      d.column('place', 'Location', 'text', { width: 2.6 }),
      photoColumn,
      d.column('qty', 'Qty', 'number', { width: 0.7 }),
      d.column('price', 'Unit price', 'currency', { width: 1.05 }),
      d.column('amount', 'Amount', 'currency', { width: 1.2, formula: d.round(d.mul(d.cell('qty'), d.cell('price'))) }),
    ],
    items.map(([item, unit]) => ({ item: `${item}, per ${unit}` })),
    {
      blankRows,
      totals: [
        d.total('plan.now', 'Now', atLevel('Now')),
        d.total('plan.season', 'This season', atLevel('This season')),
        d.total('plan.later', 'Plan', atLevel('Plan')),
        d.total(
          'plan.unranked',
          'Without a priority yet',
          d.sub(d.sub(d.sub(d.sum('work', 'amount'), d.ref('plan.now')), d.ref('plan.season')), d.ref('plan.later')),
        ),
        d.total('plan.total', 'All work listed', d.sum('work', 'amount'), { strong: true }),
      ],
    },
  ),
]
