/** The blocks of a contract that a roof system fills: scope, standard of work, special conditions, warranties. */
import { dutiesOf, exclusionsOf } from '@/data/parts/warranty'
import type { RoofSystem } from '@/data/systems/types'
import { inSentence, sentence, sentences } from '@/data/parts/words'
import {
  bullets,
  choice,
  column,
  field,
  fields,
  own,
  p,
  section,
  steps,
  table,
  type Block,
  type RowInput,
} from '@/lib/documents/author'
import { unitPriceTable } from './price'

export { aRoof, inSentence, sentence, upperFirst, workOf } from '@/data/parts/words'

const tagWords = (system: RoofSystem): string[] => [system.name, ...system.aliases.slice(0, 6)]

/** Tags of a system's contract: what it is, then what people call the roof. */
export const tagsOf = (system: RoofSystem, ...words: string[]): string[] => [
  ...new Set([...words, ...tagWords(system)].map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))),
]

/** The roof as it is and the products chosen for it. */
export const roofAndProducts = (system: RoofSystem): Block[] => [
  section('Roof and products', 'Existing roof, and the products chosen for the new one'),
  fields(
    4,
    field('roof.area'),
    own('roof.slope', `Slope (at least ${system.minSlope})`),
    field('roof.layers'),
    field('roof.deck'),
    choice('roof.material', 'Type agreed', system.materials, { span: 2 }),
    field('roof.manufacturer'),
    field('roof.product'),
    choice('roof.underlay', 'Underlayment, base or primer agreed', system.underlayment, { span: 2 }),
    choice('roof.fastening', 'Attachment agreed', system.fasteners, { span: 2 }),
  ),
]

/** Each line of the work with a yes or no, so that nothing is left to memory. */
export const scopeTable = (system: RoofSystem): Block[] => [
  section('Scope of work', `${system.shortName} scope of work, line by line, with exclusions`),
  table(
    'scope',
    'Scope of work',
    [
      column('included', 'Included', 'select', { options: ['Yes', 'No', 'Allow.'], width: 1 }),
      column('work', 'Work and material', 'text', { width: 7.2, fixed: true }),
      column('qty', 'Qty', 'number', { width: 0.8 }),
      column('unit', 'Unit', 'text', { width: 0.7 }),
      column('note', 'Remark', 'text', { width: 1.2 }),
    ],
    system.estimating.lineItems.map(({ description, unit }): RowInput => ({ work: description, unit })),
    { lineNumbers: true },
  ),
  p('A line without a mark is not included. “Allow.” means an allowance, settled at cost.'),
  p(sentences(system.contracting.notIncluded), 'Not included unless a line above says so.'),
]

/** The steps of the installation are the standard by which the work is judged. */
export const standardOfWork = (system: RoofSystem): Block[] => [
  section('Standard of work', `${system.shortName} installation standard, step by step`),
  p('Work is judged by these checkpoints, the maker’s instructions and the code; the strictest governs.'),
  steps(...system.installationSteps.map(({ step, checkpoint }) => sentence(`${step}: ${checkpoint}`))),
  p(system.contracting.weather, 'Weather on this roof.'),
]

/** The notes that this roof needs, each initialed. */
export const specialConditions = (system: RoofSystem): Block[] => [
  section('Special conditions of this roof', `Special conditions of the ${system.roofNoun}, each initialed`),
  table(
    'condition',
    'Special conditions',
    [
      column('text', 'Condition', 'text', { width: 8.6, fixed: true }),
      column('initials', 'Initials', 'text', { width: 1.1 }),
    ],
    system.contractNotes.map((text): RowInput => ({ text: sentence(text) })),
    { lineNumbers: true },
  ),
]

/** Unit prices for what is found once the roof is open, and the quotations that carry the price. */
export const hiddenAndMaterials = (system: RoofSystem): Block[] => {
  const { hidden, priceDriver } = system.contracting
  return [
    section('Hidden conditions and material prices', 'Unit prices for hidden conditions, material-price terms'),
    unitPriceTable(hidden, 0),
    p(`Materials whose quotations carry the price: ${priceDriver}.`, 'Listed materials.'),
  ]
}

/** When the supplier quoted, how long the price holds, and which rise of it opens a choice. */
export const quotationFields = () => [
  own('escalation.quoteDate', 'Supplier quotation of', 'date'),
  own('escalation.holdUntil', 'Price holds until', 'date'),
  own('escalation.percent', 'Rise that opens a choice', 'percent', { decimals: 1 }),
]

/** Workmanship and maker apart: who promises what, for how long, and what neither covers. */
export const warranties = (system: RoofSystem): Block[] => {
  return [
    section('Warranties', 'Workmanship warranty and maker’s warranty, kept apart'),
    fields(
      4,
      own('warranty.years', 'Workmanship, years', 'number', { decimals: 0 }),
      own('warranty.start', 'Starts on'),
      own('warranty.maker', 'Maker’s warranty (name, term)', 'text', { span: 2 }),
      choice('warranty.registers', 'Registered by', ['Contractor', 'Owner']),
      own('warranty.registerBy', 'Register by', 'date'),
      own('warranty.fee', 'Fee for the maker’s warranty', 'currency'),
      own('warranty.transfer', 'Transfer to a buyer'),
    ),
    p(sentences(exclusionsOf(system)), 'Covered by neither.'),
    p(sentences(dutiesOf(system)), 'Owner’s part.'),
  ]
}

/** What protects the property on this roof, and what Owner receives at the end. */
export const protectionAndCloseout = (system: RoofSystem): Block[] => {
  const { protection, closeout } = system.contracting
  return [
    section('Protection and closeout', 'Property protection and the papers handed over at the end'),
    bullets(...protection.map(sentence)),
    p(`${inSentence(closeout)}.`, 'Handed over with the last invoice:'),
  ]
}

/** Meta data that every contract of a system carries. */
export const systemMeta = (system: RoofSystem) => ({
  systemSlug: system.slug,
  systemName: system.name,
  systemType: system.type,
})
