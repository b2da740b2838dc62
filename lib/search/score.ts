import type { TemplateEntry } from '@/lib/catalogue/entries'

export type MatchedField = 'name' | 'category' | 'description' | 'fullDescription' | 'tags' | 'systemSlug'

type Searchable = Pick<TemplateEntry, 'name' | 'category' | 'description' | 'fullDescription' | 'tags' | 'systemSlug'>

interface Rule {
  field: MatchedField
  score: number
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

/** A template's texts in lower case, one list per rule, prepared once so that a search only scans. */
export type Scorable = readonly (readonly string[])[]

export const toScorable = (template: Searchable): Scorable =>
  rules.map(({ texts }) => texts(template).map((text) => text.toLowerCase()))

/** The first rule whose text contains the needle (already trimmed and in lower case), if any. */
export function scoreOf(prepared: Scorable, needle: string): { score: number; matchedField: MatchedField } | undefined {
  const index = prepared.findIndex((texts) => texts.some((text) => text.includes(needle)))
  const rule = rules[index]
  return rule && { score: rule.score, matchedField: rule.field }
}
