import { defineTemplate } from '@/data/shared/define-template'
import {
  commercialEmailGuide,
  offerEmail,
  letterPart,
  letterWho,
  messagesPart,
  preparePart,
  talkGuide,
  textMessage,
} from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const warrantyAnniversaryLetter = defineTemplate('client-communication', {
  name: 'Warranty Anniversary Letter',
  group: 'Ongoing Relationship',
  stage: 'win',
  demand: [0.07, 'Seldom, or one kind of company.'],
  description:
    'Yearly warranty letter to a roofing customer: years left, the duties that keep the warranty, a ground-level self-check and how to report.',
  tags: [
    'warranty anniversary',
    'anniversary letter',
    'warranty duties',
    'yearly letter',
    'workmanship warranty',
    'customer retention',
    'self-check',
    'roof warranty',
  ],
  fullDescription: [
    'Warranties are lost by silence: nobody kept the gutters clear, nobody wrote within thirty days, the satellite installer drilled a hole. A letter on the anniversary keeps the duties in mind and your name on the refrigerator.',
    'It says how many years are left on each warranty, which duties the warranties name, and offers a self-check from the ground that the owner can file as proof of care. It does not claim that only you may do the care.',
  ],
  howToUse: [
    'Sort your jobs by month of completion and send the letters in that month.',
    'Copy the duties from the documents of that job; they differ by manufacturer and year.',
    'Send it by email or mail; a stamp gets read.',
    'File returned self-checks and answer every “Call” within a week.',
    'In the last year of your warranty, offer a closing inspection.',
  ],
  expertGuide: [
    {
      title: 'Remind, do not threaten',
      text: '“Your warranty is void unless you book now” is untrue for most warranties and unlawful as a tie-in where a consumer product is concerned. Duties yes, brand of service no.',
      cite: '15 U.S.C. § 2302(c); 16 CFR 700.10',
    },
    {
      title: 'Write the right years',
      text: 'Count from the date in the warranty, usually substantial completion or registration, not from the invoice. Where the coverage steps down after year ten, say so; better from you than from the claim desk.',
    },
    commercialEmailGuide,
    talkGuide(
      [
        '“Will I lose the warranty without a visit?”',
        '“Not for skipping ours. The warranty asks for care, and someone else can do it. Keep notes and photos.” Look at the warranty before you say so.',
      ],
      [
        '“The solar people were up there.”',
        '“Thanks for telling me. Let me look before the notice period runs out, and please send me their paperwork.”',
      ],
      [
        '“We bought the house last year.”',
        '“Welcome. I’ll check whether the warranty was transferred and what can still be done. When was the closing?”',
      ],
      ['“The chimney metal is bent.”', '“Please send a photo today. Then I can tell you whether it can wait.”'],
    ),
  ],
  subject: 'Yearly letter about roof warranties',
  intro: 'Sent in the month of completion: years left, duties in plain words, and a self-check to return.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Your roof is a year older',
      includes: 'Anniversary letter with years left and duties',
      subject: 'Your roof, finished {job.completionDate}: year {warranty.year}',
      body: [
        'Dear {customer.firstName},',
        'On {job.completionDate} we finished your roof at {job.address}: {roof.product}.',
        d.p(
          'Ours on the work runs until {warranty.workEnds}, the manufacturer’s on the material until {warranty.makerEnds}.',
          'Your two warranties.',
        ),
        d.p(
          'The warranties ask for: {warranty.duties}. You can do the care yourself or hire anyone you like, unless a warranty says otherwise; keep notes, bills and photos.',
          'What they ask of you.',
        ),
        d.p(
          'Report a problem within {warranty.notice}. Call us first; we will tell you which of the two warranties it concerns.',
          'If something is wrong.',
        ),
        d.p(
          'Ten minutes is enough, from the ground with binoculars and from indoors. Keep this page with your records, and send us a photo of anything that is not right.',
          'A self-check.',
        ),
        {
          kind: 'checklist',
          name: 'self',
          layout: 'grid',
          items: [
            'Gutters and downspouts are clear',
            'Nothing is missing, lifted or rusted',
            'No branches touch the roof',
            'Nothing new is screwed to it',
            'Ceilings and attic are dry after rain',
            'Flashing lies flat',
          ].map((text) => ({ text })),
          answers: ['Good', 'Call'],
          extras: [],
        },
        'If you would like us to do it, reply and I will send you a price and two dates. And if you plan to sell, call us before the closing, so that the transfer is done in time.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.field('job.completionDate'),
        d.own('warranty.year', 'Anniversary number', 'number', { decimals: 0, plain: true }),
        d.field('roof.product'),
        d.own('warranty.workEnds', 'Our warranty ends', 'date'),
        d.own('warranty.makerEnds', 'Manufacturer’s warranty ends', 'date'),
        d.own('warranty.duties', 'Duties, from the documents', 'text', {
          phrase: true,
          span: 2,
          hint: 'clear gutters, a report within 30 days, no work by others without a call to us',
        }),
        d.own('warranty.notice', 'Report within', 'text', { phrase: true, hint: '30 days' }),
        d.choice('warranty.owner', 'Still the same owner?', ['Yes', 'Sold, transfer done', 'Sold, no transfer']),
      ],
      checks: [
        'Duties copied from this job’s documents',
        'End dates counted from the warranty’s start',
        'Address and owner still right',
        'No claim that only our service keeps the warranty',
        'Footer with address and way to stop',
        'Old callbacks on this roof read',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text'),
      ...offerEmail(
        'Your roof, year {warranty.year}: warranty and self-check',
        'Hi {customer.firstName},',
        'We finished your roof on {job.completionDate}. Attached is this year’s letter: what is left on both warranties, what they ask of you, and a self-check of ten minutes, all from the ground.',
        'Found something? Send a photo within {warranty.notice}. All good? Check it off, date it and keep it with your records.',
      ),
      textMessage(
        '{company.name}: your roof is a year older. Warranty letter and self-check are in your email. Reply STOP to opt out.',
      ),
      d.section('Phone', 'When they call about it'),
      d.p(
        '“{customer.firstName}, thank you for calling. Do you have the self-check in front of you? Which line looks wrong?”',
      ),
    ),
  ],
})
