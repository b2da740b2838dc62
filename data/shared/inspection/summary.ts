/** What an owner reads first: condition, what is urgent, what it costs, what comes next. */
import * as d from '@/lib/documents/author'
import { criterionLists, ratedLists, type CheckGroup } from './ratings'

interface OwnerSummary {
  /** The answer about the roof as a whole. */
  condition: d.Field
  /** What only this report says in brief. */
  more?: readonly d.Field[]
  /** Figures that the findings give: counts and costs. */
  figures: readonly d.Field[]
  /** What the text is to say, where 'in plain words' is not enough. */
  text?: string
}

/** The half page for the owner at the head of a report; it is filled in last. */
export const ownerSummary = ({
  condition,
  figures,
  more = [],
  text = 'What was found, in plain words',
}: OwnerSummary): d.Block[] => [
  d.section('Summary for the owner', 'Summary for the owner: condition, what is urgent, cost and next step'),
  d.fields(
    4,
    d.field('job.address', { span: 2 }),
    d.field('inspection.date'),
    d.field('inspection.inspector'),
    condition,
    ...more,
    ...figures,
    d.own('summary.urgent', 'What is urgent, and where', 'multiline', { span: 2, lines: 3 }),
    d.own('summary.next', 'Next step: what, who, by when', 'multiline', { span: 2, lines: 3 }),
    d.own('summary.text', text, 'multiline', { span: 4, lines: 3, required: true }),
  ),
]

/** A cost that the report works out further down, shown in the summary. */
export const costFigure = (name: string, label: string, total: string): d.Field =>
  d.calculated(`summary.${name}`, label, 'currency', d.ref(total))

/** What the work plan comes to: the part that cannot wait, and all of it. */
export const planFigures = (all = 'Cost of all work listed'): d.Field[] => [
  costFigure('costNow', 'Cost of work marked Now', 'plan.now'),
  costFigure('costAll', all, 'plan.total'),
]

/** What the priorities come to: safety and open leaks, and all of it. */
export const budgetFigures = (all = 'Cost of all recommendations'): d.Field[] => [
  costFigure('costNow', 'Cost of safety and leaks', 'budget.now'),
  costFigure('costAll', all, 'budget.total'),
]

/** Good, fair or poor: the roof, or the part of it that was looked at. */
export const overallCondition = (label = 'Roof as a whole'): d.Field =>
  d.choice('summary.condition', label, ['Good', 'Fair', 'Poor'], { span: 2 })

/** Whether water is coming in. */
export const activeLeak = (): d.Field =>
  d.choice('summary.leak', 'Active leak', ['None seen', 'Yes, stopped today', 'Yes, still open'], { span: 2 })

type RowTest = Parameters<typeof d.count>[1]

/** `counted`, or blank as long as nothing is `entered`: a blank form shows no zero. */
const onceEntered = (counted: d.Expr, entered: d.Expr): d.Expr => d.mul(counted, d.div(entered, entered))

const figure = (name: string, label: string, counted: d.Expr, entered: d.Expr): d.Field =>
  d.calculated(`summary.${name}`, label, 'number', onceEntered(counted, entered), { decimals: 0 })

/** Lines of another scale that count as the same answer: what is Poor on one list is Not met on another. */
interface SameAnswer {
  answer: string
  lists: readonly string[]
}

interface RatedFigureOptions {
  label?: string
  also?: SameAnswer
}

/** How many lines of these checklists have an answer. */
export function ratedFigure(
  answer: string,
  lists: readonly string[],
  { label, also }: RatedFigureOptions = {},
): d.Field {
  const same = also?.lists.length ? [also] : []
  const all: readonly SameAnswer[] = [{ answer, lists }, ...same]
  const counted = all.flatMap((part) => part.lists.map((list) => d.count(list, { key: 'answer', equals: part.answer })))
  const entered = all.flatMap((part) => part.lists.map((list) => d.count(list, { key: 'answer', is: 'filled' })))
  return figure(
    `rated${answer.replaceAll(' ', '')}`,
    label ?? `Checks rated ${all.map((part) => part.answer).join(' or ')}`,
    d.add(...counted),
    d.add(...entered),
  )
}

export const ratedFigures = (answers: readonly string[], lists: readonly string[]): d.Field[] =>
  answers.map((answer) => ratedFigure(answer, lists))

/** What fails: the worst answer of the lists, with the lines of `groups` that are Not met. */
export const failedFigure = (answer: string, groups: readonly CheckGroup[]): d.Field =>
  ratedFigure(answer, ratedLists(groups), { also: { answer: 'Not met', lists: criterionLists(groups) } })

/** How many rows of a table pass a test. */
export const countFigure = (name: string, label: string, table: string, test: RowTest): d.Field =>
  figure(name, label, d.count(table, test), d.count(table, { key: test.key, is: 'filled' }))
