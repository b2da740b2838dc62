import { defineTemplate } from '@/data/shared/define-template'
import { creditLines, lineAmount, onceFilled } from '@/data/shared/guards'
import { billUnits } from '@/data/shared/invoice/bill'
import { marginGuide, unsignedGuide } from '@/data/shared/invoice/guides'
import { textCheck } from '@/data/shared/text-check'
import * as d from '@/lib/documents/author'

const LINES = 6

/** A direct cost with the markup that the contract allows on it. */
const marked = (cost: string, rate: string) => d.round(d.mul(d.cell(cost, 'cost'), d.add(1, rate)))

export const changeOrderQuote = defineTemplate('invoicing', {
  name: 'Change Order Quote',
  group: 'Estimates & Quotes',
  stage: 'sign',
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
    'The step before the change order: what the change would cost, what it would save, and how many days it takes. Additions and credits are priced line by line, with the contract’s markup inside; cost and markup stay on the office page.',
    'The sheet shows the contract sum and completion date as they would be. Nothing in it is agreed: it becomes a change order when both sides sign one.',
  ],
  howToUse: [
    'Describe what was found or asked for, with photograph numbers.',
    'On Cost, enter each line as an addition or a credit, with a positive quantity and what a unit costs.',
    'Enter the markup that the contract allows on each; the prices on the quote hold it.',
    'Enter days, also when the answer is zero.',
    'Send the Change quote page alone, the same day; if the answer is yes, have the change order signed before the work.',
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
  subject: 'Price and days of a change, before the change order is signed',
  intro:
    'What this change would cost or save, and how many days it takes. Nothing changes until a change order is signed by both of us.',
  keywords: ['change order', 'quote'],
  stateFacts: ['salesTax'],
  required: ['quote.number', 'quote.date', 'contract.date', 'change.reason', 'change.work', 'cost', 'cost.qty'],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Change quote', [
      d.section('Contract and change', 'Contract, reason for the change, and what would be done'),
      d.fields(
        4,
        d.own('quote.number', 'Change quote number'),
        d.own('quote.date', 'Date', 'date'),
        d.own('quote.days', 'Price holds, days', 'number', { value: 7, decimals: 0 }),
        d.calculated(
          'quote.until',
          'Price holds until',
          'date',
          onceFilled('quote.date', d.add('quote.date', 'quote.days')),
        ),
        d.field('customer.name', { span: 2 }),
        d.field('job.address', { span: 2 }),
        d.own('contract.number', 'Contract number'),
        d.own('contract.date', 'Contract date', 'date'),
        d.choice('change.reason', 'Reason', [
          'Hidden condition',
          'Owner’s request',
          'Code or inspector',
          'Product not available',
          'Error in plans',
          'Weather or access',
        ]),
        d.own('change.photos', 'Photograph numbers'),
        d.own('change.found', 'What we found, or what you asked for', 'multiline', { span: 2, lines: 3 }),
        d.own('change.work', 'What we would do', 'multiline', { span: 2, lines: 3 }),
      ),
      d.section('Price of the change', 'Additions and credits, priced line by line'),
      d.table(
        'line',
        'Price of the change',
        [
          d.column('description', 'Work or material', 'text', { width: 4.4 }),
          d.column('qty', 'Qty', 'number', { width: 0.9, decimals: 2, formula: d.cell('qty', 'cost') }),
          d.column('unit', 'Unit', 'select', { width: 0.8, options: billUnits }),
          d.column('price', 'Unit price (− is a credit)', 'currency', {
            width: 1.3,
            formula: d.sub(marked('addition', 'change.addRate'), marked('credit', 'change.creditRate')),
          }),
          d.column('amount', 'Amount', 'currency', { width: 1.4, formula: lineAmount() }),
        ],
        [],
        {
          blankRows: LINES,
          lineNumbers: true,
          totals: [
            d.total('change.adds', 'Additions', d.sum('line', 'amount', { key: 'amount', test: '>', than: 0 })),
            d.total('change.credits', 'Credits', d.sum('line', 'amount', { key: 'amount', test: '<', than: 0 })),
            d.total('change.net', 'Change before tax (− is a credit)', d.sum('line', 'amount')),
            d.totalInput('change.taxRate', 'Sales tax rate, if it applies', 'percent'),
            d.total('change.tax', 'Sales tax', d.round(d.mul('change.net', 'change.taxRate'))),
            d.total('change.total', 'This change', d.add('change.net', 'change.tax'), { strong: true }),
          ],
        },
      ),
      d.section('If you say yes', 'Contract sum and completion as they would be'),
      d.fields(
        4,
        d.own('sum.contract', 'Contract sum now', 'currency', { hint: 'with signed changes' }),
        d.calculated(
          'sum.new',
          'Contract sum with this change',
          'currency',
          onceFilled('sum.contract', onceFilled('change.total', d.add('sum.contract', 'change.total'))),
        ),
        d.calculated('sum.share', 'Change of the contract', 'percent', d.div('change.total', 'sum.contract'), {
          decimals: 1,
        }),
        d.own('sum.unsigned', 'Other changes not signed', 'currency', { hint: 'not in these sums' }),
        d.own('days.completion', 'Completion date now', 'date'),
        d.own('days.added', 'Days added (− for fewer)', 'number', { decimals: 0 }),
        d.calculated(
          'days.new',
          'Completion date with this change',
          'date',
          onceFilled('days.completion', onceFilled('days.added', d.add('days.completion', 'days.added'))),
        ),
      ),
      d.section('Your answer'),
      d.checklist(
        'answer',
        [
          'Please send the change order for signature',
          'Please do not make the change',
          'Please price it another way, as noted',
        ],
        ['Yes'],
        [d.extra('note', 'Note', 3)],
        { itemLabel: 'Answer' },
      ),
      d.fields(
        4,
        d.own('answer.wait', 'Answer needed by', 'text', { hint: 'the crew waits until then' }),
        d.own('answer.name', 'Name', 'text', { span: 2 }),
        d.own('answer.date', 'Date', 'date'),
      ),
    ]),
    d.part(
      'Cost',
      [
        d.p(
          'send the Change quote page alone, saved as a new PDF: this page holds your cost and markup.',
          'Keep in the office:',
        ),
        d.section('Cost and markup', 'Direct cost of each line and the markup of the contract'),
        d.p(
          'enter what a unit costs, as an addition or as a credit, always with positive quantities. The descriptions and units also appear on the quote, and its prices come from this page.',
          'Start here:',
        ),
        d.fields(
          4,
          d.own('change.addRate', 'Markup on additions', 'percent'),
          d.own('change.creditRate', 'Markup given back on credits', 'percent'),
        ),
        d.table(
          'cost',
          'Cost and markup',
          [
            d.column('description', 'Work or material', 'text', { width: 4 }),
            d.column('qty', 'Qty', 'number', { width: 0.9, decimals: 2 }),
            d.column('unit', 'Unit', 'select', { width: 0.8, options: billUnits }),
            d.column('addition', 'Addition costs, each', 'currency', { width: 1.3 }),
            d.column('credit', 'Credit saves, each', 'currency', { width: 1.3 }),
            d.column('cost', 'Cost', 'currency', {
              width: 1.4,
              formula: d.round(d.mul(d.cell('qty'), d.sub(d.cell('addition'), d.cell('credit')))),
            }),
          ],
          Array.from({ length: LINES }, (_, index) => ({
            description: d.same(`line.${index + 1}.description`),
            unit: d.same(`line.${index + 1}.unit`),
          })),
          { lineNumbers: true, totals: [d.total('change.cost', 'Direct cost of the change', d.sum('cost', 'cost'))] },
        ),
        d.fields(
          4,
          d.calculated(
            'check.noPrice',
            'Lines with a quantity and no price',
            'number',
            d.add(
              d.count('cost', { key: 'qty', test: '>', than: 0 }, { key: 'cost', is: 'noNumber' }),
              d.count('cost', { key: 'qty', test: '<', than: 0 }, { key: 'cost', is: 'noNumber' }),
            ),
            { decimals: 0 },
          ),
          d.calculated(
            'check.noQuantity',
            'Lines with a cost and no quantity',
            'number',
            d.add(
              d.count('cost', { key: 'qty', is: 'noNumber' }, { key: 'addition', is: 'number' }),
              d.count('cost', { key: 'qty', is: 'noNumber' }, { key: 'credit', is: 'number' }),
            ),
            { decimals: 0 },
          ),
          textCheck,
          creditLines('check.negative', 'Negative quantities', ['cost', 'qty']),
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
