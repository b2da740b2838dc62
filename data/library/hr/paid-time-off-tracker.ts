import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const employees = 20
const numbers = Array.from({ length: employees }, (_, index) => String(index + 1))

/** Hours earned: hours worked times the rate, no more than the room under the ceiling where there is one. */
const earned = (bank: 'pto' | 'sick') => {
  const byHours = d.round(d.mul(d.cell('hours', 'staff'), d.ref(`${bank}Rule.rate`)))
  return d.when(
    d.orElse(d.ref(`${bank}Rule.ceiling`), 0),
    '>',
    0,
    d.min(byHours, d.ref(`${bank}Rule.ceiling`)),
    byHours,
  )
}

const bankTable = (bank: 'pto' | 'sick', label: string) =>
  d.table(
    bank,
    label,
    [
      d.column('no', 'No.', 'text', { width: 0.6, fixed: true }),
      d.column('opening', 'Brought over', 'number', { decimals: 2 }),
      d.column('earned', 'Earned', 'number', { decimals: 2, formula: earned(bank) }),
      d.column('used', 'Used', 'number', { decimals: 2 }),
      d.column('paid', 'Paid out', 'number', { decimals: 2 }),
      d.column('left', 'Left', 'number', {
        decimals: 2,
        formula: d.sub(d.add(d.cell('opening'), d.cell('earned')), d.add(d.cell('used'), d.cell('paid'))),
      }),
      d.column('note', 'Note', 'text', { width: 2.2 }),
    ],
    numbers.map((no) => ({ no, used: d.sum('log', bank, { key: 'no', equals: no }) })),
    {
      totals: [
        d.total(`${bank}.all`, 'Hours left, all', d.sum(bank, 'left'), { type: 'number', decimals: 2, strong: true }),
      ],
    },
  )

