import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const hoursOf = (trade: string) => d.sum('log', 'hours', { key: 'trade', equals: trade })
const trades = ['Foreman', 'Roofer', 'Sheet metal', 'Laborer'] as const

const scope: readonly estimate.ScopeGroup[] = [
  {
    group: 'Labor by the hour',
    lines: [
      estimate.line('Foreman', 'Foreman', 'HR', 'Labor', d.ref('hours.foreman')),
      estimate.line('Roofer', 'Roofer', 'HR', 'Labor', d.ref('hours.roofer')),
      estimate.line('Sheet metal mechanic', 'Sheet metal', 'HR', 'Labor', d.ref('hours.metal')),
      estimate.line('Laborer', 'Laborer', 'HR', 'Labor', d.ref('hours.laborer')),
      estimate.line('Overtime, added part of the rate', 'Overtime', 'HR', 'Labor'),
      estimate.line('Travel from shop to site and back', 'Travel', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Material and equipment',
    lines: [
      estimate.line('Roofing material, by supplier’s invoice', 'Roofing', 'LS', 'Material'),
      estimate.line('Flashing metal and fasteners', 'Metal', 'LS', 'Material'),
      estimate.line('Lumber and deck', 'Deck', 'SF', 'Material'),
      estimate.line('Small tools and sealants', 'Sundries', 'LS', 'Material'),
      estimate.line('Lift, crane or hoist', 'Lift', 'HR', 'Equipment'),
      estimate.line('Truck and fall-protection set, by the visit', 'Truck', 'VISIT', 'Equipment'),
      estimate.line('Container and dump fees, by ticket', 'Dump', 'EA', 'Disposal'),
      estimate.line('Permit and inspections', 'Permit', 'LS', 'Other'),
    ],
  },
]

const logBlocks: readonly d.Block[] = [
  d.section('Hours expected or worked', 'Hours by day and trade, which fill the estimate'),
  d.p(
    'before the job enter the hours that you expect, then replace them day by day with those signed for.',
    'Start here:',
  ),
  d.table(
    'log',
    'Hours by day',
    [
      d.column('date', 'Date', 'date', { width: 1.2 }),
      d.column('trade', 'Trade', 'select', { width: 1.4, options: trades }),
      d.column('people', 'People', 'number', { width: 0.9, decimals: 0 }),
      d.column('each', 'Hours each', 'number', { width: 1, decimals: 2 }),
      d.column('hours', 'Hours', 'number', {
        width: 1,
        decimals: 2,
        formula: d.round(d.mul(d.cell('people'), d.cell('each'))),
      }),
      d.column('work', 'What was done', 'text', { width: 3.4 }),
      d.column('signed', 'Signed', 'check', { width: 0.9 }),
    ],
    [],
    {
      blankRows: 16,
      totals: [d.total('log.hours', 'Hours in all', d.sum('log', 'hours'), { type: 'number', decimals: 2 })],
    },
  ),
  d.fields(
    4,
    ...trades.map((trade, index) =>
      d.calculated(`hours.${['foreman', 'roofer', 'metal', 'laborer'][index]}`, trade, 'number', hoursOf(trade), {
        decimals: 2,
      }),
    ),
  ),
]

const capBlocks: readonly d.Block[] = [
  d.section('Not to exceed', 'Not-to-exceed amount, billed and what is left'),
  d.fields(
    4,
    d.own('cap.amount', 'Not to exceed, before tax', 'currency'),
    d.calculated(
      'cap.billable',
      'Billable',
      'currency',
      onceFilled('cap.amount', d.min('cap.amount', 'totals.subtotal')),
    ),
    d.calculated(
      'cap.left',
      'Left under the limit',
      'currency',
      onceFilled('cap.amount', onceFilled('totals.subtotal', d.sub('cap.amount', 'totals.subtotal'))),
    ),
    d.own('cap.warn', 'We tell you at', 'percent', { value: 0.75, decimals: 0 }),
    d.choice('cap.kind', 'Limit', ['Firm', 'Raised in writing only', 'No limit']),
    d.own('cap.markup', 'Markup on material, as agreed', 'percent', { decimals: 1 }),
    d.own('cap.minimum', 'Least hours a visit', 'number', { decimals: 1 }),
    d.choice('cap.increment', 'Time is counted by', ['Quarter hour', 'Half hour', 'Hour']),
  ),
]

export const timeAndMaterialsEstimate = defineTemplate('estimate', {
  id: '3005',
  name: 'Time and Materials Estimate',
  group: 'universal',
  demand: [0.5, 'Part of the companies, or some jobs.'],
  description:
    'Time and materials estimate for roofing: rates by trade, daily hours, material by invoice, not-to-exceed limit and what is left of it.',
  downloads: [500, 900],
  tags: ['time and materials', 'T&M', 'not to exceed', 'hourly', 'cost plus', 'repair', 'daily hours', 'estimate'],
  fullDescription: [
    'For work that nobody can measure before it is open: hidden rot, tie-ins, storm shoring, small crews on call. Rates by trade, material by invoice, equipment and dump tickets have their lines, and a not-to-exceed amount says where the work stops until you agree.',
    'The hours page serves twice: first with what you expect, then with what was worked, day by day and signed. It fills the estimate and shows what is left under the limit.',
    'Cost sets the price as on the fixed-price forms, so that an hourly job is checked for margin too.',
  ],
  howToUse: [
    'Describe the work and what ends it; enter the limit and when you will warn.',
    'Enter expected hours by trade on Hours; the estimate follows.',
    'On Cost, enter loaded cost per hour and the method; the unit prices are the rates that the customer sees.',
    estimate.sendStep('Estimate', 'Have the rates accepted before anyone climbs.'),
    'Replace expected hours by signed ones each evening, and call when the warning share is reached.',
    'Bill with the hour sheet, invoices and dump tickets attached.',
  ],
  expertGuide: [
    {
      title: 'Check that the state lets you',
      text: 'Home-improvement laws may want a price in writing even for hourly work. California’s contract has to state its price, so that open-ended time and material does not fit there. Pennsylvania allows it with a written estimate before work begins and a cost that stays within 10% of it unless a change order is signed. Use a limit everywhere; ask your attorney where homes are concerned.',
      cite: 'Cal. Bus. & Prof. Code 7159; 73 P.S. 517.7(a)(8); Md. Bus. Reg. 8-501',
    },
    {
      title: 'A signature a day',
      text: 'Hours that were signed on the day are paid; hours remembered at the end of the month are argued about. Count travel, minimum visit and overtime by the words on the form, and keep the invoice beside the markup.',
    },
    {
      title: 'Loaded rate, not wage',
      text: 'Wage times one plus burden, plus overhead per hour, is what an hour costs; profit is added to it. If overhead is in the rate, leave it out of the pricing method, or the customer pays it twice and the next bid loses.',
    },
    estimate.acceptanceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 2, office: 3 },
  subject: 'Time and materials for roofing: rates, hours, limit and cost',
  intro: 'Work by the hour and by invoice: the rates, what we expect, and the limit. This is not a contract.',
  keywords: ['time and materials', 'not to exceed', 'roofing'],
  required: ['work.description', 'cap.amount'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      d.section('The work', 'What is done, why by the hour, and what ends it'),
      d.fields(
        4,
        d.field('roof.system'),
        d.choice('work.reason', 'Why by the hour', [
          'Hidden condition',
          'Storm',
          'Tie-in',
          'Small work',
          'Owner’s wish',
        ]),
        d.own('work.foreman', 'Foreman on site'),
        d.own('work.first', 'First day', 'date'),
        d.own('work.description', 'What we do, and when it is finished', 'multiline', { span: 4, lines: 3 }),
      ),
      ...estimate.scopeBlocks(scope, {
        payment: 'service',
        title: 'Rates, expected quantities and price',
      }),
      ...estimate.goAheadBlocks,
      ...capBlocks,
      ...estimate.agreementBlocks(
        {
          included: ['daily hour sheets for your signature', 'invoices and dump tickets with the bill'],
          excluded: ['work beyond the limit', 'structural repair', 'interior work'],
          assumed: [
            'hours count from arrival on site unless travel is priced',
            'you or a deputy can sign each day',
            'material is bought at trade price',
          ],
        },
        [
          ...estimate.serviceTerms,
          ['Limit', 'We stop at the limit and go on only when you raise it in writing.'],
          ['Records', 'You may see hour sheets, invoices and tickets at any time.'],
        ],
      ),
    ]),
    { ...estimate.measurementsPart(logBlocks), name: 'Hours' },
    ...estimate.costParts(scope, { payment: 'service' }),
  ],
})
