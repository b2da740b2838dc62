/** The office’s cost page: material and work line for line with the scope, and the markup that joins them. */
import { asChecked } from '@/data/law/citations/stamp'
import { noResult, onceFilled } from '@/data/shared/guards'
import { faultCount, textCheck } from '@/data/shared/text-check'
import * as d from '@/lib/documents/author'
import { takeoffBlocks, type TakeoffLine } from './measurements'
import { linesPart, paymentFields } from './customer'
import { spareRows, units, workKinds, workOf, type ScopeGroup, type ScopeOptions } from './scope'

const cumulative = d.add('price.overhead', 'price.profit', d.mul('price.overhead', 'price.profit'))
const additive = d.add('price.overhead', 'price.profit')
/** Markup = margin ÷ (1 − margin); then price = cost ÷ (1 − margin). No price has a margin of 100 % or more. */
const fromMargin = d.when('price.margin', '<', 1, d.div('price.margin', d.sub(1, 'price.margin')), noResult)

/** The part of the price that is taxed. */
const taxShare = d.when(
  'tax.method',
  '<=',
  0,
  0,
  d.when('tax.method', '<=', 1, 1, d.div('kind.material', 'price.cost')),
)

const pricingBlocks = (payment: NonNullable<ScopeOptions['payment']>): d.Block[] => [
  d.section('Pricing', 'Overhead and profit or target margin, and what is taxed'),
  d.p(
    'Method 1: overhead on cost, then profit on both. 2: both added together. 3: from a target margin. A typed quantity wins over the measured one; 0 leaves the line out.',
  ),
  d.fields(
    6,
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
    d.own('tax.method', 'Sales tax on 1 price, 2 material, 0 nothing', 'number', { value: 1, decimals: 0 }),
    d.calculated('tax.share', 'Taxed part of the price', 'percent', onceFilled('price.cost', taxShare), {
      decimals: 2,
    }),
    ...paymentFields[payment],
  ),
]

const above = (key: string) => ({ key, test: '>', than: 0 }) as const
const below = (key: string) => ({ key, test: '<', than: 0 }) as const
const isMissing = (key: string) => ({ key, is: 'noNumber' }) as const

/** What was typed but is in no price: counted from the cells themselves, because a dropped line would hide. */
const checkBlocks = (isOrdered: boolean, hasOptions: boolean): d.Block[] => [
  d.section(
    'Before you send it: every count must be 0',
    'Lines without price or quantity, text and negative figures, counted; cost by kind, markup and margin',
  ),
  d.fields(
    4,
    d.calculated(
      'check.noPrice',
      'Lines with a quantity and no price',
      'number',
      d.add(d.count('line', above('qty'), isMissing('total')), d.count('line', below('qty'), isMissing('total'))),
      faultCount,
    ),
    d.calculated(
      'check.noQuantity',
      'Lines with a cost and no quantity',
      'number',
      d.add(
        d.count('cost', isMissing('qty'), above('material')),
        d.count('cost', isMissing('qty'), isMissing('material'), above('each')),
        d.count('cost', isMissing('qty'), isMissing('material'), isMissing('each'), above('work')),
      ),
      faultCount,
    ),
    textCheck,
    d.calculated(
      'check.negative',
      'Negative quantities, deducted (no fault)',
      'number',
      d.add(d.count('cost', below('qty')), ...(isOrdered ? [d.count('takeoff', below('order'))] : [])),
      { decimals: 0 },
    ),
    d.calculated(
      'check.margin',
      'Margin of 100% or more: no price',
      'number',
      d.when(d.orElse('price.method', 1), '>', 2, d.when(d.orElse('price.margin', 0), '>=', 1, 1, 0), 0),
      faultCount,
    ),
    ...(hasOptions
      ? [
          d.calculated(
            'check.options',
            'Options chosen beyond one',
            'number',
            d.max(0, d.sub(d.count('option', { key: 'chosen', equals: 'Yes' }), 1)),
            faultCount,
          ),
        ]
      : []),
    d.calculated(
      'price.check',
      'Rounding in the subtotal (no fault)',
      'currency',
      onceFilled('price.selling', d.sub('price.selling', d.round(d.mul('price.cost', 'price.factor')))),
    ),
  ),
]

/** For the office: what the next step asks for. */
const contractNote = d.p(
  `Take no deposit, and call no acceptance binding, before the contract and its right to cancel (16 CFR 429). Minnesota (Minn. Stat. 325E.66) and Oklahoma (H.B. 1940) ask for a deductible notice with the estimate itself. ${asChecked} Not legal advice.`,
  'Before you contract:',
)

const typedMaterial = d.round(d.mul(d.cell('qty'), d.cell('each')))

