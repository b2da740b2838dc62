import { styleOf } from './looks'
import type { StepColumn } from './steps'
import type { PlannedCell, SheetPlan, TablePlan } from './types'

/** Points: wide enough to read once someone shows the column. */
const width = 70

/** A sheet whose growing table has further columns right of its others, hidden and not printed. */
export function addStepColumns(sheet: SheetPlan, table: TablePlan, steps: readonly StepColumn[]): SheetPlan {
  if (steps.length === 0) return { ...sheet, table }
  const first = table.left + table.columns.length
  const moved = (col: number): number => (col < first ? col : col + steps.length)
  const rows = Array.from({ length: table.bottom - table.top }, (_, index) => table.top + 1 + index)
  const style = styleOf('cellResult')
  const added = steps.flatMap(({ heading, formula }, index): PlannedCell[] => [
    { row: table.top, col: first + index, style: styleOf('header'), value: heading },
    ...rows.map((row): PlannedCell => ({ row, col: first + index, style, value: null, formula })),
  ])
  return {
    ...sheet,
    cells: [...sheet.cells.map((cell) => ({ ...cell, col: moved(cell.col) })), ...added],
    merges: sheet.merges.map((merge) => ({ ...merge, from: moved(merge.from), to: moved(merge.to) })),
    columns: sheet.columns.toSpliced(first, 0, ...steps.map(() => width)),
    hiddenColumns: { first, count: steps.length },
    table: { ...table, columns: [...table.columns, ...steps] },
  }
}
