/** Tables of which one continues the lines of the other: a workbook has them as one, so that a typed row is in both. */
import { tableCells } from '../../cell-names'
import { mapNodes, nodesOf, type Expr } from '../../calc/expr'
import { formulasIn, mapFormulas } from '../../formulas'
import {
  blocksOf,
  dataRows,
  type Block,
  type Column,
  type DataRow,
  type DocumentModel,
  type TableBlock,
} from '../../model'
import { overTable, tablesFor } from './free-lines'
import type { SheetModel } from './sheet-model'
import { totalsAsFields } from './totals'

interface Continued {
  table: TableBlock
  by: TableBlock
  /** What the columns of the second are called in the first; a printed one is left out. */
  keys: ReadonlyMap<string, string>
}

const isPlain = ({ rows }: TableBlock): boolean => rows.every((row) => 'cells' in row && !row.formulas && !row.same)

const tablesRead = ({ columns }: TableBlock): Set<string> =>
  new Set(
    columns
      .flatMap(({ formula }) => (formula ? nodesOf(formula) : []))
      .flatMap((node) => (node.op === 'cell' && node.table ? [node.table] : [])),
  )

function keysIn(table: TableBlock, by: TableBlock): Map<string, string> {
  const taken = new Set(table.columns.map(({ key }) => key))
  return new Map(
    by.columns
      .filter(({ fixed }) => !fixed)
      .map(({ key }) => [key, taken.has(key) ? `${by.name}${key}` : key] as const),
  )
}

/** The pairs of a document; what a customer gets keeps its tables. */
function pairsOf(model: DocumentModel): Continued[] {
  const tables = tablesFor(model, false)
  return tables.flatMap((by): Continued[] => {
    const [read, ...others] = tablesRead(by)
    const table = tables.find(({ name }) => name === read)
    if (!table || others.length > 0 || ![table, by].every(isPlain) || tablesRead(table).size > 0) return []
    if ((table.blankRows ?? 0) === 0 || dataRows(table).length !== dataRows(by).length) return []
    return [{ table, by, keys: keysIn(table, by) }]
  })
}

const renamed = (formula: Expr, { table, by, keys }: Continued): Expr =>
  mapNodes(formula, (node) =>
    (node.op === 'sum' || node.op === 'count') && node.table === by.name ? overTable(node, table.name, keys) : node,
  )

const continued = (formula: Expr, { table, keys }: Continued): Expr =>
  mapNodes(formula, (node) => {
    if (node.op !== 'cell') return node
    return { op: 'cell', key: node.table === table.name ? node.key : (keys.get(node.key) ?? node.key) }
  })

function joinedTable(pair: Continued): TableBlock {
  const { table, by, keys } = pair
  const theirs = dataRows(by)
  const columns = by.columns.flatMap((column): Column[] => {
    const key = keys.get(column.key)
    if (key === undefined) return []
    return [{ ...column, key, ...(column.formula ? { formula: continued(column.formula, pair) } : {}) }]
  })
  const rows = dataRows(table).map((row, index): DataRow => {
    const given = Object.entries(theirs[index]!.cells).flatMap(([key, value]) =>
      keys.has(key) ? [[keys.get(key)!, value] as const] : [],
    )
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(given) } }
  })
  return { ...table, columns: [...table.columns, ...columns], rows }
}

function join(model: SheetModel, pair: Continued): SheetModel {
  const { table, by, keys } = pair
  const change = (block: Block): Block[] => {
    if (block === by) return totalsAsFields(by).map((each) => mapFormulas(each, (formula) => renamed(formula, pair)))
    return [mapFormulas(block === table ? joinedTable(pair) : block, (formula) => renamed(formula, pair))]
  }
  const names = tableCells(by).flatMap(({ name, number, column }) =>
    keys.has(column.key) ? [[name, `${table.name}.${number}.${keys.get(column.key)}`] as const] : [],
  )
  return {
    ...model,
    parts: model.parts.map((part) => ({ ...part, blocks: part.blocks.flatMap(change) })),
    aliases: new Map([...(model.aliases ?? []), ...names]),
  }
}

const isReadByCell = (model: DocumentModel, { by }: Continued): boolean =>
  new RegExp(`"${by.name}\\.\\d+\\.`).test(JSON.stringify(blocksOf(model).flatMap(formulasIn)))

/** A document whose tables are one where one continues the lines of the other. Others are returned as they are. */
export function joinTables(model: DocumentModel): SheetModel {
  const [pair, ...others] = pairsOf(model)
  return !pair || others.length > 0 || isReadByCell(model, pair) ? model : join(model, pair)
}
