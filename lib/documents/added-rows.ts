/** Rows and frames beyond those of a document's author: copies of the last blank ones. */
import { mapNodes, nodesOf, type Expr } from './calc/expr'
import { rowNameOf, type RowName } from './cell-names'
import { formulasIn, mapFormulas, mapTableFormulas } from './formulas'
import {
  blocksOf,
  blocksOfKind,
  dataRows,
  formulaOf,
  type Block,
  type DataRow,
  type DocumentModel,
  type TableBlock,
} from './model'

/** The most rows of a table and frames of an images block. */
export const MOST_ROWS = 500

const rowFormulas = ({ columns }: TableBlock, row: DataRow): Expr[] =>
  columns.flatMap((column) => formulaOf(column, row) ?? [])

const rowsNamedIn = (formula: Expr): RowName[] =>
  nodesOf(formula).flatMap((node) => (node.op === 'ref' ? (rowNameOf(node.name) ?? []) : []))

/** The tables whose rows the rows of this one continue: shared cells, and cells of the same row number. */
function partnersOf(table: TableBlock): string[] {
  const last = dataRows(table).at(-1)
  if (!last) return []
  const shared = Object.values(last.same ?? {}).flatMap((name) => rowNameOf(name)?.table ?? [])
  const read = rowFormulas(table, last).flatMap(nodesOf)
  return [...shared, ...read.flatMap((node) => (node.op === 'cell' && node.table ? [node.table] : []))]
}

/** Tables that grow together, as a customer's lines and the cost of the same lines do: by each of their names. */
function groupsOf(tables: readonly TableBlock[]): Map<string, ReadonlySet<string>> {
  const groups = new Map(tables.map(({ name }) => [name, new Set([name])]))
  for (const table of tables)
    for (const partner of partnersOf(table)) {
      const [own, other] = [groups.get(table.name), groups.get(partner)]
      if (!own || !other || own === other) continue
      for (const name of other) {
        own.add(name)
        groups.set(name, own)
      }
    }
  return groups
}

/** Whether a copy of the table's last row is as good as the row itself, in a group whose tables have `count` rows. */
function canCopyLast(table: TableBlock, group: ReadonlySet<string>, count: number): boolean {
  const last = table.rows.at(-1)
  if (!last || 'group' in last || dataRows(table).length !== count) return false
  const isBlank = Object.values(last.cells).every((value) => value === null)
  const named = Object.values(last.formulas ?? {}).flatMap(rowsNamedIn)
  const isNear = ({ table: name, row }: RowName): boolean => !group.has(name) || row === count || row === count - 1
  const shared = Object.values(last.same ?? {}).map(rowNameOf)
  return isBlank && named.every(isNear) && shared.every((name) => name?.row === count && group.has(name.table))
}

/** The direct operands of an `add` that name a table's last row and the row before it: `takeoff.14.cost + takeoff.15.cost`. */
const listedLast = (node: Expr, isLast: (name: RowName) => boolean): RowName[] => {
  if (node.op !== 'add') return []
  const named = node.args.flatMap((arg) => (arg.op === 'ref' ? (rowNameOf(arg.name) ?? []) : []))
  return named.filter(
    (last) =>
      isLast(last) &&
      named.some(({ table, row, key }) => table === last.table && key === last.key && row === last.row - 1),
  )
}

/** Whether a formula names a last row otherwise than in a list of rows that are added up. */
function needsLast(formula: Expr, isLast: (name: RowName) => boolean): boolean {
  const listed = nodesOf(formula).flatMap((node) => listedLast(node, isLast))
  return rowsNamedIn(formula).filter(isLast).length > listed.length
}

/** The formulas of a document that no copy of a last row takes along. */
const otherFormulas = (model: DocumentModel, group: ReadonlySet<string>): Expr[] =>
  blocksOf(model).flatMap((block) =>
    formulasIn(block.kind === 'table' && group.has(block.name) ? { ...block, rows: block.rows.slice(0, -1) } : block),
  )

