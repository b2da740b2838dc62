import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talk, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const warrantyHandoverLetter = defineTemplate('client-communication', {
  name: 'Warranty Handover Letter',
  group: 'Project Completion',
  stage: 'close',
  demand: [0.615, 'Most companies now and then.'],
  description:
    'Hand over roof warranties: which one covers what, until when, what it leaves out, how to claim and how to transfer; letter, email, text, call.',
  tags: [
    'warranty letter',
    'warranty handover',
    'workmanship warranty',
    'manufacturer warranty',
    'warranty registration',
    'warranty transfer',
    'how to claim',
    'warranty packet',
  ],
  fullDescription: [
    'Most owners believe that they have one warranty called “lifetime”. They have two, from two companies, with two lists of what is left out, and the document that says so is still in the truck.',
    'The letter sets both side by side: who promises what, from when until when, what is left out, whom to write. It explains registration, transfer on a sale and what to do when something is wrong. It is a guide to the documents and adds nothing to them.',
  ],
  howToUse: [
    'Register the manufacturer’s warranty first and put the confirmation number in.',
    'Fill in the table from the printed warranties, in their words.',
    'Send it with both warranties, after payment where the contract ties them together.',
    'Go through “how to claim” on the phone; two minutes now save an hour later.',
    'Put the anniversary into the calendar for the yearly letter.',
  ],
  expertGuide: [
    {
      title: 'The letter must not promise more than the warranty',
      text: 'An explanation can become a warranty of its own if it reads like one. Quote terms and years, name the document, and say that the printed warranties govern.',
      cite: 'UCC § 2-313; 15 U.S.C. § 2301(6)',
    },
    {
      title: 'Full or limited, and available before the sale',
      text: 'Roofing materials bought by a homeowner for a reroof are consumer products. A written warranty on a product that costs more than $10 has to be called full or limited, and above $15 it must be available to read before the sale. This handover is no substitute for that.',
      cite: '15 U.S.C. §§ 2302, 2303; 16 CFR 700.1(e), 702.3',
    },
    {
      title: 'Who registers, by when',
      text: 'Extended manufacturer warranties often need registration within weeks, by a credentialed contractor, with a list of the accessories used. Miss it and the owner has the short one. Put a name and a day on it.',
    },
  ],
  subject: 'Letter that hands over the roof warranties',
  intro: 'Two warranties, side by side, with dates, addresses and the way to claim. The printed warranties govern.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Your roof warranties',
      includes: 'Letter with both warranties side by side',
      subject: 'Your warranties, job {job.number}: {roof.product}',
      body: [
        'Dear {customer.firstName},',
        'You have two warranties on your roof, from two companies. They are enclosed with the care guide, and they govern; this page helps you find your way around them.',
        d.table(
          'compare',
          'Your two warranties',
          [
            d.column('about', 'Question', 'text', { fixed: true, width: 1.6 }),
            d.column('work', 'Ours, on the work', 'text', { width: 3.6 }),
            d.column('maker', 'The manufacturer’s, on the material', 'text', { width: 3.6 }),
          ],
          [{ about: 'Covers' }, { about: 'Pays for' }, { about: 'Leaves out' }, { about: 'Asks of you' }],
        ),
        'Our workmanship warranty runs for {warranty.work}, until {warranty.workEnds}. The manufacturer’s warranty: {warranty.maker}. We have registered it for you: {warranty.registered}.',
        'If something seems wrong:',
        d.steps(
          'Take photos from the ground and from inside, and note the date.',
          'Call us, {company.phone}, within {warranty.notice}; the manufacturer’s line is {warranty.makerPhone}.',
          'Stop water if you can, but let nobody take anything apart before we or the manufacturer have seen it.',
        ),
        'If you sell the house, can you transfer it? {warranty.transfer}. Look up fee and deadline before the closing.',
        'Storm damage is a question for your homeowner’s insurer. The warranties give you specific rights, and you may have others under the law of your state. Keep this letter with them.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.field('job.completionDate'),
        d.field('roof.manufacturer'),
        d.field('roof.product'),
        d.own('warranty.work', 'Our workmanship warranty', 'text', { phrase: true, hint: '10 years' }),
        d.own('warranty.workEnds', 'It ends on', 'date'),
        d.own('warranty.maker', 'Manufacturer’s warranty, name', 'text'),
        d.own('warranty.registered', 'Registration no. and date'),
        d.own('warranty.makerPhone', 'Manufacturer’s claim line', 'phone'),
        d.choice('warranty.transfer', 'Transfer on sale', [
          'Yes, once',
          'Yes, with fee and deadline',
          'No',
          'See warranty',
        ]),
        d.own('warranty.notice', 'Report a problem within', 'text', { phrase: true, hint: '30 days of noticing it' }),
      ],
      checks: [
        'Manufacturer’s warranty registered, confirmation printed',
        'Table copied from the printed warranties',
        'Both warranties enclosed, complete',
        'Start dates agree with the completion date',
        'Nothing promised beyond the warranties',
        'Anniversary in the calendar',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text'),
      ...email(
        'Your two roof warranties, and how to use them',
        'Hi {customer.firstName},',
        'Attached are both warranties for your roof and a page that sets them side by side. Ours on the work runs for {warranty.work}. The manufacturer’s is registered: {warranty.registered}.',
        'If anything seems wrong, call us first: {company.phone}. Please keep the documents where you’ll find them in ten years; we keep a copy as well.',
      ),
      textMessage(
        'Hi {customer.firstName}, {company.name}. Your roof warranties are in your email. Keep them safe. A problem? Call us first: {company.phone}',
      ),
      d.section('Phone', 'Phone words about the warranties'),
      d.p(
        '“{customer.firstName}, {company.representative} with {company.name}. You have the warranties now. May I take two minutes to go over whom you call for what?”',
      ),
      talk(
        [
          '“So everything is covered for life?”',
          '“No. Our work is covered for the years in our warranty, the material as the manufacturer’s warranty says. Wind, hail and trees are usually left out of both; whether they’re insured is a question for your insurer.”',
        ],
        [
          '“Do I have to buy your maintenance?”',
          '“No. They ask for reasonable care. You can do it yourself or hire anyone you like; keep notes and photos.” Say so only if both documents do.',
        ],
        [
          '“I’m selling next year.”',
          '“Then look at the transfer lines now. Some manufacturers want the form within weeks of the sale. Call us before you close.”',
        ],
      ),
    ),
  ],
})
