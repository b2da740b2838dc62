import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled } from '@/data/shared/guards'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const buyerScale: inspection.RatingScale = {
  answers: ['Fine', 'Wear', 'Defect', 'N/A'],
  meaning: [
    'Fine: does its job; nothing to negotiate. Wear: normal for its age; will cost money within five years.',
    'Defect: leaks, is unsafe, wrongly built or at its end. It goes into the money table.',
    'N/A: not on this house. If nobody could see it, write “not seen”; ask for access before closing.',
  ],
}

const papers: readonly d.Check[] = [
  ['Seller’s disclosure: leaks, repairs, claims', 'compared with what was found'],
  ['Permit and final inspection of the last reroof', 'asked at the building department'],
  ['Invoice: date, contractor, product', 'fixes the true age'],
  ['Manufacturer’s warranty and its transfer rule', 'deadline after the sale, fee, form'],
  ['Workmanship warranty', 'in force, transferable, firm still in business'],
  ['Storm claims and what was done with them', 'work done, or paid and not done'],
  ['Solar: owned, leased, roof penetrations', 'who removes and resets it'],
  ['HOA: who owns and maintains the roof', 'reserve study, special assessment'],
]

const checks: readonly inspection.CheckGroup[] = [
  {
    name: 'outside',
    title: 'Roof, edges and openings',
    checks: [
      ['Covering, each slope', 'life left in it; matched repairs, not patches of color'],
      ['Layers', 'one; a second layer makes the next roof a tear-off'],
      ['Storm marks, old or new', 'none, or described without guessing cause or date'],
      ['Ridge and plane', 'no sag, hump or wavy deck from the street'],
      ['Additions and porches', 'pitch suits the covering laid on them'],
      ['Flat parts', 'seams closed, edges tight, no pond'],
      ['Valleys, dead valleys, walls', 'water has a way out'],
      ['Chimney above the roof', 'flashing, crown, cricket if wide'],
      ['Skylights', 'clear glass, dry seal; no older than the roof'],
      ['Pipes, vents, mounts', 'boots alive, nothing abandoned'],
      ['Gutters and outlets', 'water leaves the foundation'],
      ['Fascia, soffit, trim', 'firm; fresh paint is no proof'],
      ['Workmanship, nails where visible', 'nail pattern, overhang, starter, drip edge right'],
    ],
  },
  {
    name: 'inside',
    title: 'Attic and rooms',
    checks: [
      ['Deck from below', 'dry by meter; no black or soft sheet'],
      ['Framing', 'uncut, straight; repairs engineered'],
      ['Fresh paint or new drywall on a ceiling', 'above it dry and unstained, or written up'],
      ['Stains in closets and top corners', 'none; otherwise wet or old by meter'],
      ['Ventilation and ducts', 'air in low, out high; fans end outdoors'],
      ['Signs of fire, fungus, animals', 'none seen; otherwise named, specialist advised'],
    ],
  },
]

const who = ['Seller', 'Buyer', 'Open'] as const
const when = ['Before closing', 'First year', 'Within 5 years'] as const

