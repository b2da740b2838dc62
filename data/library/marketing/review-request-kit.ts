import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

export const reviewRequestKit = defineTemplate('marketing', {
  name: 'Review Request Kit',
  group: 'Referrals & Reviews',
  demand: [0.635, 'Most companies now and then.'],
  telling: 'Replies to reviews',
  description:
    'Ask every customer the same way for an honest review by card, text and email, with rules for rewards, replies and records.',
  tags: [
    'reviews',
    'Google review',
    'review request',
    'reputation',
    '16 CFR 465',
    'ratings',
    'review card',
    'local SEO',
    'text message',
    'review gating',
    'Google reviews',
    'review reply',
    'bad review response',
    'review text',
    'five stars',
    'FTC review rule',
  ],
  fullDescription: [
    'Ask everyone the same way, offer nothing for it, and never screen out unhappy customers first. The law requires it, and people believe the page that results. This kit has the card, the email, the text, the call and the three replies you need most.',
    'It has one person responsible, one day for asking and one way to do it for every job, so the list of people you asked also proves that you asked everyone.',
    'The rules page is short. No reward for a review, no review by staff or family that hides who they are, no pressure over a bad one, and no paid stars.',
  ],
  howToUse: [
    'Name one person who asks, and one day of the week.',
    'Ask within a week of the final walkthrough, the same way for every finished job, even if the punch list is still open.',
    'Hand over the card, send the email, and remind once after a week. Then stop.',
    'Answer every review within two days, the bad ones first, in a few words.',
    'Never argue with a customer about a review; fix the job and leave the review to them.',
    'Keep the log. It shows that you asked everyone, good and bad.',
  ],
  expertGuide: [
    {
      title: 'What the rule forbids',
      text: 'Since October 2024 a federal rule bans fake and bought reviews, incentives tied to a certain opinion, undisclosed reviews by insiders, and suppressing honest ones by threats or by claiming that the page shows them all. Knowing violations can cost civil penalties for each review.',
      cite: '16 CFR 465.2, 465.4, 465.5, 465.7',
    },
    {
      title: 'No gates',
      text: 'A link that first asks “how did we do?” and sends only the happy ones to the public page distorts what others see. Send everyone to the same page, with the same words.',
      cite: '16 CFR 255.2(d)',
    },
    {
      title: 'Keep it out of the contract',
      text: 'A contract may not forbid honest reviews, take a fee for them or claim their copyright. Leave such clauses out, and remove them from old forms.',
      cite: '15 U.S.C. § 45b',
    },
    {
      title: 'Platforms have their own rules too',
      text: 'Google does not allow offering anything for a review; Yelp asks businesses not to ask for reviews at all. Read each page’s own rules once a year and drop any link you may not use.',
    },
  ],
  pages: { main: 3 },
  subject: 'Review requests by card, text, email and call, with rules and replies',
  intro:
    'For every finished job, the good ones and the difficult ones. Use the same words and the same page, and offer nothing.',
  keywords: ['reviews', 'reputation', 'roofing'],
  required: ['review.link', 'review.owner', 'company.representative'],
  parts: () => [
    d.part(
      'Requests',
      [
        d.section('Card', 'Card for the final walkthrough'),
        d.p(
          'Your roof is finished. Would you write a few lines about how it went: good, bad, or both? Others on your street read it before they choose. {review.link}',
        ),
        d.p(
          'We give nothing for a review and we ask everyone. An honest sentence helps more than five stars. {company.name}, {company.phone}',
        ),
        d.section('Email, two to five days after the walkthrough', 'Review request email'),
        d.p('How did the work on your house go?', 'Subject.'),
        d.p('Hi {customer.firstName},'),
        d.p(
          'Your roof is done. If you have five minutes, would you write a few lines about how it went? Say what was good and what was not; both help the next person. Here is the page: {review.link}',
        ),
        d.p(
          'If anything is not right, call me too and I will come take a look; you are welcome to write about it either way. We give nothing for reviews and ask everyone the same way.',
        ),
        d.p('{company.representative}, {company.name}, {company.phone}'),
        d.p(
          '{company.name}, {company.address}. You are getting this because we worked on your roof. To stop our emails, reply “unsubscribe”.',
        ),
        d.p(
          '{company.name}: your roof is done. An honest review helps others: {review.link} Reply STOP to opt out.',
          'Text message, with consent on file.',
        ),
        d.p(
          '“{customer.firstName}, {company.representative} with {company.name}. I am calling about the finished roof, not to sell you anything. Is anything still open? … Either way, the link I sent goes to everyone, and we want to hear what was good and what was not.”',
          'By phone.',
        ),
        d.section('Reminder, one week later, once', 'One reminder, then no more'),
        d.p(
          'Hi {customer.firstName}, one last note about the review page: {review.link} Write one or skip it; either is fine with us. {company.name}, {company.address}. To stop our emails, reply “unsubscribe”.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Replies and rules',
      [
        d.section('Replies to reviews', 'Replies to praise, to a mixed review and to a bad one'),
        d.p(
          '“Thank you for taking the time to write this. I have passed it on to the crew. If anything comes up, call {company.phone}.”',
          'A good one.',
        ),
        d.p(
          '“Thank you for being honest. I have talked with the crew about {review.point}. If anything is still open, I would like to come take a look.”',
          'A mixed one.',
        ),
        d.p(
          '“I am sorry to read this. Please call me at {company.phone} so we can make it right. We do not discuss job details here.”',
          'A bad one.',
        ),
        d.p(
          'Never answer with facts about the house, the price, the claim or the customer. Never ask for a review to be taken down in exchange for a repair or money.',
        ),
        d.subsection('If a review is clearly false'),
        d.p(
          'Report it to the platform with the facts, answer once in two sentences, and ask your attorney before anything else. Do not post private records.',
        ),
        d.section('The rules', 'Rules for asking, rewarding and answering'),
        d.bullets(
          'Ask everyone, the same way, within a week of the final walkthrough. Nobody is picked or skipped because of how happy they seem.',
          'Give nothing for a review: no money, no discount, no prize drawing.',
          'Our owners and managers do not review us. Staff and family write only if they say who they are, and nobody asks them to.',
          'No threats, no lawyer letters over an honest review. A false statement goes to the platform, then to our attorney.',
          'No reviews written by us, bought, swapped or posted about a competitor.',
          'We show every review we got; low ones are not hidden behind “top reviews.”',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Log',
      [
        d.section('Who asks, and when'),
        d.fields(
          3,
          d.own('review.link', 'Page or short link'),
          d.own('review.owner', 'Person who asks'),
          d.own('review.day', 'Day of the week'),
          d.own('review.point', 'Point to answer', 'text', { phrase: true, hint: 'the late call' }),
          d.field('customer.firstName'),
          d.field('company.representative', { label: 'Signed by' }),
          d.field('company.address', { span: 2 }),
        ),
        d.section('Log', 'Log of requests and answers'),
        d.table(
          'ask',
          'Requests',
          [
            d.column('job', 'Job and customer', 'text', { width: 2.4 }),
            d.column('asked', 'Asked on', 'date', { width: 1.2 }),
            d.column('how', 'How', 'select', { options: ['Card', 'Email', 'Text', 'Call'], width: 1 }),
            d.column('posted', 'Answered on', 'date', { width: 1.3 }),
            d.column('reply', 'We replied on', 'date', { width: 1.3 }),
            d.column('open', 'Open point', 'text', { width: 2 }),
          ],
          [],
          { blankRows: 12 },
        ),
        d.section('Every quarter'),
        d.tickList('quarter', [
          'Every finished job is in the log, the difficult ones too',
          'Low reviews answered within two days',
          'No reward promised anywhere, contract included',
          'Links and platform rules checked',
          'Insider reviews labeled or removed',
          'Lessons shared at the foremen’s meeting',
        ]),
        d.legalNote(
          'What we never do',
          'No incentive tied to what a review says, no undisclosed insider reviews, no fake ones, no threats and no picture of our reviews that leaves the bad ones out (16 CFR 465). No contract clause may bar honest reviews (15 U.S.C. § 45b).',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
