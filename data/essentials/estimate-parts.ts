/**
 * What the estimates share: customer copy, measurements and cost. A system's estimate gives its scope, its measures
 * and its takeoff; the chain measure → quantity → cost → price is built here once.
 */
import {
  add,
  calculated,
  cell,
  ceil,
  choice,
  clauses,
  column,
  div,
  field,
  fields,
  legalNote,
  mul,
  own,
  p,
  part,
  ref,
  round,
  section,
  signatures,
  sqrt,
  sub,
  sum,
  table,
  total,
  totalInput,
  when,
  type Block,
  type Expr,
  type Field,
  type Part,
} from '@/lib/documents/author'

export const units = ['SQ', 'SF', 'LF', 'EA', 'SHT', 'GAL', 'HR', 'LS'] as const
export type Unit = (typeof units)[number]

export const costKinds = ['Material', 'Labor', 'Equipment', 'Disposal', 'Other'] as const
export type CostKind = (typeof costKinds)[number]

/** One line of the scope: a customer's description and the office's short name for the same work. */
export interface ScopeLine {
  description: string
  item: string
  unit: Unit
  kind: CostKind
  /** Where the quantity follows from the measurements; otherwise it is typed on the cost page. */
  qty?: Expr
}

export interface ScopeGroup {
  group: string
  lines: readonly ScopeLine[]
}

/** `[description, short item, unit, kind, quantity]`, so that a scope reads as a list. */
export const line = (description: string, item: string, unit: Unit, kind: CostKind, qty?: Expr): ScopeLine => ({
  description,
  item,
  unit,
  kind,
  ...(qty ? { qty } : {}),
})

/** `value`, but blank while the input is: a sum alone would skip an empty operand. */
export const onceFilled = (input: string | Expr, value: Expr): Expr => when(input, '=', input, value, 0)

/** Slope length per foot of run: √(1 + (rise/12)²), for a rise in inches per foot. */
export const slopeMultiplier = (rise: Expr): Expr => onceFilled(rise, sqrt(add(1, mul(div(rise, 12), div(rise, 12)))))

/* ---------------------------------------------------------------- customer copy */

/** Number and dates, customer, site, billing address, schedule and insurance carried, in four columns. */
export const customerBlocks = (paper = 'Estimate'): Block[] => [
  section('Customer and property', `${paper} number, dates and schedule, customer, job site and billing address`),
  fields(
    4,
    field('estimate.number', { label: `${paper} number` }),
    field('estimate.date', { label: `${paper} date` }),
    field('estimate.validUntil'),
    field('estimate.estimator'),
    field('customer.name', { span: 2 }),
    field('customer.email', { span: 2 }),
    field('job.address', { span: 2 }),
    field('job.city'),
    field('job.state'),
    field('job.zip'),
    field('customer.phone'),
    field('customer.billingAddress', { span: 2, label: 'Billing address, if different' }),
    own('schedule.start', 'Earliest start'),
    own('schedule.days', 'Working days on site'),
    field('company.insurer', { span: 2, label: 'Our liability insurer and policy no.' }),
  ),
]

/** A figure of the measurements page shown to the customer. */
export const shown = (from: string, label: string, decimals = 0): Field =>
  calculated(`summary.${from.split('.').at(-1)}`, label, 'number', ref(from), { decimals })

export const areaSummary: readonly Field[] = [
  shown('measure.area', 'Roof area (sq ft)'),
  shown('measure.squares', 'Squares, net', 2),
  calculated('summary.waste', 'Waste allowed', 'percent', onceFilled('measure.squares', ref('measure.waste')), {
    decimals: 1,
  }),
  shown('measure.orderSquares', 'Squares with waste', 2),
]

/** Whether the lines are printed, or prefilled for the office to rewrite and clear. */
interface ScopeOptions {
  blankRows?: number
  editable?: boolean
}

const scopeColumns = (fixed: boolean) => [
  column('description', 'Description', 'text', { width: 5.6, fixed }),
  column('qty', 'Qty', 'number', { width: 0.95, decimals: 2, formula: cell('qty', 'cost') }),
  column('unit', 'Unit', 'select', { width: 0.75, options: units, fixed }),
  column('price', 'Unit price', 'currency', { width: 1.15, formula: cell('sell', 'cost') }),
  column('total', 'Line total', 'currency', { width: 1.65, formula: round(mul(cell('qty'), cell('price'))) }),
]

