import { essential } from './essential'
import {
  type Block,
  column,
  documentModel,
  field,
  fields,
  legalNote,
  note,
  own,
  p,
  part,
  section,
  subsection,
  table,
  tickList,
} from '@/lib/documents/author'

interface Message {
  name: string
  send: string
  stop: string
  subject: string
  body: readonly string[]
  text: string
}

/** Nine messages in the order of a job. Texts use plain characters only: one curly quote halves a text's length. */
const messages: readonly Message[] = [
  {
    name: 'After the inspection',
    send: 'The same day, within two hours of leaving the house',
    stop: 'They ask not to be contacted',
    subject: 'What we found on your roof today',
    body: [
      'Hi {customer.firstName},',
      'Thank you for having us out to {job.address} today. In short: {inspection.mainFinding}.',
      'What should be done first: {inspection.firstPriority}. What can wait: {inspection.canWait}.',
      'The photos are attached, numbered so that we can talk about the same one. Your written estimate will be in your inbox by {estimate.promisedBy}. If it rains in before then, call {company.phone} and we will deal with the leak first and the paperwork later.',
    ],
    text: 'Hi {customer.firstName}, {company.name}: thanks for today. Photos and notes are in your e-mail. Questions? Just reply. Reply STOP to opt out.',
  },
  {
    name: 'The estimate',
    send: 'Day 1: with the estimate attached',
    stop: 'They accept or decline',
    subject: 'Your estimate for {job.address}, no. {estimate.number}',
    body: [
      'Hi {customer.firstName},',
      'Your estimate is attached. The total is on page one; every line behind it is on the pages after.',
      'Three things to look for when you compare it with others: how many layers come off, who pays for bad decking and at what price per sheet, and which flashing is replaced and which is reused. Ours says so for each.',
      'The price holds until {estimate.validUntil}. If you would like to go through it together, pick a time and I will call: {followUp.callTimes}.',
    ],
    text: '{company.name}: your estimate {estimate.number} is in your e-mail, good until {estimate.validUntil}. Want to go over it? Reply with a time.',
  },
  {
    name: 'Day 3: a question, not a nudge',
    send: 'Day 3 after the estimate, mid-morning',
    stop: 'They have answered anything',
    subject: 'Anything unclear in your estimate?',
    body: [
      'Hi {customer.firstName},',
      'Most people who read our estimate ask one of three things: what the extra wood could cost, how long we will be at the house, and what the warranty really covers. If one of those is yours, hit reply and I will answer it in plain words.',
      'If something in the scope is more than you want, tell me that too. There is usually a way to split the work so that the urgent part is done now.',
    ],
    text: 'Hi {customer.firstName}, {company.representative} at {company.name}. Any questions on the estimate? Reply here or call {company.phone}.',
  },
  {
    name: 'Day 7: something useful',
    send: 'Day 7',
    stop: 'They have answered, or asked for time until a date: put that date in the log',
    subject: 'How to compare roofing estimates',
    body: [
      'Hi {customer.firstName},',
      'If you are holding two or three estimates, lay them side by side and check that each one names: tear-off or overlay, underlayment by brand, ice barrier where the code asks for it, new or reused flashing, ventilation, permit, cleanup and magnet sweep, the price of a sheet of decking, both warranties, and proof of insurance sent by the agent.',
      'Where one is much cheaper, the difference is nearly always in one of those lines. I am glad to look over the list with you, even if you end up choosing someone else.',
    ],
    text: 'Hi {customer.firstName}, I e-mailed a short checklist for comparing roof estimates. Happy to go through it. {company.representative}, {company.name}',
  },
  {
    name: 'Day 14: last call',
    send: 'Day 14, or two days before the price expires',
    stop: 'This is the last of the series: no more until day 60',
    subject: 'Shall I keep your place or close the file?',
    body: [
      'Hi {customer.firstName},',
      'The price in estimate {estimate.number} holds until {estimate.validUntil}. After that I would need to check material costs again before confirming it.',
      'A one-word reply is plenty: “yes” and I will send the agreement, “later” and I will ask when, “no” and I will close the file with no hard feelings. If it is no, one line on why would help us do better.',
    ],
    text: 'Hi {customer.firstName}, your {company.name} estimate holds until {estimate.validUntil}. Reply YES, LATER or NO and I will do the rest.',
  },
  {
    name: 'Day 60: opening the conversation again',
    send: '60 days after the last message without an answer',
    stop: 'No answer: leave them be until the storm-season note',
    subject: 'Is the roof at {job.address} still on your list?',
    body: [
      'Hi {customer.firstName},',
      'We looked at your roof some weeks ago and did not hear back, which is fine; plans change. If the work is done, would you tell me, so that I stop asking?',
      'If it is still open, I would come by again before quoting, at no obligation: {inspection.firstPriority} was the part I would not leave through another season.',
    ],
    text: '{company.name}: is the roof at {job.address} still on your list? Reply YES or DONE. Reply STOP to opt out.',
  },
  {
    name: 'After the job: thank you and review',
    send: 'Two to five days after the final walk-through, once the punch list is empty',
    stop: 'Ask once; one reminder after a week at most',
    subject: 'Thank you, {customer.firstName}',
    body: [
      'Hi {customer.firstName},',
      'Your roof was finished on {job.completionDate}. Thank you for trusting us with it. Attached are the photos, the warranty papers and the paid invoice; keep them with the house documents.',
      'If you find a nail in the yard, a lifted shingle or anything else, call {company.phone} before you call anyone else. We want to fix it ourselves.',
      'If you have five minutes, would you write a few lines about how it went? Say what was good and what was not; both help the next person. The page is {followUp.reviewLink}.',
    ],
    text: 'Thank you from {company.name}! If you have a minute, an honest review helps: {followUp.reviewLink} Reply STOP to opt out.',
  },
  {
    name: 'Annual check-in',
    send: 'Every year in the month of completion',
    stop: 'They unsubscribe or sell the house',
    subject: 'Your roof is a year older: a quick check',
    body: [
      'Hi {customer.firstName},',
      'It is about that time of year again since we finished your roof on {job.completionDate}. From the ground, with no ladder, look for: shingles out of line, granules piling up at the downspouts, gutters that overflow, a stain on a ceiling or around a vent, and branches touching the roof.',
      'If you see any of that, send me a photo and I will tell you whether it needs a visit. Most makers’ and workmanship warranties expect the owner to keep the roof clean and report trouble early; the terms are in your warranty papers.',
      'To book a maintenance visit, reply with a week that suits you.',
    ],
    text: '{company.name}: time for your yearly roof check. Reply YES and we will offer you two dates. Reply STOP to opt out.',
  },
  {
    name: 'Storm-season note',
    send: 'Two to four weeks before your local storm season; never on the day of a disaster',
    stop: 'They unsubscribe',
    subject: 'Before storm season: four things to do this week',
    body: [
      'Hi {customer.firstName},',
      'Four things that cost nothing: clear the gutters and downspouts, trim what hangs over the roof, photograph every side of the house and roof from the ground, and put your insurance policy and our number where you can find them.',
      'After a storm, stay off the roof and away from downed lines. If water comes in, put a bucket under it, photograph it and call {company.phone}. We will stop the water first. Whether to file a claim is your decision, and what your policy pays is between you and your insurer; we can show you what we see and what it would cost to put right.',
      'Be careful with anyone who knocks the day after, asks you to sign before they look, or says your deductible can be made to disappear. It cannot.',
    ],
    text: '{company.name}: storm season is near. Check gutters and limbs. Leak later? Call {company.phone}. Reply STOP to opt out.',
  },
]

