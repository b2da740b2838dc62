import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const thankYouAfterInspectionLetter = defineTemplate('client-communication', {
  name: 'Thank You After Inspection Letter',
  group: 'Initial Contact & Onboarding',
  stage: 'win',
  demand: [0.62, 'Most companies now and then.'],
  description:
    'Letter after a roof inspection: what was seen, with place, photo and urgency, what happens next and by when; email, text and call.',
  tags: [
    'thank you letter',
    'after inspection',
    'inspection findings',
    'inspection summary',
    'next steps',
    'follow-up letter',
    'homeowner letter',
    'photo report',
  ],
  fullDescription: [
    'After the ladder is back on the truck, the homeowner is left with a few half-understood words. This letter puts on one page what was seen, where, how urgent it is, and what you will send by which day.',
    'A table for the findings keeps facts and opinions apart: place, what was seen, photo number, and one of four words for the urgency. It is a summary, not an inspection report, and it promises nothing about remaining life.',
  ],
  howToUse: [
    'Write the findings the same day, in the order in which they matter.',
    'Use the owner’s words for places: “over the stairs”, not “north slope, zone 3”.',
    'Give each finding one of the four levels of urgency and a photo number.',
    'Name the day the estimate arrives, and keep it.',
    'Send letter and photos by email, tell them by text, and call when they have had a day to read.',
  ],
  expertGuide: [
    {
      title: 'Say what you did not see',
      text: 'A wet, iced or steep part you could not walk belongs in the letter. Left out, it reads as inspected and found good, and the first leak there becomes your oversight.',
    },
    {
      title: 'A letter is not a licensed home inspection',
      text: 'In states that license home inspectors, a contractor’s look at one roof for a price is something else, and many laws say so. Call it a roof inspection for an estimate; put no value on the house and promise no number of years.',
    },
    {
      title: 'Condition, cause and coverage',
      text: 'Describe the condition. Name a cause only where you could show it to someone else. Leave coverage to the insurer: even a friendly “they should pay for that” is advice that several states keep for licensed adjusters.',
      cite: 'Tex. Ins. Code § 4102.051, § 4102.163',
    },
    {
      title: 'What to leave out of the letter',
      text: 'Blame for the last roofer: write what is there, not who did it. Words like “totaled”, “must be replaced” or “dangerous” where a photo does not show it. A price: it comes with the estimate, where each line explains itself.',
    },
  ],
  subject: 'Letter to the owner after a roof inspection',
  intro: 'What you saw, how urgent it is and what comes next, on one page, sent the day of the visit.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'What we saw on your roof',
      includes: 'Letter with a table of findings',
      subject: 'Our visit on {inspection.date}, and what happens next',
      body: [
        'Dear {customer.firstName},',
        'Thank you for having us out to {job.address}. In one sentence: {inspection.summary}. The table lists what we saw, and the photos carry the same numbers.',
        d.table(
          'finding',
          'Findings',
          [
            d.column('place', 'Where', 'text', { width: 2 }),
            d.column('seen', 'What we saw', 'text', { width: 4.4 }),
            d.column('photo', 'Photo', 'text', { width: 0.8 }),
            d.column('urgency', 'Urgency', 'select', {
              options: ['Now', 'This season', 'Within two years', 'Watch'],
              width: 1.5,
            }),
          ],
          [],
          { blankRows: 4, lineNumbers: true },
        ),
        'What we would do first: {inspection.first}. The rest can be planned.',
        '{inspection.inspector} {inspection.way}. We could not see {inspection.notSeen}. What is hidden under the roofing shows only once it is opened up.',
        'Your written estimate will reach you by {estimate.promisedBy}. I will call you {followUp.callDay} to answer questions; you do not have to decide anything on that call. If water comes in before then, call {company.phone} right away.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('inspection.date'),
        d.field('inspection.inspector'),
        d.choice('inspection.way', 'How the roof was seen', [
          'walked the roof',
          'looked at the roof from a ladder',
          'looked at the roof from the ground',
          'flew a drone over the roof',
          'walked the roof and flew a drone over it',
        ]),
        d.field('inspection.notSeen', { hint: 'the rear dormer, which was wet' }),
        d.own('inspection.summary', 'In one sentence', 'text', {
          phrase: true,
          span: 3,
          hint: 'sound for now, two places need repair',
        }),
        d.own('inspection.first', 'Do first', 'text', { phrase: true, span: 2, hint: 'the chimney flashing' }),
        d.own('estimate.promisedBy', 'Estimate arrives by', 'date'),
        d.own('followUp.callDay', 'You will call on', 'text', { phrase: true, hint: 'Friday at 4' }),
      ],
      checks: [
        'Every finding has a photo number',
        'Parts not seen are named',
        'No opinion on insurance or on years of life',
        'Urgent items were told in person, not only here',
        'Estimate date is in the calendar',
        'Photos open on a phone',
      ],
      more: [
        d.note(
          'Four levels of urgency',
          'Now: water gets in, or something could fall. This season: will leak if left. Within two years: wear that can be planned for. Watch: look again at the next visit.',
        ),
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Short email that carries the letter'),
      ...email(
        'Your roof: what we saw, with photos',
        'Hi {customer.firstName},',
        'Thank you for having us out today. In one sentence: {inspection.summary}. The letter with every finding is attached, along with the numbered photos.',
        'The estimate will follow by {estimate.promisedBy}. I’ll call you {followUp.callDay}.',
      ),
      textMessage(
        'Hi {customer.firstName}, {company.name}. Thanks for today! Findings and photos are in your email, estimate by {estimate.promisedBy}.',
      ),
      d.section('Phone', 'Call after they have read it'),
      d.p(
        '“Hi {customer.firstName}, {company.representative} with {company.name}. Did the letter and the photos come through? Is there anything in it you’d like me to explain?”',
      ),
      d.p(
        '“If you do only one thing this month, I’d make it {inspection.first}. The rest will keep, and the estimate shows it separately. Is there anyone else who would like to see the photos?”',
      ),
      d.p('“You’ll have the estimate by {estimate.promisedBy}. When is a good time to go through it?”'),
    ),
  ],
})
