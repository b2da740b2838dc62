import { theme } from '../../theme'
import type { PlannedRow } from './types'

/** Print margins in points. The footer is inside the bottom one. */
export const printMargins = { top: 36, bottom: 50, side: 36, footer: 22 } as const

/** The share of a page to fill: programs differ by a line's width in what fits. */
const fillLevel = 0.995
/** Points of a pixel, to which Excel rounds the height of a row. Other programs do not round. */
const pixel = 0.75

const printedHeight = (height: number): number => Math.max(height, Math.round(height / pixel) * pixel)

export interface Paper {
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

interface Repeated {
  row: number
  height: number
}

/** A page that would end within a group of lines ends before the group, if it is this full without it. */
const fullBeforeGroup = 0.72

/**
 * The first row of a new page that starts at `start` at the latest: programs may have room for the next group's name. A
 * group takes along the header and the heading above it.
 */
function startOfPage(rows: readonly PlannedRow[], start: number, used: number, room: number): number {
  let left = used
  for (let row = start - 1; row > 0; row -= 1) {
    left -= printedHeight(rows[row]!.height)
    if (left < room * fullBeforeGroup) return start
    if (rows[row]!.opensGroup && !rows[row - 1]!.keep) return row
    const isHeading = rows[row]!.keep && !rows[row - 1]!.keep
    if (isHeading && rows.slice(row, start).some(({ keep, opensGroup }) => keep && opensGroup)) return row
  }
  return start
}

/** The rows after which a new page starts. A repeated row takes its height from the pages after it. */
export function pageBreaks(
  rows: readonly PlannedRow[],
  asked: readonly number[],
  pageHeight: number,
  repeated?: Repeated,
): number[] {
  const breaks = new Set(asked)
  const roomFrom = (row: number): number =>
    repeated && row > repeated.row ? pageHeight - printedHeight(repeated.height) : pageHeight
  let used = 0
  let room = pageHeight
  for (let start = 0; start < rows.length;) {
    let end = start
    while (end < rows.length - 1 && rows[end]!.keep && !breaks.has(end)) end += 1
    const height = rows.slice(start, end + 1).reduce((sum, row) => sum + printedHeight(row.height), 0)
    if (used > 0 && used + height > room) {
      start = rows[start]!.opensGroup ? start : startOfPage(rows, start, used, room)
      breaks.add(start - 1)
      used = 0
      room = roomFrom(start)
      continue
    }
    used = breaks.has(end) ? 0 : (used + height) % room
    if (used < height) room = roomFrom(end + 1)
    start = end + 1
  }
  return [...breaks].filter((row) => row < rows.length - 1).sort((a, b) => a - b)
}
