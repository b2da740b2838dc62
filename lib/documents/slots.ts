import { cellName } from './cell-names'
import { nodesOf } from './calc/expr'
import {
  blocksOf,
  dataRows,
  formulaOf,
  type Block,
  type ChecklistBlock,
  type DocumentModel,
  type FieldType,
  type ImagesBlock,
  type TableBlock,
} from './model'

/** What a name of a document holds. */
export interface Slot {
  type: FieldType | 'check'
  options?: readonly string[]
  /** A select that takes listed options only. */
  closed?: boolean
  /** Holds the result of a formula and cannot be filled in. */
  calculated?: boolean
  /** Has a given value that is printed as text. */
  printed?: boolean
}

export type NamedSlot = readonly [name: string, slot: Slot]

const slotOf = ({ type, options, closed, formula }: Slot & { formula?: unknown }): Slot => ({
  type,
  options,
  closed,
  calculated: formula !== undefined,
})

const tableSlots = (table: TableBlock): NamedSlot[] => [
  ...dataRows(table).flatMap((row, index) =>
    table.columns.map((column): NamedSlot => {
      const formula = formulaOf(column, row)
      const printed = column.fixed && !formula && (row.cells[column.key] ?? null) !== null
      return [cellName(table, row, index + 1, column.key), { ...slotOf({ ...column, formula }), printed }]
    }),
  ),
  ...table.totals.map((total): NamedSlot => [total.name, slotOf(total)]),
]

function checklistSlots({ name, items, answers, extras }: ChecklistBlock): NamedSlot[] {
  const answer: Slot = answers.length > 1 ? { type: 'select', options: answers, closed: true } : { type: 'check' }
  return items.flatMap((_, index): NamedSlot[] => [
    [`${name}.${index + 1}.answer`, answer],
    ...extras.map(({ key }): NamedSlot => [`${name}.${index + 1}.${key}`, { type: 'text' }]),
  ])
}

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
      return block.parties.flatMap(({ name, withTitle }): NamedSlot[] => [
        [`${name}.printedName`, { type: 'text' }],
        ...(withTitle ? ([[`${name}.title`, { type: 'text' }]] as const) : []),
        [`${name}.date`, { type: 'date' }],
      ])
    case 'clauses':
      return block.items.flatMap(({ initials }): NamedSlot[] => (initials ? [[initials, { type: 'text' }]] : []))
    case 'images':
      return block.captions ? frameTexts(block).map((name) => [name, { type: 'text' }]) : []
    default:
      return []
  }
}

/** `photo.1.image`, `photo.2.image` for the frames of an images block; none for other blocks. */
export const imageNames = (block: Block): string[] =>
  block.kind === 'images' ? Array.from({ length: block.count }, (_, index) => `${block.name}.${index + 1}.image`) : []

const frameTexts = (block: ImagesBlock): string[] =>
  Array.from({ length: block.count }, (_, index) => `${block.name}.${index + 1}`).flatMap((frame) => [
    `${frame}.place`,
    `${frame}.caption`,
  ])

/**
 * The columns that take listed options only because a formula sums or counts by them, as `expense.kind`: what is not listed would
 * be in no sum.
 */
export function summedColumns(model: DocumentModel): ReadonlySet<string> {
  const blocks = blocksOf(model)
  const formulas = blocks.flatMap((block) => {
    if (block.kind === 'fields' || block.kind === 'notice') return block.fields.map(({ formula }) => formula)
    if (block.kind !== 'table') return []
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
