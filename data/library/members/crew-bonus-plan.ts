import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled } from '@/data/shared/guards'
import { overtimeHours } from '@/data/shared/hr/overtime'
import * as d from '@/lib/documents/author'

const weeks = ['1', '2', '3', '4'] as const
const crewSize = 8
const gates = [
  'Final inspection passed, punch list closed',
  'Customer’s property clean, magnet swept, no unreported damage',
  'Tie-offs, ladders and covers right on every spot check',
  'Hours entered by day and by job, material returns logged',
  'Callback window over, callback hours entered below',
] as const

const number = (decimals = 2) => ({ type: 'number' as const, decimals })

/** Hours saved that count: plan less actual less callbacks, capped at a share of the plan, never below zero. */
const savedHours = onceFilled(
  'hours.used',
  d.max(0, d.min(d.sub('hours.allowed', 'hours.used'), d.mul('hours.allowed', d.orElse('rule.cap', 1)))),
)

/** All conditions met, or no bonus: a condition that may be missed is no condition. */
const earned = onceFilled(
  'job.saved',
  d.when('gate.met', '>=', gates.length, d.round(d.mul('job.saved', 'rule.rate', 'rule.share')), 0),
)

/** The part of one person's bonus that belongs to a workweek, by hours on the job (29 CFR 778.209(a)). */
const weekBonus = (week: string): d.Expr =>
  d.mul(d.cell('share', 'member'), d.div(d.cell(`job${week}`, 'member'), d.cell('hours', 'member')))

/** Half of the bonus's hourly rate in that week for each hour beyond 40 (29 CFR 778.209(a)); nothing in a short week. */
const weekHalf = (week: string): d.Expr => {
  const all = d.cell(`all${week}`, 'member')
  return d.when(all, '>', 40, d.round(d.mul(0.5, d.div(d.orElse(weekBonus(week), 0), all), overtimeHours(all))), 0)
}

const rulePart = d.part('Plan', [
  d.section('Company and plan', 'Who the plan is for and the rates it pays'),
  d.fields(
    4,
    d.own('plan.crews', 'Crews in the plan'),
    d.own('plan.start', 'Jobs started on or after', 'date'),
    d.own('plan.end', 'Plan ends or is renewed', 'date'),
    d.field('company.representative', { label: 'Answers questions' }),
    d.own('rule.rate', 'Value of an hour saved', 'currency', { hint: 'wage and burden, no overhead' }),
    d.own('rule.share', 'Crew’s share of it', 'percent', { value: 0.5, decimals: 0, hint: 'typical: half' }),
    d.own('rule.cap', 'Maximum counted, of plan hours', 'percent', { value: 0.2, decimals: 0, hint: 'typical: 20%' }),
    d.own('rule.window', 'Callback window (days)', 'number', { value: 30, decimals: 0 }),
  ),
  d.section('How the bonus works', 'Seven rules: hours, changes, callbacks, conditions, shares, overtime, payday'),
  d.clauses(
    [
      'The hours are known before the job starts',
      'The office gives the crew the plan hours with the work order, task by task. The foreman may question them until the first shingle comes off, but not afterward. The plan hours are the estimate’s hours, not a target invented for the bonus.',
    ],
    [
      'Signed changes move the plan',
      'Extra decking, an added valley, a second layer nobody saw: each signed change adds its hours. Work that was not signed adds none, so the crew has a reason to call the office before doing it. Time lost to rain and late material is taken out the day it happens.',
    ],
    [
      'Hours saved have to stay saved',
      'Every hour spent on a workmanship callback inside the window counts as an hour on the job. Nothing is taken from wages. A callback lowers a bonus that is not yet earned; it cannot make it negative, and it does not follow anyone to the next job.',
    ],
    [
      'All five conditions must be met',
      'If the conditions on the job sheet are not met, the job pays no bonus. An injury or a near miss never costs a bonus, and reporting one never does. What counts is whether the crew worked tied off, not whether someone got hurt.',
    ],
    [
      'Shared by hours on the job',
      'Each person’s share is hours on the job times a weight agreed before the season: 1.00 unless written down otherwise. Every hourly person on the job takes part, helpers included.',
    ],
    [
      'Overtime on the bonus is paid separately',
      'The bonus is part of the regular rate. For each week over 40 hours, half of the bonus’s hourly rate is paid for every overtime hour, in addition to the overtime already paid on wages. The company pays it; it does not come out of the pool.',
    ],
    [
      'Paid on the first payday after the window',
      'Once the conditions are met and the window is over, the bonus is earned. It is paid, with its overtime, on the next regular payday. Someone who worked on the job and left before then is paid too, unless your attorney has approved another rule for your state.',
    ],
  ),
  d.section('A worked example', 'A worked example from hours saved to overtime'),
  d.p(
    'Plan 120 hours, a signed change of 8, so 128. The crew used 104 and came back for 4, which leaves 20 hours saved. At $36 an hour and a half share the pool is $360. Three people with 36, 36 and 32 hours on the job receive $124.61, $124.62 and $110.77: the first takes the odd cent, so that the shares add up.',
    'The pool.',
  ),
  d.p(
    'The second worked 46 hours that week, 36 of them on this job. $124.62 ÷ 46 hours is $2.7091 an hour; half of that for 6 overtime hours is $8.13. He receives $132.75 in addition to his wages and the overtime on them. The company saved 20 hours it did not have to buy.',
    'The overtime.',
  ),
  d.legalNote(
    'Not legal advice',
    'Federal overtime: 29 U.S.C. 207(a), (e); 29 CFR 778.110(b), 778.208–778.211, 778.502, 778.503; records: 29 CFR 516.2; injury reports: 29 CFR 1904.35(b)(1)(iv). State law may count overtime by the day, treat flat-sum bonuses differently (in California Alvarado v. Dart Container, 4 Cal. 5th 542 (2018)), or protect earned bonuses as wages. Piece-rate crews and public jobs with prevailing wages need their own calculation. Have a local employment attorney review the plan before you announce it.',
    asChecked,
  ),
  d.signatures(
    [
      { name: 'company', role: 'For the company', withTitle: true },
      { name: 'foreman', role: 'Foreman, plan explained to the crew' },
    ],
    'The company may change or end the plan for jobs that have not started. Jobs under way finish under these rules.',
  ),
])

