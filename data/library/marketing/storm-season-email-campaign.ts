import { defineTemplate } from '@/data/shared/define-template'
import { emailFooter, neverSay, sendPlan, sequence, type Message } from '@/data/shared/campaigns'
import * as d from '@/lib/documents/author'

const messages: readonly Message[] = [
  {
    name: 'Three weeks before: get ready',
    send: 'Two to four weeks before your storm season begins',
    subject: 'Storm season starts in a few weeks: a one-hour list',
    body: [
      'Hi {customer.firstName},',
      'One hour this weekend can save you a bad night later. Photograph each side of the house and the roof from the ground. Have gutters and downspouts cleared. Have limbs over the roof cut back. Tie down anything in the yard that can blow away. Keep your insurance documents and our number where you can find them in the dark.',
      'The photos are the part people skip. Send them to yourself by email; then they are dated, and not just on a phone that may get wet.',
      'If you would like us to look before the season, reply with “check”. The visit costs {office.visitCost}.',
    ],
    text: '{company.name}: storm season is near. Photograph your roof from the ground and clear gutters this week. Reply STOP to opt out.',
  },
  {
    name: 'The day before a named storm',
    send: 'The day before, only if your area is in the forecast',
    subject: 'Before tonight’s wind: four things, then stay inside',
    body: [
      'Hi {customer.firstName},',
      'Four things while it is still dry: bring in anything that can blow away, close and lock windows, move the car out from under limbs, charge the phones. Then stay inside.',
      'If water comes in, put a bucket under it, move furniture, and stay out from under a bulging ceiling. If a wire is down, stay away from it and from anything it touches, and call the utility and 911. Nobody goes on the roof, tonight or tomorrow.',
      'Our emergency line is {office.emergencyPhone}. We take active leaks first and tell you honestly how long the wait is.',
    ],
    text: '{company.name}: stay off the roof and indoors tonight. Leak? Bucket and call {office.emergencyPhone}. Wire down? 911. Reply STOP to opt out.',
  },
  {
    name: 'The day after: is everyone all right?',
    send: 'The day after the storm, from a named person',
    subject: 'After the storm: are you all right?',
    body: [
      'Hi {customer.firstName},',
      'I hope you came through it well. If water is coming in or a limb is on the house, call {office.emergencyPhone}; active leaks go first.',
      'If nothing is urgent, walk around the house and look up from the ground. If you see tabs in the yard, lifted metal, dents in soft metal such as vents and downspouts, or a stain on a ceiling, photograph it and send it to me. I will tell you whether it needs a visit.',
      'Please stay off the roof, and be careful with anyone who knocks today and wants a signature. We will still be here next week.',
    ],
    text: '{company.name}: hope you are safe. Leak? Call {office.emergencyPhone}. Pieces in the yard? Send a photo from the ground. STOP to opt out.',
    phone:
      '“{customer.firstName}, {company.representative} with {company.name}. Is everyone all right? Any water coming in? … I can’t tell from here whether your roof was damaged. Would an inspection help?”',
  },
  {
    name: 'One week after: how to keep the facts straight',
    send: 'Seven days after',
    subject: 'Storm photos, dates and receipts: what to keep',
    body: [
      'Hi {customer.firstName},',
      'Whether or not you ever speak with your insurer, keep the facts straight: the date and the time of the storm, photos with the date, what got wet and when, receipts for tarps and cleanup, and, in a box, any pieces that came off the roof.',
      'We can do two things: inspect the roof and photograph what is there, or is not, and price the repair in writing. What we cannot do is tell you what your policy covers or speak for you with the insurer. That decision is yours, and deadlines are in your policy.',
      'If you want us to inspect it, reply with a day. If someone already has, there is no need to answer.',
    ],
  },
  {
    name: 'Three weeks after: what we found in your area',
    send: 'Twenty-one days after, only with your own real figures',
    subject: 'What we saw on roofs in {storm.area} after the storm',
    body: [
      'Hi {customer.firstName},',
      'Since the storm we have looked at {storm.count} roofs in {storm.area}. Here is what we saw most: {storm.findings}. Of those roofs, {storm.nothing} needed nothing.',
      'If you never had yours looked at, a visit before the next season is worth the hour. If you have new stains on a ceiling since then, call {company.phone}. Those cannot wait.',
    ],
  },
]

