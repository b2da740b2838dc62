import { asOf, day, given, jobFields, money, num, pick, share, text } from './parts'
import { projectDocument } from './template'
import {
  add,
  calculated,
  cell,
  div,
  documentModel,
  fields,
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
  total,
} from '@/lib/documents/author'

const kinds = ['Labor', 'Material', 'Equipment', 'Subcontract', 'Disposal', 'Other'] as const
const codes = [
  ['10 Setup, protection', 'Labor'],
  ['20 Tear-off', 'Labor'],
  ['25 Deck repair', 'Labor'],
  ['30 Dry-in, insulation', 'Labor'],
  ['40 Field of the roof', 'Labor'],
  ['45 Flashing, metal', 'Labor'],
  ['50 Roofing material', 'Material'],
  ['55 Metal, accessories', 'Material'],
  ['60 Deck, insulation', 'Material'],
  ['65 Equipment, rental', 'Equipment'],
  ['70 Disposal', 'Disposal'],
  ['75 Subcontract', 'Subcontract'],
  ['80 Permit, test, bond', 'Other'],
  ['90 Callback, warranty', 'Labor'],
] as const
const names = codes.map(([code]) => code)

const posted = round(mul(cell('qty'), cell('rate')))

export const jobCostTracker = projectDocument('Financial Tracking', 'Excel', {
  name: 'Job Cost Tracker',
  description:
    'Roofing job cost by code: labor, material, equipment and subcontract posted line by line, with committed cost, cost to finish and margin.',
  popular: true,
  tags: [
    'job costing',
    'job cost',
    'cost tracking',
    'cost codes',
    'cost to complete',
    'gross profit',
    'committed cost',
    'loaded labor rate',
    'job cost report',
    'roofing job costing',
    'labor burden',
    'cost report',
    'job profit',
    'WIP',
  ],
  fullDescription: [
    'Post each timesheet, invoice and ticket once, with its code. The summary collects cost by code, adds what is ordered and not yet invoiced, and what you still expect, and says what the job will cost and earn when it is done.',
    'The loaded labor rate is worked out from wage, burden and overhead, so that hours are posted at what they cost and not at what is printed on the check.',
    'Fourteen codes cover a roof; forty-eight lines a sheet take an ordinary job. Save a copy by month for a long one.',
  ],
  howToUse: [
    'Enter contract sum, changes and the budget by code from the estimate.',
    'Enter wage, burden and overhead an hour; use the loaded rate for labor postings.',
    'Post every week: date, code, quantity and rate. A credit is a negative quantity.',
    'Enter orders not invoiced as committed, and take them out when the invoice is posted.',
    'Each Friday estimate the cost to finish of each open code, beyond what is committed.',
    'Read the forecast and the margin; explain any code that is over by more than a tenth.',
  ],
  expertGuide: [
    {
      title: 'A worked job',
      text: 'Contract $40,000, budget $26,000. Posted $14,000, committed $5,000, to finish $8,200: forecast $27,200, which is $1,200 over, and a gross profit of $12,800 or 32.0 percent instead of 35.0.',
    },
    {
      title: 'Loaded rate',
      text: 'A wage of $24 with 32 percent burden is $31.68, with $6 of overhead an hour $37.68. Burden is what the wage brings with it: payroll taxes, workers’ compensation, liability by payroll, paid time off. Roofing comp alone can double it.',
    },
    {
      title: 'Cost to finish is a look, not a subtraction',
      text: 'Budget less cost is the answer that is always wrong in the same direction. Ask the foreman how many hours are left, multiply by the loaded rate, and write that.',
    },
    {
      title: 'Overhead in one place',
      text: 'If overhead is in the labor rate, compare the margin with a target that does not contain it again. If the rate leaves it out, the gross profit has to pay for the office before it pays you.',
    },
    {
      title: 'Hours are the record, dollars follow',
      text: 'Post from the signed timesheets, so that payroll and job cost agree to the hour each week. The same records are what wage law asks you to keep.',
      cite: '29 CFR 516.2',
    },
  ],
  document: () =>
    documentModel({
      title: 'Job Cost Tracker',
      subject: 'Cost by code posted, committed and to finish, with forecast and margin',
      intro:
        'Post on the second sheet; the first collects by code. Forecast = posted + committed + to finish. Minus under Left is over budget.',
      letterhead: 'compact',
      keywords: ['job cost', 'roofing'],
      parts: [
        part(
          'Summary',
          [
            section('Job and result', 'Contract, forecast, gross profit and margin'),
            fields(
              4,
              ...jobFields(),
              own('job.contract', 'Contract sum', 'currency'),
              own('job.changes', 'Approved changes', 'currency'),
              calculated('job.sum', 'Contract to date', 'currency', add('job.contract', 'job.changes')),
              asOf('Posted up to'),
              calculated('job.posted', 'Posted cost', 'currency', sum('code', 'posted')),
              calculated('job.forecast', 'Forecast cost', 'currency', sum('code', 'forecast')),
              calculated(
                'job.gross',
                'Gross profit at the end',
                'currency',
                given('job.sum', given('job.forecast', sub('job.sum', 'job.forecast'))),
              ),
              calculated('job.margin', 'Margin at the end', 'percent', div('job.gross', 'job.sum'), { decimals: 1 }),
              calculated(
                'job.planned',
                'Gross profit in the budget',
                'currency',
                given('job.sum', given('code.budget', sub('job.sum', 'code.budget'))),
              ),
              calculated('job.plannedMargin', 'Margin in the budget', 'percent', div('job.planned', 'job.sum'), {
                decimals: 1,
              }),
              calculated('job.percent', 'Cost spent of forecast', 'percent', div('job.posted', 'job.forecast'), {
                decimals: 1,
              }),
              calculated(
                'job.check',
                'Postings without a code',
                'currency',
                given('post.total', sub('post.total', 'job.posted')),
              ),
            ),
            section('By code', 'Budget, posted, committed, to finish and forecast by code'),
            table(
              'code',
              'Cost by code',
              [
                text('code', 'Code', 3, { fixed: true }),
                text('kind', 'Kind', 1.1, { fixed: true }),
                money('budget', 'Budget'),
                money('posted', 'Posted'),
                money('committed', 'Committed'),
                money('finish', 'To finish'),
                money('forecast', 'Forecast', add(cell('posted'), cell('committed'), cell('finish'))),
                money('left', 'Left', given(cell('budget'), sub(cell('budget'), orElse(cell('forecast'), 0)))),
                share('share', 'Forecast of budget', div(cell('forecast'), cell('budget'))),
                num('hours', 'Hours', 1),
              ],
              codes.map(([code, kind]) => ({
                code,
                kind,
                posted: sum('post', 'amount', { key: 'code', equals: code }),
                hours: sum('post', 'hours', { key: 'code', equals: code }),
              })),
              {
                totals: [
                  total('code.budget', 'Budget', sum('code', 'budget')),
                  total('code.committed', 'Committed', sum('code', 'committed')),
                  total('code.finish', 'To finish', sum('code', 'finish')),
                  total(
                    'code.left',
                    'Left of the budget',
                    given('code.budget', sub('code.budget', orElse(ref('job.forecast'), 0))),
                    { strong: true },
                  ),
                ],
              },
            ),
            section('Labor rate', 'Loaded labor rate'),
            fields(
              4,
              own('labor.wage', 'Average wage an hour', 'currency'),
              own('labor.burden', 'Burden', 'percent', { decimals: 1 }),
              own('labor.overhead', 'Overhead an hour', 'currency'),
              calculated(
                'labor.rate',
                'Loaded rate',
                'currency',
                given('labor.wage', round(add(mul('labor.wage', add(1, 'labor.burden')), 'labor.overhead'))),
              ),
            ),
            p(
              'Left shows forecast against budget before it is spent. The codes collect by their names as printed; write your own number into the vendor column.',
            ),
          ],
          { landscape: true, audience: 'office' },
        ),
        part(
          'Postings',
          [
            section('Postings', 'Cost posted by code with quantity and rate'),
            table(
              'post',
              'Postings',
              [
                day('date', 'Date'),
                pick('code', 'Code', names, 2),
                pick('kind', 'Kind', kinds, 1.2),
                text('who', 'Vendor, crew, ticket no.', 2.6),
                num('hours', 'Hours', 2),
                num('qty', 'Quantity', 2),
                money('rate', 'Rate'),
                money('amount', 'Amount', posted),
              ],
              [],
              {
                blankRows: 48,
                lineNumbers: true,
                totals: [
                  ...kinds.map((kind) =>
                    total(`post.${kind.toLowerCase()}`, kind, sum('post', 'amount', { key: 'kind', equals: kind })),
                  ),
                  total('post.total', 'Posted in all', sum('post', 'amount'), { strong: true }),
                ],
              },
            ),
          ],
          { landscape: true, audience: 'office' },
        ),
      ],
    }),
})
