import { cellName } from '../../cell-names'
import { toWord, type Cell, type WordAddress, type WordRange } from '../../calc'
import { namesIn, nodesOf, type Expr } from '../../calc/expr'
import { dataRows, type TableBlock } from '../../model'
import { numberPicture } from './values'

/** What Word leaves to the user: it calculates formulas only when told to. */
export const UPDATE_HINT = 'To update totals, select the table and press F9'

const letter = (index: number): string => String.fromCharCode(65 + index)

/** Addresses of a table's cells as Word counts them: rows from the header row, columns after merging. */
interface TableAddresses {
  cell: WordAddress
  range: WordRange
  /** Every name that has an address. */
  names: Iterable<string>
  rowCount: number
}

/** Rows 2, 4 and 5 of column C are `C2,C4:C5`: group rows have no such cell and are left out. */
function rangeOf(column: string, rows: readonly number[]): string {
  const runs: [number, number][] = []
  for (const row of rows) {
    const open = runs.at(-1)
    if (open && open[1] === row - 1) open[1] = row
    else runs.push([row, row])
  }
  return runs.map(([from, to]) => (from === to ? `${column}${from}` : `${column}${from}:${column}${to}`)).join(',')
}

function addressTable(table: TableBlock): TableAddresses {
  const offset = table.lineNumbers ? 1 : 0
  const cellRows = dataRows(table)
  const wordRows = table.rows.flatMap((row, index) => ('cells' in row ? [index + 2] : []))
  const addresses = new Map<string, string>()
  wordRows.forEach((wordRow, index) =>
    table.columns.forEach((column, position) =>
      addresses.set(cellName(table, cellRows[index]!, index + 1, column.key), `${letter(position + offset)}${wordRow}`),
    ),
  )
  table.totals.forEach((total, index) => addresses.set(total.name, `B${table.rows.length + index + 2}`))
  return {
    names: addresses.keys(),
    rowCount: wordRows.length,
    cell: (name) => addresses.get(name),
    range: (name, key) => {
      const position = table.columns.findIndex((column) => column.key === key)
      if (name !== table.name || position < 0 || wordRows.length === 0) return undefined
      return rangeOf(letter(position + offset), wordRows)
    },
  }
}

/** Whether a formula divides by a cell. If that is blank, Word shows an error and not a blank. */
const mayDivideByBlank = (formula: Expr): boolean =>
  nodesOf(formula).some((node) => node.op === 'div' && node.args[1].op !== 'num')

/** Whether a formula calculates with dates. Word cannot, so its cell remains an input. */
const usesDates = (formula: Expr, cells: ReadonlyMap<string, Cell>): boolean =>
  nodesOf(formula).some((node) => node.op === 'ref' && cells.get(node.name)?.type === 'date')

/** The field code of a calculated cell, or null if Word cannot calculate it and the cell remains an input. */
function wordFormula(cell: Cell, cells: ReadonlyMap<string, Cell>, addresses: TableAddresses): string | null {
  if (!cell.formula || mayDivideByBlank(cell.formula)) return null
  if (cell.type === 'date' || usesDates(cell.formula, cells)) return null
  const code = toWord(cell.formula, addresses.cell, addresses.range)
  if (code === null) return null
  const scaled = cell.type === 'percent' ? `(${code})*100` : code
  return `=${scaled} \\# "${numberPicture(cell)}"`
}

export interface LiveFormulas {
  /** Field codes by the name of the calculated cell. */
  codes: ReadonlyMap<string, string>
  /** Names of the cells that they read. */
  read: ReadonlySet<string>
}

/** The formulas of a table that Word can calculate. */
export function liveFormulas(table: TableBlock, cells: ReadonlyMap<string, Cell>): LiveFormulas {
  const addresses = addressTable(table)
  const codes = new Map<string, string>()
  const read = new Set<string>()
  for (const name of addresses.names) {
    const cell = cells.get(name)
    const code = cell && wordFormula(cell, cells, addresses)
    if (!cell?.formula || !code) continue
    codes.set(name, code)
    for (const source of namesIn(cell.formula, () => addresses.rowCount)) read.add(source)
  }
  return { codes, read }
}