/** Scope, line totals, tax, deposit and balance. Row n here is row n of the cost table, which sets its price. */
export const scopeBlocks = (
  scope: readonly ScopeGroup[],
  { blankRows = 1, editable = false }: ScopeOptions = {},
): Block[] => [
  section('Scope and price', 'Numbered scope lines with quantity, unit price, tax, deposit and balance'),
  table(
    'line',
    'Scope and price',
    scopeColumns(!editable),
    scope.flatMap(({ group, lines }) => [{ group }, ...lines.map(({ description, unit }) => ({ description, unit }))]),
    {
      blankRows,
      lineNumbers: true,
      totals: [
        total('totals.subtotal', 'Subtotal', sum('line', 'total')),
        totalInput('totals.taxRate', 'Sales tax rate, if the job is taxed', 'percent'),
        total('totals.tax', 'Sales tax', round(mul('totals.subtotal', 'totals.taxRate'))),
        total('totals.total', 'Total price', add('totals.subtotal', 'totals.tax'), { strong: true }),
        totalInput('totals.depositRate', 'Deposit, within the state limit', 'percent'),
        total(
          'totals.deposit',
          'Deposit, due with the signed contract',
          round(mul('totals.total', 'totals.depositRate')),
        ),
        total('totals.balance', 'Balance on completion', sub('totals.total', 'totals.deposit')),
      ],
    },
  ),
]

export interface Allowance {
  item: string
  unit: string
  /** What the price already holds, where a scope line says so; otherwise it is typed. */
  included?: Expr
}

/** The quantity of a scope line, by its short name. Throws where the scope has no such line. */
export function quantityOf(scope: readonly ScopeGroup[], item: string): Expr {
  const row = scope.flatMap(({ lines }) => lines).findIndex((candidate) => candidate.item === item)
  if (row < 0) throw new Error(`The scope has no line ${item}`)
  return ref(`cost.${row + 1}.qty`)
}

/** Unit prices for work that nobody can count before the old roof is off. */
export const allowanceBlocks = (allowances: readonly Allowance[], blankRows = 0): Block[] => [
  section('Allowances for hidden work', 'Unit prices for rotten deck and other hidden work'),
  p('We photograph what we find. More than the included quantity is added, and less is credited, at these prices.'),
  table(
    'allowance',
    'Allowances',
    [
      column('item', 'If we find', 'text', { width: 5.2, fixed: true }),
      column('included', 'Included', 'number', { width: 1 }),
      column('unit', 'Unit', 'text', { width: 1, fixed: true }),
      column('price', 'Unit price', 'currency', { width: 1.3 }),
    ],
    allowances.map(({ item, unit, included }) => ({ item, unit, ...(included ? { included } : {}) })),
    { blankRows },
  ),
]

export interface PackageOption {
  name: string
  includes: string
}

/** Packages side by side; each price is the estimate's subtotal plus what that package adds or saves. */
export const optionBlocks = (title: string, options: readonly PackageOption[], product: string): Block[] => [
  section(title, 'Options side by side, with product, warranty and price'),
  p('The total above is for the option at $0.00. If you choose another, we send this again at its price.'),
  table(
    'option',
    title,
    [
      column('name', 'Option', 'text', { width: 0.9, fixed: true }),
      column('includes', 'What it is', 'text', { width: 3.3 }),
      column('product', product, 'text', { width: 2 }),
      column('warranty', 'Manufacturer warranty', 'text', { width: 1.6 }),
      column('change', 'Add or save', 'currency', { width: 1.15 }),
      column('price', 'Before tax', 'currency', {
        width: 1.3,
        formula: onceFilled('totals.subtotal', onceFilled(cell('change'), add('totals.subtotal', cell('change')))),
      }),
      column('chosen', 'Chosen', 'check', { width: 1 }),
    ],
    options.map(({ name, includes }) => ({ name, includes })),
  ),
]

export interface Boundaries {
  included: readonly string[]
  excluded: readonly string[]
  assumed: readonly string[]
}

const listed = (items: readonly string[]): string => `${items.join('; ')}.`

/** What the price holds, what it does not, and what it takes for granted. */
export const boundaryBlocks = ({ included, excluded, assumed }: Boundaries): Block[] => [
  section('Included, not included, assumed', 'What is included, what is not, and what is assumed'),
  p(listed(['labor, material and equipment for every line with a price', ...included]), 'Included:'),
  p(listed(['lines without a price', ...excluded]), 'Not included, unless a line above prices it:'),
  p(`${listed(assumed)} If this proves wrong, we price the difference before we go on.`, 'Assumed:'),
]

