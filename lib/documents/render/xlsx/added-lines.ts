/**
 * The free lines of an estimate as a growing table. The office prices them in a table of its own sheet, to which Excel
 * adds rows as they are typed; the customer's page shows them. In the document they are the last rows of two tables.
 */
import { cellName } from '../../cell-names'
import { mapNodes, type Expr } from '../../calc/expr'
import { mapFormulas } from '../../formulas'
import {
  dataRows,
  type Block,
  type Column,
  type DataRow,
  type DocumentModel,
  type Part,
  type TableBlock,
  type Value,
} from '../../model'
import { isUnread, keysShared, overTable, pairOf, type Pair } from './free-lines'
import type { AddedLines, SheetModel, SheetPart } from './sheet-model'

/** The growing table in formulas of the workbook's model. */
const listName = 'added'
const addedSheet = 'Added lines'
/** Where every line is free. */
const allSheet = 'Lines'

/** A column that only repeats another one, as the quantity repeats the typed one: the growing table has one of them. */
function repeated({ formula }: Column): string | undefined {
  return formula?.op === 'cell' && !formula.table ? formula.key : undefined
}

interface Keys {
  office: ReadonlyMap<string, string>
  customer: ReadonlyMap<string, string>
}

function keysOf({ office, customer }: Pair): Keys {
  const merged = new Map(office.columns.flatMap((column) => [[repeated(column), column.key] as const]))
  const own = new Map(office.columns.map(({ key }) => [key, merged.get(key) ?? key]))
  const shared = keysShared(dataRows(office).at(-1))
  const taken = new Set(own.values())
  const theirs = customer.columns.map(({ key, formula }) => {
    const same = shared.get(key) ?? (formula?.op === 'cell' && formula.table === office.name ? formula.key : undefined)
    if (same !== undefined) return [key, own.get(same) ?? same] as const
    return [key, taken.has(key) ? `${customer.name}${key}` : key] as const
  })
  return { office: own, customer: new Map(theirs) }
}

const rowFormula = (formula: Expr, own: string, { office, customer }: Pair, keys: Keys): Expr =>
  mapNodes(formula, (node) => {
    if (node.op !== 'cell') return node
    const table = node.table ?? own
    const key = table === office.name ? keys.office.get(node.key) : undefined
    const found = key ?? (table === customer.name ? keys.customer.get(node.key) : undefined)
    return found === undefined ? node : { op: 'cell', key: found }
  })

/** The office's columns, then those of the customer's that calculate something. */
function columnsOf(pair: Pair, keys: Keys): Column[] {
  const { office, customer } = pair
  const inputs = new Map(office.columns.map((column) => [column.key, column]))
  const own = office.columns.flatMap((column): Column[] => {
    if (keys.office.get(column.key) !== column.key) return []
    const { formula, ...rest } = column
    const typed = inputs.get(repeated(column) ?? '')
    if (typed) return [{ ...typed, key: column.key, label: column.label }]
    return [formula ? { ...rest, formula: rowFormula(formula, office.name, pair, keys) } : column]
  })
  const known = new Set(own.map(({ key }) => key))
  const theirs = customer.columns.flatMap((column): Column[] => {
    const key = keys.customer.get(column.key)!
    if (known.has(key) || !column.formula) return []
    return [{ ...column, key, formula: rowFormula(column.formula, customer.name, pair, keys) }]
  })
  return [...own, ...theirs]
}

function rowsOf({ office, customer, count }: Pair, keys: Keys): DataRow[] {
  const theirs = dataRows(customer).slice(-count)
  return dataRows(office)
    .slice(-count)
    .map((row, index) => {
      const given = [
        ...Object.entries(theirs[index]!.cells).map(([key, value]) => [keys.customer.get(key), value] as const),
        ...Object.entries(row.cells).map(([key, value]) => [keys.office.get(key), value] as const),
      ].filter((entry): entry is [string, Value] => entry[0] !== undefined && entry[1] !== null)
      return { cells: Object.fromEntries(given) }
    })
}

