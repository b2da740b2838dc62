import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const hiddenDamageNotice = defineTemplate('client-communication', {
  name: 'Hidden Damage Notice',
  group: 'Problem Resolution',
  demand: [0.61, 'Most companies now and then.'],
  description:
    'Rotten deck or framing found under the roof: letter with photos, priced lines, choices and time to decide, and how the roof is closed meanwhile.',
  tags: [
    'hidden damage',
    'rotten decking',
    'concealed conditions',
    'wood rot',
    'deck replacement',
    'unforeseen damage',
    'homeowner approval',
    'photo evidence',
  ],
  popular: true,
  fullDescription: [
    'The roof is open, the wood is black, rain is due at six, and the owner is at work. What is said in the next hour decides whether this becomes a change order or a dispute.',
    'The notice puts it in order: the call, four photos with places, priced lines, three choices with their consequences, and the time by which you must know. Until then the roof is closed temporarily and nothing is added to the bill but what is signed.',
  ],
  howToUse: [
    'Stop at the spot, photograph before you touch it, with a tape in the picture and one wide view.',
    'Call the owner from the ground, with the photos already sent.',
    'Fill in the priced lines with the unit prices of the contract.',
    'Mark what must be done now, and what can wait.',
    'Have one choice signed, then write the change order; file the photos with both.',
    'No answer by the time named: close the roof as the letter says and go on elsewhere.',
  ],
  expertGuide: [
    {
      title: 'The allowance decides the tone',
      text: 'If the contract names a price per sheet and a number of sheets included, this is arithmetic. If it names neither, it is a negotiation on an open roof. Quote the clause in the letter, and put it in the next contract.',
    },
    {
      title: 'No silent consent, no emergency by default',
      text: 'An unanswered call is not an approval. Do what keeps the water out and what the contract allows, at the price the contract names, and take photos. Permanent work waits for the signature.',
      cite: 'Cal. Bus. & Prof. Code § 7159; state home improvement laws',
    },
    {
      title: 'Know where your trade ends',
      text: 'Cracked rafters, sagging ridges, mold over large areas and suspect asbestos are for an engineer or a licensed firm. Keep people off that part, say so in writing, and do not name a cause or a health effect.',
      cite: '29 CFR 1926.1101; 29 CFR 1926.501(a)(2)',
    },
    talkGuide(
      [
        '“Did you not see that at the inspection?”',
        '“Not from above, and not from the part of the attic we could reach. Photo 1 shows why.” If you could have seen it, say so and take it to the office.',
      ],
      [
        '“My brother-in-law wants to look first.”',
        '“Of course. We’ll cover it and go on elsewhere. When can he come?”',
      ],
      [
        '“Is it covered by insurance?”',
        '“I can’t tell you that; only your insurer can. You’ll have our photos and prices. If you want to ask them, today is best, since the roof is open.”',
      ],
      [
        '“Is that mold dangerous?”',
        '“I’m not the one to say. I’ll leave it alone and show it to you, and a specialist can test it.”',
      ],
    ),
  ],
  subject: 'Notice of hidden damage found during roof work',
  intro:
    'Photos first, then the call, then this page. Nothing is added to the price until the owner has signed a choice.',
  pages: { main: 3, office: 2 },
  parts: () => [
    letterPart({
      heading: 'Damage found under your roof',
      includes: 'Letter with priced lines and choices',
      subject: 'Found on {found.date}, {found.time}, at {job.address}',
      body: [
        'Dear {customer.firstName},',
        'While taking off the old roof we found this: {found.what}. Place: {found.where}. Size: {found.area}. The photos show it as we found it; it could not be seen before.',
        'The agreement covers it in {found.clause}. Here are the work and the prices:',
        d.table(
          'repair',
          'Work and price',
          [
            d.column('work', 'Work', 'text', { width: 4 }),
            d.column('need', 'Needed', 'select', { options: ['Now', 'Later'], width: 1.2 }),
            d.column('qty', 'Qty', 'number', { width: 0.8 }),
            d.column('unit', 'Unit', 'select', { options: ['sheet', 'LF', 'SF', 'each', 'hour'], width: 0.9 }),
            d.column('price', 'Unit price', 'currency', { width: 1.2 }),
            d.column('total', 'Total', 'currency', {
              width: 1.3,
              formula: d.round(d.mul(d.cell('qty'), d.cell('price'))),
            }),
          ],
          [],
          { blankRows: 4, totals: [d.total('repair.sum', 'All lines', d.sum('repair', 'total'), { strong: true })] },
        ),
        'You have three choices:',
        d.bullets(
          'A, all lines: we do the work now and go on with the roof.',
          'B, only the lines needed now: the rest is noted and stays as it is.',
          'C, stop here: we leave it covered. The finish moves, and a second trip may cost extra.',
        ),
        'Until you decide, the roof is closed: {found.cover}. Please answer by {found.answerBy}, or we will {found.ifNone}. Nothing is charged without your signature.',
      ],
    }),
    d.part('Photos and choice', [
      d.section('Photos', 'Four photo frames'),
      d.photos('photo', 'Damage as found', 4, { height: 150 }),
      d.section('Your choice', 'Signed choice'),
      {
        kind: 'fields',
        columns: 2,
        fields: [
          d.choice('choice.made', 'I choose', ['A: all lines', 'B: lines needed now', 'C: stop here']),
          d.own('choice.amount', 'Amount approved', 'currency'),
        ],
      },
      d.signatures(
        [
          { name: 'owner', role: 'Property owner' },
          { name: 'contractor', role: 'Contractor' },
        ],
        'A signed change order with the same figures follows.',
      ),
    ]),
    preparePart({
      columns: 4,
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.own('found.date', 'Found on', 'date'),
        d.own('found.time', 'Time'),
        d.own('found.where', 'Where', 'text', {
          phrase: true,
          span: 2,
          hint: 'rear slope, 6 ft up from the eave, over the kitchen',
        }),
        d.own('found.area', 'Size', 'text', { hint: '4 × 8 ft' }),
        d.own('found.what', 'What it is', 'text', {
          phrase: true,
          span: 2,
          hint: 'soft OSB, two rafter tails decayed',
        }),
        d.own('found.clause', 'Contract clause or price', 'text', { phrase: true, hint: 'clause 6, $95 a sheet' }),
        d.own('found.cover', 'How the roof is closed meanwhile', 'text', { phrase: true, span: 2 }),
        d.own('found.answerBy', 'Answer needed by', 'text', { phrase: true, hint: '2 pm today' }),
        d.own('found.ifNone', 'Without an answer we will', 'text', {
          phrase: true,
          span: 3,
          hint: 'cover that part and go on with the front slope',
        }),
      ],
      checks: [
        'Photos before anything was touched',
        'Nobody walks on the soft part',
        'Framing affected? Engineer or building department asked',
        'Prices are those of the contract',
        'Owner called; time and words noted',
        'Materials for a temporary cover on site',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text'),
      ...email(
        'Please call: damage found under your roof, answer by {found.answerBy}',
        'Hi {customer.firstName},',
        'I just tried to call. Under the old roof we found: {found.what}. Where: {found.where}. Photos, prices and three choices are attached.',
        'How the roof is closed for now: {found.cover}. I need your decision by {found.answerBy}; nothing is charged without it. Please call {company.phone}.',
      ),
      textMessage(
        '{company.name}: damage found under your roof. Photos and choices in email. Please call {company.phone} by {found.answerBy}. Nothing added yet.',
      ),
      d.section('Phone', 'Call from the job'),
      d.p(
        '“{customer.firstName}, this is {company.representative} from your roof. Everyone is fine, but I need five minutes of your time. We found {found.what}. The photos are on your phone. I’ll tell you what must be done, what can wait and what it costs, and you decide.”',
      ),
      notLegalAdvice('State home improvement laws on written changes, such as Cal. Bus. & Prof. Code § 7159'),
    ),
  ],
})