/** The maker's promise and the contractor's, never mixed. */
export const warrantyBlocks = (maker: string, workmanship: string): Block[] => [
  section('Two separate warranties', 'Manufacturer and workmanship warranty, kept apart'),
  fields(
    4,
    own('warranty.maker', 'Manufacturer warranty'),
    own('warranty.makerTerm', 'Its term'),
    own('warranty.registration', 'Who registers it, by when'),
    own('warranty.workmanshipTerm', 'Our workmanship term'),
  ),
  p(maker, 'Manufacturer:'),
  p(workmanship, 'Workmanship:'),
]

/** Validity, payment, changes and schedule; `more` are the system's own terms. */
export const termBlocks = (...more: (readonly [string, string])[]): Block[] => [
  section('Terms', 'Payment, change and schedule terms'),
  clauses(
    [
      'Price and payment',
      'The price holds until the date above. Nothing is due now. The deposit is due with the signed contract, the balance when the work is complete, in exchange for our lien waiver.',
    ],
    [
      'Changes',
      'Hidden work listed under Allowances is done at those prices. Any other change is priced and signed by both sides before the work is done.',
    ],
    ['Schedule', 'Weather, permits and deliveries can move dates. We leave the roof watertight every night.'],
    ...more,
  ),
]

/** The insurance note for a job that an insurer may pay for. It promises nothing about deductible or claim. */
export const insuranceBlocks: readonly Block[] = [
  section('If insurance pays for any part', 'Insurance-job note with lawful deductible wording'),
  fields(
    4,
    choice('insurance.job', 'Insurance job', ['No', 'Yes']),
    field('insurance.carrier'),
    field('insurance.claim'),
    field('insurance.deductible'),
    own('notices.official', 'Notice that the state requires: official wording, or “attached”', 'multiline', {
      span: 4,
      lines: 2,
    }),
  ),
  p(
    'The price is the same whoever pays. You owe your deductible in full; we do not pay, waive or credit it. Coverage is between you and your insurer: we show what we found and do not negotiate claims.',
  ),
]

/** Signatures that authorize the contract without being one. */
export const acceptanceBlocks: readonly Block[] = [
  section('Acceptance', 'Customer and contractor signatures'),
  signatures(
    [
      { name: 'customer', role: 'Customer' },
      { name: 'contractor', role: 'Contractor', withTitle: true },
    ],
    'By signing, you accept the scope, price and choices above and ask us to prepare the written contract. This page is not that contract or an offer to buy: it binds neither of us, and no money is due with it. Any right to cancel comes with the contract.',
  ),
]

/* ---------------------------------------------------------------- measurements */

const planeColumns = [
  column('plane', 'Plane', 'text', { width: 1.6 }),
  column('plan', 'Plan area (sf)', 'number', { width: 1.2, decimals: 1 }),
  column('rise', 'Rise in 12', 'number', { width: 1, decimals: 2 }),
  column('multiplier', 'Multiplier', 'number', { width: 1, decimals: 4, formula: slopeMultiplier(cell('rise')) }),
  column('area', 'Roof area (sf)', 'number', {
    width: 1.2,
    decimals: 1,
    formula: round(mul(cell('plan'), cell('multiplier')), 1),
  }),
]

export interface Waste {
  rate: number
  /** The usual range, as a hint. */
  range: string
}

/** Planes by plan area and rise; their slope area, squares and squares with waste. */
export const planeBlocks = (waste: Waste, planes = ['A', 'B', 'C', 'D', 'E']): Block[] => [
  section('Roof planes', 'Roof planes with pitch multiplier, area and squares'),
  p('fill in this page, then Cost. Quantities and prices on the customer’s pages follow.', 'Start here:'),
  p(`Plan area is the area from above, with overhangs. Typical waste: ${waste.range}.`),
  table(
    'plane',
    'Roof planes',
    planeColumns,
    planes.map((plane) => ({ plane })),
    { totals: [total('measure.area', 'Roof area (sf)', sum('plane', 'area'), { type: 'number', decimals: 1 })] },
  ),
  fields(
    4,
    own('measure.source', 'Measured by, or report no.'),
    calculated('measure.squares', 'Squares, net', 'number', div('measure.area', 100), { decimals: 2 }),
    own('measure.waste', 'Waste (typical)', 'percent', { value: waste.rate, decimals: 1 }),
    calculated(
      'measure.orderSquares',
      'Squares with waste',
      'number',
      round(mul('measure.squares', add(1, 'measure.waste'))),
      { decimals: 2 },
    ),
  ),
]

export interface Measure {
  /** `linear.eave`, `count.pipes`. */
  name: string
  label: string
  /** A usual figure, which the office may change. */
  value?: number
}

