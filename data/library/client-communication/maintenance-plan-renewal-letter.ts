import { defineTemplate } from '@/data/shared/define-template'
import {
  offerEmail,
  letterPart,
  letterWho,
  messagesPart,
  preparePart,
  talkGuide,
  textMessage,
} from '@/data/shared/messages'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

export const maintenancePlanRenewalLetter = defineTemplate('client-communication', {
  name: 'Maintenance Plan Renewal Letter',
  group: 'Ongoing Relationship',
  stage: 'win',
  demand: [0.065, 'Seldom, or one kind of company.'],
  description:
    'Renew a roof maintenance plan with what was done, found and prevented, next year’s price and changes, and a plain way to say no.',
  tags: [
    'maintenance plan renewal',
    'renewal letter',
    'annual maintenance',
    'service agreement',
    'auto-renewal notice',
    'roof maintenance',
    'price change',
    'property manager',
  ],
  fullDescription: [
    'A plan that renews in silence is a plan that gets canceled with the first bill someone questions. A letter that shows the year, visit by visit, renews itself.',
    'A table lists visits, findings and repairs; the letter states next year’s price with the difference, what changes and by when to say no. It also tells you which renewals need a notice by law.',
  ],
  howToUse: [
    'Pull the visit reports of the year and fill in the table, even visits with nothing found.',
    'Read the agreement for renewal, notice period and price clause.',
    'Send it well before the notice day, in many states 30 to 60 days before renewal.',
    'Call owners of larger roofs and bring the photos.',
    'File the answer; without a yes where one is needed, do not bill.',
  ],
  expertGuide: [
    {
      title: 'Automatic renewal has its own laws',
      text: 'Many states ask for clear terms at signing, a reminder before a long term renews, and an easy way out; some make the goods or services a gift if you fail. Look up yours, and send this letter inside its window.',
      cite: 'e.g. Cal. Bus. & Prof. Code §§ 17600–17606; N.Y. Gen. Oblig. Law § 5-903; 815 ILCS 601/10',
    },
    {
      title: 'Show findings, not fear',
      text: 'Three drains cleared and one seam repaired, with photos, is worth more than “we prevented a total loss”. Say what was found and what it would have cost only if you can show how you know.',
    },
    {
      title: 'Plan and warranty are two things',
      text: 'A commercial roof warranty may require documented maintenance; many do. A consumer warranty may not require yours. Write which one it is and quote the line.',
      cite: '15 U.S.C. § 2302(c)',
    },
    talkGuide(
      [
        '“You found nothing. Why pay?”',
        '“That’s what you’re paying for, with photos to prove it. If you want less, we can talk about one visit a year.”',
      ],
      [
        '“It has gone up.”',
        '“It has. The letter shows how much, and here is why.” Give the true reason, and the price with one visit less.',
      ],
      ['“Cancel it.”', '“Done. You’ll get a confirmation by email today, and the reports from every year.”'],
      ['“I never agreed to renew.”', '“Then let me go over the agreement with you. If you’re right, there’s no bill.”'],
    ),
  ],
  subject: 'Letter that renews a roof maintenance plan',
  intro: 'The year in a table, next year’s price with the difference, and a plain way to say no.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Your maintenance plan for next year',
      includes: 'Renewal letter with the year in a table and the new price',
      subject: 'Plan {plan.number}, new term from {plan.from}',
      body: [
        'Dear {customer.firstName},',
        'Another year for your roof at {job.address} is behind us. This is what was done and found:',
        d.table(
          'visit',
          'Visits of the year',
          [
            d.column('date', 'Date', 'date'),
            d.column('done', 'Done', 'text', { width: 3 }),
            d.column('found', 'Found', 'text', { width: 3 }),
            d.column('fixed', 'Repaired', 'select', {
              options: ['Included', 'Extra', 'Open', 'Nothing found'],
              width: 1.3,
            }),
          ],
          [],
          { blankRows: 3 },
        ),
        d.p('{plan.watch}.', 'What we keep an eye on.'),
        d.p('{plan.visits} visits, with a report and photos after each. What changes: {plan.changes}.', 'Next year.'),
        d.fields(
          4,
          d.own('price.now', 'Price this year', 'currency'),
          d.own('price.next', 'Price next year', 'currency'),
          d.calculated(
            'price.more',
            'Difference',
            'currency',
            onceFilled('price.next', onceFilled('price.now', d.sub('price.next', 'price.now'))),
          ),
          d.calculated(
            'price.visit',
            'Per visit next year',
            'currency',
            d.div(d.ref('price.next'), d.ref('plan.visits')),
          ),
        ),
        d.p(
          'The new term runs from {plan.from} to {plan.to}. It renews {plan.renews}. If you do not want it, tell us by {plan.sayBy}, by email, letter or phone; one sentence is enough, and you do not have to give a reason.',
          'Yes or no.',
        ),
        'If you would like more or less than this, call me. I would rather change the plan than lose you.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.own('plan.number', 'Plan number'),
        d.own('plan.from', 'New term from', 'date'),
        d.own('plan.to', 'New term to', 'date'),
        d.own('plan.visits', 'Visits a year', 'number', { decimals: 0 }),
        d.own('plan.sayBy', 'Say no by', 'date'),
        d.choice('plan.renews', 'Plan renews', ['automatically unless you cancel', 'only if you say yes']),
        d.own('plan.changes', 'What changes', 'text', {
          phrase: true,
          span: 2,
          hint: 'one more visit after leaf fall',
        }),
        d.own('plan.watch', 'To watch next year', 'text', { phrase: true, span: 2, hint: 'The seam at the east curb' }),
      ],
      checks: [
        'Visit reports of the year attached or linked',
        'Renewal and price clause of the agreement read',
        'Sent inside the state’s notice window',
        'Visits that were missed are named and made up',
        'Way to cancel is stated and works',
        'Price checked against hours really spent',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text'),
      ...offerEmail(
        'Your roof plan: the year, and next year’s price',
        'Hi {customer.firstName},',
        'Attached is your roof’s year in one table, and the plan for {plan.from} to {plan.to}. The price is {price.next} for {plan.visits} visits; this year it was {price.now}. What changes: {plan.changes}.',
        'It renews {plan.renews}. If you don’t want it, reply “no” by {plan.sayBy}; that is all it takes.',
      ),
      textMessage(
        '{company.name}: your roof plan is up for renewal {plan.from}. Price and report in your email. No thanks? Tell us by {plan.sayBy}. STOP to opt out.',
      ),
      d.section('Phone', 'Renewal call'),
      d.p(
        '“{customer.firstName}, {company.representative} with {company.name}. I have your year in front of me and would like to show you two photos before you decide on the next one.”',
      ),
    ),
  ],
})
