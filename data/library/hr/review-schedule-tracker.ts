import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const quarters = ['Q1', 'Q2', 'Q3', 'Q4']
const ofQuarter = (key: string, quarter: string) => d.sum('review', key, { key: 'quarter', equals: quarter })

export const reviewScheduleTracker = defineTemplate('hr', {
  name: 'Review Schedule Tracker',
  group: 'Performance Management',
  formats: ['PDF', 'Excel'],
  telling: 'Reviews',
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
  pages: { main: 3 },
  subject: 'Review dates, ratings and raises with their yearly cost',
  intro: 'Who is due, who reviews, and what pay followed. Keep it in the office; each person sees only their own line.',
  required: ['plan.year', 'review', 'review.name', 'quarter.keeper'],
  parts: () => [
    d.part(
      'Schedule',
      [
        d.section('Year and budget'),
        d.fields(
          4,
          d.own('plan.year', 'Year'),
          d.own('plan.hours', 'Paid hours a year, each', 'number', { value: 2080, decimals: 0 }),
          d.own('plan.burden', 'Burden on wages', 'percent', { decimals: 1 }),
          d.own('plan.budget', 'Budget for raises', 'currency'),
        ),
        d.section('Reviews', 'Reviews by person with rating, old and new pay'),
        d.table(
          'review',
          'Reviews',
          [
            d.column('name', 'Name', 'text', { width: 2 }),
            d.column('role', 'Role', 'text', { width: 1.5 }),
            d.column('hired', 'Hired', 'date', { width: 1.2 }),
            d.column('last', 'Last review', 'date', { width: 1.2 }),
            d.column('quarter', 'Due', 'select', { width: 0.8, options: quarters }),
            d.column('reviewer', 'Reviewer', 'text', { width: 1.4 }),
            d.column('held', 'Held on', 'date', { width: 1.2 }),
            d.column('rating', 'Rating (1–4)', 'number', { width: 0.8, decimals: 0 }),
            d.column('before', 'Rate now', 'currency', { width: 1.1 }),
            d.column('after', 'New rate', 'currency', { width: 1.1 }),
            d.column('raise', 'Raise', 'percent', {
              width: 0.9,
              decimals: 1,
              formula: d.when(
                d.cell('after'),
                '>',
                0,
                d.div(d.sub(d.cell('after'), d.cell('before')), d.cell('before')),
                0,
              ),
            }),
            d.column('cost', 'Cost a year', 'currency', {
              width: 1.3,
              formula: d.when(
                d.cell('after'),
                '>',
                0,
                d.round(
                  d.mul(d.sub(d.cell('after'), d.cell('before')), d.ref('plan.hours'), d.add(1, d.ref('plan.burden'))),
                ),
                0,
              ),
            }),
          ],
          [],
          {
            blankRows: 24,
            lineNumbers: true,
            totals: [
              d.total('review.cost', 'Raises, cost a year', d.sum('review', 'cost'), { strong: true }),
              d.total('review.left', 'Left in the budget', d.sub(d.ref('plan.budget'), d.ref('review.cost'))),
            ],
          },
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
    d.part(
      'By quarter',
      [
        d.section('Raises by quarter'),
        d.table(
          'quarter',
          'Raises by quarter',
          [
            d.column('quarter', 'Quarter', 'text', { width: 1, fixed: true }),
            d.column('cost', 'Raises, cost a year', 'currency', { width: 1.6 }),
            d.column('share', 'Share of budget', 'percent', {
              width: 1.3,
              decimals: 1,
              formula: d.div(d.cell('cost'), d.ref('plan.budget')),
            }),
            d.column('looked', 'Compared for fairness by', 'text', { width: 2.2 }),
            d.column('date', 'Date', 'date', { width: 1.2 }),
          ],
          quarters.map((quarter) => ({ quarter, cost: ofQuarter('cost', quarter) })),
          {
            totals: [
              d.total('quarter.all', 'Raises with a quarter', d.sum('quarter', 'cost')),
              d.total('quarter.open', 'Raises without one', d.sub(d.ref('review.cost'), d.ref('quarter.all'))),
            ],
          },
        ),
        d.section('Moved or missed', 'Reviews moved, with the reason and the new date'),
        d.table(
          'moved',
          'Reviews moved',
          [
            d.column('name', 'Name', 'text', { width: 2 }),
            d.column('why', 'Reason', 'select', {
              width: 1.6,
              options: ['Leave', 'Busy season', 'New foreman', 'Other'],
            }),
            d.column('to', 'New date', 'date', { width: 1.2 }),
            d.column('told', 'Person told', 'check', { width: 0.9 }),
            d.column('note', 'Note', 'text', { width: 2.4 }),
          ],
          [],
          { blankRows: 8, log: true },
        ),
        d.fields(
          3,
          d.calculated('quarter.used', 'Budget used', 'percent', d.div('review.cost', 'plan.budget'), { decimals: 1 }),
          d.choice('quarter.scale', 'Raises follow the wage scale', ['Yes', 'With noted exceptions', 'No']),
          d.own('quarter.keeper', 'Kept by'),
        ),
        d.note(
          'Ratings',
          '1 below what the job asks, 2 mostly meets it, 3 meets it fully, 4 well above. The review form holds the reasons; this sheet holds only the figure.',
        ),
        notEmploymentAdvice('29 U.S.C. 206(d), 623', '42 U.S.C. 2000e-2', '29 CFR 778.208–778.211', '29 CFR 1602.14'),
      ],
      { audience: 'office', landscape: true, follows: true },
    ),
  ],
})
