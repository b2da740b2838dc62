import { defineTemplate } from '@/data/shared/define-template'
import { email, preparePart, talkGuide, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const scheduleChangeNotice = defineTemplate('client-communication', {
  name: 'Schedule Change Notice',
  group: 'Project Updates & Progress',
  demand: [0.59, 'Most companies now and then.'],
  telling: 'The call',
  description:
    'Move a roofing start date without losing trust: emails, texts and call for a later date, an earlier slot, a customer’s request and a missing part.',
  tags: [
    'schedule change',
    'reschedule notice',
    'start date moved',
    'postponed job',
    'earlier start',
    'material backorder',
    'permit delay',
    'customer notice',
  ],
  fullDescription: [
    'A start date moves for five reasons, and four of them you know two days earlier than you say it. The owner forgives the move; what stays is having waited at the window for a crew.',
    'Four cases are written out: we need a later date, we can come earlier, they ask for another week, and material or permit is missing. Each gives the new date first, the reason in one sentence, and a choice. For a delay during the work there is the apology letter, for rain the weather notice.',
  ],
  howToUse: [
    'Call as soon as you know, then send the written version the same day.',
    'Give one new date you can keep and one alternative. Never “soon”.',
    'Check contract, permit, price guarantee and rental dates against the new date.',
    'Have them confirm in writing, and file it with the contract.',
    'Tell supplier, dumpster, crew and neighbors.',
  ],
  expertGuide: [
    {
      title: 'A date in the contract is more than a plan',
      text: 'If the contract fixes a start or a completion day, moving it is a change: agree on it in writing. In some states a start that stays away without a lawful excuse is a matter for the license board.',
      cite: 'Cal. Bus. & Prof. Code § 7159',
    },
    {
      title: 'Say the reason once, and make it true',
      text: 'Overbooked is a reason; “the supplier” is one only when a letter proves it. Owners compare notes with neighbors. One sentence, no adjectives.',
    },
    {
      title: 'Protect the roof in between',
      text: 'If the old roof leaks, a later date is a decision about water. Offer the cover in the same message, say what it costs or that it costs nothing, and log the answer.',
    },
    talkGuide(
      [
        '“I took days off for this.”',
        '“That’s a real cost to you, and I’m sorry. Which days could you still use? I’ll try to put us there.” Offer only what the office has approved; write down what they lost.',
      ],
      [
        '“This is the second time.”',
        '“You’re right. I won’t give you a third date that I hope for. Let me confirm it with the crew and call back at four.” Then call at four.',
      ],
      [
        '“I want my deposit back.”',
        '“I understand. I’ll take that to the owner today, together with your contract, and you’ll have an answer by tomorrow.” Argue no terms on this call.',
      ],
      [
        '“Someone else can start Monday.”',
        '“That may be. Before you decide, ask about their permit and material. I’d like to keep you, and I respect your choice.”',
      ],
    ),
  ],
  subject: 'Messages that move a roofing start date',
  intro:
    'Call when you know, write the same day: new date, one reason, one alternative, and how the roof is kept dry until then.',
  pages: { main: 3, office: 2 },
  parts: () => [
    d.part(
      'Reply slip',
      [
        d.section('The new start date', 'Reply slip for the file'),
        d.fields(
          3,
          d.field('job.number'),
          d.field('job.address', { span: 2 }),
          d.own('slip.note', 'Anything else we agreed', 'text', { span: 3 }),
        ),
        d.p(
          'I acknowledge that the start date of the work at {job.address} changes from {change.old} to {change.new}. All other terms of our agreement stay as they are.',
        ),
        d.signatures([
          { name: 'owner', role: 'Customer' },
          { name: 'contractor', role: 'Contractor' },
        ]),
      ],
      { letter: true },
    ),
    preparePart({
      facts: [
        ...who(),
        d.field('job.number'),
        d.own('change.old', 'Old date', 'date'),
        d.own('change.new', 'New date', 'date'),
        d.own('change.other', 'Alternative date', 'date'),
        d.own('change.reason', 'Reason in a few words', 'text', {
          phrase: true,
          span: 2,
          hint: 'the job before yours needed new decking',
        }),
        d.own('change.answerBy', 'Answer needed by', 'text', { phrase: true, hint: 'Thursday noon' }),
        d.own('change.cover', 'How the roof is kept dry until then', 'text', { phrase: true, span: 2 }),
        d.own('change.item', 'Missing part or document', 'text', { phrase: true, hint: 'the building permit' }),
        d.choice('change.by', 'Change asked for by', ['Us', 'Customer', 'Supplier', 'Building department', 'Insurer']),
      ],
      checks: [
        'New date is on the board, with a crew',
        'Contract date, price guarantee and permit still cover it',
        'Deposit: does the new date change when money is due?',
        'Leaks: cover offered and answer logged',
        'Supplier, dumpster, crew and neighbors told',
        'Written confirmation on file',
      ],
    }),
    d.part(
      'Messages',
      [
        d.section('1. We need a later date', 'Later date from our side'),
        ...email(
          'Your start moves to {change.new}',
          'Hi {customer.firstName},',
          'We can’t start your roof on {change.old} as I told you. The new date is {change.new}; if that doesn’t work for you, I can offer {change.other}. The reason: {change.reason}.',
          'Until then: {change.cover}. Price and scope stay as agreed.',
          'I’m sorry for the change of plans. Please tell me by {change.answerBy} which date is better. I’m holding both for you.',
        ),
        textMessage(
          '{company.name}: your start moves from {change.old} to {change.new} (or {change.other}). Sorry! Details in email. OK? {company.phone}',
        ),
        d.section('2. We can come earlier', 'Earlier slot'),
        ...email(
          'An earlier start: {change.new}, if you like',
          'Hi {customer.firstName},',
          'A slot has opened up and we could start on {change.new} instead of {change.old}. If that is too soon, your date stays yours.',
          'To use it I need your yes by {change.answerBy}, so that the material arrives in time.',
        ),
        textMessage(
          'Hi {customer.firstName}, {company.name}. We could start {change.new} instead of {change.old}. Want it? Reply YES or NO by {change.answerBy}.',
        ),
        d.section('3. They ask for another date', 'Customer asks for another date'),
        ...email(
          'Your new date: {change.new}',
          'Hi {customer.firstName},',
          'Gladly. You asked to move the start from {change.old}, and the new date is {change.new}. If you reply “agreed”, I’ll put it in your file as a change that you asked for; the completion date moves by the same number of days.',
          'So that there are no surprises, I’ll check whether the move costs anything, such as material storage or a new permit date. If it does, you’ll hear the amount before you owe it.',
        ),
        textMessage(
          '{company.name}: moved as you asked, from {change.old} to {change.new}. Please reply AGREED so we have it on file.',
        ),
        d.section('4. Material or permit is missing', 'Missing material or permit'),
        ...email(
          'We’re waiting for {change.item}',
          'Hi {customer.firstName},',
          'We can’t start on {change.old}, because we’re still waiting for {change.item}. I’d rather wait than open your roof without it. I expect to start on {change.new} and will call you by {change.answerBy} with what I know then.',
          'If there’s another product or a way to do part of the work first, I’ll describe it with its price, and you decide. Until then: {change.cover}.',
        ),
        textMessage(
          "{company.name}: still waiting for {change.item}. Start now planned {change.new}. I'll call you by {change.answerBy}. {company.phone}",
        ),
        d.section('The call', 'Call script'),
        d.p(
          '“Hi {customer.firstName}, {company.representative} with {company.name}. I have to move your start, and I wanted you to hear it from me. Can you spare two minutes?”',
        ),
        d.p(
          '“It can’t be {change.old}. I can do {change.new}, or {change.other}. The reason is this: {change.reason}.”',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
