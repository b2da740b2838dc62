import type { TemplateEntry } from '@/lib/catalogue/entries'
import { constants } from '@/lib/constants'
import type { Format } from '@/lib/documents/model'
import type { MatchedField, Score } from './answer'
import { rules, type Searchable } from './score'
import { buildSimilarIndex, type SimilarSearch } from './similar'
import { buildSubstringIndex, NOWHERE } from './substring-index'

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

/** The rules from the highest score down, by their numbers. */
const bestFirst = rules.map((_, rule) => rule).sort((a, b) => rules[b]!.score - rules[a]!.score)

function passes({ formats = [], categories = [] }: SearchOptions, template: Findable): boolean {
  const format = formats.length === 0 || template.formats.some((each) => formats.includes(each))
  return format && (categories.length === 0 || categories.includes(template.categorySlug))
}

/**
 * Prepares the search of these templates: by substring, scored as specified, most downloads first among equals, then by
 * name; and beside it similar templates where the substring finds fewer than five. A blank query finds nothing.
 */
export function createSearch<Template extends Findable>(
  templates: readonly Template[],
  trade?: Parameters<typeof buildSimilarIndex>[1],
): Search<Template> {
  // In the order of equals, so that walking through them needs no sorting.
  const ordered = [...templates].sort((a, b) => b.downloadCount - a.downloadCount || names.compare(a.name, b.name))
  const find = buildSubstringIndex(ordered.map((template) => rules.map(({ texts }) => texts(template))))
  const findSimilar = buildSimilarIndex(ordered, trade)

  function similarTo(query: string, found: ReadonlySet<Template>, options: SearchOptions, limit: number): Template[] {
    const accepts: SimilarSearch['accepts'] = (index) => {
      const template = ordered[index]!
      return !found.has(template) && passes(options, template)
    }
    return findSimilar(query, { limit, accepts }).map((index) => ordered[index]!)
  }

  return (rawQuery, options = {}) => {
    const { limit = constants.searchLimit } = options
    const query = rawQuery.slice(0, constants.queryLength).trim()
    if (!query) return { query, count: 0, results: [], similar: [] }
    const kept = Math.max(limit, constants.dropdownResults)
    const found: Template[][] = rules.map(() => [])
    let count = 0
    const matches = find(query.toLowerCase())
    for (let index = 0; index < ordered.length; index += 1) {
      const rule = matches[index]!
      if (rule === NOWHERE || !passes(options, ordered[index]!)) continue
      count += 1
      if (found[rule]!.length < kept) found[rule]!.push(ordered[index]!)
    }
    const results = bestFirst.flatMap((rule) => {
      const { score, field } = rules[rule]!
      return found[rule]!.map((template) => ({ template, score, matchedField: field }))
    })
    const isFew = count < constants.dropdownResults
    const similar = isFew ? similarTo(query, new Set(found.flat()), options, limit) : []
    return { query, count, results: results.slice(0, limit), similar }
  }
}
