import type { Appearances } from './appearance'
import { metrics } from './style'

/** What a cell is to hold: a name or a figure, a few words, or a finding of a sentence or two. */
export type Entry = 'short' | 'words' | 'finding'

/** The least widths in points at which a cell has room for words, and for a finding. */
const [WORDS_FROM, FINDING_FROM] = [64, 100]
/** The height of a cell for a few words: two lines at the size of cells. */
const WORDS_HEIGHT = 30
/** The share of its size that pdf.js leaves for a line of automatically sized text. */
const LINE_FACTOR = 1.36
/** Space above and below the lines of a cell. */
const PADDING = 4.5

/** A finding of ninety characters, the length that a cell for findings takes in full at the least size. */
const FINDING = 'Membrane open 14 inches at the north curb of unit 3, hand-welded, probed, photographed now'

const SHORT_WORDS =
  /\b(?:names?|nombre|signature|firma|initials?|phone|e-?mail|no\.|nos\.|number|who|by|person|date|day|time|month|hours|years|expires|cost|serial|permit|invoice|leader|trainer|teacher|technician|responsible|employer|customer|operator|author|lender|vendor|reviewer|observer|salesperson|salesman|street|address|file|unit)\b/i
const SENTENCE_WORDS =
  /\b(?:what|where|why|how|if|places?|photos?|findings?|actions?|cause|notes?|location|reason|work)\b/i
const MOST_SHORT_WORDS = 4

const namesShort = (label: string): boolean =>
  SHORT_WORDS.test(label) && !SENTENCE_WORDS.test(label) && label.split(' ').length <= MOST_SHORT_WORDS

/** Whether a column takes words rather than a name, a date or a figure; short ones need no width of their own. */
export const takesWords = (label: string, weight: number): boolean => weight >= 1.3 && !namesShort(label)

/** What the cells of a text column hold, judged by its label and its width. */
export function entryOf(label: string, width: number): Entry {
  if (width < WORDS_FROM || namesShort(label)) return 'short'
  return width < FINDING_FROM ? 'words' : 'finding'
}

/** The height of a text in a cell if it takes more than one line; otherwise 0. */
export function givenHeight(text: string, width: number, size: number, appearances: Appearances): number {
  const lines = appearances.breakLines(text, appearances.textRoom(width) - 4, size).length
  return lines > 1 ? lines * size * 1.21 + 12 : 0
}

/** The height that a row needs for an empty cell. */
export function entryHeight(entry: Entry, width: number, appearances: Appearances): number {
  if (entry === 'short') return 0
  if (entry === 'words') return WORDS_HEIGHT
  const lines = appearances.breakLines(FINDING, appearances.textRoom(width), metrics.smallest).length
  return Math.max(WORDS_HEIGHT, lines * metrics.smallest * LINE_FACTOR + PADDING)
}
