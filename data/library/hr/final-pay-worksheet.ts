import { defineTemplate } from '@/data/shared/define-template'
import { deadlinesPart } from '@/data/shared/hr/final-pay'
import { deductionRoom, halfPremium, overtimeHours, regularRate } from '@/data/shared/hr/overtime'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const finalPayWorksheet = defineTemplate('hr', {
  name: 'Final Pay Worksheet',
  group: 'Termination & Exit',
  formats: ['PDF', 'Excel'],
  telling: 'Wages by workweek',
  description:
    'Last paycheck worked out: wages by week with overtime, piece pay, PTO, commission, lawful deductions, and the deadlines of 50 states.',
  tags: [
    'final pay',
    'final paycheck',
    'last paycheck',
    'PTO payout',
    'wage deductions',
    'termination pay',
    'waiting time penalty',
    'last check',
    'final wages',
    'vacation payout',
    'lost tools deduction',
    'final paycheck law',
    'termination pay calculator',
    'piece rate final pay',
  ],
  fullDescription: [
    'The last paycheck is the one that a lawyer reads. The worksheet takes each workweek on its own, adds piece pay and overtime, earned time off, commission and expenses, and sets the state’s deadline at the top, where nobody can miss it.',
    'Deductions stand in their own table: taxes and court orders first, then what the employee agreed to. For anything in the company’s interest, such as an unreturned tool, it works out what the FLSA would allow, and takes nothing unless you confirm that your state allows it and the authorization is signed.',
  ],
  howToUse: [
    'Find your state in the table of deadlines on the day the separation is decided, and read the section that it names.',
    'Enter the hours, piece pay and rate for each unpaid workweek; weeks are never combined.',
    'Add PTO as policy and state law require, and commission as the plan says.',
    'Let payroll enter taxes and garnishments.',
    'Enter other deductions with the date of the signed authorization; answer “Yes” only after checking state law and the signature.',
    'Compare with the payroll system, pay by the deadline, and keep proof of when and how.',
  ],
  expertGuide: [
    {
      title: 'Deadlines differ by state and by reason',
      text: 'The FLSA sets no special date; the states do. California and Massachusetts want discharged employees paid at once, Colorado too with short exceptions, Texas within six days of a discharge and on the next payday after a resignation. Late payment can bring a penalty, in California a day’s wages for each day up to 30.',
      cite: 'Cal. Lab. Code 201–203; M.G.L. c. 149 § 148; C.R.S. 8-4-109; Tex. Lab. Code 61.014',
    },
    {
      title: 'Never hold a paycheck for a ladder',
      text: 'Wages that are earned are owed, whether or not the tools come back. Ask for the property, send a letter, go to small claims if it is worth it. A deduction needs a law that allows it, and in most states a signed authorization for that very item. Worn-out protective equipment stays your cost; OSHA lets you charge only for what was lost or damaged on purpose, and only if state law agrees.',
      cite: '29 CFR 531.35; 29 CFR 1926.95(d); Cal. Lab. Code 221; N.Y. Lab. Law 193',
    },
    {
      title: 'What the FLSA allows you to deduct',
      text: 'For items in the employer’s interest, pay for the week must stay free and clear at minimum wage for every hour, and overtime may not be touched. In an overtime week, no more may be deducted than in a 40-hour week. The worksheet multiplies what the regular rate is above the minimum wage by at most 40 hours a week. Many states allow less, or nothing.',
      cite: '29 CFR 531.36, 531.37',
    },
    {
      title: 'Vacation, commission, bonus',
      text: 'Whether unused vacation is paid depends on state law and on your written policy. Commission that was earned by the plan is wages, also after the last day. A bonus for work done counts in the regular rate of the weeks it covers.',
      cite: 'Cal. Lab. Code 227.3; 29 CFR 778.117, 778.209',
    },
  ],
  pages: { main: 4 },
  subject: 'Final wages, time off, deductions and net pay with the state’s deadline',
  intro:
    'The last paycheck, week by week. Find the deadline first, then the hours. Deduct only what the law and a signature allow.',
  hasEditions: true,
  required: ['exit.lastDay', 'exit.reason', 'exit.state', 'exit.deadline', 'exit.source', 'pay.delivered'],
  parts: (edition) => [
    d.part(
      'Final pay',
      [
        d.section('Employee and deadline', 'Employee, last day and the state’s deadline'),
        d.fields(
          4,
          d.field('person.name', { label: 'Employee' }),
          d.own('exit.lastDay', 'Last day worked', 'date'),
          d.choice('exit.reason', 'Ended by', [
            'Resignation with notice',
            'Resignation without notice',
            'Discharge',
            'Layoff',
          ]),
          d.own('exit.state', 'State of the work'),
          d.own('exit.deadline', 'Final wages due by', 'date'),
          d.own('exit.source', 'Rule looked up (cite)'),
          d.own('exit.minimumWage', 'Minimum wage that applies', 'currency'),
          d.calculated(
            'exit.days',
            'Days to the deadline',
            'number',
            d.when(
              'exit.lastDay',
              '>',
              0,
              d.when('exit.deadline', '>', 0, d.sub('exit.deadline', 'exit.lastDay'), 0),
              0,
            ),
            { decimals: 0 },
          ),
        ),
        d.section('Wages by workweek', 'Wages and overtime of each unpaid workweek'),
        d.table(
          'week',
          'Unpaid workweeks',
          [
            d.column('ending', 'Week ending', 'date', { width: 1.4 }),
            d.column('hours', 'Hours', 'number', { width: 0.9, decimals: 2 }),
            d.column('rate', 'Hourly rate', 'currency', { width: 1.1 }),
            d.column('hourly', 'Hours × rate', 'currency', {
              width: 1.3,
              formula: d.round(d.mul(d.cell('hours'), d.cell('rate'))),
            }),
            d.column('piece', 'Piece, bonus', 'currency', { width: 1.2 }),
            d.column('regular', 'Regular rate', 'currency', {
              width: 1.1,
              formula: regularRate(d.add(d.cell('hourly'), d.cell('piece')), d.cell('hours')),
            }),
            d.column('over', 'Over 40', 'number', { width: 0.9, decimals: 2, formula: overtimeHours(d.cell('hours')) }),
            d.column('half', 'Overtime half', 'currency', {
              width: 1.2,
              formula: halfPremium(d.cell('regular'), d.cell('over')),
            }),
            d.column('gross', 'Gross', 'currency', {
              width: 1.3,
              formula: d.add(d.cell('hourly'), d.cell('piece'), d.cell('half')),
            }),
            d.column('room', 'FLSA limit', 'currency', {
              width: 1.2,
              formula: deductionRoom(d.cell('regular'), d.ref('exit.minimumWage'), d.cell('hours')),
            }),
          ],
          [],
          {
            blankRows: 3,
            lineNumbers: true,
            totals: [
              d.total('week.gross', 'Wages', d.sum('week', 'gross'), { strong: true }),
              d.total('week.room', 'FLSA limit, all weeks', d.sum('week', 'room')),
            ],
          },
        ),
        d.section('Other amounts owed', 'Time off, commission, expenses'),
        d.table(
          'owed',
          'Other amounts',
          [
            d.column('what', 'What', 'text', { width: 3.4 }),
            d.column('qty', 'Hours or units', 'number', { width: 1.2, decimals: 2 }),
            d.column('rate', 'Rate', 'currency', { width: 1.2 }),
            d.column('amount', 'Amount', 'currency', {
              width: 1.3,
              formula: d.round(d.mul(d.cell('qty'), d.cell('rate'))),
            }),
            d.column('basis', 'Policy, plan or law', 'text', { width: 2.2 }),
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
              d.total('owed.total', 'Other pay', d.sum('owed', 'amount')),
              d.total('pay.gross', 'Gross final pay', d.add(d.ref('week.gross'), d.ref('owed.total')), {
                strong: true,
              }),
              d.totalInput('pay.expenses', 'Expenses repaid, not wages', 'currency'),
            ],
          },
        ),
        d.section('Deductions the law requires', 'Taxes, court orders and benefit deductions'),
        d.table(
          'tax',
          'Required and benefit deductions',
          [
            d.column('what', 'What', 'text', { width: 3.6 }),
            d.column('basis', 'Order, form or plan', 'text', { width: 2.6 }),
            d.column('amount', 'Amount', 'currency', { width: 1.3 }),
          ],
          [
            { what: 'Federal income tax', basis: 'W-4 on file' },
            { what: 'Social Security and Medicare' },
            { what: 'State and local tax' },
            { what: 'Child support or garnishment', basis: 'Court order; limits by law' },
            { what: 'Health, retirement and other plans', basis: 'Enrollment' },
          ],
          { totals: [d.total('tax.total', 'Required and benefit deductions', d.sum('tax', 'amount'))] },
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Deductions and net',
      [
        d.section('Deductions in the company’s interest', 'Tools, advances and damage, only where allowed and signed'),
        d.table(
          'claim',
          'Deductions in the company’s interest',
          [
            d.column('what', 'Item and how it was lost or owed', 'text', { width: 3.4 }),
            d.column('signed', 'Authorization signed', 'date', { width: 1.4 }),
            d.column('allowed', 'State law allows, and signed', 'select', { width: 1.2, options: ['Yes', 'No'] }),
            d.column('law', 'Cite', 'text', { width: 1.6 }),
            d.column('amount', 'Amount asked', 'currency', { width: 1.3 }),
          ],
          [],
          {
            blankRows: 4,
            lineNumbers: true,
            totals: [
              d.total('claim.allowed', 'Answered “Yes”', d.sum('claim', 'amount', { key: 'allowed', equals: 'Yes' })),
              d.total(
                'claim.over',
                'Over the FLSA limit: take out',
                d.max(0, d.sub(d.ref('claim.allowed'), d.ref('week.room'))),
              ),
              d.total('claim.taken', 'Taken from this check', d.min(d.ref('claim.allowed'), d.ref('week.room')), {
                strong: true,
              }),
            ],
          },
        ),
        d.fields(
          4,
          d.calculated('pay.deducted', 'All deductions', 'currency', d.add('tax.total', 'claim.taken')),
          d.calculated(
            'pay.net',
            'Net final pay',
            'currency',
            d.sub(d.add(d.ref('pay.gross'), d.ref('pay.expenses')), d.ref('pay.deducted')),
          ),
          d.own('pay.method', 'Check or deposit no.'),
          d.own('pay.delivered', 'Handed or sent', 'date'),
        ),
        d.note(
          'Stop before you deduct',
          'Never deduct for poor work, a customer’s complaint, ordinary wear, a shortage that nobody can prove, or protective equipment that OSHA makes the employer pay for. If in doubt, pay in full and ask for the money in a letter.',
        ),
        d.section('Before the check goes out', 'Last checks before payment'),
        d.checklist(
          'last',
          [
            ['Hours agree with the signed timesheets', 'travel, loading and callbacks included'],
            ['Rate is the one in the last signed pay notice', 'or the agreed piece rates'],
            ['State overtime and reporting-pay rules looked at', 'daily limit, seventh day, call-in'],
            ['Balance of time off agrees with the tracker', 'policy read before forfeiting anything'],
            ['Pay stub shows what the state requires', 'hours, rates, employer’s name and address'],
            ['Same method as usual, unless the employee agreed', 'last address confirmed for the W-2'],
          ],
          ['Yes', 'No', 'N/A'],
          [d.extra('note', 'Note', 1.8)],
        ),
        d.signatures([
          { name: 'prepared', role: 'Prepared by' },
          { name: 'approved', role: 'Approved by', withTitle: true },
        ]),
        notEmploymentAdvice(
          '29 U.S.C. 206, 207',
          '29 CFR 531.35–531.37, 778.111',
          '15 U.S.C. 1673',
          'your state’s final-pay and deduction law',
        ),
      ],
      { audience: 'office', follows: true },
    ),
    deadlinesPart(edition),
  ],
})