/** Sums and counts over one of the two tables, with those of the growing one. */
const withAdded = (formula: Expr, { office, customer, count }: Pair, keys: Keys): Expr =>
  mapNodes(formula, (node) => {
    if (node.op !== 'sum' && node.op !== 'count') return node
    const known = node.table === office.name ? keys.office : node.table === customer.name ? keys.customer : undefined
    if (!known) return node
    const added = overTable(node, listName, known)
    return dataRows(office).length === count ? added : { op: 'add', args: [node, added] }
  })

/** A block whose formulas count the growing table, without the rows that are in it now. */
function changeBlock(block: Block, { office, customer, count }: Pair, change: (formula: Expr) => Expr): Block {
  const isShort = block === office || block === customer
  const short: Block = isShort ? { ...block, rows: block.rows.slice(0, -count) } : block
  return mapFormulas(short, change)
}

/** The names of the free lines with those in the workbook: a repeated figure is the one on the customer's page. */
function aliasesOf({ office, customer, count }: Pair, keys: Keys): [string, string][] {
  const first = dataRows(office).length - count
  const repeating = new Map(
    customer.columns.flatMap(({ key, formula }) =>
      formula?.op === 'cell' && formula.table === office.name ? [[formula.key, key] as const] : [],
    ),
  )
  return [
    { table: office, known: keys.office },
    { table: customer, known: keys.customer },
  ].flatMap(({ table, known }) =>
    dataRows(table)
      .slice(-count)
      .flatMap((row, index) =>
        table.columns.map((column): [string, string] => {
          const { key } = column
          const shown = table === office && repeated(column) !== undefined ? repeating.get(key) : undefined
          const here = shown
            ? `${customer.name}.${first + index + 1}.${shown}`
            : `${listName}.${index + 1}.${known.get(key)!}`
          return [cellName(table, row, first + index + 1, key), here]
        }),
      ),
  )
}

const wordsOf = (office: string, customer: string): Block => ({
  kind: 'paragraph',
  lead: 'More lines:',
  text: `type under the last row, and the table grows. Each line counts in ${office} and in the price; ${customer} shows its words, quantity and price.`,
})

/** A document with its free lines as a growing table behind the office's sheet. Others are returned as they are. */
export function withAddedLines(model: DocumentModel, startRows: number): SheetModel {
  const pair = pairOf(model)
  if (!pair) return model
  const keys = keysOf(pair)
  const aliases = new Map(aliasesOf(pair, keys))
  if (!isUnread(model, aliases)) return model
  const { office, customer, count } = pair
  const columns = columnsOf(pair, keys)
  const sheetName = dataRows(office).length === count ? allSheet : addedSheet
  const given = rowsOf(pair, keys)
  const blank = Array.from({ length: Math.max(0, startRows - given.length) }, () => ({ cells: {} }))
  const list: TableBlock = {
    kind: 'table',
    name: listName,
    label: sheetName,
    columns,
    rows: [...given, ...blank],
    lineNumbers: true,
    totals: [],
  }
  const change = (formula: Expr): Expr => withAdded(formula, pair, keys)
  const added: AddedLines = {
    list: listName,
    count,
    shown: new Map([
      [office.name, keys.office],
      [customer.name, keys.customer],
    ]),
    customer: customer.name,
  }
  const partOf = (table: TableBlock): Part => model.parts.find(({ blocks }) => blocks.includes(table))!
  const sheet: SheetPart = {
    name: sheetName,
    audience: partOf(office).audience,
    landscape: true,
    grows: listName,
    blocks: [wordsOf(partOf(office).name, partOf(customer).name), list],
  }
  const parts = model.parts.flatMap((part): SheetPart[] => {
    const blocks = part.blocks.map((block) => changeBlock(block, pair, change))
    return part === partOf(office) ? [{ ...part, blocks }, sheet] : [{ ...part, blocks }]
  })
  return { ...model, parts, added, aliases }
}
