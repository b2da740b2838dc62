import type { TemplateEntry } from '@/lib/catalogue/entries'
import type { MatchedField, Score } from './answer'

/** What of a template the specified search reads. */
export type Searchable = Pick<
  TemplateEntry,
  'name' | 'category' | 'description' | 'fullDescription' | 'tags' | 'systemSlug'
>

export interface Rule {
  field: MatchedField
  score: Score
  texts: (template: Searchable) => readonly string[]
}

/** The specified scores, in the specified order: the first field that matches decides. */
const rules: readonly Rule[] = [
  { field: 'name', score: 10, texts: ({ name }) => [name] },
  { field: 'category', score: 8, texts: ({ category }) => [category] },
  { field: 'description', score: 5, texts: ({ description }) => [description] },
  { field: 'fullDescription', score: 3, texts: ({ fullDescription }) => fullDescription },
  { field: 'tags', score: 6, texts: ({ tags }) => tags },
  { field: 'systemSlug', score: 7, texts: ({ systemSlug }) => (systemSlug ? [systemSlug] : []) },
]

/** Stands between two texts: no query that holds it finds anything. */
const JOINT = '\0'

/**
 * Reads a template's texts once. Returns a function from a needle in lower case to the rule that matches, if any: the
 * texts stand in the order of the rules, so the first place of the needle belongs to the first field that holds it.
 */
export function prepareMatch(template: Searchable): (needle: string) => Rule | undefined {
  const fields = rules.map(({ texts }) => texts(template).join(JOINT).toLowerCase())
  const whole = fields.join(JOINT)
  let length = 0
  const ends = fields.map((field) => (length += field.length + JOINT.length))
  return (needle) => {
    const place = needle.includes(JOINT) ? -1 : whole.indexOf(needle)
    return place === -1 ? undefined : rules[ends.findIndex((end) => place < end)]
  }
}
