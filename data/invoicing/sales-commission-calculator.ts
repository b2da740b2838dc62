import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  cell,
  column,
  div,
  documentModel,
  fields,
  legalNote,
  min,
  mul,
  own,
  p,
  part,
  ref,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
  when,
} from '@/lib/documents/author'
import { negativesIn, noResult, notBelowZero, unlessNegative, zeroIfBlank } from './parts/guards'
import { marginGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const sale = add(cell('contract'), cell('changes'))
const gross = sub(sale, cell('cost'))
const earned = when(
  'plan.method',
  '<=',
  1,
  mul(sale, ref('plan.saleRate')),
  onceFilled(
    cell('cost'),
    when(div(gross, sale), '>=', zeroIfBlank('plan.floor'), mul(gross, ref('plan.marginRate')), 0),
  ),
)
/** Never more than the whole, also where a customer has overpaid. */
const paidShare = when(sale, '>', 0, min(1, notBelowZero(div(zeroIfBlank(cell('collected')), sale))), noResult)

export const salesCommissionCalculator = invoicingTemplate('Pricing & Policies', {
  name: 'Sales Commission Calculator',
  description:
    'Commission by sale or by margin, earned as the customer pays, less draws and chargebacks, for one salesperson and period.',
  tags: [
    'commission calculator',
    'sales commission',
    'draw',
    'chargeback',
    'gross profit commission',
    'pay plan',
    'salesperson',
    'roofing sales rep',
    '10/50/50',
    'pay sheet',
    'commission sheet',
    'canvasser pay',
    'gross profit split',
  ],
  fullDescription: [
    'One salesperson, one period: each job with contract, signed changes, cost and money collected. Commission is a share of the sale or of the gross profit, is earned as the customer pays, and may ask for a lowest margin.',
    'Draws, chargebacks and what was paid before are taken off in the open, and a balance below zero is carried forward and not taken from wages by the sheet.',
  ],
  howToUse: [
    'Set the method from the signed pay plan: 1 by sale, 2 by gross profit.',
    'Enter rates, and the lowest margin if the plan has one.',
    'Enter jobs with signed changes only; an unsigned change earns nothing.',
    'Enter collected sums, earlier commission on the job, draws and chargebacks.',
    'Go through it together, sign, and hand it to payroll.',
  ],
  expertGuide: [
    {
      title: 'The plan is in writing, and signed',
      text: 'California and New York want the commission plan in writing: in New York signed by both sides, in California with a signed receipt from the employee. Do it everywhere. Say when commission is earned, on what, what happens with cancellations, and what happens when somebody leaves.',
      cite: 'Cal. Lab. Code 2751; N.Y. Lab. Law 191(1)(c)',
    },
    {
      title: 'Chargebacks have limits',
      text: 'An advance on commission not yet earned can usually be set against later commission; commission once earned is wages, and wages are not taken back. Check state law before any deduction.',
      cite: 'Cal. Lab. Code 221; 29 CFR 531.35',
    },
    {
      title: 'Overtime and the salesperson',
      text: 'Someone who sells at customers’ homes most of the time may be an exempt outside salesperson. Inside sales staff usually are not, and their commission belongs in the regular rate for overtime.',
      cite: '29 CFR 541.500, 778.117',
    },
    marginGuide,
  ],
  document: () =>
    documentModel({
      title: 'Sales Commission Calculator',
      subject: 'Commission by sale or by margin with draws and chargebacks',
      intro: 'What was sold, what it earned, what has been paid before, and what is payable now.',
      letterhead: 'compact',
      keywords: ['commission', 'draw', 'chargeback'],
      parts: [
        part(
          'Commission',
          [
            section('Plan and period', 'Salesperson, period, method and rates'),
            fields(
              4,
              own('plan.person', 'Salesperson'),
              own('plan.from', 'From', 'date'),
              own('plan.to', 'To', 'date'),
              own('plan.signed', 'Pay plan signed on', 'date'),
              own('plan.method', 'Method: 1 sale, 2 gross profit', 'number', { value: 1, decimals: 0 }),
              own('plan.saleRate', 'Share of the sale', 'percent', { decimals: 2 }),
              own('plan.marginRate', 'Share of gross profit', 'percent', { decimals: 2 }),
              own('plan.floor', 'Lowest margin, method 2', 'percent', { decimals: 1 }),
            ),
            section('Jobs', 'Jobs with sale, cost, margin, money collected and commission'),
            table(
              'job',
              'Jobs',
              [
                column('job', 'Job and customer', 'text', { width: 2.2 }),
                column('contract', 'Contract', 'number', { decimals: 2, width: 1.2 }),
                column('changes', 'Signed changes', 'number', { decimals: 2, width: 1.1 }),
                column('cost', 'Job cost', 'number', { decimals: 2, width: 1.2 }),
                column('margin', 'Margin', 'percent', {
                  width: 0.8,
                  decimals: 1,
                  formula: onceFilled(cell('cost'), div(gross, sale)),
                }),
                column('full', 'Commission', 'number', {
                  decimals: 2,
                  width: 1.5,
                  formula: unlessNegative(cell('contract'), notBelowZero(round(earned))),
                }),
                column('collected', 'Collected', 'number', { decimals: 2, width: 1.2 }),
                column('share', 'Paid in', 'percent', { width: 0.8, decimals: 0, formula: paidShare }),
                column('earned', 'Earned', 'number', {
                  decimals: 2,
                  width: 1.2,
                  formula: round(mul(cell('full'), cell('share'))),
                }),
                column('before', 'Paid before', 'number', { decimals: 2, width: 1.1 }),
                column('now', 'Now', 'number', {
                  decimals: 2,
                  width: 1.1,
                  formula: onceFilled(cell('earned'), sub(cell('earned'), cell('before'))),
                }),
              ],
              [],
              {
                blankRows: 12,
                lineNumbers: true,
                totals: [
                  total('job.sale', 'Sales', add(sum('job', 'contract'), sum('job', 'changes'))),
                  total('job.full', 'Commission when all is paid in', sum('job', 'full')),
                  total('job.earned', 'Earned to date', sum('job', 'earned')),
                  total('job.now', 'Commission of this period', sum('job', 'now'), { strong: true }),
                ],
              },
            ),
            section('Draws and chargebacks', 'Draws and chargebacks, with the reason'),
            table(
              'deduction',
              'Draws and chargebacks',
              [
                column('kind', 'Kind', 'select', { width: 1.4, options: ['Draw', 'Chargeback'] }),
                column('date', 'Date', 'date', { width: 1.2 }),
                column('reason', 'Job and reason', 'text', { width: 4 }),
                column('amount', 'Amount', 'currency', { width: 1.4 }),
              ],
              [],
              {
                blankRows: 4,
                totals: [
                  total('deduction.draw', 'Draws', sum('deduction', 'amount', { key: 'kind', equals: 'Draw' })),
                  total(
                    'deduction.back',
                    'Chargebacks',
                    sum('deduction', 'amount', { key: 'kind', equals: 'Chargeback' }),
                  ),
                  total(
                    'deduction.unmarked',
                    'Not marked: not taken off',
                    sub(
                      sum('deduction', 'amount'),
                      add(
                        sum('deduction', 'amount', { key: 'kind', equals: 'Draw' }),
                        sum('deduction', 'amount', { key: 'kind', equals: 'Chargeback' }),
                      ),
                    ),
                  ),
                ],
              },
            ),
            section('Payable', 'Commission payable and balance carried forward'),
            fields(
              4,
              own('pay.forward', 'Carried from last period (−)', 'currency', { hint: '0 or below' }),
              calculated(
                'pay.net',
                'After draws and chargebacks',
                'currency',
                onceFilled(
                  'job.now',
                  sub(add('job.now', min(0, 'pay.forward')), add('deduction.draw', 'deduction.back')),
                ),
              ),
              calculated('pay.now', 'Payable now', 'currency', notBelowZero('pay.net')),
              calculated('pay.carry', 'Carried forward', 'currency', onceFilled('pay.net', min(0, 'pay.net'))),
              calculated('pay.rate', 'Commission of sales', 'percent', div('job.full', 'job.sale'), { decimals: 2 }),
              calculated(
                'pay.open',
                'Still to be earned',
                'currency',
                onceFilled('job.full', sub('job.full', 'job.earned')),
              ),
              calculated(
                'check.negative',
                'Negative contracts, left out',
                'number',
                negativesIn('job', 'contract', 12),
                { decimals: 0, hint: 'must be 0' },
              ),
              own('pay.date', 'Paid with payroll of', 'date'),
            ),
            p(
              'a job without a cost shows no margin. Under method 1 it still earns; under method 2 it earns nothing until its cost is entered.',
              'Note:',
            ),
            signatures([
              { name: 'person', role: 'Salesperson: seen' },
              { name: 'company', role: 'Approved for payroll', withTitle: true },
            ]),
            legalNote(
              'Not legal advice',
              'Commission plans and deductions are regulated by state. Law checked: 2026-11. Cal. Lab. Code 221, 2751; N.Y. Lab. Law 191(1)(c); 29 CFR 541.500, 778.117. Have the plan reviewed by a local employment attorney.',
            ),
          ],
          { audience: 'office', landscape: true },
        ),
      ],
    }),
})
