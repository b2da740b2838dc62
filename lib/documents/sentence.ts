/** How a value reads inside a sentence, in every format. `WORDING_LIBRARY` has the same rules as a script for PDFs. */
import { cellsOf } from './calc/cells'
import { parseInline } from './inline'
import type { DocumentModel, Field, FieldType } from './model'
import { MONTHS } from './typed/date'
import { vocabulary } from './vocabulary'

export interface MergeType {
  type: FieldType | 'check' | 'one'
  /** See `Field`. A choice is one unless it says otherwise. */
  phrase?: boolean
}

export interface Merge extends MergeType {
  shown: string
}

/** A piece of a text: words of the author, or a merge field with its words; these are empty for a blank. */
export type MergedPiece = { text: string } | { field: string; words: string }

/** `November 23, 2026` for `11/23/2026`; any other text unchanged. */
export const dateInWords = (shown: string): string => {
  const [, month, day, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(shown) ?? []
  const name = MONTHS[Number(month) - 1]
  return name ? `${name} ${Number(day)}, ${year}` : shown
}

/** Days and months keep their capital. */
const CALENDAR = `(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|${MONTHS.join('|')}`
/**
 * A first word that an ordinary sentence begins with: neither an acronym nor a name, as far as its letters tell (`TPO`,
 * `I`, `McElroy`, `Rivera’s`, `Example Lane`, `Monday`).
 */
export const ORDINARY = `^(?!(?:${CALENDAR})\\b)(?:A(?= )|[A-Z][a-z]+(?![A-Za-z0-9&]|[\\u2019']s))(?! [A-Z][a-z])`
const ordinary = new RegExp(ORDINARY)

/** Whether a sentence, or what a colon announces, begins behind these words. */
const begins = (before: string): boolean => /(^|[.!?:\n])["”’)]?\s*["“(]?$/.test(before)
const ends = (words: string): boolean => /[.!?]["”’)]?$/.test(words)

/** A phrase at its place: its first letter, and no period of its own where the sentence goes on. */
function phraseAt(shown: string, before: string, after: string): string {
  const words = /^([,;:)]| [a-z])/.test(after) && !/\.\S*\.$/.test(shown) ? shown.replace(/\.$/, '') : shown
  if (!begins(before)) return ordinary.test(words) ? words[0]!.toLowerCase() + words.slice(1) : words
  return /:\s*$/.test(before) ? words : words.replace(/^[a-z](?=[a-z ])/, (letter) => letter.toUpperCase())
}

/** Whether a value completes a sentence, and is no name. */
export const isPhrase = ({ type, phrase = type === 'select' || type === 'one' }: MergeType): boolean => phrase

function wordsAt({ shown, ...mergeType }: Merge, before: string, after: string): string {
  const { type } = mergeType
  if (type === 'date') return dateInWords(shown)
  if (type === 'number' || type === 'percent') return shown.replace(/\.0+(?=%?$)/, '')
  return shown && isPhrase(mergeType) ? phraseAt(shown, before, after) : shown
}

/**
 * A text with the words of its merge fields, piece by piece: dates in words, whole numbers without decimals, phrases with a
 * small letter, and one period where a value ends with its own. `mergeOf` gives undefined for a field to leave alone.
 */
export function mergeText(text: string, mergeOf: (field: string) => Merge | undefined): MergedPiece[] {
  const pieces = parseInline(text)
  let before = ''
  return pieces.map((piece, index): MergedPiece => {
    const [last, next] = [pieces[index - 1], pieces[index + 1]]
    if ('text' in piece) {
      const isEnded = last !== undefined && 'field' in last && ends(before)
      const words = isEnded ? piece.text.replace(/^\.(?!\.)/, '') : piece.text
      before += words
      return { text: words }
    }
    const merge = mergeOf(piece.field)
    const words = merge ? wordsAt(merge, before, next && 'text' in next ? next.text : '') : ''
    before += words || '_'
    return { field: piece.field, words }
  })
}

export const joinPieces = (pieces: readonly MergedPiece[], blank: (field: string) => string): string =>
  pieces.map((piece) => ('field' in piece ? piece.words || blank(piece.field) : piece.text)).join('')

export function mergeTypesIn(model: DocumentModel): (name: string) => MergeType {
  const cells = cellsOf(model)
  const shared: Readonly<Record<string, Omit<Field, 'name'>>> = vocabulary
  return (name) => cells.get(name) ?? shared[name] ?? { type: 'text' }
}
