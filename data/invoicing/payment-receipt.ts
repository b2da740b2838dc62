import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  cell,
  choice,
  column,
  documentModel,
  field,
  fields,
  mul,
  own,
  p,
  part,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
  totalInput,
} from '@/lib/documents/author'
import { payMethods } from './parts/bill'
import { unlessNegative } from './parts/guards'
import { cashGuide, surchargeGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const bills = [100, 50, 20, 10, 5, 1] as const

export const paymentReceipt = invoicingTemplate('Receipts', {
  name: 'Payment Receipt',
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
  document: () =>
    documentModel({
      title: 'Payment Receipt',
      subject: 'Receipt for a payment on a roofing job',
      intro: 'We have received the payment below. Please keep this receipt with your contract.',
      keywords: ['receipt'],
      parts: [
        part('Receipt', [
          section('Received', 'Receipt number, payer, job and amount'),
          fields(
            4,
            own('receipt.number', 'Receipt number'),
            own('receipt.date', 'Received on', 'date'),
            own('receipt.amount', 'Amount received', 'currency'),
            choice('receipt.method', 'Method', payMethods),
            own('receipt.words', 'Amount in words', 'text', { span: 2 }),
            own('receipt.reference', 'Check no., last four digits, or confirmation', 'text', { span: 2 }),
            field('customer.name', { label: 'Received from', span: 2 }),
            field('customer.email', { span: 2 }),
            field('job.address', { span: 2 }),
            own('contract.number', 'Contract or invoice'),
            choice('receipt.purpose', 'Paid for', [
              'Deposit',
              'Progress payment',
              'Final payment',
              'Repair',
              'Deductible',
              'Change order',
              'Maintenance plan',
              'Other',
            ]),
            own('receipt.bank', 'Bank on the check'),
            own('receipt.fee', 'Card fee or discount agreed', 'currency'),
            own('receipt.note', 'Note', 'text', { span: 2 }),
          ),
          p(
            'A payment by check, card or transfer counts when it has cleared. If it is returned, this receipt is void and the amount is open again. This receipt does not say that the account is closed.',
            'Please note:',
          ),
          signatures([
            { name: 'receiver', role: 'Received for the company', withTitle: true },
            { name: 'payer', role: 'Paid by' },
          ]),
          section('If it was cash', 'Cash counted by bill'),
          table(
            'cash',
            'Cash counted',
            [
              column('bill', 'Bill', 'currency', { width: 1.2, fixed: true }),
              column('count', 'How many', 'number', { width: 1.2, decimals: 0 }),
              column('amount', 'Amount', 'currency', {
                width: 1.5,
                formula: unlessNegative(cell('count'), round(mul(cell('bill'), cell('count')))),
              }),
            ],
            bills.map((bill) => ({ bill })),
            {
              totals: [
                totalInput('cash.coins', 'Coins', 'currency'),
                total('cash.total', 'Cash counted', add(sum('cash', 'amount'), 'cash.coins'), { strong: true }),
                total(
                  'cash.check',
                  'Counted less amount received: $0.00',
                  onceFilled('cash.total', onceFilled('receipt.amount', sub('cash.total', 'receipt.amount'))),
                ),
              ],
            },
          ),
        ]),
      ],
    }),
})