const letter = ({ name, send, stop, subject, body, text }: Message, index: number): Block[] => [
  subsection(`${index + 1}. ${name}`),
  p(`${send}. Stop when: ${stop.charAt(0).toLowerCase()}${stop.slice(1)}.`, 'Send.'),
  p(subject, 'Subject.'),
  ...body.map((paragraph) => p(paragraph)),
  p('{company.representative}, {company.name}, {company.phone}'),
  p(text, 'Text message.'),
]

export const followUpEmailTemplates = essential({
  id: '10',
  slug: 'follow-up-email-templates',
  name: 'Follow-Up Email Templates',
  description:
    'Nine follow-up e-mails with text-message versions, send dates, a send log and the e-mail and texting rules in plain words.',
  categorySlug: 'customer-communication',
  formats: ['PDF', 'Word'],
  tags: [
    'follow-up email',
    'estimate follow-up',
    'text message templates',
    'SMS',
    'review request',
    'thank you email',
    'annual check-in',
    'storm season',
    'CAN-SPAM',
    'TCPA',
    'drip campaign',
    'closing estimates',
  ],
  popular: true,
  baseDownloads: 1658,
  fullDescription: [
    'Most estimates are not lost to another roofer. They are lost to silence: nobody asked on day three, and by day fourteen the homeowner felt awkward about calling. These nine messages cover that gap from the evening of the inspection to the note before storm season, a year or five later.',
    'Each message comes with the time to send it, the point at which to stop, a subject line that says what is inside, a body short enough to read on a phone, and a text-message version that fits into 160 characters.',
    'The tone is that of a neighbor who knows roofs. Every message gives something (photos, an answer, a comparison list) before it asks for something, and none of them invents a deadline. The review request asks for an honest review and offers nothing in return, as federal rules require.',
    'A plan page shows the whole sequence at a glance, a rules page sums up what CAN-SPAM and the telephone rules ask of a contractor, and a log keeps track of who was sent what and what came back.',
  ],
  howToUse: [
    'Fill in the company and job block once. In the Word file the same facts then appear in every message; in the PDF the brackets show where they belong.',
    'Read the rules page and set up your e-mail footer with your postal address and a way to stop the messages.',
    'Send message 1 from the driveway. Speed is the best sales argument in the set.',
    'Change at least one sentence of each message to fit the house; a real detail is what makes it yours.',
    'Write every message into the send log with its answer, and stop the series the moment the customer answers.',
    'Use the text versions only where the customer has agreed to texts, and only between 8 a.m. and 9 p.m. their time.',
    'Once a quarter, count in the log which message brought the answers, and rewrite the one that brought none.',
  ],
  expertGuide: [
    {
      title: 'Say what is in the message, in the subject line',
      text: 'A commercial e-mail may not carry a misleading header or subject: your real name and address in “From”, and a subject that matches the body. “Re:” on a first message, or “final notice” on an offer, breaks that rule and your reputation with it. Every promotional message also carries a valid postal address and a working way out, which you honor within ten business days.',
      cite: '15 U.S.C. § 7704(a)(1)–(5); 16 CFR 316',
    },
    {
      title: 'Transactional or commercial?',
      text: 'The estimate a customer asked for, a schedule or a warranty paper is a message about a transaction; a storm-season note or an annual offer is commercial. If the first thing in a message is business already under way, it is usually the former. Put the footer on all of them and you never need to argue about it.',
      cite: '15 U.S.C. § 7702(2), (17); 16 CFR 316.3',
    },
    {
      title: 'Texts: consent, hours and the word “stop”',
      text: 'Marketing texts sent by an automated system need prior express written consent, and no one may be made to give it in order to buy. Keep the signed page. Solicitations belong between 8 a.m. and 9 p.m. at the customer’s end. A customer may revoke in any reasonable way (stop, quit, end, revoke, opt out, cancel, unsubscribe, or a spoken “please do not text me”) and you have at most ten business days. Each wrong text can cost $500, up to $1,500 if willful.',
      cite: '47 U.S.C. § 227(b)(3); 47 CFR 64.1200(a)(2), (a)(10), (c)(1), (f)(9)',
    },
    {
      title: 'Ask for reviews without buying them',
      text: 'You may ask every customer. You may not give anything for a review that must be positive, have employees or relatives post without saying who they are, or lean on a customer to take an honest bad one down. Sending the request only to people you know are happy is not the way either: ask all of them, after the punch list is done. This set offers no reward at all, which is the simplest way to stay right.',
      cite: '16 CFR 465.4, 465.5, 465.7; 16 CFR 255',
    },
    {
      title: 'Keep insurance talk out of the sequence',
      text: 'Some states treat printed or e-mailed encouragement to file a roof claim as regulated advertising. Florida asks for set wording in set type wherever such an advertisement appears. The storm note here gives safety advice and leaves the decision with the owner; keep it that way when you edit it.',
      cite: 'Fla. Stat. § 489.147',
    },
    {
      title: 'Read the log once a quarter',
      text: 'Few answers to message 1: it goes out too late, or without photos. Answers only on day 14: the estimate itself is hard to read, so fix that page first. Many lost on price: your scope lines cannot be compared. Stop requests after one message: it goes out too often, or to people who never agreed.',
    },
  ],
  document: () =>
    documentModel({
      title: 'Follow-Up Email Templates',
      subject: 'Nine follow-up e-mails and text messages for roofing customers, with a send log',
      intro:
        'Nine messages from the day of the inspection to next year’s check-in. Fill in the facts once, change a sentence so that it sounds like you, and stop when the customer answers.',
      keywords: ['follow-up', 'e-mail', 'text message', 'review request', 'roofing'],
      parts: [
        part(
          'Plan and rules',
          [
            section('Fill these in once', 'Job and company facts, entered once for all nine messages'),
            fields(
              3,
              field('customer.firstName'),
              field('customer.email'),
              field('job.address'),
              field('company.representative', { label: 'Your name' }),
              field('estimate.number'),
              field('estimate.validUntil'),
              own('estimate.promisedBy', 'Estimate promised by'),
              own('followUp.callTimes', 'Times you can call'),
              own('inspection.mainFinding', 'Main finding, one sentence'),
              own('inspection.firstPriority', 'What should be done first'),
              own('inspection.canWait', 'What can wait'),
              field('job.completionDate'),
              own('followUp.reviewLink', 'Review page (short link)', 'text', { span: 3 }),
            ),
            section('The sequence at a glance', 'Send plan: what goes out when, and when to stop'),
            table(
              'plan',
              'Sequence of messages',
              [
                column('no', 'No.', 'text', { fixed: true, width: 0.5 }),
                column('message', 'Message', 'text', { fixed: true, width: 2.4 }),
                column('send', 'Send', 'text', { fixed: true, width: 3 }),
                column('stop', 'Stop when', 'text', { fixed: true, width: 2.8 }),
              ],
              messages.map(({ name, send, stop }, index) => ({ no: String(index + 1), message: name, send, stop })),
            ),
            section('Footer for every e-mail'),
            p(
              '{company.representative}, {company.name}, {company.address}, {company.phone}. License {company.license}.',
            ),
            p(
              'You are getting this because you asked us to look at a roof. If you would rather not hear from us, reply with the word “unsubscribe” and we will stop.',
            ),
            section('The rules in plain words', 'CAN-SPAM, texting and review rules on one page'),
            legalNote(
              'E-mail, texts and reviews: what federal law asks',
              'E-mail (CAN-SPAM, 15 U.S.C. § 7704): true sender, true subject, and clear that it is an offer where it is one. A postal address in every promotional message. A way to stop that costs nothing and works for at least 30 days; act on it within ten business days and never sell the address.',
              'Texts and calls (TCPA, 47 U.S.C. § 227 and 47 CFR 64.1200): automated marketing texts only with the customer’s prior written consent, which may not be a condition of buying. Between 8 a.m. and 9 p.m. the customer’s time. Honor “stop” in any reasonable wording, within ten business days at most. Some states, Florida among them, have stricter hours or limits.',
              'Reviews (16 CFR 465): ask everyone; offer nothing for praise; no reviews by staff or family without saying so; never threaten over an honest one.',
            ),
            note(
              'Text length',
              'Every text below stays within 160 characters with names of usual length. Emoji and curly quotation marks cut the limit to 70: leave them out. Name the company in every text, and give the way to stop in the first one and in every automated one.',
            ),
          ],
          { audience: 'office' },
        ),
        part('Messages', [
          section('Winning the job', 'Five messages from the inspection to the last call'),
          ...messages.slice(0, 5).flatMap(letter),
          section('Opening it again, and after the job', 'Re-opener, thank-you, annual and storm-season messages'),
          ...messages.slice(5).flatMap((message, index) => letter(message, index + 5)),
        ]),
        part(
          'Send log',
          [
            section('Before you press send'),
            tickList('check', [
              'The name is right, and so is the address',
              'One sentence is about this house',
              'The attachment is attached, and opens',
              'The footer has our postal address and the way out',
              'They have not unsubscribed or said stop',
              'Texts: consent on file, and it is between 8 a.m. and 9 p.m. there',
            ]),
            section('Send log'),
            table(
              'log',
              'Messages sent',
              [
                column('date', 'Date', 'date'),
                column('customer', 'Customer', 'text', { width: 2.4 }),
                column('no', 'Message', 'select', {
                  options: messages.map((_, index) => String(index + 1)),
                  width: 0.9,
                }),
                column('how', 'How', 'select', { options: ['E-mail', 'Text', 'Call'], width: 1 }),
                column('by', 'By', 'text', { width: 1 }),
                column('answer', 'Answer', 'text', { width: 3.4 }),
                column('next', 'Next date', 'date'),
              ],
              [],
              { blankRows: 13 },
            ),
          ],
          { audience: 'office', landscape: true },
        ),
      ],
    }),
})