export const stormSeasonEmailCampaign = defineTemplate('marketing', {
  name: 'Storm Season Email Campaign',
  group: 'Email Marketing',
  telling: 'Send plan',
  description:
    'Five emails before and after a storm: prepare, stay safe, check, keep the facts, with claim wording kept lawful.',
  tags: [
    'storm email',
    'hurricane',
    'hail',
    'storm preparation',
    'emergency',
    'after the storm',
    'documentation',
    'insurance wording',
    'email campaign',
    'hurricane season',
    'wind damage',
    'tarp',
    'emergency roof repair',
    'storm checklist',
    'hail email',
    'named storm',
    'roof leak',
  ],
  fullDescription: [
    'Storm mail has a bad name because so much of it is a sales trick. These five messages do the opposite: they tell people how to prepare, how to stay safe, what to photograph and who to call, and they leave the claim to the owner.',
    'The messages run from three weeks before the season to three weeks after a storm. Send the last one only if you have your own figures to put in it.',
    'The wording page lists what to leave out and why, with the Florida rule on claim advertising, and a checklist for the hour when everything happens at once.',
  ],
  howToUse: [
    'Enter the facts and the emergency number on the sheet at the start of the season.',
    'Load the first two messages early; the rest can only be written after the storm has passed.',
    'Name the storm and the area in the subject, and send only to the ZIP codes that were in it.',
    'Answer photos the same day, most urgent first. That is the whole campaign.',
    'Florida and other states regulate mail that invites a roof claim: have a lawyer read messages 3 to 5 before the first send.',
    'Count afterward: photos, visits, leaks stopped, opt-outs.',
  ],
  pages: { main: 4 },
  expertGuide: [
    {
      title: 'Claim wording is regulated',
      text: 'In Florida a written or electronic message from a contractor that encourages an owner to contact it, or an insurer, about a roof claim counts as a prohibited advertisement unless it carries prescribed wording in prescribed type. Texas bars a contractor from adjusting on a property it works on. Give safety advice, describe what you saw, leave the claim to the owner.',
      cite: 'Fla. Stat. § 489.147; Tex. Ins. Code § 4102.163',
    },
    {
      title: 'Only figures you have',
      text: '“We have replaced 200 roofs in your area” must be true, and you must be able to prove it. Count your own inspections, name the area, and say what share needed nothing. That sentence is more convincing than any superlative.',
      cite: '15 U.S.C. § 45',
    },
    {
      title: 'Emergency mail is still mail',
      text: 'A message that only warns of danger is not advertising; one that offers a visit is. All five carry the footer with address and opt-out, so the question never arises. Texts need consent on file, and none of the messages offers anything for filing a claim.',
      cite: '15 U.S.C. §§ 7702(2), 7704; 47 CFR 64.1200(a)(2)',
    },
  ],
  subject: 'Five emails before and after a storm for roofing customers',
  intro:
    'For the office, before and after a storm. Warn first, help second, offer last, and write only what you saw yourself.',
  keywords: ['storm', 'email', 'roofing', 'emergency'],
  required: [
    'customer.firstName',
    'company.representative',
    'office.emergencyPhone',
    'storm.area',
    'storm.date',
    'company.address',
    'list.optOutLink',
  ],
  parts: () => [
    d.part(
      'Plan',
      [
        d.section('Facts for this storm'),
        d.fields(
          3,
          d.field('customer.firstName'),
          d.field('company.representative', { label: 'Your name' }),
          d.own('office.emergencyPhone', 'Emergency line', 'phone'),
          d.own('office.visitCost', 'What the visit costs', 'text', { phrase: true, hint: '“nothing” only if true' }),
          d.own('storm.area', 'Area', 'text', { hint: 'ZIP codes in the path' }),
          d.field('storm.date', { label: 'Storm date' }),
          d.own('storm.count', 'Roofs we have looked at'),
          d.own('storm.findings', 'What we saw most', 'text', { phrase: true }),
          d.own('storm.nothing', 'How many needed nothing'),
        ),
        d.section('Send plan'),
        sendPlan(messages),
        d.section('The hour of the storm', 'Checklist for the day it happens'),
        d.tickList('storm.ready', [
          'Emergency line staffed by name',
          'Crews briefed on today’s dangers',
          'Tarp and board stock counted',
          'Only ZIP codes in the path get mail',
          'Photos answered, most urgent first',
          'Prices unchanged from last month',
        ]),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Messages',
      [d.section('The five messages', 'Five storm messages with texts and call'), ...sequence(messages)],
      { audience: 'office' },
    ),
    d.part(
      'Wording',
      [
        ...neverSay(
          '“File your claim before the deadline.” The deadline is in their policy; you do not know it.',
          '“Your insurance will pay.” Coverage is for the insurer to decide.',
          '“No cost to you”, “we take care of the deductible”. Many states forbid it.',
          '“Act now, crews are almost full.” Do not say it unless it is true today, and then give the number of days.',
          'No picture of someone else’s damaged roof without permission.',
        ),
        d.section('Results by storm'),
        d.table(
          'result',
          'Results by storm',
          [
            d.column('storm', 'Storm and date', 'text', { width: 2 }),
            d.column('sent', 'Sent', 'number', { decimals: 0 }),
            d.column('photos', 'Photos', 'number', { decimals: 0 }),
            d.column('leaks', 'Leaks stopped', 'number', { decimals: 0 }),
            d.column('visits', 'Visits', 'number', { decimals: 0 }),
            d.column('nothing', 'Nothing found', 'number', { decimals: 0 }),
            d.column('out', 'Opt-outs', 'number', { decimals: 0 }),
          ],
          [],
          { blankRows: 8 },
        ),
        ...emailFooter('You are getting this because we have worked on a roof for you.'),
        d.legalNote(
          'Have it read before the season',
          'Postal address and opt-out in each email, opt-outs honored within ten business days (15 U.S.C. § 7704).',
          'Fla. Stat. § 489.147 prescribes words and type size on contractor mail that invites a roof claim; other storm-area states have rules of their own. An hour with a local attorney before the season is cheaper than one complaint after it.',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
