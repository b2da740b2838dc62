import { defineTemplate } from '@/data/shared/define-template'
import { asOfToday, day, figure, jobFields, mark, money, num, pick, text, today } from '@/data/shared/columns'
import { isBlank, notBelowZero, onceFilled, roundDown } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

/** Rental trade counts four weeks as a month. */
const WEEK = 7
const MONTH = 28

const until = d.orElse(d.cell('off'), today)
const days = onceFilled(d.cell('on'), onceFilled(until, d.add(d.sub(until, d.cell('on')), 1)))
const weekRate = d.orElse(d.cell('week'), d.mul(WEEK, d.cell('rate')))
const monthRate = d.orElse(d.cell('month'), d.mul(MONTH / WEEK, weekRate))
const months = roundDown(d.div(d.cell('days'), MONTH))
const rest = d.sub(d.cell('days'), d.mul(MONTH, months))
const weeks = roundDown(d.div(rest, WEEK))
const restDays = d.sub(rest, d.mul(WEEK, weeks))
/** Days cost no more than a week, and weeks no more than a month. */
const lastWeek = d.min(d.mul(restDays, d.cell('rate')), weekRate)
const rental = d.round(d.add(d.mul(months, monthRate), d.min(d.add(d.mul(weeks, weekRate), lastWeek), monthRate)))

export const equipmentAndRentalLog = defineTemplate('project-management', {
  name: 'Equipment and Rental Log',
  group: 'Daily Operations',
  formats: ['PDF', 'Excel'],
  demand: [0.12, 'Seldom, or one kind of company.'],
  telling: 'Equipment',
  description:
    'Equipment log for roofing jobs: rented and own machines with days, day, week and month rates, off-rent dates, checks and cost against budget.',
  tags: [
    'equipment log',
    'rental log',
    'equipment rental',
    'lift rental',
    'off rent',
    'equipment cost',
    'job cost',
    'forklift',
    'boom lift',
    'crane rental',
    'tool log',
    'hour meter',
  ],
  fullDescription: [
    'List every machine on the job with the day it arrived and the day it went off rent. Days are counted up to today while the machine is still there, and the cost uses the day, week or four-week rate, whichever is cheapest.',
    'Own equipment gets a rate as well; a truck that costs nothing on the books makes every job look better than it was.',
    'Machines past their planned return are marked. The second sheet holds the checks, the hours and the fuel.',
  ],
  howToUse: [
    'Enter the equipment budget of the job; days count to today.',
    'Enter a line when a machine arrives; photograph it on all sides with the hour meter.',
    'Write the rates from the rental contract; leave week and month empty if there are none.',
    'Enter the planned return date. The mark shows what should be gone.',
    'Call the machine off rent, get the off-rent number, and enter the date of that call, not of the pickup.',
    'Compare the invoice with the line before you pay it.',
  ],
  expertGuide: [
    {
      title: 'How the cost is counted',
      text: 'Ten days at $100 a day and $350 a week cost $650: $350 for the week and $300 for three more days. Three days at $150 are capped at the week rate, $350. Four weeks count as a month. If your contract counts hours or weekends, enter its figure under delivery and other.',
    },
    {
      title: 'The off-rent number stops the rent',
      text: 'Rent usually runs until you call the machine off rent, not until the truck comes. Write down the number, time and name, lock the machine and photograph it. You stay responsible for damage and theft until pickup.',
    },
    {
      title: 'Operator cards and daily checks',
      text: 'Forklift operators need training and evaluation, crane operators certification, lift operators training. Cranes are inspected each shift and month by a competent person, aerial lifts’ controls tested each day before use.',
      cite: '29 CFR 1910.178(l), 1926.602(d), 1926.1412, 1926.1427, 1926.453(b)(2)(i)',
    },
    {
      title: 'A damage waiver is not insurance',
      text: 'The damage waiver on the ticket usually leaves out tires, glass, overload, theft without locks and misuse. Ask your agent for a rented-equipment line and decide now, not at the rental counter.',
    },
  ],
  pages: { main: 4 },
  subject: 'Equipment on roofing jobs, with days, rates, returns and cost',
  intro:
    'Days run to the off-rent date, or to today. Cost uses the cheapest of the day, week and four-week rates. A filled mark means past its planned return.',
  keywords: ['equipment', 'rental', 'roofing'],
  required: ['report.date', 'line', 'line.what', 'line.on'],
  parts: () => [
    d.part(
      'Equipment',
      [
        d.section('Overview', 'Date, budget and cost'),
        d.fields(
          4,
          ...jobFields(),
          asOfToday(),
          d.own('equipment.budget', 'Equipment budget', 'currency'),
          d.calculated(
            'equipment.left',
            'Left in the budget',
            'currency',
            onceFilled('equipment.budget', d.sub('equipment.budget', 'line.total')),
          ),
          d.calculated('equipment.late', 'Past planned return', 'number', d.sum('line', 'late'), { decimals: 0 }),
        ),
        d.section('Equipment', 'Equipment with days, rates and cost'),
        d.table(
          'line',
          'Equipment',
          [
            text('what', 'Equipment, unit no., rented or own', 2.2),
            day('on', 'On rent'),
            day('due', 'Return by'),
            day('off', 'Off rent'),
            num('days', 'Days', 0, days, 0.7),
            money('rate', 'Day rate', undefined, 1),
            money('week', 'Week rate', undefined, 1),
            money('month', '4-week rate', undefined, 1),
            money('extra', 'Delivery, fuel, other', undefined, 1),
            mark(
              'late',
              'Late',
              onceFilled(
                d.cell('due'),
                onceFilled(today, d.when(d.mul(isBlank(d.cell('off')), d.sub(today, d.cell('due'))), '>', 0, 1, 0)),
              ),
            ),
            money('cost', 'Cost', d.add(rental, d.cell('extra')), 1.2),
          ],
          [],
          {
            blankRows: 20,
            totals: [d.total('line.total', 'Equipment total', d.sum('line', 'cost'), { strong: true })],
          },
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
    d.part(
      'Use and checks',
      [
        d.section('Daily use', 'Daily use with hours, fuel and check'),
        d.p('Use one line for each machine and each day it ran. The operator enters name and card.'),
        d.table(
          'use',
          'Daily use',
          [
            day('date', 'Date'),
            text('what', 'Equipment', 2),
            text('operator', 'Operator, card', 1.8),
            num('from', 'Meter start', 1),
            num('to', 'Meter end', 1),
            num(
              'hours',
              'Hours',
              1,
              onceFilled(d.cell('from'), onceFilled(d.cell('to'), notBelowZero(d.sub(d.cell('to'), d.cell('from'))))),
            ),
            num('fuel', 'Fuel (gal)', 1),
            pick('check', 'Check', ['Good', 'Defect, used', 'Stopped'], 1.2),
            text('defect', 'Defect or damage, reported to', 2.4),
          ],
          [],
          {
            blankRows: 24,
            totals: [
              figure('use.fuel', 'Fuel (gal)', d.sum('use', 'fuel'), 1),
              figure('use.hours', 'Machine hours', d.sum('use', 'hours'), 1, { strong: true }),
            ],
          },
        ),
        d.section('On arrival and on return'),
        d.tickList('check', [
          'Photos of four sides, tires, basket, meter',
          'Manual and decals on the machine',
          'Load chart for the configuration on site',
          'Annual inspection current',
          'Ground and slope within the machine’s limits',
          'Keys, lock and theft coverage arranged',
          'Off-rent number, name and time written down',
          'Returned clean, fueled, photographed',
        ]),
      ],
      { landscape: true, audience: 'crew' },
    ),
  ],
})
