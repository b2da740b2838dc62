/** Formulas of a copy that has not all cells of its document: those that need another become values. */
import { rowNameOf } from './cell-names'
import { cellsOf, rowCounts } from './calc/cells'
import { dateOfSerial } from './calc/dates'
import type { Result } from './calc/evaluate'
import { nodesOf, rowNames, type Expr } from './calc/expr'
import {
  blocksOf,
  dataRows,
  formulaOf,
  type Block,
  type Column,
  type DataRow,
  type DocumentModel,
  type FieldType,
  type TableBlock,
  type TableRow,
  type Value,
} from './model'
import { blockSlots } from './slots'

/** By table or checklist, the numbers of the rows that stay, where others do not: those that stay get new numbers. */
export type KeptRows = ReadonlyMap<string, ReadonlySet<number>>

export interface Cut {
  /** Whether a formula (of a cell of `table`) needs a cell that the copy does not have, or has under another number. */
  isCut: (formula: Expr, table?: string) => boolean
  valueOf: (name: string, type: FieldType | 'check') => Value
  /** The formula or given value that a field of the copy takes from where the copy has no page. */
  elsewhere?: (name: string) => { formula?: Expr; value?: Value }
  rows: KeptRows
}

/** The name of a cell once rows have new numbers; undefined for one of a row that is left out. */
function renamed(name: string, rows: KeptRows): string | undefined {
  const found = rowNameOf(name)
  const kept = found && rows.get(found.table)
  if (!kept) return name
  const number = [...kept].indexOf(found.row) + 1
  return number > 0 ? `${found.table}.${number}.${found.key}` : undefined
}

/**
 * What a copy of `model` with the blocks of `kept` can still calculate. `results` are the document's, for the values;
 * `rows` are still to be taken out of `kept` (see `cutBlock`).
 */
export function planCut(
  model: DocumentModel,
  kept: DocumentModel,
  results: ReadonlyMap<string, Result>,
  rows: KeptRows = new Map(),
): Cut {
  const counts = rowCounts(kept)
  const isMoved = (name: string): boolean => rows.has(rowNameOf(name)?.table ?? '')
  const slots = blocksOf(kept).flatMap((block) => blockSlots(block).map(([name]) => name))
  const names = new Set(slots.filter((name) => !isMoved(name)))
  const cells = cellsOf(model)
  /** Whether a row that is left out has a number that a sum adds up. */
  const hasLost = (table: string, key: string): boolean =>
    rowNames(table, counts.get(table) ?? 0).some((row, index) => {
      const lost = results.get(`${row}.${key}`) ?? cells.get(`${row}.${key}`)?.value
      return typeof lost === 'number' && rows.get(table)?.has(index + 1) === false
    })
  const isCut = (node: Expr, own = ''): boolean => {
    switch (node.op) {
      case 'ref':
        return !names.has(node.name)
      case 'cell':
        return node.table !== undefined && (!counts.has(node.table) || rows.has(node.table) || rows.has(own))
      case 'sum':
        return !counts.has(node.table) || hasLost(node.table, node.key)
      case 'count':
        return !counts.has(node.table) || rows.has(node.table)
      default:
        return false
    }
  }
  return {
    isCut: (formula, table) => nodesOf(formula).some((node) => isCut(node, table)),
    valueOf(name, type) {
      const result = results.get(name) ?? null
      return type === 'date' && result !== null ? dateOfSerial(result) : result
    },
    rows,
  }
}

/** A field or total with what left-out pages had of it; as an input, if its formula is cut. */
function cutItem<T extends { name: string; type: FieldType; formula?: Expr; value?: Value }>(found: T, cut: Cut): T {
  const item = { ...found, ...cut.elsewhere?.(found.name) }
  if (!item.formula || !cut.isCut(item.formula)) return item
  const { formula: _, ...input } = item
  const value = cut.valueOf(item.name, item.type)
  return { ...input, ...(value === null ? {} : { value }) } as T
}

/** A row whose cut formulas in `columns` are inputs; those that stay are its own, for the columns have none now. */
function cutRow(row: DataRow, columns: readonly Column[], at: { name: string; table: string }, cut: Cut): DataRow {
  const { formulas: own, same = {}, ...rest } = row
  const cells: Record<string, Value> = { ...row.cells }
  const formulas: Record<string, Expr> = { ...own }
  for (const column of columns) {
    const formula = formulaOf(column, row)
    if (!formula) continue
    if (cut.isCut(formula, at.table)) {
      delete formulas[column.key]
      const value = cut.valueOf(`${at.name}.${column.key}`, column.type)
      if (value !== null) cells[column.key] = value
    } else formulas[column.key] = formula
  }
  const shared = Object.entries(same).flatMap(([key, name]) => {
    const now = renamed(name, cut.rows)
    return now === undefined ? [] : [[key, now] as const]
  })
  return {
    ...{ ...rest, cells },
    ...(Object.keys(formulas).length > 0 ? { formulas } : {}),
    ...(shared.length > 0 ? { same: Object.fromEntries(shared) } : {}),
  }
}

const withoutFormula = ({ formula: _, ...column }: Column): Column => column

/** Leaves out the groups without a row. */
const withoutEmptyGroups = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter((row, index) => {
    const next = rows[index + 1]
    return !('group' in row) || (next !== undefined && !('group' in next))
  })

function cutTable(table: TableBlock, cut: Cut): TableBlock {
  const data = dataRows(table)
  const isCutIn = (column: Column, row: DataRow): boolean => {
    const formula = formulaOf(column, row)
    return formula !== undefined && cut.isCut(formula, table.name)
  }
  const columns = table.columns.filter((column) => data.some((row) => isCutIn(column, row)))
  const kept = cut.rows.get(table.name)
  let number = 0
  const rows = table.rows.flatMap((row): TableRow[] => {
    if ('group' in row) return [row]
    number += 1
    if (kept?.has(number) === false) return []
    return [cutRow(row, columns, { name: `${table.name}.${number}`, table: table.name }, cut)]
  })
  return {
    ...table,
    columns: table.columns.map((column) => (columns.includes(column) ? withoutFormula(column) : column)),
    rows: kept ? withoutEmptyGroups(rows) : rows,
    totals: table.totals.map((total) => cutItem(total, cut)),
  }
}

/** A block as the copy has it: without the rows that are left out, and with values for the formulas that are cut. */
export function cutBlock(block: Block, cut: Cut): Block {
  if (block.kind === 'table') return cutTable(block, cut)
  if (block.kind !== 'fields' && block.kind !== 'notice') return block
  return { ...block, fields: block.fields.map((field) => cutItem(field, cut)) }
}
