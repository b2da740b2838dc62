import { deductionRoom, halfPremium, overtimeHours, regularRate } from './weeks'
import { hrDocument, notLegalAdvice } from './template'
import {
  add,
  calculated,
  cell,
  checklist,
  choice,
  column,
  extra,
  field,
  fields,
  max,
  min,
  mul,
  note,
  own,
  pageBreak,
  part,
  ref,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
  totalInput,
  when,
} from '@/lib/documents/author'

export const finalPayWorksheet = hrDocument('Termination & Exit', 'Excel', {
  name: 'Final Pay Worksheet',
  description:
    'Last paycheck worked out: wages by week with overtime, piece pay, PTO, commission, lawful deductions only, and your state’s deadline.',
  tags: [
    'final pay',
    'final paycheck',
    'last paycheck',
    'PTO payout',
    'wage deductions',
    'termination pay',
    'waiting time penalty',
  ],
  fullDescription: [
    'The last check is the one that gets read by a lawyer. The worksheet takes each workweek on its own, adds piece pay and overtime, earned time off, commission and expenses, and sets the state’s deadline at the top, where nobody can miss it.',
    'Deductions stand in their own table: taxes and court orders first, then what the employee agreed to. For anything in the company’s interest, such as an unreturned tool, it works out what the FLSA would leave, and takes nothing unless you confirm that your state allows it and the authorization is signed.',
  ],
  howToUse: [
    'Look up your state’s deadline for final wages on the day the separation is decided.',
    'Enter the hours, piece pay and rate for each unpaid workweek; weeks are never combined.',
    'Add PTO as policy and state law require, and commission as the plan says.',
    'Let payroll enter taxes and garnishments.',
    'Enter other deductions with the date of the signed authorization; answer “Allowed” only after checking state law.',
    'Compare with the payroll system, pay by the deadline, and keep proof of when and how.',
  ],
  expertGuide: [
    {
      title: 'Deadlines differ by state and by reason',
      text: 'The FLSA sets no special date; the states do. California and Massachusetts want discharged employees paid at once, Colorado too with short exceptions, Texas within six days of a discharge and on the next payday after a resignation. Late payment can cost a day’s wages for each day.',
      cite: 'Cal. Lab. Code 201–203; M.G.L. c. 149 § 148; C.R.S. 8-4-109; Tex. Lab. Code 61.014',
    },
    {
      title: 'Never hold the check for a ladder',
      text: 'Wages that are earned are owed, whether or not the tools come back. Ask for the property, send a letter, go to small claims if it is worth it. A deduction needs a law that allows it, and in most states a signed authorization for that very item. Lost or worn-out protective equipment that you had to provide stays your cost, with narrow exceptions.',
      cite: '29 CFR 531.35; 29 CFR 1926.95(d); Cal. Lab. Code 221; N.Y. Lab. Law 193',
    },
    {
      title: 'The room the FLSA leaves',
      text: 'For items in the employer’s interest, pay for the week must stay free and clear at minimum wage for every hour, and overtime may not be touched. In an overtime week no more may be deducted than in a week of 40 hours. The worksheet multiplies what the regular rate is above the minimum wage by at most 40 hours a week. Many states allow less, or nothing.',
      cite: '29 CFR 531.36, 531.37',
    },
    {
      title: 'Vacation, commission, bonus',
      text: 'Whether unused vacation is paid depends on state law and on your written policy. Commission that was earned by the plan is wages, also after the last day. A bonus for work done adds to the regular rate of the weeks it covers.',
      cite: 'Cal. Lab. Code 227.3; 29 CFR 778.117, 778.209',
    },
  ],
  subject: 'Final wages, time off, deductions and net pay with the state’s deadline',
  intro:
    'The last check, week by week. Find the deadline first, then the hours; deduct only what the law and a signature allow.',
  parts: () => [
    part(
      'Final pay',
      [
        section('Employee and deadline', 'Employee, last day and the state’s deadline'),
        fields(
          4,
          field('person.name', { label: 'Employee' }),
          own('exit.lastDay', 'Last day worked', 'date'),
          choice('exit.reason', 'Ended by', [
            'Resignation with notice',
            'Resignation without notice',
            'Discharge',
            'Layoff',
          ]),
          own('exit.state', 'State of the work'),
          own('exit.deadline', 'Final wages due by', 'date'),
          own('exit.source', 'Rule looked up (cite)'),
          own('exit.minimumWage', 'Minimum wage that applies', 'currency'),
          calculated(
            'exit.days',
            'Days to the deadline',
            'number',
            when('exit.lastDay', '>', 0, when('exit.deadline', '>', 0, sub('exit.deadline', 'exit.lastDay'), 0), 0),
            { decimals: 0 },
          ),
        ),
        section('Wages by workweek', 'Wages and overtime of each unpaid workweek'),
        table(
          'week',
          'Unpaid workweeks',
          [
            column('ending', 'Week ending', 'date', { width: 1.4 }),
            column('hours', 'Hours', 'number', { width: 0.9, decimals: 2 }),
            column('rate', 'Hourly rate', 'currency', { width: 1.1 }),
            column('hourly', 'Hours × rate', 'currency', {
              width: 1.3,
              formula: round(mul(cell('hours'), cell('rate'))),
            }),
            column('piece', 'Piece, bonus', 'currency', { width: 1.2 }),
            column('regular', 'Regular rate', 'currency', {
              width: 1.1,
              formula: regularRate(add(cell('hourly'), cell('piece')), cell('hours')),
            }),
            column('over', 'Over 40', 'number', { width: 0.9, decimals: 2, formula: overtimeHours(cell('hours')) }),
            column('half', 'Overtime half', 'currency', {
              width: 1.2,
              formula: halfPremium(cell('regular'), cell('over')),
            }),
            column('gross', 'Gross', 'currency', {
              width: 1.3,
              formula: add(cell('hourly'), cell('piece'), cell('half')),
            }),
            column('room', 'FLSA room', 'currency', {
              width: 1.2,
              formula: deductionRoom(cell('regular'), ref('exit.minimumWage'), cell('hours')),
            }),
          ],
          [],
          {
            blankRows: 3,
            lineNumbers: true,
            totals: [
              total('week.gross', 'Wages', sum('week', 'gross'), { strong: true }),
              total('week.room', 'FLSA room, all weeks', sum('week', 'room')),
            ],
          },
        ),
        pageBreak,
        section('Other amounts owed', 'Time off, commission, expenses'),
        table(
          'owed',
          'Other amounts',
          [
            column('what', 'What', 'text', { width: 3.4 }),
            column('qty', 'Hours or units', 'number', { width: 1.2, decimals: 2 }),
            column('rate', 'Rate', 'currency', { width: 1.2 }),
            column('amount', 'Amount', 'currency', { width: 1.3, formula: round(mul(cell('qty'), cell('rate'))) }),
            column('basis', 'Policy, plan or law', 'text', { width: 2.2 }),
          ],
          [
            { what: 'Earned vacation or PTO' },
            { what: 'Sick time, if your state or policy pays it out' },
            { what: 'Commission earned' },
            { what: 'Daily overtime, double time or reporting pay by state law' },
            { what: 'Severance, if agreed in writing' },
          ],
          {
            blankRows: 1,
            totals: [
              total('owed.total', 'Other pay', sum('owed', 'amount')),
              total('pay.gross', 'Gross final pay', add(ref('week.gross'), ref('owed.total')), { strong: true }),
              totalInput('pay.expenses', 'Expenses repaid, not wages', 'currency'),
            ],
          },
        ),
        section('Deductions the law requires', 'Taxes, court orders and benefit deductions'),
        table(
          'tax',
          'Required and benefit deductions',
          [
            column('what', 'What', 'text', { width: 3.6 }),
            column('basis', 'Order, form or plan', 'text', { width: 2.6 }),
            column('amount', 'Amount', 'currency', { width: 1.3 }),
          ],
          [
            { what: 'Federal income tax', basis: 'W-4 on file' },
            { what: 'Social Security and Medicare' },
            { what: 'State and local tax' },
            { what: 'Child support or garnishment', basis: 'Court order; limits by law' },
            { what: 'Health, retirement and other plans', basis: 'Enrollment' },
          ],
          { totals: [total('tax.total', 'Required and benefit deductions', sum('tax', 'amount'))] },
        ),
      ],
      { audience: 'office' },
    ),
    part(
      'Deductions and net',
      [
        section('Deductions in the company’s interest', 'Tools, advances and damage, only where allowed and signed'),
        table(
          'claim',
          'Deductions in the company’s interest',
          [
            column('what', 'Item and how it was lost or owed', 'text', { width: 3.4 }),
            column('signed', 'Authorization signed', 'date', { width: 1.4 }),
            column('allowed', 'Allowed by state law', 'select', { width: 1.2, options: ['Yes', 'No'] }),
            column('law', 'Cite', 'text', { width: 1.6 }),
            column('amount', 'Amount asked', 'currency', { width: 1.3 }),
          ],
          [],
          {
            blankRows: 4,
            lineNumbers: true,
            totals: [
              total('claim.allowed', 'Answered “Yes”', sum('claim', 'amount', { key: 'allowed', equals: 'Yes' })),
              total('claim.over', 'Over the FLSA room: take out', max(0, sub(ref('claim.allowed'), ref('week.room')))),
              total('claim.taken', 'Taken from this check', min(ref('claim.allowed'), ref('week.room')), {
                strong: true,
              }),
            ],
          },
        ),
        fields(
          4,
          calculated('pay.deducted', 'All deductions', 'currency', add('tax.total', 'claim.taken')),
          calculated(
            'pay.net',
            'Net final pay',
            'currency',
            sub(add(ref('pay.gross'), ref('pay.expenses')), ref('pay.deducted')),
          ),
          own('pay.method', 'Check or deposit no.'),
          own('pay.delivered', 'Handed or sent', 'date'),
        ),
        note(
          'Stop before you deduct',
          'Never deduct for poor work, a customer’s complaint, ordinary wear, shortage that nobody can prove, or protective equipment that OSHA makes the employer pay for. If in doubt, pay in full and ask for the money in a letter.',
        ),
        pageBreak,
        section('Before the check goes out', 'Last checks before payment'),
        checklist(
          'last',
          [
            ['Hours agree with the signed timesheets', 'travel, loading and callbacks included'],
            ['Rate is the one in the last signed pay notice', 'or the agreed piece rates'],
            ['State overtime and reporting-pay rules looked at', 'daily limit, seventh day, call-in'],
            ['Balance of time off agrees with the tracker', 'policy read before forfeiting anything'],
            ['Pay stub carries what the state wants', 'hours, rates, employer’s name and address'],
            ['Same method as usual, unless the employee agreed', 'last address confirmed for the W-2'],
          ],
          ['Yes', 'No', 'N/A'],
          [extra('note', 'Note', 1.8)],
        ),
        signatures([
          { name: 'prepared', role: 'Prepared by' },
          { name: 'approved', role: 'Approved by', withTitle: true },
        ]),
        notLegalAdvice(
          '29 U.S.C. 206, 207',
          '29 CFR 531.35–531.37, 778.111',
          '15 U.S.C. 1673',
          'your state’s final-pay and deduction law',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
