import { defineTemplate } from '@/data/shared/define-template'
import { creditLines, notBelowZero, onceFilled } from '@/data/shared/guards'
import { billBlocks, changeBlocks, officePart, payBlocks, paymentBlocks } from '@/data/shared/invoice/bill'
import { leadSafeGuide, unsignedGuide, waiverGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

/** The office's page also lists what goes along with the bill. */
const withEnclosures = (office: d.Part): d.Part => ({
  ...office,
  blocks: [
    ...office.blocks,
    d.section('Enclosed with the invoice'),
    d.tickList('enclosed', [
      'Lien waiver, conditional and final',
      'Workmanship and manufacturer’s warranty',
      'Passed final inspection',
      'Certificate of completion',
      'Photographs and care sheet',
      'Lead-safe work record, house before 1978',
    ]),
  ],
})

export const finalInvoice = defineTemplate('invoicing', {
  name: 'Final Invoice',
  group: 'Invoices',
  demand: [0.94, 'Nearly every job.'],
  telling: 'Payments received',
  description:
    'Final roofing invoice: contract, signed changes, allowances used, tax and every payment, to the balance that closes the job.',
  popular: true,
  tags: [
    'final invoice',
    'closing invoice',
    'balance due',
    'job closeout',
    'allowance adjustment',
    'change orders',
    'final bill',
    'closeout invoice',
    'punch list',
    'deck sheets',
    'roof completion',
    'final payment',
  ],
  fullDescription: [
    'The bill that closes a contract. It starts from the contract sum, adds the change orders that were signed, settles each allowance against what was really used, adds tax and takes off every payment.',
    'What remains is the balance, with retainage apart if the contract holds it longer. A list of closeout documents goes with it, because a final payment waits for them.',
  ],
  howToUse: [
    'Finish the punch list and get the final inspection before you date it.',
    'Enter the contract sum, the signed changes and the allowances: quantity included and quantity used.',
    'List deposit and progress payments, each with its date.',
    'Enter retainage only if the contract keeps some after this bill.',
    'Check the closeout documents that you enclose, and hand over the invoice at the final walkthrough.',
  ],
  expertGuide: [
    {
      title: 'Settle allowances both ways',
      text: 'If twelve sheets were in the price and four were used, eight go back. Customers check that line first, and a credit there buys more trust than any brochure. The sheet counts both directions at the contract’s unit price.',
    },
    unsignedGuide,
    waiverGuide,
    leadSafeGuide,
    {
      title: 'Insurance jobs',
      text: 'The insurer releases recoverable depreciation on the final invoice and the certificate of completion. Bill the same price you gave the insurer, and show the deductible as paid by the owner: Texas insurers may ask for proof.',
      cite: 'Tex. Ins. Code 707.004',
    },
  ],
  subject: 'Final bill of a roofing contract',
  intro: 'The whole account of your roof on one bill: price, changes, what was used, what you paid and what is left.',
  keywords: ['final invoice', 'closeout'],
  stateFacts: ['salesTax'],
  required: ['invoice.number', 'invoice.date', 'job.completionDate', 'sum.contract', 'pay.payee'],
  pages: { main: 1, office: 1 },
  parts: () => [
    d.part('Final invoice', [
      ...billBlocks({
        paper: 'Final invoice',
        terms: 10,
        more: [
          d.own('contract.date', 'Contract signed on', 'date'),
          d.field('job.completionDate'),
          d.own('job.inspected', 'Final inspection passed', 'date'),
          d.field('job.permit'),
        ],
      }),
      ...changeBlocks(2, 'Changes and allowances'),
      d.table(
        'allowance',
        'Allowances settled',
        [
          d.column('item', 'Allowance', 'text', { width: 3.6 }),
          d.column('included', 'Included', 'number', { width: 1, decimals: 1 }),
          d.column('used', 'Used', 'number', { width: 1, decimals: 1 }),
          d.column('price', 'Unit price', 'currency', { width: 1.3 }),
          d.column('amount', 'Add (− credit)', 'currency', {
            width: 1.5,
            formula: onceFilled(
              d.cell('used'),
              d.round(d.mul(d.sub(d.cell('used'), d.cell('included')), d.cell('price'))),
            ),
          }),
        ],
        [{ item: 'Deck sheets, 4 × 8' }, { item: 'Fascia and trim, feet' }],
        { blankRows: 0, totals: [d.total('allowance.total', 'Allowances, net', d.sum('allowance', 'amount'))] },
      ),
      ...paymentBlocks({ rows: 2 }),
      d.section(
        'The account, and how to pay',
        'Contract, changes, allowances, tax, payments and retainage to the balance',
      ),
      d.fields(
        6,
        d.own('sum.contract', 'Contract sum', 'currency'),
        d.calculated('sum.changes', 'Signed changes, net', 'currency', d.ref('change.signed')),
        d.calculated('sum.allowances', 'Allowances, net', 'currency', d.ref('allowance.total')),
        d.calculated(
          'sum.final',
          'Final contract sum',
          'currency',
          onceFilled('sum.contract', d.add('sum.contract', 'sum.changes', 'sum.allowances')),
        ),
        d.own('tax.base', 'Taxable part', 'currency'),
        d.own('tax.rate', 'Sales tax rate', 'percent'),
        d.calculated('tax.amount', 'Sales tax', 'currency', d.round(d.mul('tax.base', 'tax.rate'))),
        d.calculated('sum.total', 'Final total', 'currency', onceFilled('sum.final', d.add('sum.final', 'tax.amount'))),
        d.calculated('sum.paid', 'Paid so far', 'currency', d.ref('paid.total')),
        d.own('hold.amount', 'Retainage held longer', 'currency'),
        d.calculated(
          'due.balance',
          'Pay this amount',
          'currency',
          onceFilled('sum.total', notBelowZero(d.sub(d.sub('sum.total', 'paid.total'), 'hold.amount'))),
        ),
        d.calculated(
          'due.credit',
          'Overpaid, to your credit',
          'currency',
          onceFilled('sum.total', notBelowZero(d.sub('paid.total', 'sum.total'))),
        ),
      ),
      ...payBlocks().slice(1),
    ]),
    withEnclosures(
      officePart(
        [
          'Punch list finished and signed off',
          'Every signed change on the bill, none unsigned',
          'Allowances counted from tickets and photographs',
          'Bounced or returned payments taken out',
          'Waivers of subcontractors and suppliers in hand',
          'Warranty registered with the manufacturer',
        ],
        creditLines('check.used', 'Negative quantities', ['allowance', 'used']),
        d.calculated(
          'check.total',
          'Total less paid, held, open and credit',
          'currency',
          onceFilled(
            'sum.total',
            d.sub(d.add('sum.total', 'due.credit'), d.add(0, 'paid.total', 'hold.amount', 'due.balance')),
          ),
          { hint: 'must be $0.00' },
        ),
      ),
    ),
  ],
})
