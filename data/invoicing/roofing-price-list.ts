import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  addMonths,
  calculated,
  ceil,
  cell,
  column,
  div,
  documentModel,
  fields,
  min,
  mul,
  orElse,
  own,
  p,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
} from '@/lib/documents/author'
import { negativesIn, unlessNegative, whenPositive, zeroIfBlank } from './parts/guards'
import { marginGuide } from './parts/guides'
import { invoicingTemplate } from './template'

interface PriceLine {
  item: string
  unit: string
}
const groups: readonly (readonly [group: string, lines: readonly PriceLine[]])[] = [
  [
    'Tear-off and deck',
    [
      { item: 'Tear off shingles, one layer', unit: 'SQ' },
      { item: 'Each further layer', unit: 'SQ' },
      { item: 'Haul and dump', unit: 'SQ' },
      { item: 'Deck sheet, 4 × 8, replaced', unit: 'SHT' },
      { item: 'Board deck, replaced', unit: 'LF' },
    ],
  ],
  [
    'Steep roofs',
    [
      { item: 'Synthetic underlayment', unit: 'SQ' },
      { item: 'Ice barrier', unit: 'SQ' },
      { item: 'Laminated shingles', unit: 'SQ' },
      { item: 'Starter and ridge cap', unit: 'LF' },
      { item: 'Steep charge, 8:12 to 12:12', unit: 'SQ' },
      { item: 'Second-story charge', unit: 'SQ' },
      { item: 'Standing seam metal', unit: 'SQ' },
    ],
  ],
  [
    'Low-slope roofs',
    [
      { item: 'Single-ply membrane, attached', unit: 'SQ' },
      { item: 'Single-ply membrane, adhered', unit: 'SQ' },
      { item: 'Insulation, each inch', unit: 'SQ' },
      { item: 'Cover board', unit: 'SQ' },
      { item: 'Roof coating, two coats', unit: 'SQ' },
    ],
  ],
  [
    'Metal and flashings',
    [
      { item: 'Drip edge', unit: 'LF' },
      { item: 'Step flashing', unit: 'LF' },
      { item: 'Valley metal', unit: 'LF' },
      { item: 'Chimney flashing, complete', unit: 'EA' },
      { item: 'Pipe boot', unit: 'EA' },
      { item: 'Ridge vent', unit: 'LF' },
      { item: 'Skylight curb flashing', unit: 'EA' },
    ],
  ],
  [
    'Service',
    [
      { item: 'Service call, first hour', unit: 'EA' },
      { item: 'Roofer, further hour', unit: 'HR' },
      { item: 'Emergency tarp', unit: 'SF' },
      { item: 'Gutter cleaning', unit: 'LF' },
    ],
  ],
]
const lines = groups.flatMap(([, list]) => list)
const own4 = 4
const withGroups = <T>(make: (line: PriceLine, index: number) => T) => {
  let index = 0
  return groups.flatMap(([group, list]) => [{ group }, ...list.map((line) => make(line, index++))])
}

const margin = orElse(cell('margin'), 'rate.margin')
/** Cost ÷ (1 − margin), rounded up to the step. */
const exact = onceFilled(margin, whenPositive(sub(1, margin), div(cell('cost'), sub(1, margin))))
const priceOf = orElse(whenPositive('rate.step', round(mul(ceil(div(exact, 'rate.step')), 'rate.step'))), round(exact))
/** The smallest margin, lines without a price left out. */
const lowestMargin = onceFilled(
  sum('cost', 'real'),
  min(...Array.from({ length: lines.length + own4 }, (_, index) => orElse(ref(`cost.${index + 1}.real`), 1))),
)

export const roofingPriceList = invoicingTemplate('Pricing & Policies', {
  name: 'Roofing Price List',
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
  document: () =>
    documentModel({
      title: 'Roofing Price List',
      subject: 'Unit prices from cost, labor and margin',
      intro: 'What one unit of our work costs the customer, from material, hours and margin.',
      letterhead: 'compact',
      keywords: ['price list', 'unit prices'],
      parts: [
        part('Prices', [
          section('Valid'),
          fields(
            4,
            own('list.date', 'Prices of', 'date'),
            own('list.months', 'Valid, months', 'number', { value: 3, decimals: 0 }),
            calculated(
              'list.until',
              'Valid until',
              'date',
              onceFilled('list.date', addMonths('list.date', 'list.months')),
            ),
            own('list.area', 'Area'),
          ),
          section('Prices', 'Unit prices in five groups'),
          table(
            'price',
            'Prices',
            [
              column('item', 'Work, installed', 'text', { width: 5, fixed: true }),
              column('unit', 'Unit', 'text', { width: 0.9, fixed: true }),
              column('price', 'Price', 'currency', { width: 1.5, formula: cell('price', 'cost') }),
              column('minimum', 'Minimum charge', 'currency', { width: 1.5 }),
            ],
            withGroups(({ item, unit }) => ({ item, unit })),
            { blankRows: own4 },
          ),
          p(
            'Prices are before sales tax, for normal access and one mobilization. Hidden damage, code items and crane time are priced on the roof. A price on this list is not an offer; the signed contract is.',
            'Use:',
          ),
        ]),
        part(
          'Cost',
          [
            section('Rates', 'Hour cost, waste, margin and rounding'),
            fields(
              4,
              own('rate.hour', 'Cost of a labor hour', 'currency', { hint: 'loaded' }),
              own('rate.waste', 'Waste on material', 'percent', { value: 0.1, decimals: 0 }),
              own('rate.margin', 'Margin', 'percent', { decimals: 1 }),
              own('rate.step', 'Round up to', 'currency', { value: 0.05 }),
              calculated(
                'rate.markup',
                'Same as a markup of',
                'percent',
                onceFilled('rate.margin', div('rate.margin', sub(1, 'rate.margin'))),
                { decimals: 1 },
              ),
              own('rate.material', 'Material rise since last quote', 'percent', { value: 0, decimals: 1 }),
              calculated('rate.low', 'Lowest margin on the list', 'percent', lowestMargin, { decimals: 1 }),
              calculated(
                'rate.negative',
                'Negative costs, left out',
                'number',
                add(
                  negativesIn('cost', 'material', lines.length + own4),
                  negativesIn('cost', 'hours', lines.length + own4),
                ),
                { decimals: 0, hint: 'must be 0' },
              ),
            ),
            section('Cost and price', 'Cost and price of each line, in the order of the prices'),
            table(
              'cost',
              'Cost and price',
              [
                column('item', 'Work', 'text', { width: 4, fixed: true }),
                column('material', 'Material', 'currency', { width: 1.2 }),
                column('hours', 'Hours', 'number', { width: 0.8, decimals: 3 }),
                column('other', 'Other', 'currency', { width: 1.1 }),
                column('cost', 'Cost', 'currency', {
                  width: 1.2,
                  formula: unlessNegative(
                    min(zeroIfBlank(cell('material')), zeroIfBlank(cell('hours'))),
                    round(
                      add(
                        mul(cell('material'), add(1, 'rate.waste'), add(1, 'rate.material')),
                        mul(cell('hours'), ref('rate.hour')),
                        cell('other'),
                      ),
                    ),
                  ),
                }),
                column('margin', 'Own margin', 'percent', { width: 0.9, decimals: 1 }),
                column('price', 'Price', 'currency', { width: 1.2, formula: priceOf }),
                column('real', 'Margin', 'percent', {
                  width: 0.9,
                  decimals: 1,
                  formula: div(sub(cell('price'), cell('cost')), cell('price')),
                }),
              ],
              withGroups(({ item }) => ({ item })),
              { blankRows: own4 },
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
