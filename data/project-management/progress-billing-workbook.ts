import { day, given, jobFields, mark, money, pick, share, text } from './parts'
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
  signatures,
  sub,
  sum,
  table,
  tickList,
  total,
  when,
} from '@/lib/documents/author'

const earned = add(cell('before'), cell('now'))
const gross = add(cell('before'), cell('now'), cell('stored'))
const workRate = orElse('retain.work', 0)
const storedRate = orElse('retain.stored', 0)
const retained = given(gross, round(add(mul(orElse(earned, 0), workRate), mul(orElse(cell('stored'), 0), storedRate))))

export const progressBillingWorkbook = projectDocument('Financial Tracking', 'Excel', {
  name: 'Progress Billing Workbook',
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
    'An application for payment with its schedule of values. Enter for each line what was done before, what was done this month and what is stored; the sheet adds up, takes the retainage on work and on stored material at its own rate, deducts earlier certificates and shows the amount due.',
    'It checks itself: values must add up to the contract, no line may pass 100 percent, and the balance to finish and the money earned make the contract again.',
    'The arithmetic is the one that architects and owners know; the form is our own. Where the contract prescribes a form, transfer the figures.',
  ],
  howToUse: [
    'Divide the contract sum into lines before the first application, and have it approved.',
    'Add approved changes as lines of their own, with number and date.',
    'Each month copy the file; put last month’s work into Before, including stored material that was built in.',
    'Enter this period’s work, and what is stored now with its place and papers.',
    'Enter the retainage rates of the contract, and the total of earlier certificates.',
    'See that the checks read 0, sign, and attach waivers and photographs.',
  ],
  expertGuide: [
    {
      title: 'A worked application',
      text: 'Contract $100,000 with a change of $5,000. Work before $40,000, this month $25,000, stored $5,000: $70,000. Ten percent retainage is $7,000, so $63,000 is earned. Earlier certificates paid $36,000; $27,000 is due, and the balance to finish with retainage is $42,000.',
    },
    {
      title: 'Stored material needs papers',
      text: 'Owners pay for it when title, insurance and place are proven: invoice or bill of sale, certificate, photographs, and their consent if it lies off site. When it is built in, move it from stored to work, or it is billed twice.',
      cite: 'AIA A201-2017, 9.3.2',
    },
    {
      title: 'Do not load the front',
      text: 'A schedule with all profit in mobilization is what a careful architect strikes first, and overbilling is borrowed money that the last months pay back. Give start-up what it costs, and flashing and closeout what they are worth.',
    },
    {
      title: 'Know the cap on retainage',
      text: 'Several states limit it, on public work and more and more on private: in California 5 percent, with exceptions, on private contracts made since January 1, 2026. Check rate, reduction at half and the date of release.',
      cite: 'California SB 61 (2025)',
    },
    {
      title: 'The signature is a statement',
      text: 'You certify that the work is done and subs were paid from the last payment. On federal work a false certificate has its own law.',
      cite: '31 USC 3729; FAR 52.232-5(c)',
    },
  ],
  document: () =>
    documentModel({
      title: 'Progress Billing Workbook',
      subject: 'Application for payment with schedule of values, retainage and amount due',
      intro:
        'Fill in the schedule of values on the second sheet. The application adds up work done and stored, deducts retainage and earlier certificates, and checks itself.',
      keywords: ['progress billing', 'schedule of values', 'roofing'],
      parts: [
        part(
          'Application',
          [
            section('Application'),
            fields(
              4,
              own('pay.number', 'Application no.', 'number', { decimals: 0 }),
              own('pay.date', 'Date', 'date'),
              own('pay.from', 'Period from', 'date'),
              own('pay.to', 'Period to', 'date'),
              ...jobFields(),
              own('pay.owner', 'To owner or contractor', 'text', { span: 2 }),
              own('pay.architect', 'Architect', 'text'),
              own('pay.contractDate', 'Contract date', 'date'),
            ),
            section('Contract sum', 'Contract sum with changes'),
            fields(
              3,
              own('sum.original', 'Original contract sum', 'currency'),
              calculated('sum.changes', 'Approved changes, net', 'currency', sum('change', 'amount')),
              calculated(
                'sum.contract',
                'Contract sum to date',
                'currency',
                given('sum.original', add('sum.original', 'sum.changes')),
              ),
            ),
            section('Amount due', 'Completed and stored, retainage, earlier certificates and amount due'),
            fields(
              3,
              calculated('due.completed', 'Completed and stored to date', 'currency', sum('value', 'gross')),
              own('retain.work', 'Retainage on work', 'percent', { decimals: 2 }),
              own('retain.stored', 'Retainage on stored material', 'percent', { decimals: 2 }),
              calculated('due.retained', 'Retainage', 'currency', sum('value', 'retained')),
              calculated(
                'due.earned',
                'Earned less retainage',
                'currency',
                given('due.completed', sub('due.completed', orElse(ref('due.retained'), 0))),
              ),
              own('due.before', 'Earlier certificates for payment', 'currency'),
              calculated(
                'due.now',
                'Amount due now',
                'currency',
                given('due.earned', sub('due.earned', orElse(ref('due.before'), 0))),
              ),
              calculated(
                'due.balance',
                'Balance to finish, with retainage',
                'currency',
                given('sum.contract', given('due.earned', sub('sum.contract', 'due.earned'))),
              ),
              calculated('due.percent', 'Complete', 'percent', div('due.completed', 'sum.contract'), { decimals: 1 }),
            ),
            section('Changes', 'Approved changes'),
            table(
              'change',
              'Approved changes',
              [
                text('number', 'No.', 0.7),
                day('date', 'Approved'),
                text('what', 'Change', 4),
                pick('period', 'When', ['Earlier', 'This period'], 1.2),
                money('amount', 'Amount (±)'),
              ],
              [],
              {
                blankRows: 6,
                totals: [
                  total(
                    'change.earlier',
                    'Earlier periods',
                    sum('change', 'amount', { key: 'period', equals: 'Earlier' }),
                  ),
                  total('change.now', 'This period', sum('change', 'amount', { key: 'period', equals: 'This period' })),
                  total('change.total', 'Net change', sum('change', 'amount'), { strong: true }),
                ],
              },
            ),
            section('Checks', 'Checks that must read 0'),
            fields(
              3,
              calculated(
                'check.values',
                'Values less contract sum',
                'currency',
                given('sum.contract', given('value.scheduled', sub('value.scheduled', 'sum.contract'))),
              ),
              calculated('check.over', 'Lines over 100 percent', 'number', sum('value', 'over'), { decimals: 0 }),
              calculated(
                'check.balance',
                'Earned and balance less contract',
                'currency',
                given('due.balance', round(sub(add('due.earned', 'due.balance'), 'sum.contract'))),
              ),
            ),
            p(
              'The contractor states that the work billed was done under the contract, that subcontractors and suppliers were paid from earlier payments, and that the amount shown is due.',
            ),
            signatures([
              { name: 'contractor', role: 'Contractor', withTitle: true },
              { name: 'certifier', role: 'Certified by owner or architect', withTitle: true },
            ]),
            fields(
              3,
              own('certified.amount', 'Amount certified', 'currency'),
              calculated(
                'certified.difference',
                'Less than applied for',
                'currency',
                given('certified.amount', given('due.now', sub('due.now', 'certified.amount'))),
              ),
              own('certified.paid', 'Paid on', 'date'),
            ),
            section('Enclosed'),
            tickList('enclosed', [
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
        part(
          'Schedule of values',
          [
            section('Schedule of values', 'Values with work before, now and stored, percent, balance and retainage'),
            p(
              'Before: work of earlier periods, stored material included once it is built in. A filled mark means billed over its value.',
            ),
            table(
              'value',
              'Schedule of values',
              [
                text('what', 'Work', 3.4),
                money('scheduled', 'Value'),
                money('before', 'Before'),
                money('now', 'This period'),
                money('stored', 'Stored now', undefined, 1.2),
                money('gross', 'Done and stored', gross),
                share('percent', '%', div(gross, cell('scheduled'))),
                mark(
                  'over',
                  'Over',
                  given(cell('scheduled'), given(gross, when(round(gross), '>', cell('scheduled'), 1, 0))),
                  0.6,
                ),
                money('balance', 'Balance', given(cell('scheduled'), sub(cell('scheduled'), orElse(gross, 0)))),
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
                  total('value.scheduled', 'Values', sum('value', 'scheduled')),
                  total('value.before', 'Before', sum('value', 'before')),
                  total('value.now', 'This period', sum('value', 'now')),
                  total('value.stored', 'Stored now', sum('value', 'stored')),
                  total('value.gross', 'Done and stored', sum('value', 'gross')),
                  total('value.balance', 'Balance', sum('value', 'balance')),
                  total('value.retained', 'Retainage', sum('value', 'retained'), { strong: true }),
                ],
              },
            ),
          ],
          { landscape: true, audience: 'customer' },
        ),
      ],
    }),
})
