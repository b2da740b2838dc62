import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled, zeroIfBlank } from '@/data/shared/guards'
import { talkTable } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

const offers = ['now', 'a', 'b', 'c'] as const
const offerNames = { now: 'Now', a: 'A', b: 'B', c: 'C' } as const
type Offer = (typeof offers)[number]

const products = [
  ['Shingles', 'SQ'],
  ['Starter, caps', 'Bundle'],
  ['Underlayment', 'Roll'],
  ['Ice barrier', 'Roll'],
  ['Drip edge', 'Piece'],
  ['Coil metal', 'LB'],
  ['Membrane', 'SQ'],
  ['Polyiso', 'SQ'],
  ['Fasteners', 'Box'],
  ['Coating', 'Pail'],
  ['Vents, boots', 'Each'],
] as const
const rows = products.length + 2

/** An offer's price; where it names none, the present one, since that is where the product would still be bought. */
const priced = (offer: Offer): d.Expr => (offer === 'now' ? d.cell('now') : d.orElse(d.cell(offer), d.cell('now')))

/** Products with a yearly quantity for which the offer names no price. */
const unpriced = (offer: Offer): d.Expr =>
  onceFilled(
    d.sum('basket', 'qty'),
    d.sub(
      d.count('basket', { key: 'qty', test: '>', than: 0 }),
      d.count('basket', { key: 'qty', test: '>', than: 0 }, { key: offer, test: '>', than: 0 }),
    ),
  )

const basketPart = d.part(
  'Basket',
  [
    d.section('What we buy per year', 'Yearly volume, current prices and three offers, product by product'),
    d.p(
      'take last year’s quantities from your supplier’s report; ask for net prices, delivered. A blank price counts at the current one.',
      'Fill in:',
    ),
    d.table(
      'basket',
      'What we buy per year',
      [
        d.column('product', 'Product, grade', 'text', { width: 2.8 }),
        d.column('unit', 'Unit', 'text', { width: 0.8 }),
        d.column('qty', 'A year', 'number', { width: 0.9, decimals: 0 }),
        ...offers.map((offer) => d.column(offer, `${offerNames[offer]}, $ each`, 'number', { width: 1, decimals: 2 })),
        ...offers.map((offer) =>
          d.column(`${offer}Year`, `${offerNames[offer]}, a year`, 'currency', {
            width: 1.3,
            formula: d.round(d.mul(d.cell('qty'), priced(offer))),
          }),
        ),
        d.column('best', 'Best saves', 'currency', {
          width: 1.2,
          formula: onceFilled(
            d.cell('nowYear'),
            d.sub(d.cell('nowYear'), d.min(...offers.map((offer) => d.cell(`${offer}Year`)))),
          ),
        }),
      ],
      products.map(([product, unit]) => ({ product, unit })),
      { blankRows: rows - products.length, lineNumbers: true },
    ),
    d.fields(
      4,
      d.calculated('basket.spend', 'We spend per year', 'currency', d.sum('basket', 'nowYear')),
      ...(['a', 'b', 'c'] as const).map((offer) =>
        d.calculated(
          `basket.${offer}`,
          `${offerNames[offer]}, whole basket`,
          'currency',
          d.sum('basket', `${offer}Year`),
        ),
      ),
      d.calculated(
        'basket.best',
        'Best price on every line',
        'currency',
        d.sub('basket.spend', d.sum('basket', 'best')),
      ),
      ...(['a', 'b', 'c'] as const).map((offer) =>
        d.calculated(`open.${offer}`, `${offerNames[offer]}, prices missing`, 'number', unpriced(offer), {
          decimals: 0,
        }),
      ),
    ),
  ],
  { audience: 'office', landscape: true },
)

const spend: Readonly<Record<Offer, string>> = {
  now: 'basket.spend',
  a: 'basket.a',
  b: 'basket.b',
  c: 'basket.c',
}
const year = 365
/** What a year's purchases save by being paid late: amount × days ÷ 365 × what money costs. */
const credit = (days: d.Expr): d.Expr =>
  d.mul(d.cell('basket'), d.div(zeroIfBlank(days), year), zeroIfBlank('money.rate'))
const early = d.add(d.mul(d.cell('basket'), zeroIfBlank(d.cell('early', 'term'))), credit(d.cell('earlyDays', 'term')))

