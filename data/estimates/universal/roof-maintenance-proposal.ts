import {
  acceptanceBlocks,
  acceptanceGuide,
  agreementBlocks,
  costPart,
  customerBlocks,
  hours,
  lengthBlocks,
  line,
  marginGuide,
  measure,
  measurementsPart,
  renewalGuide,
  scopeBlocks,
  serviceTerms,
  takeoff,
  takeoffBlocks,
  type ScopeGroup,
  type TakeoffLine,
} from '@/data/parts/estimate'
import {
  add,
  calculated,
  choice,
  column,
  documentModel,
  field,
  fields,
  mul,
  own,
  p,
  part,
  ref,
  round,
  section,
  table,
} from '@/lib/documents/author'
import { handWritten } from '../hand-written'
import { crewFields } from '../visit-parts'

const visits = ref('plan.visits')

const scope: readonly ScopeGroup[] = [
  {
    group: 'Each visit',
    lines: [
      line('Travel, set-up and fall protection', 'Set-up', 'VISIT', 'Labor', visits),
      line('Walk of the roof, photographs of every section', 'Roof walk', 'VISIT', 'Labor', visits),
      line('Drains, scuppers and gutters cleared and run', 'Outlets', 'VISIT', 'Labor', visits),
      line('Debris off the roof, bagged and hauled', 'Debris', 'VISIT', 'Disposal', visits),
      line('Flashings, seams and penetrations checked', 'Flashings', 'VISIT', 'Labor', visits),
      line('Sealant renewed where it has opened, small tubes', 'Sealant', 'VISIT', 'Material', visits),
      line('Report within five days, ranked by urgency', 'Report', 'VISIT', 'Labor', visits),
    ],
  },
  {
    group: 'Once a year',
    lines: [
      line('Moisture scan of low-slope areas', 'Moisture scan', 'EA', 'Other'),
      line('Attic or underside of deck seen', 'Attic', 'EA', 'Labor'),
      line('Roof plan with repairs, cores and warranties', 'Roof plan', 'EA', 'Labor'),
      line('Three-year budget', 'Budget', 'EA', 'Labor'),
    ],
  },
  {
    group: 'When needed',
    lines: [
      line('Priority call-out after a storm or leak', 'Call-out', 'EA', 'Labor'),
      line('Repairs up to the yearly limit: labor', 'Repair hours', 'HR', 'Labor'),
      line('Repairs up to the yearly limit: material', 'Repair parts', 'LS', 'Material'),
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
    includes: 'Care, plus scan, budget, call-outs first',
    repairs: 'To twice the limit',
  },
]

const pace: readonly TakeoffLine[] = [
  hours('Walk and photograph', 'Roof area', ref('visit.area'), 'SF', 6000),
  hours('Gutters and edges', 'Length', ref('visit.gutters'), 'LF', 80),
  hours('Drains and outlets', 'Count', ref('visit.drains'), 'EA', 6),
  hours('Flashings and seams', 'Length', ref('visit.flashings'), 'LF', 150),
  hours('Units and curbs', 'Count', ref('visit.units'), 'EA', 8),
  takeoff('Sealant', 'Length', null, 'LF', 0.1, 22, 'Tubes'),
]

export const roofMaintenanceProposal = handWritten({
  id: '3002',
  slug: 'roof-maintenance-proposal',
  name: 'Roof Maintenance Proposal',
  description:
    'Maintenance proposal for any roof: three levels of care, visits a year, yearly repair limit, three-year price and renewal in writing.',
  systemType: 'universal',
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
    'A yearly limit for repairs spares the telephone call for every tube of sealant, and the price of the next two years follows from one rate. Nothing renews by silence.',
    'The office page turns roof size into hours per visit at paces that you set, and cost stands line for line beside price.',
  ],
  howToUse: [
    'Look at the roof once before you quote; a plan on a failing roof is a loss for both.',
    'Choose the level and enter visits a year; the visit lines multiply by themselves.',
    'Enter roof size on Measurements and put your own paces in.',
    'Price a visit on Cost, set the yearly repair limit, and enter the yearly change.',
    'Print the Proposal pages to a new PDF; offer the first visit within two weeks of acceptance.',
  ],
  expertGuide: [
    {
      title: 'Inspect before you insure',
      text: 'A maintenance plan is no warranty and no insurance. Start with a paid first visit that lists what is already broken, price that list apart, and let the plan begin on a roof without open leaks. Otherwise the first storm makes you the owner of old faults.',
    },
    {
      title: 'Warranties ask for records, not for good will',
      text: 'Nearly every system warranty wants two visits a year or the maker’s own interval, prompt reporting of damage, and repairs by an approved hand. Dated photographs and a roof plan answer all three; keep them where the owner can find them without you.',
      cite: 'Manufacturer’s maintenance terms; ASTM E2018 for condition records in property transactions',
    },
    renewalGuide,
    acceptanceGuide,
    marginGuide,
  ],
  document: () =>
    documentModel({
      title: 'Roof Maintenance Proposal',
      subject: 'Maintenance plan for any roof: levels, visits, price of three years and renewal',
      intro: 'How we keep your roof dry for its full life, and what a year of it costs. This is not a contract.',
      keywords: ['roof maintenance', 'proposal', 'service plan'],
      parts: [
        part('Proposal', [
          ...customerBlocks('Proposal'),
          section('Roof and plan', 'Roof facts, level and visits a year'),
          fields(
            4,
            field('roof.system'),
            field('roof.age'),
            field('roof.area'),
            field('building.stories'),
            field('roof.warranty', { span: 2 }),
            choice(
              'plan.level',
              'Level proposed',
              levels.map(({ level }) => level),
            ),
            own('plan.visits', 'Visits a year', 'number', { decimals: 0 }),
            own('plan.start', 'Begins on', 'date'),
            own('plan.end', 'Ends on', 'date'),
            own('plan.limit', 'Yearly repair limit', 'currency'),
            choice('plan.payment', 'Paid', ['After each visit', 'Quarterly', 'Yearly']),
          ),
          section('Three levels of care', 'Three levels side by side'),
          table(
            'level',
            'Levels of care',
            [
              column('level', 'Level', 'text', { width: 1, fixed: true }),
              column('visits', 'Visits', 'text', { width: 1.5, fixed: true }),
              column('includes', 'What it holds', 'text', { width: 3.4, fixed: true }),
              column('repairs', 'Repairs', 'text', { width: 1.7, fixed: true }),
              column('price', 'A year', 'currency', { width: 1.2 }),
            ],
            levels,
          ),
          ...scopeBlocks(scope, { payment: 'service', blankRows: 2, title: 'Work and price of the level proposed' }),
          section('Next years', 'Price of three years and of a visit'),
          fields(
            4,
            own('plan.rate', 'Change each year', 'percent', { decimals: 1 }),
            calculated('plan.yearTwo', 'Year 2', 'currency', round(mul('totals.subtotal', add(1, 'plan.rate')))),
            calculated('plan.yearThree', 'Year 3', 'currency', round(mul('plan.yearTwo', add(1, 'plan.rate')))),
            own('plan.notice', 'Ends with notice of (days)', 'number', { value: 30, decimals: 0 }),
          ),
          p(
            'The plan ends on its date and goes on only when both sides sign for the next year. Visits made are paid, visits paid and not made are refunded.',
          ),
          ...agreementBlocks(
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
              ...serviceTerms,
              [
                'No warranty',
                'The plan keeps the roof and its records in order. It is no warranty of the roof and extends none.',
              ],
            ],
          ),
          ...acceptanceBlocks,
        ]),
        measurementsPart(
          [p('enter the size of the roof; hours a visit follow. Paces are typical: put in your own.', 'Start here:')],
          lengthBlocks(
            [
              measure('visit.area', 'Roof area (sf)'),
              measure('visit.gutters', 'Gutters, edges (ft)'),
              measure('visit.drains', 'Drains, outlets'),
              measure('visit.flashings', 'Flashings, seams (ft)'),
              measure('visit.units', 'Units, curbs, skylights'),
            ],
            'Size of a visit',
            ...crewFields(pace),
          ),
          takeoffBlocks(pace, 2, 'Hours and supplies'),
        ),
        costPart(scope, { blankRows: 2 }),
      ],
    }),
})
