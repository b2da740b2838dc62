import { putAll } from '@/components/filling/use-live'
import { useState, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Control } from '@/lib/documents/controls'
import type { TableBlock } from '@/lib/documents/model'
import { canMoveRows, pastedInto, rowsAtFirst } from '@/lib/fill/table-rows'
import { typedOf, type Typed, type TypedValues } from '@/lib/fill/typed'
import { useFilling } from '@/components/filling/filling'
import { keyOf } from '@/components/filling/names'

/** The rows of a table in its form. Rows count from 0 here. */
export interface Rows {
  shown: number
  canAdd: boolean
  add: () => void
  /** Clears a row; rows below move up where nothing depends on their number. Returns how to undo it. */
  remove: (row: number) => () => void
  /** Puts pasted cells into the table from a place on. Calculated and printed cells are passed over. */
  paste: (cells: readonly (readonly string[])[], row: number, column: number) => void
}

/** Rows of controls, as wide as the table. */
export function toRows(table: TableBlock, controls: readonly Control[]): Control[][] {
  const width = table.columns.length
  const count = table.rows.filter((row) => 'cells' in row).length
  return Array.from({ length: count }, (_, row) => controls.slice(row * width, (row + 1) * width))
}

function useLastUsed(rows: readonly (readonly Control[])[]): number {
  const { live } = useFilling()
  const find = (): number =>
    rows.findLastIndex((cells) => cells.some(({ name, value }) => value === null && live.get(name) !== '')) + 1
  return useSyncExternalStore(live.subscribe, find, () => 0)
}

/** The rows of a table that are shown, and how they are added, cleared and pasted into. */
export function useRows(table: TableBlock, rows: readonly (readonly Control[])[]): Rows {
  const { model, growable, setRows } = useFilling()
  const methods = useFormContext<TypedValues>()
  const used = useLastUsed(rows)
  const [wanted, setWanted] = useState(() => rowsAtFirst(table, used))
  const shown = Math.min(rows.length, Math.max(wanted, used))
  const canGrow = growable.has(table.name)
  const reveal = (count: number): void => {
    if (count > rows.length && canGrow) setRows(table.name, count)
    setWanted(Math.max(count, shown))
  }
  const typed = (cell: Control): Typed => methods.getValues(keyOf(cell.name)) ?? typedOf(cell, cell.value)
  const asked = (row: number): Control[] => (rows[row] ?? []).filter(({ role }) => role === 'asked')

  return {
    shown,
    canAdd: shown < rows.length || canGrow,
    add: () => reveal(shown + 1),
    remove(row) {
      const isBlankRow = row >= rows.length - (table.blankRows ?? 0)
      const last = isBlankRow && canMoveRows(model, table) ? rows.length - 1 : row
      const before = Object.fromEntries(
        Array.from({ length: last - row + 1 }, (_, index) => asked(row + index)).flatMap((cells) =>
          cells.map((cell) => [cell.name, typed(cell)] as const),
        ),
      )
      const after: Record<string, Typed> = {}
      for (let at = row; at <= last; at += 1) {
        const below = at < last ? asked(at + 1) : []
        asked(at).forEach((cell, index) => {
          const next = below[index]
          after[cell.name] = next ? typed(next) : typedOf(cell, cell.value)
        })
      }
      putAll(methods, after)
      return () => putAll(methods, before)
    },
    paste(cells, row, column) {
      reveal(row + cells.length)
      const pasted: Record<string, Typed> = {}
      cells.forEach((texts, down) =>
        texts.forEach((text, right) => {
          const cell = rows[row + down]?.[column + right]
          const template = rows.at(-1)?.[column + right]
          if (cell?.role === 'asked') pasted[cell.name] = pastedInto(cell, text)
          // A row that is only being added has the names of the last one with its own number.
          else if (!cell && canGrow && template?.role === 'asked') {
            const name = template.name.replace(/\.\d+(?=\.[^.]+$)/, `.${row + down + 1}`)
            pasted[name] = pastedInto(template, text)
          }
        }),
      )
      putAll(methods, pasted)
    },
  }
}
