import { overtimeHours, regularRate } from './weeks'
import { hrDocument, notLegalAdvice } from './template'
import {
  add,
  calculated,
  cell,
  choice,
  column,
  field,
  fields,
  max,
  mul,
  orElse,
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
  when,
} from '@/lib/documents/author'

const tasks = ['Tear-off', 'Deck', 'Dry-in', 'Install', 'Flashing', 'Service', 'Cleanup', 'Shop', 'Travel', 'Training']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const nameOf = (task: string) => `task.${task.toLowerCase().replace('-', '')}`
const hoursOf = (task: string) => sum('job', 'hours', { key: 'task', equals: task })
const doubleHours = orElse(ref('pay.doubleHours'), 0)
const overtime = max(orElse(sum('day', 'over'), 0), overtimeHours(ref('day.total')))

export const weeklyTimesheet = hrDocument('Compensation & Benefits', 'Excel', {
  name: 'Weekly Timesheet',
  description:
    'Weekly timesheet for roofers: start, meal and stop by day, hours by job and task that must agree, overtime and gross pay.',
  popular: true,
  tags: [
    'timesheet',
    'time card',
    'hours worked',
    'overtime',
    'job hours',
    'payroll',
    'FLSA records',
    'crew time',
    'roofing timesheet',
    'crew time sheet',
    'time sheet',
    'employee hours',
    'daily hours',
    'job costing',
    'certified payroll',
    'prevailing wage',
  ],
  fullDescription: [
    'Two tables that check each other: what the clock says, day by day, and where the hours went, by job and task. If they differ, the sheet shows by how much, before payroll and not after.',
    'Overtime is counted over 40 hours in the week and, where your state asks for it, over a daily limit that you enter; no hour is counted twice. A bonus earned by work goes into the regular rate, as the law wants.',
  ],
  howToUse: [
    'Fill in the name, the workweek and the hourly rate; keep the same seven days every week.',
    'Write start, stop and unpaid meal every day, on the day. The hours are those worked, not those planned.',
    'Divide the day by job and task in the second table until the difference is zero.',
    'In a state with daily overtime, enter the limit; enter double-time hours where they apply.',
    'Employee and foreman sign; correct a mistake openly and have both initial it.',
    'Keep the sheet two years and the payroll record three, longer where your state says so.',
  ],
  expertGuide: [
    {
      title: 'What the record must show',
      text: 'Name, address, birth date if under 19, occupation, day and hour the workweek begins, hours each day and each week, basis and rate of pay, straight-time and overtime pay, additions and deductions, total and pay date. No form is prescribed; missing hours are. If the employer has no record, the employee’s memory may win.',
      cite: '29 CFR 516.2, 516.5, 516.6',
    },
    {
      title: 'The hours that get lost',
      text: 'Loading at the shop, the drive from shop to job, waiting on the tailgate for the rain to pass, the toolbox talk and the dump run are work. The drive from home is not. A meal counts as unpaid only where it is long enough, as a rule 30 minutes, and really free of work.',
      cite: '29 CFR 785.15, 785.19, 785.27, 785.35, 785.38',
    },
    {
      title: 'How the overtime is counted',
      text: 'Straight time is paid for every hour, so the premium is the half on top, or the full rate on double time. Overtime is the larger of the hours over 40 and the hours over your daily limit; no hour counts twice. Seventh-day rules of your state go in as double-time hours.',
      cite: '29 CFR 778.110, 778.209',
    },
    {
      title: 'Overtime that nobody approved is still paid',
      text: 'You may forbid it and discipline for it; you may not refuse to pay for it. The same goes for flat “eight hours” written every day: a timesheet that never varies convinces no one.',
      cite: '29 CFR 785.11–785.13',
    },
    {
      title: 'Government jobs',
      text: 'On prevailing-wage work the hours need the trade’s classification by day, and a weekly certified payroll goes in on the official form. Use this sheet to collect the hours, and the agency’s form to report them.',
      cite: '40 U.S.C. 3142, 3145; 29 CFR 5.5',
    },
  ],
  subject: 'One person’s week: hours by day, by job and task, with overtime and gross pay',
  intro:
    'One person, one workweek of seven days in a row. Write the times each day; the two tables must agree before the sheet is signed.',
  parts: () => [
    part('Timesheet', [
      section('Employee and workweek'),
      fields(
        4,
        field('person.name', { label: 'Employee' }),
        field('person.position', { label: 'Occupation' }),
        own('week.begins', 'Workweek begins (day, hour)'),
        own('week.ending', 'Week ending', 'date'),
        own('pay.rate', 'Hourly rate', 'currency'),
        own('pay.dailyLimit', 'Daily limit, if any', 'number'),
        choice('pay.basis', 'Prevailing-wage job', ['No', 'Yes']),
        own('pay.date', 'Pay date', 'date'),
      ),
      section('Hours by day', 'Start, meal, stop and hours by day'),
      table(
        'day',
        'Hours by day',
        [
          column('day', 'Day', 'text', { width: 1.4 }),
          column('date', 'Date', 'date', { width: 1.3 }),
          column('start', 'Start', 'text', { width: 1 }),
          column('stop', 'Stop', 'text', { width: 1 }),
          column('span', 'Start to stop (h)', 'number', { decimals: 2 }),
          column('meal', 'Unpaid meal (h)', 'number', { decimals: 2 }),
          column('hours', 'Hours worked', 'number', { decimals: 2, formula: sub(cell('span'), cell('meal')) }),
          column('over', 'Over daily limit', 'number', {
            decimals: 2,
            formula: when(cell('hours'), '>', ref('pay.dailyLimit'), sub(cell('hours'), ref('pay.dailyLimit')), 0),
          }),
        ],
        weekdays.map((day) => ({ day })),
        {
          totals: [
            total('day.total', 'Hours worked in the week', sum('day', 'hours'), {
              type: 'number',
              decimals: 2,
              strong: true,
            }),
          ],
        },
      ),
      section('Pay', 'Regular rate, overtime and gross pay'),
      fields(
        4,
        own('pay.bonus', 'Bonus earned by work', 'currency'),
        own('pay.doubleHours', 'Double-time hours', 'number'),
        calculated(
          'pay.straight',
          'Straight-time pay',
          'currency',
          round(add(mul(ref('day.total'), ref('pay.rate')), ref('pay.bonus'))),
        ),
        calculated('pay.regularRate', 'Regular rate', 'currency', regularRate(ref('pay.straight'), ref('day.total'))),
        calculated(
          'pay.overtime',
          'Overtime hours at 1½',
          'number',
          when(ref('day.total'), '>', 0, max(0, sub(overtime, doubleHours)), 0),
          { decimals: 2 },
        ),
        calculated(
          'pay.premium',
          'Overtime premium',
          'currency',
          round(add(mul(0.5, ref('pay.regularRate'), ref('pay.overtime')), mul(ref('pay.regularRate'), doubleHours))),
        ),
        own('pay.leave', 'Holiday, PTO or sick pay', 'currency'),
        calculated(
          'pay.gross',
          'Gross pay',
          'currency',
          add(ref('pay.straight'), ref('pay.premium'), ref('pay.leave')),
        ),
      ),
      pageBreak,
      section('Hours by job and task', 'Hours by job and task, checked against the days'),
      table(
        'job',
        'Hours by job and task',
        [
          column('date', 'Date', 'date', { width: 1.3 }),
          column('job', 'Job number or address', 'text', { width: 3.4 }),
          column('task', 'Task', 'select', { width: 1.5, options: tasks }),
          column('hours', 'Hours', 'number', { decimals: 2 }),
          column('note', 'Area or note', 'text', { width: 2.4 }),
        ],
        [],
        {
          blankRows: 22,
          lineNumbers: true,
          totals: [
            total('job.total', 'Hours by job', sum('job', 'hours'), { type: 'number', decimals: 2 }),
            total('job.difference', 'Difference, must be zero', sub(ref('day.total'), ref('job.total')), {
              type: 'number',
              decimals: 2,
              strong: true,
            }),
          ],
        },
      ),
      pageBreak,
      section('Hours by task for the job cost', 'Hours by task for job costing'),
      fields(
        4,
        ...tasks.map((task) => calculated(nameOf(task), task, 'number', hoursOf(task), { decimals: 2 })),
        calculated(
          'task.unsorted',
          'Without a task',
          'number',
          sub(ref('job.total'), add(...tasks.map((task) => ref(nameOf(task))))),
          { decimals: 2 },
        ),
      ),
      signatures(
        [
          { name: 'employee', role: 'Employee' },
          { name: 'foreman', role: 'Foreman' },
        ],
        'These are all the hours worked this week, and unpaid meal times were free of work. If not, write it down before you sign.',
      ),
      notLegalAdvice('29 U.S.C. 207', '29 CFR 516.2–516.6, 778.109–778.110, 778.209, 785.11–785.38', '29 CFR 5.5'),
    ]),
  ],
})
