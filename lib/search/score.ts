import type { TemplateEntry } from '@/lib/catalogue/entries'
import type { MatchedField, Score } from './answer'

/** What of a template the specified search reads. */
export type Searchable = Pick<
  TemplateEntry,
  'name' | 'category' | 'description' | 'fullDescription' | 'tags' | 'systemSlug'
>

interface Rule {
  field: MatchedField
  score: Score
  texts: (template: Searchable) => readonly string[]
}

/** The specified scores, in the specified order: the first field that matches decides. */
export const rules: readonly Rule[] = [
  { field: 'name', score: 10, texts: ({ name }) => [name] },
  { field: 'category', score: 8, texts: ({ category }) => [category] },
  { field: 'description', score: 5, texts: ({ description }) => [description] },
  { field: 'fullDescription', score: 3, texts: ({ fullDescription }) => fullDescription },
  { field: 'tags', score: 6, texts: ({ tags }) => tags },
  { field: 'systemSlug', score: 7, texts: ({ systemSlug }) => (systemSlug ? [systemSlug] : []) },
]
