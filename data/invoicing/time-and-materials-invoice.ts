import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  cell,
  column,
  documentModel,
  fields,
  min,
  mul,
  orElse,
  own,
  p,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'
import { billBlocks, billUnits, negativeLines, officePart, payBlocks } from './parts/bill'
import { lineAmount, negativesIn, notBelowZero, unlessNegative } from './parts/guards'
import { salesTaxGuide, unsignedGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const negativeHours = add(negativesIn('labor', 'regular', 12), negativesIn('labor', 'overtime', 12))

export const timeAndMaterialsInvoice = invoicingTemplate('Invoices', {
  name: 'Time and Materials Invoice',
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
  document: () =>
    documentModel({
      title: 'Time and Materials Invoice',
      subject: 'Invoice by hours, material and equipment under an agreed limit',
      intro: 'Hours, material and equipment as signed for on the day, within the limit we agreed on.',
      keywords: ['time and materials', 'invoice'],
      parts: [
        part('T&M invoice', [
          ...billBlocks({
            terms: 15,
            more: [
              own('work.from', 'Work from', 'date'),
              own('work.through', 'Work through', 'date'),
              own('work.what', 'Work ordered', 'text', { span: 2 }),
            ],
          }),
          section('Hours', 'Hours by day and trade, with overtime'),
          table(
            'labor',
            'Hours',
            [
              column('date', 'Date', 'date', { width: 1.2 }),
              column('who', 'Person or trade', 'text', { width: 2.4 }),
              column('ticket', 'Ticket', 'text', { width: 1 }),
              column('regular', 'Hours', 'number', { width: 0.9, decimals: 2 }),
              column('overtime', 'Overtime', 'number', { width: 0.9, decimals: 2 }),
              column('rate', 'Rate', 'currency', { width: 1.2 }),
              column('amount', 'Amount', 'currency', {
                width: 1.4,
                formula: unlessNegative(
                  min(orElse(cell('regular'), 0), orElse(cell('overtime'), 0)),
                  onceFilled(
                    cell('rate'),
                    round(
                      add(
                        mul(cell('regular'), cell('rate')),
                        mul(cell('overtime'), cell('rate'), ref('terms.overtime')),
                      ),
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
                total('labor.hours', 'Hours in all', add(sum('labor', 'regular'), sum('labor', 'overtime')), {
                  type: 'number',
                  decimals: 2,
                }),
                total('labor.total', 'Labor', sum('labor', 'amount'), { strong: true }),
              ],
            },
          ),
          section('Material', 'Material at cost by supplier invoice, with markup'),
          table(
            'material',
            'Material',
            [
              column('item', 'Material', 'text', { width: 3.6 }),
              column('supplier', 'Supplier and invoice no.', 'text', { width: 2.6 }),
              column('cost', 'Cost', 'currency', { width: 1.4 }),
              column('amount', 'With markup', 'currency', {
                width: 1.5,
                formula: unlessNegative(cell('cost'), round(mul(cell('cost'), add(1, 'terms.markup')))),
              }),
            ],
            [],
            {
              blankRows: 7,
              totals: [
                total('material.cost', 'At cost', sum('material', 'cost')),
                total('material.total', 'Material', sum('material', 'amount'), { strong: true }),
              ],
            },
          ),
          section('Equipment and disposal'),
          table(
            'equipment',
            'Equipment and disposal',
            [
              column('item', 'Lift, truck, container, dump ticket', 'text', { width: 3.8 }),
              column('qty', 'Qty', 'number', { width: 1, decimals: 2 }),
              column('unit', 'Unit', 'select', { width: 0.9, options: billUnits }),
              column('price', 'Rate', 'currency', { width: 1.3 }),
              column('amount', 'Amount', 'currency', { width: 1.5, formula: lineAmount() }),
            ],
            [],
            {
              blankRows: 4,
              totals: [
                total('equipment.total', 'Equipment and disposal', sum('equipment', 'amount'), { strong: true }),
              ],
            },
          ),
          section('Limit and amount due', 'Agreed limit, earlier bills, tax, and the amount due'),
          fields(
            4,
            own('terms.overtime', 'Overtime factor, as agreed', 'number', { value: 1.5, decimals: 2 }),
            own('terms.markup', 'Material markup, as agreed', 'percent', { decimals: 1 }),
            own('limit.amount', 'Not to exceed, before tax', 'currency'),
            own('limit.earlier', 'Billed before, without tax', 'currency'),
            calculated(
              'total.work',
              'Work on this bill',
              'currency',
              add('labor.total', 'material.total', 'equipment.total'),
            ),
            calculated(
              'limit.left',
              'Left under the limit',
              'currency',
              onceFilled('limit.amount', notBelowZero(sub('limit.amount', 'limit.earlier'))),
            ),
            calculated('total.billed', 'Billed now', 'currency', orElse(min('total.work', 'limit.left'), 'total.work')),
            calculated(
              'limit.over',
              'Over the limit, not billed',
              'currency',
              onceFilled('total.work', sub('total.work', 'total.billed')),
            ),
            own('tax.base', 'Taxable part of it', 'currency'),
            own('tax.rate', 'Sales tax rate', 'percent'),
            calculated('tax.amount', 'Sales tax', 'currency', round(mul(min('tax.base', 'total.billed'), 'tax.rate'))),
            calculated(
              'due.amount',
              'Pay this amount',
              'currency',
              onceFilled('total.billed', add('total.billed', 'tax.amount')),
            ),
          ),
          ...payBlocks(),
          p(
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
          negativeLines(4, 'equipment'),
          calculated('check.material', 'Negative material, left out', 'number', negativesIn('material', 'cost', 7), {
            decimals: 0,
            hint: 'must be 0',
          }),
          calculated('check.hours', 'Negative hours, left out', 'number', negativeHours, {
            decimals: 0,
            hint: 'must be 0',
          }),
          calculated(
            'check.total',
            'Parts less the work billed and over',
            'currency',
            sub('total.work', add('total.billed', 'limit.over')),
            { hint: 'must be $0.00' },
          ),
        ),
      ],
    }),
})
