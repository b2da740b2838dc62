import { defineTemplate } from '@/data/shared/define-template'
import { asOf, day, jobFields, money, num, pick, share, text } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const kinds = ['Labor', 'Material', 'Equipment', 'Subcontract', 'Disposal', 'Other'] as const
const codes = [
  ['10 Setup, protection', 'Labor'],
  ['15 Supervision', 'Labor'],
  ['20 Tear-off', 'Labor'],
  ['25 Deck repair', 'Labor'],
  ['30 Dry-in, insulation', 'Labor'],
  ['40 Field of the roof', 'Labor'],
  ['45 Flashing, metal', 'Labor'],
  ['48 Cleanup, punch list', 'Labor'],
  ['50 Roofing material', 'Material'],
  ['55 Metal, accessories', 'Material'],
  ['60 Deck, insulation', 'Material'],
  ['62 Fasteners, sealants', 'Material'],
  ['65 Equipment, rental', 'Equipment'],
  ['67 Crane, hoist', 'Equipment'],
  ['70 Disposal', 'Disposal'],
  ['72 Freight, delivery', 'Other'],
  ['75 Subcontract', 'Subcontract'],
  ['80 Permit, test, bond', 'Other'],
  ['85 Travel, lodging', 'Other'],
  ['90 Callback, warranty', 'Labor'],
  ['95 Own code 1', 'Other'],
  ['96 Own code 2', 'Other'],
  ['97 Own code 3', 'Other'],
  ['98 Own code 4', 'Other'],
] as const
const names = codes.map(([code]) => code)

const posted = d.round(d.mul(d.cell('qty'), d.cell('rate')))

