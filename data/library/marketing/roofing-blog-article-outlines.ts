import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

interface Outline {
  title: string
  asks: string
  points: readonly string[]
  facts: readonly string[]
  avoid: string
}

const outlines: readonly Outline[] = [
  {
    title: 'How much does a new roof cost here?',
    asks: 'What will mine cost, and why do two bids differ?',
    points: [
      'The five lines that make the price: squares, pitch, layers, deck, flashing',
      'A worked example with your own invoice, address left out',
      'What moves it up and down, in order of size',
      'What a written bid should contain',
    ],
    facts: ['Median of your last 20 jobs, with dates and sizes', 'Your county’s permit fee'],
    avoid: 'An “average price” from a national table; it is not from here and it is not current.',
  },
  {
    title: 'Repair or replace?',
    asks: 'Is it worth fixing?',
    points: [
      'What a repair can and cannot stop',
      'Age of the roof, age of the flashing, and the deck under it',
      'Three photos: fix, watch, replace',
      'The cost per year of each, worked out',
    ],
    facts: ['Ages of the last 20 roofs you replaced, from your files'],
    avoid: 'One age as a rule for every roof. Say what to look for instead.',
  },
  {
    title: 'How to check a roofer in twenty minutes',
    asks: 'How do I know they are real?',
    points: [
      'License lookup in your state, step by step, with the link',
      'Insurance certificate from the agent, with you as the holder',
      'Three customers and what to ask them',
      'What a written contract must have in your state',
    ],
    facts: ['Your state’s license agency and website', 'Deposit cap and written-contract rule, with cite'],
    avoid: 'Naming companies that failed the check.',
  },
  {
    title: 'What happens on the day',
    asks: 'How long, how loud, how dirty?',
    points: [
      'Hour by hour from the first ladder to the magnet',
      'What to move and what to leave',
      'What we do when the weather turns at noon',
      'When the last payment is due',
    ],
    facts: ['Average days on site by size, from your log'],
    avoid: 'Promising a finish date the weather decides.',
  },
  {
    title: 'Ice at the edge, water in the house',
    asks: 'Why do I have icicles?',
    points: [
      'Heat from below, snow above, and where the water goes',
      'What helps now, and what ruins the roof',
      'The cause: air leaks, insulation, ventilation, in that order',
      'When to call at night',
    ],
    facts: ['A photo of your own from last winter', 'Code section on ice barrier, if your area has one'],
    avoid: 'Any advice with salt, an ax or a ladder in it.',
  },
  {
    title: 'Two warranties, side by side',
    asks: 'What am I covered for?',
    points: [
      'Workmanship and material in one table',
      'What each leaves out: storm, other trades, no care',
      'Who registers, and by when',
      'What happens when you sell',
    ],
    facts: ['Exact terms of your own warranty and two manufacturers’, with links'],
    avoid: '“Lifetime” without saying whose life and what it pays.',
  },
  {
    title: 'How a storm inspection works',
    asks: 'Was my roof damaged?',
    points: [
      'What you can see from the ground, and what you cannot',
      'What a roofer checks, and what the photos are for',
      'What the roofer cannot decide',
      'What to keep: dates, photos, receipts',
    ],
    facts: ['A weather record for a real date in your county'],
    avoid: 'Anything about what a policy pays or how to file. In Florida and Texas, have your attorney read it.',
  },
  {
    title: 'Attic heat, explained',
    asks: 'Why is my upstairs so hot?',
    points: [
      'Intake low, exhaust high, and what blocks them',
      'Two checks without a ladder',
      'What more ventilation cannot fix',
      'What opening a blocked soffit costs',
    ],
    facts: ['Code ratio for your area, with cite'],
    avoid: 'A percentage saved on energy bills. Bills differ, and so do houses.',
  },
  {
    title: 'Metal, shingle or tile on a house like yours',
    asks: 'Which one should I choose?',
    points: [
      'Weight, slope and sound, in plain words',
      'What each does in your weather',
      'What the next owner sees',
      'Price per square and what is in it',
    ],
    facts: ['Structure limits from the span tables or an engineer', 'Your own price list, dated'],
    avoid: 'Fire or hail ratings without the class and the standard.',
  },
  {
    title: 'What the deck is, and why it costs more',
    asks: 'Why did the price go up when they opened it?',
    points: [
      'What rots wood under a roof',
      'How the price per sheet works, and how it is shown',
      'What a contract should say about it',
      'What the roofer does not fix',
    ],
    facts: ['Photos from your own jobs with dates', 'Your price per sheet'],
    avoid: 'Blaming the last roofer in writing.',
  },
  {
    title: 'Selling or buying a house with this roof',
    asks: 'Will the roof stop the sale?',
    points: [
      'What a buyer’s inspection says, and what it does not',
      'Repair now, credit, or leave it: what each does to the deal',
      'What an owner should have ready',
      'Who to ask about disclosure (not the roofer)',
    ],
    facts: ['State disclosure form, with link'],
    avoid: 'Legal advice on disclosure, and fees to agents.',
  },
  {
    title: 'Ten years later: what an old roof of ours looks like',
    asks: 'Do they come back?',
    points: [
      'One of our own roofs, ten years on, with photos',
      'What we would do differently today',
      'What it needed in ten years, with invoices',
      'One sentence from the owner, with consent',
    ],
    facts: ['The file, the photos and the owner’s signed permission'],
    avoid: 'Choosing only the roof that looks new.',
  },
]