/** The tables to which rows can be added, and the images blocks, by name, with their present number of rows. */
export function growableRows(model: DocumentModel): ReadonlyMap<string, number> {
  const tables = blocksOfKind(model, 'table')
  const groups = groupsOf(tables)
  const growable = new Map(blocksOfKind(model, 'images').map(({ name, count }) => [name, count]))
  for (const group of new Set(groups.values())) {
    const members = tables.filter(({ name }) => group.has(name))
    const count = members[0] ? dataRows(members[0]).length : 0
    if (count === 0 || !members.every((table) => canCopyLast(table, group, count))) continue
    const isLast = ({ table, row }: RowName): boolean => group.has(table) && row === count
    if (otherFormulas(model, group).some((formula) => needsLast(formula, isLast))) continue
    for (const name of group) growable.set(name, count)
  }
  return growable
}

function moved(name: string, group: ReadonlySet<string>, by: number): string {
  const found = rowNameOf(name)
  return found && group.has(found.table) ? `${found.table}.${found.row + by}.${found.key}` : name
}

function copyRow({ formulas, same, ...row }: DataRow, group: ReadonlySet<string>, by: number): DataRow {
  const mapped = <T, U>(entries: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
    Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value)]))
  const moveRefs = (formula: Expr): Expr =>
    mapNodes(formula, (node) => (node.op === 'ref' ? { ...node, name: moved(node.name, group, by) } : node))
  return {
    ...row,
    ...(formulas ? { formulas: mapped(formulas, moveRefs) } : {}),
    ...(same ? { same: mapped(same, (name) => moved(name, group, by)) } : {}),
  }
}

type Additions = ReadonlyMap<string, { count: number; added: number; group: ReadonlySet<string> }>

const extend = (formula: Expr, additions: Additions): Expr =>
  mapNodes(formula, (node) => {
    const isLast = ({ table, row }: RowName): boolean => additions.get(table)?.count === row
    const listed = listedLast(node, isLast)
    if (node.op !== 'add' || listed.length === 0) return node
    const more = listed.flatMap(({ table, row, key }) =>
      Array.from({ length: additions.get(table)?.added ?? 0 }, (_, index): Expr => {
        return { op: 'ref', name: `${table}.${row + index + 1}.${key}` }
      }),
    )
    return { ...node, args: [...node.args, ...more] }
  })

function growTable(table: TableBlock, additions: Additions): TableBlock {
  const grown = mapTableFormulas(table, (formula) => extend(formula, additions))
  const [own, last] = [additions.get(table.name), table.rows.at(-1)]
  if (!own || !last || 'group' in last) return grown
  const copies = Array.from({ length: own.added }, (_, index) => copyRow(last, own.group, index + 1))
  const rows = [...grown.rows.slice(0, -1), last, ...copies]
  return { ...grown, rows, addedRows: (table.addedRows ?? 0) + own.added }
}

function growBlock(block: Block, additions: Additions): Block {
  if (block.kind === 'images') return { ...block, count: block.count + (additions.get(block.name)?.added ?? 0) }
  if (block.kind === 'table') return growTable(block, additions)
  return mapFormulas(block, (formula) => extend(formula, additions))
}

function additionsFor(model: DocumentModel, rows: Readonly<Record<string, number>>): Additions {
  const growable = growableRows(model)
  const groups = groupsOf(blocksOfKind(model, 'table'))
  const additions = new Map<string, { count: number; added: number; group: ReadonlySet<string> }>()
  for (const [name, wanted] of Object.entries(rows)) {
    const count = growable.get(name)
    if (count === undefined || !Number.isFinite(wanted)) continue
    const group = groups.get(name) ?? new Set([name])
    const added = Math.min(Math.floor(wanted), MOST_ROWS) - count
    for (const each of group)
      if (added > (additions.get(each)?.added ?? 0)) additions.set(each, { count, added, group })
  }
  return additions
}

/**
 * A copy of a document whose tables and images blocks have at least as many rows as `rows` says by name.
 * Tables whose rows belong together grow together; names that cannot grow (see `growableRows`) are passed over.
 */
export function addRows(model: DocumentModel, rows: Readonly<Record<string, number>>): DocumentModel {
  if (Object.keys(rows).length === 0) return model
  const additions = additionsFor(model, rows)
  if (additions.size === 0) return model
  const grow = (block: Block): Block => growBlock(block, additions)
  return { ...model, parts: model.parts.map((part) => ({ ...part, blocks: part.blocks.map(grow) })) }
}
