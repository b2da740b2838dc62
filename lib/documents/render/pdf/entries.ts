import type { Appearances } from './appearance'
import { commonMetrics as metrics, type Setting } from './style'

/** What a cell holds: one line, as many words as its row has room for, a few words, or a sentence or two. */
export type Entry = 'short' | 'tight' | 'words' | 'finding'

/** From these widths in points on a cell takes words, a finding unless it asks for the name of a thing, or any finding. */
const [WORDS_FROM, FINDING_FROM, WIDE_FROM] = [36, 64, 100]
const PADDING = 6.5
/** What a given text of several lines leaves free above and below it, both together. */
const GIVEN_SPACE = 7
/** How pdf.js sets text whose size it chooses: the height of a line as a share of the size, and what it leaves free. */
const PDFJS = { lineFactor: 1.352, sides: 5.5, ends: 3.5 } as const
/** The share of a width that is counted on, since other findings break in other places. */
const CAUTION = 0.96

/** A row grows to this height at most, so that a page holds it. Longer texts are set smaller. */
const MOST_HEIGHT = 200

/** What a blank cell for a finding takes in full at the least size. Other cells have a line, and grow with their text. */
const FINDING = 'Membrane open 14 in. at the north curb, probed'

const SHORT_WORDS =
  /\b(?:names?|nombre|signature|firma|initials?|phone|e-?mail|no\.|nos\.|number|who|by|person|date|day|time|month|hours|years|expires|cost|serial|permit|invoice|leader|trainer|teacher|technician|responsible|employer|customer|operator|author|lender|vendor|reviewer|observer|salesperson|salesman|street|address|file|unit|order in)\b/i
const SENTENCE_WORDS =
  /\b(?:what|where|why|how|if|places?|photos?|findings?|actions?|cause|notes?|location|reason|work|remarks?)\b/i
const NAME_WORDS =
  /\b(?:materials?|product|membrane|insulation|deck|plies|layer|board|warranty|model|vehicle|equipment|department|lot|slope|meter|storm|rating|platform|role|items?|description)\b/i
const NAMES =
  /^(?:mon|tue|wed|thu|fri|sat|sun|job|owner|order|opening|(?:grid or )?place|roofed in|way up, keys|over which room|figure|talk|task|for|m or d;.*|estimate|section|29\scfr|standard|usually due|measured as|zone|referred|with|when|hauler, container|missing for|part of the work|.*°F.*)$/i
/** Columns that take a person, a job, a crew or an address. */
const NAMES_OF_PEOPLE =
  /^(?:names?\b.*|job(?: and owner|, held by)?|customer\b.*|crew|lead\b.*|address|reviewer|(?:sent|held) by|owner)$/i
/** `Name, company`: more than one line holds. */
const SEVERAL = /[,;/]| and | or /
const PHOTOGRAPHS = /^photos?(?: nos?\.)?$/i
const MOST_SHORT_WORDS = 4

const namesShort = (label: string): boolean =>
  /^\w+ nos?\.$/.test(label) ||
  PHOTOGRAPHS.test(label) ||
  (SHORT_WORDS.test(label) && !SENTENCE_WORDS.test(label) && label.split(' ').length <= MOST_SHORT_WORDS)

const namesThings = (label: string): boolean =>
  NAMES.test(label) || (NAME_WORDS.test(label) && !SENTENCE_WORDS.test(label))

/** Whether a column of this share of its row takes words rather than a name, a date or a figure. */
export const takesWords = (label: string, weight: number): boolean => weight >= 1.3 && !namesShort(label)

/** Whether a column asks for a person, a job, a crew or an address. */
export const takesNames = (label: string): boolean => NAMES_OF_PEOPLE.test(label)

/** What the cells of a text column hold, judged by its label and its width. */
export function entryOf(label: string, width: number): Entry {
  if (width >= WORDS_FROM && SEVERAL.test(label) && (namesShort(label) || width < FINDING_FROM)) return 'words'
  if (namesShort(label) || width < WORDS_FROM) return 'short'
  if (width < FINDING_FROM) return namesThings(label) || SENTENCE_WORDS.test(label) ? 'tight' : 'short'
  return width < WIDE_FROM && (namesThings(label) || takesNames(label)) ? 'words' : 'finding'
}

