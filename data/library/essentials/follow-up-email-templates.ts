import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

interface Message {
  name: string
  send: string
  stop: string
  subject: string
  body: readonly string[]
  text: string
}

/** Nine messages in the order of a job. Texts use plain characters only: one curly quote halves a text’s length. */
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
      'The photos are attached, numbered so that we can talk about the same one. Your written estimate will be in your inbox by {estimate.promisedBy}. If water comes in before then, call {company.phone}. We deal with the leak first and the paperwork later.',
    ],
    text: 'Hi {customer.firstName}, {company.name} here. Thanks for today. Photos and notes are in your email. Questions? Just reply. Reply STOP to opt out.',
  },
  {
    name: 'The estimate',
    send: 'Day 1, with the estimate attached',
    stop: 'They accept or decline',
    subject: 'Your estimate for {job.address}, no. {estimate.number}',
    body: [
      'Hi {customer.firstName},',
      'Your estimate is attached. The total is on page one; every line behind it is on the pages after.',
      'Three things to look for when you compare it with others: how many layers come off, who pays for bad decking and at what price per sheet, and which flashing is replaced and which is reused. Ours answers all three.',
      'The price holds until {estimate.validUntil}. Would you like to go through it together? I can call you {followUp.callTimes}; tell me which works best.',
    ],
    text: '{company.name}: estimate {estimate.number} is in your email, good until {estimate.validUntil}. Want to go over it? Reply with a time. STOP to opt out.',
  },
  {
    name: 'Day 3: a question, not a nudge',
    send: 'Day 3 after the estimate, mid-morning',
    stop: 'They have answered anything',
    subject: 'Anything unclear in your estimate?',
    body: [
      'Hi {customer.firstName},',
      'People who read our estimate usually ask one of three things: what the extra wood could cost, how long we will be at the house, or what the warranty covers. If one of those is yours, reply and I will answer it in plain words.',
      'If something in the scope is more than you want, tell me that too. There is usually a way to split the work so that the urgent part is done now.',
    ],
    text: 'Hi {customer.firstName}, {company.representative} with {company.name} here. Any questions on the estimate? Reply or call {company.phone}. STOP to opt out.',
  },
  {
    name: 'Day 7: something useful',
    send: 'Day 7 after the estimate',
    stop: 'They have answered; if they asked for time, log the date',
    subject: 'How to compare roofing estimates',
    body: [
      'Hi {customer.firstName},',
      'If you are holding two or three estimates, put them side by side and check that each one lists: tear-off or overlay, underlayment by brand, ice barrier where the code requires it, new or reused flashing, ventilation, permit, cleanup and magnet sweep, the price of a sheet of decking, both warranties, and proof of insurance sent by the agent.',
      'If one is much cheaper, the difference is usually in one of those lines. I am glad to look over the list with you, even if you end up choosing someone else.',
    ],
    text: 'Hi {customer.firstName}, I emailed you a list for comparing roof estimates. Glad to go through it. {company.representative}, {company.name}. STOP to opt out.',
  },
  {
    name: 'Day 14: yes, later or no',
    send: 'Day 14, or two days before the price ends if that is sooner',
    stop: 'It has been sent: nothing more until day 60',
    subject: 'Should I keep your estimate open?',
    body: [
      'Hi {customer.firstName},',
      'The price in estimate {estimate.number} holds until {estimate.validUntil}. After that I would need to check material costs again before confirming it.',
      'One word is enough. “Yes”: I send you the agreement to read and sign. “Later”: I ask when. “No”: I close the file, no hard feelings. If it is no, one line telling us why would help us do better.',
    ],
    text: '{company.name}: your estimate is good until {estimate.validUntil}. Reply YES to get the agreement to read, or LATER, or NO. STOP to opt out.',
  },
  {
    name: 'Day 60: still on your list?',
    send: 'Day 60, if nothing has been heard',
    stop: 'It has been sent: after that, only the storm-season note',
    subject: 'Is the roof at {job.address} still on your list?',
    body: [
      'Hi {customer.firstName},',
      'We looked at your roof about two months ago and have not heard back, which is fine; plans change. If the work is done, would you tell me, so that I stop asking?',
      'If it is still open, I would want to look at it again before I give you a price. Of what we saw that day, this is the part I would not leave through another season: {inspection.firstPriority}.',
    ],
    text: '{company.name}: is the roof at {job.address} still on your list? Reply YES or DONE. Reply STOP to opt out.',
  },
  {
    name: 'After the job: thank you and review',
    send: 'Two to five days after the final walkthrough, once the punch list is done',
    stop: 'They have been asked once and reminded once, a week later',
    subject: 'Thank you, {customer.firstName}',
    body: [
      'Hi {customer.firstName},',
      'Your roof was finished on {job.completionDate}. Thank you for trusting us with it. Attached are the photos, the warranties and the final invoice; keep them with your house records.',
      'If you find a nail in the yard, a lifted shingle or anything else, call {company.phone}. We want to come back and make it right.',
      'If you have five minutes, would you write a few lines about how it went? Say what was good and what was not; both help the next person. Here is the page: {followUp.reviewLink}',
    ],
    text: 'Thank you from {company.name}! If you have a minute, an honest review helps: {followUp.reviewLink} Reply STOP to opt out.',
  },
  {
    name: 'Annual check-in',
    send: 'Every year in the month of completion',
    stop: 'They unsubscribe or sell the house',
    subject: 'Your roof is a year older: five things to check',
    body: [
      'Hi {customer.firstName},',
      'We finished your roof on {job.completionDate}, so it is time for its yearly look. Five things you can see from the ground or from indoors, with no ladder: shingles out of line, granules piling up at the downspouts, gutters that overflow, a stain on a ceiling, and branches touching the roof.',
      'If you see any of that, send me a photo and I will tell you whether it needs a visit. Most roof warranties expect the owner to keep the roof clean and report trouble early; your warranty documents say how.',
      'If you would like a maintenance visit, reply with a week that suits you and I will send you the price first.',
    ],
    text: '{company.name}: time for your yearly roof check. Reply YES and we will offer you two dates. Reply STOP to opt out.',
  },
  {
    name: 'Storm-season note',
    send: 'Two to four weeks before your local storm season; never just after a storm',
    stop: 'They unsubscribe',
    subject: 'Before storm season: four things to do this week',
    body: [
      'Hi {customer.firstName},',
      'Four things worth an hour this week: have the gutters and downspouts cleared, have branches that hang over the roof trimmed, photograph every side of the house and roof from the ground, and put your insurance policy and our number where you can find them.',
      'After a storm, stay off the roof and away from downed lines. If water comes in, put a bucket under it, photograph it and call {company.phone}. Active leaks go to the front of our list. Whether to file a claim is your decision, and what your policy pays is between you and your insurer.',
      'Be careful with anyone who knocks the day after, asks you to sign before they look, or says your deductible can be made to disappear. It cannot.',
    ],
    text: '{company.name}: storm season is near. Check gutters and limbs. If water ever comes in, call {company.phone}. Reply STOP to opt out.',
  },
]

