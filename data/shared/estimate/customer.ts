/** The customer’s pages of an estimate: scope and price, allowances, options, boundaries, warranties, acceptance. */
import { onceFilled } from '@/data/shared/guards'
import { lowerFirst, upperFirst } from '@/data/shared/words'
import * as d from '@/lib/documents/author'
import { spareRows, units, type ScopeGroup, type ScopeOptions } from './scope'

/** Number and dates, customer, site, billing address, schedule and insurance carried, in four columns. */
export const customerBlocks = (paper = 'Estimate'): d.Block[] => [
  d.section('Customer and property', `${paper} number, dates and schedule, customer and job site`),
  d.fields(
    4,
    d.field('estimate.number', { label: `${paper} number` }),
    d.field('estimate.date', { label: `${paper} date` }),
    d.field('estimate.validUntil'),
    d.field('estimate.estimator'),
    d.field('customer.name', { span: 2 }),
    d.field('customer.phone'),
    d.field('customer.email'),
    d.field('job.address', { span: 2 }),
    d.field('job.city'),
    d.field('job.state'),
    d.own('schedule.start', 'Earliest start'),
    d.own('schedule.days', 'Working days on site'),
    d.field('company.insurer', { span: 2, label: 'Our liability insurer and policy no.' }),
  ),
]

/** A figure of the measurements page shown to the customer. */
export const shown = (from: string, label: string, decimals = 0): d.Field =>
  d.calculated(`summary.${from.split('.').at(-1)}`, label, 'number', d.ref(from), { decimals })

export const areaSummary: readonly d.Field[] = [
  shown('measure.area', 'Roof area (sq ft)'),
  shown('measure.squares', 'Squares, net', 2),
  d.calculated('summary.waste', 'Waste allowed', 'percent', onceFilled('measure.squares', d.ref('measure.waste')), {
    decimals: 1,
  }),
  shown('measure.orderSquares', 'Squares with waste', 2),
]

/** Rounded to the cent: a line is its quantity times the price that the customer reads. */
const unitPrice = d.round(
  d.div(d.mul(d.add(d.cell('material', 'cost'), d.cell('labor', 'cost')), d.ref('price.factor')), d.cell('qty')),
)

const scopeColumns = [
  d.column('description', 'Description', 'text', { width: 6.4 }),
  d.column('qty', 'Qty', 'number', { width: 0.95, decimals: 2, formula: d.cell('qty', 'cost') }),
  d.column('unit', 'Unit', 'select', { width: 0.75, options: units }),
  d.column('price', 'Unit price', 'currency', { width: 1.15, formula: unitPrice }),
  d.column('total', 'Line total', 'currency', { width: 1.65, formula: d.round(d.mul(d.cell('qty'), d.cell('price'))) }),
]

const subtotal = d.total('totals.subtotal', 'Subtotal', d.sum('section', 'price'))

/** What the chosen packages, or the accepted alternates, add to the lines or take off them. */
const choiceTotals = {
  option: d.total(
    'totals.choices',
    'Option chosen, add or save',
    d.sum('option', 'change', { key: 'chosen', equals: 'Yes' }),
  ),
  alternate: d.total('totals.choices', 'Alternates accepted, add or deduct', d.ref('alternate.accepted')),
}

/** The price before tax, and the part of it that the office says is taxed: they calculate, and no page needs them. */
const beforeTax = (net: string, hasChoices: boolean): d.Block[] =>
  d.unseen(
    d.fields(
      2,
      ...(hasChoices
        ? [
            d.calculated(
              'totals.net',
              'Price before tax',
              'currency',
              onceFilled('totals.subtotal', d.add('totals.subtotal', 'totals.choices')),
            ),
          ]
        : []),
      d.calculated('totals.taxable', 'Taxable amount', 'currency', d.round(d.mul(net, 'tax.share'))),
    ),
  )

const taxTotals = (net: string) => [
  d.total('totals.tax', 'Sales tax', d.round(d.mul(d.orElse('totals.taxable', net), 'totals.taxRate'))),
  d.total('totals.total', 'Total price', d.add(net, 'totals.tax'), { strong: true }),
]

