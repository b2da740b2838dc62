import { aboveZero, asOf, day, figure, floor, given, jobFields, mark, money, num, open, pick, text } from './parts'
import { projectDocument } from './template'
import {
  add,
  calculated,
  cell,
  div,
  documentModel,
  fields,
  min,
  mul,
  orElse,
  own,
  p,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  tickList,
  total,
  when,
} from '@/lib/documents/author'

/** Rental trade counts four weeks as a month. */
const WEEK = 7
const MONTH = 28

const today = ref('report.date')
const until = orElse(cell('off'), today)
const days = given(cell('on'), given(until, add(sub(until, cell('on')), 1)))
const weekRate = orElse(cell('week'), mul(WEEK, cell('rate')))
const monthRate = orElse(cell('month'), mul(MONTH / WEEK, weekRate))
const months = floor(div(cell('days'), MONTH))
const rest = sub(cell('days'), mul(MONTH, months))
const weeks = floor(div(rest, WEEK))
const restDays = sub(rest, mul(WEEK, weeks))
/** Days cost no more than a week, and weeks no more than a month. */
const lastWeek = min(mul(restDays, cell('rate')), weekRate)
const rental = round(add(mul(months, monthRate), min(add(mul(weeks, weekRate), lastWeek), monthRate)))

export const equipmentAndRentalLog = projectDocument('Daily Operations', 'Excel', {
  name: 'Equipment and Rental Log',
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
    'Every machine on the job with the day it came and the day it was called off. Days count themselves, up to today while it is still there, and the cost follows from day, week and four-week rates, whichever is cheaper.',
    'Own equipment gets a rate as well; a truck that costs nothing on paper makes every job look better than it was.',
    'Machines past their planned return mark themselves. The second sheet keeps the checks, the hours and the fuel.',
  ],
  howToUse: [
    'Enter today’s date and the equipment budget of the job.',
    'Enter a line when a machine arrives; photograph it on all sides with the hour meter.',
    'Write the rates from the rental contract; leave week and month empty if there are none.',
    'Enter the return that you planned. The mark shows what should be gone.',
    'Call it off, get the off-rent number, and enter the date of that call, not of the pickup.',
    'Compare the invoice with the line before you pay it.',
  ],
  expertGuide: [
    {
      title: 'How the cost is counted',
      text: 'Ten days at $100 a day and $350 a week: one week is $350, three more days would be $300, so $650. Three days at $150 stop at the week rate, $350. Four weeks count as a month. Your contract may count hours or weekends; then write its figure into delivery and other.',
    },
    {
      title: 'The off-rent number ends the rent',
      text: 'Rent usually runs until you call it off, not until the truck comes. Write number, hour and name, lock the machine, photograph it, and keep it safe until pickup: care and theft stay yours that long.',
    },
    {
      title: 'The card and the daily look',
      text: 'Forklift operators need training and evaluation, crane operators certification, lift operators training. Cranes are inspected each shift and month by a competent person, aerial lifts’ controls tested each day before use.',
      cite: '29 CFR 1910.178(l), 1926.602(d), 1926.1412, 1926.1427, 1926.453(b)(2)(i)',
    },
    {
      title: 'Waiver is not insurance',
      text: 'The damage waiver on the ticket usually leaves out tires, glass, overload, theft without locks and misuse. Ask your agent for a rented-equipment line and decide once, not at the counter.',
    },
  ],
  document: () =>
    documentModel({
      title: 'Equipment and Rental Log',
      subject: 'Equipment on roofing jobs with days, rates, returns and cost',
      intro:
        'Days run to the off-rent date, or to today. Cost takes the cheaper of day, week and four-week rates. A filled mark means past its planned return.',
      letterhead: 'compact',
      keywords: ['equipment', 'rental', 'roofing'],
      parts: [
        part(
          'Equipment',
          [
            section('Overview', 'Date, budget and cost'),
            fields(
              4,
              ...jobFields(),
              asOf('Today'),
              own('equipment.budget', 'Equipment budget', 'currency'),
              calculated(
                'equipment.left',
                'Left in the budget',
                'currency',
                given('equipment.budget', sub('equipment.budget', 'line.total')),
              ),
              calculated('equipment.late', 'Past planned return', 'number', sum('line', 'late'), { decimals: 0 }),
            ),
            section('Equipment', 'Equipment with days, rates and cost'),
            table(
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
                  given(cell('due'), given(today, when(mul(open(cell('off')), sub(today, cell('due'))), '>', 0, 1, 0))),
                ),
                money('cost', 'Cost', add(rental, cell('extra')), 1.2),
              ],
              [],
              {
                blankRows: 20,
                totals: [total('line.total', 'Equipment in all', sum('line', 'cost'), { strong: true })],
              },
            ),
          ],
          { landscape: true, audience: 'office' },
        ),
        part(
          'Use and checks',
          [
            section('Daily use', 'Daily use with hours, fuel and check'),
            p('One line for each machine and day that it ran. The operator enters name and card.'),
            table(
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
                  given(cell('from'), given(cell('to'), aboveZero(sub(cell('to'), cell('from'))))),
                ),
                num('fuel', 'Fuel (gal)', 1),
                pick('check', 'Check', ['Good', 'Defect, used', 'Stopped'], 1.2),
                text('defect', 'Defect, damage, told whom', 2.4),
              ],
              [],
              {
                blankRows: 24,
                totals: [
                  figure('use.fuel', 'Fuel (gal)', sum('use', 'fuel'), 1),
                  figure('use.hours', 'Machine hours', sum('use', 'hours'), 1, { strong: true }),
                ],
              },
            ),
            section('On arrival and on return'),
            tickList('check', [
              'Photos of four sides, tires, basket, meter',
              'Manual and decals on the machine',
              'Load chart for the configuration on site',
              'Last annual inspection in date',
              'Ground and slope within the limits',
              'Keys, lock, theft cover agreed',
              'Off-rent number, name and hour written',
              'Returned clean, fueled, photographed',
            ]),
          ],
          { landscape: true, audience: 'crew' },
        ),
      ],
    }),
})
