/** What commercial bids add: bid form, energy code, access and phasing, prevailing wage. */
import { asChecked } from '@/data/law/citations/stamp'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'
import type { Term } from './customer'

/** Bidder, owner, project, addenda and time, in four columns. */
export const bidBlocks: readonly d.Block[] = [
  d.section('Bid to', 'Project, owner, bid date, addenda, bond and time'),
  d.fields(
    4,
    d.field('customer.name', { label: 'Owner or general contractor', span: 2 }),
    d.own('bid.contact', 'Attention'),
    d.field('customer.phone', { label: 'Phone' }),
    d.field('job.name', { label: 'Project and building', span: 2 }),
    d.own('bid.project', 'Project number'),
    d.field('customer.email', { label: 'Email' }),
    d.field('job.address', { span: 2 }),
    d.field('job.city'),
    d.field('job.state'),
    d.field('estimate.number', { label: 'Bid number' }),
    d.field('estimate.date', { label: 'Bid date' }),
    d.field('estimate.validUntil'),
    d.field('estimate.estimator'),
    d.own('bid.addenda', 'Addenda received, by number and date', 'text', { span: 2 }),
    d.own('bid.documents', 'Drawings and specification sections', 'text', { span: 2 }),
    d.choice('bid.bond', 'Bonds in this price', ['None', 'Bid bond', 'Performance and payment', 'All']),
    d.choice('bid.wage', 'Wages', ['Open market', 'Davis-Bacon', 'State prevailing wage', 'Union agreement']),
    d.own('bid.decision', 'Wage decision no.'),
    d.own('schedule.days', 'Working days'),
  ),
]

/** Alternates with their price; those accepted join the base bid. */
export const alternateBlocks = (alternates: readonly (readonly [string, string])[]): d.Block[] => [
  d.section('Alternates and unit prices', 'Alternates to add or deduct, base bid with those accepted, and unit prices'),
  d.table(
    'alternate',
    'Alternates',
    [
      d.column('name', 'Alternate', 'text', { width: 2.6, fixed: true }),
      d.column('change', 'What it changes', 'text', { width: 3.6, fixed: true }),
      d.column('price', 'Add, or –deduct', 'currency', { width: 1.3 }),
      d.column('days', 'Days', 'number', { width: 0.8, decimals: 0 }),
      d.column('accepted', 'Accepted', 'select', { width: 1.1, options: ['Yes', 'No'] }),
    ],
    alternates.map(([name, change]) => ({ name, change })),
    {
      totals: [
        d.total(
          'alternate.accepted',
          'Alternates accepted',
          d.sum('alternate', 'price', { key: 'accepted', equals: 'Yes' }),
        ),
        d.total('alternate.contract', 'Base bid, before tax, with alternates accepted', d.ref('totals.net'), {
          strong: true,
        }),
      ],
    },
  ),
]

/** Unit prices for quantities that nobody knows before the roof is open; they stand under the alternates. */
export const unitPriceBlocks = (items: readonly (readonly [item: string, unit: string])[]): d.Block[] => [
  d.table(
    'unitPrice',
    'Unit prices',
    [
      d.column('item', 'Unit price for', 'text', { width: 5, fixed: true }),
      d.column('unit', 'Unit', 'text', { width: 0.8, fixed: true }),
      d.column('included', 'In base bid', 'number', { width: 1.1 }),
      d.column('add', 'Add', 'currency', { width: 1.2 }),
      d.column('deduct', 'Deduct', 'currency', { width: 1.2 }),
    ],
    items.map(([item, unit]) => ({ item, unit })),
  ),
]

/** R that is missing = required − existing; inches = missing ÷ R per inch. */
export const energyBlocks = (text: string): d.Block[] => [
  d.section('Insulation and energy code', 'Required and existing R, inches of insulation'),
  d.p(text),
  d.fields(
    4,
    d.own('energy.zone', 'Climate zone and code edition'),
    d.own('energy.required', 'Required R', 'number', { decimals: 1 }),
    d.own('energy.existing', 'Existing R that stays', 'number', { decimals: 1 }),
    d.own('energy.perInch', 'R per inch (typical)', 'number', { value: 5.6, decimals: 2 }),
    d.calculated(
      'energy.missing',
      'R to add',
      'number',
      onceFilled('energy.required', d.max(0, d.sub('energy.required', 'energy.existing'))),
      { decimals: 1 },
    ),
    d.calculated('energy.inches', 'Inches to add', 'number', d.round(d.div('energy.missing', 'energy.perInch')), {
      decimals: 2,
    }),
    d.own('energy.exception', 'Exception claimed, with section', 'text', { span: 2 }),
  ),
]

