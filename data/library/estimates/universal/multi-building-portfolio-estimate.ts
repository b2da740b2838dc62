import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'

const buildings = Array.from({ length: 12 }, (_, index) => index + 1)
const years = ['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5'] as const

const scope: readonly estimate.ScopeGroup[] = [
  {
    group: 'For the whole portfolio',
    lines: [
      estimate.line('Mobilization for a run of buildings', 'Mobilization', 'EA', 'Equipment'),
      estimate.line('Project manager, reports and owner’s portal', 'Management', 'HR', 'Labor'),
      estimate.line('Roof plans and record photographs', 'Roof plans', 'EA', 'Other'),
    ],
  },
  {
    group: 'Buildings, as on the schedule',
    lines: buildings.map((number) =>
      estimate.line(
        `Building ${number}: work as named on the schedule`,
        `Building ${number}`,
        'SQ',
        'Other',
        d.ref(`roof.${number}.order`),
      ),
    ),
  },
]

const scheduleBlocks: readonly d.Block[] = [
  d.section('Schedule of roofs', 'Schedule of roofs with rating, work and year'),
  d.p(
    '1 watertight, 2 minor work, 3 leaks likely, 4 leaking, 5 failed. Prices follow in the list below, building by building.',
  ),
  d.table(
    'schedule',
    'Schedule of roofs',
    [
      d.column('building', 'Building', 'text', { width: 2.4 }),
      d.column('squares', 'Squares', 'number', { width: 1, decimals: 1, formula: d.cell('squares', 'roof') }),
      d.column('rating', 'Rating', 'select', { width: 0.9, options: ['1', '2', '3', '4', '5'] }),
      d.column('work', 'Work', 'select', {
        width: 1.6,
        options: ['None', 'Maintain', 'Repair', 'Restore', 'Recover', 'Replace'],
      }),
      d.column('year', 'Year', 'select', { width: 1.1, options: years }),
      d.column('price', 'Price', 'currency', { width: 1.4 }),
    ],
    buildings.map((number) => ({ building: `Building ${number}`, price: d.ref(`line.${number + 3}.total`) })),
    {
      lineNumbers: true,
      totals: [d.total('schedule.total', 'All buildings, without lines 1 to 3', d.sum('schedule', 'price'))],
    },
  ),
  d.section('Budget by year', 'Budget by year, with yearly price change'),
  d.fields(
    4,
    d.own('budget.rate', 'Price change each year', 'percent', { decimals: 1 }),
    ...years.map((year, index) =>
      d.calculated(`budget.year${index + 1}`, `${year}, at that year’s price`, 'currency', inflated(year, index)),
    ),
    d.calculated(
      'budget.total',
      'Five years',
      'currency',
      d.add(...years.map((_, index) => d.ref(`budget.year${index + 1}`))),
    ),
    d.calculated(
      'budget.perSquare',
      'Average price per square',
      'currency',
      d.round(d.div('schedule.total', 'roof.squares')),
    ),
  ),
]

/** A year's buildings at today's price, times (1 + rate) for every year that they wait. */
function inflated(year: string, waits: number) {
  const today = d.sum('schedule', 'price', { key: 'year', equals: year })
  return waits === 0 ? today : d.round(d.mul(today, ...Array.from({ length: waits }, () => d.add(1, 'budget.rate'))))
}

const roofSheet: readonly d.Block[] = [
  d.section('Roofs', 'Roofs by building: size, system, age and order quantity'),
  d.p('fill in this page, then Cost. Squares and prices on the customer’s pages follow.', 'Start here:'),
  d.fields(
    4,
    d.own('roof.waste', 'Waste (typical)', 'percent', { value: 0.08, decimals: 1 }),
    d.own('roof.crewRate', 'Squares a crew day (typical)', 'number', { value: 12, decimals: 1 }),
    d.own('roof.crews', 'Crews at once', 'number', { decimals: 0 }),
    d.calculated('roof.weeks', 'Weeks, 5 days each', 'number', d.ceil(d.div('roof.days', d.mul('roof.crews', 5))), {
      decimals: 0,
    }),
  ),
  d.table(
    'roof',
    'Roofs by building',
    [
      d.column('building', 'Building', 'text', { width: 2 }),
      d.column('system', 'System', 'text', { width: 2 }),
      d.column('built', 'Roofed in', 'text', { width: 1 }),
      d.column('area', 'Area (sf)', 'number', { width: 1.2, decimals: 0 }),
      d.column('squares', 'Squares', 'number', {
        width: 1,
        decimals: 1,
        formula: d.round(d.div(d.cell('area'), 100), 1),
      }),
      d.column('order', 'With waste', 'number', {
        width: 1.1,
        decimals: 1,
        formula: d.round(d.mul(d.cell('squares'), d.add(1, 'roof.waste')), 1),
      }),
      d.column('days', 'Crew days', 'number', {
        width: 1,
        decimals: 0,
        formula: d.ceil(d.div(d.cell('squares'), d.ref('roof.crewRate'))),
      }),
    ],
    buildings.map((number) => ({ building: `Building ${number}` })),
    {
      lineNumbers: true,
      totals: [
        d.total('roof.squares', 'Squares in all', d.sum('roof', 'squares'), { type: 'number', decimals: 1 }),
        d.total('roof.days', 'Crew days in all', d.sum('roof', 'days'), { type: 'number', decimals: 0 }),
      ],
    },
  ),
  d.fields(
    4,
    d.own('roof.budget', 'Owner’s budget for year 1', 'currency'),
    d.calculated('roof.left', 'Left of it', 'currency', d.sub('roof.budget', 'budget.year1')),
    d.own('roof.priority', 'Order agreed with owner', 'text', { span: 2 }),
  ),
]

