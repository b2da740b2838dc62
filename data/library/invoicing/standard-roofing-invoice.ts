import { defineTemplate } from '@/data/shared/define-template'
import {
  billBlocks,
  lineColumns,
  negativeLines,
  officePart,
  payBlocks,
  paymentBlocks,
  taxTotals,
} from '@/data/shared/invoice/bill'
import { lateChargeGuide, leadSafeGuide, salesTaxGuide, waiverGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const standardRoofingInvoice = defineTemplate('invoicing', {
  name: 'Standard Roofing Invoice',
  group: 'Invoices',
  demand: [0.98, 'Nearly every job.'],
  description:
    'Roofing invoice for a finished job: priced lines, tax by line, payments received and the amount to pay.',
  popular: true,
  tags: [
    'invoice',
    'roofing invoice',
    'bill',
    'billing',
    'sales tax',
    'balance due',
    'customer invoice',
    'roof replacement invoice',
    'contractor invoice',
    'invoice template',
    'shingle roof bill',
    'completed job',
    'receivables',
  ],
  fullDescription: [
    'The everyday bill for a finished roof. Each line has quantity, unit and price, and its own box for sales tax, because many states tax some lines of a roofing job and not others.',
    'Payments received stand on the same page, so the customer sees one figure to pay. A payment above the bill shows as a credit, never as a negative balance, and a line with a negative quantity or price is a credit: it comes off the total, and the office page counts it.',
  ],
  howToUse: [
    'Number invoices in one row without gaps, and enter date and days to pay; the due date follows.',
    'Change the given lines to what the contract says, and mark the ones your state taxes.',
    'For a discount or a credit use a minus sign; enter deposit and other payments under Payments received.',
    'Check every negative line, then save the page as a PDF.',
    'Send it the day the job is done, with the lien waiver and the warranty.',
  ],
  expertGuide: [
    {
      title: 'Bill on the last day, not the last Friday',
      text: 'An invoice that arrives while the magnet is still in the truck is paid from gratitude; one that comes three weeks later is paid from the pile. Take it to the final walk, with the photographs.',
    },
    salesTaxGuide,
    waiverGuide,
    lateChargeGuide,
    leadSafeGuide,
  ],
  title: 'Roofing Invoice',
  subject: 'Invoice for finished roofing work',
  intro:
    'Your roof is done. Please put the invoice number on your check; if anything is not right, call us before you pay.',
  keywords: ['invoice', 'roofing'],
  stateFacts: ['salesTax'],
  required: ['invoice.number', 'invoice.date', 'line', 'line.description', 'line.qty', 'line.price', 'pay.payee'],
  pages: { main: 1, office: 1 },
  parts: () => [
    d.part('Invoice', [
      ...billBlocks({
        terms: 15,
        more: [
          d.field('job.completionDate'),
          d.field('job.permit'),
          d.own('warranty.start', 'Warranty from', 'date'),
          d.own('warranty.years', 'Years', 'number', { decimals: 0 }),
          d.field('customer.email', { span: 2 }),
        ],
      }),
      d.section('Work done', 'Priced lines with tax box, subtotal, tax and total'),
      d.table(
        'line',
        'Work done',
        lineColumns('Price (− discount)'),
        [
          { description: 'Tear off and haul away the old roof', unit: 'SQ' },
          { description: 'Underlayment and ice barrier', unit: 'SQ' },
          { description: 'Roof covering, installed', unit: 'SQ' },
          { description: 'Drip edge, flashings and pipe boots', unit: 'LF' },
          { description: 'Ridge, hip and vents', unit: 'LF' },
          { description: 'Deck sheets replaced, see photographs', unit: 'SHT' },
          { description: 'Permit', unit: 'LS' },
        ],
        { blankRows: 1, lineNumbers: true, totals: taxTotals() },
      ),
      ...paymentBlocks({
        heading: 'Payments received, and how to pay',
        bill: ['totals.total', 'Total of this invoice'],
      }),
      ...payBlocks().slice(1),
    ]),
    officePart(
      [
        'Quantities agree with the contract',
        'Tax boxes agree with the state’s rule',
        'Deposit and payments entered',
        'Photographs of the finished roof on file',
        'Warranty and waiver ready to go along',
        'Customer’s email spelled right',
      ],
      negativeLines(),
      d.calculated(
        'check.total',
        'Total less paid, open and credit',
        'currency',
        d.sub(d.add('totals.total', 'due.credit'), d.add('paid.total', 'due.balance')),
        { hint: 'must be $0.00' },
      ),
    ),
  ],
})
