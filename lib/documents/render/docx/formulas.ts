import { tableCells } from '../../cell-names'
import { toWord, type Cell } from '../../calc'
import { namesIn, nodesOf, type Expr } from '../../calc/expr'
import type { TableBlock, TableRow } from '../../model'
import { sequenceStep } from './relative'
import { numberPicture } from './values'

/** What Word leaves to the user: it calculates formulas only when told to. */
export const UPDATE_HINT = 'To update totals, select the table and press F9'

const letter = (index: number): string => String.fromCharCode(65 + index)

/** Rows 2, 4 and 5 of column C are `C2,C4:C5`: group rows have no such cell and are left out. */
function rangeOf(column: string, rows: readonly number[], last: string): string {
  const runs: [number, number][] = []
  for (const row of rows) {
    const open = runs.at(-1)
    if (open && open[1] === row - 1) open[1] = row
    else runs.push([row, row])
  }
  return runs
    .map(([from, to], index) => {
      const end = index === runs.length - 1 ? last : String(to)
      return String(from) === end ? `${column}${from}` : `${column}${from}:${column}${end}`
    })
    .join(',')
}

const isFilled = (row: TableRow): boolean => 'group' in row || Object.values(row.cells).some((value) => value !== null)

/** A cell as Word counts it: rows from the header row, columns after merging. */
interface Place {
  column: string
  row: number
  kind: 'given' | 'repeated' | 'total'
}

interface Places {
  all: ReadonlyMap<string, Place>
  count: number
  /** The row above the blank ones at the end. */
  given: number
  last: number
  /** The data cells of a column. `last` is the number of the last one, or what calculates it. */
  range: (table: string, key: string, last?: string) => string | undefined
}

function placesOf(table: TableBlock): Places {
  const { name, columns, totals } = table
  const rows = table.rows.flatMap((row, index) => ('cells' in row ? [index + 2] : []))
  const last = table.rows.length + 1
  const given = table.rows.findLastIndex(isFilled) + 2
  const letters = new Map(columns.map(({ key }, index) => [key, letter(index + (table.lineNumbers ? 1 : 0))]))
  const all = tableCells(table).map(({ name: cell, column, number }): [string, Place] => {
    const row = rows[number - 1]!
    return [cell, { column: letters.get(column.key)!, row, kind: row > given ? 'repeated' : 'given' }]
  })
  const sums = totals.map((total, index): [string, Place] => [
    total.name,
    { column: 'B', row: last + index + 1, kind: 'total' },
  ])
  return {
    all: new Map([...all, ...sums]),
    count: rows.length,
    given,
    last,
    range: (source, key, end = String(last)) => {
      const column = letters.get(key)
      if (source !== name || column === undefined || rows.length === 0) return undefined
      // A group row at the end has no such cell.
      return rangeOf(column, rows, rows.at(-1) === last ? end : String(rows.at(-1)))
    },
  }
}

/** Whether a formula divides by a cell, or by 0. Where that is blank, Word shows an error and not a blank. */
const mayDivideByNone = (formula: Expr): boolean =>
  nodesOf(formula).some((node) => node.op === 'div' && !(node.args[1].op === 'num' && node.args[1].value))

/** Whether a formula calculates with dates. Word cannot, so its cell remains an input. */
const usesDates = (formula: Expr, cells: ReadonlyMap<string, Cell>): boolean =>
  nodesOf(formula).some((node) => node.op === 'ref' && cells.get(node.name)?.type === 'date')

function fieldCode(code: string, cell: Cell): string {
  const scaled = cell.type === 'percent' ? `(${code})*100` : code
  return `=${scaled} \\# "${numberPicture(cell)}"`
}

/** The code of a calculated cell by the places of cells, or null if Word cannot calculate it and it remains an input. */
function absoluteCode(cell: Cell & { formula: Expr }, cells: ReadonlyMap<string, Cell>, places: Places): string | null {
  if (mayDivideByNone(cell.formula)) return null
  if (cell.type === 'date' || usesDates(cell.formula, cells)) return null
  const address = (name: string) => {
    const place = places.all.get(name)
    return place && `${place.column}${place.row}`
  }
  return toWord(cell.formula, address, (table, key) => places.range(table, key))
}

/** The same by relative places, which hold however many rows are added. Null if the formula reads what has none. */
function relativeCode({ name, formula }: Cell & { formula: Expr }, places: Places): string | null {
  const own = places.all.get(name)!
  const address = (source: string): string | undefined => {
    const place = places.all.get(source)
    if (!place) return undefined
    if (place.kind === 'given') return `${place.column}${place.row}`
    if (place.kind !== own.kind) return undefined
    if (place.kind === 'total') return `${place.column}${sequenceStep(place.row - places.last)}`
    return place.row === own.row ? `${place.column}${sequenceStep(0)}` : undefined
  }
  const range = (table: string, key: string) =>
    own.kind === 'total' ? places.range(table, key, sequenceStep(0)) : undefined
  return toWord(formula, address, range)
}

export interface LiveFormula {
  code: string
  /** The field code by relative places (see `relative.ts`), in the rows that repeat and in the totals below them. */
  relative?: string
  base: number
}

export interface LiveFormulas {
  codes: ReadonlyMap<string, LiveFormula>
  read: ReadonlySet<string>
  /** How many of the last rows can be repeated: blank ones, if every formula holds when rows are added. */
  repeatable: number
  /** The number of the last row that cannot. */
  given: number
}

/** The formulas of a table that Word can calculate. */
export function liveFormulas(table: TableBlock, cells: ReadonlyMap<string, Cell>): LiveFormulas {
  const places = placesOf(table)
  const codes = new Map<string, LiveFormula>()
  const read = new Set<string>()
  let holds = true
  for (const [name, { kind, row }] of places.all) {
    const cell = cells.get(name)
    if (!cell?.formula) continue
    const calculated = { ...cell, formula: cell.formula }
    const code = absoluteCode(calculated, cells, places)
    if (code === null) continue
    const relative = relativeCode(calculated, places)
    if (relative === null) holds = false
    codes.set(name, {
      code: fieldCode(code, cell),
      ...(relative !== null && relative !== code ? { relative: fieldCode(relative, cell) } : {}),
      base: kind === 'total' ? places.last : row,
    })
    for (const source of namesIn(cell.formula, () => places.count)) read.add(source)
  }
  return { codes, read, repeatable: holds ? places.last - places.given : 0, given: places.given }
}
