import { email, letterPart, letterWho, messagesPart, preparePart, talk, textMessage } from './message'
import { clientTemplate } from './template'
import { choice, column, field, own, p, section, table } from '@/lib/documents/author'

export const complaintResponseLetter = clientTemplate({
  name: 'Complaint Response Letter',
  section: 'Problem Resolution',
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
    'There are two papers here: a short first answer that confirms what you heard and when you come, and the letter after the visit that goes through every point with finding, answer and date. It can say no to a point without losing the customer on the others.',
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
      text: 'If they paid by card, a dispute with the issuer runs on its own deadline. The dated letter, photos and signed papers are what decides it. Do not threaten over a chargeback; answer it with the file.',
      cite: '15 U.S.C. § 1666i',
    },
    {
      title: 'A no needs a reason they can check',
      text: 'Point to a line of the contract, a photo, or the maker’s instructions. “That is normal” satisfies nobody; “the maker allows a gap up to this size, page 12 attached” does.',
    },
  ],
  subject: 'First answer and letter after a complaint',
  intro:
    'First answer within a day. After the visit, one letter that goes through every point with finding, answer and date.',
  parts: () => [
    preparePart({
      facts: [
        ...letterWho(),
        field('job.number'),
        own('complaint.received', 'Received on', 'date'),
        choice('complaint.how', 'Received by', [
          'Phone',
          'Email',
          'Letter',
          'Text',
          'In person',
          'Through a third party',
        ]),
        own('complaint.about', 'In short, in their words', 'text', { span: 2 }),
        own('complaint.visit', 'Visit', 'text', { hint: 'Thursday at 4 pm' }),
        own('complaint.visitDate', 'Visited on', 'date'),
        own('complaint.met', 'We met'),
        own('complaint.wish', 'What they would like', 'text', { span: 2 }),
        own('complaint.closeBy', 'All of it done by', 'date'),
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
    letterPart({
      heading: 'Your complaint and our answer',
      includes: 'Letter after the visit with a table of points',
      subject: 'Your complaint of {complaint.received}, job {job.number}',
      body: [
        'Dear {customer.firstName},',
        'Thank you for telling us that you are not satisfied, and for your time on {complaint.visitDate}. I met {complaint.met} and looked at each point with you. What you would like is this: {complaint.wish}.',
        'Here is each point, what we found, and what we do about it.',
        table(
          'point',
          'Points of the complaint',
          [
            column('words', 'Your point', 'text', { width: 2.6 }),
            column('found', 'What we found', 'text', { width: 2.8 }),
            column('answer', 'Our answer', 'text', { width: 2.8 }),
            column('by', 'Done by', 'date'),
          ],
          [],
          { blankRows: 6, lineNumbers: true },
        ),
        'Where the answer is yes, we will do it without charge by the date in the table. Where it is no, the line says why, with the page of our agreement, a photo or the maker’s instructions. If you see it differently, tell me what I have overlooked, and I will look again.',
        'We expect to have all of it done by {complaint.closeBy}. I will call you the day after and ask whether it is settled. This letter is about the points in the table; all rights that you or we have under our agreement and the law stay as they are.',
        'I am sorry for the trouble this has given you, and I thank you for the chance to put it right.',
      ],
    }),
    messagesPart(
      section('First answer, within a day', 'First answer by email and text within a day'),
      ...email(
        'Your message about {complaint.about}: I am on it',
        'Hi {customer.firstName},',
        'I have your message of {complaint.received}. As I understand it, you are unhappy about this: {complaint.about}. Please correct me if that is not all of it.',
        'I am the one who stays with it until it is settled. I would like to see it with you: {complaint.visit}. Within two days after that you will have a written answer to every point.',
        'If anything leaks or could fall, call {company.phone} now and do not wait for the visit.',
      ),
      textMessage(
        '{customer.firstName}, I have your complaint and will handle it. Visit: {complaint.visit}? {company.representative}, {company.name}, {company.phone}',
      ),
      section('Phone', 'Call: listen first'),
      p(
        '“{customer.firstName}, {company.representative} with {company.name}. I have read what you wrote. Please tell me the whole of it; I am writing it down.” Then listen without a “but”, and read it back.',
      ),
      talk(
        [
          'They shout.',
          '“You are angry, and I want to understand why. Start wherever you like.” Lower your voice; do not hang up unless there are threats.',
        ],
        [
          '“Your foreman lied to me.”',
          '“I was not there. What was said, and when? I will ask him and tell you what he says.” Defend nobody, accuse nobody.',
        ],
        [
          '“I will go to the license board.”',
          '“That is your right, and I will give you our license number. I would still like to look at it this week.”',
        ],
        [
          '“Just give me my money back.”',
          '“I hear that. Let me look at it first, and you will get an answer in writing to that as well.”',
        ],
      ),
      section('When it is done', 'Closing message'),
      textMessage(
        'Hi {customer.firstName}, {company.name}. All points should be done now. Is it settled from your side? If not, call me: {company.phone}.',
      ),
    ),
  ],
})
