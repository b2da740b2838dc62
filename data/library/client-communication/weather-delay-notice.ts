import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const weatherDelayNotice = defineTemplate('client-communication', {
  name: 'Weather Delay Notice',
  group: 'Project Updates & Progress',
  demand: [0.585, 'Most companies now and then.'],
  telling: 'Why we are waiting',
  description:
    'Why the crew is not on the roof today and how the house is protected: letter, early-morning email and text, drip call and contract days.',
  tags: [
    'weather delay',
    'rain delay',
    'wind delay',
    'storm delay',
    'roof tarp',
    'night cover',
    'rain day notice',
    'contract days',
  ],
  fullDescription: [
    'It drizzles, the sky clears at ten, and the owner asks why nobody came. The notice says before breakfast what the weather forbids, how the roof is closed, who looks after it and when you try again.',
    'The texts go out before 7 a.m. The letter is for a delay of several days or for a contract that counts weather days; it records dates and measured weather without claiming more than they show.',
  ],
  howToUse: [
    'Decide by the forecast for the exact place, and send the text before the usual arrival.',
    'If the roof is open or half done, check the cover yourself before you write that it is checked.',
    'Give the next date as a plan, and say when you will confirm it.',
    'For contracts with a completion date, send the letter and enter the days in the weather day log.',
    'When the weather has passed, look at the cover and the attic and tell the owner what you saw.',
  ],
  expertGuide: [
    {
      title: 'Dry is not the same as workable',
      text: 'Shingles on a wet deck trap moisture, adhesives and self-sealing strips want a minimum temperature, and a sheet of plywood in gusts is a sail. Name the one reason that holds today; the manufacturer’s instructions set the limits.',
    },
    {
      title: 'Safety stops first',
      text: 'Lightning, ice and high wind end roof work. On scaffolds OSHA says it outright: none during storms or high winds unless a competent person finds it safe, and none on ice or snow except to clear it away.',
      cite: '29 CFR 1926.451(f)(8), (f)(12)',
    },
    {
      title: 'Weather days need the contract’s notice',
      text: 'Most contracts give time, not money, for unusual weather, and only if you ask within a set number of days. Ordinary rain in a rainy month is usually in the plan already. Send the letter in time, with readings from a named station.',
    },
    talkGuide(
      [
        '“It’s dry here right now.”',
        '“It is, and I hope it stays that way. The radar shows more rain at noon, and I won’t open what I can’t close by then.” Say only what you have looked up.',
      ],
      [
        '“Other roofers are working.”',
        '“They may be at a different stage. On yours we’d be opening up the deck today.”',
      ],
      [
        '“Water is coming in.”',
        '“Where, and how fast? Bucket under it, stay out from under the ceiling, take a photo. Someone will call you back within minutes with a time.” Then send the person on call; leave the cause for the visit.',
      ],
      [
        '“Will you pay for the lost days?”',
        '“I understand why you ask. If the delay costs you something in particular, send it to me in writing and I’ll answer in writing.” Promise nothing on the phone; read the contract first.',
      ],
    ),
  ],
  subject: 'Notice of a weather delay on a roofing job',
  intro: 'Send the short version before 7 a.m.; the letter when the delay lasts or the contract counts the days.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Why we are waiting',
      includes: 'Letter for longer delays and contract days',
      subject: 'Weather delay, job {job.number}',
      body: [
        'Dear {customer.firstName},',
        'On {weather.day} we could not work on your roof because of {weather.reason}. The reading: {weather.reading}. In that weather the work would not be safe or would not last.',
        d.p('{weather.cover}. Last checked: {weather.checked}.', 'How your house is protected.'),
        d.p(
          'We plan to be back on {weather.next} and will confirm that by {weather.confirm}. We now expect to finish on {job.finish}.',
          'When we will be back.',
        ),
        d.p(
          'An hour of good weather is not always enough. We open only what we can close again the same day, and the materials need the conditions that their manufacturer asks for.',
          'Why we do not use a short break.',
        ),
        d.p(
          'If water comes in, put a bucket under it, stay out from under a bulging ceiling, leave the cover alone and call {office.emergencyPhone}, at any hour.',
          'If you see a drip.',
        ),
        'Where our agreement counts weather days, please take this letter as our notice for {weather.day}. We will send you the total at the end. Weather days by themselves do not change the price.',
        'Thank you for your patience.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.own('weather.day', 'Day without work', 'date'),
        d.choice('weather.reason', 'Reason', [
          'rain',
          'high wind',
          'lightning',
          'ice or snow',
          'cold below the product limit',
          'dangerous heat',
        ]),
        d.own('weather.reading', 'Reading and station', 'text', { phrase: true, hint: 'gusts 38 mph, county airport' }),
        d.own('weather.cover', 'How the roof is closed', 'text', {
          phrase: true,
          span: 2,
          hint: 'Rear slope under a battened tarp',
        }),
        d.own('weather.checked', 'Checked by, at', 'text', { hint: 'Luis, 6:40 am' }),
        d.own('weather.next', 'Next planned work day', 'date'),
        d.own('weather.confirm', 'We confirm by', 'text', { phrase: true, hint: 'tonight at 6' }),
        d.own('job.finish', 'Finish now expected', 'date'),
        d.own('office.emergencyPhone', 'Number for leaks, day or night', 'phone'),
      ],
      checks: [
        'Forecast read for the exact place and hour',
        'Cover, edges and tie-ins checked and photographed',
        'Drains and gutters clear below the cover',
        'Crew, delivery and dumpster moved',
        'Reading from a named station noted',
        'Contract notice period checked',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Early-morning email and texts'),
      ...email(
        'No roof work today: {weather.reason}',
        'Hi {customer.firstName},',
        'Because of {weather.reason}, the crew is staying off your roof today. How it’s closed: {weather.cover}. Last checked: {weather.checked}.',
        'Next planned day: {weather.next}. I’ll confirm it by {weather.confirm}. If you see a drip or a flapping tarp, call {office.emergencyPhone} at any hour.',
      ),
      textMessage(
        '{company.name}: no roof work today ({weather.reason}). Roof is closed. Next: {weather.next}. A drip? {office.emergencyPhone}, any hour.',
      ),
      textMessage(
        '{company.name}: we checked the cover and your roof is closed. We plan to be back on {weather.next}.',
      ),
      d.section('Phone', 'Phone words for a weather day'),
      d.p(
        '“Good morning {customer.firstName}, {company.representative} with {company.name}. We’re staying off the roof today because of {weather.reason}. Your roof is closed, and I have a photo for you.”',
      ),
    ),
  ],
})
