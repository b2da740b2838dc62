import { defineTemplate, type Blueprint } from '@/data/shared/define-template'
import { seasonNames, seasons, type Season } from '@/data/shared/calendar'
import * as estimate from '@/data/shared/estimate'
import { onceFilled } from '@/data/shared/guards'
import { dutiesOf, exclusionsOf } from '@/data/shared/warranty'
import { aRoof, inSentence, lowerFirst, shortened, upperFirst } from '@/data/shared/words'
import type { MaintenanceTask, RoofSystem } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const visits = (season: Season) => d.ref(`season.${seasons.indexOf(season) + 1}.visits`)

const seasonLines = seasons.map((season) =>
  estimate.line(
    `${seasonNames[season]} visit: travel, set-up, roof walk and the work above`,
    `${seasonNames[season]} visit`,
    'VISIT',
    'Labor',
    visits(season),
  ),
)

const seasonBlocks = (system: RoofSystem): d.Block[] => [
  d.section('Visits by season', 'Work of each season on this roof, visits, price per visit and per year'),
  d.table(
    'season',
    'Visits by season',
    [
      d.column('season', 'Season', 'text', { width: 1.1, fixed: true }),
      d.column('work', 'What this roof needs then', 'text', { width: 5.3, fixed: true }),
      d.column('month', 'Month', 'text', { width: 0.95 }),
      d.column('visits', 'Visits', 'number', { width: 0.75, decimals: 0 }),
      d.column('perVisit', 'Per visit', 'currency', {
        width: 1.15,
        formula: d.div(d.cell('perYear'), d.cell('visits')),
      }),
      d.column('perYear', 'Per year', 'currency', { width: 1.65 }),
    ],
    seasons.map((season, index) => ({
      season: seasonNames[season],
      work: upperFirst(`${inSentence(system.seasonalTasks[season])}.`),
      perYear: onceFilled(visits(season), d.ref(`line.${index + 1}.total`)),
    })),
    {
      totals: [
        d.total('season.visits', 'Visits a year', d.sum('season', 'visits'), { type: 'number', decimals: 0 }),
        d.total('season.perYear', 'Seasonal visits a year', d.sum('season', 'perYear')),
      ],
    },
  ),
]

/** How often each task is due and, from that, its times a year, which fill the cost page. */
const planBlocks = (tasks: readonly MaintenanceTask[]): d.Block[] => [
  d.section('Care plan', 'Care plan: how often each task is done, and times a year'),
  d.table(
    'plan',
    'Care plan',
    [
      d.column('task', 'Task', 'text', { width: 5, fixed: true }),
      d.column('often', 'How often', 'text', { width: 2.2, fixed: true }),
      d.column('times', 'Times a year', 'number', { width: 1.1, decimals: 0 }),
    ],
    tasks.map(({ task, frequency, timesPerYear: times }) => ({ task, often: frequency, ...(times ? { times } : {}) })),
  ),
]

const renewalBlocks: readonly d.Block[] = [
  d.section('Term and renewal', 'Term, price for the next years, payment and renewal'),
  d.fields(
    4,
    d.own('term.start', 'Starts on', 'date'),
    d.own('term.end', 'Ends on', 'date'),
    d.own('term.rate', 'Change each year', 'percent', { decimals: 1 }),
    d.choice('term.payment', 'Payment', ['After each visit', 'Quarterly', 'Yearly']),
    d.calculated('term.yearOne', 'Year 1', 'currency', d.ref('totals.subtotal')),
    d.calculated('term.yearTwo', 'Year 2', 'currency', d.round(d.mul('term.yearOne', d.add(1, 'term.rate')))),
    d.calculated('term.yearThree', 'Year 3', 'currency', d.round(d.mul('term.yearTwo', d.add(1, 'term.rate')))),
    d.calculated('term.quarter', 'A quarter, year 1', 'currency', d.round(d.div('term.yearOne', 4))),
  ),
  d.p(
    'The plan ends on its date. Sixty days before, we send the next year’s price with this year’s findings; it continues only if both sides sign. Either side may end it at any time on 30 days’ notice; visits made are paid for, and visits paid for but not made are refunded.',
  ),
]

