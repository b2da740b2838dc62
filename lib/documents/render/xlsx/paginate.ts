import { theme } from '../../theme'
import type { PlannedRow } from './types'

/** Print margins in points. The footer is inside the bottom one. */
export const printMargins = { top: 36, bottom: 50, side: 36, footer: 22 } as const

/** The share of a page to fill: programs differ by a line's width in what fits. */
const fillLevel = 0.995
/** Points of a pixel, to which Excel rounds the height of a row. Other programs do not round. */
const pixel = 0.75

/** The most that a row of this height takes in print. */
const printedHeight = (height: number): number => Math.max(height, Math.round(height / pixel) * pixel)

export interface Paper {
  /** Printable width at full size. */
  width: number
  /** Printable height at the scale that fits the sheet's width. */
  height: number
}

/** The printable area for a sheet of `sheetWidth` points; a sheet wider than the paper is scaled down. */
export function paperOf(landscape: boolean, sheetWidth: number): Paper {
  const { width, height } = theme.page
  const [across, down] = landscape ? [height, width] : [width, height]
  const room = across - 2 * printMargins.side
  const scale = Math.min(1, room / Math.max(sheetWidth, 1))
  return { width: room, height: ((down - printMargins.top - printMargins.bottom) / scale) * fillLevel }
}

/** The rows after which a new page starts: the asked ones, and those needed to keep rows together. */
export function pageBreaks(rows: readonly PlannedRow[], asked: readonly number[], pageHeight: number): number[] {
  const breaks = new Set(asked)
  let used = 0
  for (let start = 0; start < rows.length;) {
    let end = start
    while (end < rows.length - 1 && rows[end]!.keep && !breaks.has(end)) end += 1
    const height = rows.slice(start, end + 1).reduce((sum, row) => sum + printedHeight(row.height), 0)
    if (used > 0 && used + height > pageHeight) {
      breaks.add(start - 1)
      used = 0
    }
    used = breaks.has(end) ? 0 : (used + height) % pageHeight
    start = end + 1
  }
  return [...breaks].filter((row) => row < rows.length - 1).sort((a, b) => a - b)
}
