/** The blocks of a contract that a roof system fills: scope, standard of work, special conditions, warranties. */
import { dutiesOf, exclusionsOf } from '@/data/shared/warranty'
import { inSentence, lowerFirst, sentence, sentences } from '@/data/shared/words'
import type { RoofSystem } from '../system'
import * as d from '@/lib/documents/author'
import { unitPriceTable } from './price'

/** Roofs of this system mostly belong to businesses; some cover homes. */
export const isForBusiness = ({ type }: RoofSystem): boolean => type === 'flat'

/** What the site says of owners that are businesses. */
export const businessWords = (system: RoofSystem): string =>
  isForBusiness(system)
    ? ' An owner that is a business signs in the same place, with its legal name; the notices for homes are then left out.'
    : ''

/** The roof as it is and the products chosen for it. */
export const roofAndProducts = (system: RoofSystem): d.Block[] => [
  d.section('Roof and products', 'Existing roof, and the products chosen for the new one'),
  d.fields(
    4,
    d.field('roof.area'),
    d.own('roof.slope', `Slope (at least ${system.minSlope})`),
    d.field('roof.layers'),
    d.field('roof.deck'),
    d.choice('roof.material', 'Agreed type', system.materials, { span: 2 }),
    d.field('roof.manufacturer'),
    d.field('roof.product'),
    d.choice('roof.underlay', 'Agreed underlayment, base or primer', system.underlayment, { span: 4 }),
    d.choice('roof.fastening', 'Agreed attachment', system.fasteners, { span: 4 }),
  ),
]

/** Each line of the work with a yes or no: nothing is left to memory. */
export const scopeTable = (system: RoofSystem): d.Block[] => [
  d.section('Scope of work', `${system.shortName} scope of work, line by line, with exclusions`),
  d.table(
    'scope',
    'Scope of work',
    [
      d.column('included', 'Included', 'select', { options: ['Yes', 'No', 'Allow.'], width: 1 }),
      d.column('work', 'Work and material', 'text', { width: 7.6, fixed: true }),
      d.column('qty', 'Qty', 'number', { width: 0.8 }),
      d.column('unit', 'Unit', 'text', { width: 0.7 }),
    ],
    system.estimating.lineItems.map(({ description, unit }): d.RowInput => ({ work: description, unit })),
    { lineNumbers: true },
  ),
  d.p(
    `A line without a mark is not included. “Allow.” means an allowance, settled at cost. Not included unless a line above says so: ${inSentence(system.contracting.notIncluded.map(lowerFirst))}.`,
  ),
]

/** What binds both sides on this roof and on no other. */
const conditionsOf = ({ contractNotes, contracting: { weather, protection } }: RoofSystem): string[] =>
  [...contractNotes, weather, ...protection].map(sentence)

export const specialConditions = (system: RoofSystem): d.Block[] => [
  d.section('Special conditions of this roof', `Special conditions of the ${system.roofNoun}`),
  d.bullets(...conditionsOf(system)),
]

/** The same in one paragraph, for work on a part of the roof. */
export const conditionsInLine = (system: RoofSystem): string => conditionsOf(system).join(' ')

/** Unit prices for what is found once the roof is open, and the quotations that carry the price. */
export const hiddenAndMaterials = (system: RoofSystem): d.Block[] => {
  const { hidden, priceDriver } = system.contracting
  return [
    d.section('Hidden conditions and material prices', 'Unit prices for hidden conditions, material-price terms'),
    unitPriceTable(hidden, 0),
    d.p(`Materials whose quotations set the price: ${priceDriver}.`, 'Listed materials.'),
  ]
}

/** When the supplier quoted, how long the price holds, and which rise of it opens a choice. */
export const quotationFields = () => [
  d.own('escalation.quoteDate', 'Supplier quotation of', 'date'),
  d.own('escalation.holdUntil', 'Price holds until', 'date'),
  d.own('escalation.percent', 'Price increase limit', 'percent', { decimals: 1 }),
]

/** Workmanship and manufacturer apart: who promises what, for how long, and what neither covers. */
export const warranties = (system: RoofSystem): d.Block[] => {
  return [
    d.section('Warranties', 'Workmanship and manufacturer’s warranties, kept separate'),
    d.fields(
      4,
      d.own('warranty.years', 'Workmanship, years', 'number', { decimals: 0 }),
      d.own('warranty.start', 'Starts on'),
      d.own('warranty.maker', 'Manufacturer’s warranty (name, term)', 'text', { span: 2 }),
      d.choice('warranty.registers', 'Registered by', ['Contractor', 'Owner']),
      d.own('warranty.registerBy', 'Register by', 'date'),
      d.own('warranty.fee', 'Manufacturer’s warranty fee', 'currency'),
      d.own('warranty.transfer', 'Transfer to a buyer'),
    ),
    d.p(sentences(exclusionsOf(system)), 'Covered by neither.'),
    d.p(sentences(dutiesOf(system)), 'Owner’s part.'),
    d.p(`${inSentence(system.contracting.closeout)}.`, 'Delivered with the last invoice:'),
  ]
}
