import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

interface Card {
  name: string
  list: string
  timing: string
  front: string
  back: readonly string[]
  offer: string
}

const cards: readonly Card[] = [
  {
    name: 'New roof on your street',
    list: 'The 100 homes nearest to a finished job, with that owner’s permission to name the street.',
    timing: 'Within ten days of the final walkthrough.',
    front: 'A new roof on {card.street}. What would yours cost?',
    back: [
      'We finished a {card.system} roof on {card.street} in {card.days}. If yours is about the same age, it helps to know its condition before it fails.',
      'A visit takes an hour and ends with photos and a written page, even if nothing needs doing.',
    ],
    offer: 'A roof inspection with photos. It costs {card.visit} until {card.until}.',
  },
  {
    name: 'Roofs of this age',
    list: 'Homes built in a span of five years, from county records.',
    timing: 'Late winter, before the busy months.',
    front: 'Houses on your street date from {card.built}. How old is your roof?',
    back: [
      'Four parts often go first: pipe collars, chimney flashing, valleys, and the edge above the gutter. From the ground you can see two of them.',
      'If you would rather have us check all four, we photograph them and tell you what can wait.',
    ],
    offer: 'Photos of the four parts, with a written page. It costs {card.visit}.',
  },
  {
    name: 'Before the wet season',
    list: 'Past customers and homes with trees.',
    timing: 'Six weeks before your wet season.',
    front: 'Gutters, valleys, pipe collars: three small jobs before the rain.',
    back: [
      'Each of the three can let water in on its own, and one visit covers all three. Our days on your street: {card.week}.',
    ],
    offer: 'All three for {card.price} on single-story homes of usual size.',
  },
  {
    name: 'Commercial roof page',
    list: 'Owners and managers of flat-roofed buildings over 5,000 square feet.',
    timing: 'Two months before budget season.',
    front: 'One page for each roof: photos, urgency, budget year.',
    back: [
      'You manage the building; the roof is the part nobody sees until it drips. We photograph the drains, seams, curbs and edges, and give each building one page that a board can read in two minutes.',
    ],
    offer: 'The first building at no charge. Call {company.phone}.',
  },
  {
    name: 'Anniversary',
    list: 'Customers from one year ago, two weeks before the anniversary of their roof.',
    timing: 'Each month, for that month’s jobs.',
    front: 'Your roof is a year old.',
    back: [
      'It takes five minutes from the ground and two from the attic door. Our care sheet tells you what to look for; we will send it again. If a piece is loose or a nail has worked up, call us and we will come and look.',
    ],
    offer: 'The care sheet, and our phone number: {company.phone}.',
  },
]

const cardBlocks = ({ name, list, timing, front, back, offer }: Card, index: number): d.Block[] => [
  d.subsection(`${index + 1}. ${name}`),
  d.p(`${list} ${timing}`, 'List and timing.'),
  d.p(front, 'Front.'),
  d.p(back.join(' '), 'Back.'),
  d.p(offer, 'Offer.'),
]

