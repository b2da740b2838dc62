import 'server-only'
import { allTemplates, findTemplate, type TemplateEntry } from '@/lib/catalogue'
import { constants } from '@/lib/constants'
import type { Format } from '@/lib/documents/model'
import { scoreOf, toScorable, type MatchedField } from './score'
import { buildSimilarIndex } from './similar'

export interface SearchOptions {
  /** Applies to the results and to the similar ones, each. */
  limit?: number
  formats?: readonly Format[]
  categories?: readonly string[]
}

export interface SearchResult {
  template: TemplateEntry
  score: number
  matchedField: MatchedField
}

export interface SearchAnswer {
  /** The query as searched: trimmed, at most 100 characters. */
  query: string
  /** All substring matches, beyond the limit too. */
  count: number
  results: SearchResult[]
  /** Matches of another kind, only where the substring finds fewer than five. */
  similar: TemplateEntry[]
}

const prepared = allTemplates().map((template) => ({ template, texts: toScorable(template) }))
const similarSlugs = buildSimilarIndex(allTemplates())

function passes({ formats = [], categories = [] }: SearchOptions, template: TemplateEntry): boolean {
  const format = formats.length === 0 || template.formats.some((each) => formats.includes(each))
  return format && (categories.length === 0 || categories.includes(template.categorySlug))
}

const byScore = (a: SearchResult, b: SearchResult): number =>
  b.score - a.score ||
  b.template.downloadCount - a.template.downloadCount ||
  a.template.name.localeCompare(b.template.name, 'en')

/** Finds templates by substring, scored as specified, and beside them similar ones. A blank query finds nothing. */
export function searchTemplates(rawQuery: string, options: SearchOptions = {}): SearchAnswer {
  const { limit = constants.searchLimit } = options
  const query = rawQuery.slice(0, constants.queryLength).trim()
  if (!query) return { query, count: 0, results: [], similar: [] }
  const needle = query.toLowerCase()
  const matches = prepared
    .filter(({ template }) => passes(options, template))
    .flatMap(({ template, texts }) => {
      const match = scoreOf(texts, needle)
      return match ? [{ template, ...match }] : []
    })
    .sort(byScore)
  return {
    query,
    count: matches.length,
    results: matches.slice(0, limit),
    similar: similarTo(query, matches, options, limit),
  }
}

function similarTo(query: string, matches: SearchResult[], options: SearchOptions, limit: number): TemplateEntry[] {
  if (matches.length >= constants.dropdownResults) return []
  const found = new Set(matches.map(({ template }) => template.slug))
  return similarSlugs(query)
    .filter((slug) => !found.has(slug))
    .map((slug) => findTemplate(slug))
    .filter((template) => template !== undefined)
    .filter((template) => passes(options, template))
    .slice(0, limit)
}
