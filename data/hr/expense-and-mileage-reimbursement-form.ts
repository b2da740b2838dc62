import { hrDocument, notLegalAdvice } from './template'
import {
  add,
  calculated,
  cell,
  choice,
  column,
  field,
  fields,
  mul,
  note,
  own,
  part,
  ref,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'

const kinds = ['Fuel', 'Material', 'Small tools', 'Dump or permit', 'Lodging', 'Meals', 'Phone', 'Other'] as const
const names = ['fuel', 'material', 'tools', 'permit', 'lodging', 'meals', 'phone', 'other'] as const

export const expenseAndMileageReimbursementForm = hrDocument('Compensation & Benefits', 'Excel', {
  name: 'Expense and Mileage Reimbursement Form',
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
  subject: 'Employee expenses and miles with totals by kind and amount due',
  intro:
    'For money you spent for the company and miles you drove in your own vehicle. One line each, receipt attached.',
  parts: () => [
    part('Report', [
      section('Employee and period'),
      fields(
        4,
        field('person.name', { label: 'Employee' }),
        own('period.from', 'From', 'date'),
        own('period.to', 'To', 'date'),
        own('mileage.rate', 'Rate a mile', 'number', { decimals: 3, hint: 'dollars' }),
      ),
      section('Miles', 'Trips in your own vehicle by job'),
      table(
        'trip',
        'Trips',
        [
          column('date', 'Date', 'date', { width: 1.3 }),
          column('route', 'From – to', 'text', { width: 2.8 }),
          column('job', 'Job and purpose', 'text', { width: 2.6 }),
          column('miles', 'Miles', 'number', { width: 1, decimals: 1 }),
          column('amount', 'Amount', 'currency', { formula: round(mul(cell('miles'), ref('mileage.rate'))) }),
        ],
        [],
        {
          blankRows: 14,
          lineNumbers: true,
          totals: [
            total('trip.miles', 'Miles', sum('trip', 'miles'), { type: 'number', decimals: 1 }),
            total('trip.total', 'Mileage', sum('trip', 'amount')),
          ],
        },
      ),
      section('Expenses', 'Expenses with receipt and job'),
      table(
        'expense',
        'Expenses',
        [
          column('date', 'Date', 'date', { width: 1.3 }),
          column('vendor', 'Vendor and what', 'text', { width: 2.8 }),
          column('job', 'Job or purpose', 'text', { width: 2 }),
          column('kind', 'Kind', 'select', { width: 1.4, options: kinds }),
          column('receipt', 'Receipt', 'text', { width: 0.9 }),
          column('amount', 'Amount', 'currency'),
        ],
        [],
        {
          blankRows: 23,
          lineNumbers: true,
          totals: [
            total('expense.total', 'Expenses', sum('expense', 'amount')),
            total('report.total', 'Miles and expenses', add(ref('trip.total'), ref('expense.total')), { strong: true }),
          ],
        },
      ),
      section('Totals by kind', 'Totals by kind for the books'),
      fields(
        4,
        ...kinds.map((kind, index) =>
          calculated(
            `kind.${names[index]!}`,
            kind,
            'currency',
            sum('expense', 'amount', { key: 'kind', equals: kind }),
          ),
        ),
        own('report.advance', 'Advance received', 'currency'),
        calculated('report.due', 'Due to employee', 'currency', sub('report.total', 'report.advance')),
        calculated(
          'report.unsorted',
          'Expenses without a kind',
          'currency',
          sub(ref('expense.total'), add(...names.map((name) => ref(`kind.${name}`)))),
        ),
        choice('report.paidBy', 'Paid by', ['Check', 'Direct deposit', 'With payroll', 'Employee returns money']),
      ),
      note(
        'Receipts',
        'Attach one for every lodging bill and for any expense of $75 or more, and for smaller ones where you have it. Meals name who was there and why. If “Due” is below zero, the employee returns that amount.',
      ),
      signatures(
        [
          { name: 'employee', role: 'Employee' },
          { name: 'approver', role: 'Approved by' },
        ],
        'I spent this money and drove these miles for the company, and nobody else has paid me for them.',
      ),
      notLegalAdvice('26 CFR 1.62-2, 1.274-5', '29 CFR 531.35', 'state expense-reimbursement law'),
    ]),
  ],
})
