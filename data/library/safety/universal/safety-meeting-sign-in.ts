import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const safetyMeetingSignIn = defineTemplate('safety', {
  name: 'Safety Meeting Sign-In',
  group: 'universal',
  demand: [0.905, 'Nearly every job.'],
  telling: 'Attendance',
  description:
    'Weekly safety meeting sheet: topic and points, what the crew raised, open items from last time, bilingual sign-in, make-up talks.',
  tags: [
    'safety meeting',
    'toolbox talk sign-in',
    'tailgate meeting',
    'attendance sheet',
    'weekly safety meeting',
    'sign-in sheet',
    'crew meeting',
    'bilingual',
    'make-up training',
  ],
  fullDescription: [
    'A sign-in sheet that proves only that twenty people held a pen is worth little. This one also records what was said, what the crew asked, what was shown by hand, and what became of last week’s open items.',
    'One page for the talk and one for the names. The points have a line for where they apply on this roof, because a talk about ladders is heard when it is about that ladder. The statement above the signatures stands in English and Spanish.',
    'Those who were absent get a make-up talk, with date and signature. It works for a weekly meeting, a Monday tailgate or a stand-down after an incident, for our own people and for subcontractors.',
  ],
  howToUse: [
    'Choose one topic that the crew will meet this week, and write three or four points before you start.',
    'Begin with the open items of last time: closed, or why not.',
    'Show something by hand: a harness, a set-up, a tag.',
    'Ask, and write down what the crew answers and raises.',
    'Pass the sheet; the number on site and the number present give the share.',
    'Hold the make-up talk before an absent person does that task.',
  ],
  expertGuide: [
    {
      title: 'How often?',
      text: 'Federal construction rules do not fix a meeting interval; they ask for instruction in the hazards of the work and frequent, regular inspections. California is stricter: supervisors hold toolbox or tailgate meetings at least every 10 working days. Weekly satisfies both, and the morning talk is in addition.',
      cite: '29 CFR 1926.21(b)(2), 1926.20(b)(2); Cal. Code Regs. tit. 8, § 1509(e)',
    },
    {
      title: 'A meeting is not a certification',
      text: 'Fall protection training needs a written certification of its own, with the name of the person trained, the dates, and the signature of the trainer or employer. Respirators, silica, asbestos and forklifts have their own contents. Use the talk to refresh, not to replace.',
      cite: '29 CFR 1926.503(b); 1910.134(k); 1910.178(l)(6)',
    },
    {
      title: 'What the crew raised is the best part',
      text: 'Write it down, name an owner, and read it out next week. A crew that sees its points closed tells you about the soft deck before someone stands on it. It also shows that hazards can be reported without fear.',
      cite: '29 CFR 1904.35(b)(1)(iv); OSH Act § 11(c), 29 U.S.C. § 660(c)',
    },
  ],
  subject: 'Record of a safety meeting with attendance',
  intro: 'One topic, fifteen minutes, a look at the real thing. Keep it with the job file.',
  keywords: ['safety meeting', 'sign-in', 'toolbox talk'],
  pages: { main: 2 },
  required: ['meeting.date', 'meeting.topic', 'meeting.leader'],
  parts: () => [
    d.part(
      'Meeting',
      [
        d.section('Meeting'),
        d.fields(
          4,
          d.field('job.name', { span: 2 }),
          d.field('job.number'),
          d.own('meeting.date', 'Date', 'date'),
          d.own('meeting.topic', 'Topic', 'text', { span: 2 }),
          d.own('meeting.leader', 'Led by'),
          d.own('meeting.language', 'Languages used'),
        ),
        d.section('Open items from last time', 'Open items from last time: closed or why not'),
        d.table(
          'open',
          'Open items',
          [
            d.column('item', 'Item', 'text', { width: 4 }),
            d.column('who', 'Who', 'text', { width: 1.5 }),
            d.column('state', 'State', 'select', { options: ['Closed', 'In hand', 'Not started'], width: 1.3 }),
            d.column('why', 'If not closed: why, and by when', 'text', { width: 3 }),
          ],
          [],
          { blankRows: 2, lineNumbers: true },
        ),
        d.section('Points made', 'Points made, and where they apply on this roof'),
        d.table(
          'point',
          'Points made',
          [
            d.column('point', 'What was said', 'text', { width: 4 }),
            d.column('rule', 'Rule or data sheet', 'text', { width: 1.8 }),
            d.column('where', 'Where on this roof', 'text', { width: 2.6 }),
          ],
          [],
          { blankRows: 3, lineNumbers: true },
        ),
        d.fields(
          2,
          d.own('meeting.shown', 'Shown by hand (equipment, set-up, tag)'),
          d.own('meeting.questions', 'Asked, and what the crew answered'),
        ),
        d.section('Raised by the crew', 'Hazards and ideas raised by the crew, with owner and date'),
        d.table(
          'raised',
          'Raised by the crew',
          [
            d.column('what', 'Hazard or idea', 'text', { width: 4 }),
            d.column('action', 'What we do', 'text', { width: 3 }),
            d.column('who', 'Who', 'text', { width: 1.4 }),
            d.column('due', 'By', 'date'),
          ],
          [],
          { blankRows: 2, lineNumbers: true },
        ),
      ],
      { audience: 'crew' },
    ),
    d.part(
      'Sign-in',
      [
        d.section('Before they sign'),
        d.tickList('understood', [
          ['Held in words that each person understands', '29 CFR 1926.21(b)(2); 1926.503(a)'],
          ['Changes on site since last time explained', '29 CFR 1926.21(b)(2)'],
          ['Injuries and near misses told, without blame', '29 CFR 1904.35(b)(1)'],
          ['Everyone could name the competent person', '29 CFR 1926.32(f)'],
        ]),
        d.section('Attendance', 'Attendance, with the share of people on site'),
        d.fields(
          3,
          d.own('attendance.onSite', 'People on site today', 'number', { decimals: 0 }),
          d.own('attendance.present', 'Present at the talk', 'number', { decimals: 0 }),
          d.calculated(
            'attendance.share',
            'Share present',
            'percent',
            d.div(d.ref('attendance.present'), d.ref('attendance.onSite')),
            { decimals: 0 },
          ),
        ),
        d.p(
          'I was there, could ask questions, and know that I may stop work that is not safe. Estuve presente, pude hacer preguntas y sé que puedo parar el trabajo si no es seguro.',
        ),
        d.table(
          'crew',
          'Attendance',
          [
            d.column('name', 'Name, employer / Nombre', 'text', { width: 2.6 }),
            d.column('signature', 'Signature / Firma', 'text', { width: 2.4 }),
            d.column('name2', 'Name, employer / Nombre', 'text', { width: 2.6 }),
            d.column('signature2', 'Signature / Firma', 'text', { width: 2.4 }),
          ],
          [],
          { blankRows: 7 },
        ),
        d.section('Make-up talks', 'Make-up talks for those who were absent'),
        d.table(
          'makeUp',
          'Make-up talks',
          [
            d.column('name', 'Absent', 'text', { width: 2.4 }),
            d.column('date', 'Talk held', 'date', { width: 1.3 }),
            d.column('by', 'By', 'text', { width: 1.6 }),
            d.column('signature', 'Signature', 'text', { width: 2.8 }),
          ],
          [],
          { blankRows: 2 },
        ),
        d.signatures([{ name: 'leader', role: 'Meeting leader' }]),
        rulesNote('Instruction: 29 CFR 1926.21(b)(2). This is not the fall certification of 29 CFR 1926.503(b).'),
      ],
      { audience: 'crew' },
    ),
  ],
})
