import { defineTemplate } from '@/data/shared/define-template'
import { months } from '@/data/shared/calendar'
import * as d from '@/lib/documents/author'

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

const monthTable = (name: string, label: string) =>
  d.table(
    name,
    label,
    [
      d.column('month', 'Month', 'text', { fixed: true, width: 1.4 }),
      ...channels.map(([key, channel]) => d.column(key, channel, 'currency', { width: 1.1 })),
      d.column('total', 'Total', 'currency', { width: 1.2, formula: d.add(...channels.map(([key]) => d.cell(key))) }),
    ],
    months.map((month) => ({ month })),
    {
      totals: [{ name: `${name}.year`, label: 'Year', type: 'currency', formula: d.sum(name, 'total'), strong: true }],
    },
  )

export const marketingBudgetPlanner = defineTemplate('marketing', {
  name: 'Marketing Budget Planner',
  group: 'Advertising',
  formats: ['PDF', 'Excel'],
  telling: 'Plan by month',
  description:
    'Plan the year’s marketing by channel and month from a sales goal, then enter spend, leads and sales to see what they cost.',
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
    'Then spread it over channels and months to fit your season. Enter actual spend next to the plan, and the year by channel shows plan, spend, leads, sales and what a lead and a sale really cost.',
    'Eight channels are set up, from search ads to tools and photos.',
  ],
  howToUse: [
    'Fill in the goal sheet first; the budget it gives is a guide, not a limit.',
    'Spread the plan by channel and month. Leave a month blank if your work stops for the season.',
    'Enter real spend at the end of each month, from the invoices.',
    'Enter leads and sales by channel once a quarter, from the lead tracker.',
    'Move money between channels by a fifth at a time and write down why.',
    'Rebuild it each January from what the year really cost.',
  ],
  expertGuide: [
    {
      title: 'Work back from the goal',
      text: 'A goal of $1,200,000 at an average job of $12,000 takes 100 jobs. At one sale from four leads, that is 400 leads; at $90 per lead it is $36,000, or 3 percent of sales. You can argue about each of the four figures, but not about the arithmetic.',
    },
    {
      title: 'Count what leads really cost',
      text: 'Include lead fees, ad spend, printing, photos, the person who posts and the rewards you paid. A channel that looks cheap on the invoice often costs you your evenings.',
    },
    {
      title: 'Keep proof with the plan',
      text: 'For each channel, file the claims it makes and the proof behind them. If someone asks about “fastest response in town,” you want the answer already in the folder.',
      cite: '15 U.S.C. § 45',
    },
  ],
  pages: { main: 4 },
  subject: 'Marketing budget by channel and month, with results',
  intro: 'From the sales goal to leads, budget and result. Plan once, spend monthly, review quarterly.',
  keywords: ['budget', 'marketing plan', 'roofing'],
  required: ['goal.year', 'goal.sales', 'goal.average', 'plan.approved'],
  parts: () => [
    d.part(
      'Goal',
      [
        d.section('Work back from the goal', 'Sales goal, leads and budget worked out'),
        d.fields(
          3,
          d.own('goal.year', 'Year'),
          d.own('goal.sales', 'Sales goal', 'currency'),
          d.own('goal.average', 'Average job', 'currency'),
          d.own('goal.close', 'Close rate', 'percent', { hint: 'sales per lead, yours' }),
          d.own('goal.lead', 'Cost per lead', 'currency', { hint: 'all in' }),
          d.calculated(
            'goal.jobs',
            'Jobs needed',
            'number',
            d.ceil(d.div(d.ref('goal.sales'), d.ref('goal.average'))),
            { decimals: 0 },
          ),
          d.calculated(
            'goal.leads',
            'Leads needed',
            'number',
            d.ceil(d.div(d.div(d.ref('goal.sales'), d.ref('goal.average')), d.ref('goal.close'))),
            { decimals: 0 },
          ),
          d.calculated(
            'goal.budget',
            'Budget this takes',
            'currency',
            d.mul(
              d.ceil(d.div(d.div(d.ref('goal.sales'), d.ref('goal.average')), d.ref('goal.close'))),
              d.ref('goal.lead'),
            ),
          ),
          d.calculated(
            'goal.share',
            'Of the sales goal',
            'percent',
            d.div(
              d.mul(
                d.ceil(d.div(d.div(d.ref('goal.sales'), d.ref('goal.average')), d.ref('goal.close'))),
                d.ref('goal.lead'),
              ),
              d.ref('goal.sales'),
            ),
            { decimals: 1 },
          ),
        ),
        d.section('Plan against goal', 'Year plan against the goal'),
        d.fields(
          3,
          d.calculated('plan.sum', 'Planned for the year', 'currency', d.sum('plan', 'total')),
          d.calculated('plan.spent', 'Spent so far', 'currency', d.sum('actual', 'total')),
          d.calculated(
            'plan.left',
            'Still to be spent',
            'currency',
            d.sub(d.sum('plan', 'total'), d.sum('actual', 'total')),
          ),
          d.own('plan.approved', 'Approved by'),
          d.own('plan.date', 'Date', 'date'),
          d.own('plan.notes', 'What we assumed'),
        ),
        d.note(
          'If the plan is larger',
          'If the channels add up to more than the goal allows, raise the close rate or the average job, or drop a channel.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Plan',
      [d.section('Plan by month', 'Planned spend by channel and month'), monthTable('plan', 'Planned spend by month')],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Spend',
      [d.section('Spend by month', 'Actual spend by channel and month'), monthTable('actual', 'Actual spend by month')],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'By channel',
      [
        d.section('Year by channel', 'Plan, spend, leads and cost by channel'),
        d.table(
          'channel',
          'Year by channel',
          [
            d.column('channel', 'Channel', 'text', { fixed: true, width: 2.2 }),
            d.column('plan', 'Plan', 'currency', { width: 1.2 }),
            d.column('actual', 'Spent', 'currency', { width: 1.2 }),
            d.column('over', 'Over plan', 'currency', { width: 1.2, formula: d.sub(d.cell('actual'), d.cell('plan')) }),
            d.column('leads', 'Leads', 'number', { decimals: 0, width: 0.9 }),
            d.column('sales', 'Sales', 'number', { decimals: 0, width: 0.9 }),
            d.column('revenue', 'Revenue', 'currency', { width: 1.4 }),
            d.column('perLead', 'Cost per lead', 'currency', {
              width: 1.2,
              formula: d.div(d.cell('actual'), d.cell('leads')),
            }),
            d.column('perSale', 'Cost per sale', 'currency', {
              width: 1.2,
              formula: d.div(d.cell('actual'), d.cell('sales')),
            }),
            d.column('share', 'Of revenue', 'percent', {
              decimals: 1,
              width: 1,
              formula: d.div(d.cell('actual'), d.cell('revenue')),
            }),
          ],
          channels.map(([key, channel]) => ({ channel, plan: d.sum('plan', key), actual: d.sum('actual', key) })),
        ),
        d.section('All channels'),
        d.fields(
          4,
          d.calculated('channel.leads', 'Leads', 'number', d.sum('channel', 'leads'), { decimals: 0 }),
          d.calculated('channel.sales', 'Sales', 'number', d.sum('channel', 'sales'), { decimals: 0 }),
          d.calculated(
            'channel.perLead',
            'Cost per lead',
            'currency',
            d.div(d.sum('channel', 'actual'), d.sum('channel', 'leads')),
          ),
          d.calculated(
            'channel.perSale',
            'Cost per sale',
            'currency',
            d.div(d.sum('channel', 'actual'), d.sum('channel', 'sales')),
          ),
          d.own('channel.change', 'What we change next quarter', 'multiline', { span: 4, lines: 2 }),
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
