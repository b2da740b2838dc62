import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import type { TemplateEntry } from '@/lib/catalogue/entries'
import { constants } from '@/lib/constants'
import { systemNamesOf, tradeWords, type TradeWords } from '@/lib/catalogue/trade-words'
import { createQueryParser, edits, type Clause } from './query'
import { indexWords, joinedPairs } from './words'

type Indexed = Pick<TemplateEntry, 'name' | 'category' | 'description' | 'tags' | 'systemSlug'>

/** The indexed texts of a template. */
const texts: Readonly<Record<string, (template: Indexed) => readonly string[]>> = {
  name: ({ name }) => [name],
  tags: (template) => [...template.tags, ...systemNamesOf(template)],
  category: ({ category }) => [category],
  description: ({ description }) => [description],
}

/** Boost that ranks a template for any roof above one for a single roof, unless the query names the roof. */
const ANY_ROOF = 1.3

/** Minimum length of a word for prefix matching; shorter prefixes match too many words. */
const SHORTEST_PREFIX = 3

/** In queries of at least this many words, one clause may fail if few templates match all clauses. */
const MANY_WORDS = 3

interface SimilarSearch {
  /** Maximum number of results, capped at the API's own maximum. */
  limit: number
  /** Returns whether the template with this index may be a result. */
  accepts: (index: number) => boolean
}

/** Indexes the templates by their array index, and collects their words in `words`. */
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
      // A prefix match counts much less than a whole word: 'plan' is not 'plant'.
      weights: { fuzzy: 0.45, prefix: 0.1 },
      // b: 0 ignores text length; otherwise the length of a roof's name would affect the ranking.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  })
  index.addAll([...templates.keys()])
  return index
}

/**
 * Returns a clause as a MiniSearch query. Only the literal matches as a prefix, and only unknown words match fuzzily.
 */
const toQuery = ({ literal, meanings, isUnknown }: Clause): Query => ({
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

const matches = ({ queryTerms }: SearchResult, { literal, meanings }: Clause): boolean =>
  [literal, ...meanings].some((words) => words.every((word) => queryTerms.includes(word)))

/**
 * Builds an index for matches that the substring search misses: words in any order, synonyms, prefixes and corrected
 * spelling. Clauses that match no template are ignored if any other clause matches. Returns a function from a query to
 * the indexes of the matching templates, best first; equal scores keep the order of the templates.
 */
export function buildSimilarIndex(
  templates: readonly Indexed[],
  trade: TradeWords = tradeWords,
): (query: string, search: SimilarSearch) => number[] {
  const words = new SearchableMap<true>()
  const index = indexOf(templates, words)
  const parse = createQueryParser(trade, words)

  /** Templates that match all satisfiable clauses; for a long query, followed by those that match all but one. */
  function find(clauses: readonly Clause[]): SearchResult[] {
    const found = index
      .search({ combineWith: 'OR', queries: clauses.map(toQuery) })
      .sort((a, b) => b.score - a.score || a.id - b.id)
    const satisfiable = clauses.filter((clause) => found.some((result) => matches(result, clause)))
    const missing = found.map((result) => satisfiable.filter((clause) => !matches(result, clause)).length)
    const all = found.filter((_, at) => missing[at] === 0)
    const isLong = satisfiable.length > 1 && satisfiable.flatMap(({ literal }) => literal).length >= MANY_WORDS
    if (!isLong || all.length >= constants.dropdownResults) return all
    return [...all, ...found.filter((_, at) => missing[at] === 1)]
  }

  return (query, { limit, accepts }) =>
    find(parse(query))
      .map(({ id }) => id as number)
      .filter(accepts)
      .slice(0, Math.min(limit, constants.searchLimitMax))
}
