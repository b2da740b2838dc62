import { defineTemplate } from '@/data/shared/define-template'
import { creditLines, lineAmount, notBelowZero, onceFilled } from '@/data/shared/guards'
import { billBlocks, billUnits, negativeLines, officePart, payBlocks } from '@/data/shared/invoice/bill'
import { salesTaxGuide, unsignedGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const timeAndMaterialsInvoice = defineTemplate('invoicing', {
  name: 'Time and Materials Invoice',
  group: 'Invoices',
  demand: [0.445, 'Part of the companies, or some jobs.'],
  description:
    'Time and materials invoice: hours by trade, material with markup, equipment, and the agreed limit that caps the bill.',
  popular: true,
  tags: [
    'time and materials',
    'T&M invoice',
    'hourly billing',
    'not to exceed',
    'material markup',
    'daily tickets',
    'T and M',
    'hourly roofer',
    'labor and material',
    'repair work',
    'cost plus',
    'not-to-exceed',
  ],
  fullDescription: [
    'For work by the hour: regular and overtime hours by day and trade, material by supplier invoice with the agreed markup, and equipment by the day. The tickets that prove each line have their column.',
    'The limit in the agreement is the limit on the bill. What earlier invoices used is taken off, and anything above the rest is shown as over the limit and not billed until a change order raises it.',
  ],
  howToUse: [
    'Enter the limit, the bills sent before, the overtime factor and the material markup from the agreement.',
    'Post hours from the signed daily tickets, one line per person or trade and day.',
    'Post material with the supplier’s invoice number, at cost; the markup is added below.',
    'Post equipment by day or hour.',
    'Look at the amount over the limit: it has to be signed for before you can bill it.',
  ],
  expertGuide: [
    {
      title: 'No ticket, no hour',
      text: 'Have the owner’s person sign the hours on the day. A ticket signed on Thursday is worth more than an argument in November. Attach copies in the order of the lines.',
    },
    {
      title: 'Know whether your state lets you',
      text: 'California wants a home-improvement price in dollars, which leaves little room for open hours at a home. Pennsylvania lets you work by time and material with an initial estimate and caps what may be charged above it without a signed change.',
      cite: 'Cal. Bus. & Prof. Code 7159; 73 P.S. 517.7',
    },
    unsignedGuide,
    salesTaxGuide,
  ],
  subject: 'Invoice by hours, material and equipment under an agreed limit',
  intro: 'Hours, material and equipment as signed for on the day, within the limit we agreed on.',
  keywords: ['time and materials', 'invoice'],
  stateFacts: ['salesTax'],
  required: [
    'invoice.number',
    'invoice.date',
    'work.from',
    'work.through',
    'work.what',
    'labor',
    'labor.date',
    'labor.rate',
    'pay.payee',
  ],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('T&M invoice', [
      ...billBlocks({
        terms: 15,
        more: [
          d.own('work.from', 'Work from', 'date'),
          d.own('work.through', 'Work through', 'date'),
          d.own('work.what', 'Work ordered', 'text', { span: 2 }),
        ],
      }),
      d.section('Hours', 'Hours by day and trade, with overtime'),
      d.table(
        'labor',
        'Hours',
        [
          d.column('date', 'Date', 'date', { width: 1.2 }),
          d.column('who', 'Person or trade', 'text', { width: 2.4 }),
          d.column('ticket', 'Ticket', 'text', { width: 1 }),
          d.column('regular', 'Hours', 'number', { width: 0.9, decimals: 2 }),
          d.column('overtime', 'Overtime', 'number', { width: 0.9, decimals: 2 }),
          d.column('rate', 'Rate', 'currency', { width: 1.2 }),
          d.column('amount', 'Amount', 'currency', {
            width: 1.4,
            formula: onceFilled(
              d.cell('rate'),
              d.round(
                d.add(
                  d.mul(d.cell('regular'), d.cell('rate')),
                  d.mul(d.cell('overtime'), d.cell('rate'), d.ref('terms.overtime')),
                ),
              ),
            ),
          }),
        ],
        [],
        {
          blankRows: 12,
          lineNumbers: true,
          totals: [
            d.total('labor.hours', 'Hours in all', d.add(d.sum('labor', 'regular'), d.sum('labor', 'overtime')), {
              type: 'number',
              decimals: 2,
            }),
            d.total('labor.total', 'Labor', d.sum('labor', 'amount'), { strong: true }),
          ],
        },
      ),
      d.section('Material', 'Material at cost by supplier invoice, with markup'),
      d.table(
        'material',
        'Material',
        [
          d.column('item', 'Material', 'text', { width: 3.6 }),
          d.column('supplier', 'Supplier and invoice no.', 'text', { width: 2.6 }),
          d.column('cost', 'Cost', 'currency', { width: 1.4 }),
          d.column('amount', 'With markup', 'currency', {
            width: 1.5,
            formula: d.round(d.mul(d.cell('cost'), d.add(1, 'terms.markup'))),
          }),
        ],
        [],
        {
          blankRows: 7,
          totals: [
            d.total('material.cost', 'At cost', d.sum('material', 'cost')),
            d.total('material.total', 'Material', d.sum('material', 'amount'), { strong: true }),
          ],
        },
      ),
      d.section('Equipment and disposal'),
      d.table(
        'equipment',
        'Equipment and disposal',
        [
          d.column('item', 'Lift, truck, container, dump ticket', 'text', { width: 3.8 }),
          d.column('qty', 'Qty', 'number', { width: 1, decimals: 2 }),
          d.column('unit', 'Unit', 'select', { width: 0.9, options: billUnits }),
          d.column('price', 'Rate', 'currency', { width: 1.3 }),
          d.column('amount', 'Amount', 'currency', { width: 1.5, formula: lineAmount() }),
        ],
        [],
        {
          blankRows: 4,
          totals: [
            d.total('equipment.total', 'Equipment and disposal', d.sum('equipment', 'amount'), { strong: true }),
          ],
        },
      ),
      d.section('Limit and amount due', 'Agreed limit, earlier bills, tax, and the amount due'),
      d.fields(
        4,
        d.own('terms.overtime', 'Overtime factor, as agreed', 'number', { value: 1.5, decimals: 2 }),
        d.own('terms.markup', 'Material markup, as agreed', 'percent', { decimals: 1 }),
        d.own('limit.amount', 'Not to exceed, before tax', 'currency'),
        d.own('limit.earlier', 'Billed before, without tax', 'currency'),
        d.calculated(
          'total.work',
          'Work on this bill',
          'currency',
          d.add('labor.total', 'material.total', 'equipment.total'),
        ),
        d.calculated(
          'limit.left',
          'Left under the limit',
          'currency',
          onceFilled('limit.amount', notBelowZero(d.sub('limit.amount', 'limit.earlier'))),
        ),
        d.calculated(
          'total.billed',
          'Billed now',
          'currency',
          d.orElse(d.min('total.work', 'limit.left'), 'total.work'),
        ),
        d.calculated(
          'limit.over',
          'Over the limit, not billed',
          'currency',
          onceFilled('total.work', d.sub('total.work', 'total.billed')),
        ),
        d.own('tax.base', 'Taxable part of it', 'currency'),
        d.own('tax.rate', 'Sales tax rate', 'percent'),
        d.calculated(
          'tax.amount',
          'Sales tax',
          'currency',
          d.round(d.mul(d.min('tax.base', 'total.billed'), 'tax.rate')),
        ),
        d.calculated(
          'due.amount',
          'Pay this amount',
          'currency',
          onceFilled('total.billed', d.add('total.billed', 'tax.amount')),
        ),
      ),
      ...payBlocks(),
      d.p(
        'Copies of the signed tickets, supplier invoices and dump tickets are attached in the order of the lines.',
        'Attached:',
      ),
    ]),
    officePart(
      [
        'Every hour has a signed ticket',
        'Supplier invoices attached at cost',
        'Markup and overtime as in the agreement',
        'Limit compared before the week began',
        'Returned material taken off the cost of its line',
        'Dump tickets attached',
      ],
      negativeLines('equipment'),
      creditLines('check.material', 'Negative material', ['material', 'cost']),
      creditLines('check.hours', 'Negative hours', ['labor', 'regular'], ['labor', 'overtime']),
      d.calculated(
        'check.total',
        'Parts less the work billed and over',
        'currency',
        d.sub('total.work', d.add('total.billed', 'limit.over')),
        { hint: 'must be $0.00' },
      ),
    ),
  ],
})
