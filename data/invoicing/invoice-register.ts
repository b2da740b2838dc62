import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  cell,
  column,
  div,
  documentModel,
  fields,
  min,
  mul,
  own,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  when,
} from '@/lib/documents/author'
import { notBelowZero, overRows, unlessNegative } from './parts/guards'
import { salesTaxGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const rows = 28

export const invoiceRegister = invoicingTemplate('Tracking & Records', {
  name: 'Invoice Register',
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
  document: () =>
    documentModel({
      title: 'Invoice Register',
      subject: 'Invoices in number order with tax and payment',
      intro: 'Every invoice of the month, in order, without gaps.',
      letterhead: 'compact',
      keywords: ['register', 'invoices'],
      parts: [
        part(
          'Register',
          [
            section('Month', 'Month, totals and days to pay'),
            fields(
              4,
              own('register.month', 'Month and year'),
              own('register.first', 'First and last number'),
              own('register.by', 'Kept by'),
              calculated(
                'register.billed',
                'Billed with tax, less credits',
                'currency',
                onceFilled('invoice.total', sub('invoice.total', 'invoice.credit')),
              ),
              calculated('register.tax', 'Sales tax of the month', 'currency', ref('invoice.tax')),
              calculated('register.open', 'Open', 'currency', ref('invoice.open')),
              calculated(
                'register.paid',
                'Invoices paid',
                'number',
                overRows('invoice', rows, (row) => when(`${row}.days`, '>=', 0, 1, 0)),
                { decimals: 0 },
              ),
              calculated(
                'register.days',
                'Average days to pay',
                'number',
                div(sum('invoice', 'days'), 'register.paid'),
                { decimals: 1 },
              ),
            ),
            section('Invoices', 'Invoices with net, tax, total, payment and open amount'),
            table(
              'invoice',
              'Invoices',
              [
                column('number', 'No.', 'text', { width: 0.9 }),
                column('date', 'Date', 'date', { width: 1.1 }),
                column('customer', 'Customer and job', 'text', { width: 3 }),
                column('net', 'Net', 'number', { decimals: 2, width: 1.2 }),
                column('taxable', 'Taxable', 'number', { decimals: 2, width: 1.2 }),
                column('rate', 'Rate', 'percent', { width: 0.8, decimals: 2 }),
                column('tax', 'Tax', 'number', {
                  decimals: 2,
                  width: 1.1,
                  formula: unlessNegative(cell('taxable'), round(mul(min(cell('taxable'), cell('net')), cell('rate')))),
                }),
                column('total', 'Total', 'number', {
                  decimals: 2,
                  width: 1.2,
                  formula: unlessNegative(cell('net'), add(cell('net'), cell('tax'))),
                }),
                column('credit', 'Credits', 'number', { decimals: 2, width: 1.1 }),
                column('paid', 'Paid', 'number', { decimals: 2, width: 1.2 }),
                column('paidOn', 'Paid on', 'date', { width: 1.1 }),
                column('days', 'Days', 'number', {
                  width: 0.7,
                  decimals: 0,
                  formula: onceFilled(
                    cell('paidOn'),
                    onceFilled(cell('date'), notBelowZero(sub(cell('paidOn'), cell('date')))),
                  ),
                }),
                column('open', 'Open', 'number', {
                  decimals: 2,
                  width: 1.2,
                  formula: onceFilled(cell('total'), sub(cell('total'), add(0, cell('credit'), cell('paid')))),
                }),
              ],
              [],
              {
                blankRows: rows,
                totals: [
                  total('invoice.net', 'Net', sum('invoice', 'net')),
                  total('invoice.tax', 'Sales tax', sum('invoice', 'tax')),
                  total('invoice.total', 'Total', sum('invoice', 'total'), { strong: true }),
                  total('invoice.credit', 'Credits', sum('invoice', 'credit')),
                  total('invoice.paid', 'Paid', sum('invoice', 'paid')),
                  total('invoice.open', 'Open', sum('invoice', 'open'), { strong: true }),
                  total(
                    'invoice.check',
                    'Net and tax less total: $0.00',
                    onceFilled('invoice.total', sub(add('invoice.net', 'invoice.tax'), 'invoice.total')),
                  ),
                ],
              },
            ),
          ],
          { audience: 'office', landscape: true },
        ),
      ],
    }),
})
