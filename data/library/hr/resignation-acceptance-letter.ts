import { defineTemplate } from '@/data/shared/define-template'
import { citesFor } from '@/data/law/printed'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const resignationAcceptanceLetter = defineTemplate('hr', {
  name: 'Resignation Acceptance Letter',
  group: 'Termination & Exit',
  telling: 'Your resignation',
  description:
    'Accept a resignation in writing: last day, handoff, final pay and time off, benefits, property; the door left open, text version too.',
  tags: [
    'resignation letter',
    'resignation acceptance',
    'notice period',
    'last day',
    'offboarding',
    'final pay',
    'rehire',
    'two weeks notice',
    'quitting',
    'accept resignation',
    'employee leaving',
    'roofer quits',
    'separation',
  ],
  fullDescription: [
    'Good people leave, and some come back. The letter confirms that they resigned and when, so that nobody can say later that they were pushed; it sets the last day, the handoff and the final pay, and it says thank you.',
    'A short text-message version confirms the same on the day, for the foreman who hears it on the roof. A page for the office holds the steps, among them what happens if you want the person to leave earlier.',
  ],
  howToUse: [
    'Ask for the resignation in writing; a text message is enough.',
    'Answer the same day with the short version, and with the letter within two.',
    'Decide whether the notice is worked; if you send them home earlier, read the office page first.',
    'Work out final pay by the state’s rule for resignations.',
    'Hand it over in person, and ask whether they would do an exit interview.',
  ],
  expertGuide: [
    {
      title: 'If you end it earlier',
      text: 'Someone gives two weeks’ notice and you say “go now”: in many states that turns a resignation into a discharge, for unemployment and for the date of final pay. Paying out the two weeks is often cheaper. Know what you are choosing.',
      cite: 'Cal. Lab. Code 201, 202; state unemployment law',
    },
    {
      title: 'Resigned, or driven out?',
      text: 'A resignation that names harassment, unsafe work or unpaid hours is a complaint as well. Accept it, and look into it as if the person stayed.',
      cite: '29 CFR 1604.11(d); 29 U.S.C. 215(a)(3), 660(c)',
    },
    {
      title: 'Final pay after a resignation',
      text: 'The date may differ from that of a discharge: within 72 hours in California if no notice was given, on the last day if it was; on the next regular payday in Texas.',
      cite: 'Cal. Lab. Code 202; Tex. Lab. Code 61.014(b)',
    },
  ],
  pages: { main: 2, office: 1 },
  subject: 'Acceptance of a resignation with last day, handoff and final pay',
  intro: 'We confirm your resignation, the dates that follow from it, and your final pay.',
  stateFacts: ['finalPay'],
  parts: (edition) => [
    d.part(
      'Letter',
      [
        d.p('{letter.date}'),
        d.p('{person.name}\n{person.address}\n{person.city}'),
        d.section('Your resignation'),
        d.p('Dear {person.name},'),
        d.p(
          'We received your resignation as {person.position} on {resign.received} and accept it. Your last day with {company.name} is {exit.lastDay}. Thank you for telling us, and for the work you have done here.',
        ),
        d.p(
          '{exit.notice}. Until your last day, pay and benefits stay as they are. Please hand open jobs, photos, keys and promises made to customers to {handover.to}; half a day is set aside for it.',
          'Until then.',
        ),
        d.p(
          'You receive your wages for all hours worked on {pay.date}, with the earned time off that our policy and the law pay out ({pto.hours} hours left), and open expenses. Commission follows the plan you signed.',
          'Final pay.',
        ),
        d.p(
          'If you were in the health plan, your coverage ends on {benefits.until}, and a notice on continuing it follows. Please leave us an address for your W-2.',
          'Benefits and tax.',
        ),
        d.p(
          'Please bring back tools, phone, keys and cards by the last day, and take your own with you. We will go through the list together. Your pay does not wait for it.',
          'Property.',
        ),
        d.p('{letter.personal}.'),
        d.p(
          'If you would like to tell us what we could do better, we would be glad to listen for twenty minutes. And if you ever think of coming back, call {company.phone}.',
        ),
        d.p('Sincerely,'),
        d.signedBy('{company.representative}\n{company.name}'),
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
          d.own('resign.received', 'Resignation received', 'date'),
          d.own('person.address', 'Street address', 'text', { span: 2 }),
          d.own('person.city', 'City, state, ZIP', 'text', { span: 2 }),
          d.field('person.position', { label: 'Job', span: 2 }),
          d.own('exit.lastDay', 'Last day', 'date'),
          d.own('pay.date', 'Final wages paid on', 'date'),
          d.choice(
            'exit.notice',
            'Until then',
            ['You work as usual', 'You work part of it', 'You are released with pay'],
            { span: 2 },
          ),
          d.own('handover.to', 'Handoff to'),
          d.own('benefits.until', 'Health coverage ends', 'date'),
          d.own('pto.hours', 'Earned time off left (hours)', 'number', { decimals: 2 }),
          d.own('letter.personal', 'What this person did well here, in one line', 'text', { phrase: true, span: 2 }),
          d.field('company.representative', { label: 'Signed by' }),
        ),
        d.section('In the office', 'Office steps after a resignation'),
        d.tickList('office', [
          ['Resignation on file in the person’s own words', 'letter, email or text'],
          ['Reason read: does it name harassment, safety or pay?', 'then look into it now'],
          [
            'Release before the notice ends? Effect on unemployment and final pay checked',
            'pay through the notice if in doubt',
          ],
          ['State’s date for final pay after a resignation looked up', 'with and without notice'],
          ['Time off, commission and expenses worked out', 'final pay worksheet'],
          ['Plan administrator told', 'continuation notice'],
          ['Access ends on the last day, not before', 'unless there is a reason'],
          ['Crew told, with a word of thanks', 'date agreed with the person'],
          ['License qualifier, permits or driver list affected?', 'board and insurer told in time'],
          ['Exit interview offered; would we rehire?', 'noted with reason in work'],
        ]),
        d.section('The same as a text message', 'Short version for the same day'),
        d.p(
          'Hi {person.firstName}, we got your resignation and confirm your last day as {exit.lastDay}. The letter follows. Thank you for your work. {company.representative}',
          'Text.',
        ),
        d.fields(2, d.own('person.firstName', 'First name'), d.own('text.sent', 'Text sent: date, by whom')),
        d.section('Keep or let go', 'A question before you accept'),
        d.p(
          'Ask once, honestly: “Is there something that would have kept you?” If you make an offer, make it the same day and in writing, and only if you would have made it without the resignation. Do not promise what others on the same step do not get.',
        ),
        d.fields(
          3,
          d.choice('rehire.answer', 'Would rehire', ['Yes', 'Yes, other job', 'No, reason on file']),
          d.own('rehire.by', 'Decided by'),
          d.own('rehire.call', 'Call in six months', 'date'),
        ),
        notEmploymentAdvice(
          ...citesFor(edition, [
            '29 U.S.C. 215(a)(3), 660(c), 1166',
            'Cal. Lab. Code 202',
            'Tex. Lab. Code 61.014',
            'state final-pay and unemployment law',
          ]),
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
