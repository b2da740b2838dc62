import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import { negativesIn, noResult, notBelowZero, onceFilled, unlessNegative, zeroIfBlank } from '@/data/shared/guards'
import { marginGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const sale = d.add(d.cell('contract'), d.cell('changes'))
const gross = d.sub(sale, d.cell('cost'))
const earned = d.when(
  'plan.method',
  '<=',
  1,
  d.mul(sale, d.ref('plan.saleRate')),
  onceFilled(
    d.cell('cost'),
    d.when(d.div(gross, sale), '>=', zeroIfBlank('plan.floor'), d.mul(gross, d.ref('plan.marginRate')), 0),
  ),
)
/** Never more than the whole, also where a customer has overpaid. */
const paidShare = d.when(sale, '>', 0, d.min(1, notBelowZero(d.div(zeroIfBlank(d.cell('collected')), sale))), noResult)

export const salesCommissionCalculator = defineTemplate('invoicing', {
  name: 'Sales Commission Calculator',
  group: 'Pricing & Policies',
  stage: 'company',
  demand: [0.425, 'Part of the companies, or some jobs.'],
  telling: 'Jobs',
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
    'Draws, chargebacks and what was paid before are taken off in the open, and an overdrawn balance is carried forward and not taken from wages by the sheet.',
  ],
  howToUse: [
    'Set the method from the signed pay plan: 1 by sale, 2 by gross profit.',
    'Enter rates, and the lowest margin if the plan has one.',
    'Enter jobs on their own sheet, with signed changes only; an unsigned change earns nothing.',
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
  subject: 'Commission by sale or by margin with draws and chargebacks',
  intro: 'What was sold, what it earned, what has been paid before, and what is payable now.',
  keywords: ['commission', 'draw', 'chargeback'],
  required: ['plan.person', 'plan.from', 'plan.to', 'job', 'job.contract', 'job.collected'],
  pages: { main: 2 },
  parts: () => [
    d.part(
      'Commission',
      [
        d.section('Plan and period', 'Salesperson, period, method and rates'),
        d.fields(
          4,
          d.own('plan.person', 'Salesperson'),
          d.own('plan.from', 'From', 'date'),
          d.own('plan.to', 'To', 'date'),
          d.own('plan.signed', 'Pay plan signed on', 'date'),
          d.own('plan.method', 'Method: 1 sale, 2 gross profit', 'number', { value: 1, decimals: 0 }),
          d.own('plan.saleRate', 'Share of the sale', 'percent', { decimals: 2 }),
          d.own('plan.marginRate', 'Share of gross profit', 'percent', { decimals: 2 }),
          d.own('plan.floor', 'Lowest margin, method 2', 'percent', { decimals: 1 }),
        ),
        d.section('Draws and chargebacks', 'Draws and chargebacks, with the reason'),
        d.table(
          'deduction',
          'Draws and chargebacks',
          [
            d.column('kind', 'Kind', 'select', { width: 1.4, options: ['Draw', 'Chargeback'] }),
            d.column('date', 'Date', 'date', { width: 1.2 }),
            d.column('reason', 'Job and reason', 'text', { width: 4 }),
            d.column('amount', 'Amount', 'currency', { width: 1.4 }),
          ],
          [],
          {
            blankRows: 2,
            totals: [
              d.total('deduction.draw', 'Draws', d.sum('deduction', 'amount', { key: 'kind', equals: 'Draw' })),
              d.total(
                'deduction.back',
                'Chargebacks',
                d.sum('deduction', 'amount', { key: 'kind', equals: 'Chargeback' }),
              ),
              d.total(
                'deduction.unmarked',
                'Not marked: not taken off',
                d.sub(
                  d.sum('deduction', 'amount'),
                  d.add(
                    d.sum('deduction', 'amount', { key: 'kind', equals: 'Draw' }),
                    d.sum('deduction', 'amount', { key: 'kind', equals: 'Chargeback' }),
                  ),
                ),
              ),
            ],
          },
        ),
        d.section('Payable', 'Commission payable and balance carried forward'),
        d.fields(
          4,
          d.own('pay.forward', 'Overdrawn last period', 'currency', { hint: 'as carried forward there' }),
          d.calculated(
            'pay.net',
            'After draws and chargebacks',
            'currency',
            onceFilled(
              'job.now',
              d.sub('job.now', d.add(0, 'deduction.draw', 'deduction.back', notBelowZero('pay.forward'))),
            ),
          ),
          d.calculated('pay.now', 'Payable now', 'currency', notBelowZero('pay.net')),
          d.calculated(
            'pay.carry',
            'Overdrawn, carried forward',
            'currency',
            onceFilled('pay.net', notBelowZero(d.sub(0, 'pay.net'))),
          ),
          d.calculated('pay.rate', 'Commission of sales', 'percent', d.div('job.full', 'job.sale'), { decimals: 2 }),
          d.calculated(
            'pay.open',
            'Still to be earned',
            'currency',
            onceFilled('job.full', d.sub('job.full', 'job.earned')),
          ),
          d.calculated('check.negative', 'Negative contracts, left out', 'number', negativesIn('job', 'contract'), {
            decimals: 0,
            hint: 'must be 0',
          }),
          d.own('pay.date', 'Paid with payroll of', 'date'),
        ),
        d.p(
          'a job without a cost shows no margin. Under method 1 it still earns; under method 2 it earns nothing until its cost is entered.',
          'Note:',
        ),
        d.signatures([
          { name: 'person', role: 'Salesperson: seen' },
          { name: 'company', role: 'Approved for payroll', withTitle: true },
        ]),
        d.legalNote(
          'Not legal advice',
          `Commission plans and deductions are regulated by state. ${asChecked} Cal. Lab. Code 221, 2751; N.Y. Lab. Law 191(1)(c); 29 CFR 541.500, 778.117. Have the plan reviewed by a local employment attorney.`,
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Jobs',
      [
        d.section('Jobs', 'Jobs with sale, cost, margin, money collected and commission'),
        d.table(
          'job',
          'Jobs',
          [
            d.column('job', 'Job and customer', 'text', { width: 2.2 }),
            d.column('contract', 'Contract', 'number', { decimals: 2, width: 1.2 }),
            d.column('changes', 'Changes (− credit)', 'number', { decimals: 2, width: 1.1 }),
            d.column('cost', 'Job cost', 'number', { decimals: 2, width: 1.2 }),
            d.column('margin', 'Margin', 'percent', {
              width: 0.8,
              decimals: 1,
              formula: onceFilled(d.cell('cost'), d.div(gross, sale)),
            }),
            d.column('full', 'Commission', 'number', {
              decimals: 2,
              width: 1.5,
              formula: unlessNegative(d.cell('contract'), notBelowZero(d.round(earned))),
            }),
            d.column('collected', 'Collected', 'number', { decimals: 2, width: 1.2 }),
            d.column('share', 'Paid in', 'percent', { width: 0.8, decimals: 0, formula: paidShare }),
            d.column('earned', 'Earned', 'number', {
              decimals: 2,
              width: 1.2,
              formula: d.round(d.mul(d.cell('full'), d.cell('share'))),
            }),
            d.column('before', 'Paid before', 'number', { decimals: 2, width: 1.1 }),
            d.column('now', 'Now', 'number', {
              decimals: 2,
              width: 1.1,
              formula: onceFilled(d.cell('earned'), d.sub(d.cell('earned'), d.cell('before'))),
            }),
          ],
          [],
          {
            blankRows: 12,
            lineNumbers: true,
            totals: [
              d.total('job.sale', 'Sales', d.add(d.sum('job', 'contract'), d.sum('job', 'changes'))),
              d.total('job.full', 'Commission when all is paid in', d.sum('job', 'full')),
              d.total('job.earned', 'Earned to date', d.sum('job', 'earned')),
              d.total('job.now', 'Commission of this period', d.sum('job', 'now'), { strong: true }),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true, follows: true },
    ),
  ],
})
