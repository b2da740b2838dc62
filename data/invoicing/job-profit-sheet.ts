import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  cell,
  column,
  div,
  documentModel,
  fields,
  mul,
  own,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  when,
} from '@/lib/documents/author'
import { notBelowZero, unlessNegative, whenPositive } from './parts/guards'
import { marginGuide, unsignedGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const rows = 15

export const jobProfitSheet = invoicingTemplate('Tracking & Records', {
  name: 'Job Profit Sheet',
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
  document: () =>
    documentModel({
      title: 'Job Profit Sheet',
      subject: 'Profit of finished roofing jobs',
      intro: 'What each job earned, before and after its share of overhead.',
      letterhead: 'compact',
      keywords: ['job profit', 'margin', 'overhead'],
      parts: [
        part(
          'Profit',
          [
            section('Period and overhead', 'Period, overhead, its spread, and break-even sales'),
            fields(
              4,
              own('period.name', 'Period'),
              own('period.overhead', 'Overhead of the period', 'currency'),
              own('period.method', 'Spread: 1 by sales, 2 by hours', 'number', { value: 1, decimals: 0 }),
              own('period.target', 'Gross margin wanted', 'percent', { decimals: 1 }),
              calculated('period.margin', 'Gross margin', 'percent', div('job.gross', 'job.sale'), { decimals: 1 }),
              calculated(
                'period.net',
                'Net profit',
                'currency',
                onceFilled('job.gross', sub('job.gross', 'period.overhead')),
              ),
              calculated('period.netShare', 'Net of sales', 'percent', div('period.net', 'job.sale'), { decimals: 1 }),
              calculated(
                'period.even',
                'Break-even sales',
                'currency',
                whenPositive('period.margin', round(div('period.overhead', 'period.margin'))),
              ),
            ),
            section('Jobs', 'Jobs with sale, cost, gross profit, overhead and net'),
            table(
              'job',
              'Jobs',
              [
                column('job', 'Job', 'text', { width: 2.6 }),
                column('contract', 'Contract', 'number', { decimals: 2, width: 1.1 }),
                column('changes', 'Signed changes', 'number', { decimals: 2, width: 1.1 }),
                column('labor', 'Labor', 'number', { decimals: 2, width: 1.1 }),
                column('material', 'Material', 'number', { decimals: 2, width: 1.1 }),
                column('subs', 'Subs', 'number', { decimals: 2, width: 1.1 }),
                column('other', 'Other', 'number', { decimals: 2, width: 1 }),
                column('hours', 'Hours', 'number', { width: 0.8, decimals: 0 }),
                column('gross', 'Gross', 'number', {
                  width: 1.1,
                  decimals: 2,
                  formula: unlessNegative(
                    cell('contract'),
                    sub(
                      add(cell('contract'), cell('changes')),
                      add(0, cell('labor'), cell('material'), cell('subs'), cell('other')),
                    ),
                  ),
                }),
                column('margin', 'Margin', 'percent', {
                  width: 0.8,
                  decimals: 1,
                  formula: div(cell('gross'), add(cell('contract'), cell('changes'))),
                }),
                column('overhead', 'Overhead', 'number', {
                  width: 1.1,
                  decimals: 2,
                  formula: onceFilled(
                    cell('gross'),
                    when(
                      'period.method',
                      '<=',
                      1,
                      mul(ref('period.overhead'), div(add(cell('contract'), cell('changes')), ref('job.sale'))),
                      mul(ref('period.overhead'), div(cell('hours'), ref('job.hours'))),
                    ),
                  ),
                }),
                column('net', 'Net', 'number', {
                  width: 1.1,
                  decimals: 2,
                  formula: onceFilled(cell('gross'), sub(cell('gross'), cell('overhead'))),
                }),
              ],
              [],
              {
                blankRows: rows,
                totals: [
                  total('job.sale', 'Sales', add(sum('job', 'contract'), sum('job', 'changes'))),
                  total(
                    'job.cost',
                    'Cost',
                    add(sum('job', 'labor'), sum('job', 'material'), sum('job', 'subs'), sum('job', 'other')),
                  ),
                  total('job.gross', 'Gross profit', sum('job', 'gross'), { strong: true }),
                  total('job.hours', 'Crew hours', sum('job', 'hours'), { type: 'number', decimals: 0 }),
                  total(
                    'job.unspread',
                    'Overhead not spread: $0.00',
                    onceFilled('job.gross', round(sub('period.overhead', sum('job', 'overhead')))),
                  ),
                  total('job.net', 'Net profit of these jobs', sum('job', 'net'), { strong: true }),
                ],
              },
            ),
            section('What it says', 'Gross profit an hour, price at the wanted margin, and checks'),
            fields(
              4,
              calculated('says.hour', 'Gross profit a crew hour', 'currency', round(div('job.gross', 'job.hours'))),
              calculated(
                'says.price',
                'Sales these costs needed',
                'currency',
                onceFilled(
                  'period.target',
                  whenPositive(sub(1, 'period.target'), round(div('job.cost', sub(1, 'period.target')))),
                ),
              ),
              calculated(
                'says.short',
                'Short of the wanted margin',
                'currency',
                onceFilled('says.price', notBelowZero(sub('says.price', 'job.sale'))),
              ),
              calculated(
                'says.check',
                'Sales less cost less gross',
                'currency',
                onceFilled('job.gross', round(sub(sub('job.sale', 'job.cost'), 'job.gross'))),
                { hint: 'must be $0.00' },
              ),
              own('says.unsigned', 'Changes done, never signed', 'currency', { hint: 'not in sales' }),
              own('says.callbacks', 'Of cost: callbacks', 'currency'),
              calculated('says.callbackShare', 'Callbacks of cost', 'percent', div('says.callbacks', 'job.cost'), {
                decimals: 1,
              }),
              own('says.lesson', 'One thing to change'),
            ),
          ],
          { audience: 'office', landscape: true },
        ),
      ],
    }),
})
