import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'

const visits = d.ref('plan.visits')

const scope: readonly estimate.ScopeGroup[] = [
  {
    group: 'Each visit',
    lines: [
      estimate.line('Travel, set-up and fall protection', 'Set-up', 'VISIT', 'Labor', visits),
      estimate.line('Walk of the roof, photographs of every section', 'Roof walk', 'VISIT', 'Labor', visits),
      estimate.line('Drains, scuppers and gutters cleared and run', 'Outlets', 'VISIT', 'Labor', visits),
      estimate.line('Debris off the roof, bagged and hauled', 'Debris', 'VISIT', 'Disposal', visits),
      estimate.line('Flashings, seams and penetrations checked', 'Flashings', 'VISIT', 'Labor', visits),
      estimate.line('Sealant renewed where it has opened, small tubes', 'Sealant', 'VISIT', 'Material', visits),
      estimate.line('Report within five days, ranked by urgency', 'Report', 'VISIT', 'Labor', visits),
    ],
  },
  {
    group: 'Once a year',
    lines: [
      estimate.line('Moisture scan of low-slope areas', 'Moisture scan', 'EA', 'Other'),
      estimate.line('Attic or underside of deck seen', 'Attic', 'EA', 'Labor'),
      estimate.line('Roof plan with repairs, cores and warranties', 'Roof plan', 'EA', 'Labor'),
      estimate.line('Three-year budget', 'Budget', 'EA', 'Labor'),
    ],
  },
  {
    group: 'When needed',
    lines: [
      estimate.line('Priority service call after a storm or leak', 'Priority call', 'EA', 'Labor'),
      estimate.line('Repairs up to the yearly limit: labor', 'Repair hours', 'HR', 'Labor'),
      estimate.line('Repairs up to the yearly limit: material', 'Repair parts', 'LS', 'Material'),
    ],
  },
]

const levels = [
  { level: 'Watch', visits: 'One a year', includes: 'Walk, outlets, report', repairs: 'Quoted' },
  {
    level: 'Care',
    visits: 'Spring and fall',
    includes: 'Watch, plus sealant and roof plan',
    repairs: 'To the yearly limit',
  },
  {
    level: 'Full',
    visits: 'Quarterly',
    includes: 'Care, plus scan, budget, priority calls',
    repairs: 'To twice the limit',
  },
]

const pace: readonly estimate.TakeoffLine[] = [
  estimate.hours('Walk and photograph', 'Roof area', d.ref('visit.area'), 'SF', 6000),
  estimate.hours('Gutters and edges', 'Length', d.ref('visit.gutters'), 'LF', 80),
  estimate.hours('Drains and outlets', 'Count', d.ref('visit.drains'), 'EA', 6),
  estimate.hours('Flashings and seams', 'Length', d.ref('visit.flashings'), 'LF', 150),
  estimate.hours('Units and curbs', 'Count', d.ref('visit.units'), 'EA', 8),
  estimate.takeoff('Sealant', 'Length', null, 'LF', 0.1, 22, 'Tubes'),
]

