import { defineTemplate } from '@/data/shared/define-template'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import { lineColumns, openOf, payMethods } from '@/data/shared/invoice/bill'
import { salesTaxGuide, surchargeGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const serviceCallInvoice = defineTemplate('invoicing', {
  name: 'Service Call Invoice',
  group: 'Invoices',
  demand: [0.44, 'Part of the companies, or some jobs.'],
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
    'A leak found, repaired and billed before the ladder is down. The technician writes what was wrong, what was done and what should be watched; hours and parts make the price.',
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
      cite: '15 U.S.C. 2301 et seq.; 16 CFR 701.3 (terms of a written warranty)',
    },
    {
      title: 'Repairs have cancellation rules too',
      text: 'A repair sold at the customer’s home for $25 or more falls under the cooling-off rule, unless the customer called you out for an emergency and waived the days in a statement in their own hand. Your dispatcher should know which it is.',
      cite: '16 CFR 429.0, 429.1',
    },
    salesTaxGuide,
    surchargeGuide,
  ],
  subject: 'Invoice for a roof repair visit',
  intro: 'What was wrong with your roof, what we did about it today, and what it costs.',
  keywords: ['service call', 'repair'],
  stateFacts: ['salesTax'],
  required: ['invoice.number', 'invoice.date', 'call.arrived', 'work.found', 'work.done', 'labor.hours', 'labor.rate'],
  pages: { main: 1 },
  parts: () => [
    d.part('Service call', [
      d.section('Call, and what we found and did', 'Customer, site, time, technician, cause and repair'),
      d.fields(
        6,
        d.own('invoice.number', 'Invoice number'),
        d.own('invoice.date', 'Date', 'date'),
        d.own('call.arrived', 'Arrived and left'),
        d.own('call.technician', 'Technician'),
        d.field('customer.name', { span: 2 }),
        d.field('job.number'),
        d.field('customer.phone'),
        d.field('job.address', { span: 2 }),
        d.own('call.agreedBy', 'Rates agreed with'),
        d.field('customer.email'),
      ),
      d.fields(
        4,
        d.own('work.found', 'Cause of the leak or damage, and photograph numbers', 'multiline', { lines: 2, span: 2 }),
        d.own('work.done', 'Repair made, and where', 'multiline', { lines: 2, span: 2 }),
        d.choice('work.state', 'When we left', [
          'Repaired',
          'Temporary cover',
          'Needs a second visit',
          'No leak found',
        ]),
        d.own('work.watch', 'Please watch, or have done soon', 'text', { span: 2 }),
        d.own('warranty.spot', 'Repair warranty covers'),
      ),
      d.section('Labor, parts and payment', 'Call fee, hours, parts with tax box, total, payment and repair warranty'),
      d.fields(
        4,
        d.own('call.fee', 'Call fee', 'currency'),
        d.own('labor.hours', 'Hours worked, people × time', 'number', { decimals: 2 }),
        d.own('labor.minimum', 'Minimum hours agreed', 'number', { decimals: 2 }),
        d.own('labor.rate', 'Rate per hour', 'currency'),
        d.calculated(
          'labor.billed',
          'Hours billed',
          'number',
          d.orElse(d.max(notBelowZero('labor.hours'), 'labor.minimum'), notBelowZero('labor.hours')),
          { decimals: 2 },
        ),
        d.calculated('labor.amount', 'Labor', 'currency', d.round(d.mul('labor.billed', 'labor.rate'))),
        d.own('labor.taxRate', 'Sales tax on labor', 'percent'),
        d.calculated(
          'labor.tax',
          'Tax on call fee and labor',
          'currency',
          d.round(d.mul(d.add('call.fee', 'labor.amount'), 'labor.taxRate')),
        ),
      ),
      d.table(
        'line',
        'Parts',
        lineColumns('Price (− discount)'),
        [
          { description: 'Pipe boot', unit: 'EA' },
          { description: 'Shingles or membrane patch', unit: 'EA' },
          { description: 'Flashing metal', unit: 'LF' },
          { description: 'Sealant, tube', unit: 'EA' },
        ],
        {
          blankRows: 0,
          totals: [
            d.total('totals.parts', 'Parts', d.sum('line', 'amount')),
            d.totalInput('totals.taxRate', 'Sales tax rate on parts marked taxed', 'percent'),
            d.total(
              'totals.tax',
              'Sales tax on parts',
              d.round(d.mul(d.sum('line', 'amount', { key: 'taxed', equals: 'Yes' }), 'totals.taxRate')),
            ),
            d.total(
              'totals.total',
              'Total with call fee and labor',
              d.add('call.fee', 'labor.amount', 'labor.tax', 'totals.parts', 'totals.tax'),
              { strong: true },
            ),
          ],
        },
      ),
      d.fields(
        6,
        d.own('paid.total', 'Paid today', 'currency'),
        d.choice('paid.method', 'By', payMethods),
        d.own('paid.reference', 'Check or reference no.'),
        d.calculated('due.balance', 'Still to pay', 'currency', openOf('totals.total')),
        d.own('warranty.days', 'Warranty days', 'number', { decimals: 0 }),
        d.calculated(
          'warranty.until',
          'Warranty until',
          'date',
          onceFilled('invoice.date', onceFilled('warranty.days', d.add('invoice.date', 'warranty.days'))),
        ),
      ),
      d.p(
        'We repair the named spot again without charge if it leaks within the warranty days. Not included: new storm damage, other spots, work by others.',
        'Repair warranty, limited:',
      ),
      d.signatures([
        { name: 'customer', role: 'Customer: work seen, price accepted' },
        { name: 'technician', role: 'Technician' },
      ]),
    ]),
  ],
})
