/** What commercial bids add: bid form, energy code, access and phasing, prevailing wage. */
import {
  add,
  calculated,
  cell,
  choice,
  column,
  div,
  field,
  fields,
  legalNote,
  max,
  mul,
  own,
  p,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  type Block,
  type Field,
} from '@/lib/documents/author'
import type { Term } from './customer'
import { onceFilled } from './scope'

/** Bidder, owner, project, addenda and time, in four columns. */
export const bidBlocks: readonly Block[] = [
  section('Bid to', 'Project, owner, bid date, addenda, bond and time'),
  fields(
    4,
    field('customer.name', { label: 'Owner or general contractor', span: 2 }),
    own('bid.contact', 'Attention'),
    field('customer.phone', { label: 'Phone' }),
    field('job.name', { label: 'Project and building', span: 2 }),
    own('bid.project', 'Project number'),
    field('customer.email', { label: 'Email' }),
    field('job.address', { span: 2 }),
    field('job.city'),
    field('job.state'),
    field('estimate.number', { label: 'Bid number' }),
    field('estimate.date', { label: 'Bid date' }),
    field('estimate.validUntil'),
    field('estimate.estimator'),
    own('bid.addenda', 'Addenda received, by number and date', 'text', { span: 2 }),
    own('bid.documents', 'Drawings and specification sections', 'text', { span: 2 }),
    choice('bid.bond', 'Bonds in this price', ['None', 'Bid bond', 'Performance and payment', 'All']),
    choice('bid.wage', 'Wages', ['Open market', 'Davis-Bacon', 'State prevailing wage', 'Union agreement']),
    own('bid.decision', 'Wage decision no.'),
    own('schedule.days', 'Working days'),
  ),
]

/** Alternates with their price; those accepted join the base bid. */
export const alternateBlocks = (alternates: readonly (readonly [string, string])[]): Block[] => [
  section('Alternates and unit prices', 'Alternates to add or deduct, base bid with those accepted, and unit prices'),
  table(
    'alternate',
    'Alternates',
    [
      column('name', 'Alternate', 'text', { width: 2.6, fixed: true }),
      column('change', 'What it changes', 'text', { width: 3.6, fixed: true }),
      column('price', 'Add, or –deduct', 'currency', { width: 1.3 }),
      column('days', 'Days', 'number', { width: 0.8, decimals: 0 }),
      column('accepted', 'Accepted', 'select', { width: 1.1, options: ['Yes', 'No'] }),
    ],
    alternates.map(([name, change]) => ({ name, change })),
    {
      totals: [
        total(
          'alternate.accepted',
          'Alternates accepted',
          sum('alternate', 'price', { key: 'accepted', equals: 'Yes' }),
        ),
        total(
          'alternate.contract',
          'Base bid, before tax, with alternates accepted',
          onceFilled('totals.subtotal', add('totals.subtotal', 'alternate.accepted')),
          { strong: true },
        ),
      ],
    },
  ),
]

/** Unit prices for quantities that nobody knows before the roof is open; they stand under the alternates. */
export const unitPriceBlocks = (items: readonly (readonly [item: string, unit: string])[]): Block[] => [
  table(
    'unitPrice',
    'Unit prices',
    [
      column('item', 'Unit price for', 'text', { width: 5, fixed: true }),
      column('unit', 'Unit', 'text', { width: 0.8, fixed: true }),
      column('included', 'In base bid', 'number', { width: 1.1 }),
      column('add', 'Add', 'currency', { width: 1.2 }),
      column('deduct', 'Deduct', 'currency', { width: 1.2 }),
    ],
    items.map(([item, unit]) => ({ item, unit })),
  ),
]

