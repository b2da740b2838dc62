import { defineTemplate } from '@/data/shared/define-template'
import { sourcesOf, stateLine } from '@/data/shared/checked-line'
import { depositLimit } from '@/data/shared/deposit-limit'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import { depositCapGuide, lateChargeGuide, surchargeGuide, waiverGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const asked = d.orElse('term.depositDollars', d.round(d.mul('job.price', 'term.deposit')))

export const paymentPolicy = defineTemplate('invoicing', {
  name: 'Payment Policy',
  group: 'Pricing & Policies',
  stage: 'sign',
  telling: 'Our terms',
  description:
    'Payment policy a customer signs: deposits, methods, due dates, late charges, changes, liens and disputes, in plain words.',
  popular: true,
  tags: [
    'payment policy',
    'payment terms',
    'deposit policy',
    'late fee policy',
    'lien notice',
    'customer agreement',
    'credit card fee',
    'terms of payment',
    'billing policy',
    'late charge',
    'returned check fee',
    'credit terms',
    'customer policy',
  ],
  fullDescription: [
    'One sheet that says how payment works, before anybody is annoyed about it. The terms are inputs: deposit, days to pay, late charge, methods, returned payments, changes, disputes and liens.',
    'A small table shows what the terms mean for a job of a given price: deposit within the limit, stage payments that add up, and what thirty late days would cost.',
  ],
  howToUse: [
    'Fill the terms once for your company, with your state’s limits looked up.',
    'Have an attorney read it beside your contract; where they differ, the contract wins.',
    'Enter the price of the job, and go through the table together.',
    'Have each owner initial and sign, and give them a copy.',
    'Use the same policy for everyone.',
  ],
  expertGuide: [
    depositCapGuide,
    lateChargeGuide,
    surchargeGuide,
    {
      title: 'A policy is not a contract notice',
      text: 'Lien notices, the right to cancel and other notices of the state have prescribed words and places in the contract. This sheet explains; it replaces none of them.',
      cite: '16 CFR 429.1; Fla. Stat. 713.015; Cal. Bus. & Prof. Code 7159',
    },
    waiverGuide,
  ],
  subject: 'How payment works, in plain words',
  intro: 'How payment works with us. Where this policy and the signed contract differ, the contract controls.',
  keywords: ['payment policy', 'terms'],
  hasEditions: true,
  required: ['term.days', 'term.methods'],
  pages: { main: 1, office: 1 },
  parts: (edition) => [
    d.part('Payment policy', [
      d.section('Our terms', 'Deposit, due dates, methods and charges as inputs, and the policy in eight points'),
      d.fields(
        6,
        d.field('customer.name'),
        d.field('job.number'),
        d.field('job.address', { span: 2 }),
        d.own('term.deposit', 'Deposit', 'percent', { decimals: 1 }),
        d.own('term.depositDollars', 'Or deposit in dollars', 'currency'),
        d.own('term.days', 'Days to pay an invoice', 'number', { decimals: 0 }),
        d.own('term.late', 'Late charge a year', 'percent', { decimals: 2 }),
        d.own('term.grace', 'Days of grace', 'number', { decimals: 0 }),
        d.own('term.methods', 'We take'),
        d.own('term.card', 'Card payments', 'text', { hint: 'surcharge only where lawful' }),
        d.own('term.returned', 'Returned payment', 'currency', { hint: 'at our cost, within state limits' }),
      ),
      d.clauses(
        [
          'Deposit',
          'The deposit is part of the price. We take no more than the law of your state allows, and nothing before your right to cancel has passed. If you cancel in time, it comes back in full.',
        ],
        ['Bills', 'You get a bill when a stage is done and can be seen. It is due within the days above.'],
        [
          'Changes',
          'Beyond the unit prices in your contract, such as deck sheets, nothing is added to the price unless you have signed for it first.',
          'initials.changes',
        ],
        [
          'Insurance work',
          'You are our customer, not your insurer. The deductible is yours to pay in full; we cannot waive or rebate it. We wait for depreciation only as the contract says.',
          'initials.deductible',
        ],
        [
          'Late payment',
          'From the end of the days of grace we may add the late charge above, by the day, on what is not in dispute. If the box above is blank, there is none.',
          'initials.late',
        ],
        [
          'If something is not right',
          'Tell us in writing what and why. You may hold back the fair value of that item until it is settled; the rest is due.',
        ],
        [
          'Liens and waivers',
          'The law may give us and our suppliers a lien when work is not paid; the contract has your state’s notice. With each payment you get a waiver.',
          'initials.lien',
        ],
        [
          'Paying over time',
          'We do not lend. Ask us early about dates or a lender; a plan counts when both have signed it.',
        ],
      ),
      d.section('What it means for your job', 'Example: deposit, stages and late charge for your price'),
      d.fields(
        8,
        d.own('job.price', 'Price of the job', 'currency', { span: 2 }),
        d.calculated('job.deposit', 'Deposit', 'currency', notBelowZero(d.orElse(d.min(asked, 'cap.allowed'), asked))),
        d.own('job.middle', 'When dried in', 'percent', { decimals: 1 }),
        d.own('job.middleDollars', 'Or in dollars', 'currency'),
        d.calculated(
          'job.middleAmount',
          'That is',
          'currency',
          d.round(d.orElse('job.middleDollars', d.mul('job.price', 'job.middle'))),
        ),
        d.calculated(
          'job.last',
          'When complete',
          'currency',
          onceFilled('job.price', d.sub('job.price', d.add(0, 'job.deposit', 'job.middleAmount'))),
        ),
        d.calculated(
          'job.late',
          'Charge, 30 days late',
          'currency',
          d.round(
            d.div(
              d.mul(notBelowZero('job.last'), notBelowZero('term.late'), notBelowZero(d.sub(30, 'term.grace'))),
              365,
            ),
          ),
        ),
      ),
      d.signatures([
        { name: 'owner', role: 'Owner: read and received' },
        { name: 'coOwner', role: 'Co-owner' },
        { name: 'contractor', role: 'Company', withTitle: true },
      ]),
    ]),
    d.part(
      'Office',
      [
        d.section('Before you hand it out', 'Check of the deposit against the state’s limit'),
        ...stateLine(edition),
        ...depositLimit({ sum: 'job.price', deposit: 'deposit.asked', edition }),
        d.fields(
          4,
          d.calculated('deposit.asked', 'Deposit by the terms', 'currency', asked),
          d.calculated(
            'last.short',
            'First two payments above the price',
            'currency',
            onceFilled('job.last', notBelowZero(d.sub(0, 'job.last'))),
            { hint: 'to be $0.00' },
          ),
          d.own('cap.statute', 'Statute looked up'),
          d.own('cap.checked', 'Looked up on', 'date'),
        ),
        d.legalNote(
          'Not legal advice',
          `Deposits, late charges, surcharges and lien notices are limited or prescribed by state law; have a local attorney review this policy with your contract.${sourcesOf(edition, 'Cal. Bus. & Prof. Code 7159, 7159.5', 'Md. Bus. Reg. 8-617', 'Mass. G.L. c. 142A', 'Fla. Stat. 713.015', 'Conn. Gen. Stat. 42-133ff', 'Mass. G.L. c. 140D § 28A', 'Tex. Ins. Code 707.002')}`,
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
