import type { TemplateEntry } from '@/lib/catalogue/entries'
import { constants } from '@/lib/constants'
import type { Format } from '@/lib/documents/model'
import type { MatchedField, Score } from './answer'
import { prepareMatch, type Searchable } from './score'
import { buildSimilarIndex } from './similar'

export interface SearchOptions {
  /** Applies to the results and to the similar ones, each. */
  limit?: number
  formats?: readonly Format[]
  categories?: readonly string[]
}

export interface SearchResult<Template> {
  template: Template
  score: Score
  matchedField: MatchedField
}

export interface SearchAnswer<Template> {
  /** The query as searched: trimmed, at most 100 characters. */
  query: string
  /** All substring matches, beyond the limit too. */
  count: number
  results: SearchResult<Template>[]
  /** Matches of another kind, only where the substring finds fewer than five. */
  similar: Template[]
}

/** What of a template a search reads or goes by. */
export type Findable = Searchable & Pick<TemplateEntry, 'slug' | 'categorySlug' | 'formats' | 'downloadCount'>

export type Search<Template> = (query: string, options?: SearchOptions) => SearchAnswer<Template>

const names = new Intl.Collator('en')

const passes = (template: Findable, { formats = [], categories = [] }: SearchOptions): boolean =>
  (formats.length === 0 || template.formats.some((each) => formats.includes(each))) &&
  (categories.length === 0 || categories.includes(template.categorySlug))

/**
 * Prepares the search of these templates: by substring, scored as specified, most downloads first among equals, then by
 * name; and beside it similar templates where the substring finds fewer than five. A blank query finds nothing.
 */
export function createSearch<Template extends Findable>(
  templates: readonly Template[],
  trade?: Parameters<typeof buildSimilarIndex>[1],
): Search<Template> {
  // In the order of equals, which sorting by score then keeps.
  const ordered = [...templates].sort((a, b) => b.downloadCount - a.downloadCount || names.compare(a.name, b.name))
  const matches = ordered.map(prepareMatch)
  const findSimilar = buildSimilarIndex(ordered, trade)

  return (rawQuery, options = {}) => {
    const { limit = constants.searchLimit } = options
    const query = rawQuery.slice(0, constants.queryLength).trim()
    if (!query) return { query, count: 0, results: [], similar: [] }
    const needle = query.toLowerCase()
    const found = new Set<Template>()
    const results: SearchResult<Template>[] = []
    for (const [index, template] of ordered.entries()) {
      const match = passes(template, options) ? matches[index]!(needle) : undefined
      if (!match) continue
      found.add(template)
      results.push({ template, score: match.score, matchedField: match.field })
    }
    const accepts = (index: number): boolean => !found.has(ordered[index]!) && passes(ordered[index]!, options)
    const isFew = results.length < constants.dropdownResults
    return {
      query,
      count: results.length,
      results: results.sort((a, b) => b.score - a.score).slice(0, limit),
      similar: isFew ? findSimilar(query, { limit, accepts }).map((index) => ordered[index]!) : [],
    }
  }
}
