import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const delayApologyLetter = defineTemplate('client-communication', {
  name: 'Delay Apology Letter',
  group: 'Problem Resolution',
  demand: [0.075, 'Seldom, or one kind of company.'],
  telling: 'We are late, and we are sorry',
  description:
    'Own a delay on a running roofing job: what happened, the new finish, what is offered and what it settles; letter, email, text and call.',
  tags: [
    'delay apology',
    'apology letter',
    'late job',
    'missed deadline',
    'project delay',
    'service recovery',
    'customer complaint',
    'goodwill',
  ],
  fullDescription: [
    'An apology for a delay has four parts: what happened, that it was ours, the new date, and what you do about it. Leave one out and it reads like an excuse.',
    'This letter is for a job under way that is late through your own doing: crew, planning, a wrong order. It separates what is offered as a courtesy from what the contract says about time, so that kindness is not read as a promise of damages. Rain has its own notice.',
  ],
  howToUse: [
    'Call within the day, from someone with the power to offer something.',
    'Agree in the office first what may be offered and who pays for it.',
    'Name a new finish you would bet on, and one milestone before it.',
    'Send the letter the same day as the call.',
    'On the milestone day, report without being asked.',
  ],
  expertGuide: [
    {
      title: 'Apologize for what you know',
      text: 'State the facts that are certain and the part that was yours. Do not guess at consequences (“your ceiling”, “your tenant”) and do not promise to pay “everything”. Statements of fact can be quoted later, whatever the tone.',
      cite: 'Fed. R. Evid. 801(d)(2)',
    },
    {
      title: 'Offers to settle are a different document',
      text: 'If the customer claims money for the delay, stop writing letters of goodwill. Put an offer in a separate letter that says it is made to settle a disputed claim, and let a lawyer read it. Evidence rules shield such offers, not facts sent in a friendly email.',
      cite: 'Fed. R. Evid. 408',
    },
    {
      title: 'Nothing for silence',
      text: 'A gift for a delay is fine. A gift for keeping quiet, or for a good review, is not: incentives tied to a positive review are unlawful, and form contracts may not forbid honest ones.',
      cite: '16 CFR 465.4; 15 U.S.C. § 45b',
    },
    talkGuide(
      [
        '“I’ve heard that before.”',
        '“You have. So don’t take my word for it; watch for that milestone. If it isn’t done that day, call me and I’ll put my boss on the phone.”',
      ],
      [
        '“I want money off.”',
        '“I hear you. Write down what it cost you, and you’ll get an answer in writing by the end of the week.” Name no sum on the phone.',
      ],
      [
        '“I’m going to review you online.”',
        '“You’re free to. I’d still like to finish this well.” Offer nothing for it, and do not warn against it.',
      ],
      [
        '“My tenant is leaving because of this.”',
        '“I’m sorry to hear it. Please send it to me in writing, and I’ll pass it on today.” Then inform the owner and your insurer.',
      ],
    ),
    {
      title: 'What to offer',
      text: 'Something useful that costs you labor rather than cash: a maintenance visit, gutter cleaning, an upgraded pipe boot. On an insurance job give nothing that works as a rebate of the deductible, and ask before you give anything at all.',
    },
  ],
  subject: 'Apology for a delay on a roofing job',
  intro:
    'Call first, then this letter the same day: what happened, the new date, what you offer, and how you report until then.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'We are late, and we are sorry',
      includes: 'Apology letter with new date and offer',
      subject: 'The delay on your roof, job {job.number}',
      body: [
        'Dear {customer.firstName},',
        'We told you that your roof would be finished on {delay.promised}. It was not, and I apologize. You planned around our word.',
        d.p(
          '{delay.happened}. That was our decision, not yours, and we should have told you sooner.',
          'What happened.',
        ),
        d.p(
          'We will be done by {delay.new}, unless weather stops us. The milestone before that: {delay.milestone}. If either is at risk, you will hear it from me that same day, before you have to ask.',
          'The new date.',
        ),
        d.p('{delay.cover}. The foreman checks it every evening.', 'How your house is protected.'),
        d.p(
          '{delay.change}. From today until we finish, you will get a short report every day at {delay.reportAt}.',
          'What we changed.',
        ),
        d.p(
          '{delay.offer}. It is a courtesy, with nothing asked in return. It changes neither our agreement nor any right that you have.',
          'What we would like to do.',
        ),
        'If the delay has cost you something in particular, please write it down for me with dates, and I will answer in writing. My number is below. Please use it.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.own('delay.promised', 'Finish we had promised', 'date'),
        d.own('delay.new', 'New finish', 'date'),
        d.own('delay.milestone', 'Milestone before it', 'text', {
          phrase: true,
          hint: 'rear slope closed by Wednesday',
        }),
        d.own('delay.happened', 'What happened, in one sentence', 'text', {
          phrase: true,
          span: 3,
          hint: 'We sent the crew to finish another job',
        }),
        d.own('delay.change', 'What we changed because of it', 'text', {
          phrase: true,
          span: 2,
          hint: 'A second crew starts on Monday',
        }),
        d.own('delay.reportAt', 'We report daily at', 'text', { phrase: true, hint: '5 pm' }),
        d.own('delay.offer', 'What we offer', 'text', {
          phrase: true,
          span: 2,
          hint: 'A gutter cleaning at no charge this fall',
        }),
        d.choice('delay.approved', 'Offer approved by', ['Owner', 'Production manager', 'Nothing offered']),
        d.own('delay.cover', 'How the house is protected', 'text', {
          phrase: true,
          span: 3,
          hint: 'The rear slope is under underlayment, edges sealed',
        }),
      ],
      checks: [
        'Someone who can decide has called',
        'New finish confirmed by crew and supplier',
        'The reason is true and is ours',
        'Offer approved, and not tied to a review',
        'Insurance job: the offer lowers no deductible',
        'Contract terms on time and damages read',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text'),
      ...email(
        'The delay on your roof: what happened, and the new date',
        'Hi {customer.firstName},',
        'As I said on the phone: we promised {delay.promised} and didn’t keep it. {delay.happened}. I’m sorry.',
        'The new finish is {delay.new}, and before it: {delay.milestone}. You’ll get a report every day at {delay.reportAt}. The attached letter says what we changed and what we’d like to do for you.',
      ),
      textMessage(
        "{customer.firstName}, we're late with your roof and I'm sorry. New finish: {delay.new}. Letter in your email. {company.name}, {company.phone}",
      ),
      d.section('Phone', 'Call script for the apology'),
      d.p(
        '“{customer.firstName}, {company.representative} with {company.name}. I’m calling because we’re late, and that is on us. May I tell you what happened and what we’re doing about it?” Then stop, and let them speak to the end.',
      ),
      d.p(
        '“Here’s the plan: {delay.milestone}, and done by {delay.new}. You’ll hear from me every day at {delay.reportAt}.”',
      ),
    ),
  ],
})