/** A year of visits by season: price per visit and year, care plan, renewal. */
export const annualMaintenance: Blueprint = (system, index) => {
  const data = system.estimating
  const { warrantyTerms } = system
  const tasks = estimate.visitTasks(data)
  const planned = tasks.map(({ task, short, frequency }, row) =>
    estimate.line(
      `${task} (${frequency})`,
      short,
      'EA',
      'Labor',
      onceFilled('season.visits', d.ref(`plan.${row + 1}.times`)),
    ),
  )
  const scope: readonly estimate.ScopeGroup[] = [
    { group: 'Visits by season', lines: seasonLines },
    { group: 'Care-plan tasks, beyond the work of the season', lines: planned },
    {
      group: 'Through the year',
      lines: [
        estimate.line('Priority service call after a storm or leak', 'Priority call', 'EA', 'Labor'),
        estimate.line('Small repairs up to the yearly limit', 'Repair fund', 'LS', 'Material'),
        estimate.line('Yearly report, roof plan and budget for next year', 'Yearly report', 'EA', 'Labor'),
      ],
    },
  ]
  return defineTemplate('estimate', {
    system,
    name: 'Annual Maintenance Estimate',
    id: estimate.estimateId(system, index, 4),
    downloads: [400, 1100],
    telling: 'Price for the year',
    description: shortened(
      `Yearly care plan for ${aRoof(system)}: visits by season with price per visit and year, ${tasks.length} tasks, renewal and three-year price.`,
    ),
    tags: ['annual maintenance', 'maintenance plan', 'service plan', 'seasonal', 'recurring', 'renewal', 'inspection'],
    fullDescription: [
      `An estimate for a year of care for ${aRoof(system)}. Spring, summer, fall and winter each list the work this roof needs then, for example ${lowerFirst(system.seasonalTasks.spring[0])} in spring and ${lowerFirst(system.seasonalTasks.fall[0])} in fall, with visits, price per visit and price per year.`,
      `The care plan lists ${tasks.length} tasks and how often each is due; the usual times a year are filled in and can be changed. Term, yearly change and the next two years’ prices are on one line, and nothing renews automatically.`,
      'Behind the customer’s pages are the crew’s visit sheet with criteria, hours by roof size, and cost with markup and margin.',
    ],
    howToUse: [
      'Enter roof facts and warranty; read the manufacturer’s maintenance requirements before you set the number of visits.',
      'Set visits by season: two a year is the usual minimum, four where leaves, snow or grease call for it.',
      'On Measurements, enter roof size for the hours and check the times a year in the care plan.',
      'On Cost, price a visit and its tasks, enter overhead and profit or a margin, and see that every count below reads 0.',
      'Fill in start, end, yearly change and payment; choose a limit for small repairs and say what happens above it.',
      estimate.sendStep('Plan', 'Give the crew the visit sheet for each season.'),
      'Sixty days before the end, send next year’s price with this year’s photographs.',
    ],
    pages: { main: 2, office: 4, field: 1 },
    expertGuide: [data.careGuide, estimate.renewalGuide, estimate.acceptanceGuide, estimate.marginGuide],
    subject: `A year of care for ${aRoof(system)}: visits by season, tasks, price and renewal`,
    intro: 'A year of care for your roof: when we come, what we do and what it costs. This is not a contract.',
    keywords: [system.name, 'annual maintenance', 'service plan', 'estimate'],
    required: ['term.start', 'term.end'],
    parts: () => [
      d.part('Plan', [
        ...estimate.customerBlocks(),
        ...estimate.visitRoofBlocks,
        ...seasonBlocks(system),
        ...estimate.scopeBlocks(scope, { payment: 'service', title: 'Price for the year' }),
        ...estimate.goAheadBlocks,
        ...renewalBlocks,
        ...estimate.agreementBlocks(
          {
            included: ['photographs and a dated report after each visit'],
            excluded: data.care.excluded,
            assumed: ['the roof has no active leaks at the first visit', 'access on workdays with a week’s notice'],
          },
          [
            ['What you are responsible for', `${inSentence(dutiesOf(system))}.`],
            [
              'The roof’s own warranty',
              `${warrantyTerms.manufacturerMaterial} It is lost most often because of ${inSentence(exclusionsOf(system))}. Our reports are the record its terms require; they do not extend it.`,
            ],
            ...estimate.planTerms,
            [
              'Storms',
              'After a named storm or hail, plan customers are served first, at the service-call price above.',
            ],
          ],
        ),
      ]),
      estimate.visitSheet(system),
      estimate.measurementsPart(estimate.visitMeasures(data, system.type === 'sloped'), planBlocks(tasks)),
      ...estimate.costParts(scope, { payment: 'service' }),
    ],
  })
}
