import { overtimeHours } from '@/data/hr/weeks'
import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  bullets,
  calculated,
  cell,
  clauses,
  column,
  div,
  documentModel,
  field,
  fields,
  legalNote,
  max,
  min,
  mul,
  note,
  orElse,
  own,
  p,
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
  type Expr,
} from '@/lib/documents/author'
import { memberWorkbook } from './template'

const weeks = ['1', '2', '3', '4'] as const
const crewSize = 8
const gates = [
  'Final inspection passed, punch list closed',
  'Customer’s property clean, magnet swept, nothing broken and unreported',
  'Tie-offs, ladders and covers right on every spot check',
  'Hours entered by day and by job, material returns logged',
  'Callback window over, callback hours entered below',
] as const

const number = (decimals = 2) => ({ type: 'number' as const, decimals })

/** Hours saved that count: plan less actual less callbacks, capped at a share of the plan, never below zero. */
const savedHours = onceFilled(
  'hours.used',
  max(0, min(sub('hours.allowed', 'hours.used'), mul('hours.allowed', orElse('rule.cap', 1)))),
)

/** All conditions met, or no bonus: a condition that may be missed is no condition. */
const earned = onceFilled(
  'job.saved',
  when('gate.met', '>=', gates.length, round(mul('job.saved', 'rule.rate', 'rule.share')), 0),
)

/** The part of one person's bonus that belongs to a workweek, by hours on the job (29 CFR 778.209(a)). */
const weekBonus = (week: string): Expr =>
  mul(cell('share', 'member'), div(cell(`job${week}`, 'member'), cell('hours', 'member')))

/** Half of the bonus's hourly rate in that week for each hour beyond 40 (29 CFR 778.209(a)); nothing in a short week. */
const weekHalf = (week: string): Expr => {
  const all = cell(`all${week}`, 'member')
  return when(all, '>', 40, round(mul(0.5, div(orElse(weekBonus(week), 0), all), overtimeHours(all))), 0)
}

const rulePart = part('Plan', [
  section('Company and plan', 'Who the plan is for and the rates it pays'),
  fields(
    4,
    own('plan.crews', 'Crews in the plan'),
    own('plan.start', 'Jobs started on or after', 'date'),
    own('plan.end', 'Plan ends or is renewed', 'date'),
    field('company.representative', { label: 'Answers questions' }),
    own('rule.rate', 'Value of an hour saved', 'currency', { hint: 'wage and burden, no overhead' }),
    own('rule.share', 'Crew’s share of it', 'percent', { value: 0.5, decimals: 0, hint: 'typical: half' }),
    own('rule.cap', 'Most that counts, of the plan', 'percent', { value: 0.2, decimals: 0, hint: 'typical: 20%' }),
    own('rule.window', 'Callback window (days)', 'number', { value: 30, decimals: 0 }),
  ),
  section('How the bonus works', 'Seven rules: hours, changes, callbacks, conditions, shares, overtime, payday'),
  clauses(
    [
      'The hours are known before the job starts',
      'The office gives the crew the plan hours with the work order, task by task. The foreman may question them until the first shingle is off, and not afterwards. The plan hours are the estimate’s hours, not a target invented for the bonus.',
    ],
    [
      'Signed changes move the plan',
      'Extra decking, an added valley, a second layer that nobody saw: each signed change adds its hours. Work that was not signed adds none, so the crew has a reason to call the office before doing it. Rain and late material are taken out on the day they happen.',
    ],
    [
      'Hours saved have to stay saved',
      'Every hour spent on a callback for workmanship inside the window is counted as an hour of the job. Nothing is taken from wages. A callback lowers a bonus that is not yet earned; it cannot make it negative, and it does not follow anyone to the next job.',
    ],
    [
      'Five conditions, all of them',
      'The conditions on the job sheet are met or the job pays no bonus. An injury or a near miss never costs a bonus, and reporting one never does. What counts is whether the crew worked tied off, not whether someone got hurt.',
    ],
    [
      'Shared by hours on the job',
      'Each person’s share is hours on the job times a weight agreed before the season: 1.00 unless written down otherwise. Every hourly person on the job takes part, helpers included.',
    ],
    [
      'Overtime on the bonus is paid, on top',
      'The bonus is part of the regular rate. For each week over 40 hours, half of the bonus’s hourly rate is paid for every overtime hour, beside the overtime already paid on wages. The company pays it; it does not come out of the pool.',
    ],
    [
      'Paid on the first payday after the window',
      'Once the conditions are met and the window is over, the bonus is earned. It is paid, with its overtime, on the next regular payday. Someone who worked on the job and left before then is paid too, unless counsel has approved another rule for your state.',
    ],
  ),
  section('One example, worked out', 'A worked example from hours saved to overtime'),
  p(
    'Plan 120 hours, a signed change of 8, so 128. The crew used 104 and came back for 4, which leaves 20 hours saved. At $36 an hour and a half share the pool is $360. Three people with 36, 36 and 32 hours on the job receive $124.61, $124.62 and $110.77: the first takes the odd cent, so that the shares add up.',
    'The pool.',
  ),
  p(
    'The second worked 46 hours that week, 36 of them on this job. $124.62 ÷ 46 hours is $2.7091 an hour; half of that for 6 overtime hours is $8.13. He receives $132.75 beside his wages and the overtime on his wages. The company paid for 20 hours that it did not have to buy.',
    'The overtime.',
  ),
  legalNote(
    'Not legal advice · Law checked: 2026-11',
    'Federal overtime: 29 U.S.C. 207(a), (e); 29 CFR 778.110(b), 778.208–778.211, 778.502, 778.503; records: 29 CFR 516.2; injury reports: 29 CFR 1904.35(b)(1)(iv). State law may count overtime by the day, treat flat-sum bonuses otherwise (in California Alvarado v. Dart Container, 4 Cal. 5th 542 (2018)), or protect earned bonuses as wages. Piece-rate crews and public jobs with prevailing wages need their own sum. Have a local employment attorney review the plan before you announce it.',
  ),
  signatures(
    [
      { name: 'company', role: 'For the company', withTitle: true },
      { name: 'foreman', role: 'Foreman, plan explained to the crew' },
    ],
    'The company may change or end the plan for jobs that have not started. Jobs under way finish under these rules.',
  ),
])

