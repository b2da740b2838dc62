import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import type { TemplateEntry } from '@/lib/catalogue/entries'
import { constants } from '@/lib/constants'
import { systemNamesOf, tradeWords, type TradeWords } from '@/lib/catalogue/trade-words'
import { edits, prepareReading, type Wish } from './query'
import { indexWords, joinedPairs } from './words'

type Indexed = Pick<TemplateEntry, 'name' | 'category' | 'description' | 'tags' | 'systemSlug'>

/** The texts a template is found by. */
const texts: Readonly<Record<string, (template: Indexed) => readonly string[]>> = {
  name: ({ name }) => [name],
  tags: (template) => [...template.tags, ...systemNamesOf(template)],
  category: ({ category }) => [category],
  description: ({ description }) => [description],
}

/** A template for any roof goes before one for a single roof, unless the query names the roof. */
const ANY_ROOF = 1.3

/** Words that the beginning of a word stands for; of shorter ones there would be too many. */
const SHORTEST_PREFIX = 3

/** In a query of so many words one wish may fail where few templates fulfil them all. */
const MANY_WORDS = 3

export interface SimilarSearch {
  /** At most so many answers, and never more than the API gives at once. */
  limit: number
  /** Whether the template of that number may be an answer. */
  accepts: (index: number) => boolean
}

/** Indexes the templates by their numbers, and notes their words. */
function indexOf(templates: readonly Indexed[], words: SearchableMap<true>): MiniSearch<number> {
  const index = new MiniSearch<number>({
    fields: Object.keys(texts),
    extractField: (id, field) => (field === 'id' ? id : texts[field]!(templates[id]!).join('\n')),
    tokenize: (text, field) => {
      const found = indexWords(text)
      for (const word of found) words.set(word, true)
      return field === 'name' ? [...found, ...joinedPairs(found)] : found
    },
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (phrase) => phrase.split(' '),
      boost: { name: 8, tags: 2 },
      boostDocument: (id: number) => (templates[id]!.systemSlug ? 1 : ANY_ROOF),
      // The beginning of a word counts much less than a whole one: 'plan' is not 'plant'.
      weights: { fuzzy: 0.45, prefix: 0.1 },
      // Without the measure of length, so that the name of a roof does not decide.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  })
  index.addAll([...templates.keys()])
  return index
}

/** A wish as MiniSearch reads it. Only a word as typed may go on, and only one that is unknown be spelled badly. */
const toQuery = ({ literal, meanings, isUnknown }: Wish): Query => ({
  combineWith: 'OR',
  queries: [
    {
      queries: [literal.join(' ')],
      combineWith: 'AND',
      prefix: (word) => meanings.length === 0 && word.length >= SHORTEST_PREFIX,
      fuzzy: isUnknown && edits,
    },
    ...meanings.map((words): Query => ({ queries: [words.join(' ')], combineWith: 'AND' })),
  ],
})

const fulfils = ({ queryTerms }: SearchResult, { literal, meanings }: Wish): boolean =>
  [literal, ...meanings].some((words) => words.every((word) => queryTerms.includes(word)))

/**
 * An index for matches that the plain substring misses: all words in any order, synonyms and word beginnings, with
 * typing errors put right. A wish that no template fulfils is passed over where another one is left. Returns a function
 * from a query to the numbers of the templates, best first; equals keep the order of the templates.
 */
export function buildSimilarIndex(
  templates: readonly Indexed[],
  trade: TradeWords = tradeWords,
): (query: string, search: SimilarSearch) => number[] {
  const words = new SearchableMap<true>()
  const index = indexOf(templates, words)
  const read = prepareReading(trade, words)

  /** What fulfils all wishes that anything fulfils; of a long query, behind that, what fulfils all of them but one. */
  function find(wishes: readonly Wish[]): SearchResult[] {
    const found = index
      .search({ combineWith: 'OR', queries: wishes.map(toQuery) })
      .sort((a, b) => b.score - a.score || a.id - b.id)
    const heard = wishes.filter((wish) => found.some((result) => fulfils(result, wish)))
    const missing = found.map((result) => heard.filter((wish) => !fulfils(result, wish)).length)
    const all = found.filter((_, at) => missing[at] === 0)
    const isLong = heard.length > 1 && heard.flatMap(({ literal }) => literal).length >= MANY_WORDS
    if (!isLong || all.length >= constants.dropdownResults) return all
    return [...all, ...found.filter((_, at) => missing[at] === 1)]
  }

  return (query, { limit, accepts }) =>
    find(read(query))
      .map(({ id }) => id as number)
      .filter(accepts)
      .slice(0, Math.min(limit, constants.searchLimitMax))
}