const landedPart = d.part(
  'Landed cost',
  [
    d.section('Terms offered', 'Payment terms, discounts, rebates and delivery of each supplier'),
    d.fields(
      4,
      d.own('money.rate', 'What money costs us a year', 'percent', { decimals: 1, hint: 'rate of your credit line' }),
      d.own('money.drops', 'Deliveries a year', 'number', { decimals: 0 }),
      d.own('money.hour', 'Crew cost an hour, waiting', 'currency', { hint: 'the whole crew' }),
      d.own('money.date', 'Offers dated', 'date'),
    ),
    d.table(
      'term',
      'Terms offered',
      [
        d.column('offer', 'Offer', 'text', { fixed: true, width: 0.7 }),
        d.column('supplier', 'Supplier, branch, contact', 'text', { width: 2.6 }),
        d.column('early', 'Early-pay discount', 'percent', { width: 1.1, decimals: 1 }),
        d.column('earlyDays', 'if paid in days', 'number', { width: 1, decimals: 0 }),
        d.column('net', 'Net days', 'number', { width: 0.9, decimals: 0 }),
        d.column('rebate', 'Year-end rebate', 'percent', { width: 1, decimals: 2 }),
        d.column('drop', 'A delivery', 'currency', { width: 1 }),
        d.column('returns', 'Returns a year', 'currency', { width: 1.1 }),
        d.column('restock', 'Restocking fee', 'percent', { width: 1, decimals: 1 }),
        d.column('late', 'Crew hours lost', 'number', { width: 1, decimals: 0 }),
        d.column('hold', 'Prices held until', 'date', { width: 1.2 }),
      ],
      offers.map((offer) => ({ offer: offerNames[offer] })),
    ),
    d.section('Landed cost per year', 'Landed cost of each offer after delivery, terms, rebate, returns and waiting'),
    d.table(
      'landed',
      'Landed cost per year',
      [
        d.column('offer', 'Offer', 'text', { fixed: true, width: 0.7 }),
        d.column('basket', 'Basket', 'currency', { width: 1.4 }),
        d.column('delivery', '+ Delivery', 'currency', {
          width: 1.2,
          formula: onceFilled(
            d.cell('basket'),
            zeroIfBlank(d.round(d.mul(d.cell('drop', 'term'), d.ref('money.drops')))),
          ),
        }),
        d.column('returns', '+ Restocking', 'currency', {
          width: 1.2,
          formula: onceFilled(
            d.cell('basket'),
            zeroIfBlank(d.round(d.mul(d.cell('returns', 'term'), d.cell('restock', 'term')))),
          ),
        }),
        d.column('late', '+ Waiting', 'currency', {
          width: 1.2,
          formula: onceFilled(
            d.cell('basket'),
            zeroIfBlank(d.round(d.mul(d.cell('late', 'term'), d.ref('money.hour')))),
          ),
        }),
        d.column('rebate', '− Rebate', 'currency', {
          width: 1.2,
          formula: onceFilled(
            d.cell('basket'),
            zeroIfBlank(d.round(d.mul(d.cell('basket'), d.cell('rebate', 'term')))),
          ),
        }),
        d.column('terms', '− Terms, the better way', 'currency', {
          width: 1.3,
          formula: onceFilled(d.cell('basket'), d.round(d.max(early, credit(d.cell('net', 'term'))))),
        }),
        d.column('cost', 'Landed cost', 'currency', {
          width: 1.5,
          formula: d.sub(
            d.add(d.cell('basket'), d.cell('delivery'), d.cell('returns'), d.cell('late')),
            d.add(d.cell('rebate'), d.cell('terms')),
          ),
        }),
        d.column('saves', 'Saves against now', 'currency', {
          width: 1.4,
          formula: d.sub(d.ref('landed.1.cost'), d.cell('cost')),
        }),
        d.column('yield', 'Paying early earns', 'percent', {
          width: 1.1,
          decimals: 1,
          formula: d.div(
            d.mul(d.div(d.cell('early', 'term'), d.sub(1, d.cell('early', 'term'))), year),
            d.sub(d.cell('net', 'term'), d.cell('earlyDays', 'term')),
          ),
        }),
      ],
      offers.map((offer) => ({ offer: offerNames[offer], basket: d.ref(spend[offer]) })),
    ),
    d.p(
      'the last column is the annual interest rate you earn by paying early: discount ÷ (1 − discount) × 365 ÷ days paid sooner. 2% for 10 days instead of 30 earns 37.2% a year, so take it even from a credit line at 12%. Waiting is crew hours lost to late, short or wrong loads; ask your foremen before you guess.',
      'Read:',
    ),
  ],
  { audience: 'office', landscape: true },
)

