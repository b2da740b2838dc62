import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const skillsOf = (name: string, skills: readonly (readonly [string, string])[]): d.Block =>
  d.checklist(name, skills, ['Saw', 'Helped', 'Alone'], [d.extra('seen', 'Seen by, date', 1.6)], { itemLabel: 'Skill' })

/** The date that many days after the first; blank until the first is given. */
const daysAfterStart = (days: number) => d.when('plan.start', '>', 0, d.add('plan.start', days), 0)

export const first90DaysPlan = defineTemplate('hr', {
  name: 'First 90 Days Plan',
  group: 'Onboarding',
  telling: 'Weeks 10 to 13: work with a check',
  description:
    'Ninety-day plan for a new roofer: skills by week with foreman sign-off, three meetings, goals and what the company does in return.',
  tags: [
    '90 day plan',
    'new hire',
    'ramp up',
    'training plan',
    'roofer skills',
    'first week',
    'retention',
    'roofer training',
    'ninety day plan',
    'new roofer',
    'green hand',
    'skills sign-off',
    'mentor',
    'probation period',
  ],
  fullDescription: [
    'Twelve weeks in four blocks: watch and tie off, tear off and dry in, field and simple details, work with a check. Each skill is signed by someone who saw it on a roof, with “saw”, “helped” or “alone”.',
    'Three fifteen-minute meetings are part of the plan, with the questions printed. It ends where the 90-day review begins.',
  ],
  howToUse: [
    'Enter the first day: the meeting dates follow. Give a copy to the new person and the foreman.',
    'Take out the skills of systems you do not install, and add your own.',
    'Sign on the roof, the same day.',
    'Hold the three meetings even in a busy week; they are what keeps people.',
    'Take the finished plan into the 90-day review.',
  ],
  expertGuide: [
    {
      title: 'Do not call it probation',
      text: 'A “probationary period” suggests that afterward a job is safe. Call it the first 90 days, and leave employment at will as it was. Montana has a statutory probationary period; there, have counsel write the length and any extension.',
      cite: 'Mont. Code 39-2-904',
    },
    {
      title: 'New people get hurt first',
      text: 'Heat, heights and tools are new all at once. OSHA’s heat guidance starts new workers with about a fifth of the day in full heat and adds a fifth a day. Keep new people off the edge, off hot work and out of attics alone in the first weeks.',
      cite: '29 U.S.C. 654(a)(1); 29 CFR 1926.21(b)(2)',
    },
    {
      title: 'Sign what you saw',
      text: 'A sign-off in the truck at the end of the month is a guess. Two minutes after the valley was cut it is a fact: good for the raise, and good on the day somebody asks whether the person was trained.',
    },
  ],
  pages: { main: 2 },
  subject: 'Skills, meetings and goals for a new roofer’s first 90 days',
  intro: 'What you will learn, week by week, and what we owe you for it. Your foreman signs what was seen on the roof.',
  required: ['plan.foreman', 'plan.buddy', 'plan.start'],
  parts: () => [
    d.part('Plan', [
      d.section('Who and when'),
      d.fields(
        4,
        d.field('person.name', { label: 'New employee' }),
        d.own('plan.foreman', 'Foreman'),
        d.own('plan.buddy', 'Buddy'),
        d.choice('plan.system', 'Main system', [
          'Shingle',
          'Metal',
          'Single-ply',
          'Tile or slate',
          'Modified or built-up',
          'Mixed',
        ]),
        d.own('plan.start', 'First day', 'date'),
        d.calculated('plan.day30', 'Meeting on day 30', 'date', daysAfterStart(30)),
        d.calculated('plan.day60', 'Meeting on day 60', 'date', daysAfterStart(60)),
        d.calculated('plan.day90', 'Review on day 90', 'date', daysAfterStart(90)),
      ),
      d.section('Weeks 1 and 2: watch and tie off', 'Skills of weeks 1 and 2'),
      skillsOf('a', [
        ['Puts on, checks and adjusts the harness', 'finds the planted defect'],
        ['Sets and ties a ladder', '4 to 1, three feet above, secured'],
        ['Sets up ground protection and the debris zone', 'nobody walks below'],
        ['Knows the names of the parts of a roof', 'ten shown, ten named'],
        ['Runs the magnet and closes the site', 'customer’s eye view'],
      ]),
      d.section('Weeks 3 to 5: tear off and dry in', 'Skills of weeks 3 to 5'),
      skillsOf('b', [
        ['Tears off in the right order and keeps the deck clear', 'top down, no piles'],
        ['Finds bad deck and marks it', 'photo before it is covered'],
        ['Nails a sheet: gaps, edges, pattern', 'checked by the lead'],
        ['Lays underlayment and ice barrier with the right laps', 'water runs over'],
        ['Sets drip edge in the right order at eave and rake', 'lapped and fastened'],
        ['Closes the roof for the night', 'tie-in shown and signed'],
      ]),
      d.section('Weeks 6 to 9: field and simple details', 'Skills of weeks 6 to 9'),
      skillsOf('c', [
        ['Starter and first courses, straight', 'string line'],
        ['Fasteners: number, place, depth', 'ten pulled, ten right'],
        ['Field work at a steady pace on one plane', 'offset and exposure right'],
        ['Pipe boot, from cut to seal', 'no nail where water runs'],
        ['Loads by hoist and by hand without hurting a back', 'asks for a second person'],
      ]),
      d.section('Weeks 10 to 13: work with a check', 'Skills of weeks 10 to 13'),
      skillsOf('d', [
        ['Valley or seam as the company does it', 'lead checks'],
        ['Step flashing on a straight wall', 'kick-out included'],
        ['Ridge or termination', 'vent open, cap straight'],
        ['Reads the work order and finds the next task', 'without being sent'],
        ['Explains to a customer what is happening, and whom to ask', 'promises nothing'],
      ]),
      d.section('Three fifteen-minute meetings', 'Meetings on days 30, 60 and 90, with questions'),
      d.table(
        'talk',
        'Talks',
        [
          d.column('ask', 'Ask', 'text', { width: 3, fixed: true }),
          d.column('day30', 'Day 30', 'text', { width: 2 }),
          d.column('day60', 'Day 60', 'text', { width: 2 }),
          d.column('day90', 'Day 90', 'text', { width: 2 }),
        ],
        [
          { ask: 'What do you do well now?' },
          { ask: 'What was not explained to you?' },
          { ask: 'Did you ever feel unsafe?' },
          { ask: 'Hours and pay as agreed?' },
          { ask: 'One skill for the next weeks' },
        ],
      ),
      d.section('What we owe you', 'What the company does in return'),
      d.bullets(
        'A buddy who does not mind the question asked for the third time.',
        'Gear that fits, training that is paid, and an answer on the day you ask.',
        'A clear yes, no or not yet on day 90, with reasons and with the pay that goes with it.',
      ),
      d.note('Still at will', 'The plan is a promise to teach, not a contract for 90 days or any time after them.'),
      d.signatures([
        { name: 'employee', role: 'Employee' },
        { name: 'foreman', role: 'Foreman' },
      ]),
      notEmploymentAdvice('29 CFR 1926.21(b)(2), 1926.503', 'Mont. Code 39-2-904'),
    ]),
  ],
})
