/** The pieces that every inspection report shares: header, ratings, priorities, opinion, limitations, photographs. */
import {
  add,
  bullets,
  checklist,
  choice,
  column,
  extra,
  field,
  fields,
  note,
  own,
  p,
  photos,
  section,
  signatures,
  subsection,
  sum,
  table,
  total,
  type Block,
  type Check,
  type Field,
} from '@/lib/documents/author'

/** The answers of a checklist with the meaning printed above it. */
export interface RatingScale {
  answers: readonly string[]
  meaning: readonly string[]
}

export const conditionScale: RatingScale = {
  answers: ['Good', 'Fair', 'Poor', 'N/A'],
  meaning: [
    'Good: meets the criterion printed under the check; nothing to do.',
    'Fair: worn or marginal but still working; watch it or plan the work.',
    'Poor: fails the criterion, leaks or is unsafe; carry it to the priorities table.',
    'N/A: not on this roof. If it is there but could not be seen, write "not seen".',
  ],
}

export const passScale: RatingScale = {
  answers: ['Pass', 'Fix', 'N/A'],
  meaning: [
    'Pass: meets the criterion under the check, or the stricter one in contract or label.',
    'Fix: does not meet it. Write where, what to do and who will do it.',
    'N/A: not part of this job. If it is there but could not be seen, write "not seen".',
  ],
}

/** For storm reports: what is seen and how fresh it looks, without a word on what an insurer should do. */
export const freshnessScale: RatingScale = {
  answers: ['Fresh', 'Older', 'None', 'N/A'],
  meaning: [
    'Fresh: damage with clean, bright or sharp edges and no weathering yet.',
    'Older: damage that is weathered, dirty or rusted, or that has another cause. Name it.',
    'None: looked at, no damage found.',
    'N/A: not on this property. If it is there but could not be seen, write "not seen".',
  ],
}

/** Explains a rating scale before the first check. */
export const explainRatings = (scale: RatingScale): Block =>
  note('How to rate: one mark on every line', ...scale.meaning)

/** Report number, inspector, date, weather, access and purpose (at most about 50 characters, on one line). */
export const reportHeader = (purpose: string): Block[] => [
  section('Report', 'Report header: inspector, date, weather, access and areas not seen'),
  fields(
    4,
    field('inspection.number'),
    field('job.number'),
    field('inspection.date'),
    field('inspection.time'),
    field('inspection.inspector', { span: 2 }),
    field('inspection.license', { span: 2 }),
    field('job.weather', { span: 2 }),
    field('job.temperature'),
    field('inspection.access'),
    field('inspection.notSeen', { span: 2 }),
    own('inspection.purpose', 'Purpose of this inspection', 'text', { span: 2, value: purpose }),
  ),
]

export const propertyFields = (): Field[] => [
  field('customer.name', { span: 2 }),
  field('customer.phone'),
  field('customer.email'),
  field('job.address', { span: 2 }),
  field('job.city'),
  field('job.state'),
  field('job.zip'),
  field('building.type'),
  field('building.stories'),
  field('building.yearBuilt'),
]

export const roofFields = (): Field[] => [
  field('roof.system'),
  field('roof.age'),
  field('roof.layers'),
  field('roof.deck'),
  field('roof.pitch'),
  field('roof.squares'),
  field('roof.manufacturer'),
  field('roof.product'),
]

export const propertyAndRoof = (title = 'Property and roof'): Block[] => [
  section(title),
  fields(4, ...propertyFields(), ...roofFields()),
]

/** The checks of one part of the roof. */
export interface CheckGroup {
  /** Prefix of its field names, unique in the document: `valleys`. */
  name: string
  title: string
  checks: readonly Check[]
}

/** One wide column to write in by hand: two narrow ones held three words. */
const checkColumns = [extra('finding', 'Location and action', 3), extra('photo', 'Photo', 0.8)]

/** One ruled checklist per part of the roof, under its title unless it is the only one: each check with its rating, location, action and photo number. */
export const ratedChecks = (scale: RatingScale, groups: readonly CheckGroup[]): Block[] =>
  groups.flatMap(({ name, title, checks }) => [
    ...(groups.length > 1 ? [subsection(title)] : []),
    checklist(name, checks, scale.answers, checkColumns),
  ])

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

const commonLimits = [
  'It covers what could be reached and seen on the day, by the access stated; nothing was taken apart.',
  'Areas not seen carry no opinion. What lies under the covering may differ from what the surface shows.',
  'It is not a warranty, an engineering study, a hazardous-material test or proof of code compliance.',
]

/** What the report does not say, opened by the points that hold for every visual inspection. */
export const limitations = (...more: readonly string[]): Block[] => [
  section('Limitations'),
  bullets(...commonLimits, ...more),
]

/** Frames for photographs; the Photo column of the checks refers to their numbers. */
export const photoLog = (count: number, text: string): Block[] => [
  section('Photo log'),
  p(text),
  photos('photo', 'Inspection photographs', count, { columns: 3, height: 84 }),
]

export const inspectorAndOwner = (text: string): Block =>
  signatures(
    [
      { name: 'inspector', role: 'Inspector' },
      { name: 'owner', role: 'Property owner or agent' },
    ],
    text,
  )
