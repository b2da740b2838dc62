import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const complaintResponseLetter = defineTemplate('client-communication', {
  name: 'Complaint Response Letter',
  group: 'Problem Resolution',
  demand: [0.6, 'Most companies now and then.'],
  description:
    'Answer a roofing complaint within a day and in writing after the visit: point by point, what we found, what we do, by when and what we do not.',
  tags: [
    'complaint response',
    'customer complaint',
    'complaint letter',
    'service recovery',
    'dispute',
    'point by point reply',
    'resolution letter',
    'unhappy customer',
  ],
  fullDescription: [
    'A complaint that is answered within a day with a name and a time is half settled. One that circles through three people becomes a chargeback, a board complaint or a lawyer’s letter.',
    'There are two documents here: a short first answer that confirms what you heard and when you come, and the letter after the visit that goes through every point with finding, answer and date. It can say no to a point without losing the customer on the others.',
  ],
  howToUse: [
    'Send the first answer within one working day, by the person who stays responsible.',
    'Repeat the points in the customer’s words and number them.',
    'Visit within three days, listen first, look together, photograph.',
    'Write the letter within two days of the visit, one line per point.',
    'Do what the table says by its dates, and ask afterward whether it is settled.',
    'Log the cause; three complaints of one kind are a fault in the process.',
  ],
  expertGuide: [
    {
      title: 'Some states give you a right to repair, with a clock',
      text: 'Many states have notice-and-repair laws for construction defects: the owner writes, and you have a set number of days to inspect and to offer repair or payment. A letter that mentions defects and a deadline may be such a notice. Send it to your lawyer and insurer the same day.',
      cite: 'e.g. Tex. Prop. Code § 27.004; Fla. Stat. § 558.004; Nev. Rev. Stat. § 40.645',
    },
    {
      title: 'Answer the card company, too',
      text: 'If they paid by card, a dispute with the issuer runs on its own deadline. The dated letter, photos and signed documents are what decides it. Do not threaten over a chargeback; answer it with the file.',
      cite: '15 U.S.C. § 1666i',
    },
    {
      title: 'A no needs a reason they can check',
      text: 'Point to a line of the contract, a photo, or the manufacturer’s instructions. “That is normal” satisfies nobody; “the manufacturer allows a gap up to this size, page 12 attached” does.',
    },
    talkGuide(
      [
        'They shout.',
        '“I can hear that you’re upset, and I want to understand why. Start wherever you like.” Lower your voice; do not hang up unless there are threats.',
      ],
      [
        '“Your foreman lied to me.”',
        '“I wasn’t there. What was said, and when? I’ll ask him and tell you what he says.” Defend nobody, accuse nobody.',
      ],
      [
        '“I’ll go to the license board.”',
        '“That’s your right, and I’ll give you our license number. I’d still like to look at it this week.”',
      ],
      [
        '“Just give me my money back.”',
        '“I hear you. Let me look at it first, and you’ll get an answer to that in writing as well.”',
      ],
    ),
  ],
  subject: 'First answer and letter after a complaint',
  intro:
    'First answer within a day. After the visit, one letter that goes through every point with finding, answer and date.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Your complaint and our answer',
      includes: 'Letter after the visit with a table of points',
      subject: 'Your complaint of {complaint.received}, job {job.number}',
      body: [
        'Dear {customer.firstName},',
        'Thank you for telling us that you are not satisfied, and for your time on {complaint.visitDate}. I met with {complaint.met}, and we looked at each point together. What you would like: {complaint.wish}.',
        'Here is each point, what we found, and what we will do about it.',
        d.table(
          'point',
          'Points of the complaint',
          [
            d.column('words', 'Your point', 'text', { width: 2.6 }),
            d.column('found', 'What we found', 'text', { width: 2.8 }),
            d.column('answer', 'Our answer', 'text', { width: 2.8 }),
            d.column('by', 'Done by', 'date'),
          ],
          [],
          { blankRows: 5, lineNumbers: true },
        ),
        'Where the answer is yes, we will do it without charge by the date in the table. Where it is no, the line says why. If you see it differently, tell me what I have missed, and I will look again.',
        'We expect to have all of it done by {complaint.closeBy}. I will call you the day after to ask whether it is settled. This letter changes no right that you or we have under our agreement and the law.',
        'I am sorry for the trouble this has given you, and thank you for the chance to make it right.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.own('complaint.received', 'Received on', 'date'),
        d.choice('complaint.how', 'Received by', [
          'Phone',
          'Email',
          'Letter',
          'Text',
          'In person',
          'Through a third party',
        ]),
        d.own('complaint.about', 'In short, in their words', 'text', { phrase: true, span: 2 }),
        d.own('complaint.visit', 'Visit', 'text', { phrase: true, hint: 'Thursday at 4 pm' }),
        d.own('complaint.visitDate', 'Visited on', 'date'),
        d.own('complaint.met', 'We met with', 'text', { hint: 'you and your brother' }),
        d.own('complaint.wish', 'What they would like', 'text', { phrase: true, span: 2 }),
        d.own('complaint.closeBy', 'All of it done by', 'date'),
      ],
      checks: [
        'One person answers from first to last',
        ['Deadline, “defect” or lawyer in their letter?', 'to your lawyer and insurer first'],
        'Contract, photos and crew notes read before the visit',
        'Each point has a finding and an answer',
        'Dates agreed with the crew',
        'No word about reviews',
      ],
    }),
    messagesPart(
      d.section('First answer, within a day', 'First answer by email and text within a day'),
      ...email(
        'Your message about {complaint.about}: I’m on it',
        'Hi {customer.firstName},',
        'I have your message of {complaint.received}. As I understand it, you’re unhappy about this: {complaint.about}. Please tell me if there’s more.',
        'I’ll stay with it until it’s settled. I’d like to look at it with you: {complaint.visit}. Within two days after that you’ll have a written answer to every point.',
        'If anything leaks or could fall, call {company.phone} now and don’t wait for the visit.',
      ),
      textMessage(
        '{customer.firstName}, I got your message and will handle it. May I come {complaint.visit}? {company.representative}, {company.name}, {company.phone}',
      ),
      d.section('Phone', 'Call: listen first'),
      d.p(
        '“{customer.firstName}, {company.representative} with {company.name}. I’ve read what you wrote. Please tell me all of it; I’m writing it down.” Then listen without a “but”, and read it back.',
      ),
      d.section('When it is done', 'Closing message'),
      textMessage(
        'Hi {customer.firstName}, {company.name}. Everything on your list should be done now. Is it settled for you? If not, call me: {company.phone}.',
      ),
    ),
  ],
})