const jobPart = part(
  'Job sheet',
  [
    section('Job', 'Job, crew and dates'),
    fields(
      4,
      field('job.name'),
      field('job.number'),
      field('job.foreman'),
      own('job.closed', 'Final inspection', 'date'),
    ),
    section('Hours by task', 'Plan, change and actual hours by task'),
    table(
      'task',
      'Hours by task',
      [
        column('task', 'Task', 'text', { width: 3 }),
        column('qty', 'Quantity', 'number', { width: 1, decimals: 1 }),
        column('unit', 'Unit', 'select', { width: 0.8, options: ['SQ', 'LF', 'EA', 'SHT', 'LS'] }),
        column('pace', 'Hours a unit', 'number', { width: 1, decimals: 2 }),
        column('plan', 'Plan hours', 'number', {
          width: 1,
          decimals: 1,
          formula: round(mul(cell('qty'), cell('pace')), 1),
        }),
        column('change', 'Signed changes', 'number', { width: 1.1, decimals: 1 }),
        column('used', 'Hours used', 'number', { width: 1, decimals: 1 }),
        column('left', 'Saved', 'number', {
          width: 0.9,
          decimals: 1,
          formula: onceFilled(cell('used'), sub(add(cell('plan'), cell('change')), cell('used'))),
        }),
      ],
      [
        'Set-up, protection, loading',
        'Tear-off',
        'Deck repair',
        'Dry-in and edge metal',
        'Field of the roof',
        'Flashings and penetrations',
        'Ridge, vents, clean-up',
      ].map((task) => ({ task })),
      {
        blankRows: 3,
        totals: [
          total('hours.plan', 'Plan hours', sum('task', 'plan'), { type: 'number', decimals: 1 }),
          total('hours.change', 'Signed changes', sum('task', 'change'), { type: 'number', decimals: 1 }),
          total('hours.actual', 'Hours used', sum('task', 'used'), { type: 'number', decimals: 1 }),
        ],
      },
    ),
    pageBreak,
    section('Conditions', 'Five conditions that must all be met'),
    table(
      'gate',
      'Conditions',
      [
        column('condition', 'Condition', 'text', { fixed: true, width: 5 }),
        column('points', 'Counts', 'number', { fixed: true, width: 0.8, decimals: 0 }),
        column('met', 'Met', 'select', { width: 0.9, options: ['Yes', 'No'] }),
        column('by', 'Seen by, date', 'text', { width: 2 }),
      ],
      gates.map((condition) => ({ condition, points: 1 })),
      {
        totals: [
          total('gate.met', 'Conditions met, of 5', orElse(sum('gate', 'points', { key: 'met', equals: 'Yes' }), 0), {
            type: 'number',
            decimals: 0,
            strong: true,
          }),
        ],
      },
    ),
    section('Callbacks in the window', 'Callbacks with cause and hours'),
    table(
      'callback',
      'Callbacks',
      [
        column('date', 'Date', 'date', { width: 1.2 }),
        column('what', 'What and why', 'text', { width: 4 }),
        column('hours', 'Hours', 'number', { width: 0.9, decimals: 1 }),
      ],
      [],
      {
        blankRows: 3,
        totals: [
          total('hours.callback', 'Callback hours, workmanship', orElse(sum('callback', 'hours'), 0), {
            type: 'number',
            decimals: 1,
          }),
        ],
      },
    ),
    section('Pool', 'Hours saved, pool and what the company keeps'),
    fields(
      4,
      calculated('hours.allowed', 'Plan and changes', 'number', add('hours.plan', 'hours.change'), { decimals: 1 }),
      calculated(
        'hours.used',
        'Used, with callbacks',
        'number',
        onceFilled('hours.actual', add('hours.actual', 'hours.callback')),
        { decimals: 1 },
      ),
      calculated('job.saved', 'Hours saved that count', 'number', savedHours, { decimals: 1 }),
      calculated('job.pool', 'Bonus pool', 'currency', earned),
      calculated(
        'job.value',
        'Worth of all hours saved',
        'currency',
        onceFilled('hours.used', round(mul(sub('hours.allowed', 'hours.used'), ref('rule.rate')))),
      ),
      calculated('job.overtime', 'Overtime on the bonus', 'currency', ref('over.total')),
      own('job.taxes', 'Payroll taxes on it', 'percent', { decimals: 2, hint: 'and workers’ comp, if payable' }),
      calculated(
        'job.kept',
        'Left for the company',
        'currency',
        onceFilled(
          'job.value',
          round(sub('job.value', mul(add('job.pool', orElse('job.overtime', 0)), add(1, orElse('job.taxes', 0))))),
        ),
      ),
    ),
  ],
  { audience: 'office' },
)

