/** Priced lines that a person left empty: what is printed and sent does without them. */
import { tableGroups } from './added-rows'
import { cellName, isWrittenIn, rowNameOf } from './cell-names'
import { cellsOf } from './calc/cells'
import { evaluate, type Result } from './calc/evaluate'
import { mapNodes, type Expr } from './calc/expr'
import { mapFormulas } from './formulas'
import {
  blocksOfKind,
  dataRows,
  formulaOf,
  type Block,
  type Column,
  type DataRow,
  type DocumentModel,
  type TableBlock,
  type TableRow,
  type Value,
} from './model'
import type { Values } from './fill'

const nothing: Expr = {
  op: 'div',
  args: [
    { op: 'num', value: 0 },
    { op: 'num', value: 0 },
  ],
}

const isNothing = (value: Value | Result | undefined): boolean =>
  value === null || value === undefined || value === '' || value === 0

/** The table of the customer's lines and those that price them, if the document has such. */
function pricedGroup(model: DocumentModel): TableBlock[] {
  const tables = blocksOfKind(model, 'table')
  const forCustomer = new Set(
    model.parts.filter(({ audience }) => audience === 'customer').flatMap(({ blocks }) => blocks),
  )
  for (const names of new Set(tableGroups(model).values())) {
    const group = tables.filter(({ name }) => names.has(name))
    const isPriced = group.some(
      (table) => forCustomer.has(table) && table.columns.at(-1)?.type === 'currency' && table.columns.at(-1)?.formula,
    )
    const isCosted = group.some((table) => !forCustomer.has(table))
    if (isPriced && isCosted && new Set(group.map((table) => dataRows(table).length)).size === 1) return group
  }
  return []
}

/** Whether a row shows no figure but 0, and holds no words that a person typed. */
function isEmpty(table: TableBlock, number: number, results: ReadonlyMap<string, Result>, typed: Values): boolean {
  const row = dataRows(table)[number - 1]!
  const isFigure = (column: Column): boolean =>
    formulaOf(column, row) !== undefined && !isNothing(results.get(cellName(table, row, number, column.key)))
  return !isWrittenIn(table, number, typed) && !table.columns.some(isFigure)
}

function keptNumbers(group: readonly TableBlock[], results: ReadonlyMap<string, Result>, typed: Values) {
  const kept = new Map<number, number>()
  const count = group[0] ? dataRows(group[0]).length : 0
  for (let row = 1; row <= count; row += 1)
    if (!group.every((table) => isEmpty(table, row, results, typed))) kept.set(row, kept.size + 1)
  return kept
}

function renumbered({ same, ...row }: DataRow, rename: (name: string) => string | null): DataRow {
  if (!same) return row
  return { ...row, same: Object.fromEntries(Object.entries(same).map(([key, name]) => [key, rename(name) ?? name])) }
}

/** Leaves out the groups without a row. */
export const withoutEmptyGroups = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter((row, index) => {
    const next = rows[index + 1]
    return !('group' in row) || (next !== undefined && !('group' in next))
  })

/** A filled document without the lines that have no figure, at the office neither, and no words in `typed`. */
export function withoutEmptyLines(model: DocumentModel, typed: Values): DocumentModel {
  const group = pricedGroup(model)
  const results = evaluate(model)
  const kept = keptNumbers(group, results, typed)
  const count = group[0] ? dataRows(group[0]).length : 0
  if (kept.size === 0 || kept.size === count) return model
  const names = new Set(group.map(({ name }) => name))
  const rename = (name: string): string | null => {
    const found = rowNameOf(name)
    if (!found || !names.has(found.table)) return name
    const row = kept.get(found.row)
    return row === undefined ? null : `${found.table}.${row}.${found.key}`
  }
  const cells = cellsOf(model)
  /** What a formula reads of a line that is left out. */
  const constant = (name: string): Expr => {
    const value = results.get(name) ?? cells.get(name)?.value ?? null
    return typeof value === 'number' ? { op: 'num', value } : nothing
  }
  const change = (formula: Expr): Expr =>
    mapNodes(formula, (node) => {
      if (node.op !== 'ref') return node
      const name = rename(node.name)
      return name === null ? constant(node.name) : { ...node, name }
    })
  const shorten = (table: TableBlock): TableBlock => {
    let number = 0
    const rows = table.rows.filter((row) => 'group' in row || kept.has((number += 1)))
    const moved = rows.map((row) => ('group' in row ? row : renumbered(row, rename)))
    return { ...table, rows: withoutEmptyGroups(moved) }
  }
  const inBlock = (block: Block): Block =>
    mapFormulas(block.kind === 'table' && names.has(block.name) ? shorten(block) : block, change)
  return { ...model, parts: model.parts.map((part) => ({ ...part, blocks: part.blocks.map(inBlock) })) }
}