const jobPart = d.part(
  'Job sheet',
  [
    d.section('Job', 'Job, crew and dates'),
    d.fields(
      4,
      d.field('job.name'),
      d.field('job.number'),
      d.field('job.foreman'),
      d.own('job.closed', 'Final inspection', 'date'),
    ),
    d.section('Hours by task', 'Plan, change and actual hours by task'),
    d.table(
      'task',
      'Hours by task',
      [
        d.column('task', 'Task', 'text', { width: 3 }),
        d.column('qty', 'Quantity', 'number', { width: 1, decimals: 1 }),
        d.column('unit', 'Unit', 'select', { width: 0.8, options: ['SQ', 'LF', 'EA', 'SHT', 'LS'] }),
        d.column('pace', 'Hours per unit', 'number', { width: 1, decimals: 2 }),
        d.column('plan', 'Plan hours', 'number', {
          width: 1,
          decimals: 1,
          formula: d.round(d.mul(d.cell('qty'), d.cell('pace')), 1),
        }),
        d.column('change', 'Signed changes', 'number', { width: 1.1, decimals: 1 }),
        d.column('used', 'Hours used', 'number', { width: 1, decimals: 1 }),
        d.column('left', 'Saved', 'number', {
          width: 0.9,
          decimals: 1,
          formula: onceFilled(d.cell('used'), d.sub(d.add(d.cell('plan'), d.cell('change')), d.cell('used'))),
        }),
      ],
      [
        'Set-up, protection, loading',
        'Tear-off',
        'Deck repair',
        'Dry-in and edge metal',
        'Field of the roof',
        'Flashings and penetrations',
        'Ridge, vents, cleanup',
      ].map((task) => ({ task })),
      {
        blankRows: 3,
        totals: [
          d.total('hours.plan', 'Plan hours', d.sum('task', 'plan'), { type: 'number', decimals: 1 }),
          d.total('hours.change', 'Signed changes', d.sum('task', 'change'), { type: 'number', decimals: 1 }),
          d.total('hours.actual', 'Hours used', d.sum('task', 'used'), { type: 'number', decimals: 1 }),
        ],
      },
    ),
    d.pageBreak,
    d.section('Conditions', 'Five conditions that must all be met'),
    d.table(
      'gate',
      'Conditions',
      [
        d.column('condition', 'Condition', 'text', { fixed: true, width: 5 }),
        d.column('points', 'Counts', 'number', { fixed: true, width: 0.8, decimals: 0 }),
        d.column('met', 'Met', 'select', { width: 0.9, options: ['Yes', 'No'] }),
        d.column('by', 'Checked by, date', 'text', { width: 2 }),
      ],
      gates.map((condition) => ({ condition, points: 1 })),
      {
        totals: [
          d.total(
            'gate.met',
            'Conditions met, of 5',
            d.orElse(d.sum('gate', 'points', { key: 'met', equals: 'Yes' }), 0),
            { type: 'number', decimals: 0, strong: true },
          ),
        ],
      },
    ),
    d.section('Callbacks in the window', 'Callbacks with cause and hours'),
    d.table(
      'callback',
      'Callbacks',
      [
        d.column('date', 'Date', 'date', { width: 1.2 }),
        d.column('what', 'What and why', 'text', { width: 4 }),
        d.column('hours', 'Hours', 'number', { width: 0.9, decimals: 1 }),
      ],
      [],
      {
        blankRows: 3,
        totals: [
          d.total('hours.callback', 'Callback hours, workmanship', d.orElse(d.sum('callback', 'hours'), 0), {
            type: 'number',
            decimals: 1,
          }),
        ],
      },
    ),
    d.section('Pool', 'Hours saved, pool and what the company keeps'),
    d.fields(
      4,
      d.calculated('hours.allowed', 'Plan and changes', 'number', d.add('hours.plan', 'hours.change'), { decimals: 1 }),
      d.calculated(
        'hours.used',
        'Used, with callbacks',
        'number',
        onceFilled('hours.actual', d.add('hours.actual', 'hours.callback')),
        { decimals: 1 },
      ),
      d.calculated('job.saved', 'Hours saved that count', 'number', savedHours, { decimals: 1 }),
      d.calculated('job.pool', 'Bonus pool', 'currency', earned),
      d.calculated(
        'job.value',
        'Value of all hours saved',
        'currency',
        onceFilled('hours.used', d.round(d.mul(d.sub('hours.allowed', 'hours.used'), d.ref('rule.rate')))),
      ),
      d.calculated('job.overtime', 'Overtime on the bonus', 'currency', d.ref('over.total')),
      d.own('job.taxes', 'Payroll taxes on it', 'percent', { decimals: 2, hint: 'and workers’ comp, if payable' }),
      d.calculated(
        'job.kept',
        'Kept by the company',
        'currency',
        onceFilled(
          'job.value',
          d.round(
            d.sub(
              'job.value',
              d.mul(d.add('job.pool', d.orElse('job.overtime', 0)), d.add(1, d.orElse('job.taxes', 0))),
            ),
          ),
        ),
      ),
    ),
  ],
  { audience: 'office' },
)