const payments = {
  deposit: [
    d.total(
      'totals.deposit',
      'Deposit, due with the signed contract',
      onceFilled('totals.total', d.orElse('totals.depositFixed', d.round(d.mul('totals.total', 'totals.depositRate')))),
    ),
    d.total('totals.balance', 'Balance on completion', d.sub('totals.total', 'totals.deposit')),
  ],
  progress: [
    d.total('totals.retainage', 'Held until completion', d.round(d.mul('totals.total', 'totals.retainageRate'))),
  ],
  service: [],
} as const

/** What the office types for tax and payment. */
export const paymentFields: Readonly<Record<NonNullable<ScopeOptions['payment']>, readonly d.Field[]>> = {
  deposit: [
    d.own('totals.taxRate', 'Sales tax rate, if taxed', 'percent', { decimals: 3 }),
    d.own('totals.depositRate', 'Deposit in percent, within the state limit', 'percent', { decimals: 2 }),
    d.own('totals.depositFixed', 'Or deposit in dollars (used first)', 'currency'),
  ],
  progress: [
    d.own('totals.taxRate', 'Sales tax rate, if taxed', 'percent', { decimals: 3 }),
    d.own('totals.retainageRate', 'Retainage, within the state limit', 'percent', { decimals: 2 }),
  ],
  service: [d.own('totals.taxRate', 'Sales tax rate, if taxed', 'percent', { decimals: 3 })],
}

/** Most lines that a person adds to those of the form. */
const MOST_ADDED = 40

/** Each group of the scope with its lines, by the number that they have on the page of prices by line. */
function sectionsOf(scope: readonly ScopeGroup[]): Parameters<typeof d.sectionTable>[2] {
  let row = 0
  const given = scope.map(({ group, lines }) => ({
    lead: group,
    lines: lines.map(({ item }) => ({ amount: `line.${(row += 1)}.total`, words: lowerFirst(item) })),
  }))
  const free = Array.from({ length: spareRows + MOST_ADDED }, (_, index) => {
    const line = `line.${row + index + 1}`
    return { amount: `${line}.total`, typed: `${line}.description` }
  })
  const listed = given.flatMap(({ lines }) => lines.map(({ amount }) => amount))
  const rest = d.sub(d.sum('line', 'total'), d.add(...listed))
  return [...given, { lead: 'Other work', lines: free, price: rest }]
}

/** The work by section, with tax and what is paid when. */
export const scopeBlocks = (
  scope: readonly ScopeGroup[],
  { payment = 'deposit', title = 'Scope and price', choices }: ScopeOptions = {},
): d.Block[] => {
  const net = choices ? 'totals.net' : 'totals.subtotal'
  return [
    d.section(title, `${title}: the work by section, tax and payment`),
    d.sectionTable('section', title, sectionsOf(scope), [
      subtotal,
      ...(choices ? [choiceTotals[choices]] : []),
      ...taxTotals(net),
      ...payments[payment],
    ]),
    ...beforeTax(net, choices !== undefined),
  ]
}

/** Every line with quantity and unit price, for who asks. Row n here is row n of the cost table, which sets its price. */
export const linesPart = (scope: readonly ScopeGroup[]): d.Part =>
  d.part(
    'Price by line',
    [
      d.section('Price by line', 'Numbered lines with quantity and unit price'),
      d.table(
        'line',
        'Price by line',
        scopeColumns,
        scope.flatMap(({ group, lines }) => [
          { group },
          ...lines.map(({ description, unit }) => ({ description, unit })),
        ]),
        { blankRows: spareRows, lineNumbers: true },
      ),
    ],
    { onRequest: true },
  )

export interface Allowance {
  item: string
  unit: string
  /** What the price already holds, where a scope line says so; otherwise it is typed. */
  included?: d.Expr
}

