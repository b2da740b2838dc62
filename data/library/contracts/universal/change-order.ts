import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

export const changeOrder = defineTemplate('contract', {
  name: 'Change Order',
  group: 'universal',
  demand: [0.985, 'Nearly every job.'],
  telling: 'Cost and new contract sum',
  description:
    'Roofing change order: reason, old and new scope, itemized cost, new contract sum and days, signed before the work is done.',
  popular: true,
  tags: [
    'Change Orders',
    'change order',
    'extra work',
    'scope change',
    'concealed damage',
    'decking replacement',
    'supplement',
    'contract amendment',
  ],
  fullDescription: [
    'One change per form, signed before the crew does it. The reason is marked, the old scope is next to the new one, and the cost is itemized with quantity and unit price for additions and deductions.',
    'The arithmetic is done: net change with tax, earlier changes, new contract sum. Days have their own line, because you pay twice for a change that costs three days and does not mention them.',
    'Photographs of what was found are part of the form. California’s subcontractor question, which also applies to change orders, has its box.',
  ],
  howToUse: [
    'Number change orders in sequence for each contract.',
    'Mark the reason: for a code or inspector name the section, for a substitution the new product. Attach at least two photographs.',
    'Describe what the contract says now and what will be done instead.',
    'Itemize; write a deduction with a minus sign.',
    'State the days, even if they are zero.',
    'Have both sides sign before the work; leave a copy.',
  ],
  expertGuide: [
    contract.changeGuide,
    {
      title: 'Concealed damage: use the price you already agreed on',
      text: 'If the contract has unit prices for decking or extra layers, the change order states quantity and price and there is nothing to negotiate. If it has none, price labor and material openly; a lump sum invites doubt.',
    },
    {
      title: 'California asks about subcontractors again',
      text: 'Since 2026, a home-improvement contract in California must say yes or no to whether subcontractors will be used, and so must a change order. A list is given on request.',
      cite: 'Cal. Bus. & Prof. Code 7159 (SB 517)',
    },
    contract.claimGuide,
    contract.attorneyGuide,
  ],
  subject: 'Change to a roofing contract',
  intro: 'A change to scope, price or days of the contract, signed by both sides before the work is done.',
  keywords: ['change order'],
  required: [
    'change.number',
    'change.date',
    'contract.date',
    'change.newScope',
    'change',
    'change.qty',
    'change.rate',
    'days.change',
  ],
  pages: { main: 1, office: 1 },
  parts: () => [
    contract.officeCover(
      [
        d.bullets(
          'Some states prescribe what a change order must say; California does, and it asks again whether subcontractors will be used. Attach the state’s wording where there is one.',
          'An owner at home keeps every right to cancel that the contract gives; a change order does not shorten it.',
        ),
      ],
      ['Cal. Bus. & Prof. Code 7159 (SB 517)', '73 P.S. 517.1 et seq. (Pennsylvania)'],
    ),
    d.titledPart('Change order', [
      d.section('Contract and reason', 'Contract, reason for the change, old and new scope'),
      d.fields(
        6,
        d.own('change.number', 'Change order no.'),
        d.own('change.date', 'Date', 'date'),
        d.own('contract.number', 'Contract number'),
        d.own('contract.date', 'Contract date', 'date'),
        d.own('insurance.claim', 'Claim no., if any'),
        d.field('job.number'),
        d.field('customer.name', { label: 'Owner', span: 2 }),
        d.field('job.address', { span: 2 }),
        d.own('sum.original', 'Original sum', 'currency'),
        d.own('sum.earlier', 'Earlier changes', 'currency'),
      ),
      d.tickList('reason', [
        'Concealed condition',
        'Owner’s request or upgrade',
        'Code or inspector',
        'Substitution',
        'Insurer’s revised scope',
        'Weather or access',
      ]),
      d.fields(
        2,
        d.own('change.oldScope', 'The contract says', 'multiline', { lines: 2 }),
        d.own('change.newScope', 'Instead, or in addition', 'multiline', { lines: 2 }),
      ),
      d.section('Cost and new contract sum', 'Itemized cost, net change and new contract sum, calculated'),
      d.table(
        'change',
        'Cost of the change',
        [
          d.column('item', 'Work or material', 'text', { width: 4.6 }),
          d.column('qty', 'Qty (− for less)', 'number', { width: 1.7, decimals: 2 }),
          d.column('unit', 'Unit', 'text', { width: 0.8 }),
          d.column('rate', 'Unit price', 'currency', { width: 1.4 }),
          d.column('amount', 'Amount', 'currency', {
            width: 1.5,
            formula: d.round(d.mul(d.cell('qty'), d.cell('rate'))),
          }),
        ],
        [],
        {
          blankRows: 3,
          lineNumbers: true,
          totals: [
            d.total('change.subtotal', 'Net change', d.sum('change', 'amount')),
            d.totalInput('change.taxRate', 'Sales tax rate, where it applies', 'percent'),
            d.total('change.tax', 'Sales tax', d.round(d.mul(d.ref('change.subtotal'), d.ref('change.taxRate')))),
            d.total('change.total', 'This change order', d.add(d.ref('change.subtotal'), d.ref('change.tax'))),
            d.total(
              'sum.new',
              'New contract sum',
              d.add(d.ref('sum.original'), d.ref('sum.earlier'), d.ref('change.total')),
              { strong: true },
            ),
          ],
        },
      ),
      d.fields(
        6,
        d.own('days.earlier', 'Days added so far', 'number', { decimals: 0 }),
        d.own('days.change', 'Days, this change', 'number', { decimals: 0 }),
        d.calculated('days.total', 'Total days added', 'number', d.add('days.earlier', 'days.change'), {
          decimals: 0,
        }),
        d.own('days.completion', 'New completion', 'date'),
        d.own('change.due', 'Payment due'),
        d.choice('change.subcontractors', 'Subcontractors', ['Yes', 'No']),
        d.own('notice.text', 'Wording that the state prescribes, word for word, or “see attached”', 'multiline', {
          lines: 1,
          span: 6,
        }),
      ),
      d.p(
        'The changed work starts when both have signed. The price and days above are its full cost, unless an open point is written here. All other terms, the warranties and the right to cancel remain unchanged.',
        'Agreed.',
      ),
      d.signatures([
        { name: 'owner', role: 'Owner' },
        { name: 'contractor', role: 'Contractor', withTitle: true },
      ]),
    ]),
    d.part('Photographs', [d.section('Photographs'), d.photos('photo', 'Photographs of the condition', 2)], {
      follows: true,
      whenUsed: true,
    }),
  ],
})