export const roofMaintenanceProposal = defineTemplate('estimate', {
  id: '3002',
  name: 'Roof Maintenance Proposal',
  group: 'universal',
  demand: [0.705, 'Most companies, every week or month.'],
  telling: 'Work and price of the level proposed',
  description:
    'Maintenance proposal for any roof: three levels of care, visits a year, yearly repair limit, three-year price and renewal in writing.',
  downloads: [600, 1100],
  tags: [
    'roof maintenance',
    'maintenance plan',
    'service agreement',
    'proposal',
    'recurring revenue',
    'any roof',
    'annual',
  ],
  fullDescription: [
    'A proposal that sells care instead of repairs: three levels side by side, the work of each visit, what comes once a year and what is done when needed, with visits and price for the level you propose.',
    'A yearly limit for repairs saves a phone call for every tube of sealant, and the price of the next two years follows from one rate. Nothing renews by silence.',
    'The office page turns roof size into hours per visit at paces that you set, and cost stands line for line with the scope.',
  ],
  howToUse: [
    'Look at the roof once before you quote; a plan on a failing roof is a loss for both.',
    'Choose the level and enter visits a year; the visit lines multiply by themselves.',
    'Enter roof size on Measurements and put your own paces in.',
    'Price a visit on Cost, set the yearly repair limit, and enter the yearly change.',
    estimate.sendStep('Proposal', 'Offer the first visit within two weeks of acceptance.'),
  ],
  expertGuide: [
    {
      title: 'Inspect before you insure',
      text: 'A maintenance plan is no warranty and no insurance. Start with a paid first visit that lists what is already broken, price that list separately, and let the plan begin on a roof without open leaks. Otherwise the first storm makes you the owner of old defects.',
    },
    {
      title: 'Warranties ask for records, not for good will',
      text: 'Nearly every system warranty wants two visits a year or the manufacturer’s own interval, prompt reporting of damage, and repairs by an approved hand. Dated photographs and a roof plan answer all three; keep them where the owner can find them without you.',
      cite: 'Manufacturer’s maintenance terms; ASTM E2018 for condition records in property transactions',
    },
    estimate.renewalGuide,
    estimate.acceptanceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 2, office: 3 },
  subject: 'Maintenance plan for any roof: levels, visits, price of three years and renewal',
  intro: 'How we keep your roof dry for its full life, and what a year of it costs. This is not a contract.',
  keywords: ['roof maintenance', 'proposal', 'service plan'],
  required: ['plan.level', 'plan.visits', 'plan.start'],
  parts: () => [
    d.part('Proposal', [
      ...estimate.customerBlocks('Proposal'),
      d.section('Roof and plan', 'Roof facts, level and visits a year'),
      d.fields(
        4,
        d.field('roof.system'),
        d.field('roof.age'),
        d.field('roof.area'),
        d.field('building.stories'),
        d.field('roof.warranty', { span: 2 }),
        d.choice(
          'plan.level',
          'Level proposed',
          levels.map(({ level }) => level),
        ),
        d.own('plan.visits', 'Visits a year', 'number', { decimals: 0 }),
        d.own('plan.start', 'Begins on', 'date'),
        d.own('plan.end', 'Ends on', 'date'),
        d.own('plan.limit', 'Yearly repair limit', 'currency'),
        d.choice('plan.payment', 'Payment', ['After each visit', 'Quarterly', 'Yearly']),
      ),
      d.section('Three levels of care', 'Three levels side by side'),
      d.table(
        'level',
        'Levels of care',
        [
          d.column('level', 'Level', 'text', { width: 1, fixed: true }),
          d.column('visits', 'Visits', 'text', { width: 1.5, fixed: true }),
          d.column('includes', 'What it includes', 'text', { width: 3.4, fixed: true }),
          d.column('repairs', 'Repairs', 'text', { width: 1.7, fixed: true }),
          d.column('price', 'A year', 'currency', { width: 1.2 }),
        ],
        levels,
      ),
      ...estimate.scopeBlocks(scope, {
        payment: 'service',
        title: 'Work and price of the level proposed',
      }),
      ...estimate.goAheadBlocks,
      d.section('Next years', 'Price of three years and of a visit'),
      d.fields(
        4,
        d.own('plan.rate', 'Change each year', 'percent', { decimals: 1 }),
        d.calculated('plan.yearTwo', 'Year 2', 'currency', d.round(d.mul('totals.subtotal', d.add(1, 'plan.rate')))),
        d.calculated('plan.yearThree', 'Year 3', 'currency', d.round(d.mul('plan.yearTwo', d.add(1, 'plan.rate')))),
        d.own('plan.notice', 'Ends with notice of (days)', 'number', { value: 30, decimals: 0 }),
      ),
      d.p(
        'The plan ends on its date and goes on only when both sides sign for the next year. You pay for visits made; visits paid for but not made are refunded.',
      ),
      ...estimate.agreementBlocks(
        {
          included: ['photographs and a report after every visit'],
          excluded: [
            'repairs beyond the yearly limit',
            'snow removal',
            'service of rooftop equipment',
            'cleaning of solar modules',
          ],
          assumed: [
            'the roof starts without open leaks',
            'access on workdays',
            'safe anchors or a surface that can be walked',
          ],
        },
        [
          ...estimate.planTerms,
          [
            'No warranty',
            'The plan keeps the roof and its records in order. It is no warranty of the roof and extends none.',
          ],
        ],
      ),
    ]),
    estimate.measurementsPart(
      [
        d.p(
          'enter the size of the roof; the hours per visit follow. Paces are typical: put in your own.',
          'Start here:',
        ),
      ],
      estimate.lengthBlocks(
        [
          estimate.measure('visit.area', 'Roof area (sf)'),
          estimate.measure('visit.gutters', 'Gutters, edges (ft)'),
          estimate.measure('visit.drains', 'Drains, outlets'),
          estimate.measure('visit.flashings', 'Flashings, seams (ft)'),
          estimate.measure('visit.units', 'Units, curbs, skylights'),
        ],
        'Size of a visit',
        ...estimate.crewFields(pace),
      ),
      estimate.takeoffBlocks(pace, 'Hours and supplies'),
    ),
    ...estimate.costParts(scope, { payment: 'service' }),
  ],
})
