import { defineTemplate } from '@/data/shared/define-template'
import { citesFor } from '@/data/law/printed'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const terminationLetter = defineTemplate('hr', {
  name: 'Termination Letter',
  group: 'Termination & Exit',
  demand: [0.205, 'Companies that have grown.'],
  telling: 'End of employment',
  description:
    'Termination letter in few careful words: last day, reason in one sentence, final pay, property, benefits, contact; with wording notes.',
  tags: [
    'termination letter',
    'dismissal letter',
    'separation letter',
    'layoff letter',
    'end of employment',
    'final pay',
    'firing letter',
    'discharge letter',
    'let go letter',
    'seasonal layoff',
    'notice of termination',
    'end of season',
  ],
  fullDescription: [
    'The letter fits on one page. It says that employment ends, when, and in one sentence why; what is paid and when; what comes back and how; whom to call. It does not argue, sum up the past or wish things it does not mean.',
    'The office page has three reason sentences that hold up, words to leave out, and the checks before it is handed over. The letter fills in from the facts on the office page.',
  ],
  howToUse: [
    'Work through the termination checklist first.',
    'Fill in the facts, choose one reason sentence or none, and delete the rest.',
    'Read it aloud: would you be at ease if a judge read it?',
    'Hand it over in the meeting, with the check if your state requires it that day.',
    'Keep a signed copy and proof of delivery.',
  ],
  expertGuide: [
    {
      title: 'Say little, say it true',
      text: 'Some states require a written reason on request or a notice on a form; most do not. If you name one, name the real one with a date or two. “Position eliminated” is true only if nobody is hired into it.',
      cite: 'Mo. Rev. Stat. 290.140; Minn. Stat. 181.933',
    },
    {
      title: 'No bargain in the letter',
      text: 'A release, a non-compete or a promise to stay silent does not belong here. Severance, if any, comes in its own agreement with time to read it.',
      cite: '29 U.S.C. 626(f)',
    },
    {
      title: 'Final pay stands on its own',
      text: 'Give the date that the law sets, not the next payday by habit. Do not make it depend on returned tools or a signature.',
      cite: 'Cal. Lab. Code 201–203, 206.5; Tex. Lab. Code 61.014',
    },
  ],
  pages: { main: 3, office: 1 },
  subject: 'Letter that ends employment, with final pay and return of property',
  intro: 'Facts, reason sentences and checks for the letter that ends employment. Delete the reason if you give none.',
  stateFacts: ['finalPay'],
  parts: (edition) => [
    d.part(
      'Letter',
      [
        d.p('{letter.date}'),
        d.p('{person.name}\n{person.address}\n{person.city}'),
        d.section('End of employment'),
        d.p('Dear {person.name},'),
        d.p('Your employment with {company.name} ends on {exit.lastDay}. {letter.reason}'),
        d.p(
          'Your final wages, with all hours worked and the earned time off that is due under our policy and the law, are paid by {pay.date}. How: {pay.method}. They do not depend on anything else in this letter. If an hour is missing, tell us and we will look into it at once.',
          'Pay.',
        ),
        d.p(
          'If you are in our health plan, your coverage ends on {benefits.until}. You will receive a separate notice on continuing it. A notice on unemployment benefits is enclosed where the state asks for one.',
          'Benefits.',
        ),
        d.p(
          'Please return by {return.by} what belongs to the company and is listed on the next page. Where, or how we pick it up: {return.where}. Your own tools and things are yours; tell us when you would like to pick them up.',
          'Property.',
        ),
        d.p(
          'Please tell us if your address changes, so that your W-2 reaches you. Questions go to {company.representative} at {company.phone}.',
        ),
        d.p('We thank you for your work and wish you well.'),
        d.p('Sincerely,'),
        d.signedBy('{company.representative}\n{company.name}'),
        d.pageBreak,
        d.section('Property and delivery', 'Property to be returned, and delivery of the letter'),
        d.table(
          'property',
          'Property',
          [
            d.column('what', 'To be returned', 'text', { width: 4 }),
            d.column('number', 'Number', 'text', { width: 1.6 }),
            d.column('back', 'Back on', 'date', { width: 1.3 }),
          ],
          [],
          { blankRows: 8, lineNumbers: true },
        ),
        d.fields(
          2,
          d.own('letter.delivered', 'Handed over or sent: how, by whom, when'),
          d.own('letter.received', 'Received (initials, date), no agreement implied'),
        ),
      ],
      { letter: true },
    ),
    d.part(
      'Office',
      [
        d.section('Fill these in once', 'Facts that fill the letter'),
        d.fields(
          4,
          d.field('person.name', { label: 'Employee name', span: 2 }),
          d.own('letter.date', 'Date', 'date'),
          d.own('exit.lastDay', 'Last day of employment', 'date'),
          d.own('person.address', 'Street address', 'text', { span: 2 }),
          d.own('person.city', 'City, state, ZIP', 'text', { span: 2 }),
          d.own('letter.reason', 'Reason in one sentence, or none', 'text', { phrase: true, span: 4 }),
          d.own('pay.date', 'Final wages paid on', 'date'),
          d.choice('pay.method', 'Paid by', ['Check, enclosed', 'Check, mailed', 'Direct deposit']),
          d.own('benefits.until', 'Health coverage ends', 'date'),
          d.own('return.by', 'Property returned by', 'date'),
          d.own('return.where', 'Where, or how we pick it up', 'text', { phrase: true, span: 2 }),
          d.field('company.representative', { label: 'Signed by', span: 2 }),
        ),
        d.section('Reason sentences', 'Reason sentences that hold up, and words to leave out'),
        d.table(
          'reason',
          'Reason sentences',
          [
            d.column('case', 'Case', 'text', { width: 1.3, fixed: true }),
            d.column('say', 'May be said', 'text', { width: 5.2, fixed: true }),
            d.column('not', 'Leave out', 'text', { width: 2.9, fixed: true }),
          ],
          [
            {
              case: 'Conduct',
              say: 'The reason is the matter of [date] in the warning of [date].',
              not: '“Thief”, “drunk”, “unsafe”',
            },
            {
              case: 'Performance',
              say: 'The goals of the plan that ended on [date] were not met.',
              not: '“Not a fit”, “new blood”',
            },
            {
              case: 'Attendance',
              say: 'The reason is the absences on [dates], after the final warning of [date].',
              not: 'Any day that was protected',
            },
            {
              case: 'Lack of work',
              say: 'There is not enough work, and the second crew ends.',
              not: '“For now”, unless it is',
            },
            {
              case: 'None given',
              say: 'Leave the sentence out, if your state allows it.',
              not: 'A kind but untrue reason',
            },
          ],
        ),
        d.section('Before it leaves the office', 'Checks before the letter is handed over'),
        d.checklist(
          'check',
          [
            ['Termination checklist, part one answered', 'counsel asked where needed'],
            ['Date of final pay fits the state’s law', 'discharge may mean today'],
            ['Same reason as in the file', 'warning, plan or review'],
            ['Nothing on health, age, family, origin, complaint or claim', 'read by a second person'],
            ['State notice enclosed', 'separation or unemployment form'],
            ['No condition on wages', 'no release, no “upon return”'],
          ],
          ['Yes', 'No'],
          [d.extra('note', 'Note', 2)],
          { itemLabel: 'Check' },
        ),
        notEmploymentAdvice(
          ...citesFor(edition, [
            '29 U.S.C. 623, 626(f), 1166',
            '42 U.S.C. 2000e-3',
            'Mo. Rev. Stat. 290.140',
            'Minn. Stat. 181.933',
            'state final-pay law',
          ]),
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
