import { defineTemplate } from '@/data/shared/define-template'
import { emailFooter, sendPlan, sequence, type Message } from '@/data/shared/campaigns'
import * as d from '@/lib/documents/author'

const messages: readonly Message[] = [
  {
    name: 'Spring: what the winter left',
    send: 'March or April, once the last frost is past',
    subject: 'Ten minutes around the house before the spring rain',
    body: [
      'Hi {customer.firstName},',
      'Walk once around the house this week and look up. Look for shingles out of line, metal lifted at the eaves, a gutter hanging lower than it did, or stains under the soffit. Ice and wind leave these behind. Indoors, look at the ceilings under valleys, chimneys and skylights.',
      'If all is well, you are done until fall. If you see something, reply with a photo taken from the ground, and I will tell you whether it needs a visit.',
      'Our spring visit covers gutters, flashing, pipe collars, sealant and a photo report. It costs {plan.price} for a house like yours. We do them by street. Yours: {plan.weeks}.',
    ],
    text: '{company.name}: spring roof visits on your street: {plan.weeks}. Want a time? Reply YES and we will send the price. Reply STOP to opt out.',
  },
  {
    name: 'Summer: heat and the attic',
    send: 'June',
    subject: 'Is your attic too hot? A check that costs nothing',
    body: [
      'Hi {customer.firstName},',
      'On a hot afternoon, look at the soffit vents from outside. If they are painted shut, clogged or blocked by a wasp nest, they do not let air in, and the attic bakes. A hot attic is hard on the rooms below it.',
      'Do not go up into the attic in the heat of the day, and never step off the boards. If yours has stairs and a floor, look in early in the morning and see whether daylight shows at the eaves. If it has only a hatch, leave it to us.',
      'If you see none, or are not sure, reply to this email. We can look at the intake and the ridge together, and I will send the price before we come.',
    ],
    phone:
      '“{customer.firstName}, you have our maintenance plan. While we are at your house this summer, should we check the attic vents too? It takes twenty minutes.”',
  },
  {
    name: 'Fall: before the leaves and the first freeze',
    send: 'September or October',
    subject: 'Gutters, valleys and pipe collars: the fall list',
    body: [
      'Hi {customer.firstName},',
      'The most useful roof visit of the year comes right around leaf drop. We clear gutters and valleys, look under lifted edges, check chimney and wall flashing, replace cracked pipe collars, and note what can wait until spring.',
      'Please do not send anyone up to rake or wash the roof. A pressure washer takes the granules off shingles and forces water under tile and metal.',
      'The fall visit costs {plan.price} for a house like yours. Our days on your street: {plan.weeks}. Reply with “fall” and I will put you on the list for your street.',
    ],
    text: '{company.name}: we are booking fall roof and gutter visits now. Reply FALL and we will send your day and the price. Reply STOP to opt out.',
  },
  {
    name: 'Winter: ice, snow and when to call',
    send: 'December; in places without frost, the wet season',
    subject: 'Icicles, wet ceilings and who to call at night',
    body: [
      'Hi {customer.firstName},',
      'Icicles along the whole eave mean warm air under the roof and water standing behind the ice. Inside, a damp spot above an outside wall is the sign. Do not chop at the ice, and do not pour salt on it: both can ruin a roof, and a ladder on ice is worse.',
      'Snow: pull the first few feet off with a roof rake, standing on the ground, and stay out from under the edge. If doors start to stick or you hear the frame crack, get everyone out and call 911 first, then us.',
      'For water coming in at night, call {plan.nightPhone}. Put a bucket under it and stay out from under a bulging ceiling.',
    ],
    phone:
      '“{customer.firstName}, we are checking on our plan customers before the cold sets in. Any icicles along the whole edge, or damp spots inside? We can open a channel and find the cause in the attic.”',
  },
]

