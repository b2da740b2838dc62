import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  ceil,
  column,
  div,
  documentModel,
  field,
  fields,
  mul,
  note,
  own,
  p,
  part,
  ref,
  round,
  section,
  sqrt,
  sub,
  sum,
  table,
  tickList,
  total,
  totalInput,
  when,
} from '@/lib/documents/author'
import { unlessNegative, whenPositive } from './parts/guards'
import { marginGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const squares = ref('roof.order')
const amount = (unit: string, perSquare = squares) => round(mul(perSquare, unit))

export const quickRoofingQuote = invoicingTemplate('Estimates & Quotes', {
  name: 'Quick Roofing Quote',
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
    'Tick what the price holds and say until when it holds.',
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
  document: () =>
    documentModel({
      title: 'Roofing Quote',
      subject: 'Quick price for a new roof',
      intro: 'A price for your roof from its size, pitch and layers. A written contract follows when you say yes.',
      keywords: ['quote', 'roof price'],
      parts: [
        part('Quote', [
          section('Customer and roof', 'Customer, roof size and quote dates'),
          fields(
            4,
            own('quote.number', 'Quote number'),
            own('quote.date', 'Date', 'date'),
            own('quote.days', 'Price holds, days', 'number', { value: 15, decimals: 0 }),
            calculated(
              'quote.until',
              'Price holds until',
              'date',
              onceFilled('quote.date', add('quote.date', 'quote.days')),
            ),
            field('customer.name', { span: 2 }),
            field('customer.phone'),
            field('customer.email'),
            field('job.address', { span: 2 }),
            field('roof.system', { label: 'New roof: product and color', span: 2 }),
            own('roof.plan', 'Plan area with overhang (sf)', 'number', { decimals: 0 }),
            own('roof.rise', 'Pitch, rise in 12', 'number', { decimals: 1 }),
            own('roof.waste', 'Waste', 'percent', { value: 0.12, decimals: 0 }),
            own('roof.tearOff', 'Layers to tear off', 'number', { decimals: 0 }),
          ),
          section('Price', 'Price by part of the work, tax and total'),
          table(
            'price',
            'Price',
            [
              column('what', 'What you get', 'text', { width: 5 }),
              column('amount', 'Price', 'currency', { width: 1.6 }),
            ],
            [
              {
                what: 'New roof: underlayment, covering, drip edge, vents and boots, installed',
                amount: round(mul(ref('sell.factor'), add('cost.roof', 'cost.steep'))),
              },
              {
                what: 'Tear-off of the old roof and disposal',
                amount: round(mul(ref('sell.factor'), ref('cost.tear'))),
              },
              { what: 'Permit, container and protection', amount: round(mul(ref('sell.factor'), ref('cost.fixed'))) },
            ],
            {
              blankRows: 1,
              totals: [
                total('totals.subtotal', 'Price', sum('price', 'amount')),
                totalInput('totals.taxRate', 'Sales tax rate, if the job is taxed', 'percent'),
                total('totals.tax', 'Sales tax', round(mul('totals.subtotal', 'totals.taxRate'))),
                total('totals.total', 'Total', add('totals.subtotal', 'totals.tax'), { strong: true }),
              ],
            },
          ),
          section('In the price'),
          tickList('holds', [
            'Magnet sweep each day',
            'Lawn and plants covered',
            'Workmanship warranty in writing',
            'Manufacturer’s warranty registered',
            'Photographs before and after',
            'Deck sheets at the price below',
          ]),
          fields(
            4,
            own('deck.price', 'Deck sheet, if rotten', 'currency'),
            own('layer.price', 'Second layer, per square', 'currency'),
            own('quote.start', 'Could start in'),
            own('company.seller', 'Quoted by'),
          ),
          p(
            'Measured from the ground or from pictures; the contract price is confirmed on the roof. Hidden rot, code items and more layers than we could see are priced before we do them.',
            'How firm:',
          ),
        ]),
        part(
          'Cost',
          [
            section('Roof size', 'Slope factor, roof area and squares with waste'),
            fields(
              4,
              calculated(
                'roof.multiplier',
                'Slope factor',
                'number',
                onceFilled('roof.rise', sqrt(add(1, mul(div('roof.rise', 12), div('roof.rise', 12))))),
                { decimals: 4 },
              ),
              calculated(
                'roof.area',
                'Roof area (sf)',
                'number',
                unlessNegative(ref('roof.plan'), round(mul('roof.plan', 'roof.multiplier'), 1)),
                { decimals: 1 },
              ),
              calculated('roof.net', 'Squares', 'number', round(div('roof.area', 100)), { decimals: 2 }),
              calculated(
                'roof.order',
                'Squares with waste',
                'number',
                round(mul(div('roof.area', 100), add(1, 'roof.waste'))),
                { decimals: 2 },
              ),
            ),
            section('Your cost', 'Cost per square, tear-off, steep charge and fixed costs'),
            fields(
              4,
              own('unit.material', 'Material per square', 'currency'),
              own('unit.labor', 'Labor per square, with burden', 'currency'),
              own('unit.tear', 'Tear-off, per layer and square', 'currency'),
              own('unit.dump', 'Disposal, per layer and square', 'currency'),
              own('steep.from', 'Steep from rise in 12', 'number', { value: 8, decimals: 0 }),
              own('steep.rate', 'Added to labor when steep', 'percent', { decimals: 0 }),
              own('fixed.permit', 'Permit', 'currency'),
              own('fixed.container', 'Container and protection', 'currency'),
              own('bundle.perSquare', 'Bundles per square', 'number', { value: 3, decimals: 0 }),
              calculated('bundle.order', 'Bundles to order', 'number', ceil(mul('roof.order', 'bundle.perSquare')), {
                decimals: 0,
              }),
            ),
            section('Cost of this roof', 'Cost of this roof, margin and factor'),
            fields(
              4,
              calculated('cost.roof', 'Roof', 'currency', add(amount('unit.material'), amount('unit.labor'))),
              calculated(
                'cost.steep',
                'Steep charge',
                'currency',
                when('roof.rise', '>=', 'steep.from', round(mul('roof.order', 'unit.labor', 'steep.rate')), 0),
              ),
              calculated(
                'cost.tear',
                'Tear-off and disposal',
                'currency',
                unlessNegative(
                  ref('roof.tearOff'),
                  round(mul('roof.net', 'roof.tearOff', add('unit.tear', 'unit.dump'))),
                ),
              ),
              calculated('cost.fixed', 'Fixed costs', 'currency', add('fixed.permit', 'fixed.container')),
              calculated(
                'cost.total',
                'Cost',
                'currency',
                onceFilled('cost.roof', add('cost.roof', 'cost.steep', 'cost.tear', 'cost.fixed')),
              ),
              own('sell.margin', 'Margin wanted', 'percent', { decimals: 1 }),
              calculated(
                'sell.factor',
                'Price = cost ×',
                'number',
                onceFilled('sell.margin', whenPositive(sub(1, 'sell.margin'), div(1, sub(1, 'sell.margin')))),
                { decimals: 4 },
              ),
              calculated(
                'sell.price',
                'Price at that margin',
                'currency',
                onceFilled('sell.factor', round(div('cost.total', sub(1, 'sell.margin')))),
              ),
              calculated('sell.markup', 'Same as a markup of', 'percent', div('sell.margin', sub(1, 'sell.margin')), {
                decimals: 1,
              }),
              calculated(
                'sell.profit',
                'Gross profit on the quote',
                'currency',
                onceFilled('totals.subtotal', onceFilled('cost.total', sub('totals.subtotal', 'cost.total'))),
              ),
              calculated('sell.real', 'Margin on the quote', 'percent', div('sell.profit', 'totals.subtotal'), {
                decimals: 1,
              }),
              calculated('sell.square', 'Price per square', 'currency', round(div('totals.subtotal', 'roof.net'))),
            ),
            note(
              'Extras',
              'The extra on the Quote page has no cost here: enter its price with your margin already in it, and its profit shows in the margin on the quote.',
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
