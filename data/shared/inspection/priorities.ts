/** What follows from the findings: work by urgency with a budget, and an opinion on the years left. */
import * as d from '@/lib/documents/author'
import { photoColumn } from './photographs'

const priorityLevels = ['Safety', 'Leak now', 'Within 1 year', 'Monitor'] as const

interface PriorityOptions {
  title?: string
  /** What belongs in this table; the default speaks of Poor and Fair findings. */
  text?: string
  rows?: number
}

/** Findings ranked by urgency, each with a recommendation and a planning figure that adds up. */
export const prioritiesAndBudget = ({
  title = 'Priorities and budget',
  text = 'List every Poor finding and the Fair ones that need money.',
  rows = 7,
}: PriorityOptions = {}): d.Block[] => [
  d.section(title, `${title}: ranked recommendations with a total`),
  d.p(
    `${text} Safety: someone could get hurt. Leak now: the next rain gets in. Within 1 year: it will fail if left alone. ` +
      'Monitor: look again. Budgets are planning figures, not a bid.',
  ),
  d.table(
    'priority',
    title,
    [
      d.column('level', 'Priority', 'select', { options: priorityLevels, width: 1.5 }),
      d.column('location', 'Location', 'text', { width: 1.7 }),
      d.column('recommendation', 'Finding and recommendation', 'text', { width: 4.4 }),
      photoColumn,
      d.column('budget', 'Budget', 'currency', { width: 1.5 }),
    ],
    [],
    {
      blankRows: rows,
      totals: [
        d.total(
          'budget.now',
          'Safety and leak now',
          d.add(
            d.sum('priority', 'budget', { key: 'level', equals: 'Safety' }),
            d.sum('priority', 'budget', { key: 'level', equals: 'Leak now' }),
          ),
        ),
        d.total('budget.total', 'All recommendations', d.sum('priority', 'budget'), { strong: true }),
      ],
    },
  ),
]

/** Years of service left, marked as an opinion, not a promise. */
export const remainingLifeOpinion = (): d.Block[] => [
  d.section('Remaining service life (opinion)'),
  d.p('From what was visible, given normal weather and upkeep; not a promise, warranty or appraisal.'),
  d.fields(
    4,
    d.choice('life.range', 'Years of service left', ['0 to 2', '3 to 5', '6 to 10', '11 to 15', 'More than 15']),
    d.choice('life.certainty', 'How sure', ['Low', 'Medium', 'High']),
    d.own('life.basis', 'What the opinion rests on', 'text', { span: 2 }),
  ),
]
