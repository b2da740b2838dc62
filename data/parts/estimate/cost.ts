/** The office’s cost page: cost and price line for line with the scope, and the markup that joins them. */
import { onceFilled } from '@/data/parts/guards'
import * as d from '@/lib/documents/author'
import { units, costKinds, type CostKind, type ScopeGroup, type ScopeOptions } from './scope'

const cumulative = d.add('price.overhead', 'price.profit', d.mul('price.overhead', 'price.profit'))
const additive = d.add('price.overhead', 'price.profit')
/** Markup = margin ÷ (1 − margin), so that price = cost ÷ (1 − margin). */
const fromMargin = d.div('price.margin', d.sub(1, 'price.margin'))

const pricingBlocks: readonly d.Block[] = [
  d.section('Pricing', 'Overhead and profit or target margin, with a check of the customer’s pages'),
  d.p(
    '1: overhead on cost, then profit on both (10 and 10 make 21%). 2: overhead and profit added together (10 and 10 make 20%). 3: price from a target margin, cost ÷ (1 − margin).',
    'Method.',
  ),
  d.fields(
    4,
    d.own('price.method', 'Method (1, 2 or 3)', 'number', { value: 1, decimals: 0 }),
    d.own('price.overhead', 'Overhead', 'percent', { decimals: 2 }),
    d.own('price.profit', 'Profit', 'percent', { decimals: 2 }),
    d.own('price.margin', 'Target margin (method 3)', 'percent', { decimals: 2 }),
    d.calculated(
      'price.markup',
      'Markup on cost',
      'percent',
      d.when('price.method', '<=', 1, cumulative, d.when('price.method', '<=', 2, additive, fromMargin)),
      { decimals: 2 },
    ),
    d.calculated('price.factor', 'Price = cost ×', 'number', onceFilled('price.markup', d.add(1, 'price.markup')), {
      decimals: 4,
    }),
    d.calculated(
      'price.check',
      'Check with subtotal: $0.00',
      'currency',
      onceFilled('price.selling', d.sub('totals.subtotal', 'price.selling')),
    ),
  ),
]

/** For the office, not for the customer: what the next step asks for. */
const contractNote = d.legalNote(
  'Before you contract · Law checked: 2026-11',
  'The right to cancel runs from the contract and comes with it: for a sale at the home, three business days and two cancellation forms (16 CFR 429), longer in some states and after a denied insurance claim. Take no deposit, and do not call the acceptance binding, without them. States limit deposits (Cal. Bus. & Prof. Code 7159.5; Md. Bus. Reg. 8-617; Mass. G.L. c. 142A) and bar rebating a deductible (815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b).',
  'Minnesota (Minn. Stat. 325E.66) and Oklahoma (H.B. 1940) ask for a deductible notice with the estimate itself: paste the official wording into its field, or attach it. This form is not legal advice; have a local attorney review it.',
)

const costColumns = (fixed: boolean) => [
  d.column('item', 'Item', 'text', { width: 3.2, fixed }),
  d.column('kind', 'Kind', 'select', { width: 1.7, options: costKinds }),
  d.column('qty', 'Qty', 'number', { width: 0.95, decimals: 2 }),
  d.column('unit', 'Unit', 'select', { width: 0.75, options: units, fixed }),
  d.column('unitCost', 'Unit cost', 'currency', { width: 1.1 }),
  d.column('cost', 'Cost', 'currency', { width: 1.2, formula: d.round(d.mul(d.cell('qty'), d.cell('unitCost'))) }),
  d.column('sell', 'Unit price', 'currency', {
    width: 1.1,
    formula: d.round(d.mul(d.cell('unitCost'), d.ref('price.factor'))),
  }),
  d.column('selling', 'Price', 'currency', { width: 1.6, formula: d.round(d.mul(d.cell('qty'), d.cell('sell'))) }),
]

const costRows = (scope: readonly ScopeGroup[]) =>
  scope.flatMap(({ group, lines }) => [
    { group },
    ...lines.map(({ item, unit, kind, qty }) => ({ item, unit, kind, ...(qty ? { qty: d.round(qty) } : {}) })),
  ])

const costOf = (kind: CostKind): d.Expr => d.sum('cost', 'cost', { key: 'kind', equals: kind })
const marked = costKinds.filter((kind) => kind !== 'Other')

const resultBlocks: readonly d.Block[] = [
  d.section('Cost by kind and result', 'Cost by kind, gross profit, markup and margin'),
  d.fields(
    4,
    ...marked.map((kind) => d.calculated(`kind.${kind.toLowerCase()}`, kind, 'currency', costOf(kind))),
    // The rest, so that a line without a kind is not lost.
    d.calculated('kind.other', 'Other and unmarked', 'currency', d.sub('price.cost', d.add(...marked.map(costOf)))),
    d.calculated(
      'price.gross',
      'Gross profit',
      'currency',
      onceFilled('price.selling', d.sub('price.selling', 'price.cost')),
    ),
    d.calculated('price.grossMarkup', 'Markup (on cost)', 'percent', d.div('price.gross', 'price.cost'), {
      decimals: 1,
    }),
    d.calculated('price.grossMargin', 'Margin (on price)', 'percent', d.div('price.gross', 'price.selling'), {
      decimals: 1,
    }),
  ),
]

const laborBlocks: readonly d.Block[] = [
  d.section('Loaded labor rate, for the lines by the hour'),
  d.fields(
    4,
    d.own('labor.wage', 'Average wage per hour', 'currency'),
    d.own('labor.burden', 'Burden on wages', 'percent', { decimals: 1 }),
    d.own('labor.overhead', 'Overhead per hour', 'currency'),
    d.calculated(
      'labor.rate',
      'Loaded rate per hour',
      'currency',
      onceFilled('labor.wage', d.round(d.add(d.mul('labor.wage', d.add(1, 'labor.burden')), 'labor.overhead'))),
    ),
  ),
]

interface CostOptions extends ScopeOptions {
  /** What the office has to settle before the next paper; the home-sale note unless another is given. */
  note?: d.Block
  /** What an hour costs, where more than the loaded rate of one crew is asked. */
  labor?: readonly d.Block[]
}

/** The office's cost page: the scope's lines with kind, cost and price, the markup that joins them, and the result. */
export const costPart = (
  scope: readonly ScopeGroup[],
  { blankRows = 1, editable = false, note = contractNote, labor = laborBlocks }: CostOptions = {},
): d.Part =>
  d.part(
    'Cost',
    [
      ...pricingBlocks,
      d.section('Cost and price', 'Cost and price, line for line with the scope'),
      d.table('cost', 'Cost and price', costColumns(!editable), costRows(scope), {
        blankRows,
        lineNumbers: true,
        totals: [
          d.total('price.cost', 'Direct cost', d.sum('cost', 'cost')),
          d.total('price.selling', 'Price before sales tax', d.sum('cost', 'selling')),
        ],
      }),
      ...resultBlocks,
      ...labor,
      note,
    ],
    { audience: 'office' },
  )