const preparePart = d.part(
  'Prepare',
  [
    d.section('Before the meeting', 'What to have in hand before the meeting'),
    d.tickList('ready', [
      'Twelve months of purchases by product, from their report and ours',
      'Our days to pay, average and worst, last twelve months',
      'Three net prices on the ten products that make most of the spend',
      'List of late, short and wrong loads, with dates and crew hours',
      'Next season’s volume, from sold and likely work',
      'Who decides on their side: branch, district or home office',
      'The month their fiscal year and rebate year end',
      'What our second supplier could really cover if we leave',
    ]),
    d.section(
      'Three figures for each point',
      'What we want, what we settle for, where we walk away, and what we give for it',
    ),
    d.table(
      'aim',
      'Three figures for each point',
      [
        d.column('point', 'Point', 'text', { width: 2.2 }),
        d.column('want', 'We ask for', 'text', { width: 1.5 }),
        d.column('settle', 'We settle for', 'text', { width: 1.5 }),
        d.column('walk', 'We walk away at', 'text', { width: 1.4 }),
        d.column('give', 'What we give for it', 'text', { width: 2.4 }),
      ],
      [
        { point: 'Price on the top ten', give: 'share of our volume' },
        { point: 'Price held, or notice of an increase', give: 'a forecast each month' },
        { point: 'Terms and early-pay discount', give: 'bank draft on the day' },
        { point: 'Rebate and how it is counted', give: 'one more product line' },
        { point: 'Delivery: window, rooftop, fee', give: 'orders in by 2 p.m.' },
        { point: 'Returns and restocking', give: 'full bundles, 30 days' },
        { point: 'Credit limit, guaranty', give: 'statements once a year' },
      ],
      { blankRows: 1 },
    ),
    d.section('Order of the conversation'),
    d.p(
      'service first, volume second, price third, written agreement last. You learn what they can do before they know what you want most.',
      'Keep to it:',
    ),
    d.fields(
      3,
      d.own('meet.supplier', 'Supplier and branch'),
      d.own('meet.person', 'Who decides there'),
      d.own('meet.date', 'Meeting', 'date'),
    ),
    d.note(
      'What a branch can move',
      'List price, seldom. Net price on a few products, delivery fees, ten more days on terms, job quotes held for the season, returns, a dedicated truck in the morning: often, and at the branch. Rebates and guaranties go to the district. Ask each level for what it can give.',
    ),
  ],
  { audience: 'office' },
)

const scriptPart = d.part(
  'The meeting',
  [
    d.section('The meeting', 'Opening, ask, silence and close, word for word'),
    d.p(
      '“We bought for {basket.spend} from you last year and paid in {script.days} days. We want to buy more in fewer places next year. I would like to see if that place is you.”',
      'Open.',
    ),
    d.p(
      '“Before we talk price: on {script.lateDate} the load came at {script.lateTime} and four people waited. It happened {script.lateCount} times. What can you change so that it does not?”',
      'Service.',
    ),
    d.p(
      '“I can commit {script.share} of {script.product} to one branch from {script.from}. What can you do for a customer who does that?” Then say nothing until they have answered.',
      'Volume.',
    ),
    d.p(
      '“On these ten products I have a lower net price, in writing. I would rather stay. What can you do on these ten?” Show the list without the other name on it.',
      'Price.',
    ),
    d.p(
      '“So we have these ten prices until {script.until}, {script.notice} days’ notice of an increase, terms as we said, the morning window. I will write it down tonight; please sign it by Friday.”',
      'Close.',
    ),
    d.fields(
      4,
      d.own('script.days', 'Days we take to pay', 'number', { decimals: 0 }),
      d.own('script.share', 'Share we can commit'),
      d.own('script.product', 'Of what'),
      d.own('script.from', 'From'),
      d.own('script.lateDate', 'Worst load, date'),
      d.own('script.lateTime', 'It came at'),
      d.own('script.lateCount', 'Bad loads in the year', 'number', { decimals: 0 }),
      d.own('script.notice', 'Notice of increase (days)', 'number', { decimals: 0 }),
      d.own('script.until', 'Prices until'),
    ),
    d.section('What they say, and the answer', 'Eight answers to what suppliers say'),
    talkTable(
      'answer',
      'What they say, and the answer',
      [
        [
          '“That is the manufacturer’s increase. We only pass it on.”',
          '“I understand. Then show me the letter with its date, take my sold jobs at the old price, and let me order ahead for thirty days.”',
        ],
        [
          '“We can’t match that price.”',
          '“Maybe you don’t have to. What would it take in delivery, terms and rebate to make the landed cost the same?”',
        ],
        [
          '“You get our best price already.”',
          '“Good. Then put it in writing that these ten are your best contractor price for our volume, and check it with me each quarter.”',
        ],
        [
          '“Who quoted you that?”',
          '“I don’t pass on your prices either. The grade and the quantity are on the sheet.”',
        ],
        [
          '“We will make it up with the rebate.”',
          '“A rebate on top is fine. Pay it each quarter, on everything we buy, and put in writing how it is figured.”',
        ],
        [
          '“Commit to all of it, then we talk.”',
          '“I start with one line for ninety days. If the loads come right, you get the next line.”',
        ],
        [
          '“The owner has to sign a personal guaranty.”',
          '“For what amount? I can offer financial statements and a limit instead. If there must be one, it is capped and ends after twelve months of clean payment.” Have your attorney read it.',
        ],
        ['“It is only good today.”', '“Then it is not for us. I decide on Friday, in writing, for a year.”'],
      ],
      2.2,
    ),
  ],
  { audience: 'office' },
)

