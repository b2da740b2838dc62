import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  choice,
  documentModel,
  field,
  fields,
  max,
  mul,
  orElse,
  own,
  p,
  part,
  round,
  section,
  signatures,
  sum,
  table,
  total,
  totalInput,
} from '@/lib/documents/author'
import { lineColumns, openOf, payMethods } from './parts/bill'
import { notBelowZero } from './parts/guards'
import { salesTaxGuide, surchargeGuide } from './parts/guides'
import { invoicingTemplate } from './template'

export const serviceCallInvoice = invoicingTemplate('Invoices', {
  name: 'Service Call Invoice',
  description:
    'Repair invoice for a service call, finished at the truck: call fee, hours, parts, payment, signature and repair warranty.',
  tags: [
    'service call',
    'repair invoice',
    'leak repair',
    'trip charge',
    'hourly rate',
    'repair ticket',
    'service ticket',
    'leak call',
    'roof repair bill',
    'diagnostic fee',
    'tarp',
    'pipe boot',
    'minimum charge',
  ],
  fullDescription: [
    'A leak found, mended and billed before the ladder is down. The technician writes what was wrong, what was done and what should be watched; hours and parts make the price.',
    'Minimum hours and the call fee are counted as agreed, the repair warranty gets its last day, and the customer signs for work and payment on the same sheet.',
  ],
  howToUse: [
    'Agree on call fee, rate and minimum hours on the phone, and write the name of who agreed.',
    'Describe the cause and the repair, with photograph numbers.',
    'Enter time and parts from the truck; mark parts that are taxed, and enter a rate for labor only where your state taxes repairs.',
    'Take payment, note method and reference.',
    'Enter the warranty days, have the customer sign, and leave a copy.',
  ],
  expertGuide: [
    {
      title: 'Say what the repair does not promise',
      text: 'A boot replaced is a boot replaced, not a dry house. Name the spot that you warrant, for how many days, and what else you saw. The next leak is then a new call and not a callback.',
      cite: '15 U.S.C. 2301 ff.; 16 CFR 701.3 (terms of a written warranty)',
    },
    {
      title: 'Repairs have cancellation rules too',
      text: 'A repair sold at the customer’s home for $25 or more falls under the cooling-off rule, unless the customer called you out for an emergency and waived the days in a statement in their own hand. Your dispatcher should know which it is.',
      cite: '16 CFR 429.0, 429.1',
    },
    salesTaxGuide,
    surchargeGuide,
  ],
  document: () =>
    documentModel({
      title: 'Service Call Invoice',
      subject: 'Invoice for a roof repair visit',
      intro: 'What was wrong with your roof, what we did about it today, and what it costs.',
      keywords: ['service call', 'repair'],
      parts: [
        part('Service call', [
          section('Call', 'Customer, site, time and technician'),
          fields(
            4,
            own('invoice.number', 'Invoice number'),
            own('invoice.date', 'Date', 'date'),
            own('call.arrived', 'Arrived and left'),
            own('call.technician', 'Technician'),
            field('customer.name', { span: 2 }),
            field('customer.phone'),
            own('call.agreedBy', 'Rates agreed with'),
            field('job.address', { span: 2 }),
            field('customer.email', { span: 2 }),
          ),
          section('What we found and did'),
          fields(
            2,
            own('work.found', 'Cause of the leak or damage, and photograph numbers', 'multiline', { lines: 3 }),
            own('work.done', 'Repair made, and where', 'multiline', { lines: 3 }),
          ),
          fields(
            4,
            choice('work.state', 'When we left', [
              'Repaired',
              'Temporary cover',
              'Needs a second visit',
              'No leak found',
            ]),
            own('work.watch', 'Please watch, or have done soon', 'text', { span: 3 }),
          ),
          section('Labor', 'Call fee, hours with the agreed minimum, and rate'),
          fields(
            4,
            own('call.fee', 'Call fee', 'currency'),
            own('labor.hours', 'Hours worked, people × time', 'number', { decimals: 2 }),
            own('labor.minimum', 'Minimum hours agreed', 'number', { decimals: 2 }),
            own('labor.rate', 'Rate per hour', 'currency'),
            calculated(
              'labor.billed',
              'Hours billed',
              'number',
              orElse(max(notBelowZero('labor.hours'), 'labor.minimum'), notBelowZero('labor.hours')),
              { decimals: 2 },
            ),
            calculated('labor.amount', 'Labor', 'currency', round(mul('labor.billed', 'labor.rate'))),
            own('labor.taxRate', 'Sales tax on labor', 'percent', { hint: 'blank: not taxed here' }),
            calculated(
              'labor.tax',
              'Tax on call fee and labor',
              'currency',
              round(mul(add('call.fee', 'labor.amount'), 'labor.taxRate')),
            ),
          ),
          section('Parts', 'Parts with tax box, tax and total'),
          table(
            'line',
            'Parts',
            lineColumns,
            [
              { description: 'Pipe boot', unit: 'EA' },
              { description: 'Shingles or membrane patch', unit: 'EA' },
              { description: 'Flashing metal', unit: 'LF' },
              { description: 'Sealant, tube', unit: 'EA' },
            ],
            {
              blankRows: 3,
              totals: [
                total('totals.parts', 'Parts', sum('line', 'amount')),
                totalInput('totals.taxRate', 'Sales tax rate on parts marked taxed', 'percent'),
                total(
                  'totals.tax',
                  'Sales tax on parts',
                  round(mul(sum('line', 'amount', { key: 'taxed', equals: 'Yes' }), 'totals.taxRate')),
                ),
                total(
                  'totals.total',
                  'Total with call fee and labor',
                  add('call.fee', 'labor.amount', 'labor.tax', 'totals.parts', 'totals.tax'),
                  { strong: true },
                ),
              ],
            },
          ),
          section('Payment and warranty', 'Payment taken, balance and last day of the repair warranty'),
          fields(
            4,
            own('paid.total', 'Paid today', 'currency'),
            choice('paid.method', 'By', payMethods),
            own('paid.reference', 'Check or reference no.'),
            calculated('due.balance', 'Still to pay', 'currency', openOf('totals.total')),
            own('warranty.spot', 'Repair warranty covers', 'text', { span: 2 }),
            own('warranty.days', 'Warranty days', 'number', { decimals: 0 }),
            calculated(
              'warranty.until',
              'Warranty until',
              'date',
              onceFilled('invoice.date', onceFilled('warranty.days', add('invoice.date', 'warranty.days'))),
            ),
          ),
          p(
            'We mend the named spot again without charge if it leaks within the warranty days. New storm damage, other spots and work by others are not part of it.',
            'Repair warranty, limited:',
          ),
          signatures([
            { name: 'customer', role: 'Customer: work seen, price accepted' },
            { name: 'technician', role: 'Technician' },
          ]),
        ]),
      ],
    }),
})
