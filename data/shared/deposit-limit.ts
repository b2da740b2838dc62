/** The limit that a state sets to a deposit: a share of the price, a figure in dollars, and how the two combine. */
import { states } from '@/data/law'
import type { Edition } from '@/data/law/edition'
import { isFirm } from '@/data/law/readiness'
import type { DepositData, StateLaw } from '@/data/law/types'
import { noResult, notBelowZero, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const depositRules = ['Lesser of the two', 'Greater of the two', 'Sum of the two'] as const
const [lesser, greater, both] = depositRules

/** The one of two figures that `pick` chooses, or the only one that is there. */
const ofTwo = (pick: typeof d.min, a: d.Expr, b: d.Expr): d.Expr => d.orElse(pick(a, b), d.orElse(a, b))

const byShare = d.cell('byShare')
const dollars = d.cell('dollars')

/** The greater or the sum where that rule is chosen; the lesser, the strictest, otherwise. */
const allowed = d.orElse(
  d.sum('cap', 'greater', { key: 'rule', equals: greater }),
  d.orElse(d.sum('cap', 'both', { key: 'rule', equals: both }), d.sum('cap', 'lesser')),
)

/** One third as a percentage field shows it. Laws say 'one third', so the share is then taken of the exact third. */
const THIRD = 0.3333

/** The share of the price, exact to the cent for one third. */
const shareOf = (sum: string): d.Expr =>
  d.round(d.when(d.round(d.cell('share'), 4), '=', THIRD, d.div(sum, 3), d.mul(d.cell('share'), d.ref(sum))))

/** What the law of a state fills in: its rule, its share and its dollars. */
interface Prefilled {
  rule?: string
  share?: number
  dollars?: number
}

const shareIn = ({ percent }: DepositData): Pick<Prefilled, 'share'> =>
  percent === undefined ? {} : { share: Math.round(percent * 100) / 10_000 }
const dollarsIn = ({ amount }: DepositData): Pick<Prefilled, 'dollars'> =>
  amount === undefined ? {} : { dollars: amount }

const prefills: Readonly<Record<DepositData['rule'], (data: DepositData) => Prefilled>> = {
  lesser: (data) => ({ rule: lesser, ...shareIn(data), ...dollarsIn(data) }),
  greater: (data) => ({ rule: greater, ...shareIn(data), ...dollarsIn(data) }),
  sum: (data) => ({ rule: both, ...shareIn(data), ...dollarsIn(data) }),
  percent: shareIn,
  zero: () => ({ dollars: 0 }),
  none: () => ({}),
  other: () => ({}),
}

/** The deposit rule of a state as figures, if it is firm and covers this work; null otherwise. */
function firmRule(state: StateLaw | null, isStorm: boolean): DepositData | null {
  const cap = state?.facts.depositCap
  if (!cap?.data || !isFirm(cap)) return null
  return cap.data.appliesTo === 'storm' && !isStorm ? null : cap.data
}

/** `limit` only where the price is above the one from which the law applies. */
function fromPrice(sum: string, data: DepositData | null, limit: d.Expr): d.Expr {
  if (data?.appliesOver !== undefined) return d.when(sum, '>', data.appliesOver, limit, noResult)
  if (data?.appliesFrom !== undefined) return d.when(sum, '>=', data.appliesFrom, limit, noResult)
  return limit
}

const sayLimit = ({ facts }: StateLaw): string => {
  const { value, citation, confidence } = facts.depositCap
  const source = [citation, confidence === 'medium' ? 'not read in the statute' : null].filter(Boolean).join('; ')
  return `${value}${source ? ` (${source})` : ''}`
}

/** States that limit a deposit by a firm rule. */
const limiting = states.filter(({ facts: { depositCap } }) => {
  const rule = depositCap.data?.rule
  return isFirm(depositCap) && rule !== undefined && rule !== 'none'
})

const compare = 'The deposit may not be above the highest deposit allowed below.'

function introOf({ state }: Edition): string {
  if (!state)
    return `Limits are known in ${limiting.map(({ code }) => code).join(', ')}; others may have one. Enter the share, the dollars (a fixed limit, or the cost of special orders where the state counts it), or both with their rule. Leave all blank where there is no limit. ${compare}`
  if (!isFirm(state.facts.depositCap))
    return `We have no firm source for a limit in ${state.name}. Look it up, and enter the share, the dollars or both. ${compare}`
  const { plus, parts } = state.facts.depositCap.data ?? {}
  const counted = plus ?? parts?.join(', ')
  return `${state.name}: ${sayLimit(state)}. ${compare}${counted ? ` Enter in dollars what the rule adds: ${counted}.` : ''}`
}

interface Limited {
  /** Name of the price that the share is taken of. */
  sum: string
  /** Name of the deposit asked for or received. */
  deposit: string
  edition: Edition
  /** The work is storm damage that an insurer pays for: rules for that alone count too. */
  isStorm?: boolean
}

/**
 * One row for share, dollars and rule, prefilled from the law of the edition's state where that is firm, then the
 * highest deposit allowed (`cap.allowed`) and what the deposit is above it (`cap.over`, red above zero). Both are blank
 * where there is no limit.
 */
export function depositLimit({ sum, deposit, edition, isStorm = false }: Limited): d.Block[] {
  const data = firmRule(edition.state, isStorm)
  const { rule, share, dollars: figure } = data ? prefills[data.rule](data) : {}
  return [
    d.p(introOf(edition), 'Limit:'),
    d.table(
      'cap',
      'Deposit limit',
      [
        d.column('rule', 'Rule', 'select', { width: 2, options: depositRules }),
        d.column('share', 'Share', 'percent', { width: 1, decimals: 2 }),
        d.column('byShare', 'In dollars', 'currency', { width: 1.3, formula: shareOf(sum) }),
        d.column('dollars', 'Dollars or special orders', 'currency', { width: 1.6 }),
        d.column('lesser', 'Lesser', 'currency', { width: 1.3, formula: ofTwo(d.min, byShare, dollars) }),
        d.column('greater', 'Greater', 'currency', { width: 1.3, formula: ofTwo(d.max, byShare, dollars) }),
        d.column('both', 'Sum', 'currency', { width: 1.3, formula: d.add(byShare, dollars) }),
      ],
      [
        {
          ...(rule === undefined ? {} : { rule }),
          ...(share === undefined ? {} : { share }),
          ...(figure === undefined ? {} : { dollars: figure }),
        },
      ],
      {
        totals: [
          d.total('cap.allowed', 'Highest deposit allowed', fromPrice(sum, data, allowed), { strong: true }),
          d.total(
            'cap.over',
            'Deposit above it, to be $0.00',
            onceFilled('cap.allowed', onceFilled(deposit, notBelowZero(d.sub(deposit, 'cap.allowed')))),
            { alert: { test: '>', than: 0, words: 'Over by' } },
          ),
        ],
      },
    ),
  ]
}

/** The limits of all states that have one, or that of the edition's state, with their sources. */
export const depositLimits = ({ state }: Edition): d.Block =>
  state
    ? d.bullets(`${state.name}: ${isFirm(state.facts.depositCap) ? sayLimit(state) : 'to be looked up'}.`)
    : d.bullets(...limiting.map((each) => `${each.name}: ${sayLimit(each)}.`))
