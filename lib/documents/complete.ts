import { addRows, growableRows, MOST_ROWS } from './added-rows'
import type { Entries, Picture } from './entries'
import { fullLabel } from './controls'
import { fill, pick, slotsOf, suits, type Values } from './fill'
import { blocksOf, dataRows, papersOf, type DocumentModel, type Value } from './model'
import { readPicture } from './pictures'
import { settleAnswers } from './settle-answers'
import { pictureNames, type Slot } from './slots'
import { accentFault } from './theme'
import { isRead, readText } from './typed'

export interface Completed {
  model: DocumentModel
  /** Sentences for the person: what was left out of the document, and why. */
  messages: readonly string[]
}

/** The most characters of a value: as many as a cell of Excel holds. */
const MOST_CHARACTERS = 32_767
/** Numbers from here on lose their cents. */
const TOO_LARGE = 1e13
const MOST_CHOICES = 8
/** The name of the company's color in its profile: RRGGBB, with or without `#`. */
const ACCENT = 'company.accent'

type Accepted = { value: Value } | { problem: string }

/** A typed value as its slot's type has it; undefined for a text that is no number or date there. */
function converted(slot: Slot, value: Value): Value | undefined {
  const { type, options = [] } = slot
  if (typeof value === 'number' && ['text', 'multiline', 'phone', 'email', 'select'].includes(type))
    return String(value)
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (type === 'select') return options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? value
  if (!isRead(slot)) return value
  const read = readText(slot, text)
  return 'problem' in read ? undefined : read.value
}

function refusal({ type, options = [], ofWhole }: Slot, value: Value): string {
  const shown = typeof value === 'string' ? `“${value.slice(0, 60)}”` : String(value)
  if (ofWhole) return `takes a percent complete from 0 to 100, not ${shown}`
  if (type === 'date') return `takes a date such as 11/22/2026, not ${shown}`
  if (type === 'check') return `is a checkbox and cannot hold ${shown}`
  if (type !== 'select') return `takes ${type === 'percent' ? 'a percentage' : 'a number'}, not ${shown}`
  if (options.length > MOST_CHOICES) return `takes a choice from its list, which does not have ${shown}`
  return `takes ${options.join(', ')}, not ${shown}`
}

/** Text without the characters that no file can hold, with spaces for tabs and line ends as documents have them. */
const legible = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')

/** The same on one line: the company's fields are printed in footers too. */
const onOneLine = (value: Value): Value =>
  typeof value === 'string' ? legible(value).replaceAll(/\s+/g, ' ').trim() : value

function accept(slot: Slot, typed: Value): Accepted {
  if (slot.calculated) return { problem: 'is calculated: what was typed there is not used' }
  const value = converted(slot, typeof typed === 'string' ? legible(typed) : typed)
  if (value === null || (value === '' && slot.closed)) return { value: null }
  if (value === undefined || !suits(slot, value)) return { problem: refusal(slot, typed) }
  if (typeof value === 'number' && Math.abs(value) >= TOO_LARGE) return { problem: 'takes no number as large as that' }
  if (typeof value === 'string' && value.length > MOST_CHARACTERS)
    return { problem: `has room for ${MOST_CHARACTERS.toLocaleString('en-US')} characters, not for ${value.length}` }
  return { value }
}

function acceptValues(model: DocumentModel, typed: Values): { values: Values; unknown: string[]; messages: string[] } {
  const slots = slotsOf(model)
  const values: Record<string, Value> = {}
  const unknown: string[] = []
  const messages: string[] = []
  for (const [name, value] of Object.entries(typed)) {
    const slot = slots.get(name)
    const accepted = slot && accept(slot, value)
    if (!accepted) unknown.push(name)
    else if ('value' in accepted)
      values[name] = name.startsWith('company.') ? onOneLine(accepted.value) : accepted.value
    else messages.push(`“${fullLabel(slot)}” ${accepted.problem}.`)
  }
  return { values, unknown, messages }
}

