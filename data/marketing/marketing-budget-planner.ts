import { marketingWorkbook } from './template'
import {
  calculated,
  cell,
  ceil,
  column,
  div,
  documentModel,
  fields,
  mul,
  note,
  own,
  part,
  ref,
  section,
  sub,
  sum,
  table,
  add,
} from '@/lib/documents/author'

const channels = [
  ['search', 'Search ads'],
  ['lead', 'Lead sellers'],
  ['web', 'Website and search listing'],
  ['social', 'Social media'],
  ['print', 'Mail, hangers and signs'],
  ['events', 'Events and sponsorship'],
  ['referral', 'Referrals and thank-yous'],
  ['tools', 'Tools, photos and design'],
] as const
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const monthTable = (name: string, label: string) =>
  table(
    name,
    label,
    [
      column('month', 'Month', 'text', { fixed: true, width: 1.4 }),
      ...channels.map(([key, channel]) => column(key, channel, 'currency', { width: 1.1 })),
      column('total', 'Total', 'currency', { width: 1.2, formula: add(...channels.map(([key]) => cell(key))) }),
    ],
    months.map((month) => ({ month })),
    { totals: [{ name: `${name}.year`, label: 'Year', type: 'currency', formula: sum(name, 'total'), strong: true }] },
  )

export const marketingBudgetPlanner = marketingWorkbook('Advertising', {
  name: 'Marketing Budget Planner',
  description:
    'Plan the year’s marketing by channel and month from a sales goal, then enter spend, leads and sales to see what it cost.',
  tags: [
    'marketing budget',
    'annual plan',
    'cost per lead',
    'ad spend',
    'channel plan',
    'marketing plan',
    'variance',
    'sales goal',
    'advertising budget',
    'marketing calendar',
    'lead goal',
    'roofing marketing plan',
    'channel budget',
    'spend tracking',
    'Excel',
  ],
  fullDescription: [
    'The budget comes from the goal, not from last year. Enter how much work you want to sell, your average job, your close rate and what a lead costs, and the first sheet says how many leads that takes and what they cost.',
    'Then spread it over channels and months, with your season in it. Actual spend is entered beside the plan, and the year by channel shows plan, spend, leads, sales and what a lead and a sale really cost.',
    'Eight channels are set up, from search ads to tools and photos.',
  ],
  howToUse: [
    'Fill in the goal sheet first; the budget it gives is a guide, not a limit.',
    'Spread the plan by channel and month. Leave the months empty where your trade stops.',
    'Enter real spend at the end of each month, from the invoices.',
    'Enter leads and sales by channel once a quarter, from the lead tracker.',
    'Move money between channels by a fifth at a time and write down why.',
    'Rebuild it each January from what the year really cost.',
  ],
  expertGuide: [
    {
      title: 'Work back from the goal',
      text: 'Goal of $1,200,000 at an average job of $12,000 is 100 jobs. At one sale from four leads, 400 leads; at $90 a lead, $36,000, which is 3 percent of sales. Each of the four figures can be argued about; the arithmetic cannot.',
    },
    {
      title: 'Count what leads really cost',
      text: 'Lead fees, ad spend, printing, photos, the person who posts and the rewards you paid. A channel that looks cheap on the invoice is often paid for in your evenings.',
    },
    {
      title: 'Keep proof with the plan',
      text: 'For each channel, file the claims it makes and the paper behind them. If somebody asks about “fastest response in town”, you want the answer in the folder, not in a meeting.',
      cite: '15 U.S.C. § 45',
    },
  ],
  document: () =>
    documentModel({
      title: 'Marketing Budget Planner',
      subject: 'Marketing budget by channel and month with results',
      intro: 'From the sales goal to leads, budget and result. Plan once, spend monthly, look at it quarterly.',
      letterhead: 'compact',
      keywords: ['budget', 'marketing plan', 'roofing'],
      parts: [
        part(
          'Goal',
          [
            section('Work back from the goal', 'Sales goal, leads and budget worked out'),
            fields(
              3,
              own('goal.year', 'Year'),
              own('goal.sales', 'Sales goal', 'currency'),
              own('goal.average', 'Average job', 'currency'),
              own('goal.close', 'Close rate', 'percent', { hint: 'sales per lead, yours' }),
              own('goal.lead', 'Cost of a lead', 'currency', { hint: 'all in' }),
              calculated('goal.jobs', 'Jobs needed', 'number', ceil(div(ref('goal.sales'), ref('goal.average'))), {
                decimals: 0,
              }),
              calculated(
                'goal.leads',
                'Leads needed',
                'number',
                ceil(div(div(ref('goal.sales'), ref('goal.average')), ref('goal.close'))),
                { decimals: 0 },
              ),
              calculated(
                'goal.budget',
                'Budget this takes',
                'currency',
                mul(ceil(div(div(ref('goal.sales'), ref('goal.average')), ref('goal.close'))), ref('goal.lead')),
              ),
              calculated(
                'goal.share',
                'Of the sales goal',
                'percent',
                div(
                  mul(ceil(div(div(ref('goal.sales'), ref('goal.average')), ref('goal.close'))), ref('goal.lead')),
                  ref('goal.sales'),
                ),
                { decimals: 1 },
              ),
            ),
            section('Plan against goal', 'Year plan against the goal'),
            fields(
              3,
              calculated('plan.sum', 'Planned for the year', 'currency', sum('plan', 'total')),
              calculated('plan.spent', 'Spent so far', 'currency', sum('actual', 'total')),
              calculated(
                'plan.left',
                'Still to be spent',
                'currency',
                sub(sum('plan', 'total'), sum('actual', 'total')),
              ),
              own('plan.approved', 'Approved by'),
              own('plan.date', 'Date', 'date'),
              own('plan.notes', 'What we assumed'),
            ),
            note(
              'If the plan is larger',
              'Where the channels add up to more than the goal allows, the close rate or the average job has to move, or a channel goes.',
            ),
          ],
          { audience: 'office' },
        ),
        part(
          'Plan',
          [
            section('Plan by month', 'Planned spend by channel and month'),
            monthTable('plan', 'Planned spend by month'),
          ],
          {
            audience: 'office',
            landscape: true,
          },
        ),
        part(
          'Spend',
          [
            section('Spend by month', 'Actual spend by channel and month'),
            monthTable('actual', 'Actual spend by month'),
          ],
          {
            audience: 'office',
            landscape: true,
          },
        ),
        part(
          'By channel',
          [
            section('Year by channel', 'Plan, spend, leads and cost by channel'),
            table(
              'channel',
              'Year by channel',
              [
                column('channel', 'Channel', 'text', { fixed: true, width: 2.2 }),
                column('plan', 'Plan', 'currency', { width: 1.2 }),
                column('actual', 'Spent', 'currency', { width: 1.2 }),
                column('over', 'Over plan', 'currency', { width: 1.2, formula: sub(cell('actual'), cell('plan')) }),
                column('leads', 'Leads', 'number', { decimals: 0, width: 0.9 }),
                column('sales', 'Sales', 'number', { decimals: 0, width: 0.9 }),
                column('revenue', 'Revenue', 'currency', { width: 1.4 }),
                column('perLead', 'Cost per lead', 'currency', {
                  width: 1.2,
                  formula: div(cell('actual'), cell('leads')),
                }),
                column('perSale', 'Cost per sale', 'currency', {
                  width: 1.2,
                  formula: div(cell('actual'), cell('sales')),
                }),
                column('share', 'Of revenue', 'percent', {
                  decimals: 1,
                  width: 1,
                  formula: div(cell('actual'), cell('revenue')),
                }),
              ],
              channels.map(([key, channel]) => ({ channel, plan: sum('plan', key), actual: sum('actual', key) })),
            ),
            section('All channels'),
            fields(
              4,
              calculated('channel.leads', 'Leads', 'number', sum('channel', 'leads'), { decimals: 0 }),
              calculated('channel.sales', 'Sales', 'number', sum('channel', 'sales'), { decimals: 0 }),
              calculated(
                'channel.perLead',
                'Cost per lead',
                'currency',
                div(sum('channel', 'actual'), sum('channel', 'leads')),
              ),
              calculated(
                'channel.perSale',
                'Cost per sale',
                'currency',
                div(sum('channel', 'actual'), sum('channel', 'sales')),
              ),
              own('channel.change', 'What we change next quarter', 'multiline', { span: 4, lines: 2 }),
            ),
          ],
          { audience: 'office', landscape: true },
        ),
      ],
    }),
})