/** What the owner sees of it. */
export const energySummary: d.Field[] = [
  d.calculated('summary.required', 'R that the code asks', 'number', d.ref('energy.required'), { decimals: 1 }),
  d.calculated('summary.stays', 'R that stays', 'number', onceFilled('energy.required', d.ref('energy.existing')), {
    decimals: 1,
  }),
  d.calculated('summary.missing', 'R that we add', 'number', d.ref('energy.missing'), { decimals: 1 }),
  d.calculated('summary.inches', 'Inches of insulation', 'number', d.ref('energy.inches'), { decimals: 2 }),
]

/** Where the crew loads and how the building stays open; phases with their dates and night seal. */
export const phaseBlocks = (access: string, phasing: string): d.Block[] => [
  d.section('Access and phasing', 'Access, loading and phases with dates'),
  d.p(access, 'Access:'),
  d.p(phasing, 'Phasing:'),
  d.table(
    'phase',
    'Phases',
    [
      d.column('area', 'Roof area', 'text', { width: 2.4 }),
      d.column('squareFeet', 'Sq ft', 'number', { width: 1, decimals: 0 }),
      d.column('start', 'Start', 'date', { width: 1.2 }),
      d.column('days', 'Days', 'number', { width: 0.8, decimals: 0 }),
      d.column('below', 'Tenants and limits below', 'text', { width: 3 }),
    ],
    [],
    { blankRows: 3 },
  ),
]

/** Cost of an hour under a wage decision: basic rate with burden, and fringe. */
export const wageBlocks: readonly d.Block[] = [
  d.section('Labor rate and prevailing wage', 'Prevailing-wage hours by classification'),
  d.p(
    'Rates from the decision in the bid documents; on the open market your own wage, without fringe. Burden counts on the basic rate; fringe is paid as it stands. Carry the result into the labor lines above.',
  ),
  d.table(
    'wage',
    'Prevailing wage',
    [
      d.column('class', 'Classification', 'text', { width: 2.6 }),
      d.column('hours', 'Hours', 'number', { width: 1, decimals: 1 }),
      d.column('basic', 'Basic rate', 'currency', { width: 1.2 }),
      d.column('fringe', 'Fringe', 'currency', { width: 1.2 }),
      d.column('burden', 'Burden', 'percent', { width: 1, decimals: 1 }),
      d.column('rate', 'Hour costs', 'currency', {
        width: 1.2,
        formula: onceFilled(
          d.cell('basic'),
          d.round(d.add(d.cell('basic'), d.mul(d.cell('basic'), d.cell('burden')), d.cell('fringe'))),
        ),
      }),
      d.column('cost', 'Cost', 'currency', { width: 1.4, formula: d.round(d.mul(d.cell('hours'), d.cell('rate'))) }),
    ],
    [{ class: 'Roofer' }, { class: 'Sheet metal worker' }, { class: 'Laborer' }],
    { totals: [d.total('wage.cost', 'Labor under the decision', d.sum('wage', 'cost'))] },
  ),
]

const progressPayment: Term = [
  'Price and payment',
  'The price holds until the date above. We bill monthly by percent complete, less retainage; stored material counts when insured. Each payment is in exchange for our lien waiver.',
]
const schedule: Term = [
  'Schedule',
  'Weather, permits and deliveries can move dates. We leave each phase watertight every night, and plan noise, odor, air intakes and loading with you.',
]

/** The terms of a bid: progress payments and unit prices instead of deposit and allowances. */
export const bidTerms: readonly Term[] = [
  progressPayment,
  [
    'Changes',
    'Hidden work listed under Unit prices is done at those prices. Any other change is priced, with its days, and signed by both sides before the work is done.',
  ],
  schedule,
]

/** The terms of a bid on many buildings, which has no unit prices. */
export const portfolioTerms: readonly Term[] = [
  progressPayment,
  [
    'Changes',
    'Hidden work is photographed, priced by building, with its days, and signed by both sides before the work is done.',
  ],
  schedule,
]

export const bidNote = d.legalNote(
  'Before you bid',
  `Public work: get the wage decision first (40 U.S.C. 3141–3148; 29 CFR 5; state acts) and price bonds where they are asked for (40 U.S.C. 3131; FAR 28.102). Serve any preliminary notice on time (Cal. Civ. Code 8200; Ariz. Rev. Stat. 33-992.01; Fla. Stat. 713.06), and check retainage limits (Cal. S.B. 61, private work from 2026). ${asChecked} This form is not legal advice; have a local attorney review it.`,
)
