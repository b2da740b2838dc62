import { defineTemplate } from '@/data/shared/define-template'
import { email, preparePart, talk, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const negativeReviewResponseGuide = defineTemplate('client-communication', {
  name: 'Negative Review Response Guide',
  group: 'Problem Resolution',
  stage: 'company',
  demand: [0.315, 'Companies that have grown.'],
  telling: 'Review log',
  description:
    'Answer a bad roofing review in public and take it offline: seven replies, private message, call, flagging a fake one, and the rules.',
  tags: [
    'negative review',
    'bad review response',
    'review reply',
    'online reputation',
    'Google review',
    'one star review',
    'fake review',
    'FTC review rule',
  ],
  fullDescription: [
    'Nobody believes a company with only five stars; many decide by the reply to the one-star review. It is read by the next hundred customers, not by the one who wrote it.',
    'Seven public replies are ready to adapt: a fair complaint, half right, price, neighbor, unknown name, an old job, and a review without words. A private message, words for the call and a log go with them, together with what the law says about pressure, rewards and fakes.',
  ],
  howToUse: [
    'Wait an hour, then answer within two working days. Two people read the reply before it goes up.',
    'Find the job file first; if there is none, use the reply for an unknown name.',
    'Take one of the seven replies, change it in two places, keep it under 90 words.',
    'Send the private message the same day and call the next.',
    'Never ask for the review to be removed; ask whether it is settled.',
    'Log what caused it, and fix that.',
  ],
  expertGuide: [
    {
      title: 'No threats, no purchase, no gag',
      text: 'You may not use unfounded legal threats, intimidation or false accusations to have a review taken down, pay for a better one, or put a clause against reviews into a form contract. A refund that depends on deleting a review is the classic mistake.',
      cite: '16 CFR 465.4, 465.7; 15 U.S.C. § 45b',
    },
    {
      title: 'Keep their business private',
      text: 'No address, price, payment trouble, insurance claim or family matter in a public reply, even if the reviewer brought it up. “We have looked into our records” is enough. Readers side with the one who stays calm.',
    },
    {
      title: 'Fakes: flag, do not fight',
      text: 'Report what breaks the platform’s rules, with proof: no such customer, a competitor, a wrong company. In public say only that you find no record. Staff, relatives and friends may not balance it with five stars; undisclosed insider reviews are unlawful.',
      cite: '16 CFR 465.2, 465.5; 16 CFR 255.5',
    },
  ],
  subject: 'Guide to answering negative reviews of a roofing company',
  intro: 'Cool down, look up the file, answer in public in under 90 words, and settle it in private.',
  required: ['company.representative', 'review.date', 'review.site', 'review.point', 'review.cure'],
  pages: { main: 2 },
  parts: () => [
    preparePart({
      facts: [
        ...who(),
        d.own('review.date', 'Date of the review', 'date'),
        d.own('review.site', 'Platform'),
        d.choice('review.stars', 'Stars', ['1', '2', '3', '4']),
        d.own('review.name', 'Name shown'),
        d.own('review.point', 'Their main point', 'text', { phrase: true, span: 2, hint: 'nails in the lawn' }),
        d.own('review.true', 'What is true in it', 'text', { span: 2 }),
        d.own('review.cure', 'What we did or will do', 'text', { phrase: true, hint: 'We came back with the magnet' }),
        d.own('review.replyBy', 'Reply by', 'date'),
        d.own('review.contact', 'Person and phone for the reply', 'text', {
          span: 2,
          hint: 'Marcus Bell, (555) 555-0142',
        }),
      ],
      checks: [
        'Job file found and read',
        'The crew lead was asked, and the answer noted',
        'Nothing private in the reply',
        'No blame, no sarcasm, nothing offered for changing the review',
        'Lawyer’s letter or injury mentioned? Office and insurer first',
        'A second person has read it',
      ],
    }),
    d.part(
      'Replies',
      [
        d.section('Seven public replies', 'Seven public replies to adapt'),
        d.p(
          'Thank you for writing this. You are right about {review.point}, and I am sorry. That is not how we want to leave a house. {review.cure}. I would like to make sure it is settled for you. Please call me: {review.contact}.',
          '1. A fair complaint.',
        ),
        d.p(
          'Thank you for telling us. You have a point about {review.point}, and we have changed how we do it. Some of it we remember differently, and I would rather talk with you about that than post it here. Please call me: {review.contact}.',
          '2. Half right.',
        ),
        d.p(
          'I understand that the price was more than you expected. Our estimates list every line so that they can be compared, and I am glad to go through yours with you. Please call me: {review.contact}.',
          '3. The price.',
        ),
        d.p(
          'I am sorry that our work was a nuisance for you as a neighbor. Noise and trucks are part of roofing; blocked driveways and nails are not. Please call me and we will come and look: {review.contact}.',
          '4. A neighbor.',
        ),
        d.p(
          'We take every review seriously and cannot find a job under this name. Perhaps the job is under another name, or you had another company in mind. Please call me so that I can look into it: {review.contact}.',
          '5. A name we do not know.',
        ),
        d.p(
          'Thank you for writing, even years later. I would like to see for myself how the roof is doing and what our warranty says about it. Please call me: {review.contact}.',
          '6. An old job.',
        ),
        d.p(
          'Thank you for the rating. A low rating without a word tells me that something was not right, and I would like to know what. You can reach me here: {review.contact}.',
          '7. Stars without words.',
        ),
        d.section('Sentences that make it worse'),
        d.bullets(
          '“We have hundreds of happy customers.” It says that this one does not matter.',
          '“You still owe us money.” It is private, and it sounds like a threat.',
          '“Our lawyer will be in touch.” A baseless legal threat to remove a review is unlawful.',
          '“As a family business we’re deeply hurt.” Readers look for a fix, not for feelings.',
          '“Your insurance wouldn’t pay.” Private, and not yours to tell.',
        ),
        d.legalNote(
          'What the law says',
          'Reviews rule (16 CFR 465): no fake reviews, none by insiders without saying so, no reward tied to a good opinion, no unfounded threats to suppress one. Consumer Review Fairness Act (15 U.S.C. § 45b): form contracts may not forbid or punish honest reviews. Not legal advice; for defamation or extortion ask an attorney before you answer.',
        ),
      ],
      { audience: 'office', follows: true },
    ),
    d.part(
      'Private side and log',
      [
        d.section('Private message', 'Private email and text'),
        ...email(
          'Your review: I’d like to make it right',
          'Hi {customer.firstName},',
          'I read what you wrote on {review.site} about {review.point}. Thank you for being frank. I’d like to hear all of it and see what we can do at {job.address}. The review is yours, whatever we do.',
          'I’ll call you tomorrow. If you’d rather name a time, reply to this.',
        ),
        textMessage(
          'Hi {customer.firstName}, {company.representative} with {company.name}. I read your review and want to make it right. When may I call?',
        ),
        d.section('The call', 'Call script after a review'),
        talk(
          [
            '“I’m not taking it down.”',
            '“I’m not calling for that. I’m calling because something wasn’t right. What was it?”',
          ],
          [
            '“What do I get if I change it?”',
            '“Nothing; we’re not allowed to do that, and we wouldn’t. If we fix it and you want to write about that, great. If not, that is fine too.”',
          ],
          ['“You never called me back.”', '“That was our mistake. I’ve set aside half an hour for you now.”'],
        ),
        d.steps(
          'Settled? Thank them. Post a second line under your reply only if they agree: “We spoke and have repaired it.”',
          'Not settled? Send the complaint letter with the table of points.',
          'Fake? Flag it with proof, save a screenshot with date, use reply 5.',
        ),
        d.section('Review log', 'Review log with causes'),
        d.table(
          'log',
          'Reviews',
          [
            d.column('date', 'Date', 'date'),
            d.column('site', 'Platform', 'text', { width: 1.4 }),
            d.column('stars', 'Stars', 'select', { options: ['1', '2', '3', '4', '5'], width: 0.7 }),
            d.column('cause', 'Cause', 'text', { width: 2.6 }),
            d.column('replied', 'Replied', 'date'),
            d.column('cure', 'What we changed', 'text', { width: 2.6 }),
          ],
          [],
          { blankRows: 7 },
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
