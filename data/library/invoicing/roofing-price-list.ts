import { defineTemplate } from '@/data/shared/define-template'
import { negativesIn, onceFilled, unlessNegative, whenPositive, zeroIfBlank } from '@/data/shared/guards'
import { marginGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

type PriceLine = readonly [item: string, unit: string]

const groups: Readonly<Record<string, readonly PriceLine[]>> = {
  'Tear-off and deck': [
    ['Tear off shingles, one layer', 'SQ'],
    ['Each further layer', 'SQ'],
    ['Haul and dump', 'SQ'],
    ['Deck sheet, 4 × 8, replaced', 'SHT'],
    ['Board deck, replaced', 'LF'],
  ],
  'Steep roofs': [
    ['Synthetic underlayment', 'SQ'],
    ['Ice barrier', 'SQ'],
    ['Laminated shingles', 'SQ'],
    ['Starter and ridge cap', 'LF'],
    ['Steep charge, 8:12 to 12:12', 'SQ'],
    ['Second-story charge', 'SQ'],
    ['Standing seam metal', 'SQ'],
  ],
  'Low-slope roofs': [
    ['Single-ply membrane, attached', 'SQ'],
    ['Single-ply membrane, adhered', 'SQ'],
    ['Insulation, each inch', 'SQ'],
    ['Cover board', 'SQ'],
    ['Roof coating, two coats', 'SQ'],
  ],
  'Metal and flashings': [
    ['Drip edge', 'LF'],
    ['Step flashing', 'LF'],
    ['Valley metal', 'LF'],
    ['Chimney flashing, complete', 'EA'],
    ['Pipe boot', 'EA'],
    ['Ridge vent', 'LF'],
    ['Skylight curb flashing', 'EA'],
  ],
  Service: [
    ['Service call, first hour', 'EA'],
    ['Roofer, further hour', 'HR'],
    ['Emergency tarp', 'SF'],
    ['Gutter cleaning', 'LF'],
  ],
}
const lines = Object.values(groups).flat()
/** Empty lines for what the company adds. */
const ownLines = 4
const withGroups = (rowOf: (line: PriceLine) => d.RowInput): d.RowInput[] =>
  Object.entries(groups).flatMap(([group, list]) => [{ group }, ...list.map(rowOf)])

const margin = d.orElse(d.cell('margin'), 'rate.margin')
/** Cost ÷ (1 − margin), rounded up to the step. */
const exact = onceFilled(margin, whenPositive(d.sub(1, margin), d.div(d.cell('cost'), d.sub(1, margin))))
const priceOf = d.orElse(
  whenPositive('rate.step', d.round(d.mul(d.ceil(d.div(exact, 'rate.step')), 'rate.step'))),
  d.round(exact),
)
/** The smallest margin, lines without a price left out. */
const lowestMargin = onceFilled(
  d.sum('cost', 'real'),
  d.min(...Array.from({ length: lines.length + ownLines }, (_, index) => d.orElse(d.ref(`cost.${index + 1}.real`), 1))),
)

export const roofingPriceList = defineTemplate('invoicing', {
  name: 'Roofing Price List',
  group: 'Pricing & Policies',
  stage: 'win',
  demand: [0.43, 'Part of the companies, or some jobs.'],
  telling: 'Cost and price',
  description:
    'Unit prices for 28 roofing lines from material, labor hours and margin; change one rate and every price follows.',
  popular: true,
  tags: [
    'price list',
    'unit prices',
    'price book',
    'cost per square',
    'labor hours',
    'roofing prices',
    'margin',
    'price per square',
    'unit price sheet',
    'rate sheet',
    'tear-off price',
    'repair prices',
    'pricing',
    'cost book',
  ],
  fullDescription: [
    'A price book that stays true. Enter the material cost and the labor hours of each line once; hour cost, waste and margin stand at the top, and every price is worked out from them.',
    'The list without cost is a page of its own to print for the salespeople. When shingles go up or wages rise you change one figure, and the whole list moves with it.',
  ],
  howToUse: [
    'Take the hour cost from the labor rate calculator.',
    'Enter material cost per unit from the last supplier quote, and labor hours per unit from your own jobs.',
    'Set margin and rounding; a line may have its own margin.',
    'Print the Prices page for the sales folder, with the date on it.',
    'Go over material costs each quarter, hours once a year.',
  ],
  expertGuide: [
    marginGuide,
    {
      title: 'Hours from your own jobs',
      text: 'Published hours per square are for someone else’s crew on someone else’s roof. Divide the hours of five finished jobs by their squares, by pitch, and use that.',
    },
    {
      title: 'Do not compare lists with competitors',
      text: 'Agreeing on prices, margins or discounts with another contractor is a crime, at a supplier’s counter as well as in writing. Set yours from your cost, and keep the list in the house.',
      cite: '15 U.S.C. 1',
    },
    {
      title: 'Round at the end, and upward',
      text: 'A line at $4.87 looks computed, a line at $4.90 looks like a price. The list rounds up to the step you set: five cents suits prices by the foot, a dollar a list that is mostly squares.',
    },
  ],
  subject: 'Unit prices from cost, labor and margin',
  intro: 'What one unit of our work costs the customer, from material, hours and margin.',
  keywords: ['price list', 'unit prices'],
  required: ['list.date', 'rate.hour', 'rate.margin'],
  pages: { main: 2, office: 2 },
  parts: () => [
    d.part('Prices', [
      d.section('Valid'),
      d.fields(
        4,
        d.own('list.date', 'Prices of', 'date'),
        d.own('list.months', 'Valid, months', 'number', { value: 3, decimals: 0 }),
        d.calculated(
          'list.until',
          'Valid until',
          'date',
          onceFilled('list.date', d.addMonths('list.date', 'list.months')),
        ),
        d.own('list.area', 'Area'),
      ),
      d.section('Prices', 'Unit prices in five groups'),
      d.table(
        'price',
        'Prices',
        [
          d.column('item', 'Work, installed', 'text', { width: 5, fixed: true }),
          d.column('unit', 'Unit', 'text', { width: 0.9, fixed: true }),
          d.column('price', 'Price', 'currency', { width: 1.5, formula: d.cell('price', 'cost') }),
          d.column('minimum', 'Minimum charge', 'currency', { width: 1.5 }),
        ],
        withGroups(([item, unit]) => ({ item, unit })),
        { blankRows: ownLines },
      ),
      d.p(
        'Prices are before sales tax, for normal access and one mobilization. Hidden damage, code items and crane time are priced on the roof. A price on this list is not an offer; the signed contract is.',
        'Use:',
      ),
    ]),
    d.part(
      'Cost',
      [
        d.section('Rates', 'Hour cost, waste, margin and rounding'),
        d.fields(
          4,
          d.own('rate.hour', 'Cost of a labor hour', 'currency', { hint: 'loaded' }),
          d.own('rate.waste', 'Waste on material', 'percent', { value: 0.1, decimals: 0 }),
          d.own('rate.margin', 'Margin', 'percent', { decimals: 1 }),
          d.own('rate.step', 'Round up to', 'currency', { value: 0.05 }),
          d.calculated(
            'rate.markup',
            'Same as a markup of',
            'percent',
            onceFilled('rate.margin', d.div('rate.margin', d.sub(1, 'rate.margin'))),
            { decimals: 1 },
          ),
          d.own('rate.material', 'Material rise since last quote', 'percent', { value: 0, decimals: 1 }),
          d.calculated('rate.low', 'Lowest margin on the list', 'percent', lowestMargin, { decimals: 1 }),
          d.calculated(
            'rate.negative',
            'Negative costs, left out',
            'number',
            d.add(negativesIn('cost', 'material'), negativesIn('cost', 'hours')),
            { decimals: 0, hint: 'must be 0' },
          ),
        ),
        d.section('Cost and price', 'Cost and price of each line, in the order of the prices'),
        d.table(
          'cost',
          'Cost and price',
          [
            d.column('item', 'Work', 'text', { width: 4, fixed: true }),
            d.column('material', 'Material', 'currency', { width: 1.2 }),
            d.column('hours', 'Hours', 'number', { width: 0.8, decimals: 3 }),
            d.column('other', 'Other', 'currency', { width: 1.1 }),
            d.column('cost', 'Cost', 'currency', {
              width: 1.2,
              formula: unlessNegative(
                d.min(zeroIfBlank(d.cell('material')), zeroIfBlank(d.cell('hours'))),
                d.round(
                  d.add(
                    d.mul(d.cell('material'), d.add(1, 'rate.waste'), d.add(1, 'rate.material')),
                    d.mul(d.cell('hours'), d.ref('rate.hour')),
                    d.cell('other'),
                  ),
                ),
              ),
            }),
            d.column('margin', 'Own margin', 'percent', { width: 0.9, decimals: 1 }),
            d.column('price', 'Price', 'currency', { width: 1.2, formula: priceOf }),
            d.column('real', 'Margin', 'percent', {
              width: 0.9,
              decimals: 1,
              formula: d.div(d.sub(d.cell('price'), d.cell('cost')), d.cell('price')),
            }),
          ],
          withGroups(([item]) => ({ item })),
          { blankRows: ownLines },
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
