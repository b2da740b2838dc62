/** Advance widths of Arial for characters 32–126, in thousandths of the size (Adobe's Helvetica metrics). */
const advances = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
const averageAdvance = 556
const boldFactor = 1.08
const cellPadding = 4.5
/** Spreadsheets break lines slightly earlier than the metrics say, and a row that is too low truncates its text. */
const safety = 1.04

/** Width of a text in points. */
export function textWidth(text: string, size: number, bold = false): number {
  let units = 0
  for (let i = 0; i < text.length; i++) units += advances[text.charCodeAt(i) - 32] ?? averageAdvance
  return (units * size * (bold ? boldFactor : 1)) / 1000
}

function paragraphLines(text: string, size: number, width: number, bold: boolean): number {
  const space = textWidth(' ', size, bold)
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const length = textWidth(word, size, bold) * safety
    if (used > 0 && used + space + length > width) {
      lines += 1
      used = 0
    }
    if (length > width) {
      lines += Math.ceil(length / width) - 1
      used = length % width
    } else used += (used > 0 ? space : 0) + length
  }
  return lines
}

/** The number of lines that a text takes in a cell of `width` points. */
export function countLines(text: string, size: number, width: number, bold = false): number {
  const room = Math.max(width - cellPadding, size)
  return text.split('\n').reduce((lines, paragraph) => lines + paragraphLines(paragraph, size, room, bold), 0)
}

export const lineHeight = (size: number): number => size * 1.28

/** The height of a cell that shows the whole text, in points, rounded up to a quarter as Excel stores it. */
export function textHeight(text: string, size: number, width: number, options: { bold?: boolean; pad?: number } = {}) {
  const lines = countLines(text, size, width, options.bold)
  return Math.ceil((lines * lineHeight(size) + (options.pad ?? 4)) * 4) / 4
}

/** The width of the longest word with padding, for columns that must not break words. */
export const longestWord = (text: string, size: number, bold = false): number =>
  Math.max(...text.split(/\s+/).map((word) => textWidth(word, size, bold))) + cellPadding
