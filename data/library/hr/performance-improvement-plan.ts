import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const performanceImprovementPlan = defineTemplate('hr', {
  name: 'Performance Improvement Plan',
  group: 'Performance Management',
  telling: 'Goals and help',
  description:
    'Improvement plan for roofing employees: what is missing in facts, up to four goals, help, weekly check-ins, result and next step.',
  tags: [
    'performance improvement plan',
    'PIP',
    'coaching',
    'performance goals',
    'underperformance',
    'documentation',
    'check-in',
    'corrective action plan',
    'employee coaching',
    'roofer performance',
    'last chance',
    'goals and check-ins',
    'improvement goals',
  ],
  fullDescription: [
    'A plan that is meant to work: what is missing, as dates and facts; what good looks like, so that it can be counted; what the company does to help; and a short meeting every week with a line for the result.',
    'A page for the office comes before the meeting. It asks whether the person was trained, whether others are treated the same, and whether a complaint, an injury or a leave lies close by.',
  ],
  howToUse: [
    'Answer the office page first, and stop if one answer worries you.',
    'Write at most four goals, each with a number or something a foreman can see.',
    'Give 30 to 60 days. Safety rules do not belong in a plan; they apply today.',
    'Hold the weekly check-in even when things go well, and above all then.',
    'End on the date with one of three results, in writing.',
  ],
  expertGuide: [
    {
      title: 'A plan is not the first step of a dismissal',
      text: 'If the decision is made, do not stage a plan; it costs eight weeks and convinces nobody. If it is open, mean it: more than one person has become a foreman after one.',
    },
    {
      title: 'When a condition is mentioned',
      text: 'If the employee says that health, medicine, pregnancy or faith is behind it, the plan pauses for a conversation about accommodation. You need not lower the standard of production, but you must look for a way to meet it.',
      cite: '42 U.S.C. 12112(b)(5), 2000e(j), 2000gg-1; 29 CFR 1630.2(o)(3)',
    },
    {
      title: 'Timing',
      text: 'A plan that starts a week after a wage complaint, an injury report or a leave looks like the answer to it. Either the facts are older and written, or wait and have counsel look at it.',
      cite: '29 U.S.C. 215(a)(3), 660(c), 2615; 42 U.S.C. 2000e-3',
    },
  ],
  subject: 'Plan with goals, help and dates to bring performance up to the job',
  intro: 'What is missing, what good looks like, what help there is, and when we look. We want this to work.',
  required: ['plan.manager', 'plan.start', 'plan.end', 'fact', 'fact.what', 'goal', 'goal.goal', 'goal.by'],
  parts: () => [
    d.part('Plan', [
      d.section('Employee and period'),
      d.fields(
        4,
        d.field('person.name', { label: 'Employee' }),
        d.field('person.position', { label: 'Job' }),
        d.own('plan.manager', 'Manager'),
        d.own('plan.mentor', 'Who helps'),
        d.own('plan.start', 'Plan starts', 'date'),
        d.own('plan.middle', 'Halfway meeting', 'date'),
        d.own('plan.end', 'Plan ends', 'date'),
        d.choice('plan.checkins', 'Check-in', ['Every week', 'Every two weeks']),
      ),
      d.section('What is missing', 'Facts behind the plan'),
      d.table(
        'fact',
        'Facts',
        [
          d.column('date', 'Date', 'date', { width: 1.2 }),
          d.column('what', 'What happened or was missing: job, task, figure', 'text', { width: 4.4 }),
          d.column('standard', 'What the job asks', 'text', { width: 2.6 }),
          d.column('told', 'Told on', 'date', { width: 1.2 }),
        ],
        [],
        { blankRows: 5, lineNumbers: true },
      ),
      d.section('Goals and help', 'Up to four goals with measure, date and help'),
      d.table(
        'goal',
        'Goals',
        [
          d.column('goal', 'Goal: what will be seen or counted', 'text', { width: 3.4 }),
          d.column('by', 'By', 'date', { width: 1.2 }),
          d.column('how', 'How we measure', 'text', { width: 2.2 }),
          d.column('help', 'Help from us', 'text', { width: 2.2 }),
        ],
        [],
        { blankRows: 4, lineNumbers: true },
      ),
      d.p(
        'For example: “Ten boots in a row without a correction, checked by the lead before they are covered”, and not “better attitude”.',
        'A goal that can be kept.',
      ),
      d.section('Check-ins', 'Weekly check-ins with result by goal'),
      d.table(
        'check',
        'Check-ins',
        [
          d.column('date', 'Date', 'date', { width: 1.2 }),
          d.column('g1', '1', 'select', { width: 0.9, options: ['On', 'Part', 'Off'] }),
          d.column('g2', '2', 'select', { width: 0.9, options: ['On', 'Part', 'Off'] }),
          d.column('g3', '3', 'select', { width: 0.9, options: ['On', 'Part', 'Off'] }),
          d.column('g4', '4', 'select', { width: 0.9, options: ['On', 'Part', 'Off'] }),
          d.column('note', 'What was seen, what changes this week', 'text', { width: 4 }),
          d.column('initials', 'Initials', 'text', { width: 0.9 }),
        ],
        [],
        { blankRows: 8 },
      ),
      d.section('Employee’s view', 'What the employee sees and needs'),
      d.fields(
        2,
        d.own('employee.view', 'How I see it', 'multiline', { lines: 3 }),
        d.own('employee.need', 'What would help me', 'multiline', { lines: 3 }),
      ),
      d.bullets(
        'If something outside work or a health condition stands in the way, tell us. We keep it confidential and look for a change that helps.',
        'Safety rules and respect are due from today, plan or no plan.',
        'The plan may end early if goals are met or if things get worse. It is no contract, and employment stays at will.',
      ),
      d.signatures(
        [
          { name: 'employee', role: 'Employee: received' },
          { name: 'manager', role: 'Manager' },
        ],
        'Signing says that we talked about it. You may add a page of your own.',
      ),
      d.section('Result', 'Result at the end of the plan'),
      d.fields(
        4,
        d.choice('result.answer', 'Result', ['Met, plan closed', 'Extended once', 'Other job here', 'Not met']),
        d.own('result.until', 'Extended until', 'date'),
        d.own('result.date', 'Told on', 'date'),
        d.own('result.by', 'By'),
        d.own('result.reasons', 'Reasons, goal by goal', 'multiline', { span: 4, lines: 2 }),
      ),
    ]),
    d.part(
      'Office, before the meeting',
      [
        d.section('Is a plan right?', 'Questions for the office before the meeting'),
        d.checklist(
          'before',
          [
            ['The standard was known', 'job description, training or an earlier conversation'],
            ['The person was trained for what is missing', 'date and trainer'],
            ['Tools, crew and time were there to do it', 'not a supply problem'],
            ['Others in the same place are treated the same', 'compare two people'],
            ['No recent complaint, injury, leave or accommodation request', 'if there is: counsel first'],
            ['The last review fits these facts', 'or we can say what changed'],
            ['The decision is really open', 'if not, do not use a plan'],
            ['Somebody has time to help every week', 'name on page one'],
          ],
          ['Yes', 'No', 'Ask counsel'],
          [d.extra('note', 'Note', 2)],
          { itemLabel: 'Question' },
        ),
        d.fields(2, d.own('before.by', 'Answered by, date'), d.own('before.read', 'Read by a second manager, date')),
        d.note(
          'Keep it',
          'Plan, check-ins and result stay in the personnel file; medical words go to the medical file.',
        ),
        notEmploymentAdvice('42 U.S.C. 12112(b)(5), 2000e-3, 2000gg-1', '29 U.S.C. 215(a)(3), 660(c), 2615'),
      ],
      { audience: 'office' },
    ),
  ],
})
