import { defineTemplate } from '@/data/shared/define-template'
import { num, text } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const keys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const short = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const perDay = (formula: (key: string) => ReturnType<typeof d.sum>): d.RowInput =>
  Object.fromEntries(keys.map((key) => [key, formula(key)]))

const jobDays = keys.map((key, index) => text(key, short[index]!, 1.5))
const dates = keys.map((key, index) =>
  d.column(key, days[index]!, 'date', { width: 1.5, formula: onceFilled('week.monday', d.add('week.monday', index)) }),
)
const peopleDays = keys.map((key, index) => num(key, short[index]!, 0, undefined, 0.8))

export const crewAssignmentBoard = defineTemplate('project-management', {
  name: 'Crew Assignment Board',
  group: 'Planning & Setup',
  formats: ['PDF', 'Excel'],
  demand: [0.91, 'Nearly every job.'],
  description:
    'Weekly crew board for roofing: crews, vehicles and jobs by day, people needed and people present, with gaps shown before Monday.',
  tags: [
    'crew schedule',
    'crew board',
    'dispatch board',
    'weekly crew plan',
    'manpower',
    'vehicle assignment',
    'crew calendar',
    'labor schedule',
    'crew planner',
    'weekly schedule',
    'truck schedule',
  ],
  fullDescription: [
    'One landscape sheet for the week: each crew with its lead and vehicle, and the job it works on, day by day, Monday to Saturday. Post it in the shop and text a photo of it on Friday.',
    'The second page counts people present on each crew, people needed on each job, and the gap for each day. Saturday gets its own column because working it is a decision.',
    'Time off, training cards and vehicles in the shop are listed too, because those are the three reasons a good plan fails at six in the morning.',
  ],
  howToUse: [
    'Enter the Monday of the week; the dates follow.',
    'Put the jobs in first, with the people each needs by day.',
    'Assign crews by lead, not by headcount: who has done this kind of roof?',
    'Enter the people present by crew and day, with time off taken out.',
    'Look at the gap line. If it is below zero, move a day, borrow from another crew, or call a subcontractor now.',
    'Write the rain plan on its own line, and post the board by noon on Friday.',
  ],
  expertGuide: [
    {
      title: 'Plan the lead, then the hands',
      text: 'A crew of six without a lead produces less than a crew of four with one, and leaves the callbacks. Fill the lead column first. A week without a name in it is not a plan.',
    },
    {
      title: 'Saturday is not free capacity',
      text: 'Hours over 40 in the workweek cost time and a half for most crew members, day rate and piece rate included. Before you plan a Saturday, compare it with one more day on the schedule.',
      cite: '29 USC 207(a); 29 CFR 778.111, 778.112',
    },
    {
      title: 'Check the card before the task',
      text: 'Fall-protection training is certified by name, and so are operators of cranes and rough-terrain forklifts. Check the card before the name goes on the board. Nobody under 18 works on or about a roof.',
      cite: '29 CFR 1926.503(b), 1926.1427, 1926.602(d), 570.67',
    },
    {
      title: 'Trucks have limits too',
      text: 'A pickup with a loaded dump trailer can pass 10,000 lb rated weight, and then driver file, medical card and inspection rules may apply. Write the rating next to the truck now, not after the weigh station.',
      cite: '49 CFR 390.5; 391.11',
    },
  ],
  pages: { main: 3 },
  subject: 'Crews, vehicles and jobs for one week, with people needed and present',
  intro:
    'Who works where this week. A crew on two jobs gets two lines; the second page shows where people are missing.',
  keywords: ['crew', 'schedule', 'dispatch', 'roofing'],
  required: ['week.monday', 'week.planner', 'crew', 'crew.lead'],
  parts: () => [
    d.part(
      'Board',
      [
        d.section('Week', 'Week with dates'),
        d.fields(
          4,
          d.own('week.monday', 'Monday of the week', 'date'),
          d.own('week.planner', 'Planned by'),
          d.own('week.forecast', 'Forecast, and the day at risk'),
          d.own('week.version', 'Posted: day and time'),
        ),
        d.section('Crews and jobs', 'Crews, leads, vehicles and jobs by day'),
        d.table(
          'date',
          'Dates of the week',
          [text('label', 'Job number and task in each day: 2417 tear-off', 4.4, { fixed: true }), ...dates],
          [{ label: 'Date' }],
        ),
        d.table(
          'crew',
          'Crews and jobs by day',
          [
            text('name', 'Crew no.', 0.7),
            text('lead', 'Lead, phone', 1.8),
            text('vehicle', 'Vehicle, trailer', 1.5),
            ...jobDays,
          ],
          [],
          { blankRows: 6 },
        ),
      ],
      { landscape: true, audience: 'crew' },
    ),
    d.part(
      'People',
      [
        d.section('People by day', 'People present, people needed and the gap'),
        d.table(
          'present',
          'People present',
          [text('crew', 'People present: crew', 2.6), ...peopleDays, text('off', 'Off, and why', 2)],
          [],
          { blankRows: 8 },
        ),
        d.table(
          'need',
          'People needed',
          [text('job', 'People needed: job', 2.6), ...peopleDays, text('skill', 'Skill or card needed', 2)],
          [],
          { blankRows: 10 },
        ),
        d.table(
          'gap',
          'Gap by day',
          [text('label', 'Balance', 2.6, { fixed: true }), ...peopleDays, text('answer', 'How the gap is filled', 2)],
          [
            { label: 'Present', ...perDay((key) => d.sum('present', key)) },
            { label: 'Needed', ...perDay((key) => d.sum('need', key)) },
            { label: 'Gap (− people missing)', ...perDay((key) => d.sub(d.sum('present', key), d.sum('need', key))) },
          ],
        ),
        d.fields(
          4,
          d.calculated('week.present', 'Person-days present', 'number', total('present'), { decimals: 0 }),
          d.calculated('week.needed', 'Person-days needed', 'number', total('need'), { decimals: 0 }),
          d.calculated('week.gap', 'Gap of the week', 'number', d.sub('week.present', 'week.needed'), { decimals: 0 }),
          d.choice('week.answer', 'Answer', ['Fits', 'Saturday', 'Subcontractor', 'Move a start', 'Hire']),
        ),
        d.section('Rain plan and standby'),
        d.fields(
          3,
          d.own('rain.work', 'Inside and shop work if it rains', 'multiline', { lines: 4 }),
          d.own('rain.call', 'Who decides, by what time, who calls', 'multiline', { lines: 4 }),
          d.own('rain.standby', 'On call for leaks this week', 'multiline', { lines: 4 }),
        ),
        d.section('Vehicles and equipment'),
        d.table(
          'vehicle',
          'Vehicles and equipment',
          [
            text('what', 'Truck, trailer, lift', 2),
            text('with', 'With crew', 1.4),
            text('rating', 'Rated weight, driver’s card', 2),
            d.column('state', 'Status', 'select', {
              width: 1.3,
              options: ['Ready', 'Shop', 'Rental', 'Out of service'],
            }),
            text('back', 'Back on', 1.2),
          ],
          [],
          { blankRows: 6 },
        ),
        d.section('Before it goes out'),
        d.tickList('check', [
          'Every crew has a lead who knows this roof',
          'Fall-protection training on file for all names',
          'Operator’s cards for lift, crane, forklift',
          'Drivers licensed for truck and trailer',
          'Time off and sick days taken out',
          'Hours over 40 seen and agreed',
          'Permits issued for every new start',
          'Materials on site before the crew',
        ]),
      ],
      { audience: 'office' },
    ),
  ],
})

/** All people of a table in the week. */
function total(name: string) {
  return d.add(...keys.map((key) => d.sum(name, key)))
}
