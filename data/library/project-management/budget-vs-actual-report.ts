import { defineTemplate } from '@/data/shared/define-template'
import { asOf, jobFields, money, pick, share, text } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const revised = d.add(d.cell('budget'), d.cell('change'))
const earned = d.round(d.mul(revised, d.cell('done')))
/** At the rate so far; what was budgeted where nothing is done yet, and never less than what was spent. */
const forecast = onceFilled(
  revised,
  d.max(d.orElse(d.round(d.div(d.cell('actual'), d.cell('done'))), revised), d.orElse(d.cell('actual'), 0)),
)

export const budgetVsActualReport = defineTemplate('project-management', {
  name: 'Budget vs. Actual Report',
  group: 'Financial Tracking',
  formats: ['PDF', 'Excel'],
  stage: 'close',
  demand: [0.16, 'Seldom, or one kind of company.'],
  telling: 'Reasons and fixes',
  description:
    'Monthly budget report for a roofing job: earned against spent by cost code, variance today, forecast and variance at completion, reasons.',
  tags: [
    'budget vs actual',
    'variance report',
    'earned value',
    'cost variance',
    'forecast at completion',
    'cost report',
    'job budget',
    'estimate vs actual',
    'over budget',
    'job cost variance',
    'percent complete',
    'profit fade',
  ],
  fullDescription: [
    'One page a month answers one question for each code: have we spent too much for what we have built? Percent complete comes from the roof, not from the checkbook, and the earned budget is shown next to the cost.',
    'From the two it shows today’s variance, what the job will cost at the present rate, and what that does to the margin. Each code that is off gets a reason and a fix.',
    'The job cost tracker keeps the postings; you read this report with the person who can still change something.',
  ],
  howToUse: [
    'Enter budget and approved changes by code.',
    'Have the foreman state percent complete by quantity: squares, feet, pieces.',
    'Enter the actual cost by code from the job cost, accruals included.',
    'Read Variance: minus means more spent than earned.',
    'Enter your own forecast where the present rate will not hold, with a reason.',
    'Decide on one fix for each of the three worst codes and name who does it.',
  ],
  expertGuide: [
    {
      title: 'A worked code',
      text: 'Tear-off budget $10,000, 40 percent done, $5,000 spent. Earned is $4,000, so the variance is −$1,000. At this rate the code ends at $12,500, which is $2,500 over.',
    },
    {
      title: 'Percent complete is counted',
      text: 'Divide squares laid by squares to lay, weighted by the hours each step takes. Percent spent looks like progress and says the budget is fine until the last week.',
    },
    {
      title: 'A forecast that knows more',
      text: 'The rate so far works for the field of the roof, but not for a slow start or an easy finish. Overwrite it when you know why, and keep both figures to see how often you were right.',
    },
    {
      title: 'Three lines, not thirty',
      text: 'Most of a loss sits in two or three codes, usually tear-off and flashing labor. Spend the meeting on these and leave the permit fee alone.',
    },
    {
      title: 'Show a loss as soon as you see it',
      text: 'When the forecast passes the contract sum, accountants book the whole expected loss at once. Tell your accountant before the statement goes to the bank.',
      cite: 'ASC 605-35-25',
    },
  ],
  pages: { main: 2 },
  subject: 'Variance by cost code and forecast at completion',
  intro:
    'Count percent done on the roof. A minus means over budget. The forecast follows the rate so far unless you enter your own.',
  keywords: ['budget', 'variance', 'roofing'],
  required: ['report.date', 'report.by', 'report.contract', 'code', 'code.budget'],
  parts: () => [
    d.part(
      'Report',
      [
        d.section('Job and result', 'Job, earned, spent, forecast and margin'),
        d.fields(
          4,
          ...jobFields(),
          asOf('Figures up to'),
          d.own('report.by', 'Prepared by'),
          d.own('report.contract', 'Contract to date', 'currency'),
          d.calculated('report.done', 'Done, by budget', 'percent', d.div('code.earned', 'code.revised'), {
            decimals: 1,
          }),
          d.calculated(
            'report.index',
            'Earned per dollar spent',
            'number',
            d.round(d.div('code.earned', 'code.actual')),
            { decimals: 2 },
          ),
          d.calculated(
            'report.margin',
            'Margin budgeted',
            'percent',
            d.div(onceFilled('code.revised', d.sub('report.contract', 'code.revised')), 'report.contract'),
            { decimals: 1 },
          ),
          d.calculated(
            'report.marginForecast',
            'Margin forecast',
            'percent',
            d.div(onceFilled('code.forecast', d.sub('report.contract', 'code.forecast')), 'report.contract'),
            { decimals: 1 },
          ),
          d.calculated(
            'report.profit',
            'Gross profit forecast',
            'currency',
            onceFilled('report.contract', onceFilled('code.forecast', d.sub('report.contract', 'code.forecast'))),
          ),
        ),
        d.section('By cost code', 'Budget, earned, actual, variance and forecast by code'),
        d.table(
          'code',
          'Budget and actual by code',
          [
            text('code', 'Cost code', 3),
            money('budget', 'Budget'),
            money('change', 'Changes', undefined, 1.1),
            { ...share('done', 'Done'), ofWhole: true },
            money('earned', 'Earned', earned),
            money('actual', 'Actual'),
            money('variance', 'Variance', onceFilled(earned, d.sub(earned, d.orElse(d.cell('actual'), 0)))),
            money('own', 'Own forecast', undefined, 1.1),
            money('forecast', 'Forecast', d.orElse(d.cell('own'), forecast)),
            money('end', 'At the end', onceFilled(revised, d.sub(revised, d.cell('forecast')))),
          ],
          [
            'Labor: setup',
            'Labor: tear-off',
            'Labor: deck repair',
            'Labor: dry-in, board',
            'Labor: field',
            'Labor: flashing',
            'Material: roofing',
            'Material: board, deck',
            'Material: metal',
            'Equipment',
            'Disposal',
            'Subcontractors',
            'Permits, other',
          ].map((code) => ({ code })),
          {
            blankRows: 1,
            totals: [
              d.total('code.revised', 'Budget with changes', d.add(d.sum('code', 'budget'), d.sum('code', 'change'))),
              d.total('code.earned', 'Earned', d.sum('code', 'earned')),
              d.total('code.actual', 'Actual', d.sum('code', 'actual')),
              d.total(
                'code.variance',
                'Variance today',
                onceFilled('code.earned', d.sub('code.earned', d.orElse(d.ref('code.actual'), 0))),
              ),
              d.total('code.forecast', 'Forecast cost', d.sum('code', 'forecast')),
              d.total('code.end', 'Variance at the end', d.sum('code', 'end'), { strong: true }),
            ],
          },
        ),
        d.section('Reasons and fixes', 'Reasons and fixes for the worst codes'),
        d.table(
          'reason',
          'Reasons and fixes',
          [
            text('code', 'Cost code', 1.8),
            money('amount', 'At the end'),
            pick(
              'cause',
              'Cause',
              ['Estimate', 'Hours', 'Price', 'Quantity', 'Waste', 'Weather', 'Change not billed', 'Posting', 'Rework'],
              1.4,
            ),
            text('why', 'Why, counted', 2.8),
            text('what', 'What we do', 2.8),
            text('who', 'Who', 0.9),
          ],
          [],
          { blankRows: 3, lineNumbers: true },
        ),
        d.p(
          'Your own forecast overrides the rate so far; leave it blank to follow the rate. A code with no work done is forecast at its budget.',
        ),
        d.signatures([
          { name: 'manager', role: 'Project manager' },
          { name: 'owner', role: 'Reviewed for the company' },
        ]),
      ],
      { landscape: true, audience: 'office' },
    ),
  ],
})
