import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

type Task = readonly [task: string, note: string]

const stage = (name: string, tasks: readonly Task[]): d.Block =>
  d.checklist(name, tasks, ['Done', 'N/A'], [d.extra('who', 'Who', 1), d.extra('date', 'Date', 1)], {
    itemLabel: 'Step',
  })

export const newHireOnboardingChecklist = defineTemplate('hr', {
  name: 'New Hire Onboarding Checklist',
  group: 'Onboarding',
  demand: [0.23, 'Companies that have grown.'],
  telling: '1. Before the first day',
  description:
    'Onboarding for roofers from signed offer to the end of week two: gear, training before the roof, buddy, payroll, first review.',
  popular: true,
  tags: [
    'onboarding checklist',
    'new hire',
    'first day',
    'orientation',
    'safety orientation',
    'roofer training',
    'buddy',
    'new employee checklist',
    'roofer onboarding',
    'crew orientation',
    'fall protection training',
    'harness fitting',
    'first week',
    'site orientation',
  ],
  fullDescription: [
    'A roofer decides within two weeks whether to stay, and gets hurt most easily in the same two weeks. This list takes care of both: someone who expects them, gear that fits, training before the first ladder, and a foreman who asks on Friday how it went.',
    'Five stages with a name and a date on every step. Paperwork has its own list; here it is one line, so that it does not push out the welcome.',
  ],
  howToUse: [
    'Open it on the day the offer is signed, and name one person who owns it.',
    'Order gear in the right size before the first day; ask for sizes by text.',
    'Do not let anyone on a roof before the stage “Before the first roof” is complete.',
    'Let the new person sign for what they were shown, in their language.',
    'Close it at the end of week two and go on with the 90-day plan.',
  ],
  expertGuide: [
    {
      title: 'Training before exposure',
      text: 'Fall-protection training comes before work at six feet or more, by a competent person, and it is certified in writing with name, date and signature. Ladder, hazard-communication and heat training belong to the same day. A signature on a stack of sheets is not training if the person could not understand them.',
      cite: '29 CFR 1926.503, 1926.1060, 1910.1200(h), 1926.21(b)(2)',
    },
    {
      title: 'You pay for the gear',
      text: 'Harness, lanyard, hard hat, eye and hearing protection are provided and paid for by the employer and must fit the person. Ordinary work boots and clothing may be the employee’s.',
      cite: '29 CFR 1926.95(c), (d)',
    },
    {
      title: 'Orientation is working time',
      text: 'The first morning with forms and films is paid, and so is the drug test you ask for after the person has started. Get the timesheet going at the first minute.',
      cite: '29 CFR 785.27, 785.43',
    },
  ],
  pages: { main: 2 },
  subject: 'Onboarding steps from signed offer to the end of week two',
  intro: 'One person owns this list. Nobody goes on a roof until the third stage is done.',
  required: ['person.position', 'hire.start', 'hire.owner'],
  parts: () => [
    d.part(
      'Checklist',
      [
        d.section('New employee'),
        d.fields(
          4,
          d.field('person.name', { label: 'Name' }),
          d.field('person.position', { label: 'Job' }),
          d.own('hire.start', 'First day', 'date'),
          d.own('hire.owner', 'Owner of this list'),
          d.own('hire.foreman', 'Foreman'),
          d.own('hire.buddy', 'Buddy'),
          d.choice('hire.language', 'Training language', ['English', 'Spanish', 'Other']),
          d.own('hire.sizes', 'Sizes: vest, gloves, harness'),
        ),
        d.section('1. Before the first day', 'Steps before the first day'),
        stage('before', [
          ['Signed offer and met conditions on file', 'age 18 or over for roof work'],
          ['Message with time, place, parking, what to bring and whom to ask for', 'two days ahead'],
          ['Gear ordered in the right size', 'harness, helmet, glasses, gloves, vest'],
          ['Payroll set up with rate, workweek and payday', 'timesheet ready'],
          ['Crew told who is coming and what they can already do', 'by the foreman'],
          ['Workers’ compensation carrier covers the job class and state', 'before the first hour'],
        ]),
        d.section('2. First day', 'Steps on the first day'),
        stage('first', [
          ['Someone meets them at the door', 'name known, coffee ready'],
          ['Paperwork by the separate list; I-9 section 1 today', 'one hour, not four'],
          ['Tour: shop, restroom, first aid, exits, where things are kept', 'with the buddy'],
          ['Hours, breaks, rain days, call-in number, payday', 'said aloud and given on paper'],
          ['Handbook and policies gone through; questions answered', 'copy to keep'],
          ['Tools and gear issued and signed for', 'nothing deducted for protective gear'],
          ['How to report an injury, a hazard or harassment, and that nobody is punished for it', 'two names to call'],
        ]),
        d.section('3. Before the first roof', 'Training and checks before the first roof'),
        stage('roof', [
          ['Fall-protection training with certificate', '29 CFR 1926.503'],
          ['Harness fitted and inspected together; clips in and out three times', 'competent person watches'],
          ['Ladder training', '29 CFR 1926.1060'],
          ['Hazard communication: adhesives, primers, silica dust', 'safety data sheets shown'],
          ['Heat plan: water, shade, shorter days in the first week', 'new workers get used to heat in steps'],
          ['Emergency plan and rescue: who calls, who lowers', 'address of the day’s site'],
          ['Tools that they will use, shown and tried on the ground', 'nail gun, cutter, hoist'],
        ]),
        d.safetyNote(
          'No exceptions for experience',
          'Twenty years on roofs do not replace the training certificate of this company. It takes a morning.',
        ),
        d.section('4. Week one', 'Steps in week one'),
        stage('week1', [
          ['Works within sight of the buddy each day', 'no lone work, no edge work alone'],
          ['Foreman shows the company’s way for three details', 'starter, pipe boot, night seal'],
          ['I-9 section 2 finished within three business days', 'office'],
          ['Friday talk of ten minutes: what was good, what was unclear', 'foreman writes two lines'],
          ['First timesheet checked together', 'travel and loading included'],
        ]),
        d.section('5. Week two', 'Steps in week two and closing'),
        stage('week2', [
          ['State new-hire report sent', 'within the state’s time, 20 days at most'],
          ['First paycheck explained line by line', 'rate, overtime, taxes'],
          ['Ties off without being told, every time', 'foreman has watched'],
          ['Knows the next skill to learn and who teaches it', '90-day plan opened'],
          ['Owner or manager has talked with them for five minutes', 'and knows their first name'],
          ['Asked: “What almost made you leave?”', 'answer acted on'],
        ]),
        d.signatures([
          { name: 'employee', role: 'Employee: I was shown and could ask' },
          { name: 'owner', role: 'Owner of this list' },
        ]),
        notEmploymentAdvice(
          '29 CFR 1926.21, 1926.95, 1926.503, 1926.1060',
          '29 CFR 785.27',
          '29 CFR 570.67',
          '42 U.S.C. 653a',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
