import { nodesOf } from '@/lib/documents/calc/expr'
import type { Control } from '@/lib/documents/controls'
import { blocksOfKind, dataRows, formulaOf, type DocumentModel, type TableBlock } from '@/lib/documents/model'
import { settledDate } from '@/lib/documents/typed'
import type { Typed } from './typed'

/** Empty rows that a form shows at first; *Add line* shows the next. */
const FIRST_BLANKS = 2

/** How many rows a form shows: those with text of the author or content (up to row `used`), and two blank ones. */
export const rowsAtFirst = (table: TableBlock, used: number): number => {
  const count = dataRows(table).length
  return Math.min(count, Math.max(count - (table.blankRows ?? 0), used) + FIRST_BLANKS)
}

/** Whether rows can move up: no row shares a cell with another table, and no formula reads single rows. */
export function canMoveRows(model: DocumentModel, { name }: TableBlock): boolean {
  const reaches = (table: TableBlock): boolean =>
    dataRows(table).some((row) => {
      if (table.name === name && row.formulas) return true
      const shared = Object.values(row.same ?? {})
      if (shared.length > 0 && (table.name === name || shared.some((cell) => cell.startsWith(`${name}.`)))) return true
      const nodes = table.columns.flatMap((column) => formulaOf(column, row) ?? []).flatMap(nodesOf)
      return nodes.some(
        (node) =>
          (node.op === 'cell' && node.table !== undefined && (table.name === name || node.table === name)) ||
          (node.op === 'ref' && node.name.startsWith(`${name}.`) && /^\d/.test(node.name.slice(name.length + 1))),
      )
    })
  const twins = blocksOfKind(model, 'table').filter((table) => table.name === name)
  return twins.length === 1 && !blocksOfKind(model, 'table').some(reaches)
}

const YES = /^(yes|y|true|x|1|✓|✔)$/i

/** A pasted text as the control takes it: an option of its list in the list's spelling, a check for `yes` or `x`. */
export function pastedInto(control: Control, text: string): Typed {
  const { type, options = [] } = control
  const trimmed = text.trim()
  if (type === 'check') return YES.test(trimmed)
  if (type === 'select') return options.find((option) => option.toLowerCase() === trimmed.toLowerCase()) ?? trimmed
  return type === 'date' ? settledDate(trimmed) : trimmed
}

/** The cells of a text copied from a spreadsheet, row by row; undefined for a text of one cell. */
export function pastedCells(text: string): string[][] | undefined {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const cells = rows.map((row) => row.split('\t'))
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined
}
