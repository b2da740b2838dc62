import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const kinds = ['Fuel', 'Material', 'Small tools', 'Dump or permit', 'Lodging', 'Meals', 'Phone', 'Other'] as const
const names = ['fuel', 'material', 'tools', 'permit', 'lodging', 'meals', 'phone', 'other'] as const

export const expenseAndMileageReimbursementForm = defineTemplate('hr', {
  name: 'Expense and Mileage Reimbursement Form',
  group: 'Compensation & Benefits',
  formats: ['PDF', 'Excel'],
  telling: 'Expenses',
  description:
    'Expense report for roofing employees: miles by job at the rate you enter, receipts by kind, advance taken off, amount due.',
  tags: [
    'expense report',
    'mileage log',
    'reimbursement',
    'accountable plan',
    'receipts',
    'per diem',
    'IRS mileage rate',
    'travel',
    'mileage reimbursement',
    'expense form',
    'gas receipts',
    'travel expenses',
    'job expenses',
    'company card',
    'truck fuel',
  ],
  fullDescription: [
    'Who paid for it, for which job, and what comes back: miles with start and end, expenses with receipt number, and a total by kind that the bookkeeper can post without asking.',
    'Laid out so that an accountable plan holds up: business purpose on each line, receipts attached, advance settled. What employees must spend for the job may not eat into minimum wage or overtime, and some states want it repaid in full.',
  ],
  howToUse: [
    'Enter the period and the mileage rate that your company pays.',
    'Write trips on the day, with odometer miles or the map’s distance; the drive from home to the shop is not business.',
    'Number the receipts and enter them in order, one line each.',
    'Attach receipts, sign, and hand it in within 60 days of the expense.',
    'The office checks purpose and job, and pays with the next payroll or by check.',
  ],
  expertGuide: [
    {
      title: 'An accountable plan keeps it free of tax',
      text: 'A business purpose, proof within a reasonable time, and the excess returned: with these three, reimbursement is not wages. Proof within 60 days and return within 120 days is treated as reasonable. Without them the payment is pay, with payroll tax.',
      cite: '26 CFR 1.62-2(c)–(g)',
    },
    {
      title: 'The rate changes',
      text: 'The IRS sets a business mileage rate, as a rule for each calendar year. Up to that rate the payment is free of tax if the log is right; above it the difference is wages. Enter the rate you pay; nothing is prefilled here, because old rates live on in spreadsheets.',
      cite: '26 CFR 1.274-5(j); IRS notice of the year',
    },
    {
      title: 'When you must reimburse',
      text: 'Tools, fuel or phone that the employer requires may not cut into minimum wage or overtime. California and Illinois, among others, require reimbursement of necessary work expenses outright.',
      cite: '29 CFR 531.35; Cal. Lab. Code 2802; 820 ILCS 115/9.5',
    },
  ],
  pages: { main: 3 },
  subject: 'Employee expenses and miles with totals by kind and amount due',
  intro:
    'For money you spent for the company and miles you drove in your own vehicle. One line each, receipt attached.',
  required: ['period.from', 'period.to', 'expense.date', 'expense.amount', 'trip.date', 'trip.miles'],
  parts: () => [
    d.part(
      'Report',
      [
        d.section('Employee and period'),
        d.fields(
          4,
          d.field('person.name', { label: 'Employee' }),
          d.own('period.from', 'From', 'date'),
          d.own('period.to', 'To', 'date'),
          d.own('mileage.rate', 'Rate a mile', 'number', { decimals: 3, hint: 'dollars' }),
        ),
        d.section('Miles', 'Trips in your own vehicle by job'),
        d.table(
          'trip',
          'Trips',
          [
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('route', 'From – to', 'text', { width: 2.8 }),
            d.column('job', 'Job and purpose', 'text', { width: 2.6 }),
            d.column('miles', 'Miles', 'number', { width: 1, decimals: 1 }),
            d.column('amount', 'Amount', 'currency', {
              formula: d.round(d.mul(d.cell('miles'), d.ref('mileage.rate'))),
            }),
          ],
          [],
          {
            blankRows: 14,
            lineNumbers: true,
            totals: [
              d.total('trip.miles', 'Miles', d.sum('trip', 'miles'), { type: 'number', decimals: 1 }),
              d.total('trip.total', 'Mileage', d.sum('trip', 'amount')),
            ],
          },
        ),
        d.section('Expenses', 'Expenses with receipt and job'),
        d.table(
          'expense',
          'Expenses',
          [
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('vendor', 'Vendor and what', 'text', { width: 2.8 }),
            d.column('job', 'Job or purpose', 'text', { width: 2 }),
            d.column('kind', 'Kind', 'select', { width: 1.4, options: kinds }),
            d.column('receipt', 'Receipt', 'text', { width: 0.9 }),
            d.column('amount', 'Amount', 'currency'),
          ],
          [],
          {
            blankRows: 23,
            lineNumbers: true,
            totals: [
              d.total('expense.total', 'Expenses', d.sum('expense', 'amount')),
              d.total('report.total', 'Miles and expenses', d.add(d.ref('trip.total'), d.ref('expense.total')), {
                strong: true,
              }),
            ],
          },
        ),
        d.section('Totals by kind', 'Totals by kind for the books'),
        d.fields(
          4,
          ...kinds.map((kind, index) =>
            d.calculated(
              `kind.${names[index]!}`,
              kind,
              'currency',
              d.sum('expense', 'amount', { key: 'kind', equals: kind }),
            ),
          ),
          d.own('report.advance', 'Advance received', 'currency'),
          d.calculated('report.due', 'Due to employee', 'currency', d.sub('report.total', 'report.advance')),
          d.calculated(
            'report.unsorted',
            'Expenses without a kind',
            'currency',
            d.sub(d.ref('expense.total'), d.add(...names.map((name) => d.ref(`kind.${name}`)))),
          ),
          d.choice('report.paidBy', 'Paid by', ['Check', 'Direct deposit', 'With payroll', 'Employee returns money']),
        ),
        d.note(
          'Receipts',
          'Attach one for every lodging bill and for any expense of $75 or more, and for smaller ones where you have it. Meals name who was there and why. If “Due” is below zero, the employee returns that amount.',
        ),
        d.signatures(
          [
            { name: 'employee', role: 'Employee' },
            { name: 'approver', role: 'Approved by' },
          ],
          'I spent this money and drove these miles for the company, and nobody else has paid me for them.',
        ),
        notEmploymentAdvice('26 CFR 1.62-2, 1.274-5', '29 CFR 531.35', 'state expense-reimbursement law'),
      ],
      { audience: 'crew' },
    ),
  ],
})
