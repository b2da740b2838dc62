import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  checklist,
  choice,
  column,
  div,
  documentModel,
  extra,
  field,
  fields,
  mul,
  own,
  part,
  round,
  section,
  sub,
  sum,
  table,
  total,
  totalInput,
} from '@/lib/documents/author'
import { billUnits } from './parts/bill'
import { lineAmount } from './parts/guards'
import { marginGuide, unsignedGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const of = (kind: string) => sum('line', 'amount', { key: 'kind', equals: kind })

export const changeOrderQuote = invoicingTemplate('Estimates & Quotes', {
  name: 'Change Order Quote',
  description:
    'Price an extra or a credit with labor, material, markup and days, so the change order can be signed before the work.',
  tags: [
    'change order quote',
    'extra work price',
    'credit',
    'change request',
    'days added',
    'markup',
    'scope change',
    'extra',
    'deck rot',
    'hidden damage',
    'added work',
    'change pricing',
    'deductive change',
  ],
  fullDescription: [
    'The step before the change order: what the change would cost, what it would save, and how many days it takes. Additions and credits are priced line by line, with the contract’s markup on each kind.',
    'The sheet shows the contract sum and completion date as they would be. Nothing in it is agreed: it becomes a change order when both sides sign one.',
  ],
  howToUse: [
    'Describe what was found or asked for, with photograph numbers.',
    'Enter lines as Add or Credit, both with positive quantities.',
    'Enter the markup that the contract allows on each.',
    'Enter days, also when the answer is zero.',
    'Send it the same day; if the answer is yes, have the change order signed before the work.',
  ],
  expertGuide: [
    {
      title: 'Price the same day',
      text: 'The roof is open and the crew is waiting. A number within two hours keeps the crew on site and the owner on your side; a number next week is read as an excuse.',
    },
    {
      title: 'Signed first, everywhere',
      text: 'Many home-improvement laws ask for changes in writing and signed by both before the work: California and Pennsylvania do, and without it the extra may never be collected.',
      cite: 'Cal. Bus. & Prof. Code 7159.6; 73 P.S. 517.7',
    },
    unsignedGuide,
    marginGuide,
  ],
  document: () =>
    documentModel({
      title: 'Change Order Quote',
      subject: 'Price and days of a change, before the change order is signed',
      intro:
        'What this change would cost or save, and how many days it takes. Nothing changes until a change order is signed by both of us.',
      keywords: ['change order', 'quote'],
      parts: [
        part('Change quote', [
          section('Contract and change', 'Contract, reason for the change, and what would be done'),
          fields(
            4,
            own('quote.number', 'Change quote number'),
            own('quote.date', 'Date', 'date'),
            own('quote.days', 'Price holds, days', 'number', { value: 7, decimals: 0 }),
            calculated(
              'quote.until',
              'Answer needed by',
              'date',
              onceFilled('quote.date', add('quote.date', 'quote.days')),
            ),
            field('customer.name', { span: 2 }),
            field('job.address', { span: 2 }),
            own('contract.number', 'Contract number'),
            own('contract.date', 'Contract date', 'date'),
            choice('change.reason', 'Reason', [
              'Hidden condition',
              'Owner’s request',
              'Code or inspector',
              'Product not available',
              'Error in plans',
              'Weather or access',
            ]),
            own('change.photos', 'Photograph numbers'),
            own('change.found', 'What we found, or what you asked for', 'multiline', { span: 2, lines: 3 }),
            own('change.work', 'What we would do', 'multiline', { span: 2, lines: 3 }),
          ),
          section('Price of the change', 'Additions and credits, priced line by line'),
          table(
            'line',
            'Price of the change',
            [
              column('kind', 'Add or credit', 'select', { width: 1.2, options: ['Add', 'Credit'] }),
              column('description', 'Work or material', 'text', { width: 3.8 }),
              column('qty', 'Qty', 'number', { width: 0.9, decimals: 2 }),
              column('unit', 'Unit', 'select', { width: 0.8, options: billUnits }),
              column('price', 'Unit price', 'currency', { width: 1.2 }),
              column('amount', 'Amount', 'currency', { width: 1.4, formula: lineAmount() }),
            ],
            [],
            {
              blankRows: 10,
              lineNumbers: true,
              totals: [
                total('change.adds', 'Additions', of('Add')),
                totalInput('change.addRate', 'Markup on additions', 'percent'),
                total('change.credits', 'Credits', of('Credit')),
                totalInput('change.creditRate', 'Markup given back on credits', 'percent'),
                total(
                  'change.net',
                  'Change before tax (− is a credit)',
                  round(
                    sub(
                      add('change.adds', mul('change.adds', 'change.addRate')),
                      add('change.credits', mul('change.credits', 'change.creditRate')),
                    ),
                  ),
                ),
                totalInput('change.taxRate', 'Sales tax rate, if it applies', 'percent'),
                total('change.tax', 'Sales tax', round(mul('change.net', 'change.taxRate'))),
                total('change.total', 'This change', add('change.net', 'change.tax'), { strong: true }),
              ],
            },
          ),
          section('If you say yes', 'Contract sum and completion as they would be'),
          fields(
            4,
            own('sum.contract', 'Contract sum today', 'currency', { hint: 'with signed changes' }),
            calculated(
              'sum.new',
              'Contract sum then',
              'currency',
              onceFilled('sum.contract', onceFilled('change.total', add('sum.contract', 'change.total'))),
            ),
            calculated('sum.share', 'Change of the contract', 'percent', div('change.total', 'sum.contract'), {
              decimals: 1,
            }),
            own('sum.unsigned', 'Other changes not signed', 'currency', { hint: 'not in these sums' }),
            own('days.completion', 'Completion today', 'date'),
            own('days.added', 'Days added (− for fewer)', 'number', { decimals: 0 }),
            calculated(
              'days.new',
              'Completion then',
              'date',
              onceFilled('days.completion', onceFilled('days.added', add('days.completion', 'days.added'))),
            ),
            calculated(
              'check.unmarked',
              'Lines not marked Add or Credit',
              'currency',
              sub(sum('line', 'amount'), add('change.adds', 'change.credits')),
              { hint: 'must be $0.00' },
            ),
          ),
          section('Your answer'),
          checklist(
            'answer',
            [
              'Please send the change order for signature',
              'Please do not make the change',
              'Please price it another way, as noted',
            ],
            ['Yes'],
            [extra('note', 'Note', 3)],
            { itemLabel: 'Answer' },
          ),
          fields(
            4,
            own('answer.name', 'Name', 'text', { span: 2 }),
            own('answer.date', 'Date', 'date'),
            own('answer.wait', 'Crew waits until'),
          ),
        ]),
      ],
    }),
})