export const seasonalMaintenanceEmailCampaign = defineTemplate('marketing', {
  name: 'Seasonal Maintenance Email Campaign',
  group: 'Email Marketing',
  telling: 'Send plan',
  description:
    'Four seasonal emails that give owners one useful check and offer a maintenance visit, with calendar and list hygiene.',
  tags: [
    'maintenance marketing',
    'seasonal email',
    'gutter cleaning',
    'maintenance plan',
    'recurring revenue',
    'past customers',
    'newsletter',
    'ice dam',
    'attic ventilation',
    'roof maintenance',
    'roof tune-up',
    'spring roof check',
    'fall gutter cleaning',
    'email blast',
    'annual inspection',
    'snow and ice',
  ],
  fullDescription: [
    'Four emails a year keep past customers from forgetting who did their roof, and each one offers something useful to check from a safe spot. The offer, a maintenance visit with photos and its price, comes at the end.',
    'The advice is safe to give: no ladders, no attics in the heat, no chopping at ice, no pressure washing.',
    'The list sheet settles who gets them, in which month, and which streets you want to fill.',
  ],
  howToUse: [
    'Set the price of a maintenance visit for a house of usual size and enter it in the facts.',
    'Choose your four months; in the South the winter message becomes the one for the rainy season.',
    'Send by street, so that a crew can do six visits in a day.',
    'Send from a named person and answer photos within a day.',
    'Take people off the list who moved, complained or opted out, and note the opt-out date.',
    'Compare the four months each year: visits booked, repairs found, opt-outs.',
  ],
  pages: { main: 3 },
  expertGuide: [
    {
      title: 'Advice that does not hurt anyone',
      text: 'Homeowners fall from ladders every fall, rake in hand. Keep owners on the ground in everything you write: photos, binoculars, downspouts, ceilings. It is safer, and nobody can say you sent them up.',
    },
    {
      title: 'Be honest about warranty duties',
      text: 'Many manufacturers require periodic cleaning and prompt reporting, and some void coverage without it. Say “your warranty tells you what is required,” not “your warranty is void unless.” Never tie a warranty on materials to paid maintenance by you: federal law bars such tie-ins.',
      cite: '15 U.S.C. § 2302(c)',
    },
    {
      title: 'Footer, list and texts',
      text: 'Each mailing is commercial: postal address, opt-out that works for 30 days, honored within ten business days. Do not buy lists; your own customers are the ones who open your mail. Texts need consent on file.',
      cite: '15 U.S.C. § 7704(a)(3)–(5); 47 CFR 64.1200(a)(2)',
    },
  ],
  subject: 'Four seasonal emails for roofing customers, with calendar and list',
  intro:
    'Four emails a year to people you have worked for. One thing to check from the ground, one visit to offer, and nothing that would send them up a ladder.',
  keywords: ['maintenance', 'seasonal', 'email', 'roofing'],
  required: ['customer.firstName', 'company.representative', 'plan.price', 'company.address', 'list.optOutLink'],
  parts: () => [
    d.part(
      'Plan',
      [
        d.section('Fill these in once', 'Facts for all four mailings'),
        d.fields(
          3,
          d.field('customer.firstName'),
          d.field('company.representative', { label: 'Your name' }),
          d.own('plan.price', 'Price of a maintenance visit', 'currency'),
          d.own('plan.weeks', 'Weeks for this street', 'text', { phrase: true }),
          d.own('plan.nightPhone', 'Leak number at night', 'phone'),
        ),
        d.section('Send plan'),
        sendPlan(messages),
        d.section('The list', 'List cleaning before each mailing'),
        d.tickList('list', [
          'Opt-outs since the last mailing removed',
          'Owners who moved or sold removed',
          'Customers with open complaints left out until settled',
          'Roof type known, so that advice fits',
          'Grouped by street, so that visits make sense',
          'Sender is a person customers know',
        ]),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Messages',
      [d.section('The four seasons', 'Four seasonal messages with texts and calls'), ...sequence(messages)],
      { audience: 'office' },
    ),
    d.part(
      'Results',
      [
        d.section('Mailings and what they brought in'),
        d.table(
          'mailing',
          'Mailings',
          [
            d.column('season', 'Season', 'select', { options: ['Spring', 'Summer', 'Fall', 'Winter'], width: 1.1 }),
            d.column('sent', 'Sent', 'number', { decimals: 0 }),
            d.column('photos', 'Photos answered', 'number', { decimals: 0, width: 1.4 }),
            d.column('visits', 'Visits', 'number', { decimals: 0 }),
            d.column('repairs', 'Repairs found', 'number', { decimals: 0, width: 1.4 }),
            d.column('revenue', 'Revenue', 'currency'),
            d.column('out', 'Opt-outs', 'number', { decimals: 0 }),
            d.column('note', 'What to change', 'text', { width: 2 }),
          ],
          [],
          { blankRows: 8 },
        ),
        ...emailFooter('You are getting this because we have worked on your roof.'),
        d.legalNote(
          'Before you press send',
          'Postal address and opt-out in every mailing; opt-outs honored within ten business days and kept for good (15 U.S.C. § 7704). Nothing in the text about insurance paying for anything.',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
