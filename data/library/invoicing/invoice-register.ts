import { defineTemplate } from '@/data/shared/define-template'
import { countOf, notBelowZero, onceFilled } from '@/data/shared/guards'
import { salesTaxGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const rows = 11

/** No more than the net of the invoice, or of a credit below zero. */
const taxablePart = d.when(
  d.cell('net'),
  '<',
  0,
  d.max(d.cell('taxable'), d.cell('net')),
  d.min(d.cell('taxable'), d.cell('net')),
)

export const invoiceRegister = defineTemplate('invoicing', {
  name: 'Invoice Register',
  group: 'Tracking & Records',
  demand: [0.39, 'Part of the companies, or some jobs.'],
  telling: 'Invoices',
  description:
    'Every invoice in number order with net, sales tax, total, payment and days to pay: the list your accountant asks for.',
  tags: [
    'invoice register',
    'invoice log',
    'sales journal',
    'sales tax report',
    'invoice numbers',
    'bookkeeping',
    'invoice list',
    'sales register',
    'invoice tracker',
    'voided invoices',
    'sales tax',
    'revenue log',
  ],
  fullDescription: [
    'One line for each number, voided ones too. Net, tax and total agree by formula, payments show what is open and how long it took, and the month’s tax stands at the foot.',
    'Gaps in the numbers are what an auditor looks for first. A register kept on the day makes the month’s closing a matter of minutes.',
  ],
  howToUse: [
    'Enter the month and the first number.',
    'Enter every invoice on the day it is written; a voided one gets zero amounts and the word void.',
    'Enter the taxable part and the rate of the job’s place.',
    'Enter payments as they come.',
    'At month’s end compare totals with the bank and the tax return, and start a new sheet.',
  ],
  expertGuide: [
    salesTaxGuide,
    {
      title: 'Keep it for as long as they may ask',
      text: 'Income-tax records are kept at least as long as the return can be examined, usually three years from filing, longer where income was left out; sales tax and warranty claims have periods of their own. Seven years is a common house rule.',
      cite: '26 U.S.C. 6501; 26 CFR 1.6001-1',
    },
    {
      title: 'Credits are lines too',
      text: 'A credit memo gets a number and a line with the amount under Credits, so the register adds up to what the customers really owe.',
    },
  ],
  subject: 'Invoices in number order with tax and payment',
  intro: 'Every invoice of the month, in order, without gaps.',
  keywords: ['register', 'invoices'],
  required: [
    'register.month',
    'register.by',
    'invoice',
    'invoice.number',
    'invoice.date',
    'invoice.customer',
    'invoice.net',
  ],
  pages: { main: 2 },
  parts: () => [
    d.part(
      'Register',
      [
        d.section('Month', 'Month, totals and days to pay'),
        d.fields(
          4,
          d.own('register.month', 'Month and year'),
          d.own('register.first', 'First and last number'),
          d.own('register.by', 'Kept by'),
          d.calculated(
            'register.billed',
            'Billed with tax, less credits',
            'currency',
            onceFilled('invoice.total', d.sub('invoice.total', 'invoice.credit')),
          ),
          d.calculated('register.tax', 'Sales tax of the month', 'currency', d.ref('invoice.tax')),
          d.calculated('register.open', 'Open', 'currency', d.ref('invoice.open')),
          d.calculated(
            'register.paid',
            'Invoices paid',
            'number',
            countOf('invoice', 'days', { key: 'days', is: 'number' }),
            { decimals: 0 },
          ),
          d.calculated(
            'register.days',
            'Average days to pay',
            'number',
            d.div(d.sum('invoice', 'days'), 'register.paid'),
            { decimals: 1 },
          ),
        ),
        d.section('Invoices', 'Invoices with net, tax, total, payment and open amount'),
        d.table(
          'invoice',
          'Invoices',
          [
            d.column('number', 'No.', 'text', { width: 0.9 }),
            d.column('date', 'Date', 'date', { width: 1.1 }),
            d.column('customer', 'Customer and job', 'text', { width: 3 }),
            d.column('net', 'Net', 'number', { decimals: 2, width: 1.2 }),
            d.column('taxable', 'Taxable', 'number', { decimals: 2, width: 1.2 }),
            d.column('rate', 'Rate', 'percent', { width: 0.8, decimals: 2 }),
            d.column('tax', 'Tax', 'number', {
              decimals: 2,
              width: 1.1,
              formula: d.round(d.mul(taxablePart, d.cell('rate'))),
            }),
            d.column('total', 'Total', 'number', {
              decimals: 2,
              width: 1.2,
              formula: onceFilled(d.cell('net'), d.add(d.cell('net'), d.cell('tax'))),
            }),
            d.column('credit', 'Credits', 'number', { decimals: 2, width: 1.1 }),
            d.column('paid', 'Paid', 'number', { decimals: 2, width: 1.2 }),
            d.column('paidOn', 'Paid on', 'date', { width: 1.1 }),
            d.column('days', 'Days', 'number', {
              width: 0.7,
              decimals: 0,
              formula: onceFilled(
                d.cell('paidOn'),
                onceFilled(d.cell('date'), notBelowZero(d.sub(d.cell('paidOn'), d.cell('date')))),
              ),
            }),
            d.column('open', 'Open', 'number', {
              decimals: 2,
              width: 1.2,
              formula: onceFilled(d.cell('total'), d.sub(d.cell('total'), d.add(0, d.cell('credit'), d.cell('paid')))),
            }),
          ],
          [],
          {
            blankRows: rows,
            log: true,
            totals: [
              d.total('invoice.net', 'Net', d.sum('invoice', 'net')),
              d.total('invoice.tax', 'Sales tax', d.sum('invoice', 'tax')),
              d.total('invoice.total', 'Total', d.sum('invoice', 'total'), { strong: true }),
              d.total('invoice.credit', 'Credits', d.sum('invoice', 'credit')),
              d.total('invoice.paid', 'Paid', d.sum('invoice', 'paid')),
              d.total('invoice.open', 'Open', d.sum('invoice', 'open'), { strong: true }),
              d.total(
                'invoice.check',
                'Net and tax less total: $0.00',
                onceFilled('invoice.total', d.sub(d.add('invoice.net', 'invoice.tax'), 'invoice.total')),
              ),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
