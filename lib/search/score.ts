import type { TemplateEntry } from '@/lib/catalogue/entries'
import type { MatchedField, Score } from './response'

/** The fields of a template that the specified search reads. */
export type Searchable = Pick<
  TemplateEntry,
  'name' | 'category' | 'description' | 'fullDescription' | 'tags' | 'systemSlug'
>

export interface Rule {
  field: MatchedField
  score: Score
  texts: (template: Searchable) => readonly string[]
}

/** The specified scores, in the specified order: the first matching field sets the score. */
const rules: readonly Rule[] = [
  { field: 'name', score: 10, texts: ({ name }) => [name] },
  { field: 'category', score: 8, texts: ({ category }) => [category] },
  { field: 'description', score: 5, texts: ({ description }) => [description] },
  { field: 'fullDescription', score: 3, texts: ({ fullDescription }) => fullDescription },
  { field: 'tags', score: 6, texts: ({ tags }) => tags },
  { field: 'systemSlug', score: 7, texts: ({ systemSlug }) => (systemSlug ? [systemSlug] : []) },
]

/** Separates two texts. A query that contains it matches nothing. */
const SEPARATOR = '\0'

/**
 * Reads a template's texts once. Returns a function that takes a lower-case needle and returns the matching rule, if
 * any. The texts are joined in the order of the rules, so the needle's first position is in the first matching field.
 */
export function prepareMatch(template: Searchable): (needle: string) => Rule | undefined {
  const fields = rules.map(({ texts }) => texts(template).join(SEPARATOR).toLowerCase())
  const whole = fields.join(SEPARATOR)
  let length = 0
  const ends = fields.map((field) => (length += field.length + SEPARATOR.length))
  return (needle) => {
    const place = needle.includes(SEPARATOR) ? -1 : whole.indexOf(needle)
    return place === -1 ? undefined : rules[ends.findIndex((end) => place < end)]
  }
}
