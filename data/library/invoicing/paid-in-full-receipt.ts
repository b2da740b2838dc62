import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled } from '@/data/shared/guards'
import { changeBlocks } from '@/data/shared/invoice/bill'
import { waiverGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const paidInFullReceipt = defineTemplate('invoicing', {
  name: 'Paid in Full Receipt',
  group: 'Receipts',
  demand: [0.41, 'Part of the companies, or some jobs.'],
  telling: 'The account',
  description:
    'Close the account of a roofing job: contract, signed changes, credits and every payment down to a balance of zero.',
  popular: true,
  tags: [
    'paid in full',
    'account closed',
    'final receipt',
    'zero balance',
    'payment confirmation',
    'job closed',
    'final lien waiver',
    'proof of payment',
    'closing the job',
    'insurance deductible proof',
    'satisfied account',
  ],
  fullDescription: [
    'The document an owner looks for when the house is sold. It shows contract, signed changes, tax, credits and each payment, and that nothing is left to pay.',
    'The sheet says how far the balance is from zero, so that the words “paid in full” are not signed over an open change order or an uncleared check.',
  ],
  howToUse: [
    'Wait until the last payment has cleared.',
    'Enter contract, signed changes, tax and credits; list every payment.',
    'Check that the balance is $0.00 and that no change order is waiting for a signature.',
    'Check the documents handed over: unconditional waiver, warranties, permit.',
    'Sign it, send it, and put a copy in the warranty file.',
  ],
  expertGuide: [
    waiverGuide,
    {
      title: 'What it closes and what it does not',
      text: 'Paid in full closes the bill. Warranties, yours and the manufacturer’s, begin with it and go on. Say so on the receipt: owners read “closed” as “do not call again”.',
      cite: '15 U.S.C. 2301 et seq.',
    },
    {
      title: 'Insurance jobs',
      text: 'Some insurers and, in Texas by statute, may ask to see that the deductible was paid. This receipt with the payments listed by source answers it.',
      cite: 'Tex. Ins. Code 707.004',
    },
  ],
  subject: 'The account of a roofing contract, closed',
  intro: 'Your roof is paid for. This is the whole account; nothing is left to pay.',
  keywords: ['paid in full', 'receipt'],
  required: ['receipt.number', 'receipt.date', 'sum.contract', 'payment', 'payment.date', 'payment.amount'],
  pages: { main: 1 },
  parts: () => [
    d.part('Paid in full', [
      d.section('Job and change orders', 'Receipt, customer, contract, completion and signed changes'),
      d.fields(
        4,
        d.own('receipt.number', 'Receipt number'),
        d.own('receipt.date', 'Date', 'date'),
        d.own('contract.number', 'Contract number'),
        d.field('job.completionDate'),
        d.field('customer.name'),
        d.field('job.number'),
        d.field('job.address', { span: 2 }),
      ),
      ...changeBlocks().slice(1),
      d.section('Payments', 'Every payment by date, source and reference'),
      d.table(
        'payment',
        'Payments',
        [
          d.column('date', 'Cleared on', 'date', { width: 1.3 }),
          d.column('from', 'Paid by', 'select', {
            width: 1.5,
            options: ['Owner', 'Insurer', 'Lender', 'Financing', 'Other'],
          }),
          d.column('reference', 'Method and reference', 'text', { width: 3 }),
          d.column('amount', 'Amount', 'currency', { width: 1.5 }),
        ],
        [],
        {
          blankRows: 3,
          totals: [
            d.total(
              'paid.owner',
              'Of which by the owner',
              d.sum('payment', 'amount', { key: 'from', equals: 'Owner' }),
            ),
            d.total('paid.total', 'Paid in all', d.sum('payment', 'amount'), { strong: true }),
          ],
        },
      ),
      d.section(
        'The account, and what you get',
        'Contract, changes, tax and credits against payments, to a balance of zero',
      ),
      d.fields(
        4,
        d.own('sum.contract', 'Contract sum', 'currency'),
        d.calculated('sum.changes', 'Signed changes, net', 'currency', d.ref('change.signed')),
        d.own('sum.tax', 'Sales tax', 'currency'),
        d.own('sum.credits', 'Less credits given', 'currency'),
        d.calculated(
          'sum.total',
          'Account in all',
          'currency',
          onceFilled('sum.contract', d.sub(d.add('sum.contract', 'sum.changes', 'sum.tax'), 'sum.credits')),
        ),
        d.calculated('sum.paid', 'Less payments', 'currency', d.ref('paid.total')),
        d.calculated('sum.balance', 'Balance', 'currency', onceFilled('sum.total', d.sub('sum.total', 'paid.total')), {
          hint: 'sign at $0.00',
        }),
        d.own('receipt.cleared', 'Last payment cleared', 'date'),
      ),
      d.tickList('given', [
        'Unconditional final lien waiver',
        'Waivers of subcontractors and suppliers',
        'Our workmanship warranty',
        'Manufacturer’s warranty',
        'Permit with final inspection',
        'Photographs and product list',
      ]),
      d.p(
        'With the balance at zero the account of this contract is closed. Warranties go on as written.',
        'We confirm:',
      ),
      d.signatures([
        { name: 'contractor', role: 'For the company', withTitle: true },
        { name: 'owner', role: 'Owner: original received' },
      ]),
    ]),
  ],
})
