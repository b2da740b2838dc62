import { defineTemplate } from '@/data/shared/define-template'
import { demandTable, dutyTable, jobClosing, jobFacts } from '@/data/shared/hr/jobs'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const crewForemanJobDescription = defineTemplate('hr', {
  name: 'Crew Foreman Job Description',
  group: 'Hiring & Recruiting',
  demand: [0.22, 'Companies that have grown.'],
  telling: 'What you decide',
  description:
    'Job description for a roofing foreman: safety, quality, production, customer and paperwork, with what a foreman decides alone.',
  tags: [
    'job description',
    'foreman',
    'crew leader',
    'competent person',
    'supervisor',
    'hiring',
    'authority',
    'roofing foreman',
    'crew lead',
    'lead roofer',
    'working foreman',
    'superintendent',
    'foreman duties',
    'job posting',
  ],
  fullDescription: [
    'A foreman is the one person on the roof who may say stop. This description names what that person answers for, in the field and on paper, and puts the limits of authority in a table: what they decide alone, what they ask about, and what stays with the office.',
    'Written for a working foreman who installs as well as leads, which is what most roofing companies have, and which usually decides the overtime question.',
  ],
  howToUse: [
    'Go through the table of decisions with the person, and enter your own limits in dollars.',
    'Adapt duties and shares; a foreman of three people installs more than one of ten.',
    'Leave overtime as paid unless counsel has looked at the actual duties and salary.',
    'Sign it together, and give it to the crew to read as well.',
    'Look at it again at each review.',
  ],
  expertGuide: [
    {
      title: 'A working foreman is usually owed overtime',
      text: 'A title and a salary do not make a manager. Somebody whose main duty is the manual work on a roof is not exempt, however well paid, and neither is a working supervisor who mostly does the same work as the crew. Pay by the hour, or have counsel test the duties and the salary level.',
      cite: '29 CFR 541.3(a), 541.100, 541.106',
    },
    {
      title: 'Competent person, in writing',
      text: 'OSHA asks for a competent person who can recognize hazards and has the authority to correct them at once. Make the authority visible: name it here, tell the crew, and never overrule it from the office by phone.',
      cite: '29 CFR 1926.32(f), 1926.502, 1926.503',
    },
    {
      title: 'The foreman speaks for the company',
      text: 'What a supervisor says or tolerates in matters of harassment, safety or wages counts against the company. Train foremen first: in taking a complaint, in the rules for breaks and hours, and in writing things down the same day.',
      cite: '42 U.S.C. 2000e-2, 2000e-3; 29 U.S.C. 660(c)',
    },
  ],
  pages: { main: 2 },
  subject: 'Duties, authority and demands of a roofing crew foreman',
  intro:
    'You run the roof and bring everyone home. This page says what you answer for and what you decide on the spot.',
  required: ['job.location', 'job.hours', 'pay.low', 'pay.high', 'job.apply'],
  parts: () => [
    d.part('Job description', [
      d.section('The job', 'Title, pay basis and range, hours'),
      jobFacts({
        position: 'Crew Foreman',
        reportsTo: 'Superintendent',
        basis: ['By the hour', 'By the hour, with a bonus plan', 'Salary, overtime paid'],
        overtime: 'Paid (nonexempt)',
      }),
      d.section('What you answer for', 'Duties in the field and on paper'),
      dutyTable([
        ['Install and lead: set the pace, show the detail, check before it is covered', 0.4],
        ['Safety as competent person: site check each morning, anchors, ladders, weather, stop-work', 0.15],
        ['Plan the day: crew, material, access, and a roof that is closed every night', 0.15],
        ['Quality: flashings, fasteners and welds checked, photos of what will be hidden', 0.12],
        ['Customer: greet, explain, listen, and promise nothing outside the contract', 0.08],
        ['Paperwork: hours by job, daily log, deliveries, extra work signed before it is done', 0.1],
      ]),
      d.section('What you bring', 'Experience and skills'),
      d.bullets(
        'Three or more seasons as an installer, skilled in at least one system down to the last flashing.',
        'Fall-protection and competent-person training, finished before you lead a crew; we pay for it.',
        'You can give clear orders without talking down to anyone, in the languages your crew speaks.',
        'A valid license for the vehicle you will drive, if you drive one.',
      ),
      d.section('What you decide', 'Decisions made alone, after a call, or by the office'),
      d.table(
        'decision',
        'Decisions',
        [
          d.column('what', 'Decision', 'text', { width: 4.6 }),
          d.column('who', 'Who decides', 'select', {
            width: 2,
            options: ['Foreman alone', 'Foreman after a call', 'Office'],
          }),
          d.column('limit', 'Limit, cost or hours', 'text', { width: 1.6 }),
        ],
        [
          { what: 'Stop work for weather or an unsafe condition', who: 'Foreman alone' },
          { what: 'Send somebody home who is not fit to work', who: 'Foreman after a call' },
          { what: 'Replace deck at the contract’s price per sheet', who: 'Foreman after a call' },
          { what: 'Buy small material for the job', who: 'Foreman alone' },
          { what: 'Let the crew work overtime', who: 'Foreman after a call' },
          { what: 'Change the scope or the price', who: 'Office' },
          { what: 'Hire, discipline in writing, or dismiss', who: 'Office' },
        ],
      ),
      d.section('Physical demands and conditions', 'Physical demands and conditions'),
      demandTable([
        ['All that an installer does: heights, slopes, ladders, weather', 'Daily'],
        ['Lift up to 50 pounds; heavier by hoist or by two', 'Some days'],
        ['See the whole roof and be heard across it', 'Most of the day'],
        ['Start before the crew and leave after it', 'Daily'],
        ['Answer the phone at night, on paid time, when a tarp or tie-in is on a roof', 'Rarely'],
      ]),
      ...jobClosing(),
      notEmploymentAdvice('29 CFR 541.3, 541.106', '29 CFR 1926.32(f)', '29 CFR 570.67', '29 CFR 1630.2(n)'),
    ]),
  ],
})
