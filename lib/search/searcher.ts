import type { TemplateEntry } from '@/lib/catalogue/entries'
import { suitsMostRoofs } from '@/lib/catalogue/trade-words'
import { constants } from '@/lib/constants'
import type { Format } from '@/lib/documents/model'
import { withoutPlaces } from './places'
import type { MatchedField, Score } from './response'
import { prepareMatch, type Match, type Searchable } from './score'
import { buildSimilarIndex } from './similar'

export interface SearchOptions {
  /** Maximum number of results, and of similar templates. */
  limit?: number
  formats?: readonly Format[]
  categories?: readonly string[]
  /** Only templates that have state editions. */
  withEditions?: boolean
}

export interface SearchResult<Template> {
  template: Template
  score: Score
  matchedField: MatchedField
}

export interface SearchOutcome<Template> {
  query: string
  /** Total number of substring matches, regardless of the limit. */
  count: number
  results: SearchResult<Template>[]
  /** Other matches, only if there are fewer than five substring matches. */
  similar: Template[]
}

export type Findable = Searchable &
  Pick<TemplateEntry, 'slug' | 'categorySlug' | 'formats' | 'popularity' | 'hasEditions'>

export type Search<Template> = (query: string, options?: SearchOptions) => SearchOutcome<Template>

const names = new Intl.Collator('en')

const passes = (template: Findable, { formats = [], categories = [], withEditions }: SearchOptions): boolean =>
  (!withEditions || template.hasEditions === true) &&
  (formats.length === 0 || template.formats.some((each) => formats.includes(each))) &&
  (categories.length === 0 || categories.includes(template.categorySlug))

/** Prepares the search. Equal scores: whole words, suits most roofs, popular, name. Similar ones fill up to five. */
export function createSearch<Template extends Findable>(
  templates: readonly Template[],
  trade?: Parameters<typeof buildSimilarIndex>[1],
): Search<Template> {
  // The order of equal matches, which the stable sort keeps.
  const ordered = [...templates].sort(
    (a, b) =>
      Number(suitsMostRoofs(b)) - Number(suitsMostRoofs(a)) ||
      b.popularity - a.popularity ||
      names.compare(a.name, b.name),
  )
  const matches = ordered.map(prepareMatch)
  const findSimilar = buildSimilarIndex(ordered, trade)

  function findExact(query: string, options: SearchOptions): [template: Template, match: Match][] {
    const needle = query.toLowerCase()
    const found = ordered.flatMap((template, index): [Template, Match][] => {
      const match = needle && passes(template, options) ? matches[index]!(needle) : undefined
      return match ? [[template, match]] : []
    })
    return found.sort(([, a], [, b]) => b.score - a.score || Number(b.isWhole) - Number(a.isWhole))
  }

  /** Returns templates similar to a query, without its exact matches: first those that the query without places finds. */
  function findOthers(query: string, exact: ReadonlySet<Template>, options: SearchOptions): Template[] {
    const { limit = constants.searchLimit } = options
    const bare = withoutPlaces(query)
    const literal = bare === query ? [] : findExact(bare, options).map(([template]) => template)
    const known = new Set([...exact, ...literal])
    const accepts = (index: number): boolean => !known.has(ordered[index]!) && passes(ordered[index]!, options)
    const similar = findSimilar(bare, { limit, accepts }).map((index) => ordered[index]!)
    const others = literal.length < constants.dropdownResults ? [...literal, ...similar] : literal
    return others.filter((template) => !exact.has(template)).slice(0, limit)
  }

  return (rawQuery, options = {}) => {
    const { limit = constants.searchLimit } = options
    const query = rawQuery.slice(0, constants.queryLength).trim()
    if (!query) return { query, count: 0, results: [], similar: [] }
    const best = findExact(query, options)
    const isFew = best.length < constants.dropdownResults
    return {
      query,
      count: best.length,
      results: best.slice(0, limit).map(([template, { score, field }]) => ({ template, score, matchedField: field })),
      similar: isFew ? findOthers(query, new Set(best.map(([template]) => template)), options) : [],
    }
  }
}