export const measure = (name: string, label: string, value?: number): Measure => ({ name, label, value })

/** Lengths in feet and counts, taken once and used by takeoff, cost and customer copy. */
export const lengthBlocks = (measures: readonly Measure[], title = 'Lengths (ft) and counts'): Block[] => [
  section(title, 'Edge lengths and penetration counts'),
  fields(
    4,
    ...measures.map(({ name, label, value }) =>
      own(name, label, 'number', { decimals: name.startsWith('linear') ? 1 : 0, ...(value ? { value } : {}) }),
    ),
  ),
]

export interface TakeoffLine {
  material: string
  /** How the net quantity comes about, in words. */
  basis: string
  net?: Expr
  netUnit: string
  waste: number | Expr
  /** What one unit covers, in net units. */
  coverage: number | Expr | null
  orderUnit: string
}

/** `[material, basis, net quantity, its unit, waste, coverage per order unit, order unit]`. */
export const takeoff = (
  material: string,
  basis: string,
  net: Expr | null,
  netUnit: string,
  waste: number | Expr,
  coverage: number | Expr | null,
  orderUnit: string,
): TakeoffLine => ({ material, basis, ...(net ? { net } : {}), netUnit, waste, coverage, orderUnit })

/** A derived figure waits for the measurements; a prefilled one is there from the start. */
const unlessBlank = (figure: number | Expr | null) =>
  typeof figure === 'object' && figure ? onceFilled('measure.area', figure) : figure

/** Order quantities: net × (1 + waste) ÷ coverage, always rounded up to whole units. */
export const takeoffBlocks = (lines: readonly TakeoffLine[], blankRows = 1): Block[] => [
  section('Material takeoff', 'Material takeoff with waste, coverage and order quantities'),
  table(
    'takeoff',
    'Material takeoff',
    [
      column('material', 'Material', 'text', { width: 4, fixed: true }),
      column('basis', 'Measured as', 'text', { width: 3.2, fixed: true }),
      column('net', 'Net', 'number', { width: 1, decimals: 1 }),
      column('netUnit', 'Unit', 'text', { width: 0.6, fixed: true }),
      column('waste', 'Waste', 'percent', { width: 1.1, decimals: 1 }),
      column('coverage', 'Covers', 'number', { width: 1.25, decimals: 2 }),
      column('order', 'Order', 'number', {
        width: 0.9,
        decimals: 0,
        formula: ceil(div(mul(cell('net'), add(1, cell('waste'))), cell('coverage'))),
      }),
      column('unit', 'Order in', 'text', { width: 1.4, fixed: true }),
    ],
    lines.map(({ material, basis, net, netUnit, waste, coverage, orderUnit }) => ({
      material,
      basis,
      ...(net ? { net } : {}),
      netUnit,
      waste: unlessBlank(waste),
      coverage: unlessBlank(coverage),
      unit: orderUnit,
    })),
    { blankRows },
  ),
]

export const measurementsPart = (...blocks: (readonly Block[])[]): Part =>
  part('Measurements', blocks.flat(), { audience: 'office' })

/* ---------------------------------------------------------------- cost */

const cumulative = add('price.overhead', 'price.profit', mul('price.overhead', 'price.profit'))
const additive = add('price.overhead', 'price.profit')
/** Markup = margin ÷ (1 − margin), so that price = cost ÷ (1 − margin). */
const fromMargin = div('price.margin', sub(1, 'price.margin'))

const pricingBlocks: readonly Block[] = [
  section('Pricing', 'Overhead and profit or target margin, with a check of the customer’s pages'),
  p(
    '1: overhead on cost, then profit on both (10 and 10 make 21%). 2: overhead and profit added together (10 and 10 make 20%). 3: price from a target margin, cost ÷ (1 − margin).',
    'Method.',
  ),
  fields(
    4,
    own('price.method', 'Method (1, 2 or 3)', 'number', { value: 1, decimals: 0 }),
    own('price.overhead', 'Overhead', 'percent', { decimals: 2 }),
    own('price.profit', 'Profit', 'percent', { decimals: 2 }),
    own('price.margin', 'Target margin (method 3)', 'percent', { decimals: 2 }),
    calculated(
      'price.markup',
      'Markup on cost',
      'percent',
      when('price.method', '<=', 1, cumulative, when('price.method', '<=', 2, additive, fromMargin)),
      { decimals: 2 },
    ),
    calculated('price.factor', 'Price = cost ×', 'number', onceFilled('price.markup', add(1, 'price.markup')), {
      decimals: 4,
    }),
    calculated(
      'price.check',
      'Check with subtotal: $0.00',
      'currency',
      onceFilled('price.selling', sub('totals.subtotal', 'price.selling')),
    ),
  ),
]

