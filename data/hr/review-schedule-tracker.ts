import { hrDocument, notLegalAdvice } from './template'
import {
  calculated,
  cell,
  choice,
  column,
  div,
  fields,
  mul,
  note,
  own,
  part,
  ref,
  add,
  round,
  section,
  sub,
  sum,
  table,
  total,
  when,
} from '@/lib/documents/author'

const quarters = ['Q1', 'Q2', 'Q3', 'Q4']
const ofQuarter = (key: string, quarter: string) => sum('review', key, { key: 'quarter', equals: quarter })

export const reviewScheduleTracker = hrDocument('Performance Management', 'Excel', {
  name: 'Review Schedule Tracker',
  description:
    'Review calendar for crew and office: who is due, who reviews, rating, old and new pay, raise in percent and what raises cost in a year.',
  tags: [
    'review schedule',
    'performance review tracker',
    'raises',
    'pay increases',
    'review calendar',
    'merit increase',
    'labor budget',
    'pay raise tracker',
    'raise schedule',
    'evaluation calendar',
    'annual review dates',
    'wage increases',
    'crew raises',
  ],
  fullDescription: [
    'Reviews that are promised and forgotten cost more good installers than low pay. Here everybody has a quarter, a reviewer and a date; what followed in pay stands beside it.',
    'The sheet works out each raise in percent, the cost over the hours of a year with burden, and the total by quarter against the budget you set.',
  ],
  howToUse: [
    'Enter everyone with hire date and last review; new hires get their 90-day review as well.',
    'Choose the quarter and name a reviewer who has seen the person work.',
    'After the review enter the date held, the rating and the new rate.',
    'Look at the raises side by side before you announce any: like work, like pay.',
    'Give the change in writing before the first hour at the new rate.',
  ],
  expertGuide: [
    {
      title: 'Look down the column before you sign',
      text: 'Compare raises by role, sex, age and origin before they go out, with counsel if you can. A pattern that nobody meant is easier to fix in a spreadsheet than in a charge. Differences need a reason in work, and the reason belongs in the review.',
      cite: '29 U.S.C. 206(d), 623; 42 U.S.C. 2000e-2',
    },
    {
      title: 'Leave does not lower a rating',
      text: 'Time on protected leave, on workers’ compensation, in the Guard or at jury duty is taken out of the count. Rate what was done in the months worked, and move the date rather than the grade.',
      cite: '29 CFR 825.220(c); 38 U.S.C. 4311',
    },
    {
      title: 'A bonus at review time',
      text: 'A bonus that was promised for work belongs in the regular rate of the weeks in which it was earned, so overtime is topped up. A bonus that stays the owner’s free choice, both whether and how much, does not.',
      cite: '29 CFR 778.208–778.211',
    },
  ],
  subject: 'Review dates, ratings and raises with their yearly cost',
  intro: 'Who is due, who reviews, and what pay followed. Keep it in the office; each person sees only their own line.',
  parts: () => [
    part(
      'Schedule',
      [
        section('Year and budget'),
        fields(
          4,
          own('plan.year', 'Year'),
          own('plan.hours', 'Paid hours a year, each', 'number', { value: 2080, decimals: 0 }),
          own('plan.burden', 'Burden on wages', 'percent', { decimals: 1 }),
          own('plan.budget', 'Budget for raises', 'currency'),
        ),
        section('Reviews', 'Reviews by person with rating, old and new pay'),
        table(
          'review',
          'Reviews',
          [
            column('name', 'Name', 'text', { width: 2 }),
            column('role', 'Role', 'text', { width: 1.5 }),
            column('hired', 'Hired', 'date', { width: 1.2 }),
            column('last', 'Last review', 'date', { width: 1.2 }),
            column('quarter', 'Due', 'select', { width: 0.8, options: quarters }),
            column('reviewer', 'Reviewer', 'text', { width: 1.4 }),
            column('held', 'Held on', 'date', { width: 1.2 }),
            column('rating', 'Rating (1–4)', 'number', { width: 0.8, decimals: 0 }),
            column('before', 'Rate now', 'currency', { width: 1.1 }),
            column('after', 'New rate', 'currency', { width: 1.1 }),
            column('raise', 'Raise', 'percent', {
              width: 0.9,
              decimals: 1,
              formula: when(cell('after'), '>', 0, div(sub(cell('after'), cell('before')), cell('before')), 0),
            }),
            column('cost', 'Cost a year', 'currency', {
              width: 1.3,
              formula: when(
                cell('after'),
                '>',
                0,
                round(mul(sub(cell('after'), cell('before')), ref('plan.hours'), add(1, ref('plan.burden')))),
                0,
              ),
            }),
          ],
          [],
          {
            blankRows: 24,
            lineNumbers: true,
            totals: [
              total('review.cost', 'Raises, cost a year', sum('review', 'cost'), { strong: true }),
              total('review.left', 'Left in the budget', sub(ref('plan.budget'), ref('review.cost'))),
            ],
          },
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
    part(
      'By quarter',
      [
        section('Raises by quarter'),
        table(
          'quarter',
          'Raises by quarter',
          [
            column('quarter', 'Quarter', 'text', { width: 1, fixed: true }),
            column('cost', 'Raises, cost a year', 'currency', { width: 1.6 }),
            column('share', 'Share of budget', 'percent', {
              width: 1.3,
              decimals: 1,
              formula: div(cell('cost'), ref('plan.budget')),
            }),
            column('looked', 'Compared for fairness by', 'text', { width: 2.2 }),
            column('date', 'Date', 'date', { width: 1.2 }),
          ],
          quarters.map((quarter) => ({ quarter, cost: ofQuarter('cost', quarter) })),
          {
            totals: [
              total('quarter.all', 'Raises with a quarter', sum('quarter', 'cost')),
              total('quarter.open', 'Raises without one', sub(ref('review.cost'), ref('quarter.all'))),
            ],
          },
        ),
        section('Moved or missed', 'Reviews moved, with the reason and the new date'),
        table(
          'moved',
          'Reviews moved',
          [
            column('name', 'Name', 'text', { width: 2 }),
            column('why', 'Reason', 'select', {
              width: 1.6,
              options: ['Leave', 'Busy season', 'New foreman', 'Other'],
            }),
            column('to', 'New date', 'date', { width: 1.2 }),
            column('told', 'Person told', 'check', { width: 0.9 }),
            column('note', 'Note', 'text', { width: 2.4 }),
          ],
          [],
          { blankRows: 8 },
        ),
        fields(
          3,
          calculated('quarter.used', 'Budget used', 'percent', div('review.cost', 'plan.budget'), { decimals: 1 }),
          choice('quarter.scale', 'Raises follow the wage scale', ['Yes', 'With noted exceptions', 'No']),
          own('quarter.keeper', 'Kept by'),
        ),
        note(
          'Ratings',
          '1 below what the job asks, 2 mostly meets it, 3 meets it fully, 4 well above. The review form holds the reasons; this sheet holds only the figure.',
        ),
        notLegalAdvice('29 U.S.C. 206(d), 623', '42 U.S.C. 2000e-2', '29 CFR 778.208–778.211', '29 CFR 1602.14'),
      ],
      { audience: 'office' },
    ),
  ],
})