const sharePart = d.part(
  'Shares',
  [
    d.section('Shares by hours on the job', 'Hours by week and share of each person'),
    d.p(
      'for each workweek, enter hours on this job and all hours worked that week, including other jobs and shop time. Weeks are the payroll’s workweeks and are never averaged.',
      'Fill in:',
    ),
    d.table(
      'member',
      'Shares by hours on the job',
      [
        d.column('name', 'Name', 'text', { width: 2.2 }),
        ...weeks.flatMap((week) => [
          d.column(`job${week}`, `Week ${week} job`, 'number', { width: 0.9, decimals: 2 }),
          d.column(`all${week}`, `Week ${week} all`, 'number', { width: 0.9, decimals: 2 }),
        ]),
        d.column('hours', 'On the job', 'number', {
          width: 0.9,
          decimals: 2,
          formula: d.add(...weeks.map((week) => d.cell(`job${week}`))),
        }),
        d.column('weight', 'Weight', 'number', { width: 0.8, decimals: 2 }),
        d.column('points', 'Points', 'number', {
          width: 0.9,
          decimals: 2,
          formula: d.mul(d.cell('hours'), d.cell('weight')),
        }),
        d.column('share', 'Share', 'currency', {
          width: 1.2,
          formula: d.round(d.mul(d.ref('job.pool'), d.div(d.cell('points'), d.ref('member.points')))),
        }),
      ],
      Array.from({ length: crewSize }, (_, index) => ({
        weight: 1,
        // The first person takes what rounding leaves: the shares add up to the pool.
        ...(index === 0 ? { share: onceFilled('member.points', onceFilled(d.cell('points'), firstShare())) } : {}),
      })),
      {
        lineNumbers: true,
        totals: [
          d.total('member.points', 'Points', d.sum('member', 'points'), number()),
          d.total('member.check', 'Pool less shares: $0.00', d.sub('job.pool', d.sum('member', 'share'))),
        ],
      },
    ),
    d.pageBreak,
    d.section('Overtime on the bonus', 'Overtime due on the bonus, week by week, and the payment'),
    d.p(
      'bonus of the week ÷ all hours of the week × ½ × hours over 40. The bonus of the week is the share times the week’s part of the hours on the job. Line numbers are those of the table above.',
      'Formula:',
    ),
    d.table(
      'over',
      'Overtime on the bonus',
      [
        d.column('initials', 'Paid: initials, date', 'text', { width: 2.2 }),
        ...weeks.map((week) =>
          d.column(`ot${week}`, `Over 40, week ${week}`, 'number', {
            width: 1,
            decimals: 2,
            formula: overtimeHours(d.cell(`all${week}`, 'member')),
          }),
        ),
        ...weeks.map((week) =>
          d.column(`half${week}`, `Half, week ${week}`, 'currency', { width: 1, formula: weekHalf(week) }),
        ),
        d.column('overtime', 'Overtime', 'currency', {
          width: 1.1,
          formula: d.add(...weeks.map((week) => d.cell(`half${week}`))),
        }),
        d.column('pay', 'To pay', 'currency', {
          width: 1.2,
          formula: onceFilled(d.cell('share', 'member'), d.add(d.cell('share', 'member'), d.cell('overtime'))),
        }),
      ],
      Array.from({ length: crewSize }, () => ({})),
      {
        lineNumbers: true,
        totals: [
          d.total('over.total', 'Overtime on the bonus', d.sum('over', 'overtime')),
          d.total('over.pay', 'Bonus and overtime to payroll', d.sum('over', 'pay'), { strong: true }),
        ],
      },
    ),
    d.note(
      'Enter it as two pay items',
      'Bonus and overtime on bonus, each with the job and the weeks it belongs to. A wage investigator will ask for exactly that line (29 CFR 516.2), and so will the insurance auditor.',
    ),
  ],
  { audience: 'office', landscape: true },
)