/** For the office, not for the customer: what the next step asks for. */
const contractNote = legalNote(
  'Before you contract · Law checked: 2026-11',
  'The right to cancel runs from the contract and comes with it: for a sale at the home, three business days and two cancellation forms (16 CFR 429), longer in some states and after a denied insurance claim. Take no deposit, and do not call the acceptance binding, without them. States limit deposits (Cal. Bus. & Prof. Code 7159.5; Md. Bus. Reg. 8-617; Mass. G.L. c. 142A) and bar rebating a deductible (815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b).',
  'Minnesota (Minn. Stat. 325E.66) and Oklahoma (H.B. 1940) ask for a deductible notice with the estimate itself: paste the official wording into its field, or attach it. This form is not legal advice; have a local attorney review it.',
)

const costColumns = (fixed: boolean) => [
  column('item', 'Item', 'text', { width: 3.2, fixed }),
  column('kind', 'Kind', 'select', { width: 1.7, options: costKinds }),
  column('qty', 'Qty', 'number', { width: 0.95, decimals: 2 }),
  column('unit', 'Unit', 'select', { width: 0.75, options: units, fixed }),
  column('unitCost', 'Unit cost', 'currency', { width: 1.1 }),
  column('cost', 'Cost', 'currency', { width: 1.2, formula: round(mul(cell('qty'), cell('unitCost'))) }),
  column('sell', 'Unit price', 'currency', {
    width: 1.1,
    formula: round(mul(cell('unitCost'), ref('price.factor'))),
  }),
  column('selling', 'Price', 'currency', { width: 1.6, formula: round(mul(cell('qty'), cell('sell'))) }),
]

const costRows = (scope: readonly ScopeGroup[]) =>
  scope.flatMap(({ group, lines }) => [
    { group },
    ...lines.map(({ item, unit, kind, qty }) => ({ item, unit, kind, ...(qty ? { qty: round(qty) } : {}) })),
  ])

const costOf = (kind: CostKind): Expr => sum('cost', 'cost', { key: 'kind', equals: kind })
const marked = costKinds.filter((kind) => kind !== 'Other')

const resultBlocks: readonly Block[] = [
  section('Cost by kind and result', 'Cost by kind, gross profit, markup and margin'),
  fields(
    4,
    ...marked.map((kind) => calculated(`kind.${kind.toLowerCase()}`, kind, 'currency', costOf(kind))),
    // The rest, so that a line without a kind is not lost.
    calculated('kind.other', 'Other and unmarked', 'currency', sub('price.cost', add(...marked.map(costOf)))),
    calculated(
      'price.gross',
      'Gross profit',
      'currency',
      onceFilled('price.selling', sub('price.selling', 'price.cost')),
    ),
    calculated('price.grossMarkup', 'Markup (on cost)', 'percent', div('price.gross', 'price.cost'), { decimals: 1 }),
    calculated('price.grossMargin', 'Margin (on price)', 'percent', div('price.gross', 'price.selling'), {
      decimals: 1,
    }),
  ),
  section('Loaded labor rate, for the lines by the hour'),
  fields(
    4,
    own('labor.wage', 'Average wage per hour', 'currency'),
    own('labor.burden', 'Burden on wages', 'percent', { decimals: 1 }),
    own('labor.overhead', 'Overhead per hour', 'currency'),
    calculated(
      'labor.rate',
      'Loaded rate per hour',
      'currency',
      onceFilled('labor.wage', round(add(mul('labor.wage', add(1, 'labor.burden')), 'labor.overhead'))),
    ),
  ),
]

/** The office's cost page: the scope's lines with kind, cost and price, the markup that joins them, and the result. */
export const costPart = (scope: readonly ScopeGroup[], { blankRows = 1, editable = false }: ScopeOptions = {}): Part =>
  part(
    'Cost',
    [
      ...pricingBlocks,
      section('Cost and price', 'Cost and price, line for line with the scope'),
      table('cost', 'Cost and price', costColumns(!editable), costRows(scope), {
        blankRows,
        lineNumbers: true,
        totals: [
          total('price.cost', 'Direct cost', sum('cost', 'cost')),
          total('price.selling', 'Price before sales tax', sum('cost', 'selling')),
        ],
      }),
      ...resultBlocks,
      contractNote,
    ],
    { audience: 'office' },
  )