export const postcardMailerTemplates = defineTemplate('marketing', {
  name: 'Postcard Mailer Templates',
  group: 'Advertising',
  telling: 'Five cards',
  description: 'Five roofing postcards with front, back, offer, list and timing, a print check and a results sheet.',
  tags: [
    'postcard',
    'direct mail',
    'EDDM',
    'mailing list',
    'neighborhood mail',
    'print advertising',
    'offer',
    'cost per lead',
    'direct mail postcards',
    'roofing postcards',
    'every door direct mail',
    'mailer',
    'radius mailing',
    'just roofed',
    'flyer',
  ],
  fullDescription: [
    'Postcards work when the list, the date and the message fit together. Each of these five comes with all three: who gets it, when it lands, what it says on the front and back, and an offer that stands on its own.',
    'None of the offers depends on insurance, on fear or on a deadline that is not real, and each one gives a price or says there is none.',
    'The results sheet gives cost per call, per visit and per sale for every card, so that you print the right one next time.',
  ],
  howToUse: [
    'Choose one card, one list and one date. Do not mix three lists in one mailing.',
    'Fill in price, dates and street; if you name a street, get the owner’s permission first.',
    'Have it printed with license number, street address and a phone number that is answered.',
    'Mail it on a day that gets it into mailboxes midweek.',
    'Ask every caller which card they got, and write it down.',
    'Compare cost per visit after eight weeks; drop the two worst.',
  ],
  expertGuide: [
    {
      title: 'The list is half the card',
      text: 'The age of the house, the size of the lot and the street next to the job beat any design. Ask the list seller in writing where the data comes from and when it was last checked.',
    },
    {
      title: 'Prices with their conditions',
      text: '“From $79” needs a job at $79, and the exact conditions next to the price, not in print nobody can read. A free offer puts its conditions right next to the word “free.”',
      cite: '16 CFR 251.1; 15 U.S.C. § 45',
    },
    {
      title: 'Postage, mailboxes and returns',
      text: 'By mail only: federal law fines anyone who puts a card in a mailbox without postage. Give a return address, and when someone asks you to stop, take them off every list at once.',
      cite: '18 U.S.C. § 1725',
    },
    {
      title: 'Florida and storms',
      text: 'In Florida a card that invites a roof claim must carry prescribed wording in prescribed type. These five do not mention claims; keep it that way.',
      cite: 'Fla. Stat. § 489.147',
    },
  ],
  pages: { main: 3 },
  subject: 'Five roofing postcards with list, timing and results',
  intro: 'Five cards, each with its list and its date. Print one, mail it twice, then check the results.',
  keywords: ['postcard', 'direct mail', 'roofing'],
  required: ['card.street', 'card.visit', 'card.until', 'company.phone'],
  parts: () => [
    d.part(
      'Facts and check',
      [
        d.section('Facts for the cards'),
        d.fields(
          3,
          d.own('card.street', 'Street', 'text', { hint: 'Oak Street, only with permission' }),
          d.own('card.system', 'Roof system', 'text', { phrase: true }),
          d.own('card.days', 'How long the job took', 'text', { phrase: true }),
          d.own('card.visit', 'Price of a visit', 'text', { phrase: true, hint: '“nothing” only if true' }),
          d.own('card.until', 'Offer until', 'text', { phrase: true }),
          d.own('card.built', 'Years built', 'text', { phrase: true, hint: '1996 to 2004' }),
          d.own('card.week', 'Week on the street', 'text', { phrase: true, hint: 'the week of October 5' }),
          d.own('card.price', 'Price for the three jobs'),
          d.field('company.phone'),
          d.field('company.license'),
          d.own('card.return', 'Return address on the card'),
          d.choice(
            'card.which',
            'Card sent',
            cards.map((_, index) => String(index + 1)),
          ),
        ),
        d.section('Print check', 'Check before you print 5,000'),
        d.tickList('card.check', [
          'Owner’s permission to name the street',
          'Price, with size conditions next to it',
          'License number and company name on it',
          'Phone answered in the hours given',
          'Nothing about insurance, claims or deductibles',
          'Return address and a way to opt out',
          'Read aloud by someone outside the office',
          'One card, one list, one date',
          'A free offer is free for everyone who answers',
          'Nobody on the list who asked not to get mail',
        ]),
        d.legalNote(
          'Claim nothing without proof',
          'Age of the houses, prices, days on site and “nearest to you” are claims: keep the document that proves each one (15 U.S.C. § 45). Never use a picture that is not yours.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Cards',
      [d.section('Five cards', 'Five postcards with front, back and offer'), ...cards.flatMap(cardBlocks)],
      { audience: 'office' },
    ),
    d.part(
      'Results',
      [
        d.section('What each mailing brought', 'Results by mailing'),
        d.table(
          'mail',
          'Mailings',
          [
            d.column('date', 'Landed', 'date', { width: 1.1 }),
            d.column('card', 'Card', 'select', { options: cards.map((_, index) => String(index + 1)), width: 0.8 }),
            d.column('list', 'List', 'text', { width: 1.8 }),
            d.column('pieces', 'Pieces', 'number', { decimals: 0, width: 0.9 }),
            d.column('cost', 'Cost', 'currency', { width: 1.1 }),
            d.column('calls', 'Calls', 'number', { decimals: 0, width: 0.8 }),
            d.column('visits', 'Visits', 'number', { decimals: 0, width: 0.8 }),
            d.column('sales', 'Sales', 'number', { decimals: 0, width: 0.8 }),
            d.column('note', 'What to change', 'text', { width: 2 }),
          ],
          [],
          { blankRows: 10 },
        ),
        d.section('Two notes'),
        d.p(
          'Mail the same card to the same list twice, eight weeks apart. Some people keep the first card and call after the second.',
        ),
        d.p(
          'Move a fifth of the money at a time. A card that brought two jobs from 5,000 pieces deserves a second try, not the whole budget.',
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
