import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  bullets,
  calculated,
  cell,
  column,
  div,
  documentModel,
  field,
  fields,
  legalNote,
  min,
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
  total,
} from '@/lib/documents/author'
import { notBelowZero, unlessNegative } from './parts/guards'
import { depositCapGuide, unsignedGuide, waiverGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const stages = ['Contract signed', 'Material on site', 'Dried in', 'Field complete', '', '']
const others = stages.map((_, index) => ref(`stage.${index + 1}.amount`))
/** The last payment is what is left, so that the payments add up to the cent. */
const lastAmount = onceFilled('sum.total', sub('sum.total', add(0, ...others)))

export const milestonePaymentSchedule = invoicingTemplate('Payment Plans & Schedules', {
  name: 'Milestone Payment Schedule',
  description:
    'Payment schedule by stage of the roof: shares become amounts that add up to the contract to the cent, with deposit check.',
  popular: true,
  tags: [
    'milestone payments',
    'payment schedule',
    'stage payments',
    'progress payments',
    'deposit',
    'contract exhibit',
    'draw schedule',
    'payment exhibit',
    'contract payments',
    'dried in',
    'payment stages',
    'home improvement contract',
  ],
  fullDescription: [
    'Who pays how much when, tied to things that can be seen on the roof. Shares become dollars, and the last payment is always the exact remainder, so the schedule and the contract agree to the cent.',
    'Dates and payments are entered as the job runs. The sheet checks the deposit against your state’s limit and warns when the earlier payments eat up the last one.',
  ],
  howToUse: [
    'Enter the contract sum and the signed changes.',
    'Write what has to be done and seen before each payment.',
    'Enter shares for all but the last payment; keep the last one large enough to finish for.',
    'Enter the state’s deposit limit on the Office page.',
    'Attach it to the contract, initialed, and enter payments as they come.',
  ],
  expertGuide: [
    depositCapGuide,
    {
      title: 'No payment ahead of the work',
      text: 'California forbids progress payments that run ahead of work done or material delivered on home improvement, and owners everywhere feel the same. Tie each payment to something they can photograph.',
      cite: 'Cal. Bus. & Prof. Code 7159, 7159.5',
    },
    waiverGuide,
    unsignedGuide,
  ],
  document: () =>
    documentModel({
      title: 'Milestone Payment Schedule',
      subject: 'Payments of a roofing contract by stage',
      intro: 'When each payment is due, and what you will see on the roof before you pay it.',
      keywords: ['payment schedule', 'milestones'],
      parts: [
        part('Schedule', [
          section('Contract', 'Contract, customer and sum to be paid'),
          fields(
            4,
            own('contract.number', 'Contract number'),
            own('contract.date', 'Contract date', 'date'),
            own('contract.cancelBy', 'Right to cancel ends', 'date'),
            field('job.startDate'),
            field('customer.name', { span: 2 }),
            field('job.address', { span: 2 }),
            own('sum.contract', 'Contract sum with tax', 'currency'),
            own('sum.changes', 'Signed changes, net', 'currency', { hint: '− for a credit' }),
            calculated(
              'sum.total',
              'To be paid in all',
              'currency',
              onceFilled('sum.contract', add('sum.contract', 'sum.changes')),
            ),
            calculated(
              'sum.open',
              'Still to be paid',
              'currency',
              onceFilled('sum.total', sub('sum.total', 'stage.paid')),
            ),
          ),
          section('Payments by stage', 'Stages with share, amount, date, payment and what is open'),
          table(
            'stage',
            'Payments by stage',
            [
              column('stage', 'Due when this is done', 'text', { width: 3.6 }),
              column('share', 'Share', 'percent', { width: 0.9, decimals: 1 }),
              column('amount', 'Amount', 'currency', {
                width: 1.4,
                formula: unlessNegative(cell('share'), round(mul(cell('share'), ref('sum.total')))),
              }),
              column('expected', 'Expected', 'date', { width: 1.2 }),
              column('paid', 'Paid', 'currency', { width: 1.4 }),
              column('on', 'Paid on', 'date', { width: 1.2 }),
              column('open', 'Open', 'currency', {
                width: 1.4,
                formula: onceFilled(cell('amount'), sub(cell('amount'), cell('paid'))),
              }),
            ],
            [
              ...stages.map((stage) => ({ stage: stage || null })),
              {
                stage: 'Complete, inspected',
                amount: lastAmount,
                share: div(lastAmount, ref('sum.total')),
              },
            ],
            {
              lineNumbers: true,
              totals: [
                total('stage.total', 'Payments', sum('stage', 'amount'), { strong: true }),
                total('stage.paid', 'Paid so far', sum('stage', 'paid')),
                total(
                  'stage.check',
                  'Payments less contract: $0.00',
                  onceFilled('sum.total', sub('stage.total', 'sum.total')),
                ),
              ],
            },
          ),
          section('How it works'),
          bullets(
            'The first payment is due when the right to cancel has passed; “dried in” means the old roof is off, the deck repaired and the house dry; the last is due with final inspection and waiver.',
            'We tell you when a stage is done and send a photograph; you may come and look before you pay.',
            'A payment is due within the days that the contract gives, and never before its stage.',
            'A signed change order is spread over all payments by their shares. What falls on a payment already made comes with the next one.',
            'With each payment you get a lien waiver for it.',
          ),
          signatures([
            { name: 'owner', role: 'Owner' },
            { name: 'contractor', role: 'Contractor', withTitle: true },
          ]),
        ]),
        part(
          'Office',
          [
            section('Deposit and last payment', 'Deposit against the state’s limit, and size of the last payment'),
            fields(
              4,
              own('cap.rate', 'State limit on deposit', 'percent'),
              own('cap.amount', 'or dollars, if less', 'currency'),
              calculated(
                'cap.allowed',
                'Highest first payment',
                'currency',
                orElse(
                  min(round(mul('sum.contract', 'cap.rate')), 'cap.amount'),
                  orElse(round(mul('sum.contract', 'cap.rate')), 'cap.amount'),
                ),
              ),
              calculated(
                'cap.over',
                'First payment above it',
                'currency',
                onceFilled(
                  'cap.allowed',
                  onceFilled('stage.1.amount', notBelowZero(sub('stage.1.amount', 'cap.allowed'))),
                ),
                { hint: 'must be $0.00' },
              ),
              calculated('last.amount', 'Last payment', 'currency', ref('stage.7.amount')),
              own('last.cost', 'Cost still to come by then', 'currency'),
              calculated(
                'last.cover',
                'Last payment less that cost',
                'currency',
                onceFilled('last.cost', onceFilled('last.amount', sub('last.amount', 'last.cost'))),
              ),
              calculated(
                'last.over',
                'Earlier payments above the sum',
                'currency',
                onceFilled('last.amount', notBelowZero(sub(0, 'last.amount'))),
                { hint: 'must be $0.00' },
              ),
            ),
            p(
              'List what each stage costs you by its date. If a stage is billed after the money is spent, the supplier finances the job, or you do.',
              'Cash:',
            ),
            table(
              'cash',
              'Cost by stage',
              [
                column('stage', 'By the end of stage', 'text', { width: 3, fixed: true }),
                column('cost', 'Cost by then', 'currency', { width: 1.5 }),
                column('billed', 'Billed by then', 'currency', { width: 1.5 }),
                column('gap', 'Money ahead (− behind)', 'currency', {
                  width: 1.8,
                  formula: onceFilled(cell('billed'), sub(cell('billed'), cell('cost'))),
                }),
              ],
              Array.from({ length: 7 }, (_, index) => ({
                stage: `Payment ${index + 1}`,
                billed: onceFilled(
                  ref(`stage.${index + 1}.amount`),
                  add(...Array.from({ length: index + 1 }, (_unused, before) => ref(`stage.${before + 1}.amount`))),
                ),
              })),
            ),
            legalNote(
              'Limits',
              'Deposits and progress payments on homes are limited by state law. Law checked: 2026-11. Cal. Bus. & Prof. Code 7159.5; Md. Bus. Reg. 8-617; Mass. G.L. c. 142A. Not legal advice; ask a local attorney.',
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