const agreementPart = d.part(
  'Agreement',
  [
    d.section('What we agreed', 'The agreement on one page, to be signed by the supplier'),
    d.fields(
      4,
      d.field('company.representative', { label: 'For us' }),
      d.own('deal.supplier', 'Supplier and branch'),
      d.own('deal.person', 'For the supplier'),
      d.own('deal.date', 'Date', 'date'),
      d.own('deal.until', 'Prices held until', 'date'),
      d.own('deal.notice', 'Notice of increase (days)', 'number', { decimals: 0 }),
      d.own('deal.terms', 'Terms, early-pay discount'),
      d.own('deal.rebate', 'Rebate: rate, on what, paid when'),
      d.own('deal.delivery', 'Delivery: fee, window, rooftop', 'text', { span: 2 }),
      d.own('deal.returns', 'Returns: days, fee, what counts', 'text', { span: 2 }),
      d.own('deal.sold', 'How jobs already sold are protected', 'text', { span: 2 }),
      d.own('deal.wrong', 'Late, short or wrong load: what happens', 'text', { span: 2 }),
    ),
    d.signatures(
      [
        { name: 'buyer', role: 'For us', withTitle: true },
        { name: 'supplier', role: 'For the supplier', withTitle: true },
      ],
      'These terms apply to our purchases until the date above.',
    ),
    d.legalNote(
      'Keep it lawful',
      'Never agree with another roofer on what you will pay or charge, or from whom you will buy: that is a crime (15 U.S.C. 1). Ask your attorney before joining a buying group. A merchant’s signed written promise to hold an offer open binds for the time stated, up to three months, without payment (UCC 2-205); a price for a year needs a contract. Report short or wrong goods promptly: if you say nothing, they count as accepted (UCC 2-602, 2-606, 2-607). States have their own versions; have an attorney read credit applications and guaranties.',
      asChecked,
    ),
    d.pageBreak,
    d.section('Invoice check', 'Agreed and invoiced price, with what was overcharged'),
    d.table(
      'audit',
      'Invoice check',
      [
        d.column('date', 'Date', 'date', { width: 1.1 }),
        d.column('invoice', 'Invoice', 'text', { width: 1.3 }),
        d.column('product', 'Product', 'text', { width: 2.2 }),
        d.column('qty', 'Quantity', 'number', { width: 1, decimals: 1 }),
        d.column('agreed', 'Agreed', 'currency', { width: 1.1 }),
        d.column('billed', 'Billed', 'currency', { width: 1.1 }),
        d.column('over', 'Overcharged', 'currency', {
          width: 1.3,
          formula: onceFilled(
            d.cell('agreed'),
            onceFilled(d.cell('billed'), d.round(d.mul(d.cell('qty'), d.sub(d.cell('billed'), d.cell('agreed'))))),
          ),
        }),
        d.column('credit', 'Credited', 'currency', { width: 1.2 }),
      ],
      [],
      {
        blankRows: 10,
        lineNumbers: true,
        totals: [
          d.total('audit.over', 'Overcharged', d.sum('audit', 'over')),
          d.total('audit.open', 'Still to be credited', d.sub('audit.over', d.sum('audit', 'credit')), {
            strong: true,
          }),
        ],
      },
    ),
    d.section('Supplier’s quarter', 'Service of the supplier, checked each quarter'),
    d.checklist(
      'quarter',
      [
        ['On time, in the window', 'nine loads in ten'],
        ['Complete and right', 'no short or wrong line in nine of ten'],
        ['On the roof where ordered', 'without damage to driveway or gutter'],
        ['Invoice as agreed', 'ten lines checked above'],
        ['Increases announced', 'in writing, with the days agreed'],
        ['Rebate paid and counted right', 'against our own purchases'],
        ['Someone answers by 6 a.m.', 'by name'],
      ],
      ['Yes', 'Partly', 'No'],
      [{ key: 'note', label: 'Example, date', width: 3 }],
    ),
  ],
  { audience: 'office' },
)