/** Repairs of a visit that nobody can count before the roof is walked. */
export const spotRepairBlocks = (repairs: readonly Allowance[]): d.Block[] => [
  d.section('If the roof needs more', 'Unit prices of repairs that the visit may find'),
  d.p('Done on the same visit only when you agree to the number; each is photographed before and after.'),
  allowanceTable('Repairs on the visit', 'Repair', repairs, 0),
]

/** Unit prices for work that nobody can count before the old roof is off. */
export const allowanceBlocks = (allowances: readonly Allowance[], blankRows = 0): d.Block[] => [
  d.section('Allowances for hidden work', 'Unit prices for rotten deck and other hidden work'),
  d.p('We photograph what we find. More than included is added, and less is credited, at these prices.'),
  allowanceTable('Allowances', 'If we find', allowances, blankRows),
]

const allowanceTable = (title: string, what: string, allowances: readonly Allowance[], blankRows: number): d.Block =>
  d.table(
    'allowance',
    title,
    [
      d.column('item', what, 'text', { width: 5.2, fixed: true }),
      d.column('included', 'Included', 'number', { width: 1 }),
      d.column('unit', 'Unit', 'text', { width: 1, fixed: true }),
      d.column('price', 'Unit price', 'currency', { width: 1.3 }),
    ],
    allowances.map(({ item, unit, included }) => ({ item, unit, ...(included ? { included } : {}) })),
    { blankRows },
  )

export interface PackageOption {
  name: string
  includes: string
}

/** Packages side by side; each price is the estimate's subtotal plus what that package adds or saves. */
export const optionBlocks = (title: string, options: readonly PackageOption[], product: string): d.Block[] => [
  d.section(title, 'Options side by side, with product, warranty and price'),
  d.p('The price above is that of the option at $0.00; Yes beside another one adds what it changes.'),
  d.table(
    'option',
    title,
    [
      d.column('name', 'Option', 'text', { width: 0.9, fixed: true }),
      d.column('includes', 'What it is', 'text', { width: 3.3 }),
      d.column('product', product, 'text', { width: 2 }),
      d.column('warranty', 'Manufacturer warranty', 'text', { width: 1.6 }),
      d.column('change', 'Add or save', 'currency', { width: 1.15 }),
      d.column('price', 'Before tax', 'currency', {
        width: 1.3,
        formula: onceFilled(
          'totals.subtotal',
          onceFilled(d.cell('change'), d.add('totals.subtotal', d.cell('change'))),
        ),
      }),
      d.column('chosen', 'Chosen', 'select', { width: 1, options: ['Yes', 'No'] }),
    ],
    options.map(({ name, includes }) => ({ name, includes })),
  ),
]

export interface Boundaries {
  included: readonly string[]
  excluded: readonly string[]
  assumed: readonly string[]
}

/** A term: its title and what it says. */
export type Term = readonly [title: string, text: string]

const listed = (items: readonly string[]): string => `${items.join('; ')}.`

const boundaries = ({ included, excluded, assumed }: Boundaries): Term[] => [
  ['Included', listed(['labor, material and equipment for every line with a price', ...included])],
  ['Not included, unless a line above prices it', listed(['lines without a price', ...excluded])],
  ['Assumed', `${listed(assumed)} If this proves wrong, we price the difference before we go on.`],
]

/** What the price includes, what it does not, and what it takes for granted. */
export const boundaryBlocks = (limits: Boundaries): d.Block[] => [
  d.section('Included, not included, assumed', 'What is included, what is not, and what is assumed'),
  ...boundaries(limits).map(([title, text]) => d.p(text, `${title}:`)),
]

/** What the price includes and its terms, in one list. */
export const agreementBlocks = (limits: Boundaries, terms: readonly Term[]): d.Block[] => [
  d.section(
    'What the price includes, and terms',
    'What is included, excluded and assumed; payment, change and schedule terms',
  ),
  d.clauses(...[...boundaries(limits), ...terms].map(([title, text]) => [title, upperFirst(text)] as const)),
]

