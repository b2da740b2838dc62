import { defineTemplate } from '@/data/shared/define-template'
import { sourcesOf, stateLine } from '@/data/shared/checked-line'
import { depositLimit } from '@/data/shared/deposit-limit'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import { depositCapGuide, unsignedGuide, waiverGuide } from '@/data/shared/invoice/guides'
import { paymentColumns, remainder } from '@/data/shared/payments'
import * as d from '@/lib/documents/author'

const stages = ['Contract signed', 'Material on site', 'Dried in', 'Field complete', '', '']

export const milestonePaymentSchedule = defineTemplate('invoicing', {
  name: 'Milestone Payment Schedule',
  group: 'Payment Plans & Schedules',
  stage: 'sign',
  demand: [0.42, 'Part of the companies, or some jobs.'],
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
    'Who pays how much when, tied to things that can be seen on the roof. A payment is a share or an amount in dollars, and the last one is always the exact remainder, so the schedule and the contract agree to the cent.',
    'Dates and payments are entered as the job runs. The sheet checks the deposit against your state’s limit and warns when the earlier payments eat up the last one.',
  ],
  howToUse: [
    'Enter the contract sum and the signed changes.',
    'Write what has to be done and seen before each payment.',
    'Enter a share or dollars for all but the last payment; keep the last one large enough to finish for.',
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
  subject: 'Payments of a roofing contract by stage',
  intro: 'When each payment is due, and what you will see on the roof before you pay it.',
  keywords: ['payment schedule', 'milestones'],
  hasEditions: true,
  required: ['contract.date', 'job.startDate', 'sum.contract', 'stage', 'stage.stage'],
  pages: { main: 1, office: 1 },
  parts: (edition) => [
    d.part('Schedule', [
      d.section('Contract', 'Contract, customer and sum to be paid'),
      d.fields(
        4,
        d.own('contract.number', 'Contract number'),
        d.own('contract.date', 'Contract date', 'date'),
        d.own('contract.cancelBy', 'Right to cancel ends', 'date'),
        d.field('job.startDate'),
        d.field('customer.name'),
        d.field('job.number'),
        d.field('job.address', { span: 2 }),
        d.own('sum.contract', 'Contract sum with tax', 'currency'),
        d.own('sum.changes', 'Signed changes (− credit)', 'currency'),
        d.calculated(
          'sum.total',
          'To be paid in all',
          'currency',
          onceFilled('sum.contract', d.add('sum.contract', 'sum.changes')),
        ),
        d.calculated(
          'sum.open',
          'Still to be paid',
          'currency',
          onceFilled('sum.total', d.sub('sum.total', 'stage.paid')),
        ),
      ),
      d.section('Payments by stage', 'Stages with share or dollars, amount, date and payment'),
      d.table(
        'stage',
        'Payments by stage',
        [
          d.column('stage', 'Due when this is done', 'text', { width: 3.8 }),
          ...paymentColumns({ sum: 'sum.total', widths: [0.9, 1.2, 1.3] }),
          d.column('expected', 'Expected', 'date', { width: 1.2 }),
          d.column('paid', 'Paid', 'currency', { width: 1.2 }),
          d.column('on', 'Paid on', 'date', { width: 1.2 }),
        ],
        [
          ...stages.map((stage) => ({ stage: stage || null })),
          { stage: 'Complete, inspected', ...remainder('stage', stages.length + 1, 'sum.total') },
        ],
        {
          lineNumbers: true,
          totals: [
            d.total('stage.total', 'Payments', d.sum('stage', 'amount'), { strong: true }),
            d.total('stage.paid', 'Paid so far', d.sum('stage', 'paid')),
          ],
        },
      ),
      d.section('How it works'),
      d.bullets(
        'The first payment is due when the right to cancel has passed; “dried in” means the old roof is off, the deck repaired and the house dry; the last is due with final inspection and waiver.',
        'We tell you when a stage is done and send a photograph; you may come and look before you pay.',
        'A payment is due within the days that the contract gives, and never before its stage.',
        'A signed change order is spread over all payments by their shares. What falls on a payment already made comes with the next one.',
        'With each payment you get a lien waiver for it.',
      ),
      d.signatures([
        { name: 'owner', role: 'Owner' },
        { name: 'contractor', role: 'Contractor', withTitle: true },
      ]),
    ]),
    d.part(
      'Office',
      [
        d.section('Deposit and last payment', 'Deposit against the state’s limit, and size of the last payment'),
        ...stateLine(edition),
        ...depositLimit({ sum: 'sum.contract', deposit: 'stage.1.amount', edition }),
        d.fields(
          4,
          d.calculated('last.amount', 'Last payment', 'currency', d.ref('stage.7.amount')),
          d.own('last.cost', 'Cost still to come by then', 'currency'),
          d.calculated(
            'last.cover',
            'Last payment less that cost',
            'currency',
            onceFilled('last.cost', onceFilled('last.amount', d.sub('last.amount', 'last.cost'))),
          ),
          d.calculated(
            'last.over',
            'Earlier payments above the sum',
            'currency',
            onceFilled('last.amount', notBelowZero(d.sub(0, 'last.amount'))),
            { hint: 'must be $0.00' },
          ),
        ),
        d.p(
          'List what each stage costs you by its date. If a stage is billed after the money is spent, the supplier finances the job, or you do.',
          'Cash:',
        ),
        d.table(
          'cash',
          'Cost by stage',
          [
            d.column('stage', 'By the end of stage', 'text', { width: 3, fixed: true }),
            d.column('cost', 'Cost by then', 'currency', { width: 1.5 }),
            d.column('billed', 'Billed by then', 'currency', { width: 1.5 }),
            d.column('gap', 'Money ahead (− behind)', 'currency', {
              width: 1.8,
              formula: onceFilled(d.cell('billed'), d.sub(d.cell('billed'), d.cell('cost'))),
            }),
          ],
          Array.from({ length: 7 }, (_, index) => ({
            stage: `Payment ${index + 1}`,
            billed: onceFilled(
              d.ref(`stage.${index + 1}.amount`),
              d.add(...Array.from({ length: index + 1 }, (_unused, before) => d.ref(`stage.${before + 1}.amount`))),
            ),
          })),
        ),
        d.legalNote(
          'Limits',
          `Deposits and progress payments on homes are limited by state law.${sourcesOf(edition, 'Cal. Bus. & Prof. Code 7159.5', 'Md. Bus. Reg. 8-617', 'Mass. G.L. c. 142A')} Not legal advice; ask a local attorney.`,
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