/** The pool less what the others receive, each rounded to the cent. */
function firstShare(): d.Expr {
  const others = Array.from({ length: crewSize - 1 }, (_, index) => `member.${index + 2}.share`)
  return d.sub('job.pool', d.orElse(d.add(...others), 0))
}

const logPart = d.part(
  'Year',
  [
    d.section('Jobs this year', 'Jobs of the year with plan, actual, callbacks and bonus'),
    d.table(
      'year',
      'Jobs this year',
      [
        d.column('job', 'Job', 'text', { width: 2.4 }),
        d.column('foreman', 'Foreman', 'text', { width: 1.6 }),
        d.column('closed', 'Closed', 'date', { width: 1.2 }),
        d.column('plan', 'Plan and changes', 'number', { width: 1, decimals: 1 }),
        d.column('used', 'Used', 'number', { width: 0.9, decimals: 1 }),
        d.column('callback', 'Callbacks', 'number', { width: 1, decimals: 1 }),
        d.column('saved', 'Saved', 'number', {
          width: 0.9,
          decimals: 1,
          formula: onceFilled(
            d.cell('used'),
            d.sub(d.cell('plan'), d.add(d.cell('used'), d.orElse(d.cell('callback'), 0))),
          ),
        }),
        d.column('rate', 'Of plan', 'percent', {
          width: 0.9,
          decimals: 1,
          formula: d.div(d.cell('saved'), d.cell('plan')),
        }),
        d.column('bonus', 'Bonus', 'currency', { width: 1.2 }),
        d.column('overtime', 'Overtime', 'currency', { width: 1.1 }),
        d.column('paid', 'Paid on', 'date', { width: 1.2 }),
      ],
      [],
      {
        blankRows: 26,
        lineNumbers: true,
        totals: [
          d.total('year.saved', 'Hours saved', d.sum('year', 'saved'), number(1)),
          d.total('year.bonus', 'Bonus with overtime', d.add(d.sum('year', 'bonus'), d.sum('year', 'overtime'))),
        ],
      },
    ),
    d.section('Is the plan working?', 'Saved hours, callbacks and cost of the plan over the year'),
    d.fields(
      4,
      d.calculated('log.rate', 'Saved, of plan hours', 'percent', d.div('year.saved', d.sum('year', 'plan')), {
        decimals: 1,
      }),
      d.calculated(
        'log.callbacks',
        'Callbacks, of hours used',
        'percent',
        d.div(d.sum('year', 'callback'), d.sum('year', 'used')),
        { decimals: 1 },
      ),
      d.calculated('log.cost', 'Paid per hour saved', 'currency', d.round(d.div('year.bonus', 'year.saved'))),
      d.own('log.before', 'Callbacks, year before', 'percent', { decimals: 1 }),
    ),
    d.bullets(
      'Saved hours near zero on every job: the plan hours are too tight, or the crew does not believe in them. Ask the foremen.',
      'Saved hours above a quarter on every job: the estimates are too fat, and you are losing bids with them.',
      'Callbacks above the year before: stop the plan for a month, walk three roofs, and find out what is being skipped.',
    ),
  ],
  { audience: 'office', landscape: true },
)

