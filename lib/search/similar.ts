import MiniSearch from 'minisearch'
import type { TemplateEntry } from '@/lib/catalogue/entries'

type Indexed = Pick<TemplateEntry, 'slug' | 'name' | 'category' | 'description' | 'tags' | 'systemName'>

/** Letters of a word that may differ: none up to four, one in five, two (a swapped pair) from six. */
const tolerance = (term: string): number => (term.length < 5 ? 0 : term.length < 6 ? 1 : 2)

/**
 * An index for matches that the plain substring misses: all words in any order, word beginnings, small typing errors.
 * Returns a function from a query to slugs, best first.
 */
export function buildSimilarIndex(templates: readonly Indexed[]): (query: string) => string[] {
  const index = new MiniSearch<Indexed>({
    idField: 'slug',
    fields: ['name', 'tags', 'systemName', 'category', 'description'],
    extractField: (template, field) => {
      const value = template[field as keyof Indexed]
      return Array.isArray(value) ? value.join(' ') : String(value ?? '')
    },
    searchOptions: { boost: { name: 4, tags: 2, systemName: 2 }, combineWith: 'AND', prefix: true, fuzzy: tolerance },
  })
  index.addAll(templates)
  return (query) => index.search(query).map((result) => String(result.id))
}