const letter = ({ name, send, stop, subject, body, text }: Message, index: number): d.Block[] => [
  d.subsection(`${index + 1}. ${name}`),
  d.p(`${send}. Stop when ${stop.charAt(0).toLowerCase()}${stop.slice(1)}.`, 'Send.'),
  d.p(subject, 'Subject.'),
  ...body.map((paragraph) => d.p(paragraph)),
  d.p('{company.representative}, {company.name}, {company.phone}'),
  d.p(text, 'Text message.'),
]

export const followUpEmailTemplates = defineTemplate('essential', {
  id: '10',
  name: 'Follow-Up Email Templates',
  telling: 'The sequence at a glance',
  description:
    'Nine follow-up emails with text-message versions, send dates, a send log and the email and texting rules in plain words.',
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
  downloads: 1658,
  fullDescription: [
    'Many estimates go quiet because nobody asked: no call on day three, and by day fourteen the homeowner feels awkward about calling. These nine messages cover the time from the day of the inspection to the yearly check and the note before storm season.',
    'Each message comes with the time to send it, the point at which to stop, a subject line that says what is inside, a body short enough to read on a phone, and a text-message version of at most 160 characters with names of usual length.',
    'They are written to sound like a neighbor who knows roofs. Most give something (photos, an answer, a comparison list) before they ask for something, and none invent a deadline. The review request asks for an honest review and offers nothing in return.',
    'A plan shows the whole sequence at a glance, a page of rules sums up what CAN-SPAM, the texting rules and the review rule ask of a contractor, and a log keeps track of what was sent to whom and what came back.',
  ],
  howToUse: [
    'Fill in the facts at the top. In the Word file they then appear in every message; in the PDF the brackets show where they belong.',
    'Read the rules page and set up your email footer with your postal address and a way to stop the messages.',
    'Send message 1 before you drive to the next house, while the visit is fresh for both of you.',
    'Change at least one sentence of each message to fit the house; one real detail makes it yours.',
    'Write every message in the send log with its answer, and stop the series the moment the customer answers.',
    'Use the texts only where the customer has agreed to them, and only between 8 a.m. and 9 p.m. their time; messages 8 and 9 need written consent if they go out automatically.',
    'Once a quarter, count in the log which message brought the answers, and rewrite the one that brought none.',
  ],
  pages: { main: 6 },
  expertGuide: [
    {
      title: 'Say what is in the message, in the subject line',
      text: 'A commercial email may not carry a misleading header or subject: your real name and address in “From”, and a subject that matches the body. “Re:” on a first message, or “final notice” on an offer, breaks that rule and your reputation with it. Every promotional message also carries a valid postal address and a working opt-out, which you honor within ten business days.',
      cite: '15 U.S.C. § 7704(a)(1)–(5); 16 CFR 316',
    },
    {
      title: 'Transactional or commercial?',
      text: 'The estimate a customer asked for, a schedule or a warranty is a message about a transaction; a storm-season note or an annual offer is commercial. If the first thing in a message is business already under way, it is usually the former. Put the footer on all of them and you never need to argue about it.',
      cite: '15 U.S.C. § 7702(2), (17); 16 CFR 316.3',
    },
    {
      title: 'Texts: consent, hours and the word “stop”',
      text: 'Marketing texts sent by an automated system need prior express written consent, and no one may be required to give it in order to buy. Keep the signed page. Solicitations are allowed only between 8 a.m. and 9 p.m. the customer’s time. A customer may revoke in any reasonable way (stop, quit, end, revoke, opt out, cancel, unsubscribe, or a spoken “please do not text me”) and you have at most ten business days. Each wrong text can cost $500, up to $1,500 if willful.',
      cite: '47 U.S.C. § 227(b)(3); 47 CFR 64.1200(a)(2), (a)(10), (c)(1), (f)(9)',
    },
    {
      title: 'Ask for reviews without buying them',
      text: 'You may ask every customer. You may not give anything for a review that must be positive, have employees or relatives post without saying who they are, or threaten a customer into taking an honest bad one down. Sending the request only to people you know are happy can be deceptive too: ask all of them, after the punch list is done. This set offers no reward at all, which is the simplest way to stay right.',
      cite: '16 CFR 465.4, 465.5, 465.7; 16 CFR 255',
    },
    {
      title: 'Keep insurance talk out of the sequence',
      text: 'Some states treat printed or emailed encouragement to file a roof claim as regulated advertising. Florida requires prescribed wording in prescribed type on any contractor’s email, text or flyer that invites a roof claim. The storm note here gives safety advice and leaves the decision with the owner. In Florida, have a lawyer read it before you send it.',
      cite: 'Fla. Stat. § 489.147',
    },
    {
      title: 'Read the log once a quarter',
      text: 'Few answers to message 1: it goes out too late, or without photos. Answers only on day 14: the estimate itself is hard to read, so fix that page first. Many lost on price: your scope lines cannot be compared. Opt-outs after one message: it goes out too often, or to people who never agreed.',
    },
  ],
  subject: 'Nine follow-up emails and text messages for roofing customers, with a send log',
  intro:
    'Nine messages from the day of the inspection to next year’s check-in. Fill in the facts, change a sentence so that it sounds like you, and stop when the customer answers.',
  keywords: ['follow-up', 'email', 'text message', 'review request', 'roofing'],
  required: ['customer.firstName', 'company.representative'],
  parts: () => [
    d.part(
      'Plan and rules',
      [
        d.section('Fill these in once', 'Facts for all nine messages'),
        d.fields(
          3,
          d.field('customer.firstName'),
          d.field('customer.email'),
          d.field('job.address'),
          d.field('company.representative', { label: 'Your name' }),
          d.field('company.address', { span: 2 }),
          d.field('estimate.number'),
          d.field('estimate.validUntil'),
          d.own('estimate.promisedBy', 'Day the estimate is due', 'text', { phrase: true }),
          d.own('followUp.callTimes', 'Two times you can call', 'text', { phrase: true }),
          d.own('inspection.mainFinding', 'Main finding', 'text', { phrase: true }),
          d.own('inspection.firstPriority', 'Most urgent work', 'text', { phrase: true }),
          d.own('inspection.canWait', 'Work that can wait', 'text', { phrase: true }),
          d.field('job.completionDate'),
          d.own('followUp.reviewLink', 'Review page (short link)', 'text', { span: 3 }),
        ),
        d.section('The sequence at a glance', 'Send plan: what goes out when, and when to stop'),
        d.table(
          'plan',
          'Sequence of messages',
          [
            d.column('no', 'No.', 'text', { fixed: true, width: 0.5 }),
            d.column('message', 'Message', 'text', { fixed: true, width: 2.4 }),
            d.column('send', 'Send', 'text', { fixed: true, width: 3 }),
            d.column('stop', 'Stop when', 'text', { fixed: true, width: 2.8 }),
          ],
          messages.map(({ name, send, stop }, index) => ({ no: String(index + 1), message: name, send, stop })),
        ),
        d.section('Footer for every email', 'Footer for every email, with address and opt-out'),
        d.p('{company.representative}, {company.name}, {company.address}, {company.phone}. License {company.license}.'),
        d.p(
          'You are getting this because you asked us to look at a roof or we worked on yours. If you would rather not hear from us, reply with the word “unsubscribe” and we will stop.',
        ),
        d.section('The rules in plain words', 'CAN-SPAM, texting, review and claim rules in plain words'),
        d.legalNote(
          'Email, texts and reviews: what the law asks',
          'Email (CAN-SPAM, 15 U.S.C. § 7704): true sender, true subject, and plain to see that it is an offer where it is one. A postal address in every promotional message. A free way to opt out that works for at least 30 days; act on it within ten business days and never sell the address.',
          'Texts and calls (TCPA, 47 U.S.C. § 227 and 47 CFR 64.1200): automated marketing texts only with the customer’s prior written consent, which may not be a condition of buying. Between 8 a.m. and 9 p.m. the customer’s time. Honor “stop” in any reasonable wording, within ten business days at most. Some states, Florida among them, have shorter hours and tighter limits.',
          'Reviews (16 CFR 465): ask everyone and offer nothing; no reviews by staff or family who do not say who they are; never threaten over an honest one.',
          'Insurance: message 9 leaves claims to the owner. Keep it that way. In Florida an email or text that invites a roof claim must carry prescribed wording in prescribed type (Fla. Stat. § 489.147).',
        ),
        d.note(
          'Text length',
          'Every text here stays within 160 characters with names of usual length; count again if yours are long. Emoji and curly quotation marks cut the limit to 70, so leave them out. Every text names the company and says how to stop. Keep both.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Messages',
      [
        d.section('From the inspection to an answer', 'Five messages from the inspection to a yes or no'),
        ...messages.slice(0, 5).flatMap(letter),
        d.section('Asking again, and after the job', 'Day 60, thank-you, yearly and storm-season messages'),
        ...messages.slice(5).flatMap((message, index) => letter(message, index + 5)),
      ],
      { audience: 'office', follows: true },
    ),
    d.part(
      'Send log',
      [
        d.section('Before you press send'),
        d.tickList('check', [
          'The name is right, and so is the address',
          'One sentence is about this house',
          'The attachment is attached, and opens',
          'The footer has our postal address and the opt-out',
          'They have not unsubscribed, said stop or answered already',
          'Texts: consent on file, and it is between 8 a.m. and 9 p.m. there',
        ]),
        d.section('Send log'),
        d.table(
          'log',
          'Messages sent',
          [
            d.column('date', 'Date', 'date'),
            d.column('customer', 'Customer', 'text', { width: 2.4 }),
            d.column('no', 'Message', 'select', { options: messages.map((_, index) => String(index + 1)), width: 0.9 }),
            d.column('how', 'How', 'select', { options: ['Email', 'Text', 'Call'], width: 1 }),
            d.column('by', 'By', 'text', { width: 1 }),
            d.column('answer', 'Answer', 'text', { width: 3.4 }),
            d.column('next', 'Next date', 'date'),
          ],
          [],
          { blankRows: 11 },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
