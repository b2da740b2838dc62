import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import type { TemplateEntry } from '@/lib/catalogue/entries'
import { constants } from '@/lib/constants'
import { suitsMostRoofs, systemNamesOf, tradeWords, type TradeWords } from '@/lib/catalogue/trade-words'
import { siteWords } from './pages'
import { createQueryParser, edits, type Clause } from './query'
import { indexWords, joinedPairs } from './words'

type Indexed = Pick<TemplateEntry, 'name' | 'category' | 'description' | 'tags' | 'systemSlug'>

/** Joined pairs of a name's words: 'changeorder'. */
const PAIRS = 'pairs'

const texts: Readonly<Record<string, (template: Indexed) => readonly string[]>> = {
  name: ({ name }) => [name],
  [PAIRS]: ({ name }) => [name],
  tags: (template) => [...template.tags, ...systemNamesOf(template)],
  category: ({ category }) => [category],
  description: ({ description }) => [description],
}

/** Boost for documents that suit most roofers over those for one other roof, unless the query names that roof. */
const MOST_ROOFS = 1.3

/** Boost for a name that the query contains in full: 'Change Order' before 'Change Order Log'. */
const WHOLE_NAME = 0.3

/** Scores whose ratio is about this or less count as equal: BM25's finer differences have no meaning. */
const EQUAL = 1.2

/** Minimum length of a word for prefix matching; shorter prefixes match too many words. */
const SHORTEST_PREFIX = 3

/** In queries of at least this many words, one clause may fail if few templates match all clauses. */
const MANY_WORDS = 3

interface SimilarSearch {
  limit: number
  accepts: (index: number) => boolean
}

function indexOf(templates: readonly Indexed[], words: SearchableMap<true>): MiniSearch<number> {
  const index = new MiniSearch<number>({
    fields: Object.keys(texts),
    extractField: (id, field) => (field === 'id' ? id : texts[field]!(templates[id]!).join('\n')),
    tokenize: (text, field) => {
      const found = indexWords(text)
      for (const word of found) words.set(word, true)
      return field === PAIRS ? joinedPairs(found) : found
    },
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (phrase) => phrase.split(' '),
      boost: { name: 8, [PAIRS]: 8, tags: 2 },
      boostDocument: (id: number) => (suitsMostRoofs(templates[id]!) ? MOST_ROOFS : 1),
      // A prefix match counts much less than a whole word: 'plan' is not 'plant'.
      weights: { fuzzy: 0.45, prefix: 0.1 },
      // b: 0 ignores text length; otherwise the length of a roof's name would affect the ranking.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  })
  index.addAll([...templates.keys()])
  return index
}

const wordFields = Object.keys(texts).filter((field) => field !== PAIRS)

const rankOf = (score: number): number => Math.round(Math.log(score) / Math.log(EQUAL))

function ownWords(template: Indexed): readonly string[] {
  const roof = new Set(systemNamesOf(template).flatMap(indexWords))
  return [...new Set(indexWords(template.name))].filter((word) => !roof.has(word))
}

/** Only the literal matches as a prefix, unknown words fuzzily, a pair as a whole, or it would outrank names. */
const toQuery = ({ literal, meanings, isUnknown }: Clause): Query => ({
  combineWith: 'OR',
  queries: [
    {
      queries: [literal.join(' ')],
      fields: wordFields,
      combineWith: 'AND',
      prefix: (word) => meanings.length === 0 && word.length >= SHORTEST_PREFIX,
      fuzzy: isUnknown && edits,
    },
    { queries: [literal.join(' ')], fields: [PAIRS], combineWith: 'AND', fuzzy: isUnknown && edits },
    ...meanings.map((words): Query => ({ queries: [words.join(' ')], combineWith: 'AND' })),
  ],
})

const matches = ({ queryTerms }: SearchResult, { literal, meanings }: Clause): boolean =>
  [literal, ...meanings].some((words) => words.every((word) => queryTerms.includes(word)))

/** Finds any word order, synonyms, prefixes, misspellings. Returns indexes, best first; whole names lead equal ones. */
export function buildSimilarIndex(
  templates: readonly Indexed[],
  trade: TradeWords = tradeWords,
): (query: string, search: SimilarSearch) => number[] {
  const words = new SearchableMap<true>()
  const index = indexOf(templates, words)
  const parse = createQueryParser(trade, words, siteWords)
  const names = templates.map(ownWords)

  const roofOf = ({ id }: SearchResult): string | undefined => templates[id as number]!.systemSlug

  function shareOfName({ id, match }: SearchResult): number {
    const name = names[id as number]!
    const matched = name.filter((word) => match[word]?.includes('name')).length
    return matched > 1 ? matched / name.length : 0
  }

  /** Templates that match all satisfiable clauses, then all but one of a long query; other roofs last. */
  function find(clauses: readonly Clause[]): SearchResult[] {
    const found = index
      .search({ combineWith: 'OR', queries: clauses.map(toQuery) })
      .map((result) => ({ result, share: shareOfName(result) }))
      .map(({ result, share }) => ({ result, share, rank: rankOf(result.score * (1 + WHOLE_NAME * share)) }))
      .sort((a, b) => b.rank - a.rank || b.share - a.share || a.result.id - b.result.id)
      .map(({ result }) => result)
    const satisfiable = clauses.filter((clause) => found.some((result) => matches(result, clause)))
    const missing = found.map((result) => satisfiable.filter((clause) => !matches(result, clause)).length)
    const all = found.filter((_, at) => missing[at] === 0)
    const isLong = satisfiable.length > 1 && satisfiable.flatMap(({ literal }) => literal).length >= MANY_WORDS
    if (!isLong || all.length >= constants.dropdownResults) return all
    const nearly = found.filter((_, at) => missing[at] === 1)
    const roof = all[0] && roofOf(all[0])
    const isOther = (result: SearchResult): boolean => roof !== undefined && ![roof, undefined].includes(roofOf(result))
    return [...all, ...nearly.filter((result) => !isOther(result)), ...nearly.filter(isOther)]
  }

  return (query, { limit, accepts }) =>
    find(parse(query))
      .map(({ id }) => id as number)
      .filter(accepts)
      .slice(0, Math.min(limit, constants.searchLimitMax))
}