export const prePurchaseRoofInspection = defineTemplate('inspection', {
  name: 'Pre-Purchase Roof Inspection',
  group: 'universal',
  stage: 'win',
  demand: [0.79, 'Most companies, every week or month.'],
  telling: 'Roof, edges and openings',
  description:
    'Roof inspection for home buyers: documents to ask for, condition, costs before closing and after, seller’s share and a yearly reserve.',
  popular: true,
  tags: [
    'pre-purchase inspection',
    'home buyer',
    'real estate',
    'roof certification',
    'closing',
    'due diligence',
    'seller disclosure',
    'warranty transfer',
    'reserve',
    'realtor',
  ],
  fullDescription: [
    'A buyer has days, not weeks. This report is built for that: the sale’s deadline stands on the first page, the answer opens the next, and what follows is evidence. It asks for documents before it asks for a ladder, since a permit, an invoice and a warranty transfer rule tell more than an afternoon on the ridge.',
    'Findings are Fine, Wear or Defect, in a buyer’s sense: what will cost money, and when. The money table splits costs into before closing, first year and within five years, and sums what is asked of the seller. A reserve line divides the next roof by the years left, so that an old roof has a monthly price.',
    'It keeps you honest, too. Who pays, who may rely on it, and whether you may bid on the repairs are fields on the form, not small print.',
  ],
  howToUse: [
    'Agree on the fee, the deadline and who gets the report, and check that your license covers it.',
    'Ask the agent for disclosure, permits, invoices and warranties two days ahead.',
    'Look at ceilings, closets and attic first; fresh paint tells you where.',
    'Inspect the roof and mark each line in the buyer’s sense.',
    'Put every Defect into the money table with time and who should bear it.',
    'Fill in the reserve from squares, local price and years left.',
    'Write the answer last, read it aloud to the buyer, and deliver before the deadline.',
  ],
  expertGuide: [
    inspection.ratingGuide(buyerScale),
    {
      title: 'Does your license cover it',
      text: 'Some states treat an inspection for a home buyer as home inspection, which needs its own license, even when it is only the roof; others exempt licensed roofers within their trade. Find out before you sell this service, and name your license on the report.',
    },
    {
      title: 'Tell who pays and who may bid',
      text: 'A buyer may ask you to fix what you found. In some states an inspector may not, for a set time, repair what was inspected. If you may, say so in writing before the visit, charge for the inspection either way, and never for a result.',
    },
    {
      title: 'Warranties have transfer deadlines',
      text: 'Many manufacturers let a warranty pass once, within a set time after closing, for a fee and on their form; after that it shrinks or ends. Copy the rule from the actual warranty and give the buyer the date.',
      cite: '16 CFR 700–703 (Magnuson-Moss rules)',
    },
    {
      title: 'Never promise insurability or value',
      text: 'Insurers have their own age limits and photographs; lenders have theirs. Write what you saw and how old the roof is. “Roof certification” means different things to each of them: if one is wanted, ask for their form and sign only what you saw.',
    },
    {
      title: 'The reserve, with an example',
      text: 'Thirty squares at $550 is $16,500. With six years left that is $2,750 a year, about $229 a month. A buyer understands that better than “six years of remaining service life”, and it is a fair figure to bargain with.',
    },
  ],
  pages: { main: 4 },
  subject: 'Roof of a house under contract: condition, documents, costs by time and party, yearly reserve',
  intro:
    'Written for the buyer and for nobody else. It answers three questions before the deadline: what is wrong, what will ' +
    'it cost and when, and what should be asked of the seller.',
  keywords: ['pre-purchase', 'home buyer', 'real estate', 'roof certification'],
  required: ['answer.condition', 'answer.leak'],
  parts: () => [
    d.part('Inspection', [
      ...inspection.ownerSummary({
        condition: d.choice('answer.condition', 'Roof today', ['Sound', 'Sound, worn', 'Needs repair', 'At its end'], {
          span: 2,
        }),
        more: [d.choice('answer.leak', 'Leaks', ['None seen', 'Old marks, dry', 'Active'], { span: 2 })],
        figures: [
          ...inspection.ratedFigures(['Defect', 'Wear'], ['outside', 'inside']),
          d.choice('answer.years', 'Years left (opinion)', ['0 to 2', '3 to 5', '6 to 10', '11 to 15', 'Over 15']),
          d.calculated(
            'answer.firstYear',
            'Cost by the end of year one',
            'currency',
            d.add('money.closing', 'money.year'),
          ),
        ],
        text: 'What the buyer should know before the deadline',
      }),
      ...inspection.surveyHeader(
        'Inform the buyer before closing',
        d.field('roof.system', { span: 2 }),
        d.field('roof.layers'),
        d.field('building.yearBuilt'),
      ),
      d.section('The sale', 'Buyer, deadline, access and who may rely on the report'),
      d.fields(
        4,
        d.own('sale.deadline', 'Inspection deadline', 'date'),
        d.own('sale.closing', 'Closing', 'date'),
        d.own('sale.agent', 'Buyer’s agent and phone', 'text', { span: 2 }),
        d.own('sale.access', 'Let in by'),
        d.choice('sale.occupied', 'House is', ['Lived in', 'Empty', 'Under repair']),
        d.own('sale.ageSaid', 'Roof age, as told', 'number', { decimals: 0 }),
        d.own('sale.ageFound', 'Roof age, as found', 'number', { decimals: 0 }),
        d.choice('sale.interest', 'May we bid on repairs', ['No', 'Yes, buyer told in writing']),
        d.own('sale.paidBy', 'Fee paid by'),
        d.own('sale.reliance', 'Others the buyer lets read it', 'text', { span: 2 }),
      ),
      d.section('Documents to ask for'),
      d.checklist('paper', papers, ['Seen', 'Asked', 'None'], [d.extra('note', 'What it says', 3)]),
      d.section('What was found'),
      inspection.explainRatings(buyerScale),
      ...inspection.ratedChecks(buyerScale, checks),
      d.section('Money', 'Money: each cost by time and by who is asked to bear it'),
      d.p('Planning figures from today’s local prices. Before closing, ask for a written bid on each large line.'),
      d.table(
        'money',
        'Money',
        [
          d.column('what', 'Repair or replacement', 'text', { width: 3.6 }),
          d.column('when', 'When', 'select', { width: 1.5, options: when }),
          d.column('who', 'Asked of', 'select', { width: 1.1, options: who }),
          inspection.photoColumn,
          d.column('cost', 'Cost', 'currency', { width: 1.4 }),
        ],
        [],
        {
          blankRows: 7,
          lineNumbers: true,
          totals: [
            d.total('money.closing', when[0], d.sum('money', 'cost', { key: 'when', equals: when[0] })),
            d.total('money.year', when[1], d.sum('money', 'cost', { key: 'when', equals: when[1] })),
            d.total('money.five', when[2], d.sum('money', 'cost', { key: 'when', equals: when[2] })),
            d.total(
              'money.undated',
              'No time given yet',
              d.sub(d.sub(d.sub(d.sum('money', 'cost'), 'money.closing'), 'money.year'), 'money.five'),
            ),
            d.total('money.seller', 'Asked of the seller', d.sum('money', 'cost', { key: 'who', equals: 'Seller' })),
            d.total('money.total', 'All', d.sum('money', 'cost'), { strong: true }),
          ],
        },
      ),
      d.section('Reserve for the next roof', 'Reserve for the next roof: cost today over the years left'),
      d.fields(
        4,
        d.field('roof.squares'),
        d.own('reserve.perSquare', 'Replacement a square', 'currency'),
        d.calculated(
          'reserve.cost',
          'Next roof, at today’s price',
          'currency',
          d.round(d.mul('roof.squares', 'reserve.perSquare')),
        ),
        d.own('reserve.years', 'Years until then (opinion)', 'number', { decimals: 0 }),
        d.calculated(
          'reserve.year',
          'Set aside each year',
          'currency',
          d.round(d.div('reserve.cost', 'reserve.years')),
        ),
        d.calculated('reserve.month', 'Each month', 'currency', d.round(d.div('reserve.year', 12))),
        d.own('reserve.expected', 'Expected life of such a roof', 'number', { decimals: 0 }),
        d.calculated(
          'reserve.used',
          'Years of it left, by age',
          'number',
          onceFilled('reserve.expected', onceFilled('sale.ageFound', d.sub('reserve.expected', 'sale.ageFound'))),
          { decimals: 0 },
        ),
      ),
      d.section('Questions for the seller'),
      d.fields(1, d.own('ask.list', 'One line each, with photo number', 'multiline', { lines: 4 })),
      ...inspection.limitations(
        'For the named buyer and this sale only. Nobody else may rely on it.',
        'Whether an insurer or lender accepts the roof is theirs to say.',
      ),
      d.signatures(
        [
          { name: 'inspector', role: 'Inspector' },
          { name: 'buyer', role: 'Buyer' },
        ],
        'The inspector has no interest in the sale beyond what is stated above. The buyer signs for a copy.',
      ),
    ]),
    inspection.photographs('Each side of the house, then every line of the money table.'),
  ],
})
