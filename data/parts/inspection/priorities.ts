/** What follows from the findings: work by urgency with a budget, and an opinion on the years left. */
import { add, choice, column, fields, own, p, section, sum, table, total, type Block } from '@/lib/documents/author'

export const priorityLevels = ['Safety', 'Leak now', 'Within 1 year', 'Monitor'] as const

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
}: PriorityOptions = {}): Block[] => [
  section(title, `${title}: ranked recommendations with a total`),
  p(
    `${text} Safety: injury risk. Leak now: open to the next rain. Within 1 year: fails if left. ` +
      'Monitor: look again. Budgets are planning figures, not a bid.',
  ),
  table(
    'priority',
    title,
    [
      column('level', 'Priority', 'select', { options: priorityLevels, width: 1.5 }),
      column('location', 'Location', 'text', { width: 1.7 }),
      column('recommendation', 'Finding and recommendation', 'text', { width: 4.4 }),
      column('photo', 'Photo', 'text', { width: 0.8 }),
      column('budget', 'Budget', 'currency', { width: 1.5 }),
    ],
    [],
    {
      blankRows: rows,
      totals: [
        total(
          'budget.now',
          'Safety and leak now',
          add(
            sum('priority', 'budget', { key: 'level', equals: 'Safety' }),
            sum('priority', 'budget', { key: 'level', equals: 'Leak now' }),
          ),
        ),
        total('budget.total', 'All recommendations', sum('priority', 'budget'), { strong: true }),
      ],
    },
  ),
]

/** Years of service left, marked as an opinion so that nobody reads it as a promise. */
export const remainingLifeOpinion = (): Block[] => [
  section('Remaining service life (opinion)'),
  p('An opinion from what was visible, given normal weather and upkeep; not a promise, warranty or appraisal.'),
  fields(
    4,
    choice('life.range', 'Years of service left', ['0 to 2', '3 to 5', '6 to 10', '11 to 15', 'More than 15']),
    choice('life.certainty', 'How sure', ['Low', 'Medium', 'High']),
    own('life.basis', 'What the opinion rests on', 'text', { span: 2 }),
  ),
]
