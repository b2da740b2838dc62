/** What a document says of how its citations were checked: the weakest check among those that it makes. */
import { mapTexts, type DocumentModel } from '@/lib/documents/author'
import { readCitations, type Citation } from './extract'
import { checkOf, lastMonth, type Checked } from './register'

/** Marks the place in a text where the document says how its citations were checked. */
export const asChecked = '[how the citations were checked]'

/** The weakest first. */
const weakness: readonly Checked[] = ['general knowledge', 'secondary copy', 'official copy']

/** Adds the texts of a value to `texts`. One list for all: every document is searched whenever it is made. */
function collectTexts(value: unknown, texts: string[]): string[] {
  if (typeof value === 'string') texts.push(value)
  else if (Array.isArray(value)) for (const inner of value) collectTexts(inner, texts)
  else if (value !== null && typeof value === 'object')
    for (const key in value) collectTexts((value as Record<string, unknown>)[key], texts)
  return texts
}

const citationsIn = (texts: readonly string[]): readonly Citation[] => [
  ...new Map(
    texts.flatMap((text) => readCitations(text).citations).map((citation) => [citation.key, citation]),
  ).values(),
]

/** The citations of a document, each section once. */
export const citationsOf = (model: DocumentModel): readonly Citation[] => citationsIn(collectTexts(model, []))

/** 'law or rule', 'standard', 'law, rule or standard'. */
const namedIn = (citations: readonly Citation[]): string => {
  const kinds = new Set(citations.map(({ body }) => body.kind))
  if (kinds.size > 1) return 'law, rule or standard'
  return kinds.has('law') ? 'law or rule' : 'standard'
}

const MOST_PLACES = 3

/** Where the official texts are: federal addresses, the state's or 'your state legislature’s website', the publishers. */
function placesOf(citations: readonly Citation[]): string {
  const bodies = citations.map(({ body }) => body)
  const federal = bodies.filter(({ kind, state }) => kind === 'law' && !state).map(({ where }) => where)
  const states = new Map(bodies.flatMap(({ state, where }) => (state ? [[state, where]] : [])))
  const places = [
    ...new Set(federal),
    ...(states.size > 1 ? ['your state legislature’s website'] : states.values()),
    ...(bodies.some(({ kind }) => kind === 'standard') ? ['the publisher of the standard'] : []),
  ]
  const shown = places.length > MOST_PLACES ? [...places.slice(0, MOST_PLACES - 1), places.at(-1)] : places
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown.join('')
}

/**
 * Says how the citations were checked, in one sentence; empty without citations.
 *
 * @param citations those of one document
 */
export function stampOf(citations: readonly Citation[]): string {
  const weakest = weakness.find((checked) => citations.some(({ key }) => checkOf(key).checked === checked))
  if (!weakest) return ''
  const concerned = citations.filter(({ key }) => checkOf(key).checked === weakest)
  const last = lastMonth(citations.map(({ key }) => key))
  if (weakest === 'official copy')
    return `Each ${namedIn(citations)} named here was read in an official copy, last in ${last}.`
  const places = placesOf(concerned)
  if (weakest === 'secondary copy')
    return `Each ${namedIn(citations)} named here was read, some in a copy that is not official, last in ${last}; official text: ${places}.`
  return `Not every ${namedIn(citations)} named here was checked against the official text; see ${places}.`
}

/** The value with the stamp in its texts; parts that ask for none stay the same objects. */
const replaceIn = (value: unknown, stamp: string): unknown =>
  mapTexts(value, (text) => (text.includes(asChecked) ? text.replaceAll(asChecked, stamp).trim() : text))

/** The document with its stamp in place of {@link asChecked}; the same document where it asks for none. */
export function stampCitations(model: DocumentModel): DocumentModel {
  const texts = collectTexts(model, [])
  if (!texts.some((text) => text.includes(asChecked))) return model
  return replaceIn(model, stampOf(citationsIn(texts))) as DocumentModel
}
