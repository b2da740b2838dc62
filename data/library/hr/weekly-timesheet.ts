import { defineTemplate } from '@/data/shared/define-template'
import { overtimeHours, regularRate } from '@/data/shared/hr/overtime'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const tasks = ['Tear-off', 'Deck', 'Dry-in', 'Install', 'Flashing', 'Service', 'Cleanup', 'Shop', 'Travel', 'Training']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const nameOf = (task: string) => `task.${task.toLowerCase().replace('-', '')}`
const hoursOf = (task: string) => d.sum('job', 'hours', { key: 'task', equals: task })
const doubleHours = d.orElse(d.ref('pay.doubleHours'), 0)
const overtime = d.max(d.orElse(d.sum('day', 'over'), 0), overtimeHours(d.ref('day.total')))

export const weeklyTimesheet = defineTemplate('hr', {
  name: 'Weekly Timesheet',
  group: 'Compensation & Benefits',
  formats: ['PDF', 'Excel'],
  demand: [0.885, 'Nearly every job.'],
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
    'Divide the day by job and task in the second table until no hours are left to divide.',
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
  pages: { main: 3 },
  subject: 'One person’s week: hours by day, by job and task, with overtime and gross pay',
  intro:
    'One person, one workweek of seven days in a row. Write the times each day; the two tables must agree before the sheet is signed.',
  required: ['week.begins', 'week.ending', 'pay.rate', 'job', 'job.hours'],
  parts: () => [
    d.part(
      'Timesheet',
      [
        d.section('Employee and workweek'),
        d.fields(
          4,
          d.field('person.name', { label: 'Employee' }),
          d.field('person.position', { label: 'Occupation' }),
          d.own('week.begins', 'Workweek begins (day, hour)'),
          d.own('week.ending', 'Week ending', 'date'),
          d.own('pay.rate', 'Hourly rate', 'currency'),
          d.own('pay.dailyLimit', 'Daily limit, if any', 'number'),
          d.choice('pay.basis', 'Prevailing-wage job', ['No', 'Yes']),
          d.own('pay.date', 'Pay date', 'date'),
        ),
        d.section('Hours by day', 'Start, meal, stop and hours by day'),
        d.table(
          'day',
          'Hours by day',
          [
            d.column('day', 'Day', 'text', { width: 1.4 }),
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('start', 'Start', 'text', { width: 1 }),
            d.column('stop', 'Stop', 'text', { width: 1 }),
            d.column('span', 'Start to stop (h)', 'number', { decimals: 2 }),
            d.column('meal', 'Unpaid meal (h)', 'number', { decimals: 2 }),
            d.column('hours', 'Hours worked', 'number', {
              decimals: 2,
              formula: d.sub(d.cell('span'), d.cell('meal')),
            }),
            d.column('over', 'Over daily limit', 'number', {
              decimals: 2,
              formula: d.when(
                d.cell('hours'),
                '>',
                d.ref('pay.dailyLimit'),
                d.sub(d.cell('hours'), d.ref('pay.dailyLimit')),
                0,
              ),
            }),
          ],
          weekdays.map((day) => ({ day })),
          {
            totals: [
              d.total('day.total', 'Hours worked in the week', d.sum('day', 'hours'), {
                type: 'number',
                decimals: 2,
                strong: true,
              }),
            ],
          },
        ),
        d.section('Pay', 'Regular rate, overtime and gross pay'),
        d.fields(
          4,
          d.own('pay.bonus', 'Bonus earned by work', 'currency'),
          d.own('pay.doubleHours', 'Double-time hours', 'number'),
          d.calculated(
            'pay.straight',
            'Straight-time pay',
            'currency',
            d.round(d.add(d.mul(d.ref('day.total'), d.ref('pay.rate')), d.ref('pay.bonus'))),
          ),
          d.calculated(
            'pay.regularRate',
            'Regular rate',
            'currency',
            regularRate(d.ref('pay.straight'), d.ref('day.total')),
          ),
          d.calculated(
            'pay.overtime',
            'Overtime hours at 1½',
            'number',
            d.when(d.ref('day.total'), '>', 0, d.max(0, d.sub(overtime, doubleHours)), 0),
            { decimals: 2 },
          ),
          d.calculated(
            'pay.premium',
            'Overtime premium',
            'currency',
            d.round(
              d.add(
                d.mul(0.5, d.ref('pay.regularRate'), d.ref('pay.overtime')),
                d.mul(d.ref('pay.regularRate'), doubleHours),
              ),
            ),
          ),
          d.own('pay.leave', 'Holiday, PTO or sick pay', 'currency'),
          d.calculated(
            'pay.gross',
            'Gross pay',
            'currency',
            d.add(d.ref('pay.straight'), d.ref('pay.premium'), d.ref('pay.leave')),
          ),
        ),
        d.section('Hours by job and task', 'Hours by job and task, checked against the days'),
        d.table(
          'job',
          'Hours by job and task',
          [
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('job', 'Job number or address', 'text', { width: 3.4 }),
            d.column('task', 'Task', 'select', { width: 1.5, options: tasks }),
            d.column('hours', 'Hours', 'number', { decimals: 2 }),
            d.column('note', 'Area or note', 'text', { width: 2.4 }),
          ],
          [],
          {
            blankRows: 22,
            lineNumbers: true,
            totals: [
              d.total('job.total', 'Hours by job', d.sum('job', 'hours'), { type: 'number', decimals: 2 }),
              d.total('job.difference', 'Hours left to divide by job', d.sub(d.ref('day.total'), d.ref('job.total')), {
                type: 'number',
                decimals: 2,
                strong: true,
              }),
            ],
          },
        ),
        d.section('Hours by task for the job cost', 'Hours by task for job costing'),
        d.fields(
          4,
          ...tasks.map((task) => d.calculated(nameOf(task), task, 'number', hoursOf(task), { decimals: 2 })),
          d.calculated(
            'task.unsorted',
            'Without a task',
            'number',
            d.sub(d.ref('job.total'), d.add(...tasks.map((task) => d.ref(nameOf(task))))),
            { decimals: 2 },
          ),
        ),
        d.signatures(
          [
            { name: 'employee', role: 'Employee' },
            { name: 'foreman', role: 'Foreman' },
          ],
          'These are all the hours worked this week, and unpaid meal times were free of work. If not, write it down before you sign.',
        ),
        notEmploymentAdvice(
          '29 U.S.C. 207',
          '29 CFR 516.2–516.6, 778.109–778.110, 778.209, 785.11–785.38',
          '29 CFR 5.5',
        ),
      ],
      { audience: 'crew' },
    ),
  ],
})