export const supplierNegotiationKit = defineTemplate('member', {
  name: 'Supplier Negotiation Kit',
  formats: ['PDF', 'Excel'],
  description:
    'Your volume, three offers and their terms turned into landed cost, then the preparation, the script and the agreement that locks it in.',
  tags: [
    'supplier negotiation',
    'material prices',
    'landed cost',
    'payment terms',
    'early-pay discount',
    'rebate',
    'delivery',
    'distributor',
    'price increase',
  ],
  fullDescription: [
    'Material is the largest check a roofing company writes, and most of its price is settled in one meeting a year that nobody prepares for. This kit prepares you. It puts a year’s volume next to four price lists, adds delivery, restocking and waiting crews, subtracts rebates and the value of terms, and shows what each supplier really costs.',
    'Then come the sheets for the meeting: what to have in hand, what you ask for, accept and refuse on each point and what you give for it, the script for the meeting, and eight answers to what the other side says. The last sheet is the agreement and the invoice check that keeps it in force, because a good price that nobody checks lasts one quarter.',
  ],
  howToUse: [
    'Ask your supplier for twelve months of purchases by product and enter the quantities on Basket.',
    'Send the same list to two or three others: net price, delivered, same grade, and how long it is valid.',
    'Enter terms on Landed cost, with your own deliveries, returns and hours lost to bad loads.',
    'Fill in Prepare with your partner or foreman: ask, settle, walk away, give.',
    'Hold the meeting in the slow season, before increases are announced; the script is on The meeting.',
    'Send the agreement the same evening and check ten invoice lines a month.',
  ],
  expertGuide: [
    {
      title: 'The cheapest square is not the cheapest supplier',
      text: 'On $600,000 a year, one percent of price is $6,000. Twelve loads that come two hours late to a crew that costs $200 an hour are $4,800. Sixty drops at $75 are $4,500. Enter all three before you move.',
    },
    {
      title: 'What 2% 10, net 30 is worth',
      text: 'Two percent for paying twenty days sooner is 2 ÷ 98 × 365 ÷ 20 = 37.2% a year. Few companies have a better investment. If you cannot pay in ten days, the discount is the price of your cash plan, and it is high.',
    },
    {
      title: 'Get the hold in writing, and know how long it binds',
      text: 'A supplier’s signed written assurance that an offer stays open binds without payment, but for three months at most; what is said across the counter hardly binds at all. For a season’s price, make it a contract with quantities or a share of your needs.',
      cite: 'UCC 2-205, 2-306',
    },
    {
      title: 'Never talk price with the roofer across town',
      text: 'Two companies that agree on what they will pay a supplier, or who they will not buy from, can commit a crime just as surely as two that agree on bids. Compare only your own offers.',
      cite: '15 U.S.C. 1',
    },
    {
      title: 'Read the credit application like a contract',
      text: 'It often contains an unlimited personal guaranty, interest on late balances, attorney’s fees and a faraway court. Ask for a cap and an end date. Discuss joint checks and lien waivers as well: agree on who gets which, and when.',
    },
  ],
  pages: { main: 6 },
  subject: 'Volume, offers and terms compared as landed cost, with the script and the agreement',
  intro:
    'Know what you buy, what each offer costs on the roof, and what you will say. Five sheets: basket, landed cost, preparation, meeting, agreement with its checks.',
  keywords: ['supplier', 'material price', 'landed cost', 'negotiation'],
  parts: () => [basketPart, landedPart, preparePart, scriptPart, agreementPart],
})