export const multiBuildingPortfolioEstimate = defineTemplate('estimate', {
  id: '3004',
  name: 'Multi-Building Portfolio Estimate',
  group: 'universal',
  demand: [0.19, 'Seldom, or one kind of company.'],
  telling: 'Price by building',
  description:
    'Portfolio estimate for up to 12 buildings: ratings, work, price per building, five-year budget with price change, one cost page.',
  downloads: [400, 800],
  tags: [
    'portfolio',
    'multi-building',
    'property manager',
    'HOA',
    'apartments',
    'campus',
    'capital budget',
    'five-year plan',
    'estimate',
  ],
  fullDescription: [
    'For the owner of many roofs: homeowner associations, school districts, apartment portfolios, plants. Each of twelve buildings has its size, system, age, rating, the work proposed and the year it is due.',
    'The five-year budget adds up by year at that year’s price, from one rate of change, and shows an average price per square to compare portfolios. A volume option can be set beside single jobs.',
    'One office page holds all roofs with squares, waste and crew days; the cost page prices each building from your own unit cost, with wages under a decision where the work is public.',
  ],
  howToUse: [
    'List the buildings on Measurements with area, system and the year they were last roofed.',
    'Rate each from 1 to 5 with the same eyes on the same day, and choose work and year on the schedule.',
    'On Cost, enter one unit cost per square for each building; mobilization and management have lines of their own.',
    'Enter the yearly change and read the budget by year; move a building to another year where a budget bursts.',
    'Set the volume option against single jobs.',
    estimate.sendStep('Proposal'),
    'Keep the file: next year’s proposal starts from it.',
  ],
  expertGuide: [
    {
      title: 'Rate before you price',
      text: 'A rating that two people would give alike is worth more to a board than a price. Use five grades with one sentence each, photograph the reason, and put leaking roofs first even when they are small: interior damage costs more than squares.',
    },
    {
      title: 'Budgets are promises with a date',
      text: 'Year three at today’s price is wrong by definition. Let the rate stand in the open, hold prices only for the year you can buy material for, and offer a unit price per square with an index for the rest.',
      cite: 'Community-association reserve laws (for example Cal. Civ. Code 5550; Fla. Stat. 718.112)',
    },
    estimate.bidGuide,
    estimate.wageGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 3 },
  subject: 'Roof estimate for a portfolio: ratings, price per building and five-year budget',
  intro: 'The roofs of your buildings, what each needs and when, and what it costs. This is not a contract.',
  keywords: ['portfolio', 'multi-building', 'five-year budget'],
  required: ['portfolio.name'],
  parts: () => [
    d.part('Proposal', [
      ...estimate.customerBlocks('Proposal'),
      d.section('Portfolio', 'Owner, manager and rules of the site'),
      d.fields(
        4,
        d.own('portfolio.name', 'Portfolio or association', 'text', { span: 2 }),
        d.own('portfolio.manager', 'Manager'),
        d.field('building.type'),
        d.own('portfolio.rules', 'Hours, access and quiet days', 'text', { span: 2 }),
        d.choice('portfolio.wage', 'Wages', ['Open market', 'Davis-Bacon', 'State prevailing wage']),
        d.own('portfolio.inspected', 'Roofs seen on', 'date'),
      ),
      ...scheduleBlocks,
      ...estimate.scopeBlocks(scope, { payment: 'progress', title: 'Price by building', choices: 'option' }),
      ...estimate.goAheadBlocks,
      ...estimate.optionBlocks(
        'Ways to award',
        [
          { name: 'All', includes: 'Whole list, one mobilization' },
          { name: 'By year', includes: 'Each year’s buildings' },
          { name: 'Single', includes: 'Building by building' },
        ],
        'Scope of the award',
      ),
      ...estimate.warrantyBlocks(
        'by system and building, registered in the owner’s name; a list with dates comes with each closeout.',
        'our own promise for each building from its own completion date.',
      ),
      ...estimate.agreementBlocks(
        {
          included: ['one project manager for all buildings', 'roof plans for each'],
          excluded: ['structural and interior work', 'tenant relocation', 'hazardous material'],
          assumed: [
            'ratings are from the visit named above',
            'buildings of a year are done in one run',
            'the owner grants staging at each site',
          ],
        },
        estimate.portfolioTerms,
      ),
    ]),
    estimate.measurementsPart(roofSheet),
    ...estimate.costParts(scope, {
      payment: 'progress',
      hasOptions: true,
      note: estimate.bidNote,
      labor: estimate.wageBlocks,
    }),
  ],
})