/** Which warranties, for how long, and whose task the registration is. */
export const warrantyFields: readonly d.Field[] = [
  d.own('warranty.maker', 'Manufacturer warranty'),
  d.own('warranty.makerTerm', 'Its term'),
  d.own('warranty.registration', 'Who registers it, by when'),
  d.own('warranty.workmanshipTerm', 'Our workmanship term'),
]

/** The manufacturer's promise and the contractor's, never mixed. */
export const warrantyBlocks = (maker: string, workmanship: string): d.Block[] => [
  d.section('Two separate warranties', 'Manufacturer and workmanship warranty, kept apart'),
  d.fields(4, ...warrantyFields),
  d.p(maker, 'Manufacturer:'),
  d.p(workmanship, 'Workmanship:'),
]

const servicePayment: Term = [
  'Price and payment',
  'The price holds until the date above. Payment is due on completion, when you have our report and photographs.',
]
const serviceChanges: Term = [
  'Changes',
  'What we find beyond this list is photographed, priced and agreed before we touch it.',
]

const serviceWeather: Term = [
  'Weather',
  'We do not walk a wet, frozen or storm-blown roof; the visit moves to the next safe day at no charge.',
]

/** The terms of a service without deposit. */
export const serviceTerms: readonly Term[] = [servicePayment, serviceChanges, serviceWeather]

/** The terms of a plan of visits: payment is what the customer chose under 'Payment'. */
export const planTerms: readonly Term[] = [
  [
    'Price and payment',
    'The price holds until the date above. Payment is due as chosen above: after each visit, by the quarter or by the year.',
  ],
  serviceChanges,
  serviceWeather,
]

/** The terms of a service that is called out in any weather. */
export const emergencyTerms: readonly Term[] = [
  servicePayment,
  serviceChanges,
  [
    'Weather',
    'Until the roof can be entered safely we protect from inside; the cover follows as soon as wind and light allow.',
  ],
]

/** The terms of a job with a contract: validity, payment, changes and schedule. */
export const jobTerms: readonly Term[] = [
  [
    'Price and payment',
    'The price holds until the date above. Nothing is due now. The deposit is due with the signed contract, the balance when the work is complete, in exchange for our lien waiver.',
  ],
  [
    'Changes',
    'Hidden work that is listed under Allowances is done at those prices. Any other change is priced and signed by both sides before the work is done.',
  ],
  ['Schedule', 'Weather, permits and deliveries can move dates. We leave the roof watertight every night.'],
]

/** The terms of a job under a heading of their own; `more` are those of the roof. */
export const termBlocks = (...more: Term[]): d.Block[] => [
  d.section('Terms', 'Payment, change and schedule terms'),
  d.clauses(...jobTerms, ...more),
]

/** The insurance note, printed for a job that an insurer may pay for. It promises nothing about deductible or claim. */
export const insurancePart: d.Part = d.part(
  'If insurance pays',
  [
    d.section('If insurance pays for any part', 'Insurance-job note with lawful deductible wording'),
    d.fields(
      4,
      d.choice('insurance.job', 'Insurance job', ['No', 'Yes']),
      d.field('insurance.carrier'),
      d.field('insurance.claim'),
      d.field('insurance.deductible'),
      d.own('notices.official', 'Notice that the state requires: official wording, or “attached”', 'multiline', {
        span: 4,
        lines: 2,
      }),
    ),
    d.p(
      'The price is the same no matter who pays. You owe your deductible in full; we do not pay, waive or credit it. Coverage is between you and your insurer: we show what we found and do not negotiate claims.',
    ),
  ],
  { follows: true, whenUsed: true },
)

/** The word to go ahead: it asks for the contract, and is none. */
export const goAheadBlocks: readonly d.Block[] = [
  d.signatures(
    [
      { name: 'customer', role: 'Customer' },
      { name: 'contractor', role: 'Contractor', withTitle: true },
    ],
    'Please prepare the contract for this work, price and choice. This is not the contract: no money is due, and any right to cancel comes with the contract.',
  ),
]