/** Below this width in points one line of a form cuts a product or a place short. */
const LINE_FROM = 210
const NAMES_OF_FIRMS = /\b(?:manufacturer|insurer|carrier|system|primer|bank|office|languages?|surety)\b/i

/** Whether a field of a form asks for more words than one line of this width holds. */
export const asksForWords = (label: string, width: number): boolean =>
  width < LINE_FROM &&
  !namesShort(label) &&
  [SENTENCE_WORDS, NAME_WORDS, NAMES_OF_FIRMS, SEVERAL].some((words) => words.test(label))

const FIGURES = /\b(?:no\.|nos\.|(?:numbers?|dates?|times?|hours?|years?|months?|days?|zip|phones?|initials?)\b)/i

/** Whether a field of a form asks for a figure: a number, a date, a time. */
export const asksForFigure = (label: string): boolean => FIGURES.test(label)

/** What a field for notes and one for a few words take in full at the least size: 160 and 30 characters. */
const NOTES =
  'Owner asks for the gate code by text, dogs inside before seven, no nails in the drive, satellite dish moved by the provider and the north beds covered each morning'
const FEW_WORDS = 'Carlisle Sure-Weld TPO, 60 mil'

const DATES = /^(?:date|expires)$/i

/** What a narrow column asks for in every cell: two photographs, a date. Empty if its label asks for nothing certain. */
export const exampleOf = (label: string): string =>
  PHOTOGRAPHS.test(label) ? '12, 14' : DATES.test(label) ? 'Sep 30, 2026' : ''

/** The height of a text in a cell if it takes more than one line, at most that of a high row; otherwise 0. */
export function givenHeight(text: string, width: number, size: number, appearances: Appearances): number {
  const lines = appearances.breakLines(text, appearances.textRoom(width) - 4, size).length
  return lines > 1 ? Math.min(MOST_HEIGHT, lines * size * 1.21 + GIVEN_SPACE) : 0
}

export interface EmptyCell {
  entry: Entry
  width: number
}

/** What a cell stands in. */
interface Place extends Pick<Setting, 'metrics'> {
  form: { appearances: Appearances }
}

/** The height that an empty cell needs to show what it takes in our own setting. */
export function entryHeight({ entry, width }: EmptyCell, { form, metrics: { sentences, smallest } }: Place): number {
  if (entry !== 'finding' || !sentences) return 0
  const { breakLines, textRoom } = form.appearances
  return breakLines(FINDING, textRoom(width) * CAUTION, smallest).length * smallest * 1.21 + PADDING
}

/**
 * The height, `least` or a little more, in which a text stays readable where a viewer chooses the size. pdf.js divides a
 * field into whole lines, as few as hold the text at the size that follows.
 */
function readableHeight(least: number, text: string, width: number, appearances: Appearances): number {
  const room = (width - PDFJS.sides) * CAUTION
  for (let lines = 1; ; lines++) {
    const height = Math.max(least - PDFJS.ends, lines * metrics.smallest * PDFJS.lineFactor)
    const size = height / lines / PDFJS.lineFactor
    if (appearances.breakLines(text, room, size).length * size <= height) return height + PDFJS.ends
  }
}

/** The height of a row in which what its empty cells take stays readable where a viewer chooses the size. */
export const rowHeight = (least: number, cells: readonly EmptyCell[], place: Place): number =>
  cells.reduce(
    (row, cell) => (entryHeight(cell, place) ? readableHeight(row, FINDING, cell.width, place.form.appearances) : row),
    least,
  )

/** The height of a field of a form in which its notes, or its few words, stay readable in the same way. */
export const fieldHeight = (least: number, isNotes: boolean, width: number, appearances: Appearances): number =>
  readableHeight(least, isNotes ? NOTES : FEW_WORDS, width, appearances)