const sharePart = part(
  'Shares',
  [
    section('Shares by hours on the job', 'Hours by week and share of each person'),
    p(
      'for each workweek enter hours on this job and all hours worked that week, other jobs and shop included. Weeks are the payroll’s workweeks and are never averaged.',
      'Fill in:',
    ),
    table(
      'member',
      'Shares by hours on the job',
      [
        column('name', 'Name', 'text', { width: 2.2 }),
        ...weeks.flatMap((week) => [
          column(`job${week}`, `Week ${week} job`, 'number', { width: 0.9, decimals: 2 }),
          column(`all${week}`, `Week ${week} all`, 'number', { width: 0.9, decimals: 2 }),
        ]),
        column('hours', 'On the job', 'number', {
          width: 0.9,
          decimals: 2,
          formula: add(...weeks.map((week) => cell(`job${week}`))),
        }),
        column('weight', 'Weight', 'number', { width: 0.8, decimals: 2 }),
        column('points', 'Points', 'number', { width: 0.9, decimals: 2, formula: mul(cell('hours'), cell('weight')) }),
        column('share', 'Share', 'currency', {
          width: 1.2,
          formula: round(mul(ref('job.pool'), div(cell('points'), ref('member.points')))),
        }),
      ],
      Array.from({ length: crewSize }, (_, index) => ({
        weight: 1,
        // The first person takes what rounding leaves, so that the shares are the pool.
        ...(index === 0 ? { share: onceFilled('member.points', onceFilled(cell('points'), firstShare())) } : {}),
      })),
      {
        lineNumbers: true,
        totals: [
          total('member.points', 'Points', sum('member', 'points'), number()),
          total('member.check', 'Pool less shares: $0.00', sub('job.pool', sum('member', 'share'))),
        ],
      },
    ),
    pageBreak,
    section('Overtime on the bonus', 'Overtime due on the bonus, week by week, and the payment'),
    p(
      'bonus of the week ÷ all hours of the week × ½ × hours over 40. The bonus of the week is the share times the week’s part of the hours on the job. Line numbers are those of the table above.',
      'Formula:',
    ),
    table(
      'over',
      'Overtime on the bonus',
      [
        column('initials', 'Paid: initials, date', 'text', { width: 2.2 }),
        ...weeks.map((week) =>
          column(`ot${week}`, `Over 40, week ${week}`, 'number', {
            width: 1,
            decimals: 2,
            formula: overtimeHours(cell(`all${week}`, 'member')),
          }),
        ),
        ...weeks.map((week) =>
          column(`half${week}`, `Half, week ${week}`, 'currency', { width: 1, formula: weekHalf(week) }),
        ),
        column('overtime', 'Overtime', 'currency', {
          width: 1.1,
          formula: add(...weeks.map((week) => cell(`half${week}`))),
        }),
        column('pay', 'To pay', 'currency', {
          width: 1.2,
          formula: onceFilled(cell('share', 'member'), add(cell('share', 'member'), cell('overtime'))),
        }),
      ],
      Array.from({ length: crewSize }, () => ({})),
      {
        lineNumbers: true,
        totals: [
          total('over.total', 'Overtime on the bonus', sum('over', 'overtime')),
          total('over.pay', 'Bonus and overtime to payroll', sum('over', 'pay'), { strong: true }),
        ],
      },
    ),
    note(
      'Enter it as two pay items',
      'Bonus and overtime on bonus, each with the job and the weeks it belongs to. An investigator asks for exactly that line (29 CFR 516.2), and so will the insurance auditor.',
    ),
  ],
  { audience: 'office', landscape: true },
)

