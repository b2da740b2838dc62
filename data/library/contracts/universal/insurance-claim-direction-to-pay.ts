import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

export const insuranceClaimDirectionToPay = defineTemplate('contract', {
  name: 'Insurance Claim Direction to Pay',
  group: 'universal',
  demand: [0.77, 'Most companies, every week or month.'],
  telling: 'Amounts',
  notFor:
    'Not an assignment: the claim remains the owner’s. Do not add words that transfer benefits; Florida voids such assignments.',
  description:
    'Owner’s direction to the insurer to pay the roofer directly for work done: not an assignment, revocable, and the owner still pays the deductible.',
  tags: [
    'Insurance & Legal',
    'direction to pay',
    'insurance claim',
    'insurance payment',
    'mortgage company',
    'depreciation',
    'storm claim',
  ],
  fullDescription: [
    'With this letter the owner asks the insurer to send a payment for completed roofing work to the contractor, or to name the contractor on the check. The claim remains the owner’s: no benefit, right or cause of action passes to the contractor.',
    'That difference matters. Florida voids assignments of benefits under policies issued from 2023 on, and several other states restrict them. A direction to pay is revocable, names a maximum amount, and says nothing about what is covered.',
    'The amounts page shows contract sum, deductible paid by the owner, earlier insurance payments and what remains, calculated. There is room for the mortgage company and co-payees.',
  ],
  howToUse: [
    'Use it only with a signed contract, and never as a condition of it.',
    'Fill in policy, claim and adjuster from the owner’s documents.',
    'Enter the amounts; the most that may be paid directly is calculated.',
    'Have the owner read the clauses and sign; each named insured signs.',
    'The owner sends it to the insurer and keeps a copy.',
  ],
  expertGuide: [
    {
      title: 'A direction to pay is not an assignment',
      text: 'An assignment makes you the holder of the claim; a direction only tells the insurer where to send money it has decided to pay the owner. Do not add words such as “assign”, “transfer” or “benefits”, do not make it irrevocable, and do not use an assignment in Florida at all.',
      cite: 'Fla. Stat. 627.7152(13)',
    },
    contract.claimGuide,
    {
      title: 'Expect two names on the check',
      text: 'Insurers often name the mortgage company too, and some do not honor a direction to pay. Have the owner call the lender’s loss-draft department early, and do not start work on the promise of a check.',
    },
    contract.editionGuide,
    contract.attorneyGuide,
  ],
  subject: 'Owner’s request to an insurer on where to send a payment',
  intro:
    'The owner asks the insurer to send the payment named below to the roofing contractor. The claim and all rights under the policy remain the owner’s.',
  keywords: ['direction to pay', 'insurance'],
  hasEditions: true,
  required: ['insurance.carrier', 'insurance.claim', 'storm.date', 'contract.number', 'payee.address', 'sum.contract'],
  pages: { main: 2, office: 1 },
  parts: (edition) => [
    contract.attachmentCover(edition, ['Fla. Stat. 627.7152(13)', 'Tex. Ins. Code 4102.163, 707.004']),
    d.titledPart('Direction', [
      d.note(
        'Not an assignment of benefits',
        'This direction does not transfer any benefit, right or claim under the policy.',
      ),
      d.section('Policy and claim', 'Policy, claim, insured, property and mortgage company'),
      d.fields(
        4,
        d.field('customer.name', { label: 'Named insured (all)' }),
        d.field('job.number'),
        d.field('customer.phone'),
        d.field('customer.email'),
        d.field('job.address', { span: 2 }),
        d.field('job.city'),
        d.field('job.state'),
        d.field('insurance.carrier'),
        d.field('insurance.policy'),
        d.field('insurance.claim'),
        d.field('storm.date'),
        d.field('insurance.adjuster', { span: 2 }),
        d.own('mortgage.company', 'Mortgage company, loan no.', 'text', { span: 2 }),
        d.own('contract.number', 'Roofing contract number'),
        d.own('contract.date', 'Contract date', 'date'),
        d.own('payee.address', 'Send payment to', 'text', { span: 2 }),
      ),
      d.section('Amounts', 'Amounts and the most that may be paid directly, calculated'),
      d.fields(
        4,
        d.own('sum.contract', 'Contract sum', 'currency'),
        d.own('sum.changes', 'Signed changes, net', 'currency'),
        d.own('sum.deductible', 'Deductible, paid by Owner', 'currency'),
        d.own('sum.received', 'Other payments received', 'currency'),
        d.calculated(
          'sum.direct',
          'Most to be paid directly',
          'currency',
          d.sub(d.add('sum.contract', 'sum.changes'), d.add('sum.deductible', 'sum.received')),
        ),
        d.choice('payment.form', 'Owner requests', [
          'Payment to contractor',
          'Check to both',
          'Check to both and lender',
        ]),
        d.own('payment.stage', 'For', 'select', {
          options: ['First payment', 'Supplement', 'Depreciation held back', 'Final payment', 'All payments'],
        }),
        d.own('work.completed', 'Work complete on', 'date'),
      ),
      d.section('Direction'),
      d.p(
        'To the insurer: I ask that the payment for the roofing work described in the contract, up to the maximum amount above, be sent in the way marked. This is my request about where to send money that you decide to pay; it requests nothing else.',
      ),
      d.clauses(
        [
          'The claim remains mine',
          'I present the claim, speak with the insurer and decide. Contractor does not act for me in the claim and does not adjust or negotiate it. Contractor may give prices, photographs and facts about the work.',
        ],
        [
          'My deductible',
          'I pay the deductible in full. Contractor has not paid, credited or promised to return any part of it.',
        ],
        [
          'My debt',
          'I owe the contract price whether or not the insurer pays. What the insurer pays directly counts as my payment.',
        ],
        [
          'Revocable',
          'I may withdraw this direction at any time by writing to the insurer and to Contractor. It ends when the amount has been paid.',
        ],
        ['No condition', 'The contract and the start of work did not depend on my signing this.'],
        [
          'Copies',
          'The insurer may send Contractor a copy of the payment letter for this work, and nothing else about my policy.',
        ],
      ),
      d.section('Enclosed'),
      d.tickList('enclosed', [
        'Signed contract and change orders',
        'Invoice for the work done',
        'Photographs before and after',
        'Certificate of completion',
        'Proof that the deductible was paid',
        'Lien waiver, conditional on payment',
      ]),
      d.signatures([
        { name: 'owner', role: 'Named insured' },
        { name: 'coOwner', role: 'Second named insured' },
        { name: 'contractor', role: 'Contractor: received', withTitle: true },
      ]),
    ]),
  ],
})
