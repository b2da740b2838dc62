import { defineTemplate } from '@/data/shared/define-template'
import { day, jobFields, money, pick, share, text } from '@/data/shared/columns'
import { negativesIn, onceFilled } from '@/data/shared/guards'
import { beforeYouSend } from '@/data/shared/checks'
import * as d from '@/lib/documents/author'

const earned = d.add(d.cell('before'), d.cell('now'))
const gross = d.add(d.cell('before'), d.cell('now'), d.cell('stored'))
const workRate = d.orElse('retain.work', 0)
const storedRate = d.orElse('retain.stored', 0)
const retained = onceFilled(
  gross,
  d.round(d.add(d.mul(d.orElse(earned, 0), workRate), d.mul(d.orElse(d.cell('stored'), 0), storedRate))),
)

const netChanges = (...tests: d.RowTest[]): d.Expr =>
  d.sub(d.sum('change', 'amount', ...tests), d.sum('change', 'credit', ...tests))

export const progressBillingWorkbook = defineTemplate('project-management', {
  name: 'Progress Billing Workbook',
  group: 'Financial Tracking',
  formats: ['PDF', 'Excel'],
  stage: 'close',
  demand: [0.3249, 'Companies that have grown.'],
  telling: 'Schedule of values',
  description:
    'Progress billing for roofing: schedule of values, work done and stored, retainage, earlier payments, amount due now and balance to finish.',
  popular: true,
  tags: [
    'progress billing',
    'schedule of values',
    'pay application',
    'application for payment',
    'retainage',
    'stored materials',
    'architect pay application',
    'SOV',
    'pay app',
    'draw request',
    'progress payment',
    'monthly billing',
    'commercial roofing billing',
  ],
  fullDescription: [
    'An application for payment with its schedule of values. For each line, enter the work done before, the work done this month and the material stored. The sheet adds it up, holds retainage on work and on stored material at separate rates, deducts earlier certificates and shows the amount due.',
    'It checks itself: values must add up to the contract, no line may pass 100 percent, and the balance to finish plus the money earned must equal the contract.',
    'The arithmetic is what architects and owners expect; the form is our own. If the contract requires a certain form, copy the figures to it.',
  ],
  howToUse: [
    'Divide the contract sum into lines before the first application, and have it approved.',
    'Add approved changes on their own lines, with number and date.',
    'Copy the file each month. Move last month’s work to Before, including stored material that has since been installed.',
    'Enter this period’s work, and what is stored now, with its location and documents.',
    'Enter the contract’s retainage rates and the total of earlier certificates.',
    'Make sure the checks read 0, sign, and attach waivers and photographs.',
  ],
  expertGuide: [
    {
      title: 'A worked application',
      text: 'The contract is $100,000 with a change of $5,000. Earlier work of $40,000, this month’s $25,000 and $5,000 stored make $70,000. Ten percent retainage is $7,000, so $63,000 is earned. Earlier certificates paid $36,000; $27,000 is due, and the balance to finish with retainage is $42,000.',
    },
    {
      title: 'Stored material needs documents',
      text: 'Owners pay for it when you prove title, insurance and location: invoice or bill of sale, certificate, photographs, and their consent if it is stored off site. Once it is installed, move it from stored to work, or it gets billed twice.',
      cite: 'AIA A201-2017, 9.3.2',
    },
    {
      title: 'Do not front-load the billing',
      text: 'A careful architect strikes a schedule with all the profit in mobilization, and overbilling is borrowed money that you pay back in the last months. Price mobilization at what it costs, and flashing and closeout at what they are worth.',
    },
    {
      title: 'Know the cap on retainage',
      text: 'Several states limit it on public work, and more of them now on private work: California sets 5 percent, with exceptions, on private contracts signed since January 1, 2026. Check the rate, any reduction at 50 percent and the release date.',
      cite: 'California SB 61 (2025)',
    },
    {
      title: 'Your signature is a statement',
      text: 'You certify that the work is done and that subs were paid from the last payment. On federal work, a law of its own covers false certificates.',
      cite: '31 USC 3729; FAR 52.232-5(c)',
    },
  ],
  pages: { main: 4, office: 1 },
  subject: 'Application for payment with schedule of values, retainage and amount due',
  intro:
    'Fill in the schedule of values on the second sheet. The application adds up work done and stored, and deducts retainage and earlier certificates.',
  keywords: ['progress billing', 'schedule of values', 'roofing'],
  required: ['pay.number', 'pay.date', 'pay.to', 'pay.owner', 'sum.original', 'value', 'value.scheduled'],
  parts: () => [
    d.part(
      'Application',
      [
        d.section('Application'),
        d.fields(
          4,
          d.own('pay.number', 'Application no.', 'number', { decimals: 0, plain: true }),
          d.own('pay.date', 'Date', 'date'),
          d.own('pay.from', 'Period from', 'date'),
          d.own('pay.to', 'Period to', 'date'),
          ...jobFields(),
          d.own('pay.owner', 'To owner or contractor', 'text', { span: 2 }),
          d.own('pay.architect', 'Architect', 'text'),
          d.own('pay.contractDate', 'Contract date', 'date'),
        ),
        d.section('Contract sum', 'Contract sum with changes'),
        d.fields(
          3,
          d.own('sum.original', 'Original contract sum', 'currency'),
          d.calculated('sum.changes', 'Approved changes, net', 'currency', d.ref('change.total')),
          d.calculated(
            'sum.contract',
            'Contract sum to date',
            'currency',
            onceFilled('sum.original', d.add('sum.original', 'sum.changes')),
          ),
        ),
        d.section('Amount due', 'Completed and stored, retainage, earlier certificates and amount due'),
        d.fields(
          3,
          d.calculated('due.completed', 'Completed and stored to date', 'currency', d.sum('value', 'gross')),
          d.own('retain.work', 'Retainage on work', 'percent', { decimals: 2 }),
          d.own('retain.stored', 'Retainage on stored material', 'percent', { decimals: 2 }),
          d.calculated('due.retained', 'Retainage', 'currency', d.sum('value', 'retained')),
          d.calculated(
            'due.earned',
            'Earned less retainage',
            'currency',
            onceFilled('due.completed', d.sub('due.completed', d.orElse(d.ref('due.retained'), 0))),
          ),
          d.own('due.before', 'Earlier certificates for payment', 'currency'),
          d.calculated(
            'due.now',
            'Amount due now',
            'currency',
            onceFilled('due.earned', d.sub('due.earned', d.orElse(d.ref('due.before'), 0))),
          ),
          d.calculated(
            'due.balance',
            'Balance to finish, with retainage',
            'currency',
            onceFilled('sum.contract', onceFilled('due.earned', d.sub('sum.contract', 'due.earned'))),
          ),
          d.calculated('due.percent', 'Complete', 'percent', d.div('due.completed', 'sum.contract'), { decimals: 1 }),
        ),
        d.section('Changes', 'Approved changes'),
        d.table(
          'change',
          'Approved changes',
          [
            text('number', 'No.', 0.7),
            day('date', 'Approved'),
            text('what', 'Change', 4),
            pick('period', 'When', ['Earlier', 'This period'], 1.2),
            money('amount', 'Added'),
            money('credit', 'Credit'),
          ],
          [],
          {
            blankRows: 6,
            totals: [
              d.total('change.earlier', 'Earlier periods', netChanges({ key: 'period', equals: 'Earlier' })),
              d.total('change.now', 'This period', netChanges({ key: 'period', equals: 'This period' })),
              d.total('change.total', 'Net change', netChanges(), { strong: true }),
            ],
          },
        ),
        d.p(
          'The contractor states that the work billed was done under the contract, that subcontractors and suppliers were paid from earlier payments, and that the amount shown is due.',
        ),
        d.signatures([
          { name: 'contractor', role: 'Contractor', withTitle: true },
          { name: 'certifier', role: 'Certified by owner or architect', withTitle: true },
        ]),
        d.fields(
          3,
          d.own('certified.amount', 'Amount certified', 'currency'),
          d.calculated(
            'certified.difference',
            'Less than applied for',
            'currency',
            onceFilled('certified.amount', onceFilled('due.now', d.sub('due.now', 'certified.amount'))),
          ),
          d.own('certified.paid', 'Paid on', 'date'),
        ),
        d.section('Enclosed'),
        d.tickList('enclosed', [
          'Conditional waiver for this payment',
          'Unconditional waivers for the last one',
          'Subs’ and suppliers’ waivers',
          'Bills of sale and insurance, stored material',
          'Photographs of work and storage',
          'Certified payroll, where required',
        ]),
      ],
      { audience: 'customer' },
    ),
    d.part(
      'Schedule of values',
      [
        d.section('Schedule of values', 'Values with work before, now and stored, percent, balance and retainage'),
        d.p('Before: work of earlier periods, stored material included once it is built in.'),
        d.table(
          'value',
          'Schedule of values',
          [
            text('what', 'Work', 3.4),
            money('scheduled', 'Value'),
            money('before', 'Before'),
            money('now', 'This period'),
            money('stored', 'Stored now', undefined, 1.2),
            money('gross', 'Done and stored', gross),
            share('percent', '%', d.div(gross, d.cell('scheduled'))),
            money(
              'balance',
              'Balance',
              onceFilled(d.cell('scheduled'), d.sub(d.cell('scheduled'), d.orElse(gross, 0))),
            ),
            money('retained', 'Retainage', retained, 1.2),
          ],
          [
            'Mobilization, setup',
            'Tear-off and disposal',
            'Deck repair, allowance',
            'Nailers and carpentry',
            'Vapor retarder',
            'Insulation, board',
            'Dry-in, ice barrier',
            'Roof covering, area 1',
            'Roof covering, area 2',
            'Flashings, pipes',
            'Edge metal and gutters',
            'Drains, hatches',
            'Tests, warranty fee',
            'Punch list and closeout',
          ].map((what) => ({ what })),
          {
            blankRows: 8,
            lineNumbers: true,
            totals: [
              d.total('value.scheduled', 'Values', d.sum('value', 'scheduled')),
              d.total('value.before', 'Before', d.sum('value', 'before')),
              d.total('value.now', 'This period', d.sum('value', 'now')),
              d.total('value.stored', 'Stored now', d.sum('value', 'stored')),
              d.total('value.gross', 'Done and stored', d.sum('value', 'gross')),
              d.total('value.balance', 'Balance', d.sum('value', 'balance')),
              d.total('value.retained', 'Retainage', d.sum('value', 'retained'), { strong: true }),
            ],
          },
        ),
      ],
      { landscape: true, audience: 'customer' },
    ),
    beforeYouSend(
      d.fields(
        3,
        d.calculated(
          'check.values',
          'Values less contract sum',
          'currency',
          onceFilled('sum.contract', onceFilled('value.scheduled', d.sub('value.scheduled', 'sum.contract'))),
          { hint: 'must be $0.00' },
        ),
        d.calculated('check.over', 'Lines over 100 percent', 'number', negativesIn('value', 'balance'), {
          decimals: 0,
          hint: 'must be 0',
        }),
        d.calculated(
          'check.balance',
          'Earned and balance less contract',
          'currency',
          onceFilled('due.balance', d.round(d.sub(d.add('due.earned', 'due.balance'), 'sum.contract'))),
          { hint: 'must be $0.00' },
        ),
      ),
    ),
  ],
})