export const crewBonusPlan = defineTemplate('member', {
  name: 'Crew Bonus Plan',
  formats: ['PDF', 'Excel'],
  description:
    'A bonus that pays for hours saved without callbacks, shared by hours, with its overtime calculated week by week.',
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
    'Most crew bonuses fail in one of three ways: they reward speed and buy callbacks, nobody on the roof can figure them out, or they break overtime law. This plan pays half of the hours saved against the plan, after a callback window, if five conditions are met, and it fits on one page a foreman can explain.',
    'The workbook does the rest. The job sheet compares plan, signed changes, actual and callback hours. The shares sheet divides the pool by hours and adds the overtime a production bonus requires, each workweek on its own. The year sheet shows whether the plan earns what it costs.',
  ],
  howToUse: [
    'Set the value of an hour, the share and the callback window, and have your attorney read the plan page.',
    'Explain it to the crew with the worked example; hand out the page.',
    'Give the plan hours with every work order, before the job starts.',
    'At closing enter actual hours by task; when the window is over enter callbacks and the five conditions.',
    'Enter hours by person and workweek; pay the last column, bonus and overtime as two items.',
    'Copy the job to the year sheet and review it once a quarter with the foremen.',
  ],
  expertGuide: [
    {
      title: 'A promised bonus counts in the regular rate',
      text: 'A bonus is left out of overtime only if the employer decides whether and how much to pay near the end of the period, and promised nothing. A plan with a formula is the opposite, whatever the pay stub calls it. The regulation’s own example: 46 hours at $12 and a $46 production bonus make $598, $13 an hour, and $637 in all.',
      cite: '29 CFR 778.110(b), 778.208, 778.211',
    },
    {
      title: 'How to spread a bonus over several weeks',
      text: 'Pay ordinary overtime as you go. When the amount is known, spread the bonus over the weeks in which it was earned, and for each week over 40 hours pay half of its hourly rate for every overtime hour. This sheet spreads it by hours on the job. A bonus set in advance as one percentage of all earnings, overtime included, needs no second calculation, but a flat pool divided among people is not that.',
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
      text: 'Half of the saving is enough for people to feel it and for you to keep the rest after taxes and overtime. The cap keeps a padded plan from paying out and a reckless day from paying at all. Thirty days and one good rain show most workmanship leaks; ninety days is too far off to motivate anyone.',
    },
  ],
  pages: { main: 8 },
  subject: 'Production bonus for hours saved without callbacks, with overtime on the bonus',
  intro:
    'Hours saved against the plan, without callbacks, pay the crew half. The rules are on the first sheet, one job on the next, and each person’s share and overtime after it.',
  keywords: ['bonus', 'production', 'overtime', 'crew'],
  parts: () => [rulePart, jobPart, sharePart, logPart],
})
