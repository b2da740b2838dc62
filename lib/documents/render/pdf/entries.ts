import type { Appearances } from './appearance'
import { commonMetrics as metrics } from './style'

/** What a cell is to hold: a name or a figure, a few words, or a finding of a sentence or two. */
export type Entry = 'short' | 'words' | 'finding'

/** The least widths in points at which a cell has room for words, and for a finding. */
const WORDS_FROM = 64
const FINDING_FROM = 100
/** The height of a cell for a few words: two lines at the size of cells. */
const WORDS_HEIGHT = 30
/** Space above and below the lines of a cell. */
const PADDING = 6.5
/** How pdf.js sets text whose size it chooses: the height of a line as a share of the size, and what it leaves free. */
const PDFJS = { lineFactor: 1.352, sides: 5.5, ends: 3.5 } as const
/** The share of a width that is counted on, since other findings break in other places. */
const CAUTION = 0.96

/** A finding of ninety characters, the length that a cell for findings takes in full at the least size. */
const FINDING = 'Membrane open 14 inches at the north curb of unit 3, hand-welded, probed, photographed now'

const SHORT_WORDS =
  /\b(?:names?|nombre|signature|firma|initials?|phone|e-?mail|no\.|nos\.|number|who|by|person|date|day|time|month|hours|years|expires|cost|serial|permit|invoice|leader|trainer|teacher|technician|responsible|employer|customer|operator|author|lender|vendor|reviewer|observer|salesperson|salesman|street|address|file|unit)\b/i
const SENTENCE_WORDS =
  /\b(?:what|where|why|how|if|places?|photos?|findings?|actions?|cause|notes?|location|reason|work)\b/i
/** `Name, company`: more than one line holds. */
const SEVERAL = /[,;/]| and | or /
const MOST_SHORT_WORDS = 4

const namesShort = (label: string): boolean =>
  /^\w+ no\.$/.test(label) ||
  (SHORT_WORDS.test(label) && !SENTENCE_WORDS.test(label) && label.split(' ').length <= MOST_SHORT_WORDS)

/** Whether a column of this share of its row takes words rather than a name, a date or a figure. */
export const takesWords = (label: string, weight: number): boolean => weight >= 1.3 && !namesShort(label)

/** What the cells of a text column hold, judged by its label and its width. */
export function entryOf(label: string, width: number): Entry {
  if (width < WORDS_FROM) return 'short'
  if (namesShort(label)) return SEVERAL.test(label) ? 'words' : 'short'
  return width < FINDING_FROM ? 'words' : 'finding'
}

/** The height of a text in a cell if it takes more than one line; otherwise 0. */
export function givenHeight(text: string, width: number, size: number, appearances: Appearances): number {
  const lines = appearances.breakLines(text, appearances.textRoom(width) - 4, size).length
  return lines > 1 ? lines * size * 1.21 + 12 : 0
}

/** The height that an empty cell needs to show what it takes in our own setting. */
export function entryHeight(entry: Entry, width: number, appearances: Appearances): number {
  if (entry === 'short') return 0
  if (entry === 'words') return WORDS_HEIGHT
  const lines = appearances.breakLines(FINDING, appearances.textRoom(width) * CAUTION, metrics.smallest).length
  return Math.max(WORDS_HEIGHT, lines * metrics.smallest * 1.21 + PADDING)
}

/**
 * The height of a row, `least` or a little more, in which findings stay readable in cells of these widths where a viewer
 * chooses the size. pdf.js divides a cell into whole lines, as few as hold the text at the size that follows.
 */
export function rowHeight(least: number, widths: readonly number[], appearances: Appearances): number {
  return widths.reduce((row, width) => {
    const room = (width - PDFJS.sides) * CAUTION
    for (let lines = 1; ; lines++) {
      const height = Math.max(row - PDFJS.ends, lines * metrics.smallest * PDFJS.lineFactor)
      const size = height / lines / PDFJS.lineFactor
      if (appearances.breakLines(FINDING, room, size).length * size <= height) return height + PDFJS.ends
    }
  }, least)
}
