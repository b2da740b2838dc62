import type { TemplateEntry } from '@/lib/catalogue/entries'
import { constants } from '@/lib/constants'
import { systemNamesOf, tradeWords, type TradeWords } from '@/lib/catalogue/trade-words'
import { prepareReading, wordsOfSynonyms } from './query'
import { learnSpelling } from './spelling'
import { buildTermIndex, type Field } from './term-index'
import { prepareScores } from './wish-scores'
import { indexWords } from './words'

type Indexed = Pick<TemplateEntry, 'name' | 'category' | 'description' | 'tags' | 'systemSlug' | 'formats'>

interface IndexedText {
  boost: number
  texts: (template: Indexed) => readonly string[]
}

/** The texts a template is found by, and how much a match in each weighs. */
const fields: readonly IndexedText[] = [
  { boost: 8, texts: ({ name }) => [name] },
  { boost: 2, texts: ({ tags }) => tags },
  { boost: 2, texts: systemNamesOf },
  { boost: 1, texts: ({ category }) => [category] },
  { boost: 1, texts: ({ description }) => [description] },
  { boost: 0.5, texts: ({ formats }) => formats },
]

/** A template for any roof goes before one for a single roof, unless the query names the roof. */
const ANY_ROOF = 1.3

/** What an optional wish counts beside a required one; it says nothing of which roof is meant. */
const OPTIONAL = 0.2

/** In a query of so many words one wish may go unheard where few templates fulfil them all. */
const MANY_WORDS = 3

export interface SimilarSearch {
  /** At most so many answers, and never more than the API gives at once. */
  limit: number
  /** Whether the template of that number may be an answer. */
  accepts: (index: number) => boolean
}

/** The best `limit` of the documents that `isCandidate`, best first; among equals the earlier one. */
function bestOf(totals: Float64Array, limit: number, isCandidate: (document: number) => boolean): number[] {
  const best: number[] = []
  for (let document = 0; document < totals.length; document += 1) {
    const isFull = best.length >= limit
    if (isFull && (limit === 0 || totals[document]! <= totals[best[limit - 1]!]!)) continue
    if (!isCandidate(document)) continue
    if (isFull) best.pop()
    let at = best.length
    while (at > 0 && totals[best[at - 1]!]! < totals[document]!) at -= 1
    best.splice(at, 0, document)
  }
  return best
}

/**
 * An index for matches that the plain substring misses: all words in any order, synonyms and word beginnings, with
 * typing errors put right. A wish that no template fulfils is passed over where another one is left. Returns a function
 * from a query to the numbers of the templates, best first; equals keep the order of the templates.
 */
export function buildSimilarIndex(
  templates: readonly Indexed[],
  trade: TradeWords = tradeWords,
): (query: string, search: SimilarSearch) => number[] {
  const count = templates.length
  const index = buildTermIndex(
    count,
    fields.map(({ boost, texts }): Field => ({
      boost,
      wordsOf: (document) => indexWords(texts(templates[document]!).join('\n')),
    })),
  )
  const synonymUses = wordsOfSynonyms(trade.synonyms).map((word) => [word, 1] as const)
  const read = prepareReading(trade, learnSpelling([...index.uses(), ...synonymUses]))
  const scoresOf = prepareScores(count, index)
  const forAnyRoof = Uint8Array.from(templates, ({ systemSlug }) => (systemSlug ? 0 : 1))
  const totals = new Float64Array(count)
  const fulfilled = new Uint8Array(count)

  return (query, { limit: wanted, accepts }) => {
    const limit = Math.min(wanted, constants.searchLimitMax)
    const wishes = read(query)
    const required = wishes.filter(({ optional }) => !optional)
    totals.fill(0)
    fulfilled.fill(0)
    let heard = 0
    for (const wish of required) {
      const scores = scoresOf(wish)
      let isHeard = false
      for (let document = 0; document < count; document += 1) {
        if (!scores[document]) continue
        isHeard = true
        totals[document]! += scores[document]!
        fulfilled[document]! += 1
      }
      if (isHeard) heard += 1
    }
    if (heard === 0) return []
    for (const wish of wishes.filter(({ optional }) => optional)) {
      const scores = scoresOf(wish)
      for (let document = 0; document < count; document += 1)
        if (forAnyRoof[document]) totals[document]! += OPTIONAL * scores[document]!
    }
    for (let document = 0; document < count; document += 1) if (forAnyRoof[document]) totals[document]! *= ANY_ROOF

    const withAll = (missing: number) => (document: number) =>
      fulfilled[document] === heard - missing && accepts(document)
    const all = bestOf(totals, limit, withAll(0))
    const isLong = required.flatMap(({ literal }) => literal).length >= MANY_WORDS && heard > 1
    const complete = fulfilled.reduce((sum, each) => sum + (each === heard ? 1 : 0), 0)
    if (!isLong || complete >= constants.dropdownResults) return all
    return [...all, ...bestOf(totals, limit - all.length, withAll(1))]
  }
}
