/** The lines of an estimate that are free for what its author did not list. */
import type { Expr, RowTest } from '../../calc/expr'
import { formulasIn } from '../../formulas'
import { hasPrices } from './values'
import {
  blocksOf,
  dataRows,
  formulaOf,
  type Column,
  type DataRow,
  type DocumentModel,
  type TableBlock,
} from '../../model'

/** The two tables whose last `count` rows are the same free lines: the office's, and the customer's. */
export interface Pair {
  office: TableBlock
  customer: TableBlock
  count: number
}

export const tablesFor = (model: DocumentModel, isCustomer: boolean): TableBlock[] =>
  model.parts
    .filter(({ audience }) => (audience === 'customer') === isCustomer)
    .flatMap(({ blocks }) => blocks.filter((block): block is TableBlock => block.kind === 'table'))

/** Whether a row is free: the words of the customer's row are typed here. */
function isFree(row: DataRow, table: TableBlock, customer: string): boolean {
  const isShared = ({ key, type }: Column): boolean =>
    type === 'text' && row.same?.[key]?.startsWith(`${customer}.`) === true
  return !row.formulas && table.columns.some(isShared)
}

/** Whether a row of the customer's table has nothing but what the office's row says. */
const isShown = (row: DataRow, { columns }: TableBlock, shared: ReadonlySet<string>): boolean =>
  !row.formulas && columns.every((column) => formulaOf(column, row) !== undefined || shared.has(column.key))

/** The columns of a row that are those of another table: by its keys there. */
export const keysShared = (row: DataRow | undefined): Map<string, string> =>
  new Map(Object.entries(row?.same ?? {}).map(([key, name]) => [name.split('.').at(-1)!, key]))

/** The tables of a document that share free lines, if it has such. */
export function pairOf(model: DocumentModel): Pair | undefined {
  const customers = tablesFor(model, true).filter(hasPrices)
  for (const office of tablesFor(model, false).filter(hasPrices)) {
    const rows = dataRows(office)
    const partner = Object.values(rows.at(-1)?.same ?? {})[0]?.split('.')[0]
    const customer = customers.find(({ name }) => name === partner)
    if (!customer || dataRows(customer).length !== rows.length) continue
    const count = rows.length - 1 - rows.findLastIndex((row) => !isFree(row, office, customer.name))
    const shared = new Set(keysShared(rows.at(-1)).keys())
    const free = count > 0 ? dataRows(customer).slice(-count) : []
    if (free.length > 0 && free.every((row) => isShown(row, customer, shared))) return { office, customer, count }
  }
  return undefined
}

/** A sum or a count over another table, in which the columns have these keys. */
export function overTable(
  node: Extract<Expr, { op: 'sum' | 'count' }>,
  table: string,
  keys: ReadonlyMap<string, string>,
): Expr {
  const keyOf = (key: string): string => keys.get(key) ?? key
  const moved = (tests: readonly RowTest[]): RowTest[] => tests.map((test) => ({ ...test, key: keyOf(test.key) }))
  if (node.op === 'count') return { ...node, table, tests: moved(node.tests) }
  return { ...node, table, key: keyOf(node.key), ...(node.where ? { where: moved(node.where) } : {}) }
}

/** Whether every other formula leaves the single cells of the free lines alone. */
export function isUnread(model: DocumentModel, aliases: ReadonlyMap<string, string>): boolean {
  const read = JSON.stringify(blocksOf(model).flatMap(formulasIn))
  return [...aliases.keys()].every((name) => !read.includes(`"${name}"`))
}