/** R that is missing = required − existing; inches = missing ÷ R per inch. */
export const energyBlocks = (text: string): Block[] => [
  section('Insulation and energy code', 'Required and existing R, inches of insulation'),
  p(text),
  fields(
    4,
    own('energy.zone', 'Climate zone and code edition'),
    own('energy.required', 'Required R', 'number', { decimals: 1 }),
    own('energy.existing', 'Existing R that stays', 'number', { decimals: 1 }),
    own('energy.perInch', 'R per inch (typical)', 'number', { value: 5.6, decimals: 2 }),
    calculated(
      'energy.missing',
      'R to add',
      'number',
      onceFilled('energy.required', max(0, sub('energy.required', 'energy.existing'))),
      { decimals: 1 },
    ),
    calculated('energy.inches', 'Inches to add', 'number', round(div('energy.missing', 'energy.perInch')), {
      decimals: 2,
    }),
    own('energy.exception', 'Exception claimed, with section', 'text', { span: 2 }),
  ),
]

/** What the owner sees of it. */
export const energySummary: Field[] = [
  calculated('summary.required', 'R that the code asks', 'number', ref('energy.required'), { decimals: 1 }),
  calculated('summary.stays', 'R that stays', 'number', onceFilled('energy.required', ref('energy.existing')), {
    decimals: 1,
  }),
  calculated('summary.missing', 'R that we add', 'number', ref('energy.missing'), { decimals: 1 }),
  calculated('summary.inches', 'Inches of insulation', 'number', ref('energy.inches'), { decimals: 2 }),
]

/** Where the crew loads and how the building stays open; phases with their dates and night seal. */
export const phaseBlocks = (access: string, phasing: string): Block[] => [
  section('Access and phasing', 'Access, loading and phases with dates'),
  p(access, 'Access:'),
  p(phasing, 'Phasing:'),
  table(
    'phase',
    'Phases',
    [
      column('area', 'Roof area', 'text', { width: 2.4 }),
      column('squareFeet', 'Sq ft', 'number', { width: 1, decimals: 0 }),
      column('start', 'Start', 'date', { width: 1.2 }),
      column('days', 'Days', 'number', { width: 0.8, decimals: 0 }),
      column('below', 'Tenants and limits below', 'text', { width: 3 }),
    ],
    [],
    { blankRows: 3 },
  ),
]

/** Cost of an hour under a wage decision: basic rate with burden, and fringe. */
export const wageBlocks: readonly Block[] = [
  section('Labor rate and prevailing wage', 'Prevailing-wage hours by classification'),
  p(
    'Rates from the decision in the bid papers; on the open market your own wage, without fringe. Burden counts on the basic rate; fringe is paid as it stands. Carry the result into the labor lines above.',
  ),
  table(
    'wage',
    'Prevailing wage',
    [
      column('class', 'Classification', 'text', { width: 2.6 }),
      column('hours', 'Hours', 'number', { width: 1, decimals: 1 }),
      column('basic', 'Basic rate', 'currency', { width: 1.2 }),
      column('fringe', 'Fringe', 'currency', { width: 1.2 }),
      column('burden', 'Burden', 'percent', { width: 1, decimals: 1 }),
      column('rate', 'Hour costs', 'currency', {
        width: 1.2,
        formula: onceFilled(
          cell('basic'),
          round(add(cell('basic'), mul(cell('basic'), cell('burden')), cell('fringe'))),
        ),
      }),
      column('cost', 'Cost', 'currency', { width: 1.4, formula: round(mul(cell('hours'), cell('rate'))) }),
    ],
    [{ class: 'Roofer' }, { class: 'Sheet metal worker' }, { class: 'Laborer' }],
    { totals: [total('wage.cost', 'Labor under the decision', sum('wage', 'cost'))] },
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

export const bidNote = legalNote(
  'Before you bid · Law checked: 2026-11',
  'Public work: get the wage decision first (40 U.S.C. 3141–3148; 29 CFR 5; state acts) and price bonds where they are asked for (40 U.S.C. 3131; FAR 28.102). Serve any preliminary notice on time (Cal. Civ. Code 8200; Ariz. Rev. Stat. 33-992.01; Fla. Stat. 713.06), and check retainage limits (Cal. S.B. 61, private work from 2026). This form is not legal advice; have a local attorney review it.',
)
