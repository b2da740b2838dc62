import { onceFilled } from '@/data/parts/estimate'
import {
  add,
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
  part,
  round,
  section,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'
import { billBlocks, changeBlocks, officePart, payBlocks, yesNo } from './parts/bill'
import { notBelowZero, unlessNegative } from './parts/guards'
import { deductibleGuide, waiverGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const from = (who: string) => sum('payment', 'amount', { key: 'from', equals: who })
const depreciationMarked = (answer: string) => sum('item', 'depreciation', { key: 'back', equals: answer })
const byAge = round(mul(cell('rcv'), min(1, div(cell('age'), cell('life')))))

export const insuranceClaimInvoice = invoicingTemplate('Invoices', {
  name: 'Insurance Claim Invoice',
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
  document: () =>
    documentModel({
      title: 'Insurance Claim Invoice',
      subject: 'Invoice for roof repair under an insurance claim',
      intro:
        'What the work costs, what the insurer has figured, and what is open from whom. The contract is between you and us; coverage is decided by your insurer.',
      keywords: ['insurance', 'RCV', 'ACV', 'depreciation', 'deductible'],
      parts: [
        part('Invoice', [
          ...billBlocks({
            terms: 15,
            more: [
              field('insurance.carrier', { span: 2 }),
              field('insurance.claim'),
              field('insurance.policy'),
              field('storm.date'),
              field('job.completionDate'),
              field('insurance.adjuster', { span: 2 }),
            ],
          }),
          section('Work and value', 'Replacement cost, depreciation and actual cash value by item'),
          table(
            'item',
            'Work and value',
            [
              column('item', 'Item, as the insurer lists it', 'text', { width: 3.5 }),
              column('rcv', 'Replacement cost', 'currency', { width: 1.4 }),
              column('age', 'Age', 'number', { width: 0.6, decimals: 0 }),
              column('life', 'Life', 'number', { width: 0.6, decimals: 0 }),
              column('adjuster', 'Adjuster’s depreciation', 'currency', { width: 1.4 }),
              column('back', 'Recoverable', 'select', { width: 1.3, options: yesNo }),
              column('depreciation', 'Depreciation', 'currency', {
                width: 1.4,
                formula: unlessNegative(cell('rcv'), notBelowZero(orElse(min(cell('adjuster'), cell('rcv')), byAge))),
              }),
              column('acv', 'Cash value', 'currency', {
                width: 1.4,
                formula: unlessNegative(cell('rcv'), sub(cell('rcv'), cell('depreciation'))),
              }),
            ],
            [
              { item: 'Roof covering and underlayment' },
              { item: 'Flashings and vents' },
              { item: 'Gutters and downspouts' },
              { item: 'Code items' },
            ],
            {
              blankRows: 4,
              totals: [
                total('claim.rcv', 'Replacement cost (RCV)', add(sum('item', 'acv'), sum('item', 'depreciation'))),
                total('claim.depreciation', 'Depreciation', sum('item', 'depreciation')),
                total('claim.acv', 'Actual cash value (ACV)', sum('item', 'acv'), { strong: true }),
              ],
            },
          ),
          section('Supplements', 'Supplements: revised less earlier figure; approved ones are counted'),
          table(
            'supplement',
            'Supplements',
            [
              column('what', 'Supplement', 'text', { width: 3.4 }),
              column('before', 'Earlier RCV', 'currency', { width: 1.4 }),
              column('revised', 'Revised RCV', 'currency', { width: 1.4 }),
              column('approved', 'Approved', 'select', { width: 0.9, options: yesNo }),
              column('amount', 'Difference', 'currency', {
                width: 1.4,
                formula: onceFilled(cell('revised'), sub(cell('revised'), cell('before'))),
              }),
            ],
            [],
            {
              blankRows: 3,
              totals: [
                total(
                  'supplement.approved',
                  'Approved supplements',
                  sum('supplement', 'amount', { key: 'approved', equals: 'Yes' }),
                ),
                total(
                  'supplement.open',
                  'Not approved: not billed',
                  sub(sum('supplement', 'amount'), sum('supplement', 'amount', { key: 'approved', equals: 'Yes' })),
                ),
              ],
            },
          ),
          ...changeBlocks(2, 'Upgrades chosen by the owner'),
          section('Deductible and split', 'Deductible, first payment, holdback, and the share of each side'),
          fields(
            4,
            field('insurance.deductible', { label: 'Deductible, dollars' }),
            own('claim.coverageA', 'or coverage A', 'currency'),
            own('claim.percent', 'and deductible percent', 'percent', { decimals: 1 }),
            calculated(
              'claim.deductible',
              'Deductible',
              'currency',
              orElse('insurance.deductible', round(mul('claim.coverageA', 'claim.percent'))),
            ),
            calculated(
              'claim.lost',
              'Depreciation not recoverable',
              'currency',
              onceFilled('claim.depreciation', sub('claim.depreciation', depreciationMarked('Yes'))),
            ),
            calculated(
              'claim.first',
              'First payment (ACV − deductible)',
              'currency',
              onceFilled('claim.deductible', notBelowZero(sub('claim.acv', 'claim.deductible'))),
            ),
            calculated(
              'claim.insured',
              'Insurer’s part of RCV',
              'currency',
              onceFilled('claim.deductible', notBelowZero(sub(sub('claim.rcv', 'claim.lost'), 'claim.deductible'))),
            ),
            calculated(
              'claim.holdback',
              'Holdback after the work',
              'currency',
              onceFilled('claim.insured', sub('claim.insured', 'claim.first')),
            ),
          ),
          section('Payments received', 'Payments by date and sender'),
          table(
            'payment',
            'Payments received',
            [
              column('date', 'Cleared on', 'date', { width: 1.3 }),
              column('from', 'Whose money', 'select', { width: 1.5, options: ['Insurer', 'Owner'] }),
              column('reference', 'Check no. and names on it', 'text', { width: 3.6 }),
              column('amount', 'Amount', 'currency', { width: 1.5 }),
            ],
            [],
            { blankRows: 3, totals: [total('paid.total', 'Paid so far', sum('payment', 'amount'))] },
          ),
          section('Amount due', 'What is expected through the insurer, and what the owner pays'),
          fields(
            4,
            calculated(
              'bill.total',
              'Total of this invoice',
              'currency',
              onceFilled('claim.rcv', add('claim.rcv', 'supplement.approved', 'change.signed')),
            ),
            calculated(
              'bill.insurer',
              'Insurer’s part',
              'currency',
              onceFilled(
                'claim.deductible',
                notBelowZero(sub(add(sub('claim.rcv', 'claim.lost'), 'supplement.approved'), 'claim.deductible')),
              ),
            ),
            calculated(
              'bill.owner',
              'Owner’s part',
              'currency',
              onceFilled('bill.insurer', sub('bill.total', 'bill.insurer')),
            ),
            calculated(
              'bill.open',
              'Open in all',
              'currency',
              onceFilled('bill.total', sub('bill.total', 'paid.total')),
            ),
            calculated(
              'due.insurer',
              'Still from insurance (− ahead)',
              'currency',
              onceFilled('bill.insurer', sub('bill.insurer', from('Insurer'))),
            ),
            calculated(
              'due.owner',
              'Owner pays (− is a credit)',
              'currency',
              onceFilled('bill.owner', sub('bill.owner', from('Owner'))),
            ),
          ),
          legalNote(
            'The deductible',
            'You pay the deductible, what the policy does not pay and your upgrades. We do not waive, rebate or absorb a deductible, and we do not negotiate claims. The contract makes you, not the insurer, our customer.',
            'Law checked: 2026-11. Tex. Ins. Code 707.004, 4102.163; 815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b; Fla. Stat. 489.147. Not legal advice.',
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
          calculated(
            'claim.unmarked',
            'Depreciation not marked Yes or No',
            'currency',
            onceFilled(
              'claim.depreciation',
              sub('claim.depreciation', add(depreciationMarked('Yes'), depreciationMarked('No'))),
            ),
            { hint: 'must be $0.00' },
          ),
          calculated(
            'due.unnamed',
            'Paid, not marked whose money',
            'currency',
            sub('paid.total', add(from('Insurer'), from('Owner'))),
            { hint: 'must be $0.00' },
          ),
          calculated(
            'due.check',
            'Both parts less open',
            'currency',
            onceFilled(
              'due.insurer',
              onceFilled('due.owner', sub(sub(add('due.insurer', 'due.owner'), 'due.unnamed'), 'bill.open')),
            ),
            { hint: 'must be $0.00' },
          ),
        ),
      ],
    }),
})
