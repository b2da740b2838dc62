import { defineTemplate } from '@/data/shared/define-template'
import { adoption, receipt } from '@/data/shared/hr/policies'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const attendanceAndCallInPolicy = defineTemplate('hr', {
  name: 'Attendance and Call-In Policy',
  group: 'Policies & Procedures',
  description:
    'Attendance rules for roofing crews: start times, how to call in, rain days and what is paid, absences that never count, steps.',
  tags: [
    'attendance policy',
    'call in',
    'no call no show',
    'rain day',
    'weather policy',
    'lateness',
    'reporting pay',
    'sick leave',
    'tardiness',
    'absence policy',
    'rain out',
    'points system',
    'show up pay',
    'weather day',
    'calling off work',
  ],
  fullDescription: [
    'A crew of four that is one short cannot load a roof. The policy is plain about calling in, and just as plain about the company’s side: by when a rain day is called, who calls, and what is paid if somebody is sent home.',
    'A table says which absences count and which never do. That second half is what most attendance policies lack and what most attendance lawsuits are about.',
  ],
  howToUse: [
    'Look up reporting-pay, sick-leave and scheduling law of your states and cities, then fill in times and numbers.',
    'Decide who calls a rain day, and by when; then always keep to it.',
    'Keep the log of absences in the time-off tracker, with hours and without diagnoses.',
    'Apply the steps to everyone alike, the foreman’s cousin included.',
    'Before each step ask whether one of the days was protected.',
  ],
  expertGuide: [
    {
      title: 'Points and protected days',
      text: 'A point system may not give points for leave that law protects: family and medical leave, sick time under state law, military duty, jury duty, absence that is an accommodation, a work injury. New York says so expressly for all protected absences. Take the days out before you count.',
      cite: '29 CFR 825.220(c); N.Y. Lab. Law 215(1)(a); 42 U.S.C. 12112(b)(5)',
    },
    {
      title: 'Sent home in the rain',
      text: 'Federal law pays the time worked, including waiting that you were asked to do. Several states want a minimum for reporting: California’s order for on-site construction, New York, Massachusetts and others. Calling before the start is what saves it.',
      cite: '29 CFR 785.15; 8 CCR 11160; 12 NYCRR 142-2.3; 454 CMR 27.04',
    },
    {
      title: 'No call, no show',
      text: 'Many policies treat three days as leaving the job. Try to reach the person and the emergency contact first. The reason has been a hospital more than once.',
    },
  ],
  pages: { main: 2 },
  subject: 'Start times, calling in, rain days, absences that count and that do not',
  intro: 'When we start, how you tell us you cannot come, and how we tell you that a day is rained out.',
  required: ['policy.from', 'policy.states', 'policy.contact', 'policy.phone', 'time.callIn'],
  parts: () => [
    d.part('Policy', [
      d.section('In force'),
      adoption('Call-in person'),
      d.section('Times and numbers', 'Start, call-in time and rain-day call'),
      d.fields(
        4,
        d.own('time.shop', 'Start at the shop'),
        d.own('time.site', 'Start at the job'),
        d.own('time.callIn', 'Call in by'),
        d.choice('time.how', 'How', ['Call or text', 'Call', 'Text']),
        d.own('rain.by', 'Rain day called by'),
        d.own('rain.who', 'Decided by'),
        d.own('rain.how', 'You hear of it by'),
        d.own('rain.paid', 'Paid if sent home (hours)', 'number', { decimals: 1 }),
      ),
      d.section('Your side', 'What we ask of everyone'),
      d.clauses(
        [
          'Be ready',
          'At the start time you are at the place, dressed and fit to work. Loading and the morning meeting are paid time.',
        ],
        [
          'Call in',
          'If you cannot come or will be late, tell the call-in person yourself, by the time above, each day. If you cannot call, have somebody call as soon as it is possible.',
        ],
        [
          'Say enough',
          'We need to know that you are not coming and when you expect to be back. You do not have to name an illness. If it may be protected leave or a work injury, say so in any words; the office helps with the paperwork.',
        ],
        ['Leaving early', 'Tell the foreman before you go. Nobody leaves a roof open or a partner alone on a line.'],
        [
          'Doctor’s note',
          'We ask for one only as state law allows, as a rule after three days in a row. It goes to the office and not to the foreman.',
        ],
        [
          'Planned days',
          'Ask two weeks ahead. In storm season we may have to say no, except to leave that the law protects.',
        ],
      ),
      d.section('Our side', 'Rain days, waiting and schedule'),
      d.clauses(
        ['Rain day', 'We decide by the time above and tell you by the way above. If you have heard nothing, come.'],
        [
          'Sent home',
          'If you came because we did not call, you are paid for the time until release, and at least the hours above or what state law sets, whichever is more.',
        ],
        ['Waiting', 'If we ask you to wait for the rain to stop, the clock runs.'],
        [
          'Other work',
          'Shop work, training or repairs inside may be offered. It is paid, and taking it is up to you unless it was scheduled.',
        ],
        ['Lightning, wind, ice, heat', 'Nobody goes up because of the calendar. The foreman may stop; so may you.'],
        ['Make-up days', 'We announce Saturday work by Thursday if we can. Hours over 40 in the week are overtime.'],
      ),
      d.section('What counts and what does not', 'Absences that count and absences that never do'),
      d.table(
        'absence',
        'Absences',
        [
          d.column('kind', 'Absence', 'text', { width: 4.6, fixed: true }),
          d.column('counts', 'Counts', 'text', { width: 1.4, fixed: true }),
          d.column('points', 'Points', 'number', { width: 0.9, decimals: 1 }),
        ],
        [
          { group: 'Never counts' },
          { kind: 'Sick time under state or city law; family and medical leave', counts: 'No' },
          { kind: 'Work injury, and doctor visits for it', counts: 'No' },
          { kind: 'Pregnancy, disability or religious accommodation', counts: 'No' },
          { kind: 'Military duty, jury, witness, voting, emergency responder', counts: 'No' },
          { kind: 'Leave after domestic violence, as state law gives it', counts: 'No' },
          { kind: 'Approved time off, rain day, day off for lack of work', counts: 'No' },
          { kind: 'Refusing in good faith to do work that could kill or badly hurt', counts: 'No' },
          { group: 'Counts' },
          { kind: 'Late, called in', counts: 'Yes' },
          { kind: 'Late, not called in', counts: 'Yes' },
          { kind: 'Absent, called in, not covered above', counts: 'Yes' },
          { kind: 'Absent, no call', counts: 'Yes' },
        ],
      ),
      d.section('Steps', 'Steps within twelve months'),
      d.fields(
        4,
        d.own('step.talk', 'Conversation at (points)', 'number', { decimals: 1 }),
        d.own('step.written', 'Written warning at', 'number', { decimals: 1 }),
        d.own('step.final', 'Final warning at', 'number', { decimals: 1 }),
        d.own('step.end', 'May be dismissed at', 'number', { decimals: 1 }),
      ),
      d.bullets(
        'Points expire after twelve months.',
        'We hear you before each step. Tell us then if a day was protected.',
        'Three days without a call may be treated as leaving the job, after we have tried to reach you and your emergency contact.',
        'Steps may be skipped or softened where the facts call for it, for everyone by the same measure.',
      ),
      ...receipt(),
      notEmploymentAdvice(
        '29 CFR 785.15, 825.220(c)',
        '29 CFR 1977.12(b)(2)',
        '38 U.S.C. 4311',
        '42 U.S.C. 12112(b)(5), 2000gg-1',
        'state reporting-pay and sick-leave law',
      ),
    ]),
  ],
})
