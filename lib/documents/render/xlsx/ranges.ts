import { cellAddress } from './addresses'
import type { Span } from './types'
import { remember } from '../../remember'

interface Run {
  span: Span
  top: number
  bottom: number
}

/**
 * The ranges that cover given cells, for validation rules: cells below one another become one range, and so do
 * adjacent ranges of the same rows.
 */
export function coverCells(cells: readonly { row: number; span: Span }[]): string[] {
  const columns = new Map<string, Run[]>()
  for (const { row, span } of cells) {
    const runs = remember(columns, `${span.from}:${span.to}`, () => [])
    const last = runs.at(-1)
    if (last?.bottom === row - 1) last.bottom = row
    else runs.push({ span, top: row, bottom: row })
  }
  const joined: Run[] = []
  for (const run of [...columns.values()].flat().sort((a, b) => a.top - b.top || a.span.from - b.span.from)) {
    const left = joined.at(-1)
    if (left && left.top === run.top && left.bottom === run.bottom && left.span.to === run.span.from - 1)
      left.span = { from: left.span.from, to: run.span.to }
    else joined.push({ ...run })
  }
  return joined.map(({ span, top, bottom }) => {
    const first = cellAddress(top, span.from)
    const last = cellAddress(bottom, span.to)
    return first === last ? first : `${first}:${last}`
  })
}
