import { defineTemplate } from '@/data/shared/define-template'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const customerReferralProgram = defineTemplate('marketing', {
  name: 'Customer Referral Program',
  group: 'Referrals & Reviews',
  demand: [0.235, 'Companies that have grown.'],
  telling: 'Card',
  description:
    'Rules, card, letter and thank-you note for a roofing referral program that stays within consumer and insurance law.',
  tags: [
    'referral program',
    'word of mouth',
    'referral reward',
    'thank you',
    'customer referral card',
    'endorsement disclosure',
    'repeat business',
    'marketing rules',
    'refer a friend',
    'referral card',
    'referral bonus',
    'referral letter',
    'neighbor referral',
    'finder’s fee',
  ],
  fullDescription: [
    'The best lead is a neighbor who mentions your name. A program turns that into a habit, as long as the rules are clear, the thank-you is the same for everyone, and nobody is paid for a review or a claim.',
    'The pages hold the program rules, the card and letter for customers, the words for telling a friend, and a check that state law and insurance rules allow it.',
    'Everything is kept modest on purpose. A small thank-you that arrives when it was promised beats a large one that comes with small print.',
  ],
  howToUse: [
    'Fill in the reward, who may get it and when it is due, and check each point against your state.',
    'Have your attorney read the rules once, especially if you do insurance work.',
    'Hand out the card at the final walkthrough, never with the contract as a reason to sign.',
    'Ask at the first call who sent them, and send the thank-you as the rules say.',
    'Log it in the referral tracker, and check the year’s total per person before you pay.',
    'Tell people they may say they were rewarded; if they post about it, they should.',
  ],
  expertGuide: [
    {
      title: 'A reward must not sell the first contract',
      text: 'Many states forbid a sale in which the buyer is promised a reward for sales made to others later. California forbids offering an owner payment for procuring home improvement business as an inducement to sign a contract. Keep the program away from the estimate and the closing, and check your state before you print anything.',
      cite: 'Cal. Bus. & Prof. Code § 7157',
    },
    {
      title: 'Nothing for a claim',
      text: 'If an insurer pays for the roof, several states forbid rewards for the referral or gifts for letting you inspect. Leave insured work out of the program, or have your attorney approve it in writing.',
      cite: 'Fla. Stat. § 489.147(2)',
    },
    {
      title: 'A referral is not a review',
      text: 'The thank-you is for the name, whatever they write about you, and never for a positive review. A person who is rewarded for a referral and posts about you should say so.',
      cite: '16 CFR 465.4; 16 CFR 255.5',
    },
    {
      title: 'The friend’s consent',
      text: 'Ask the customer to have the friend call you. If you are given a number, do not auto-text it; dial it yourself at a decent hour, say who sent you, and stop when asked. Numbers on the Do Not Call Registry need the friend’s own permission.',
      cite: '47 CFR 64.1200(c), (d)',
    },
  ],
  pages: { main: 2 },
  subject: 'Rules, card and thank-you letter for a referral program',
  intro:
    'For owners who would send us a neighbor. The reward is small, the same for everyone and separate from the contract, and never given for a claim or a review.',
  keywords: ['referral', 'program', 'roofing'],
  required: ['reward.what', 'reward.value', 'reward.when', 'reward.kind', 'company.representative'],
  parts: () => [
    d.part(
      'Card and letters',
      [
        d.section('Card', 'Referral card for customers'),
        d.p(
          'Know someone whose roof needs a look? Give them this card and ask them to call {company.phone}. When their job with us is finished and paid, we send you {reward.what} as a thank-you, on the terms of our program.',
        ),
        d.p(
          'Full terms: {reward.termsLink}. Not for insured storm work. If you talk about us in public, please say that we reward referrals.',
        ),
        d.section('Letter at the final walkthrough', 'Letter that goes with the finished job'),
        d.p('Hi {customer.firstName},'),
        d.p(
          'Your roof is done, and we thank you for trusting us with it. If a neighbor asks who did it, please send them our way. The best way is to give them our number, {company.phone}, and tell them to mention your name; we will take it from there.',
        ),
        d.p(
          'Our thank-you for a job that is finished and paid is {reward.what}. It does not depend on what you say about us, and we would rather hear an honest word than a kind one.',
        ),
        d.p('{company.representative}, {company.name}'),
        d.section('Thank-you'),
        d.p(
          'Hi {customer.firstName}, the job you sent us is done. Here is {reward.what} with our thanks. You do not need to do anything else.',
        ),
        d.subsection('By text or email'),
        d.p(
          '{company.name}: thank you for sending us your neighbor. A small thank-you is on its way to you. Reply STOP to opt out.',
          'Text message, with consent on file.',
        ),
        d.p(
          'Sent by email, each of these carries our postal address and a line on how to stop our emails.',
          'By email.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Rules',
      [
        d.section('The program', 'Facts about the program'),
        d.fields(
          3,
          d.own('reward.what', 'Thank-you', 'text', { phrase: true, hint: 'small, the same for everyone' }),
          d.own('reward.value', 'Value', 'currency'),
          d.own('reward.perYear', 'Most per person per year', 'currency'),
          d.choice('reward.when', 'Due', [
            'When the job is paid',
            'Within 14 days of payment',
            'Within 30 days of payment',
          ]),
          d.choice('reward.kind', 'What counts', ['Signed and paid job', 'Paid repair', 'Either']),
          d.own('reward.states', 'States where it applies'),
          d.own('reward.until', 'Valid until', 'date'),
          d.own('reward.termsLink', 'Page with the terms'),
          d.field('customer.firstName'),
          d.field('company.representative', { label: 'Signed by' }),
          d.own('reward.checked', 'Law checked on', 'date'),
          d.own('reward.counsel', 'Checked by'),
        ),
        d.section('Rules', 'Program rules for customers'),
        d.clauses(
          [
            'Who may refer',
            'Customers whose job is finished and paid. Our employees and their families, insurers, adjusters, lenders, real-estate agents and their staff may not.',
          ],
          [
            'What earns a thank-you',
            'A person we did not know yet, who asked us for work and whose job is finished and paid. One thank-you per job; the first person to refer counts.',
          ],
          [
            'What it is',
            'The thank-you named above, the same for every referral of its kind. No part of it is tied to a review, a rating or the size of the job.',
          ],
          [
            'When you get it',
            'At the time named above. Not before, not as part of a contract, and not as a discount on your own roof.',
          ],
          [
            'Not for insured work',
            'Nothing is given for a job that an insurer pays in whole or in part, or for a referral for a claim or to an adjuster.',
          ],
          [
            'How to refer',
            'The friend calls us, or agrees that we may call. Please do not send us a list of numbers. We do not text people who have not agreed.',
          ],
          [
            'Taxes and end',
            'Amounts may be taxable and reported. We may end the program or change the thank-you for later referrals, and we will pay what is due under the old rules.',
          ],
        ),
        d.p(
          'If your state forbids the reward, keep the card and drop the reward. A handwritten note and a call to say thank you cost next to nothing.',
          'Where a reward is not lawful.',
        ),
        d.section('Before the first card goes out', 'Checklist before the program starts'),
        d.tickList('start', [
          'State law on referral selling checked',
          'Insured work left out, or attorney’s letter on file',
          'Reward the same for everyone of its kind',
          'No mention of it in estimate or contract',
          'Tracker set up, with the yearly total per person',
          'Rules on the page named above',
          'Staff know that reviews are never rewarded',
          'Thank-you goes out on the day it is due',
        ]),
        notLegalAdvice('Cal. Bus. & Prof. Code § 7157', 'Fla. Stat. § 489.147', '16 CFR 255.5', '16 CFR 465.4'),
      ],
      { audience: 'office' },
    ),
  ],
})