export const paidTimeOffTracker = defineTemplate('hr', {
  name: 'Paid Time Off Tracker',
  group: 'Compensation & Benefits',
  formats: ['PDF', 'Excel'],
  telling: 'Log of absences',
  description:
    'PTO and sick-leave tracker for 20 employees: earned by hours worked with a yearly limit, used from the log, and hours left for each.',
  tags: [
    'PTO tracker',
    'vacation tracker',
    'sick leave',
    'accrual',
    'time off log',
    'leave balance',
    'paid leave',
    'vacation days',
    'sick days',
    'absence tracker',
    'leave tracker',
    'time off request',
    'holiday tracker',
    'accrued vacation',
  ],
  fullDescription: [
    'Two banks for each employee, vacation and sick time, earned by hours worked at the rate you set and limited by the year. Days off go into one log; the sheet takes them to the right person and shows what is left.',
    'Sick time that a state or city requires is kept apart from vacation because its rules differ: what it may be used for, what carries over, and that it may not be counted as an absence against anyone.',
  ],
  howToUse: [
    'Set the rules on the two balance sheets: hours earned for each hour worked, and the most that is earned in a year.',
    'List the employees; their number in the list is their number in the log.',
    'Bring over last year’s hours, and update hours worked each payday.',
    'Enter every absence in the log on the day it is approved, in hours.',
    'Give each person their balance when your state wants it on the pay stub, and otherwise on request.',
    'At year’s end, carry over what your policy and your state’s law say, and start a new file.',
  ],
  expertGuide: [
    {
      title: 'Check the state before you set a rate',
      text: 'Federal law does not require paid vacation or sick leave from private employers in general, but many states and cities require sick leave: one hour for every 30 worked is common, with a yearly limit. In California earned vacation is wages and cannot be forfeited. Federal contracts may bring a rule of their own.',
      cite: 'Cal. Lab. Code 227.3, 246; N.Y. Lab. Law 196-b',
    },
    {
      title: 'Rates as decimals',
      text: 'One hour for 30 worked is 0.0333. Two weeks a year for somebody who works 2,000 hours is 80 over 2,000, or 0.04. Enter the decimal with four places; the yearly limit takes care of the rounding.',
    },
    {
      title: 'Leave without a balance',
      text: 'Some absences are protected whether or not hours are left: family and medical leave in companies of 50 or more, military service, jury duty, accommodation of a disability or a pregnancy. The tracker shows the pay; the law decides the absence.',
      cite: '29 U.S.C. 2612; 38 U.S.C. 4316; 42 U.S.C. 12112, 2000gg-1',
    },
  ],
  pages: { main: 4 },
  subject: 'Vacation and sick hours earned, used and left by employee',
  intro: 'One list of people, one log of absences, two balances. Everything is counted in hours.',
  required: ['staff', 'staff.name', 'rules.year', 'rules.start'],
  parts: () => [
    d.part(
      'People',
      [
        d.section('Employees', 'Employees with hours worked this year'),
        d.table(
          'staff',
          'Employees',
          [
            d.column('no', 'No.', 'text', { width: 0.6, fixed: true }),
            d.column('name', 'Name', 'text', { width: 3 }),
            d.column('hired', 'Hired', 'date', { width: 1.3 }),
            d.column('from', 'May use from', 'date', { width: 1.3 }),
            d.column('hours', 'Hours worked this year', 'number', { width: 1.4, decimals: 1 }),
            d.column('through', 'Hours through', 'date', { width: 1.3 }),
          ],
          numbers.map((no) => ({ no })),
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Log',
      [
        d.section('Log of absences', 'Log of time off in hours'),
        d.table(
          'log',
          'Absences',
          [
            d.column('from', 'First day', 'date', { width: 1.2 }),
            d.column('to', 'Last day', 'date', { width: 1.2 }),
            d.column('no', 'No.', 'select', { width: 0.8, options: numbers }),
            d.column('pto', 'PTO hours', 'number', { width: 1.1, decimals: 2 }),
            d.column('sick', 'Sick hours', 'number', { width: 1.1, decimals: 2 }),
            d.column('unpaid', 'Unpaid hours', 'number', { width: 1.1, decimals: 2 }),
            d.column('approved', 'Approved by', 'text', { width: 1.6 }),
          ],
          [],
          {
            blankRows: 44,
            lineNumbers: true,
            totals: [
              d.total('log.pto', 'PTO hours logged', d.sum('log', 'pto'), { type: 'number', decimals: 2 }),
              d.total('log.sick', 'Sick hours logged', d.sum('log', 'sick'), { type: 'number', decimals: 2 }),
              d.total(
                'log.unassigned',
                'Logged without a number',
                d.sub(d.add(d.ref('log.pto'), d.ref('log.sick')), d.add(d.sum('pto', 'used'), d.sum('sick', 'used'))),
                { type: 'number', decimals: 2 },
              ),
            ],
          },
        ),
        d.note(
          'Keep reasons out',
          'The log needs hours, not diagnoses. A doctor’s note goes into the confidential medical file.',
        ),
        notEmploymentAdvice('29 U.S.C. 2612', '29 CFR 825', '29 CFR 1630.14(c)', 'state and city paid-leave laws'),
      ],
      { audience: 'office', follows: true },
    ),
    d.part(
      'PTO',
      [
        d.section('Paid time off by employee', 'PTO rules and balance by employee'),
        d.fields(
          4,
          d.own('rules.year', 'Year'),
          d.choice('rules.start', 'Year starts on', ['January 1', 'Hire date', 'Other']),
          d.own('ptoRule.rate', 'Earned per hour worked', 'number', { decimals: 4 }),
          d.own('ptoRule.ceiling', 'Most a year (hours)', 'number', { decimals: 1 }),
        ),
        bankTable('pto', 'PTO balances'),
      ],
      { audience: 'office', follows: true },
    ),
    d.part(
      'Sick time',
      [
        d.section('Sick time by employee', 'Sick-time rules and balance by employee'),
        d.fields(
          4,
          d.own('sickRule.law', 'Law or policy'),
          d.own('sickRule.carry', 'Carried over, at most (hours)', 'number', { decimals: 1 }),
          d.own('sickRule.rate', 'Earned per hour worked', 'number', { decimals: 4 }),
          d.own('sickRule.ceiling', 'Most a year (hours)', 'number', { decimals: 1 }),
        ),
        bankTable('sick', 'Sick-time balances'),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
