import { cellName } from './cell-names'
import { nodesOf } from './calc/expr'
import {
  blocksOf,
  fieldsIn,
  dataRows,
  formulaOf,
  type Block,
  type ChecklistBlock,
  type DocumentModel,
  type FieldType,
  type ImagesBlock,
  type SignatureParty,
  type TableBlock,
  type Value,
} from './model'

/** What a name of a document holds. */
export interface Slot {
  /** How a person knows it: `Qty, line 3`. */
  label: string
  type: FieldType | 'check'
  options?: readonly string[]
  /** A select that takes listed options only. */
  closed?: boolean
  /** A percent complete, from 0 to 1. */
  ofWhole?: boolean
  /** Holds the result of a formula and cannot be filled in. */
  calculated?: boolean
  /** Has a given value that is printed as text. */
  printed?: boolean
}

export type NamedSlot = readonly [name: string, slot: Slot]

const slotOf = ({ label, type, options, closed, ofWhole, formula }: Slot & { formula?: unknown }): Slot => ({
  label,
  type,
  options,
  closed,
  ofWhole,
  calculated: formula !== undefined,
})

const tableSlots = (table: TableBlock): NamedSlot[] => [
  ...dataRows(table).flatMap((row, index) =>
    table.columns.map((column): NamedSlot => {
      const formula = formulaOf(column, row)
      const printed = column.fixed && !formula && (row.cells[column.key] ?? null) !== null
      const label = `${column.label}, line ${index + 1}`
      return [cellName(table, row, index + 1, column.key), { ...slotOf({ ...column, label, formula }), printed }]
    }),
  ),
  ...table.totals.map((total): NamedSlot => [total.name, slotOf(total)]),
]

function checklistSlots({ name, items, answers, extras }: ChecklistBlock): NamedSlot[] {
  const answer =
    answers.length > 1 ? ({ type: 'select', options: answers, closed: true } as const) : { type: 'check' as const }
  return items.flatMap(({ text }, index): NamedSlot[] => [
    [`${name}.${index + 1}.answer`, { label: text, ...answer }],
    ...extras.map(({ key, label }): NamedSlot => {
      return [`${name}.${index + 1}.${key}`, { label: `${label}: ${text}`, type: 'text' }]
    }),
  ])
}

const signerSlots = ({ name, role, withTitle }: SignatureParty): NamedSlot[] => [
  [`${name}.printedName`, { label: `${role}: printed name`, type: 'text' }],
  ...(withTitle ? ([[`${name}.title`, { label: `${role}: title`, type: 'text' }]] as const) : []),
  [`${name}.date`, { label: `${role}: date`, type: 'date' }],
]

const frameSlots = (block: ImagesBlock): NamedSlot[] =>
  Array.from({ length: block.count }, (_, index) => index + 1).flatMap((number) =>
    (['place', 'caption'] as const).map((key): NamedSlot => {
      return [`${block.name}.${number}.${key}`, { label: `${block.label} ${number}: ${key}`, type: 'text' }]
    }),
  )

/** The names of a block that hold a value, in reading order. */
export function blockSlots(block: Block): NamedSlot[] {
  switch (block.kind) {
    case 'fields':
    case 'notice':
      return block.fields.map((field): NamedSlot => [field.name, slotOf(field)])
    case 'table':
      return tableSlots(block)
    case 'checklist':
      return checklistSlots(block)
    case 'signatures':
      return block.parties.flatMap(signerSlots)
    case 'clauses':
      return block.items.flatMap(({ title, initials }): NamedSlot[] =>
        initials ? [[initials, { label: `Initials: ${title}`, type: 'text' }]] : [],
      )
    case 'images':
      return block.captions ? frameSlots(block) : []
    default:
      return []
  }
}

/** `photo.1.image`, `photo.2.image` for the frames of an images block; none for other blocks. */
export const imageNames = (block: Block): string[] =>
  block.kind === 'images' ? Array.from({ length: block.count }, (_, index) => `${block.name}.${index + 1}.image`) : []

/** The names of a block's pictures: `photo.2.image` in frames, `owner.signature` above signature lines. */
export const pictureNames = (block: Block): string[] =>
  block.kind === 'signatures' ? block.parties.map(({ name }) => `${name}.signature`) : imageNames(block)

/**
 * The lines below signatures that say how each was given, `owner.evidence`: at most 300 characters. They are no fields;
 * without a value nothing is drawn.
 */
export const evidenceSlots = (block: Block): NamedSlot[] =>
  block.kind === 'signatures'
    ? block.parties.map(({ name, role }) => [`${name}.evidence`, { label: `${role}: evidence`, type: 'text' }])
    : []

/** The evidence of a party's signature as one line of at most 300 characters; empty without one. */
export const evidenceOf = (values: Readonly<Record<string, Value>>, { name }: SignatureParty): string =>
  String(values[`${name}.evidence`] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300)

/**
 * The columns that take listed options only because a formula sums or counts by them, as `expense.kind`: what is not listed would
 * be in no sum.
 */
export function summedColumns(model: DocumentModel): ReadonlySet<string> {
  const blocks = blocksOf(model)
  const formulas = blocks.flatMap((block) => {
    if (block.kind !== 'table') return fieldsIn(block).map(({ formula }) => formula)
    const cells = dataRows(block).flatMap((row) => block.columns.map((column) => formulaOf(column, row)))
    return [...cells, ...block.totals.map(({ formula }) => formula)]
  })
  const nodes = [...new Set(formulas)].flatMap((formula) => (formula ? nodesOf(formula) : []))
  return new Set(
    nodes.flatMap((node) => {
      if (node.op !== 'sum' && node.op !== 'count') return []
      const tests = node.op === 'sum' ? (node.where ?? []) : node.tests
      return tests.flatMap((test) => ('equals' in test ? [`${node.table}.${test.key}`] : []))
    }),
  )
}