const outlineBlocks = ({ title, asks, points, facts, avoid }: Outline, index: number): d.Block[] => [
  d.subsection(`${index + 1}. ${title}`),
  d.p(`${asks}`, 'The question.'),
  d.bullets(...points),
  d.p(`${facts.join('. ')}.`, 'Facts to get.'),
  d.p(avoid, 'Leave out.'),
]

export const roofingBlogArticleOutlines = defineTemplate('marketing', {
  name: 'Roofing Blog Article Outlines',
  group: 'Content Marketing',
  telling: 'Twelve outlines',
  description: 'Twelve articles on what owners ask, each outlined with points, facts to look up and what to leave out.',
  tags: [
    'blog outlines',
    'article ideas',
    'SEO content',
    'homeowner questions',
    'website content',
    'local content',
    'case study',
    'writing',
    'roofing blog',
    'blog topics',
    'roof cost article',
    'content marketing',
    'SEO topics',
    'homeowner FAQ',
    'article templates',
  ],
  fullDescription: [
    'Twelve articles answer the questions most calls start with. Each outline has the question in an owner’s words, four points in order, the facts you have to look up for your own town, and the one claim to leave out.',
    'They are written to be checked: prices from your own invoices, ages from your own files, rules with their citation. Nothing is copied from someone else’s page, and each figure has a date.',
    'A record keeps author, date, sources and permission, because articles are advertisements and stay on the web for years.',
  ],
  howToUse: [
    'Choose one outline a month, on the question your callers ask most.',
    'Get the facts first; if you cannot, write something else.',
    'Write the way you talk, 600 to 900 words, one photo for each point.',
    'Have someone outside the trade read it, and cut what they skip.',
    'Write the source of every figure in the record, and check it each year.',
    'Link it from the service page it belongs to, and from the next newsletter.',
  ],
  expertGuide: [
    {
      title: 'Your own numbers beat an average',
      text: '“On the last 20 roofs we replaced, the deck cost a median of three sheets” says more than a page of national figures, and you can prove it. Update it every year with the date on it.',
    },
    {
      title: 'Articles are claims',
      text: 'Lifespan, savings, ratings and comparisons need a reasonable basis before publication, and a source a reader could ask for. R-values and energy figures have rules of their own.',
      cite: '15 U.S.C. § 45; 16 CFR 460',
    },
    {
      title: 'Check what a machine writes',
      text: 'A draft from an AI program may invent a rating or a code section. Check every number against its source; the reader holds you to it, and so does the law.',
    },
  ],
  pages: { main: 3 },
  subject: 'Twelve article outlines for a roofing website',
  intro:
    'Twelve articles that answer what your customers ask. Get the facts first, then write it the way you would say it at the kitchen table.',
  keywords: ['blog', 'articles', 'roofing'],
  required: ['fact.jobs', 'fact.checked', 'fact.by'],
  parts: () => [
    d.part(
      'Outlines',
      [
        d.section('Twelve outlines', 'Twelve article outlines with facts and cautions'),
        ...outlines.flatMap(outlineBlocks),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Record',
      [
        d.section('Before publishing'),
        d.tickList('ready', [
          'Every figure has a source in the record',
          'Photos are ours, with permission',
          'Nothing about coverage, claims or deductibles',
          'No legal, tax or structural advice',
          'Read by someone outside the trade',
          'Date and author under it',
        ]),
        d.section('Articles', 'Articles with author, sources and dates'),
        d.table(
          'article',
          'Articles',
          [
            d.column('no', 'Outline', 'select', { options: outlines.map((_, index) => String(index + 1)), width: 0.9 }),
            d.column('title', 'Title as published', 'text', { width: 2.4 }),
            d.column('author', 'Author', 'text', { width: 1.2 }),
            d.column('out', 'Published on', 'date', { width: 1.1 }),
            d.column('sources', 'Sources of the figures', 'text', { width: 2.4 }),
            d.column('check', 'Recheck on', 'date', { width: 1.1 }),
          ],
          [],
          { blankRows: 10 },
        ),
        d.section('Facts we use in several of them'),
        d.fields(
          2,
          d.own('fact.jobs', 'Jobs in the last year'),
          d.own('fact.median', 'Median price of a replacement, with dates', 'text'),
          d.own('fact.sheets', 'Median deck sheets'),
          d.own('fact.days', 'Days on site by size'),
          d.own('fact.code', 'Code sections we cite'),
          d.field('company.license'),
          d.choice('fact.checked', 'Facts checked', ['This quarter', 'This year', 'Not yet']),
          d.own('fact.by', 'Checked by, and date'),
        ),
        d.legalNote(
          'Sources stay with the article',
          'Keep the source behind each figure as long as the article is online, and take the article down if the source is gone (15 U.S.C. § 45).',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
