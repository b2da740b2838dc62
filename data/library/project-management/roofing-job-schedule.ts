import { defineTemplate } from '@/data/shared/define-template'
import { day, jobFields, num, text } from '@/data/shared/columns'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import { dateOfWorkday, weekField, workdayNumber } from '@/data/shared/workdays'
import * as d from '@/lib/documents/author'

const blank = d.div(1, 0)
const perWeek = d.orElse('schedule.week', 5)
const perColumn = d.orElse('schedule.scale', 1)
const firstNumber = workdayNumber(d.ref('schedule.start'), perWeek)

/** When each task is due in job days: day 1 is the first working day of the job. */
const jobDayOf = (date: d.Expr): d.Expr => onceFilled(date, d.add(d.sub(workdayNumber(date, perWeek), firstNumber), 1))
const dateOfJobDay = (jobDay: d.Expr): d.Expr =>
  onceFilled(jobDay, dateOfWorkday(d.sub(d.add(jobDay, firstNumber), 1), perWeek))

const tasks = [
  'Delivery, setup',
  'Tear-off, area 1',
  'Deck repair',
  'Tear-off, area 2',
  'Tear-off, area 3',
  'Deck inspection',
  'Edges and valleys',
  'Field of the roof',
  'Walls and curbs',
  'Ridge and vents',
  'Gutters, trim',
  'Clean, haul off',
  'Final inspection',
  'Punch list, walk',
] as const
const rows = 16

/** The last job day of a task whose cells `at` names; weather days lengthen it, and a part of a day counts whole. */
const lastJobDay = (at: (key: string) => d.Expr): d.Expr =>
  onceFilled(at('from'), d.sub(d.add(at('from'), d.ceil(d.add(at('days'), at('rain')))), 1))
const lastOf = (row: number): d.Expr => lastJobDay((key) => d.ref(`task.${row}.${key}`))

/** The last job day of the first `count` tasks; 0 where none of them has days. */
const lastOfFirst = (count: number): d.Expr =>
  d.max(0, ...Array.from({ length: count }, (_, index) => d.orElse(lastOf(index + 1), 0)))
const lastDay = lastOfFirst(rows)

const taskRow = (index: number): d.RowInput => {
  const from = d.orElse(jobDayOf(d.cell('set')), d.add(lastOfFirst(index), 1))
  // No days, or no start of the job: the line is not in the schedule.
  const scheduled = onceFilled('schedule.start', d.when(d.cell('days'), '>', 0, from, blank))
  return { ...(tasks[index] ? { task: tasks[index] } : {}), from: scheduled }
}

const bars = Array.from({ length: 15 }, (_, index) => {
  const last = d.mul(index + 1, perColumn)
  const first = d.add(d.mul(index, perColumn), 1)
  const overlap = d.add(d.sub(d.min(lastJobDay(d.cell), last), d.max(d.cell('from'), first)), 1)
  return d.column(`b${index + 1}`, String(index + 1), 'number', {
    width: 0.36,
    decimals: 0,
    bar: true,
    formula: onceFilled(d.cell('from'), notBelowZero(overlap)),
  })
})

const columnDate = (place: number): d.Expr =>
  onceFilled('schedule.start', dateOfWorkday(d.add(firstNumber, d.mul(place - 1, perColumn)), perWeek))
const places = ['a', 'b', 'c', 'd', 'e'] as const
const calendarRows = ['1 to 5', '6 to 10', '11 to 15'].map((label, row): d.RowInput => ({
  label: `Columns ${label}`,
  ...Object.fromEntries(places.map((key, index) => [key, columnDate(row * places.length + index + 1)])),
}))