const costColumns = [
  d.column('item', 'Item', 'text', { width: 3.7 }),
  d.column('typed', 'Typed', 'number', { width: 0.9, decimals: 2 }),
  d.column('qty', 'Qty', 'number', { width: 0.9, decimals: 2, formula: d.cell('typed') }),
  d.column('unit', 'Unit', 'select', { width: 0.75, options: units }),
  d.column('each', 'Material, each', 'currency', { width: 1 }),
  d.column('work', 'Work, each', 'currency', { width: 1 }),
  d.column('kind', 'Kind', 'select', { width: 1.15, options: workKinds }),
  d.column('material', 'Material', 'currency', { width: 1.1, formula: typedMaterial }),
  d.column('labor', 'Work', 'currency', { width: 1.1, formula: d.round(d.mul(d.cell('qty'), d.cell('work'))) }),
]

/** The scope’s lines, then free ones. Units, and the words of free lines, stand on the customer’s page as well. */
function costRows(scope: readonly ScopeGroup[]): d.RowInput[] {
  let row = 0
  const given = scope.flatMap(({ group, lines }): d.RowInput[] => [
    { group },
    ...lines.map(({ item, unit, kind, qty, supply }) => {
      row += 1
      return {
        item,
        unit: d.same(`line.${row}.unit`, unit),
        kind: workOf[kind],
        ...(qty ? { qty: d.orElse(d.cell('typed'), d.round(qty)) } : {}),
        ...(supply ? { material: d.add(supply, typedMaterial) } : {}),
      }
    }),
  ])
  const free = Array.from({ length: spareRows }, (_, index) => {
    const line = `line.${row + index + 1}`
    return { item: d.same(`${line}.description`), unit: d.same(`${line}.unit`) }
  })
  return [...given, ...free]
}

const costOf = (kind: string): d.Expr => d.sum('cost', 'labor', { key: 'kind', equals: kind })
const named = (['Labor', 'Equipment', 'Disposal'] as const).map((kind) => ({ kind, cost: costOf(workOf[kind]) }))

const resultBlocks: readonly d.Block[] = [
  d.fields(
    8,
    d.calculated('kind.material', 'Material', 'currency', d.sum('cost', 'material')),
    ...named.map(({ kind, cost }) => d.calculated(`kind.${kind.toLowerCase()}`, kind, 'currency', cost)),
    // The rest: work without a kind must not be lost.
    d.calculated(
      'kind.other',
      'Other and unmarked',
      'currency',
      d.sub('price.cost', d.add('kind.material', 'kind.labor', 'kind.equipment', 'kind.disposal')),
    ),
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
  d.fields(
    4,
    d.own('labor.wage', 'Average wage per hour, for lines by the hour', 'currency'),
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

interface CostOptions {
  /** What the office has to settle before the next document; the home-sale note unless another is given. */
  note?: d.Block
  /** What an hour costs, where more than the loaded rate of one crew is asked. */
  labor?: readonly d.Block[]
  /** The materials that the lines hold, with what to check before they are ordered. */
  takeoff?: readonly TakeoffLine[]
  order?: d.Block
  /** The customer chooses one of several options. */
  hasOptions?: boolean
  payment?: ScopeOptions['payment']
}

/**
 * The office’s cost page: the scope’s lines with kind, cost and price, the markup that joins them, and the result; then
 * what the customer gets on request, the price by line first.
 */
export const costParts = (scope: readonly ScopeGroup[], options: CostOptions = {}, ...more: d.Part[]): d.Part[] => [
  costPart(scope, options),
  linesPart(scope),
  ...more,
]

const costPart = (
  scope: readonly ScopeGroup[],
  { note = contractNote, labor = laborBlocks, takeoff, order, hasOptions = false, payment = 'deposit' }: CostOptions,
): d.Part => {
  const isOrdered = takeoff !== undefined
  return d.part(
    'Cost',
    [
      ...(takeoff ? takeoffBlocks(takeoff) : []),
      ...(order ? [order] : []),
      ...pricingBlocks(payment),
      ...labor,
      note,
      d.section('Cost', 'Cost, line for line with the scope'),
      d.table('cost', 'Cost', costColumns, costRows(scope), {
        required: true,
        lineNumbers: true,
        totals: [
          d.total('price.cost', 'Direct cost', d.add(d.sum('cost', 'material'), d.sum('cost', 'labor'))),
          d.total('price.selling', 'Price before sales tax and options', d.ref('totals.subtotal')),
        ],
      }),
      ...checkBlocks(isOrdered, hasOptions),
      ...resultBlocks,
    ],
    { audience: 'office', landscape: true, follows: true },
  )
}
