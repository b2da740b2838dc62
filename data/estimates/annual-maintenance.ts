import { dutiesOf, exclusionsOf } from '@/data/parts/warranty'
import {
  acceptanceBlocks,
  acceptanceGuide,
  agreementBlocks,
  costPart,
  customerBlocks,
  line,
  marginGuide,
  measurementsPart,
  onceFilled,
  renewalGuide,
  scopeBlocks,
  serviceTerms,
  type ScopeGroup,
} from '@/data/parts/estimate'
import { aRoof, lowerFirst, upperFirst } from '@/data/parts/words'
import type { MaintenanceTask, RoofSystem } from '@/data/systems/types'
import {
  add,
  calculated,
  cell,
  choice,
  column,
  div,
  documentModel,
  fields,
  mul,
  own,
  p,
  part,
  ref,
  round,
  section,
  sum,
  table,
  total,
  type Block,
} from '@/lib/documents/author'
import { sentence, shortened, systemEstimate, type EstimateBlueprint } from './support'
import { visitMeasures, visitRoofBlocks, visitSheet } from './visit-parts'

const seasons = ['spring', 'summer', 'fall', 'winter'] as const
type Season = (typeof seasons)[number]

const named: Readonly<Record<Season, string>> = { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' }
const visits = (season: Season) => ref(`season.${seasons.indexOf(season) + 1}.visits`)

const seasonLines = seasons.map((season) =>
  line(
    `${named[season]} visit: travel, set-up, roof walk and the work above`,
    `${named[season]} visit`,
    'VISIT',
    'Labor',
    visits(season),
  ),
)

const seasonBlocks = (system: RoofSystem): Block[] => [
  section('Visits by season', 'Work of each season on this roof, visits, price per visit and per year'),
  table(
    'season',
    'Visits by season',
    [
      column('season', 'Season', 'text', { width: 1.1, fixed: true }),
      column('work', 'What this roof needs then', 'text', { width: 5.3, fixed: true }),
      column('month', 'Month', 'text', { width: 0.95 }),
      column('visits', 'Visits', 'number', { width: 0.75, decimals: 0 }),
      column('perVisit', 'Per visit', 'currency', { width: 1.15, formula: div(cell('perYear'), cell('visits')) }),
      column('perYear', 'Per year', 'currency', { width: 1.65 }),
    ],
    seasons.map((season, index) => ({
      season: named[season],
      work: upperFirst(sentence(system.seasonalTasks[season])),
      perYear: onceFilled(visits(season), ref(`line.${index + 1}.total`)),
    })),
    {
      totals: [
        total('season.visits', 'Visits a year', sum('season', 'visits'), { type: 'number', decimals: 0 }),
        total('season.perYear', 'Seasonal visits a year', sum('season', 'perYear')),
      ],
    },
  ),
]

/** How often each task is due and, from that, its times a year, which fill the cost page. */
const planBlocks = (tasks: readonly MaintenanceTask[]): Block[] => [
  section('Care plan', 'Care plan: each task with how often and times a year'),
  table(
    'plan',
    'Care plan',
    [
      column('task', 'Task', 'text', { width: 5, fixed: true }),
      column('often', 'How often', 'text', { width: 2.2, fixed: true }),
      column('times', 'Times a year', 'number', { width: 1.1, decimals: 0 }),
    ],
    tasks.map(({ task, frequency, timesPerYear: times }) => ({ task, often: frequency, ...(times ? { times } : {}) })),
  ),
]

const renewalBlocks: readonly Block[] = [
  section('Term and renewal', 'Term, price of the next years, payment and renewal'),
  fields(
    4,
    own('term.start', 'Starts on', 'date'),
    own('term.end', 'Ends on', 'date'),
    own('term.rate', 'Change each year', 'percent', { decimals: 1 }),
    choice('term.payment', 'Paid', ['After each visit', 'Quarterly', 'Yearly']),
    calculated('term.yearOne', 'Year 1', 'currency', ref('totals.subtotal')),
    calculated('term.yearTwo', 'Year 2', 'currency', round(mul('term.yearOne', add(1, 'term.rate')))),
    calculated('term.yearThree', 'Year 3', 'currency', round(mul('term.yearTwo', add(1, 'term.rate')))),
    calculated('term.quarter', 'A quarter, year 1', 'currency', round(div('term.yearOne', 4))),
  ),
  p(
    'The plan ends on its date. Sixty days before, we send the next year’s price with this year’s findings; it goes on only when both sides sign. Either side may end it at any time with 30 days’ notice; visits made are paid, visits paid and not made are refunded.',
  ),
]

/** A year of visits by season: price per visit and year, care plan, renewal. */
export const annualMaintenance: EstimateBlueprint = (system, index) => {
  const data = system.estimating
  const { shortName, warrantyTerms } = system
  const { tasks } = data.care
  const planned = tasks.map(({ task, short, frequency }, row) =>
    line(`${task} (${frequency})`, short, 'EA', 'Labor', onceFilled('season.visits', ref(`plan.${row + 1}.times`))),
  )
  const scope: readonly ScopeGroup[] = [
    { group: 'Visits by season', lines: seasonLines },
    { group: 'Care-plan tasks, beyond the work of the season', lines: planned },
    {
      group: 'Through the year',
      lines: [
        line('Call-out with priority after a storm or leak', 'Priority call', 'EA', 'Labor'),
        line('Small repairs up to the yearly limit', 'Repair fund', 'LS', 'Material'),
        line('Yearly report, roof plan and budget for next year', 'Yearly report', 'EA', 'Labor'),
      ],
    },
  ]
  return systemEstimate({
    system,
    index,
    offset: 4,
    suffix: 'annual-maintenance-estimate',
    title: 'Annual Maintenance Estimate',
    downloads: [400, 1100],
    description: shortened(
      `Yearly care plan for ${aRoof(system)}: visits by season with price per visit and year, ${tasks.length} tasks, renewal and three-year price.`,
    ),
    tags: ['annual maintenance', 'maintenance plan', 'service plan', 'seasonal', 'recurring', 'renewal', 'inspection'],
    fullDescription: [
      `An estimate for a year of care of ${aRoof(system)}. Spring, summer, fall and winter each have the work that this roof needs then, for example ${lowerFirst(system.seasonalTasks.spring[0])} in spring and ${lowerFirst(system.seasonalTasks.fall[0])} in fall, with visits, price per visit and price per year.`,
      `The care plan lists ${tasks.length} tasks with how often each is due; the usual times a year are filled in and can be changed. Term, change per year and the next two years’ prices stand on one line, and nothing renews by silence.`,
      'Behind the customer’s pages are the crew’s visit sheet with criteria, hours by roof size, and cost beside price with markup and margin.',
    ],
    howToUse: [
      'Enter roof facts and warranty; read the maker’s care duties before you set the number of visits.',
      'Set visits by season: two a year is the usual least, four where leaves, snow or grease ask for it.',
      'On Measurements, enter roof size for the hours and check the times a year in the care plan.',
      'On Cost, price a visit and its tasks, enter overhead and profit or a margin, and see that the check reads $0.00.',
      'Fill in start, end, yearly change and payment; choose a limit for small repairs and say what happens above it.',
      'Print the Plan pages to a new PDF and send that; give the crew the visit sheet for each season.',
      'Sixty days before the end, send next year’s price with this year’s photographs.',
    ],
    expertGuide: [data.careGuide, renewalGuide, acceptanceGuide, marginGuide],
    document: () =>
      documentModel({
        title: `${shortName} Annual Maintenance Estimate`,
        subject: `A year of care for ${aRoof(system)}: visits by season, tasks, price and renewal`,
        intro: 'A year of care for your roof: when we come, what we do, what it costs. This is not a contract.',
        keywords: [system.name, 'annual maintenance', 'service plan', 'estimate'],
        parts: [
          part('Plan', [
            ...customerBlocks(),
            ...visitRoofBlocks,
            ...seasonBlocks(system),
            ...scopeBlocks(scope, { payment: 'service', title: 'Price of the year' }),
            ...renewalBlocks,
            ...agreementBlocks(
              {
                included: ['photographs and a dated report after each visit'],
                excluded: data.care.excluded,
                assumed: [
                  'the first visit finds the roof without active leaks',
                  'access on workdays with a week’s notice',
                ],
              },
              [
                ['What stays with you', sentence(dutiesOf(system))],
                [
                  'The roof’s own warranty',
                  `${warrantyTerms.manufacturerMaterial} It is lost most often through ${sentence(exclusionsOf(system))} Our reports are the record that its terms ask for; they do not extend it.`,
                ],
                ...serviceTerms,
                ['Storms', 'After a named storm or hail, plan customers are seen first, on the call-out line above.'],
              ],
            ),
            ...acceptanceBlocks,
          ]),
          visitSheet(system),
          measurementsPart(visitMeasures(data, system.type === 'sloped', 0), planBlocks(tasks)),
          costPart(scope),
        ],
      }),
  })
}