/** The pool less what the others receive, each rounded to the cent. */
function firstShare(): Expr {
  const others = Array.from({ length: crewSize - 1 }, (_, index) => `member.${index + 2}.share`)
  return sub('job.pool', orElse(add(...others), 0))
}

const logPart = part(
  'Year',
  [
    section('Jobs of the year', 'Jobs of the year with plan, actual, callbacks and bonus'),
    table(
      'year',
      'Jobs of the year',
      [
        column('job', 'Job', 'text', { width: 2.4 }),
        column('foreman', 'Foreman', 'text', { width: 1.6 }),
        column('closed', 'Closed', 'date', { width: 1.2 }),
        column('plan', 'Plan and changes', 'number', { width: 1, decimals: 1 }),
        column('used', 'Used', 'number', { width: 0.9, decimals: 1 }),
        column('callback', 'Callbacks', 'number', { width: 1, decimals: 1 }),
        column('saved', 'Saved', 'number', {
          width: 0.9,
          decimals: 1,
          formula: onceFilled(cell('used'), sub(cell('plan'), add(cell('used'), orElse(cell('callback'), 0)))),
        }),
        column('rate', 'Of plan', 'percent', { width: 0.9, decimals: 1, formula: div(cell('saved'), cell('plan')) }),
        column('bonus', 'Bonus', 'currency', { width: 1.2 }),
        column('overtime', 'Overtime', 'currency', { width: 1.1 }),
        column('paid', 'Paid on', 'date', { width: 1.2 }),
      ],
      [],
      {
        blankRows: 26,
        lineNumbers: true,
        totals: [
          total('year.saved', 'Hours saved', sum('year', 'saved'), number(1)),
          total('year.bonus', 'Bonus with overtime', add(sum('year', 'bonus'), sum('year', 'overtime'))),
        ],
      },
    ),
    section('Is the plan working?', 'Saved hours, callbacks and cost of the plan over the year'),
    fields(
      4,
      calculated('log.rate', 'Saved, of plan hours', 'percent', div('year.saved', sum('year', 'plan')), {
        decimals: 1,
      }),
      calculated(
        'log.callbacks',
        'Callbacks, of hours used',
        'percent',
        div(sum('year', 'callback'), sum('year', 'used')),
        { decimals: 1 },
      ),
      calculated('log.cost', 'Paid for an hour saved', 'currency', round(div('year.bonus', 'year.saved'))),
      own('log.before', 'Callbacks, year before', 'percent', { decimals: 1 }),
    ),
    bullets(
      'Saved hours near zero on every job: the plan hours are too tight, or the crew does not believe in them. Ask the foremen.',
      'Saved hours above a quarter on every job: the estimates are too fat, and you are losing bids with them.',
      'Callbacks above the year before: stop the plan for a month, walk three roofs, and find out what is being skipped.',
    ),
  ],
  { audience: 'office', landscape: true },
)

