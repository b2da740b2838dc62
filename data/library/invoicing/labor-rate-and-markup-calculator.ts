import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled, unlessNegative, whenPositive } from '@/data/shared/guards'
import { marginGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const laborRateCalculator = defineTemplate('invoicing', {
  name: 'Labor Rate and Markup Calculator',
  group: 'Pricing & Policies',
  stage: 'win',
  demand: [0.405, 'Part of the companies, or some jobs.'],
  telling: '10 and 10',
  description:
    'What an hour on the roof really costs: wage, burden and overhead, the rate to charge, and the markup that gives your margin.',
  popular: true,
  tags: [
    'labor rate',
    'burdened labor',
    'labor burden',
    'markup calculator',
    'overhead per hour',
    'billing rate',
    'margin',
    'break-even',
    'man-hour cost',
    'workers’ comp',
    'payroll burden',
    'overhead and profit',
    '10 and 10',
    'crew rate',
    'shop rate',
  ],
  fullDescription: [
    'From wage to billing rate in five steps: burden by item, overhead by billable hour, loaded cost for each role, margin, rate. Each figure is an input with its own line, so nothing hides in a lump sum.',
    'Beside it stands the markup table: which markup gives which margin, what your own markup leaves, and the sales at which overhead is covered.',
  ],
  howToUse: [
    'Enter the burden items as shares of wages; take workers’ compensation from your policy’s roofing class.',
    'Enter yearly overhead, crew size and hours that can be billed.',
    'Enter wage by role and the margin you want.',
    'Use the loaded cost in estimates and the rate in time-and-materials work.',
    'Do it again when the insurance renews, not only when wages rise.',
  ],
  expertGuide: [
    marginGuide,
    {
      title: 'Burden, item by item',
      text: 'The employer’s half of Social Security and Medicare is 7.65% of wages up to the Social Security wage base; federal unemployment tax is 6.0% of the first $7,000 before credit. State unemployment and workers’ compensation vary most: a roofing class can cost more than all the rest together.',
      cite: '26 U.S.C. 3111, 3301, 3306(b)',
    },
    {
      title: 'Paid hours are not billable hours',
      text: 'A roofer paid 2,080 hours bills perhaps 1,500: rain, travel, shop, training, holidays. Overhead divided by paid hours looks small and loses money every wet spring.',
    },
    {
      title: 'Overtime in the rate',
      text: 'Overtime is at least one and a half times the regular rate, and the regular rate includes most bonuses and piece pay. Bill overtime by agreement only, at its own rate.',
      cite: '29 U.S.C. 207; 29 CFR 778.108, 778.111',
    },
  ],
  subject: 'Loaded labor cost, billing rate, markup and margin',
  intro: 'What an hour costs us, what it has to sell for, and which markup gives which margin.',
  keywords: ['labor rate', 'burden', 'markup'],
  required: ['overhead.year', 'overhead.people', 'overhead.hours', 'role', 'role.wage'],
  pages: { main: 2 },
  parts: () => {
    const burdens: readonly (readonly [item: string, rate: number | null])[] = [
      ['Social Security and Medicare, employer', 0.0765],
      ['Unemployment, federal and state', null],
      ['Workers’ compensation, roofing class', null],
      ['Liability insurance by payroll', null],
      ['Health and retirement', null],
      ['Paid time off and holidays', null],
    ]
    const loaded = d.add(d.mul(d.cell('wage'), d.add(1, 'burden.total')), d.ref('overhead.hour'))
    return [
      d.part(
        'Labor rate',
        [
          d.section('Burden on wages', 'Burden items as shares of wages'),
          d.table(
            'burden',
            'Burden on wages',
            [
              d.column('item', 'Item', 'text', { width: 4 }),
              d.column('rate', 'Share of wages', 'percent', { width: 1.4, decimals: 2 }),
              d.column('source', 'From', 'text', { width: 3 }),
            ],
            burdens.map(([item, rate]) => ({ item, rate })),
            {
              blankRows: 1,
              totals: [
                d.total('burden.total', 'Burden', d.sum('burden', 'rate'), {
                  type: 'percent',
                  decimals: 2,
                  strong: true,
                }),
              ],
            },
          ),
          d.section('Overhead by billable hour', 'Overhead, people and billable hours'),
          d.fields(
            4,
            d.own('overhead.year', 'Overhead a year', 'currency'),
            d.own('overhead.people', 'People on roofs', 'number', { decimals: 1 }),
            d.own('overhead.hours', 'Billable hours each, a year', 'number', { decimals: 0 }),
            d.calculated(
              'overhead.hour',
              'Overhead an hour',
              'currency',
              d.round(d.div('overhead.year', d.mul('overhead.people', 'overhead.hours'))),
            ),
          ),
          d.section('Rate by role', 'Wage, loaded cost, rate and overtime rate by role'),
          d.table(
            'role',
            'Rate by role',
            [
              d.column('role', 'Role', 'text', { width: 2.2 }),
              d.column('wage', 'Wage an hour', 'currency', { width: 1.3 }),
              d.column('cost', 'Wage and burden', 'currency', {
                width: 1.4,
                formula: unlessNegative(d.cell('wage'), d.round(d.mul(d.cell('wage'), d.add(1, 'burden.total')))),
              }),
              d.column('loaded', 'Loaded cost', 'currency', {
                width: 1.3,
                formula: unlessNegative(d.cell('wage'), d.round(loaded)),
              }),
              d.column('margin', 'Margin', 'percent', { width: 0.9, decimals: 1 }),
              d.column('rate', 'Rate to bill', 'currency', {
                width: 1.3,
                formula: onceFilled(
                  d.cell('margin'),
                  whenPositive(
                    d.sub(1, d.cell('margin')),
                    d.round(d.div(d.cell('loaded'), d.sub(1, d.cell('margin')))),
                  ),
                ),
              }),
              d.column('profit', 'Profit an hour', 'currency', {
                width: 1.3,
                formula: onceFilled(d.cell('rate'), d.sub(d.cell('rate'), d.cell('loaded'))),
              }),
            ],
            ['Foreman', 'Roofer', 'Sheet metal mechanic', 'Laborer', 'Service technician'].map((role) => ({ role })),
            { blankRows: 1 },
          ),
        ],
        { audience: 'office' },
      ),
      d.part(
        'Markup',
        [
          d.section('The rate of an hour', 'How the rate of an hour is made'),
          d.p(
            'loaded cost = wage × (1 + burden) + overhead an hour. Rate = loaded cost ÷ (1 − margin). If overhead is in the rate, leave it out of the markup on the same work.',
            'Formula:',
          ),
          d.section('Your own figures', 'Cost to price by margin and by markup, and break-even'),
          d.fields(
            4,
            d.own('mark.cost', 'Cost of a job', 'currency'),
            d.own('mark.margin', 'Margin wanted', 'percent', { decimals: 1 }),
            d.calculated(
              'mark.price',
              'Price at that margin',
              'currency',
              onceFilled(
                'mark.margin',
                whenPositive(d.sub(1, 'mark.margin'), d.round(d.div('mark.cost', d.sub(1, 'mark.margin')))),
              ),
            ),
            d.calculated(
              'mark.needed',
              'Markup that gives it',
              'percent',
              onceFilled(
                'mark.margin',
                whenPositive(d.sub(1, 'mark.margin'), d.div('mark.margin', d.sub(1, 'mark.margin'))),
              ),
              { decimals: 1 },
            ),
            d.own('mark.markup', 'Markup you use now', 'percent', { decimals: 1 }),
            d.calculated(
              'mark.markupPrice',
              'Price with that markup',
              'currency',
              onceFilled('mark.markup', d.round(d.mul('mark.cost', d.add(1, 'mark.markup')))),
            ),
            d.calculated(
              'mark.left',
              'Margin that it leaves',
              'percent',
              onceFilled('mark.markup', d.div('mark.markup', d.add(1, 'mark.markup'))),
              { decimals: 1 },
            ),
            d.calculated(
              'mark.gap',
              'Given away (− gained)',
              'currency',
              onceFilled('mark.price', onceFilled('mark.markupPrice', d.sub('mark.price', 'mark.markupPrice'))),
            ),
            d.own('even.overhead', 'Overhead a month', 'currency'),
            d.own('even.margin', 'Gross margin of your jobs', 'percent', { decimals: 1 }),
            d.calculated(
              'even.sales',
              'Break-even sales a month',
              'currency',
              d.round(d.div('even.overhead', 'even.margin')),
            ),
            d.calculated(
              'even.week',
              'Break-even sales a week',
              'currency',
              d.round(d.div(d.mul('even.sales', 12), 52)),
            ),
          ),
          d.section('10 and 10', 'Overhead and profit added together, or one on the other'),
          d.fields(
            4,
            d.own('ten.overhead', 'Overhead', 'percent', { decimals: 1 }),
            d.own('ten.profit', 'Profit', 'percent', { decimals: 1 }),
            d.calculated(
              'ten.additive',
              'Added together',
              'percent',
              onceFilled('ten.overhead', onceFilled('ten.profit', d.add('ten.overhead', 'ten.profit'))),
              { decimals: 1 },
            ),
            d.calculated(
              'ten.cumulative',
              'One on the other',
              'percent',
              onceFilled(
                'ten.overhead',
                onceFilled('ten.profit', d.sub(d.mul(d.add(1, 'ten.overhead'), d.add(1, 'ten.profit')), 1)),
              ),
              { decimals: 1 },
            ),
          ),
          d.section('Markup and margin', 'Which markup gives which margin'),
          d.table(
            'pair',
            'Markup and margin',
            [
              d.column('margin', 'Margin', 'percent', { width: 1, decimals: 1 }),
              d.column('markup', 'Markup', 'percent', {
                width: 1,
                decimals: 1,
                formula: onceFilled(
                  d.cell('margin'),
                  whenPositive(d.sub(1, d.cell('margin')), d.div(d.cell('margin'), d.sub(1, d.cell('margin')))),
                ),
              }),
              d.column('price', 'Price of your job', 'currency', {
                width: 1.4,
                formula: onceFilled(d.cell('markup'), d.round(d.mul(d.ref('mark.cost'), d.add(1, d.cell('markup'))))),
              }),
              d.column('profit', 'Gross profit', 'currency', {
                width: 1.4,
                formula: onceFilled(d.cell('price'), d.sub(d.cell('price'), d.ref('mark.cost'))),
              }),
              d.column('discount', 'After 5% off', 'currency', {
                width: 1.4,
                formula: onceFilled(d.cell('price'), d.sub(d.round(d.mul(d.cell('price'), 0.95)), d.ref('mark.cost'))),
              }),
            ],
            [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5].map((margin) => ({ margin })),
          ),
          d.note(
            'Look at the last column',
            'Five percent off the price comes wholly out of the profit. At a 25% margin it costs a fifth of what the job earns.',
          ),
        ],
        { audience: 'office' },
      ),
    ]
  },
})
