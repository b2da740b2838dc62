import { tableCells } from '../cell-names'
import type { Block, ChecklistBlock, DocumentModel, Field, FieldType, TableBlock, Value } from '../model'
import { blocksOf, blocksOfKind, dataRows, fieldsIn } from '../model'
import { bindRow, type Expr } from './expr'
import { stripFloatNoise } from './float-noise'
import { remember } from '../remember'

export interface Cell extends Pick<Field, 'name' | 'label' | 'decimals' | 'plain' | 'phrase'> {
  type: FieldType | 'check'
  value: Value
  /** The absolute (row-bound) formula of a calculated cell, without floating-point noise. */
  formula?: Expr
}

const fieldCell = (field: Field): Cell => ({
  name: field.name,
  label: field.label,
  type: field.type,
  decimals: field.decimals,
  ...(field.plain ? { plain: true } : {}),
  ...(field.phrase === undefined ? {} : { phrase: field.phrase }),
  value: field.value ?? null,
  formula: field.formula && stripFloatNoise(field.type, field.formula),
})

function cellsOfTable(table: TableBlock): Cell[] {
  const cells = tableCells(table).map(({ name, number, column: { label, type, decimals, plain }, value, formula }) => ({
    ...{ name, label: `${label}, line ${number}`, type, decimals },
    ...(plain ? { plain } : {}),
    value,
    formula: formula && stripFloatNoise(type, bindRow(formula, table.name, number)),
  }))
  const totals = table.totals.map((total) => ({
    ...total,
    value: total.value ?? null,
    formula: total.formula && stripFloatNoise(total.type, total.formula),
  }))
  return [...cells, ...totals]
}

const answerCells = ({ name, items, answers, values }: ChecklistBlock): Cell[] =>
  items.map(({ text }, index) => {
    const answer = `${name}.${index + 1}.answer`
    return { name: answer, label: text, type: answers.length > 1 ? 'select' : 'check', value: values?.[answer] ?? null }
  })

function blockCells(block: Block): Cell[] {
  if (block.kind === 'table') return cellsOfTable(block)
  if (block.kind === 'checklist') return answerCells(block)
  return fieldsIn(block).map(fieldCell)
}

const cellsByModel = new WeakMap<DocumentModel, ReadonlyMap<string, Cell>>()

/**
 * Every field, table cell, total and checklist answer, by name in reading order, worked out once for each model.
 * Of cells with one name (the customer's name on two parts), the first with a value or formula wins.
 */
export const cellsOf = (model: DocumentModel): ReadonlyMap<string, Cell> =>
  remember(cellsByModel, model, () => collectCells(model))

function collectCells(model: DocumentModel): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const block of blocksOf(model))
    for (const cell of blockCells(block)) {
      const known = cells.get(cell.name)
      if (!known || (known.value === null && !known.formula)) cells.set(cell.name, cell)
    }
  return cells
}

/** Row counts by the names of tables and checklists, for expanding sums and counts into their cells. */
export const rowCounts = (model: DocumentModel): Map<string, number> =>
  new Map([
    ...blocksOfKind(model, 'checklist').map(({ name, items }) => [name, items.length] as const),
    ...blocksOfKind(model, 'table').map((table) => [table.name, dataRows(table).length] as const),
  ])