export const crewBonusPlan = memberWorkbook({
  name: 'Crew Bonus Plan',
  description:
    'A bonus that pays for hours saved without callbacks, shared by hours, with the overtime on it worked out week by week.',
  tags: [
    'crew bonus',
    'production bonus',
    'incentive pay',
    'labor hours',
    'callbacks',
    'regular rate',
    'overtime',
    '778.209',
    'foreman',
  ],
  fullDescription: [
    'Most crew bonuses fail in one of three ways: they reward speed and buy callbacks, nobody on the roof can work them out, or they break the overtime law. This plan pays half of the hours saved against the plan, after a callback window, when five conditions are met, and it fits on one page that a foreman can explain.',
    'The workbook does the rest. The job sheet compares plan, signed changes, actual and callback hours. The shares sheet divides the pool by hours and adds the overtime that a production bonus brings, each workweek by itself. The year sheet shows whether the plan earns what it costs.',
  ],
  howToUse: [
    'Set the value of an hour, the share and the callback window, and have your attorney read the plan page.',
    'Explain it to the crew with the worked example; hand out the page.',
    'Give the plan hours with every work order, before the job starts.',
    'At closing enter actual hours by task; when the window is over enter callbacks and the five conditions.',
    'Enter hours by person and workweek; pay the last column, bonus and overtime as two items.',
    'Copy the job into the year sheet and look at it once a quarter with the foremen.',
  ],
  expertGuide: [
    {
      title: 'A promised bonus counts in the regular rate',
      text: 'A bonus is left out of overtime only where both the fact and the amount stay the employer’s choice until near the end, and nothing was promised. A plan with a formula is the opposite of that, whatever the pay stub calls it. The regulation’s own example: 46 hours at $12 and a $46 production bonus make $598, $13 an hour, and $637 in all.',
      cite: '29 CFR 778.110(b), 778.208, 778.211',
    },
    {
      title: 'How a bonus over several weeks is counted back',
      text: 'Pay ordinary overtime as you go. When the amount is known, spread the bonus over the weeks in which it was earned, and for each week over 40 hours pay half of its hourly rate for every overtime hour. This sheet spreads it by hours on the job. A bonus set beforehand as one percentage of all earnings, overtime included, needs no second sum, but a flat pool divided among people is not that.',
      cite: '29 CFR 778.209, 778.210, 778.503',
    },
    {
      title: 'Never charge a callback to wages',
      text: 'The plan lets callbacks reduce a bonus that has not been earned yet. Taking money back from wages or from a bonus already paid is another matter: many states forbid it, and federal law forbids it below minimum wage and overtime. Callback hours are paid like any other hours.',
      cite: '29 CFR 531.35',
    },
    {
      title: 'Tie it to safe work, not to silence',
      text: 'A bonus that is lost when someone reports an injury teaches people not to report. OSHA treats withholding it for a report as retaliation. Spot checks of tie-offs and ladders measure what you want, and nobody has to hide a cut hand.',
      cite: '29 CFR 1904.35(b)(1)(iv)',
    },
    {
      title: 'Half, capped, and paid soon',
      text: 'Half of the saving is enough for people to feel it and for you to keep the rest after taxes and overtime. The cap keeps a padded plan from paying out and a reckless day from paying at all. Thirty days shows most workmanship leaks after one good rain; ninety days is too far away for anyone to work for.',
    },
  ],
  document: () =>
    documentModel({
      title: 'Crew Bonus Plan',
      subject: 'Production bonus for hours saved without callbacks, with overtime on the bonus',
      intro:
        'Hours saved against the plan, without callbacks, pay the crew half. The rules are on the first sheet, one job on the next, and each person’s share and overtime after it.',
      letterhead: 'compact',
      keywords: ['bonus', 'production', 'overtime', 'crew'],
      parts: [rulePart, jobPart, sharePart, logPart],
    }),
})
