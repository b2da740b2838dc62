import { defineTemplate } from '@/data/shared/define-template'
import { asOf, figure, jobFields, num, pick, share, text } from '@/data/shared/columns'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const tasks = [
  'Setup and protection',
  'Tear-off',
  'Deck repair',
  'Dry-in',
  'Insulation and board',
  'Field of the roof',
  'Flashing and metal',
  'Ridge, vents, accessories',
  'Cleanup and haul',
  'Callback or rework',
] as const
/** Measured along the edge; all other tasks by area. */
const inFeet: readonly string[] = ['Flashing and metal', 'Ridge, vents, accessories']
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const short = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Hours a unit for what is left: the rate so far, or the estimate’s where nothing is done yet. */
const rateToCome = d.orElse(d.div(d.cell('hours'), d.cell('done')), d.cell('plan'))
const hoursOf = (task: string): d.Expr => d.sum('time', 'hours', { key: 'task', equals: task })

export const crewTimeAndProductionSheet = defineTemplate('project-management', {
  name: 'Crew Time and Production Sheet',
  group: 'Daily Operations',
  formats: ['PDF', 'Excel'],
  demand: [0.725, 'Most companies, every week or month.'],
  description:
    'Weekly crew hours by task and squares done, with man-hours per square against the estimate, hours gained or lost and hours to finish.',
  tags: [
    'man-hours per square',
    'production rate',
    'crew productivity',
    'labor tracking',
    'crew hours',
    'production sheet',
    'timesheet',
    'time card',
    'labor hours',
    'squares per day',
    'labor cost',
    'crew time sheet',
  ],
  fullDescription: [
    'Hours by person and task go in on the first sheet, a week at a time. The second turns them into the one figure that prices the next roof: man-hours per square, task by task, next to the rate in the estimate.',
    'Enter the squares done and the squares in the job, and it shows the hours the work should have taken, the hours gained or lost, and how many more the rest will take at the present rate.',
    'Rework has its own line, so that a bad week cannot hide in the field of the roof.',
  ],
  howToUse: [
    'Use one sheet per crew, job and week.',
    'Enter a line for each person and task, with hours by day. A person with three tasks gets three lines.',
    'On Production, enter the estimated rate, the quantity in the job and the quantity done so far.',
    'Enter the hours from earlier weeks so that the rates cover the whole job.',
    'Read Gained or lost: a minus means hours over the estimate. Ask why while the task is still going.',
    'Carry the final rates into your estimating sheet.',
  ],
  expertGuide: [
    {
      title: 'A worked line',
      text: 'Tear-off of 40 SQ was estimated at 0.8 hours per square; 30 SQ took 27 hours, or 0.90 per square. Those squares should have taken 24 hours, so 3 are lost, and the last 10 SQ will take 9 more hours at this rate.',
    },
    {
      title: 'Count hours that are paid, not hours on the roof',
      text: 'Loading at the shop and driving the truck from job to job is work time. If the estimate counts it separately, give it a task; if not, spread it over the tasks. Rates that leave it out look good and lose money.',
      cite: '29 CFR 785.38, 785.41',
    },
    {
      title: 'These hours are payroll records',
      text: 'You must keep daily and weekly hours for each person, piece-rate crews included, and overtime is due over 40 hours in the week. Correct the time, never the total.',
      cite: '29 CFR 516.2, 778.111',
    },
    {
      title: 'Compare like with like',
      text: 'Write pitch, stories and layers at the top. An average over all roofs prices the easy ones too high and the hard ones too low; ten sheets for one kind of roof beat a hundred mixed ones.',
    },
  ],
  pages: { main: 3 },
  subject: 'Crew hours by task and man-hours per square against the estimate',
  intro: 'Hours by person and task on the first sheet; rates, hours gained or lost and hours to finish on the second.',
  keywords: ['production', 'man-hours', 'roofing'],
  required: ['week.from', 'job.foreman', 'time', 'time.name'],
  parts: () => [
    d.part(
      'Time',
      [
        d.section('Crew and week'),
        d.fields(
          4,
          ...jobFields(),
          d.own('week.from', 'Week from', 'date'),
          d.field('job.foreman'),
          d.field('roof.pitch'),
          d.field('building.stories'),
        ),
        d.section('Hours', 'Hours by person, task and day'),
        d.table(
          'time',
          'Hours',
          [
            text('name', 'Name', 2.2),
            pick('task', 'Task', tasks, 2),
            ...days.map((key, index) => num(key, short[index]!, 2, undefined, 0.7)),
            num('hours', 'Hours', 2, d.add(...days.map((key) => d.cell(key))), 0.9),
          ],
          [],
          {
            blankRows: 20,
            lineNumbers: true,
            totals: [figure('time.total', 'Hours of the week', d.sum('time', 'hours'), 2, { strong: true })],
          },
        ),
        d.fields(
          2,
          d.own('lesson.slow', 'What held the crew up', 'multiline', { lines: 2 }),
          d.own('lesson.fast', 'What went faster than planned, and why', 'multiline', { lines: 2 }),
        ),
        d.signatures([
          { name: 'foreman', role: 'Crew lead: these are the hours worked' },
          { name: 'office', role: 'Office: entered in payroll' },
        ]),
      ],
      { landscape: true, audience: 'crew' },
    ),
    d.part(
      'Production',
      [
        d.section('Production by task', 'Man-hours per unit against the estimate, gained or lost, and to finish'),
        d.p(
          'Enter quantity in the unit on the line. Rate = hours for one unit. A minus under Gained or lost means hours over the estimate. A task not started uses its estimated rate.',
        ),
        d.table(
          'task',
          'Production by task',
          [
            text('task', 'Task', 2.3, { fixed: true }),
            pick('unit', 'Unit', ['SQ', 'LF', 'EA', 'LS'], 0.8),
            num('job', 'In the job', 1),
            num('done', 'Done so far', 1),
            num('plan', 'Est. rate', 2),
            num('before', 'Earlier hours', 2),
            num('now', 'This week', 2),
            num('hours', 'Hours so far', 2, d.add(d.cell('before'), d.cell('now'))),
            num('rate', 'Rate so far', 2, d.round(d.div(d.add(d.cell('before'), d.cell('now')), d.cell('done')))),
            num('earned', 'Should have taken', 1, d.mul(d.cell('plan'), d.cell('done'))),
            num('won', 'Gained or lost', 1, onceFilled(d.cell('earned'), d.sub(d.cell('earned'), d.cell('hours')))),
            num('rest', 'Hours to finish', 1, notBelowZero(d.mul(rateToCome, d.sub(d.cell('job'), d.cell('done'))))),
            share('percent', 'Percent done', d.div(d.cell('done'), d.cell('job'))),
          ],
          tasks.map((task) => ({ task, unit: inFeet.includes(task) ? 'LF' : 'SQ', now: hoursOf(task) })),
        ),
        d.section('Result'),
        d.fields(
          4,
          asOf('Figures up to'),
          d.field('roof.squares', { label: 'Squares of the roof' }),
          d.own('job.finished', 'Squares finished, all tasks', 'number', { decimals: 1 }),
          d.own('labor.rate', 'Loaded labor cost per hour', 'currency'),
          d.calculated('job.hours', 'Hours so far', 'number', d.sum('task', 'hours'), { decimals: 1 }),
          d.calculated(
            'job.perSquare',
            'Man-hours per finished square',
            'number',
            d.round(d.div('job.hours', 'job.finished')),
            { decimals: 2 },
          ),
          d.calculated('job.won', 'Gained or lost, without rework', 'number', d.sum('task', 'won'), { decimals: 1 }),
          d.calculated('job.value', 'In money', 'currency', d.round(d.mul('job.won', 'labor.rate'))),
          d.calculated('job.rest', 'Hours to finish', 'number', d.sum('task', 'rest'), { decimals: 1 }),
          d.calculated('job.forecast', 'Hours at the end', 'number', d.add('job.hours', 'job.rest'), { decimals: 1 }),
          d.calculated('job.rework', 'Rework hours', 'number', d.ref('task.10.hours'), { decimals: 1 }),
          d.calculated('job.reworkShare', 'Share of rework', 'percent', d.div('task.10.hours', 'job.hours'), {
            decimals: 1,
          }),
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
  ],
})
