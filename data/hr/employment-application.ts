import { defineTemplate } from '@/data/define-template'
import { notEmploymentAdvice } from '@/data/parts/notices'
import * as d from '@/lib/documents/author'

const yesNo = ['Yes', 'No']

export const employmentApplication = defineTemplate('hr', {
  name: 'Employment Application',
  group: 'Hiring & Recruiting',
  description:
    'Roofing job application that asks only what may be asked: work, skills, availability, references; no protected traits, no pay history.',
  popular: true,
  tags: [
    'employment application',
    'job application',
    'hiring form',
    'applicant',
    'EEOC',
    'ban the box',
    'roofing jobs',
    'roofer application',
    'application for employment',
    'hire a roofer',
    'new hire form',
    'fair chance',
    'laborer application',
    'work history',
  ],
  fullDescription: [
    'Most free application forms ask something they should not: date of birth, health, arrests, last pay, citizenship, year of graduation. This one asks what helps you choose a roofer: which systems, which tasks, which tools, when and how far.',
    'It asks whether the applicant is at least 18, because federal law keeps younger people off roofs, and whether they can prove the right to work after an offer. Background and driving checks are left to their own forms and their own time.',
    'One field is kept for the sentence that a few states require on every application, in their own words.',
  ],
  howToUse: [
    'Take out what the job does not need: the driving block for somebody who never drives.',
    'Enter the wording that your state prescribes, or take the box out. The last page, for the office, lists what to check.',
    'Give the same form to every applicant for the job, and help anyone who asks for help with it.',
    'Do not write remarks on it. Notes belong on the interview scorecard.',
    'Keep applications for a year at least, hired or not. In Montana, change the at-will sentence with counsel.',
    'After an offer, use the official forms I-9 and W-4, and the background-check forms in the New Hire Paperwork Checklist.',
  ],
  expertGuide: [
    {
      title: 'Why it does not ask',
      text: 'Birth date, marital status, children, religion, origin, health, workers’ compensation claims, medicines and military discharge are absent because the answer would later be read as the reason. Disability and medical questions before an offer are forbidden outright.',
      cite: '42 U.S.C. 2000e-2, 12112(d)(2); 29 U.S.C. 623; 42 U.S.C. 2000ff-1',
    },
    {
      title: 'Criminal record: not here',
      text: 'Many states and cities bar the question on the application and set the order of later steps. Where you may ask, look at the nature of the offense, the time since and the job, and let the person answer. A report from an agency needs a separate disclosure and authorization before you order it, one letter before you act on it and one after.',
      cite: '15 U.S.C. 1681b(b)(2)–(3); Cal. Gov. Code 12952',
    },
    {
      title: 'Pay history: not here either',
      text: 'A growing number of states forbid asking what somebody earned. Ask what pay they are looking for; the range is in the posting.',
      cite: 'Cal. Lab. Code 432.3; M.G.L. c. 149 § 105A',
    },
    {
      title: 'Sentences that some states prescribe',
      text: 'Maryland and Massachusetts require a notice about lie-detector tests on applications, in prescribed words. Use their text. Do not paraphrase it and do not print it where it does not belong.',
      cite: 'Md. Code, Lab. & Empl. 3-702; M.G.L. c. 149 § 19B',
    },
  ],
  subject: 'Application for work in a roofing company, without protected-trait questions',
  intro:
    'Thank you for wanting to work with us. Fill in what applies; a résumé may replace the work history. Ask if you would like help.',
  parts: () => [
    d.part('Application', [
      d.section('You and the job'),
      d.fields(
        4,
        d.field('person.name', { label: 'Full name', span: 2 }),
        d.own('applicant.phone', 'Phone', 'phone'),
        d.own('applicant.email', 'Email', 'email'),
        d.own('applicant.address', 'Mailing address', 'text', { span: 2 }),
        d.field('person.position', { label: 'Job applied for' }),
        d.own('applicant.date', 'Date', 'date'),
        d.own('applicant.start', 'Could start on', 'date'),
        d.own('applicant.pay', 'Pay you are looking for'),
        d.choice('applicant.hours', 'Hours', ['Full time', 'Part time', 'Seasonal', 'Any']),
        d.own('applicant.found', 'How you heard of us'),
      ),
      d.checklist(
        'ask',
        [
          ['Are you at least 18 years old?', 'federal law keeps younger people from work on or about roofs'],
          [
            'If hired, can you show proof that you may work in the United States?',
            'documents are asked for only after an offer',
          ],
          ['Can you do the tasks in the job description, with or without accommodation?', 'ask us for the description'],
          ['Can you get to our shop or the job by the start time?', 'it does not matter how'],
          ['Have you worked for us before?', 'if so, when and on which crew'],
        ],
        yesNo,
        [d.extra('note', 'If you like, a note', 2)],
        { itemLabel: 'Question' },
      ),
      d.section('Skills on the roof', 'Roofing skills and experience'),
      d.p('Mark what you have done with your own hands. “Learning” is a fine answer.'),
      d.checklist(
        'skill',
        [
          'Tear-off and dry-in',
          'Asphalt shingles',
          'Metal panels or standing seam',
          'TPO, PVC or EPDM membrane',
          'Modified bitumen or hot work',
          'Tile, slate or shake',
          'Flashing: walls, chimneys, skylights',
          'Repairs and finding leaks',
          'Gutters and sheet metal',
          'Leading a crew',
        ],
        ['None', 'Learning', 'Alone', 'Teach it'],
        [d.extra('years', 'Years', 0.8)],
        { itemLabel: 'Work' },
      ),
      d.fields(
        2,
        d.own('applicant.cards', 'Cards and certificates (OSHA 10, manufacturer, first aid …)'),
        d.own('applicant.languages', 'Languages you would use at work, if you wish to say'),
      ),
      d.section('Driving, only if the job needs it', 'Driving, only for driving jobs'),
      d.fields(
        4,
        d.choice('drive.license', 'Valid license?', yesNo),
        d.choice('drive.class', 'Class', ['Regular', 'CDL A', 'CDL B']),
        d.own('drive.trailer', 'Trailers and trucks driven', 'text', { span: 2 }),
      ),
      d.section('Work history', 'Last jobs, training and references'),
      d.table(
        'work',
        'Work history',
        [
          d.column('employer', 'Company and city', 'text', { width: 2.6 }),
          d.column('did', 'What you did', 'text', { width: 3 }),
          d.column('from', 'From', 'text', { width: 0.9 }),
          d.column('to', 'To', 'text', { width: 0.9 }),
          d.column('contact', 'May we call? Name, phone', 'text', { width: 2 }),
        ],
        [],
        { blankRows: 4, lineNumbers: true },
      ),
      d.fields(
        2,
        d.own('school.training', 'Trade school, apprenticeship, courses'),
        d.own('school.other', 'Anything else that shows what you can do'),
      ),
      d.table(
        'reference',
        'References',
        [
          d.column('name', 'Reference, not a relative', 'text', { width: 2.4 }),
          d.column('how', 'Knows your work from', 'text', { width: 3 }),
          d.column('phone', 'Phone or email', 'text', { width: 2 }),
        ],
        [],
        { blankRows: 3 },
      ),
      d.section('Please read and sign', 'Statement and signature'),
      d.bullets(
        'What I have written is true and complete to the best of my knowledge.',
        'You may ask the employers and references that I have marked about my work.',
        'Employment would be at will, within the law of the state: either side may end it. No one but the owner, in writing, can agree otherwise.',
        'Any drug test, driving record or background check follows its own notice and permission, when and where the law allows it.',
      ),
      d.signatures([{ name: 'applicant', role: 'Applicant' }]),
      d.note(
        'Equal opportunity',
        'We choose by ability and without regard to any trait protected by law. If you need an accommodation to apply, tell us; it does not count against you.',
      ),
      d.fields(1, d.own('notice.state', 'Notice of the state, if it prescribes one', 'multiline', { lines: 2 })),
    ]),
    d.part(
      'Office',
      [
        d.section('Before you hand it out', 'Checks before the form goes out, and how long to keep it'),
        d.tickList('office', [
          'Job filled in under “Job applied for”, and its description at hand',
          'Questions that this job does not need taken out: driving, for one',
          'Notice that the state prescribes entered word for word (Maryland, Massachusetts), or the box taken out',
          'At-will sentence changed with counsel where the law differs (Montana)',
          'Same form for every applicant for this job',
          'Nobody writes on it but the applicant: remarks go on the interview scorecard',
        ]),
        d.fields(
          3,
          d.own('office.received', 'Received on', 'date'),
          d.own('office.by', 'Received by'),
          d.own('office.keep', 'Keep until (a year at least)', 'date'),
        ),
        notEmploymentAdvice(
          '42 U.S.C. 2000e-2, 12112(d)',
          '29 U.S.C. 623',
          '29 CFR 570.67, 1602.14',
          '15 U.S.C. 1681b(b)',
          'state fair-chance and pay-history law',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
