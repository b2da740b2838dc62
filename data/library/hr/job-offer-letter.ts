import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const jobOfferLetter = defineTemplate('hr', {
  name: 'Job Offer Letter',
  group: 'Hiring & Recruiting',
  demand: [0.545, 'Most companies now and then.'],
  telling: 'Offer',
  description:
    'Offer letter for crew and office: pay and overtime in figures, start, lawful conditions, at-will terms, answer date and checklist.',
  popular: true,
  tags: [
    'offer letter',
    'job offer',
    'at will',
    'employment letter',
    'hiring',
    'contingent offer',
    'pay notice',
    'roofer offer letter',
    'letter of employment',
    'employment agreement',
    'hire letter',
    'conditional offer',
    'pay rate letter',
  ],
  fullDescription: [
    'A letter that a good roofer reads at the kitchen table and understands: the job, the pay, how overtime and piece work are paid, the first day, what must happen before it, and by when you need an answer.',
    'The conditions are those that the law allows, in the order in which you may ask for them. The terms keep employment at will without sounding like a threat, as far as state law allows; Montana has its own rule. A page for the office lists what follows.',
  ],
  howToUse: [
    'Fill in the facts at the top; the letter refers to them.',
    'Delete conditions that do not apply to this job. A driving record is for drivers.',
    'State pay by the hour, the week or the piece; a yearly figure alone can read like a promise of a year.',
    'Have the owner sign, send it, and call the same day.',
    'Wait for the signed copy and the conditions before the first day.',
  ],
  expertGuide: [
    {
      title: 'An offer is not a contract for a term',
      text: 'Leave out “permanent”, “annual contract” and “as long as you do good work”. State rate and pay period. In Montana an employee who has completed the probationary period may be discharged only for good cause; say what the law says there and no more.',
      cite: 'Mont. Code 39-2-903, 39-2-904',
    },
    {
      title: 'Checks come after the offer and one by one',
      text: 'A medical examination may be asked for after the offer if everyone in the job is asked. A background report needs its own disclosure, on a page that holds nothing else, and a notice before and after a refusal. State drug-test law, marijuana law included, decides what may be tested.',
      cite: '42 U.S.C. 12112(d)(3); 15 U.S.C. 1681b(b)',
    },
    {
      title: 'Some states want a wage notice too',
      text: 'California and New York, for two, ask for an official notice of pay at hire in addition to the letter. Use the state’s own form, and give it on the first day at the latest.',
      cite: 'Cal. Lab. Code 2810.5; N.Y. Lab. Law 195(1)',
    },
  ],
  pages: { main: 2, office: 1 },
  subject: 'Offer of employment with pay, start, conditions and at-will terms',
  intro: 'An offer to be signed by both sides before the first day.',
  required: [
    'offer.date',
    'offer.answerBy',
    'person.position',
    'offer.reportsTo',
    'offer.start',
    'offer.rate',
    'offer.payday',
  ],
  parts: () => [
    d.part('Offer letter', [
      d.section('Offer', 'The job, the pay and the start'),
      d.fields(
        4,
        d.field('person.name', { label: 'Employee name', span: 2 }),
        d.own('offer.date', 'Date', 'date'),
        d.own('offer.answerBy', 'Please answer by', 'date'),
        d.field('person.position', { label: 'Job', span: 2 }),
        d.own('offer.reportsTo', 'You report to'),
        d.own('offer.start', 'First day', 'date'),
        d.choice('offer.basis', 'Paid by', ['Hour', 'Square, with hourly floor', 'Salary and commission', 'Salary']),
        d.own('offer.rate', 'Rate', 'currency'),
        d.own('offer.floor', 'Hourly floor or off-piece rate', 'currency'),
        d.choice('offer.payday', 'Payday', ['Weekly', 'Every two weeks', 'Twice a month']),
        d.choice('offer.overtime', 'Overtime', ['Paid at time and a half over 40 hours', 'Exempt, basis below'], {
          span: 2,
        }),
        d.own('offer.schedule', 'Usual days and hours', 'text', { span: 2 }),
      ),
      d.p('Dear {person.name},'),
      d.p(
        'We would like you to join us. Everything that you need to decide is in this letter; if anything is missing, call {company.phone} before you sign.',
      ),
      d.p(
        'The rate, the basis and the payday are in the box above. Time spent loading, traveling from shop to job, waiting and training is paid. Overtime follows federal and state law, whatever the basis.',
        'Pay.',
      ),
      d.fields(
        2,
        d.own('offer.benefits', 'Benefits, time off and from when', 'multiline', { lines: 2 }),
        d.own('offer.other', 'Other terms (truck, tools, bonus plan, exempt basis)', 'multiline', { lines: 2 }),
      ),
      d.section('Before the first day', 'Conditions of the offer'),
      d.tickList('condition', [
        ['Age 18 or over for work on or about roofs', '29 CFR 570.67'],
        ['Form I-9: your part by the first day, documents of your choice within 3 business days', 'uscis.gov/i-9'],
        ['Driving record our insurer accepts', 'driving jobs only'],
        ['Drug test or medical check, same for everyone in this job', 'where state law allows it; see separate notice'],
        ['Background check, with separate notice and permission', 'only if checked'],
        ['License or card named in the job description', 'copy in the first week'],
      ]),
      d.p('Only the conditions checked here apply. If you cannot meet one, talk to us first.'),
      d.section('Terms'),
      d.clauses(
        [
          'At will',
          'Employment is at will, as far as state law allows: you or we may end it at any time, with or without cause or notice. This letter is not a contract for a period. Only the owner can change this, in writing.',
        ],
        [
          'Policies',
          'Our policies and safety rules apply and may change. None of them limits your right to talk about pay and working conditions, to report a hazard or an injury, or to go to an agency.',
        ],
        [
          'Nothing held back',
          'If an agreement with another employer would keep you from doing this work, please tell us now.',
        ],
      ),
      d.signatures(
        [
          { name: 'company', role: 'For the company', withTitle: true },
          { name: 'employee', role: 'I accept' },
        ],
        'Welcome. We look forward to working with you.',
      ),
    ]),
    d.part(
      'Office',
      [
        d.section('Before you send it', 'Office checklist before the letter goes out'),
        d.tickList('send', [
          'Two interviews scored, two references called',
          'Rate lies within the posted range and on the wage scale',
          'Overtime status checked against duties, not against the title',
          'Pay range and wage notice of your state looked up',
          'Nothing in the letter about age, health, family or origin',
          'Conditions are the same as for the last person in this job',
          'Someone is named to welcome the new person on day one',
          'The other applicants get an answer too',
        ]),
        d.section('When it comes back', 'Office record of the answer'),
        d.fields(
          4,
          d.own('answer.date', 'Signed copy received', 'date'),
          d.own('answer.conditions', 'Conditions met', 'date'),
          d.own('answer.reporting', 'New-hire report due', 'date', { hint: '20 days or less, by state' }),
          d.own('answer.by', 'Handled by'),
        ),
        notEmploymentAdvice(
          '29 U.S.C. 207',
          '42 U.S.C. 12112(d)(3), 653a',
          '8 U.S.C. 1324a, 1324b',
          '15 U.S.C. 1681b(b)',
          'Mont. Code 39-2-904',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
