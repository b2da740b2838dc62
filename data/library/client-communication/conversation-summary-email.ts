import { defineTemplate } from '@/data/shared/define-template'
import { email, preparePart, talkGuide, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const conversationSummaryEmail = defineTemplate('client-communication', {
  name: 'Conversation Summary Email',
  group: 'Documentation & Records',
  demand: [0.055, 'Seldom, or one kind of company.'],
  description:
    'Put a spoken agreement in writing the same day: four summary emails for a call, a site meeting, a phone approval and a disagreement.',
  tags: [
    'conversation summary',
    'confirming email',
    'paper trail',
    'verbal agreement',
    'recap email',
    'meeting summary',
    'written confirmation',
    'documentation',
  ],
  fullDescription: [
    'What was said on the driveway is remembered in two ways by Friday. An email on the same day, five lines long, makes one memory of it, and asks for the correction while it is easy.',
    'There are four versions: after a call, after a meeting on site with several people, after a spoken yes to something that needs a signature, and after a conversation that ended in disagreement. Each separates what was agreed, what is open and who does what by when.',
  ],
  howToUse: [
    'Take notes during the conversation and say that you will send a summary.',
    'Send it the same day, to everyone who took part.',
    'Use their words for what matters to them.',
    'Ask for a correction by a day; do not write that silence means yes.',
    'Where price, scope or date changed, attach the change order for signature.',
    'File the sent email with date and answer.',
  ],
  expertGuide: [
    {
      title: 'An email can sign a contract, or fail to',
      text: 'Under federal law a signature or contract may not be refused effect just because it is electronic. But a consumer’s agreement to get required documents electronically has its own steps, and your state may want a change to a home contract signed in a certain form. The email records; the form binds.',
      cite: '15 U.S.C. § 7001(a), (c)',
    },
    {
      title: 'Silence is not a yes',
      text: '“If I do not hear from you, I take it as agreed” convinces few judges between a business and a homeowner, and it annoys. Ask for one word back, and call if it does not come.',
    },
    {
      title: 'One subject per email',
      text: 'Put the gutter color, the delay and the bill in three emails. In a year someone will search for one of them.',
    },
    talkGuide(
      ['“We don’t need that in writing.”', '“It’s for both of us. In three weeks I won’t remember the color, either.”'],
      [
        '“I never said that.”',
        '“Then I misheard. How should it read?” Change it, and send the new one with both dates.',
      ],
      ['“My husband decides that.”', '“I’ll put him on the email and mark it open until he answers.”'],
    ),
  ],
  subject: 'Emails that put a conversation in writing the same day',
  intro: 'The same day, five lines: agreed, open, who does what by when. Ask for a correction, not for silence.',
  required: ['customer.firstName', 'company.representative', 'talk.date', 'talk.subject', 'talk.agreed'],
  pages: { main: 1, office: 2 },
  parts: () => [
    d.part(
      'Actions',
      [
        d.section('Who does what', 'Table of actions'),
        d.table(
          'action',
          'Actions',
          [
            d.column('what', 'What', 'text', { width: 4 }),
            d.column('who', 'Who', 'text', { width: 1.4 }),
            d.column('due', 'By', 'date'),
            d.column('done', 'Done', 'date'),
          ],
          [],
          { blankRows: 18, lineNumbers: true },
        ),
      ],
      { letter: true },
    ),
    preparePart({
      facts: [
        ...who(),
        d.field('job.number'),
        d.own('talk.date', 'Date', 'date'),
        d.own('talk.time', 'Time'),
        d.choice('talk.how', 'How', ['by phone', 'on site', 'by video', 'at the office']),
        d.own('talk.people', 'Who took part', 'text', { span: 2 }),
        d.own('talk.subject', 'Subject, in three words'),
        d.own('talk.agreed', 'Agreed', 'text', { phrase: true, span: 3, hint: 'Black drip edge instead of brown' }),
        d.own('talk.open', 'Still open', 'text', { phrase: true, span: 3, hint: 'Whether the shed is included' }),
        d.own('talk.money', 'Effect on price and days', 'text', {
          phrase: true,
          span: 2,
          hint: 'None; or $480 and half a day',
        }),
        d.own('talk.answerBy', 'Correction by', 'date'),
      ],
      checks: [
        'Sent the same day',
        'Everyone who took part is on it',
        'Facts and words, no adjectives',
        'Price, scope or date changed? Change order attached',
        'Insurance talk: nothing on coverage from us',
        'Filed with date and answer',
      ],
    }),
    d.part(
      'Messages',
      [
        d.section('1. After a call', 'Summary after a call'),
        ...email(
          'Our call of {talk.date}: {talk.subject}',
          'Hi {customer.firstName},',
          'Thank you for talking with me on {talk.date}. So that we both have the same notes:',
          d.p('{talk.agreed}.', 'Agreed.'),
          d.p('{talk.open}.', 'Open.'),
          d.p('{talk.money}.', 'Price and days.'),
          'Did I get something wrong or leave something out? Please tell me by {talk.answerBy}; if it’s right, a quick “yes” helps me too.',
        ),
        textMessage(
          '{company.name}: my notes from our talk are in your email. Please tell me by {talk.answerBy} if I got anything wrong.',
        ),
        d.section('2. After a meeting on site', 'Summary after a meeting on site'),
        ...email(
          'Notes from {job.address}, {talk.date}',
          'Hello all,',
          'On {talk.date} at {talk.time} these people met: {talk.people}. We looked at the spot together; photos are attached.',
          d.p('{talk.agreed}. The table on the next page says who does what by when.', 'Agreed.'),
          d.p('{talk.open}.', 'Open.'),
          'Please send corrections to all by {talk.answerBy}. Nothing in these notes changes the contract by itself; for that you’ll get a change order.',
        ),
        d.section('3. After a spoken yes', 'Confirmation of a spoken approval'),
        ...email(
          'You said yes: please sign before we start',
          'Hi {customer.firstName},',
          'Thank you for your approval ({talk.how}, {talk.date}). As I understood it: {talk.agreed}. Effect on price and days: {talk.money}.',
          'Attached is the change order with the same figures. We’ll start once it’s signed; you can sign on your phone. If that isn’t what you meant, please stop me now.',
        ),
        textMessage(
          "{company.name}: thanks for your OK. The change order is in your email. We'll start once you have signed it. Questions? {company.phone}",
        ),
        d.section('4. After a disagreement', 'Summary after a disagreement'),
        ...email(
          'Where we agree, and where we do not',
          'Hi {customer.firstName},',
          'Thank you for speaking frankly on {talk.date}. I want to write down fairly where we stand.',
          d.p('{talk.agreed}.', 'We agree.'),
          d.p('{talk.open}.', 'We see it differently.'),
          'As a next step, I suggest that we meet at the house with the agreement and the photos. Neither of us gives anything up by that. If I have your view wrong, please correct me by {talk.answerBy}.',
        ),
        d.section('On the phone', 'Phone words that lead to the summary'),
        d.p(
          '“Let me read back what I wrote down, and you tell me what is wrong. I’ll also send it to you today.”',
          'Close with.',
        ),
        d.bullets(
          'A deadline, talk of a lawyer or the word “defect”: to the office the same day.',
          'An injury: the incident report, not this email.',
        ),
        d.legalNote(
          'What this email is not',
          'It is a record, not a contract form. Changes to price, scope or time need the signature your state and your contract ask for. Not legal advice.',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
