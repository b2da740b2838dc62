import { defineTemplate } from '@/data/shared/define-template'
import { emailFooter, sendPlan, sequence, type Message } from '@/data/shared/campaigns'
import * as d from '@/lib/documents/author'

const messages: readonly Message[] = [
  {
    name: 'Right away: a person, not a robot',
    send: 'Within an hour of the request. Stop all five once they book, answer or unsubscribe',
    subject: 'Your roof at {job.address}: two times for a look',
    body: [
      'Hi {customer.firstName},',
      'You wrote to us about {lead.reason}. Thank you; I read it myself. The next step is a look at the roof: from the ground, from the roof where it is safe, and from inside the attic if you let us. It takes about an hour.',
      'I have {office.visitTimes} open. Reply with the one that works for you, or choose another here: {office.bookingLink}. The visit costs {office.visitCost} and does not commit you to anything.',
      'If water is coming in now, please do not wait for an email. Call {company.phone}.',
    ],
    text: '{company.name}: got your note about the roof. Open times: {office.visitTimes}. Which one? Leak now? Call us. Reply STOP to opt out.',
    phone:
      '“Hi {customer.firstName}, {company.representative} with {company.name}. You wrote to us about {lead.reason}. Is it wet right now? … I have {office.visitTimes}. Which is better?”',
  },
  {
    name: 'Day 1: what we do up there',
    send: 'The next morning',
    subject: 'What happens when we look at your roof',
    body: [
      'Hi {customer.firstName},',
      'People often put off a visit because they do not know what to expect. Here is how it goes: we ask what you have seen, walk around the house, go up where it is safe, and look at the attic side if you agree. You do not need to hold a ladder or clear anything but the driveway.',
      'Afterward you get photos with notes and, if you want one, a written price. If the roof is good for some more years, that is what the note will say.',
      'Pick a time here: {office.bookingLink}',
    ],
  },
  {
    name: 'Day 3: five things you can check from the ground',
    send: 'Day 3',
    subject: 'Five things to check on your roof, no ladder needed',
    body: [
      'Hi {customer.firstName},',
      'While you are deciding, five things you can see with both feet on the ground: tabs or panels out of line; dark grit under the downspouts; gutters that sag or overflow; rubber collars around the pipes that look cracked in a phone photo; stains on ceilings below chimneys and valleys.',
      'None of them proves that you need a roof. Two or more are a good reason to have it looked at. Send me a photo if you are not sure, and I will tell you what I see.',
    ],
    text: '{company.name}: not sure about something on your roof? Text us a photo taken from the ground and we will say what we see. Reply STOP to opt out.',
  },
  {
    name: 'Day 7: how to compare roofers',
    send: 'Day 7',
    subject: 'Talking to other roofers? Ask all of us these six questions',
    body: [
      'Hi {customer.firstName},',
      'You may be talking to other companies, and you should. Ask each of us the same questions: Is the license current, and where can I check it? Who sends me the insurance certificate? How many layers come off? Who pays for bad deck wood, and how much per sheet? Which flashing is new? Who is on the roof, and who stands behind the work afterward?',
      'The answers belong in writing. If you like, I will send you ours before we ever meet.',
    ],
    phone:
      '“{customer.firstName}, {company.representative} here. I sent six questions for comparing roofers. Is there one I can answer for you now?”',
  },
  {
    name: 'Day 14: the last one',
    send: 'Day 14, then no more from this series',
    subject: 'Should I close your request?',
    body: [
      'Hi {customer.firstName},',
      'I have not heard from you, which usually means that you have found someone, that it can wait, or that life got in the way. All three are fine.',
      'Reply with one word and I will do it: “visit”, “later” or “close”. With “later”, tell me the month. Without an answer I will close the request and stop writing. Anything you sent us stays on file in case you come back.',
    ],
    text: 'Hi {customer.firstName}, {company.name}: reply VISIT, LATER or CLOSE and we will do just that with your roof request. STOP to opt out.',
  },
]