export const jobCostTracker = defineTemplate('project-management', {
  name: 'Job Cost Tracker',
  group: 'Financial Tracking',
  formats: ['PDF', 'Excel'],
  stage: 'close',
  demand: [0.89, 'Nearly every job.'],
  telling: 'By code',
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
    'Post each timesheet, invoice and ticket once, with its code. The summary collects cost by code, adds what is ordered but not yet invoiced and what you still expect to spend, and shows what the job will cost and earn when it is done.',
    'The loaded labor rate is figured from wage, burden and overhead, so hours are posted at what they really cost, not at the wage on the check.',
    'Twenty codes cover a roof, and four are yours to name. In Excel the list of postings grows as you type; the PDF has forty-eight lines.',
  ],
  howToUse: [
    'Enter contract sum, changes and the budget by code from the estimate.',
    'Enter wage, burden and overhead an hour; use the loaded rate for labor postings.',
    'Post every week: date, code, quantity and rate. A credit is a negative quantity.',
    'Enter open orders as committed, and take them out when the invoice is posted.',
    'Each Friday, estimate the cost to finish each open code, beyond what is committed.',
    'Read the forecast and the margin; explain any code that is over by more than a tenth.',
  ],
  expertGuide: [
    {
      title: 'A worked job',
      text: 'Contract $40,000, budget $26,000. Posted $14,000, committed $5,000, to finish $8,200: forecast $27,200, which is $1,200 over, and a gross profit of $12,800 or 32.0 percent instead of 35.0.',
    },
    {
      title: 'Loaded rate',
      text: 'A wage of $24 with 32 percent burden is $31.68, and with $6 of overhead an hour it is $37.68. Burden is what comes with the wage: payroll taxes, workers’ compensation, payroll-based liability insurance, paid time off. Roofing comp alone can double it.',
    },
    {
      title: 'Look at the work to get the cost to finish',
      text: 'Subtracting cost from budget is always wrong in the same direction. Ask the foreman how many hours are left, multiply by the loaded rate, and write that.',
    },
    {
      title: 'Count overhead in one place',
      text: 'If overhead is in the labor rate, compare the margin with a target that does not count it again. If the rate leaves it out, the gross profit has to pay for the office before it pays you.',
    },
    {
      title: 'Hours come first, dollars follow',
      text: 'Post from the signed timesheets, so that payroll and job cost agree to the hour each week. Wage law requires you to keep the same records.',
      cite: '29 CFR 516.2',
    },
  ],
  pages: { main: 4 },
  subject: 'Cost by code posted, committed and to finish, with forecast and margin',
  intro:
    'Post on the second sheet; the first adds it up by code. Forecast = posted + committed + to finish. A minus under Left means over budget.',
  keywords: ['job cost', 'roofing'],
  required: ['job.contract', 'report.date', 'post', 'post.date', 'post.code'],
  parts: () => [
    d.part(
      'Summary',
      [
        d.section('Job and result', 'Contract, forecast, gross profit and margin'),
        d.fields(
          4,
          ...jobFields(),
          d.own('job.contract', 'Contract sum', 'currency'),
          d.own('job.changes', 'Approved changes (− credit)', 'currency'),
          d.calculated('job.sum', 'Contract to date', 'currency', d.add('job.contract', 'job.changes')),
          asOf('Posted up to'),
          d.calculated('job.posted', 'Posted cost', 'currency', d.sum('code', 'posted')),
          d.calculated('job.forecast', 'Forecast cost', 'currency', d.sum('code', 'forecast')),
          d.calculated(
            'job.gross',
            'Gross profit at the end',
            'currency',
            onceFilled('job.sum', onceFilled('job.forecast', d.sub('job.sum', 'job.forecast'))),
          ),
          d.calculated('job.margin', 'Margin at the end', 'percent', d.div('job.gross', 'job.sum'), { decimals: 1 }),
          d.calculated(
            'job.planned',
            'Gross profit in the budget',
            'currency',
            onceFilled('job.sum', onceFilled('code.budget', d.sub('job.sum', 'code.budget'))),
          ),
          d.calculated('job.plannedMargin', 'Margin in the budget', 'percent', d.div('job.planned', 'job.sum'), {
            decimals: 1,
          }),
          d.calculated('job.percent', 'Cost spent of forecast', 'percent', d.div('job.posted', 'job.forecast'), {
            decimals: 1,
          }),
          d.calculated(
            'job.check',
            'Postings without a code',
            'currency',
            onceFilled('post.total', d.sub('post.total', 'job.posted')),
          ),
        ),
        d.section('Labor rate', 'Loaded labor rate'),
        d.fields(
          4,
          d.own('labor.wage', 'Average wage an hour', 'currency'),
          d.own('labor.burden', 'Burden', 'percent', { decimals: 1 }),
          d.own('labor.overhead', 'Overhead an hour', 'currency'),
          d.calculated(
            'labor.rate',
            'Loaded rate',
            'currency',
            onceFilled('labor.wage', d.round(d.add(d.mul('labor.wage', d.add(1, 'labor.burden')), 'labor.overhead'))),
          ),
        ),
        d.section('By code', 'Budget, posted, committed, to finish and forecast by code'),
        d.table(
          'code',
          'Cost by code',
          [
            text('code', 'Code', 3, { fixed: true }),
            text('kind', 'Kind', 1.1, { fixed: true }),
            text('own', 'Your number or name', 1.4),
            money('budget', 'Budget'),
            money('posted', 'Posted'),
            money('committed', 'Committed'),
            money('finish', 'To finish'),
            money('forecast', 'Forecast', d.add(d.cell('posted'), d.cell('committed'), d.cell('finish'))),
            money(
              'left',
              'Left',
              onceFilled(d.cell('budget'), d.sub(d.cell('budget'), d.orElse(d.cell('forecast'), 0))),
            ),
            share('share', 'Forecast of budget', d.div(d.cell('forecast'), d.cell('budget'))),
            num('hours', 'Hours', 1),
          ],
          codes.map(([code, kind]) => ({
            code,
            kind,
            posted: d.sum('post', 'amount', { key: 'code', equals: code }),
            hours: d.sum('post', 'hours', { key: 'code', equals: code }),
          })),
          {
            totals: [
              d.total('code.budget', 'Budget', d.sum('code', 'budget')),
              d.total('code.committed', 'Committed', d.sum('code', 'committed')),
              d.total('code.finish', 'To finish', d.sum('code', 'finish')),
              d.total(
                'code.left',
                'Budget remaining',
                onceFilled('code.budget', d.sub('code.budget', d.orElse(d.ref('job.forecast'), 0))),
                { strong: true },
              ),
            ],
          },
        ),
        d.p(
          'Left compares the forecast with the budget before the money is spent. Postings are matched by the code names as printed; write your own number or name next to them.',
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
    d.part(
      'Postings',
      [
        d.section('Postings', 'Cost posted by code with quantity and rate'),
        d.table(
          'post',
          'Postings',
          [
            day('date', 'Date'),
            pick('code', 'Code', names, 2),
            pick('kind', 'Kind', kinds, 1.2),
            text('who', 'Vendor, crew, ticket no.', 2.6),
            num('hours', 'Hours', 2),
            num('qty', 'Qty (− credit)', 2),
            money('rate', 'Rate'),
            money('amount', 'Amount', posted),
          ],
          [],
          {
            blankRows: 48,
            lineNumbers: true,
            totals: [
              ...kinds.map((kind) =>
                d.total(`post.${kind.toLowerCase()}`, kind, d.sum('post', 'amount', { key: 'kind', equals: kind })),
              ),
              d.total('post.total', 'Total posted', d.sum('post', 'amount'), { strong: true }),
            ],
          },
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
  ],
})
