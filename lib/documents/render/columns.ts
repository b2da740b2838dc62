import type { Field } from '../model'

/** A column that a block wants: its relative width and its least width in points. */
export interface ColumnShape {
  weight: number
  min: number
}

/** Divides `width` by weight and gives each column at least its minimum. The sum exceeds a width that is too small. */
export function shareWidth(shapes: readonly ColumnShape[], width: number): number[] {
  const needed = shapes.reduce((sum, shape) => sum + shape.min, 0)
  if (needed >= width) return shapes.map((shape) => shape.min)
  const held = new Set<ColumnShape>()
  for (;;) {
    const free = shapes.filter((shape) => !held.has(shape))
    const room = width - [...held].reduce((sum, shape) => sum + shape.min, 0)
    const weights = free.reduce((sum, shape) => sum + shape.weight, 0)
    const share = (shape: ColumnShape) => (room * shape.weight) / weights
    const tight = free.filter((shape) => share(shape) < shape.min)
    if (tight.length === 0) return shapes.map((shape) => (held.has(shape) ? shape.min : share(shape)))
    for (const shape of tight) held.add(shape)
  }
}

export interface GridField {
  field: Field
  at: number
  span: number
}

/** Arranges fields in rows of `columns`; one that does not fit starts a new row. A span of `asked` is all. */
export function packRows(fields: readonly Field[], columns: number, asked = columns): GridField[][] {
  const rows: GridField[][] = []
  let at = columns
  for (const field of fields) {
    const wanted = field.span ?? 1
    const span = wanted >= asked ? columns : Math.min(wanted, columns)
    if (at + span > columns) {
      rows.push([])
      at = 0
    }
    rows.at(-1)!.push({ field, at, span })
    at += span
  }
  return rows
}

/** Splits a list into rows of `count`. */
export function rowsOf<T>(list: readonly T[], count: number): T[][] {
  const rows: T[][] = []
  for (let from = 0; from < list.length; from += count) rows.push(list.slice(from, from + count))
  return rows
}
