import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { stateLine } from '@/data/shared/checked-line'
import { depositLimit, depositLimits } from '@/data/shared/deposit-limit'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const depositReceipt = defineTemplate('contract', {
  name: 'Deposit Receipt',
  group: 'universal',
  stage: 'close',
  demand: [0.82, 'Most companies, every week or month.'],
  telling: 'Deposit',
  description:
    'Receipt for a roofing deposit: amount, share of the contract sum, check against the state limit, what it is for and when it is returned.',
  tags: [
    'Payment Agreements',
    'deposit receipt',
    'down payment',
    'deposit limit',
    'receipt',
    'earnest money',
    'payment receipt',
  ],
  fullDescription: [
    'A receipt that answers the three questions an owner asks about a deposit: what is it for, where is it kept, and when do I get it back. It goes with a signed contract and does not repeat its terms.',
    'In a state’s edition, the office page holds that state’s limit where we have a firm source; otherwise enter it as a share, in dollars or both, and whether the lesser, the greater or the sum applies. The page works out the highest deposit allowed and how far the amount received is above it.',
    'Colorado requires a roofing deposit to be held in trust; the account has its own field. If the contract is canceled in time, the deposit is refunded in full.',
  ],
  howToUse: [
    'Write the receipt the day you receive the money. Where state law forbids a deposit before the right to cancel has passed, wait.',
    'Enter contract sum, deposit and the state’s limit.',
    'Check on the office page that “Deposit above it” shows $0.00; return any excess at once.',
    'Say what the money is for and where it is held.',
    'Sign and give the original to the owner.',
  ],
  expertGuide: [
    contract.depositGuide,
    {
      title: 'Tie the deposit to something you can show',
      text: 'A deposit for special-order material is easiest to defend when a supplier’s order backs it up. Attach the order confirmation, and mark the goods with the owner’s name when they arrive.',
    },
    {
      title: 'Refund on time',
      text: 'If a home sale is canceled within the cooling-off period, everything paid must be refunded within 10 business days. Keep deposits in an account where you can always do that.',
      cite: '16 CFR 429.1',
    },
    contract.cancellationGuide,
    contract.attorneyGuide,
  ],
  subject: 'Receipt for the deposit on a roofing contract',
  intro: 'Receipt for a deposit paid under the contract named below.',
  keywords: ['deposit', 'receipt'],
  hasEditions: true,
  required: ['receipt.number', 'receipt.date', 'deposit.contractSum', 'deposit.amount', 'deposit.form'],
  pages: { main: 1, office: 1 },
  parts: (edition) => [
    d.part('Receipt', [
      d.section('Contract'),
      contract.reference(d.own('receipt.number', 'Receipt number'), d.own('receipt.date', 'Date received', 'date')),
      d.section('Deposit', 'Deposit, its share of the contract, form of payment and purpose'),
      d.fields(
        4,
        d.own('deposit.contractSum', 'Contract sum', 'currency'),
        d.own('deposit.amount', 'Deposit received', 'currency'),
        d.calculated(
          'deposit.share',
          'Share of the contract',
          'percent',
          d.div('deposit.amount', 'deposit.contractSum'),
          { decimals: 1 },
        ),
        d.calculated(
          'deposit.balance',
          'Balance of the contract sum',
          'currency',
          d.sub('deposit.contractSum', 'deposit.amount'),
        ),
        d.choice('deposit.form', 'Received by', ['Check', 'Card', 'Transfer', 'Cash']),
        d.own('deposit.reference', 'Check or transaction no.'),
        d.own('deposit.heldAt', 'Held at (bank, trust account)'),
        d.own('deposit.cancelUntil', 'Right to cancel ends', 'date'),
        d.own('deposit.purpose', 'Purpose: special-order material, permit, first payment', 'text', { span: 3 }),
        d.own('deposit.order', 'Order confirmation no.'),
      ),
      d.section('Terms'),
      d.clauses(
        [
          'Part of the price',
          'The deposit is credited in full against the contract sum and is used only for the contract named above.',
        ],
        [
          'Return',
          'If the owner cancels in time, the deposit is refunded in full within 10 business days, or sooner where state law requires it. If the contract ends later, it is settled as the contract provides.',
        ],
        ['No lien, no interest', 'This receipt creates no security interest in the property and no charge for credit.'],
      ),
      d.signatures([
        { name: 'contractor', role: 'Contractor: received', withTitle: true },
        { name: 'owner', role: 'Owner: original received' },
      ]),
    ]),
    d.part(
      'Office',
      [
        d.section('Before you give it', 'Check of the deposit against the state’s limit'),
        ...stateLine(edition),
        ...depositLimit({ sum: 'deposit.contractSum', deposit: 'deposit.amount', edition }),
        d.fields(
          4,
          d.field('job.state', { label: 'State of the property' }),
          d.own('limit.statute', 'Statute looked up', 'text', { span: 2 }),
          d.own('limit.checked', 'Looked up on', 'date'),
        ),
        d.section('Limits by state', 'Deposit limits with their sources'),
        depositLimits(edition),
        notLegalAdvice('16 CFR 429.1 (refund after cancellation)'),
      ],
      { audience: 'office' },
    ),
  ],
})
