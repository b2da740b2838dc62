import { defineTemplate } from '@/data/shared/define-template'
import { adoption, receipt, speechGuide } from '@/data/shared/hr/policies'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const employeeHandbookCorePolicies = defineTemplate('hr', {
  name: 'Employee Handbook Core Policies',
  group: 'Policies & Procedures',
  demand: [0.525, 'Most companies now and then.'],
  telling: 'Working here',
  description:
    'Core handbook for a roofing company of 5 to 50 people: pay and hours, safety, leave, conduct, privacy and exit, to adapt with counsel.',
  popular: true,
  tags: [
    'employee handbook',
    'policies',
    'at will',
    'equal opportunity',
    'overtime policy',
    'leave policy',
    'safety policy',
    'code of conduct',
    'company handbook',
    'roofing employee handbook',
    'company rules',
    'work rules',
    'personnel policies',
    'crew rules',
    'new hire handbook',
  ],
  fullDescription: [
    'The thirty rules that a small roofing company really uses, in words a crew will read. Pay and hours come first because that is what people ask; safety comes second because it decides whether they go home.',
    'Choices are left open where companies differ, such as workweek, payday, time off and holidays. Policies that deserve a document of their own (drugs, vehicles, harassment, attendance, phones) are only pointed to here and stand beside it in this library.',
    'State law adds leave, breaks and notices. A page for the owner lists what to look up before the handbook goes out.',
  ],
  howToUse: [
    'Work through the owner’s page with an employment attorney of your state.',
    'Fill in the choices and delete what you will not do; a rule you do not keep hurts more than no rule.',
    'Have it read aloud in a paid meeting, in the languages of the crew.',
    'Collect receipts, and file them.',
    'Look at it each January and when you pass 15, 20 or 50 employees.',
  ],
  expertGuide: [
    {
      title: 'The numbers that change your duties',
      text: 'Fifteen employees: Title VII, disability and pregnancy-accommodation law. Twenty: age law and COBRA. Fifty: family and medical leave, within 75 miles. One hundred: plant-closing notice. States begin earlier, some with one employee.',
      cite: '42 U.S.C. 2000e(b), 12111(5), 2000gg; 29 U.S.C. 630(b), 1161(b), 2611, 2101',
    },
    speechGuide,
    {
      title: 'A handbook can become a contract',
      text: 'Courts have read “employees will be warned three times” as a promise. Write “may” where you want room, say plainly that the pages are not a contract, and let the owner alone make exceptions, in writing. Montana has its own rule for discharge.',
      cite: 'Mont. Code 39-2-904',
    },
    {
      title: 'Breaks',
      text: 'Federal law requires no meal break for adults, but short rests are paid, and time and a private place to express milk are required for a year after birth. Many states require meals and rests, and heat rules add shade and cool-down time.',
      cite: '29 CFR 785.18, 785.19; 29 U.S.C. 218d',
    },
  ],
  pages: { main: 3, office: 1 },
  subject: 'Core policies of a roofing company’s employee handbook',
  intro: 'How we work with each other. The rules are short, and we keep them. Ask when something is unclear.',
  required: ['policy.from', 'policy.states', 'policy.contact', 'policy.phone', 'pay.workweek', 'pay.day'],
  parts: () => [
    d.part('Handbook', [
      d.section('In force'),
      adoption('Person to ask'),
      d.section('Working here', 'At-will employment, equal opportunity, age and accommodation'),
      d.clauses(
        [
          'At will',
          'You may leave at any time, and we may end employment at any time, with or without cause or notice, as far as state law allows. Only the owner can agree to something else, in writing.',
        ],
        [
          'Equal opportunity',
          'We decide on hiring, pay, work and promotion by ability. Race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, age, disability, genetic information, military service and any other trait protected by law play no part.',
        ],
        [
          'Accommodation',
          'If a disability, pregnancy, childbirth, nursing or your faith calls for a change, tell any manager in any words. We answer within days and look for a way with you.',
        ],
        ['Age', 'Nobody under 18 works on or about a roof. No exceptions for family or summer.'],
        [
          'Right to work',
          'We complete Form I-9 for everyone and accept any documents that the form allows. You choose which.',
        ],
      ),
      d.section('Pay and hours', 'Workweek, payday, overtime, travel, breaks and errors'),
      d.fields(
        4,
        d.own('pay.workweek', 'Workweek begins (day, hour)'),
        d.choice('pay.period', 'Payday', ['Every week', 'Every two weeks', 'Twice a month']),
        d.own('pay.day', 'Day'),
        d.own('pay.start', 'Usual start at the shop'),
      ),
      d.clauses(
        [
          'All time is paid',
          'From the moment you start loading, set up or wait because we asked you to, until you are released. The drive from shop to job and between jobs is paid; the drive from home to the shop is not.',
        ],
        [
          'Overtime',
          'Time over 40 hours in the workweek is paid at one and a half times the regular rate, on hourly, piece and most salaried jobs; more where state law says so. Ask before you work it. It is paid even if you did not ask.',
        ],
        [
          'Piece work',
          'You know the rates before the work starts. Hours are still written down every day; you never earn less than the minimum wage for them, and overtime is paid.',
        ],
        [
          'Meals and rests',
          'You get the breaks of your state and, in heat, the cool-down rests you need. An unpaid meal is free of work; if it is interrupted, write the time down.',
        ],
        [
          'Timesheets',
          'You write your own hours every day. Nobody may change them without telling you, and nobody works off the clock, not even to be kind.',
        ],
        [
          'Mistakes on a check',
          'Tell the office. We look into it at once and repay what was missing. The same holds for improper deductions from a salary.',
        ],
        [
          'Deductions',
          'We deduct what the law requires and what you have agreed to in writing where state law permits it. We do not fine anybody, and we do not charge for protective equipment or ordinary breakage.',
        ],
      ),
      d.section('Safety', 'Stop-work, reporting, equipment and heat'),
      d.clauses(
        [
          'Everyone may stop',
          'If you see a danger, stop and say so. Work goes on when it is fixed. Nobody is punished for it.',
        ],
        [
          'Tie off',
          'Fall protection from six feet up, or lower where the state says so, every time, as you were trained. No training certificate, no roof.',
        ],
        [
          'Report',
          'Report every injury and near miss to your foreman as soon as you can, that day if possible. You may see a doctor. Nobody is punished for reporting.',
        ],
        ['Equipment', 'We provide it, it fits, you wear it and check it. Damaged gear is handed in and replaced.'],
        [
          'Heat and cold',
          'Water, shade, warm-up and rest are part of the work. New people start with shorter spells in the heat.',
        ],
        [
          'Workers’ compensation',
          'Injuries at work are covered. Tell us at once so that the claim goes out in time. We offer light work when a doctor allows it and we have it.',
        ],
      ),
      d.section('Time off', 'Holidays, time off, sick time and protected leave'),
      d.fields(
        3,
        d.own('leave.holidays', 'Paid holidays'),
        d.own('leave.pto', 'Paid time off and how it is earned'),
        d.own('leave.sick', 'Sick time by state or city law'),
      ),
      d.clauses(
        [
          'Asking',
          'Ask two weeks ahead for planned days. For illness call before the start; sick time that the law gives is not held against you.',
        ],
        [
          'Protected leave',
          'We grant the leave that the law gives you: for military service, jury duty, voting, family and medical reasons, after domestic violence, and whatever else it protects. Ask; we tell you what applies.',
        ],
        ['Rain days', 'When work is canceled, the attendance policy says how you hear of it and what is paid.'],
      ),
      d.section('With each other', 'Respect, conduct, property, privacy, other jobs'),
      d.clauses(
        [
          'Respect',
          'Harassment and retaliation have no place here. Our anti-harassment policy says what it is and how to report it.',
        ],
        ['Alcohol and drugs', 'Nobody works impaired. See our drug and alcohol policy.'],
        [
          'Customers’ homes',
          'No smoking on the roof or near it, no music that carries, no dogs, no use of the house unless offered. Clean up as if it were your mother’s.',
        ],
        [
          'Honesty',
          'Write true hours. Material, scrap and cash are not yours to take; leftovers go back to the shop unless the foreman gives them to you in writing.',
        ],
        [
          'Side jobs',
          'Work of your own in your free time is yours, unless it uses our tools, our name or our customers’ open estimates, or makes you unfit for the morning. The law of your state comes first.',
        ],
        ['Phones and pictures', 'See our phone, photo and social media policy. Customers’ data stay with us.'],
        [
          'Privacy',
          'We may look into company vehicles, tool boxes, phones and accounts. We do not record in private places, and we keep medical records separate and confidential.',
        ],
        [
          'Weapons and violence',
          'Threats and violence end the workday at once. Weapons stay away from jobs and vehicles as far as state law lets us say so.',
        ],
      ),
      d.section('When something goes wrong', 'Complaints, discipline and leaving'),
      d.bullets(
        'Talk with your foreman. If it is about the foreman, or nothing happens, go to the person named on page one or to the owner.',
        'We may warn, suspend or dismiss; which step fits depends on the facts. We hear you first.',
        'If you leave, tell us two weeks ahead if you can. You get your final pay by the date the law sets, whether or not everything has been returned.',
      ),
    ]),
    d.part('Receipt', receipt()),
    d.part(
      'Owner’s page',
      [
        d.section('Before it goes out', 'State law to look up before the handbook goes out'),
        d.p('Go through this list with your attorney, for each state in which your crews work.'),
        d.tickList('state', [
          'Minimum wage of state and city; daily overtime; seventh day',
          'Meal and rest breaks; reporting or call-in pay',
          'Sick leave and paid family leave',
          'Final pay and vacation payout',
          'Deductions; tools, uniforms, vehicles',
          'Harassment policy and training in prescribed form',
          'Drug tests; marijuana off duty',
          'Weapons in vehicles; side jobs; non-competes',
          'Recording, cameras, GPS in vehicles',
          'Heat rule for outdoor work',
          'E-Verify; wage notices at hire',
          'Posters, in English and Spanish',
        ]),
        d.fields(
          3,
          d.own('owner.attorney', 'Reviewed by (attorney)'),
          d.own('owner.date', 'Date', 'date'),
          d.own('owner.next', 'Next review', 'date'),
        ),
        d.legalNote(
          'A frame, not a finished handbook',
          'It is written for federal law and for companies without a union contract. Public work, union work and several states need more.',
        ),
        notEmploymentAdvice(
          '29 U.S.C. 157, 207, 218d',
          '42 U.S.C. 2000e-2, 12112, 2000gg-1',
          '29 CFR 570.67, 785.11–785.38',
          '29 CFR 1904.35',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