interface AcceptedPictures {
  pictures: Readonly<Record<string, Picture>>
  unknown: string[]
  messages: string[]
}

function acceptPictures(model: DocumentModel, given: Entries['pictures']): AcceptedPictures {
  const names = new Set(blocksOf(model).flatMap(pictureNames))
  const hasLogo = papersOf(model).some(({ letterhead }) => letterhead !== 'none')
  const pictures: Record<string, Picture> = {}
  const unknown: string[] = []
  const messages: string[] = []
  for (const [name, picture] of Object.entries(given)) {
    // A profile has a logo for every document; one without a letterhead has no place for it.
    if (name === 'company.logo' && !hasLogo) continue
    const alt = legible(picture.alt).trim() || (name === 'company.logo' ? 'Company logo' : 'Picture')
    const head = readPicture(picture.bytes)
    if (name !== 'company.logo' && !names.has(name)) unknown.push(name)
    else if (!head) messages.push(`The picture “${alt}” is left out: it is neither a PNG nor a JPEG file.`)
    else if (head.interlaced) messages.push(`The picture “${alt}” is left out: save it as a PNG without interlacing.`)
    else pictures[name] = { type: head.type, bytes: picture.bytes, width: head.width, height: head.height, alt }
  }
  return { pictures, unknown, messages }
}

function acceptAccent(company: Values): { accent?: string; messages: string[] } {
  const given = company[ACCENT]
  if (typeof given !== 'string' || given === '') return { messages: [] }
  const accent = given.replace(/^#/, '').toUpperCase()
  const fault = accentFault(accent)
  if (!fault) return { accent, messages: [] }
  const reason = fault === 'form' ? 'is not a color such as #9A3412' : 'is too light to read on white paper'
  return { messages: [`The company color ${given} ${reason}: the document keeps its own.`] }
}

function rowMessages(model: DocumentModel, rows: Entries['rows']): string[] {
  if (Object.keys(rows).length === 0) return []
  const growable = growableRows(model)
  return blocksOf(model).flatMap((block) => {
    if (block.kind !== 'table' && block.kind !== 'images') return []
    const wanted = rows[block.name] ?? 0
    const present = block.kind === 'table' ? dataRows(block).length : block.count
    if (wanted > present && !growable.has(block.name)) return [`No lines can be added to “${block.label}”.`]
    return wanted > MOST_ROWS ? [`“${block.label}” has at most ${MOST_ROWS} lines.`] : []
  })
}

const MOST_NAMES = 3

function unknownMessages(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''
  return [
    `This version of the document has no place for what was saved as ${names.slice(0, MOST_NAMES).join(', ')}${more}.`,
  ]
}

/**
 * A document with what a person entered (`today`: the ISO date on which) and the company's profile. What it refuses is
 * left out and named in a message. Never throws for what a person can enter.
 */
export function complete(
  model: DocumentModel,
  entries: Entries,
  company: Values = {},
  today: string | null = null,
): Completed {
  const grown = addRows(model, entries.rows)
  const typed = acceptValues(grown, entries.values)
  const shown = acceptPictures(grown, entries.pictures)
  const colored = acceptAccent(company)
  const profile = Object.fromEntries(Object.entries(company).map(([name, value]) => [name, onOneLine(value)]))
  const given = fill(grown, typed.values, pick(grown, profile))
  // With the company's data alone it stays a form to print, whose boxes are ticked by hand.
  const filled = Object.keys(typed.values).length > 0 ? settleAnswers(given) : given
  return {
    model: {
      ...filled,
      ...(today === null ? {} : { today }),
      ...(colored.accent ? { accent: colored.accent } : {}),
      ...(Object.keys(shown.pictures).length > 0 ? { pictures: shown.pictures } : {}),
    },
    messages: [
      ...new Set(rowMessages(model, entries.rows)),
      ...typed.messages,
      ...shown.messages,
      ...colored.messages,
      ...unknownMessages([...typed.unknown, ...shown.unknown]),
    ],
  }
}
