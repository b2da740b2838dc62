import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled, unlessNegative, whenPositive } from '@/data/shared/guards'
import { marginGuide } from '@/data/shared/invoice/guides'
import { textCheck } from '@/data/shared/text-check'
import * as d from '@/lib/documents/author'

const squares = d.ref('roof.order')
const amount = (unit: string, perSquare = squares) => d.round(d.mul(perSquare, unit))

export const quickRoofingQuote = defineTemplate('invoicing', {
  name: 'Quick Roofing Quote',
  group: 'Estimates & Quotes',
  stage: 'win',
  demand: [0.88, 'Nearly every job.'],
  description:
    'Roofing price in five minutes: area, pitch, waste and tear-off in, price at your margin out, on a short customer quote.',
  popular: true,
  tags: [
    'quick quote',
    'ballpark',
    'roof price',
    'squares',
    'pitch',
    'tear-off',
    'price per square',
    'margin',
    'roof quote',
    'satellite measurement',
    'new roof price',
    'estimate',
    'bundles',
    'driveway quote',
  ],
  fullDescription: [
    'For the phone call and the driveway. Enter the plan area, pitch, waste and layers; the sheet turns them into squares and bundles and prices them from your cost per square and your margin.',
    'The customer’s page shows scope, price and how long the price holds, with a line for an extra. Cost and margin stay on the office page. For anything with valleys, chimneys and a dispute in its future, write a full estimate.',
  ],
  howToUse: [
    'Fill the cost page of your master copy once: cost per square, tear-off, steep charge, fixed costs, margin.',
    'Enter the plan area with overhang, the rise in 12, waste and the layers to tear off.',
    'Look at squares and bundles on the Cost page: do they fit what you saw from the street?',
    'Check what the price includes and enter how long it holds.',
    'Send only the Quote page; follow up within two days.',
  ],
  expertGuide: [
    {
      title: 'Pitch makes area',
      text: 'Multiply the plan by √(1 + (rise ÷ 12)²). At 6:12 that is 1.118: 1,800 square feet of plan are 2,012 on the slope, 22.5 squares with 12% waste, 68 bundles at three to the square.',
    },
    marginGuide,
    {
      title: 'A quote is not yet a contract',
      text: 'A home-improvement contract needs its own form, notices and right to cancel. Keep the quote short, call it a quote, and send the contract when they say yes.',
      cite: '16 CFR 429.1; Cal. Bus. & Prof. Code 7159; 73 P.S. 517.7',
    },
  ],
  title: 'Roofing Quote',
  subject: 'Quick price for a new roof',
  intro: 'A price for your roof from its size, pitch and layers. A written contract follows when you say yes.',
  keywords: ['quote', 'roof price'],
  stateFacts: ['salesTax'],
  required: ['quote.number', 'quote.date', 'roof.system', 'roof.plan', 'company.seller'],
  pages: { main: 1, office: 1 },
  parts: () => [
    d.part('Quote', [
      d.section('Customer and roof', 'Customer, roof size and quote dates'),
      d.fields(
        4,
        d.own('quote.number', 'Quote number'),
        d.own('quote.date', 'Date', 'date'),
        d.own('quote.days', 'Price holds, days', 'number', { value: 15, decimals: 0 }),
        d.calculated(
          'quote.until',
          'Price holds until',
          'date',
          onceFilled('quote.date', d.add('quote.date', 'quote.days')),
        ),
        d.field('customer.name', { span: 2 }),
        d.field('customer.phone'),
        d.field('customer.email'),
        d.field('job.address', { span: 2 }),
        d.field('roof.system', { label: 'New roof: product and color', span: 2 }),
        d.own('roof.plan', 'Plan area with overhang (sf)', 'number', { decimals: 0 }),
        d.own('roof.rise', 'Pitch, rise in 12', 'number', { decimals: 1 }),
        d.own('roof.waste', 'Waste', 'percent', { value: 0.12, decimals: 0 }),
        d.own('roof.tearOff', 'Layers to tear off', 'number', { decimals: 0 }),
      ),
      d.section('Price', 'Price by part of the work, tax and total'),
      d.table(
        'price',
        'Price',
        [
          d.column('what', 'What you get', 'text', { width: 5 }),
          d.column('amount', 'Price', 'currency', { width: 1.6 }),
        ],
        [
          {
            what: 'New roof: underlayment, covering, drip edge, vents and boots, installed',
            amount: d.round(d.mul(d.ref('sell.factor'), d.add('cost.roof', 'cost.steep'))),
          },
          {
            what: 'Tear-off of the old roof and disposal',
            amount: d.round(d.mul(d.ref('sell.factor'), d.ref('cost.tear'))),
          },
          {
            what: 'Permit, container and protection',
            amount: d.round(d.mul(d.ref('sell.factor'), d.ref('cost.fixed'))),
          },
        ],
        {
          blankRows: 6,
          totals: [
            d.total('totals.subtotal', 'Price', d.sum('price', 'amount')),
            d.totalInput('totals.taxRate', 'Sales tax rate, if the job is taxed', 'percent'),
            d.total('totals.tax', 'Sales tax', d.round(d.mul('totals.subtotal', 'totals.taxRate'))),
            d.total('totals.total', 'Total', d.add('totals.subtotal', 'totals.tax'), { strong: true }),
          ],
        },
      ),
      d.section('In the price'),
      d.tickList('holds', [
        'Magnet sweep each day',
        'Lawn and plants covered',
        'Workmanship warranty in writing',
        'Manufacturer’s warranty registered',
        'Photographs before and after',
        'Deck sheets at the price below',
      ]),
      d.fields(
        4,
        d.own('deck.price', 'Deck sheet, if rotten', 'currency'),
        d.own('layer.price', 'Second layer, per square', 'currency'),
        d.own('quote.start', 'Could start in'),
        d.own('company.seller', 'Quoted by'),
      ),
      d.p(
        'Measured from the ground or from pictures; the contract price is confirmed on the roof. Hidden rot, code items and more layers than we could see are priced before we do them.',
        'How firm:',
      ),
    ]),
    d.part(
      'Cost',
      [
        d.section('Roof size', 'Slope factor, roof area and squares with waste'),
        d.fields(
          4,
          d.calculated(
            'roof.multiplier',
            'Slope factor',
            'number',
            onceFilled('roof.rise', d.sqrt(d.add(1, d.mul(d.div('roof.rise', 12), d.div('roof.rise', 12))))),
            { decimals: 4 },
          ),
          d.calculated(
            'roof.area',
            'Roof area (sf)',
            'number',
            unlessNegative(d.ref('roof.plan'), d.round(d.mul('roof.plan', 'roof.multiplier'), 1)),
            { decimals: 1 },
          ),
          d.calculated('roof.net', 'Squares', 'number', d.round(d.div('roof.area', 100)), { decimals: 2 }),
          d.calculated(
            'roof.order',
            'Squares with waste',
            'number',
            d.round(d.mul(d.div('roof.area', 100), d.add(1, 'roof.waste'))),
            { decimals: 2 },
          ),
        ),
        d.section('Your cost', 'Cost per square, tear-off, steep charge and fixed costs'),
        d.fields(
          4,
          d.own('unit.material', 'Material per square', 'currency'),
          d.own('unit.labor', 'Labor per square, with burden', 'currency'),
          d.own('unit.tear', 'Tear-off, per layer and square', 'currency'),
          d.own('unit.dump', 'Disposal, per layer and square', 'currency'),
          d.own('steep.from', 'Steep from rise in 12', 'number', { value: 8, decimals: 0 }),
          d.own('steep.rate', 'Added to labor when steep', 'percent', { decimals: 0 }),
          d.own('fixed.permit', 'Permit', 'currency'),
          d.own('fixed.container', 'Container and protection', 'currency'),
          d.own('bundle.perSquare', 'Bundles per square', 'number', { value: 3, decimals: 0 }),
          d.calculated('bundle.order', 'Bundles to order', 'number', d.ceil(d.mul('roof.order', 'bundle.perSquare')), {
            decimals: 0,
          }),
        ),
        d.section('Cost of this roof', 'Cost of this roof, margin and factor'),
        d.fields(
          4,
          d.calculated('cost.roof', 'Roof', 'currency', d.add(amount('unit.material'), amount('unit.labor'))),
          d.calculated(
            'cost.steep',
            'Steep charge',
            'currency',
            d.when('roof.rise', '>=', 'steep.from', d.round(d.mul('roof.order', 'unit.labor', 'steep.rate')), 0),
          ),
          d.calculated(
            'cost.tear',
            'Tear-off and disposal',
            'currency',
            unlessNegative(
              d.ref('roof.tearOff'),
              d.round(d.mul('roof.net', 'roof.tearOff', d.add('unit.tear', 'unit.dump'))),
            ),
          ),
          d.calculated('cost.fixed', 'Fixed costs', 'currency', d.add('fixed.permit', 'fixed.container')),
          d.calculated(
            'cost.total',
            'Cost',
            'currency',
            onceFilled('cost.roof', d.add('cost.roof', 'cost.steep', 'cost.tear', 'cost.fixed')),
          ),
          d.own('sell.margin', 'Margin wanted, below 100%', 'percent', { decimals: 1 }),
          d.calculated(
            'sell.factor',
            'Price = cost ×',
            'number',
            onceFilled('sell.margin', whenPositive(d.sub(1, 'sell.margin'), d.div(1, d.sub(1, 'sell.margin')))),
            { decimals: 4 },
          ),
          d.calculated(
            'sell.price',
            'Price at that margin',
            'currency',
            onceFilled('sell.factor', d.round(d.div('cost.total', d.sub(1, 'sell.margin')))),
          ),
          d.calculated('sell.markup', 'Same as a markup of', 'percent', d.div('sell.margin', d.sub(1, 'sell.margin')), {
            decimals: 1,
          }),
          d.calculated(
            'sell.profit',
            'Gross profit on the quote',
            'currency',
            onceFilled('totals.subtotal', onceFilled('cost.total', d.sub('totals.subtotal', 'cost.total'))),
          ),
          d.calculated('sell.real', 'Margin on the quote', 'percent', d.div('sell.profit', 'totals.subtotal'), {
            decimals: 1,
          }),
          d.calculated(
            'check.margin',
            'Margin of 100% or more: no price',
            'number',
            d.when(d.orElse('sell.margin', 0), '>=', 1, 1, 0),
            { decimals: 0 },
          ),
          textCheck,
          d.calculated('sell.square', 'Price per square', 'currency', d.round(d.div('totals.subtotal', 'roof.net'))),
        ),
        d.note(
          'Extras',
          'The extra on the Quote page has no cost here: enter its price with your margin already in it, and its profit shows in the margin on the quote.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
