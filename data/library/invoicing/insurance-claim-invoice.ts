import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import { billBlocks, changeBlocks, officePart, payBlocks, yesNo } from '@/data/shared/invoice/bill'
import { deductibleGuide, waiverGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const from = (who: string) => d.sum('payment', 'amount', { key: 'from', equals: who })
const depreciationMarked = (answer: string) => d.sum('item', 'depreciation', { key: 'back', equals: answer })
const byAge = d.round(d.mul(d.cell('rcv'), d.min(1, d.div(d.cell('age'), d.cell('life')))))

export const insuranceClaimInvoice = defineTemplate('invoicing', {
  name: 'Insurance Claim Invoice',
  group: 'Invoices',
  demand: [0.53, 'Most companies now and then.'],
  description:
    'Insurance job invoice: RCV, depreciation, ACV, deductible and supplements down to what owner and insurer each still owe.',
  popular: true,
  tags: [
    'insurance invoice',
    'RCV',
    'ACV',
    'depreciation',
    'deductible',
    'supplement',
    'holdback',
    'storm damage',
    'claim',
    'hail claim',
    'wind damage',
    'recoverable depreciation',
    'adjuster',
    'mortgage check',
    'insurance job',
    'roof claim',
  ],
  fullDescription: [
    'The bill of a storm job with the insurer’s arithmetic laid open: replacement cost by item, depreciation by the adjuster’s figure or by age and life, actual cash value, deductible, first payment and holdback.',
    'Approved supplements and owner’s upgrades are added, payments are split by who sent them, and the bill ends with two figures: what is still expected through the insurer, and what the owner pays. Both together are always the open bill.',
  ],
  howToUse: [
    'Copy the insurer’s items and replacement cost; enter the adjuster’s depreciation, or age and life.',
    'Mark every line: is its depreciation recoverable, that is, paid when the work is done? A line left blank falls to the owner.',
    'Enter the deductible in dollars, or coverage A and the percent.',
    'List supplements with the old and the revised figure; only approved ones are counted.',
    'Enter upgrades that the owner signed, and each payment by whose money it is: an insurer’s check that the owner endorsed to you counts as Insurer.',
    'Send owner and insurer the same invoice, with the certificate of completion.',
  ],
  expertGuide: [
    {
      title: 'The arithmetic, once',
      text: 'Replacement cost less depreciation is actual cash value. The first check is that less the deductible. When the work is done the recoverable depreciation follows. Cost of $11,000, depreciation $2,500, deductible $1,500: value $8,500, first check $7,000, holdback $2,500.',
    },
    deductibleGuide,
    {
      title: 'A supplement is a revised price, not a wish',
      text: 'Bill the difference between the approved revision and the figure before. Until the insurer has approved it, it stands on the sheet and outside the bill. Photographs and the code section go with the request, and you stop at describing: arguing coverage is adjusting.',
      cite: 'Tex. Ins. Code 4102.163; Fla. Stat. 489.147',
    },
    {
      title: 'Checks in two names',
      text: 'A mortgage company is often on the insurer’s check. Ask the owner at signing who holds the mortgage and how it endorses, and enter the check only when it has cleared.',
    },
    waiverGuide,
  ],
  subject: 'Invoice for roof repair under an insurance claim',
  intro:
    'What the work costs, what the insurer has figured, and what is open from whom. The contract is between you and us; coverage is decided by your insurer.',
  keywords: ['insurance', 'RCV', 'ACV', 'depreciation', 'deductible'],
  required: [
    'invoice.number',
    'invoice.date',
    'insurance.carrier',
    'insurance.claim',
    'storm.date',
    'item',
    'item.rcv',
    'pay.payee',
  ],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Invoice', [
      ...billBlocks({
        terms: 15,
        more: [
          d.field('insurance.carrier', { span: 2 }),
          d.field('insurance.claim'),
          d.field('insurance.policy'),
          d.field('storm.date'),
          d.field('job.completionDate'),
          d.field('insurance.adjuster', { span: 2 }),
        ],
      }),
      d.section('Work and value', 'Replacement cost, depreciation and actual cash value by item'),
      d.table(
        'item',
        'Work and value',
        [
          d.column('item', 'Item, as the insurer lists it', 'text', { width: 3.5 }),
          d.column('rcv', 'Replacement cost', 'currency', { width: 1.4 }),
          d.column('age', 'Age', 'number', { width: 0.6, decimals: 0 }),
          d.column('life', 'Life', 'number', { width: 0.6, decimals: 0 }),
          d.column('adjuster', 'Adjuster’s depreciation', 'currency', { width: 1.4 }),
          d.column('back', 'Recoverable', 'select', { width: 1.3, options: yesNo }),
          d.column('depreciation', 'Depreciation', 'currency', {
            width: 1.4,
            formula: onceFilled(d.cell('rcv'), notBelowZero(d.orElse(d.min(d.cell('adjuster'), d.cell('rcv')), byAge))),
          }),
          d.column('acv', 'Cash value', 'currency', {
            width: 1.4,
            formula: onceFilled(d.cell('rcv'), d.sub(d.cell('rcv'), d.cell('depreciation'))),
          }),
        ],
        [
          { item: 'Roof covering and underlayment' },
          { item: 'Flashings and vents' },
          { item: 'Gutters and downspouts' },
          { item: 'Code items' },
        ],
        {
          blankRows: 2,
          totals: [
            d.total('claim.rcv', 'Replacement cost (RCV)', d.add(d.sum('item', 'acv'), d.sum('item', 'depreciation'))),
            d.total('claim.depreciation', 'Depreciation', d.sum('item', 'depreciation')),
            d.total('claim.acv', 'Actual cash value (ACV)', d.sum('item', 'acv'), { strong: true }),
          ],
        },
      ),
      d.section('Supplements', 'Supplements: revised less earlier figure; approved ones are counted'),
      d.table(
        'supplement',
        'Supplements',
        [
          d.column('what', 'Supplement', 'text', { width: 3.4 }),
          d.column('before', 'Earlier RCV', 'currency', { width: 1.4 }),
          d.column('revised', 'Revised RCV', 'currency', { width: 1.4 }),
          d.column('approved', 'Approved', 'select', { width: 0.9, options: yesNo }),
          d.column('amount', 'Difference', 'currency', {
            width: 1.4,
            formula: onceFilled(d.cell('revised'), d.sub(d.cell('revised'), d.cell('before'))),
          }),
        ],
        [],
        {
          blankRows: 2,
          totals: [
            d.total(
              'supplement.approved',
              'Approved supplements',
              d.sum('supplement', 'amount', { key: 'approved', equals: 'Yes' }),
            ),
            d.total(
              'supplement.open',
              'Not approved: not billed',
              d.sub(d.sum('supplement', 'amount'), d.sum('supplement', 'amount', { key: 'approved', equals: 'Yes' })),
            ),
          ],
        },
      ),
      ...changeBlocks(2, 'Upgrades chosen by the owner'),
      d.section('Deductible and split', 'Deductible, first payment, holdback, and the share of each side'),
      d.fields(
        4,
        d.field('insurance.deductible', { label: 'Deductible, dollars' }),
        d.own('claim.coverageA', 'or coverage A', 'currency'),
        d.own('claim.percent', 'and deductible percent', 'percent', { decimals: 1 }),
        d.calculated(
          'claim.deductible',
          'Deductible',
          'currency',
          d.orElse('insurance.deductible', d.round(d.mul('claim.coverageA', 'claim.percent'))),
        ),
        d.calculated(
          'claim.lost',
          'Depreciation not recoverable',
          'currency',
          onceFilled('claim.depreciation', d.sub('claim.depreciation', depreciationMarked('Yes'))),
        ),
        d.calculated(
          'claim.first',
          'First payment (ACV − deductible)',
          'currency',
          onceFilled('claim.deductible', notBelowZero(d.sub('claim.acv', 'claim.deductible'))),
        ),
        d.calculated(
          'claim.insured',
          'Insurer’s part of RCV',
          'currency',
          onceFilled('claim.deductible', notBelowZero(d.sub(d.sub('claim.rcv', 'claim.lost'), 'claim.deductible'))),
        ),
        d.calculated(
          'claim.holdback',
          'Holdback after the work',
          'currency',
          onceFilled('claim.insured', d.sub('claim.insured', 'claim.first')),
        ),
      ),
      d.section('Payments received', 'Payments by date and sender'),
      d.table(
        'payment',
        'Payments received',
        [
          d.column('date', 'Cleared on', 'date', { width: 1.3 }),
          d.column('from', 'Whose money', 'select', { width: 1.5, options: ['Insurer', 'Owner'] }),
          d.column('reference', 'Check no. and names on it', 'text', { width: 3.6 }),
          d.column('amount', 'Amount', 'currency', { width: 1.5 }),
        ],
        [],
        { blankRows: 2, totals: [d.total('paid.total', 'Paid so far', d.sum('payment', 'amount'))] },
      ),
      d.section('Amount due', 'What is expected through the insurer, and what the owner pays'),
      d.fields(
        4,
        d.calculated(
          'bill.total',
          'Total of this invoice',
          'currency',
          onceFilled('claim.rcv', d.add('claim.rcv', 'supplement.approved', 'change.signed')),
        ),
        d.calculated(
          'bill.insurer',
          'Insurer’s part',
          'currency',
          onceFilled(
            'claim.deductible',
            notBelowZero(d.sub(d.add(d.sub('claim.rcv', 'claim.lost'), 'supplement.approved'), 'claim.deductible')),
          ),
        ),
        d.calculated(
          'bill.owner',
          'Owner’s part',
          'currency',
          onceFilled('bill.insurer', d.sub('bill.total', 'bill.insurer')),
        ),
        d.calculated(
          'bill.open',
          'Open in all',
          'currency',
          onceFilled('bill.total', d.sub('bill.total', 'paid.total')),
        ),
        d.calculated(
          'due.insurer',
          'Still from insurance (− ahead)',
          'currency',
          onceFilled('bill.insurer', d.sub('bill.insurer', from('Insurer'))),
        ),
        d.calculated(
          'due.owner',
          'Owner pays (− is a credit)',
          'currency',
          onceFilled('bill.owner', d.sub('bill.owner', from('Owner'))),
        ),
      ),
      d.legalNote(
        'The deductible',
        'You pay the deductible, what the policy does not pay and your upgrades. We do not waive, rebate or absorb a deductible, and we do not negotiate claims. The contract makes you, not the insurer, our customer.',
        `${asChecked} Tex. Ins. Code 707.004, 4102.163; 815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b; Fla. Stat. 489.147. Not legal advice.`,
      ),
      ...payBlocks(),
    ]),
    officePart(
      [
        'Items and figures copied from the insurer’s statement',
        'Deductible on the bill in full',
        'Supplements approved in writing',
        'Same price to owner and insurer',
        'Certificate of completion attached',
        'Mortgage company’s endorsement asked for',
      ],
      d.calculated(
        'claim.unmarked',
        'Depreciation not marked Yes or No',
        'currency',
        onceFilled(
          'claim.depreciation',
          d.sub('claim.depreciation', d.add(depreciationMarked('Yes'), depreciationMarked('No'))),
        ),
        { hint: 'must be $0.00' },
      ),
      d.calculated(
        'due.unnamed',
        'Paid, not marked whose money',
        'currency',
        d.sub('paid.total', d.add(from('Insurer'), from('Owner'))),
        { hint: 'must be $0.00' },
      ),
      d.calculated(
        'due.check',
        'Both parts less open',
        'currency',
        onceFilled(
          'due.insurer',
          onceFilled('due.owner', d.sub(d.sub(d.add('due.insurer', 'due.owner'), 'due.unnamed'), 'bill.open')),
        ),
        { hint: 'must be $0.00' },
      ),
    ),
  ],
})
