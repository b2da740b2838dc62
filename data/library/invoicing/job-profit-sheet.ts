import { defineTemplate } from '@/data/shared/define-template'
import { notBelowZero, onceFilled, unlessNegative, whenPositive } from '@/data/shared/guards'
import { marginGuide, unsignedGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const rows = 13

export const jobProfitSheet = defineTemplate('invoicing', {
  name: 'Job Profit Sheet',
  group: 'Tracking & Records',
  demand: [0.4, 'Part of the companies, or some jobs.'],
  telling: 'Jobs',
  description:
    'Sale, cost, gross profit, overhead and net profit of every finished job, with margin, crew hours and break-even sales.',
  popular: true,
  tags: [
    'job profit',
    'gross profit',
    'job costing',
    'net profit',
    'overhead',
    'margin',
    'break-even',
    'profitability',
    'job cost report',
    'cost of goods sold',
    'gross margin',
    'crew hours',
    'callbacks',
    'post-job review',
  ],
  fullDescription: [
    'Each finished job on one line: what it sold for with its signed changes, what labor, material, subcontractors and the rest cost, and what was left before and after its share of overhead.',
    'Overhead is spread by sales or by crew hours, as you choose. The foot of the sheet shows the period’s margin, the net, and the sales at which the company breaks even.',
  ],
  howToUse: [
    'Enter a job when its last bill and its last supplier invoice are in.',
    'Take the sale without sales tax, with signed changes only.',
    'Enter all labor with burden, and the callbacks.',
    'Enter the period’s overhead and the way to spread it: 1 by sales, 2 by crew hours, which every job then needs.',
    'Compare margins once a quarter and ask what the bottom three have in common.',
  ],
  expertGuide: [
    {
      title: 'Break-even is overhead divided by margin',
      text: 'With $30,000 of overhead a month and a 30% gross margin, the first $100,000 of sales pay for the lights. Only what is sold above that earns anything.',
    },
    marginGuide,
    {
      title: 'Burden is not optional',
      text: 'Wages carry payroll taxes, workers’ compensation, which is high on a roof, and paid time off. The employer’s share of Social Security and Medicare alone is 7.65%. A job that looks fine at bare wages is often a loss.',
      cite: '26 U.S.C. 3111',
    },
    unsignedGuide,
  ],
  subject: 'Profit of finished roofing jobs',
  intro: 'What each job earned, before and after its share of overhead.',
  keywords: ['job profit', 'margin', 'overhead'],
  required: ['period.name', 'period.overhead', 'job', 'job.contract'],
  pages: { main: 2 },
  parts: () => [
    d.part(
      'Profit',
      [
        d.section('Period and overhead', 'Period, overhead, its spread, and break-even sales'),
        d.fields(
          4,
          d.own('period.name', 'Period'),
          d.own('period.overhead', 'Overhead of the period', 'currency'),
          d.own('period.method', 'Spread: 1 by sales, 2 by hours', 'number', { value: 1, decimals: 0 }),
          d.own('period.target', 'Gross margin wanted', 'percent', { decimals: 1 }),
          d.calculated('period.margin', 'Gross margin', 'percent', d.div('job.gross', 'job.sale'), { decimals: 1 }),
          d.calculated(
            'period.net',
            'Net profit',
            'currency',
            onceFilled('job.gross', d.sub('job.gross', 'period.overhead')),
          ),
          d.calculated('period.netShare', 'Net of sales', 'percent', d.div('period.net', 'job.sale'), { decimals: 1 }),
          d.calculated(
            'period.even',
            'Break-even sales',
            'currency',
            whenPositive('period.margin', d.round(d.div('period.overhead', 'period.margin'))),
          ),
        ),
        d.section('Jobs', 'Jobs with sale, cost, gross profit, overhead and net'),
        d.table(
          'job',
          'Jobs',
          [
            d.column('job', 'Job', 'text', { width: 2.6 }),
            d.column('contract', 'Contract', 'number', { decimals: 2, width: 1.1 }),
            d.column('changes', 'Changes (− credit)', 'number', { decimals: 2, width: 1.1 }),
            d.column('labor', 'Labor', 'number', { decimals: 2, width: 1.1 }),
            d.column('material', 'Material', 'number', { decimals: 2, width: 1.1 }),
            d.column('subs', 'Subs', 'number', { decimals: 2, width: 1.1 }),
            d.column('other', 'Other', 'number', { decimals: 2, width: 1 }),
            d.column('hours', 'Hours', 'number', { width: 0.8, decimals: 0 }),
            d.column('gross', 'Gross', 'number', {
              width: 1.1,
              decimals: 2,
              formula: unlessNegative(
                d.cell('contract'),
                d.sub(
                  d.add(d.cell('contract'), d.cell('changes')),
                  d.add(0, d.cell('labor'), d.cell('material'), d.cell('subs'), d.cell('other')),
                ),
              ),
            }),
            d.column('margin', 'Margin', 'percent', {
              width: 0.8,
              decimals: 1,
              formula: d.div(d.cell('gross'), d.add(d.cell('contract'), d.cell('changes'))),
            }),
            d.column('overhead', 'Overhead', 'number', {
              width: 1.1,
              decimals: 2,
              formula: onceFilled(
                d.cell('gross'),
                d.when(
                  'period.method',
                  '<=',
                  1,
                  d.mul(
                    d.ref('period.overhead'),
                    d.div(d.add(d.cell('contract'), d.cell('changes')), d.ref('job.sale')),
                  ),
                  d.mul(d.ref('period.overhead'), d.div(d.cell('hours'), d.ref('job.hours'))),
                ),
              ),
            }),
            d.column('net', 'Net', 'number', {
              width: 1.1,
              decimals: 2,
              formula: onceFilled(d.cell('gross'), d.sub(d.cell('gross'), d.cell('overhead'))),
            }),
          ],
          [],
          {
            blankRows: rows,
            totals: [
              d.total('job.sale', 'Sales', d.add(d.sum('job', 'contract'), d.sum('job', 'changes'))),
              d.total(
                'job.cost',
                'Cost',
                d.add(d.sum('job', 'labor'), d.sum('job', 'material'), d.sum('job', 'subs'), d.sum('job', 'other')),
              ),
              d.total('job.gross', 'Gross profit', d.sum('job', 'gross'), { strong: true }),
              d.total('job.hours', 'Crew hours', d.sum('job', 'hours'), { type: 'number', decimals: 0 }),
              d.total(
                'job.unspread',
                'Overhead not spread: $0.00',
                onceFilled('job.gross', d.round(d.sub('period.overhead', d.sum('job', 'overhead')))),
              ),
              d.total('job.net', 'Net profit of these jobs', d.sum('job', 'net'), { strong: true }),
            ],
          },
        ),
        d.section('What it says', 'Gross profit an hour, price at the wanted margin, and checks'),
        d.fields(
          4,
          d.calculated('says.hour', 'Gross profit a crew hour', 'currency', d.round(d.div('job.gross', 'job.hours'))),
          d.calculated(
            'says.price',
            'Sales these costs needed',
            'currency',
            onceFilled(
              'period.target',
              whenPositive(d.sub(1, 'period.target'), d.round(d.div('job.cost', d.sub(1, 'period.target')))),
            ),
          ),
          d.calculated(
            'says.short',
            'Short of the wanted margin',
            'currency',
            onceFilled('says.price', notBelowZero(d.sub('says.price', 'job.sale'))),
          ),
          d.calculated(
            'says.check',
            'Sales less cost less gross',
            'currency',
            onceFilled('job.gross', d.round(d.sub(d.sub('job.sale', 'job.cost'), 'job.gross'))),
            { hint: 'must be $0.00' },
          ),
          d.own('says.unsigned', 'Changes done, never signed', 'currency', { hint: 'not in sales' }),
          d.own('says.callbacks', 'Of cost: callbacks', 'currency'),
          d.calculated('says.callbackShare', 'Callbacks of cost', 'percent', d.div('says.callbacks', 'job.cost'), {
            decimals: 1,
          }),
          d.own('says.lesson', 'One thing to change'),
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
