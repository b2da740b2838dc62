import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const jobDeclinedLetter = defineTemplate('client-communication', {
  name: 'Job Declined Letter',
  group: 'Initial Contact & Onboarding',
  stage: 'win',
  demand: [0.265, 'Companies that have grown.'],
  telling: 'Your roofing request',
  description:
    'Decline a roofing job politely: a letter with seven reasons to choose from, email, text and phone words, and what never to give as a reason.',
  tags: [
    'decline a job',
    'declined letter',
    'turn down work',
    'rejection letter',
    'no bid letter',
    'unable to quote',
    'polite refusal',
    'homeowner letter',
  ],
  fullDescription: [
    'Not every roof is yours to do. A plain no within two days costs you nothing and is remembered; silence is remembered too. The letter gives the no in its first lines, one honest reason, and something useful for the person’s next step.',
    'Seven reasons are ready to use, from distance and full calendar to work you do not believe in and requests you may not honor. The page for the office says what must never be a reason.',
  ],
  howToUse: [
    'Decide within two working days and call first if you have been at the house.',
    'Keep one of the seven reasons and delete the others.',
    'If you saw something urgent or dangerous, say so in the letter, even though you decline.',
    'Return anything you hold: plans, keys, a deposit.',
    'File a copy with the reason; it answers a question two years later.',
  ],
  expertGuide: [
    {
      title: 'Tell them what cannot wait',
      text: 'You have seen the roof, they have not. A loose chimney cap, a sagging deck or a live leak goes into the letter in one sentence, with the advice to have someone look soon. Declining the job does not undo what you know.',
    },
    {
      title: 'Reasons that are no reasons',
      text: 'You may decline work because of distance, trade, schedule, safety or risk. You may not decline a contract because of race, and state civil-rights laws add religion, origin, disability, family and more for businesses that serve the public. Apply the same grounds to everyone and write them down.',
      cite: '42 U.S.C. § 1981; state public accommodation laws',
    },
    {
      title: 'When the request itself is the reason',
      text: 'Asked to leave out a permit, to shrink a deductible or to write damage that is not there: decline calmly and without accusing anyone. “We cannot do it that way” is enough. Many states punish the contractor who goes along.',
      cite: 'Tex. Ins. Code ch. 707; 815 ILCS 513/18; Colo. Rev. Stat. § 6-22-105',
    },
    talkGuide(
      [
        '“Why not? You came out and looked.”',
        'Give the one reason, in one sentence. Do not add a second one; it sounds like an excuse.',
      ],
      [
        '“I’ll pay more.”',
        '“That’s kind, but it isn’t about money. You’re better off with someone who does this every week.”',
      ],
      [
        '“Then who should I call?”',
        '“Start with the manufacturer’s list of installers and your state’s license search. Then check three things: the license, an insurance certificate straight from the agent, and the scope in writing.” Name a company only if you would send your mother there.',
      ],
      [
        '“Another roofer would do it without the permit.”',
        '“That may be, but the missing permit would be your problem when you sell. We don’t work that way.”',
      ],
    ),
  ],
  subject: 'Letter that declines a roofing job with an honest reason',
  intro: 'Say no within two days, with one true reason and one useful pointer. Keep one reason and delete the rest.',
  pages: { main: 3, office: 2 },
  parts: () => [
    letterPart({
      heading: 'Your roofing request',
      includes: 'Letter that declines and helps on',
      subject: 'Your request for {decline.work} at {job.address}',
      body: [
        'Dear {customer.firstName},',
        'Thank you for asking us on {decline.asked} about {decline.work}. We have thought about it and will not be able to take it on.',
        'This is work we don’t do often enough to stand behind.',
        'One thing you should know, no matter who does the work: {decline.urgent}. Please have it looked at soon, and stay off the roof until then.',
        'For your next step: {decline.pointer}. Before you sign with anyone, look up the license where your state has one, ask the insurance agent for the certificate directly, and get the scope in writing line by line.',
        'You owe us nothing, and anything you gave us comes back with this letter. I am sorry that we cannot help this time, and I wish you well with the roof.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.own('decline.work', 'Work they asked for', 'text', { phrase: true, hint: 'a slate valley repair' }),
        d.own('decline.asked', 'Date they asked', 'date'),
        d.choice('decline.reason', 'Reason kept', [
          'Outside our trade',
          'Outside our area',
          'Calendar',
          'Repair would not hold',
          'Safety',
          'Cannot do it that way',
          'Size of the job',
        ]),
        d.own('decline.earliest', 'Earliest date you could start', 'date'),
        d.own('decline.urgent', 'Urgent thing you saw', 'text', {
          phrase: true,
          span: 2,
          hint: 'the chimney cap is loose',
        }),
        d.own('decline.pointer', 'Where they can look next', 'text', {
          phrase: true,
          span: 3,
          hint: 'the state license lookup, the manufacturer’s list of installers',
        }),
      ],
      checks: [
        'Someone has called, if we were at the house',
        'The reason is true, and the same for everyone',
        'Urgent findings are named, or that line is deleted',
        'No name of a competitor with a promise attached',
        'Deposit, plans and keys returned',
        'Copy in the file with the reason',
      ],
      more: [
        d.section('The seven reasons', 'Seven reasons in ready wording'),
        d.p('Put one of these in place of the third paragraph of the letter.'),
        d.subsection('Our side'),
        d.p('This is work we don’t do often enough to stand behind.', 'Trade.'),
        d.p(
          '{job.address} is outside the area we can look after properly, and you need a roofer who can come back quickly.',
          'Area.',
        ),
        d.p(
          'We could not start before {decline.earliest}, and from what you told us that is too late for your roof.',
          'Calendar.',
        ),
        d.p('Our crews are set up for larger work, and we could not offer you a fair price for this one.', 'Size.'),
        d.subsection('The roof'),
        d.p(
          'We do not believe that the repair would hold, and we do not want to take your money for something that we expect to fail.',
          'Repair.',
        ),
        d.p('From what we saw, we cannot reach that part of the roof safely with the equipment we have.', 'Safety.'),
        d.subsection('The request'),
        d.p('We cannot do the work the way it was asked for, and we would rather tell you so now.', 'Way of doing it.'),
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email version'),
      ...email(
        'Your request for {decline.work}',
        'Hi {customer.firstName},',
        'Thank you for asking us about {decline.work} at {job.address}. We won’t be able to take it on, and I’d rather tell you now than keep you waiting. The attached letter gives the reason.',
        'One thing that shouldn’t wait: {decline.urgent}. For your next step: {decline.pointer}.',
      ),
      textMessage(
        "Hi {customer.firstName}, {company.name}. We can't take on your roof; the reason is in your email. Sorry! Call {company.phone}.",
      ),
      d.section('Phone', 'Phone words for the no'),
      d.p(
        '“Hi {customer.firstName}, {company.representative} with {company.name}. I’ll be straight with you: we can’t take on {decline.work}. I want you to know today, so you have time to ask someone else.”',
      ),
      d.legalNote(
        'Keep to your grounds',
        'Decline by trade, area, calendar, safety and scope, the same for everyone. Race may never play a part in whom you contract with (42 U.S.C. § 1981), and state law protects other groups as well. If in doubt, ask before you send.',
      ),
    ),
  ],
})
