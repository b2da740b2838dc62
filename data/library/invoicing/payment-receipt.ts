import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled, unlessNegative } from '@/data/shared/guards'
import { payMethods } from '@/data/shared/invoice/bill'
import { cashGuide, surchargeGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const bills = [100, 50, 20, 10, 5, 1] as const

export const paymentReceipt = defineTemplate('invoicing', {
  name: 'Payment Receipt',
  group: 'Receipts',
  demand: [0.895, 'Nearly every job.'],
  telling: 'Received',
  description:
    'Receipt for any payment on a roofing job: amount, method, reference, what it is for, and a cash count where it was cash.',
  tags: [
    'receipt',
    'payment receipt',
    'cash receipt',
    'check receipt',
    'proof of payment',
    'deposit receipt',
    'receipt book',
    'cash count',
    'payment record',
    'deductible receipt',
    'customer payment',
  ],
  fullDescription: [
    'One page that says who paid, how much, by what means and for what; a second one counts the cash, where it was cash. It is written on the spot and signed by the person who took the money.',
    'The count by bill must agree with the amount; for a check the receipt says that it stands once the check has cleared.',
  ],
  howToUse: [
    'Number receipts in one row, and use each number once.',
    'Enter amount, method and reference, and the invoice or contract it belongs to.',
    'Count cash by bill until the difference shows $0.00.',
    'Sign, give the original to the customer, keep the copy.',
    'Post it to the job the same day.',
  ],
  expertGuide: [
    cashGuide,
    {
      title: 'One person takes, another posts',
      text: 'Money that is taken, written and posted by the same hand is a temptation and a suspicion. Two people, even in a company of five, and a receipt book without gaps.',
    },
    surchargeGuide,
  ],
  subject: 'Receipt for a payment on a roofing job',
  intro: 'We have received the payment below. Please keep this receipt with your contract.',
  keywords: ['receipt'],
  required: ['receipt.number', 'receipt.date', 'receipt.amount', 'receipt.method', 'receipt.purpose'],
  pages: { main: 1, office: 1 },
  parts: () => [
    d.part('Receipt', [
      d.section('Received', 'Receipt number, payer, job and amount'),
      d.fields(
        4,
        d.own('receipt.number', 'Receipt number'),
        d.own('receipt.date', 'Received on', 'date'),
        d.own('receipt.amount', 'Amount received', 'currency'),
        d.choice('receipt.method', 'Method', payMethods),
        d.own('receipt.words', 'Amount in words', 'text', { span: 2 }),
        d.own('receipt.reference', 'Check no., last four digits, or confirmation', 'text', { span: 2 }),
        d.field('customer.name', { label: 'Received from', span: 2 }),
        d.field('customer.email', { span: 2 }),
        d.field('job.address', { span: 2 }),
        d.field('job.number'),
        d.own('contract.number', 'Contract or invoice'),
        d.choice('receipt.purpose', 'Paid for', [
          'Deposit',
          'Progress payment',
          'Final payment',
          'Repair',
          'Deductible',
          'Change order',
          'Maintenance plan',
          'Other',
        ]),
        d.own('receipt.bank', 'Bank on the check', 'text', { span: 2 }),
        d.own('receipt.fee', 'Card fee or discount agreed', 'currency'),
        d.own('receipt.note', 'Note', 'text', { span: 4 }),
      ),
      d.p(
        'A payment by check, card or transfer counts when it has cleared. If it is returned, this receipt is void and the amount is open again. This receipt does not say that the account is closed.',
        'Please note:',
      ),
      d.signatures([
        { name: 'receiver', role: 'Received for the company', withTitle: true },
        { name: 'payer', role: 'Paid by' },
      ]),
    ]),
    d.part(
      'Cash count',
      [
        d.section('If it was cash', 'Cash counted by bill'),
        d.table(
          'cash',
          'Cash counted',
          [
            d.column('bill', 'Bill', 'currency', { width: 1.2, fixed: true }),
            d.column('count', 'How many', 'number', { width: 1.2, decimals: 0 }),
            d.column('amount', 'Amount', 'currency', {
              width: 1.5,
              formula: unlessNegative(d.cell('count'), d.round(d.mul(d.cell('bill'), d.cell('count')))),
            }),
          ],
          bills.map((bill) => ({ bill })),
          {
            totals: [
              d.totalInput('cash.coins', 'Coins', 'currency'),
              d.total('cash.total', 'Cash counted', d.add(d.sum('cash', 'amount'), 'cash.coins'), { strong: true }),
              d.total(
                'cash.check',
                'Counted less amount received: $0.00',
                onceFilled('cash.total', onceFilled('receipt.amount', d.sub('cash.total', 'receipt.amount'))),
              ),
            ],
          },
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