export const newLeadEmailSequence = defineTemplate('marketing', {
  name: 'New Lead Email Sequence',
  group: 'Email Marketing',
  telling: 'Sending plan',
  description:
    'Five emails in two weeks for a lead who has not booked a visit, with texts, call openings, footer and results sheet.',
  tags: [
    'lead nurture',
    'drip campaign',
    'email sequence',
    'speed to lead',
    'web leads',
    'follow up',
    'CAN-SPAM',
    'autoresponder',
    'appointment setting',
    'lead follow up',
    'welcome email',
    'text follow up',
    'book appointment',
    'estimate request',
    'roofing leads',
    'email templates',
  ],
  fullDescription: [
    'Someone filled in the form on your site and then went quiet. These five emails cover the two weeks in which you win or lose the visit: the quick answer, what the visit is like, five things to check from the ground, six questions for any roofer, and a polite close.',
    'Every message gives something before it asks for something, and each asks for one thing only. Texts and opening lines for calls are included where a call works better than an email.',
    'The sequence stops the moment the person answers. That is written into the plan, the footer and the results sheet, because the fastest way to lose a lead is to keep selling to someone who has already said yes or no.',
  ],
  howToUse: [
    'Fill in the facts and put your postal address and the opt-out link in the footer.',
    'Load the five messages into your mail system with the days in the plan, and set it to stop on reply, booking or unsubscribe.',
    'Send the first one yourself. A named person within the hour matters more than any design.',
    'Change one sentence of each message so that it names the town, the season or the kind of roof you work on.',
    'Text only people who gave the number and agreed to texts.',
    'Fill in the results sheet monthly and rewrite the message with the fewest answers.',
  ],
  pages: { main: 4 },
  expertGuide: [
    {
      title: 'True sender, true subject, a way out',
      text: 'A commercial email needs a true “From”, a subject that says what is inside, a postal address and an opt-out that works for 30 days and is honored within ten business days, free and in one step. “Re:” on a first email is a false subject. Without prior consent to receive it, the email must also be clearly identified as advertising. The rules apply to a list of five as much as to five thousand.',
      cite: '15 U.S.C. § 7704(a); 16 CFR 316.5',
    },
    {
      title: 'A form is not consent to everything',
      text: 'Someone who leaves a number asks to be called back about that roof. Automated marketing texts need a separate written consent that names your company, and it may not be a condition of getting the visit. Put an unchecked box on the form and keep the record.',
      cite: '47 CFR 64.1200(a)(2), (f)(9)',
    },
    {
      title: 'Answer the buying question',
      text: 'Before the visit nobody asks about underlayment. They ask how long it takes, how messy it gets and whether they will be pressured. Keep product talk out of these five messages; the proposal is the place for it.',
    },
  ],
  subject: 'Five emails for roofing leads who have not booked yet',
  intro:
    'Five short emails for someone who asked and has not booked. One question each. Stop at the first answer, whatever it is.',
  keywords: ['email', 'lead nurture', 'roofing'],
  required: ['customer.firstName', 'lead.reason', 'company.representative', 'company.address'],
  parts: () => [
    d.part(
      'Plan',
      [
        d.section('Fill these in once', 'Facts for all five messages'),
        d.fields(
          3,
          d.field('customer.firstName'),
          d.field('customer.email'),
          d.field('job.address'),
          d.own('lead.reason', 'What they wrote about', 'text', { phrase: true }),
          d.field('company.representative', { label: 'Your name' }),
          d.own('office.visitTimes', 'Two open visit times', 'text', { phrase: true }),
          d.own('office.visitCost', 'What the visit costs', 'text', { phrase: true, hint: '“nothing” only if true' }),
          d.own('office.bookingLink', 'Booking page'),
        ),
        d.section('Sending plan'),
        sendPlan(messages),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Messages',
      [d.section('The five messages', 'Five emails with texts and call openings'), ...sequence(messages)],
      { audience: 'office' },
    ),
    d.part(
      'Results',
      [
        d.section('What it brought in', 'Results by message and month'),
        d.table(
          'result',
          'Results by message',
          [
            d.column('month', 'Month', 'text', { width: 1.4 }),
            d.column('no', 'Message', 'select', { options: ['1', '2', '3', '4', '5'], width: 1 }),
            d.column('sent', 'Sent', 'number', { decimals: 0 }),
            d.column('answers', 'Answers', 'number', { decimals: 0 }),
            d.column('booked', 'Booked', 'number', { decimals: 0 }),
            d.column('out', 'Opt-outs', 'number', { decimals: 0 }),
            d.column('change', 'What we change', 'text', { width: 3 }),
          ],
          [],
          { blankRows: 10 },
        ),
        d.section('Reading it'),
        d.bullets(
          'Few answers to the first message: it goes out too late, or from “info@” instead of a person.',
          'Opt-outs after the third: the form attracts people who only wanted a price. Say on the form what happens next.',
          '“Close” on day 14 is a good result. It cleans up the list and leaves a good impression.',
        ),
        ...emailFooter('You are getting this because you asked {company.name} about a roof.'),
        d.legalNote(
          'Email and text rules',
          'Email: true sender and subject, postal address, working opt-out honored within ten business days (15 U.S.C. § 7704). Texts: consent on file, 8 a.m. to 9 p.m. their time, “stop” in any wording honored (47 CFR 64.1200).',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