export const roofingJobSchedule = defineTemplate('project-management', {
  name: 'Roofing Job Schedule',
  group: 'Planning & Setup',
  formats: ['PDF', 'Excel'],
  demand: [0.715, 'Most companies, every week or month.'],
  telling: 'Tasks and bars',
  description:
    'Roofing schedule that draws its own bars from start dates, working days and weather days, with finish dates and days left to completion.',
  tags: [
    'job schedule',
    'Gantt chart',
    'roofing schedule',
    'bar schedule',
    'lookahead',
    'production calendar',
    'weather days',
    'roof replacement timeline',
    'production schedule',
    'crew calendar',
    'construction schedule',
  ],
  popular: true,
  fullDescription: [
    'Enter the first day, how many days each task takes and the days lost to weather. The schedule counts working days, skips weekends, gives every task its start and finish date and draws the bars.',
    'Each task waits until all lines above it are finished. Give a task its own start date if it overlaps or waits, and everything below moves with it. A rain day on tear-off shifts the rest of the job right away, and you see the new completion date while you are still on the phone.',
    'One column is one working day for a house, or five for a commercial roof, so that fifteen columns cover three weeks or fifteen.',
  ],
  howToUse: [
    'Enter the first working day, five, six or seven working days a week, and the contract completion date.',
    'Enter days for the tasks you have; leave the others blank and they drop out. Half days round up.',
    'Set a start date for a task that overlaps the lines above or waits for an inspector.',
    'Choose 1 day per column for houses, 5 for longer jobs. Filled cells are the bars (X in the PDF).',
    'Each evening, add lost days under Rain on the task that lost them.',
    'Send the sheet to the customer and the supplier when the finish date moves, before they ask.',
  ],
  expertGuide: [
    {
      title: 'Schedule the opening, not the trade',
      text: 'The task that matters is tear-off with dry-in behind it, and its size is what the crew can close up by evening. Divide a large roof into areas of that size and give each a line; ten days of tear-off followed by ten days of roofing is a schedule for a flood.',
    },
    {
      title: 'Plan normal rain, claim the rest',
      text: 'Contracts usually expect you to allow for the season’s ordinary weather and give extra time only for what goes beyond it, with notice in writing. Plan for the month’s usual lost days, and record the measured ones in the weather log.',
      cite: 'FAR 52.249-10; AIA A201-2017, 15.1.6.2',
    },
    {
      title: 'Give the inspection its own bar',
      text: 'If deck nailing or ice barrier is inspected before it is covered, the visit is a task with its own start date. Book it when tear-off starts, and have underlayment ready to keep the roof dry while you wait.',
      cite: 'IRC R109.1',
    },
    {
      title: 'Keep the first version',
      text: 'Save a copy when the contract is signed. The difference between that and the last one, line by line with the reason, is your claim for time or the lesson for your next estimate.',
    },
  ],
  pages: { main: 2 },
  subject: 'Bar schedule for a roofing job in working days',
  intro:
    'Enter the first day and the days of each task. A task waits for all lines above it unless you set its start. Bars, dates and the completion date fill in by themselves.',
  keywords: ['schedule', 'Gantt', 'roofing'],
  required: ['schedule.start', 'task', 'task.days'],
  parts: () => [
    d.part(
      'Schedule',
      [
        d.section('Job and calendar', 'Job, calendar and completion'),
        d.fields(
          4,
          ...jobFields(),
          d.own('schedule.start', 'First working day', 'date'),
          weekField('schedule.week'),
          d.own('schedule.scale', 'Working days in a column (1 or 5)', 'number', { decimals: 0, value: 1 }),
          d.own('schedule.due', 'Contract completion', 'date'),
          d.calculated('schedule.finish', 'Completion by this plan', 'date', dateOfJobDay(d.ref('schedule.last'))),
          d.calculated('schedule.last', 'Total working days', 'number', d.when(lastDay, '>', 0, lastDay, blank), {
            decimals: 0,
          }),
          d.calculated(
            'schedule.float',
            'Calendar days to spare (− late)',
            'number',
            onceFilled('schedule.due', onceFilled('schedule.finish', d.sub('schedule.due', 'schedule.finish'))),
            { decimals: 0 },
          ),
          d.own('schedule.revision', 'Version and date'),
        ),
        d.table(
          'calendar',
          'First day of each column',
          [
            text('label', 'Bars start on', 1.6, { fixed: true }),
            day('a', 'First'),
            day('b', 'Second'),
            day('c', 'Third'),
            day('d', 'Fourth'),
            day('e', 'Fifth'),
          ],
          calendarRows,
        ),
        d.bullets(
          'Job day 1 is the first working day. Days and rain together round up to whole days.',
          'Tear-off means tear-off with dry-in the same day, area by area.',
          'A set start on a weekend counts as the next working day. Enter a holiday as rain on the task it stops.',
        ),
        d.fields(
          4,
          d.own('gate.permit', 'Permit issued', 'date'),
          d.own('gate.material', 'Materials confirmed for', 'date'),
          d.own('gate.visit', 'Inspection booked', 'date'),
          d.own('gate.told', 'Customer notified on', 'date'),
        ),
        d.section('Tasks and bars'),
        d.table(
          'task',
          'Tasks',
          [
            text('task', 'Task', 3.6),
            day('set', 'Set start'),
            num('days', 'Days', 1, undefined, 0.7),
            num('rain', 'Rain', 1, undefined, 0.7),
            day('start', 'Starts', dateOfJobDay(d.cell('from'))),
            day('finish', 'Ends', dateOfJobDay(lastJobDay(d.cell))),
            num('from', 'Job day', 0, undefined, 0.7),
            ...bars,
          ],
          Array.from({ length: rows }, (_, index) => taskRow(index)),
        ),
      ],
      { landscape: true, audience: 'crew' },
    ),
  ],
})
