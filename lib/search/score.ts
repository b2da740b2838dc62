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

/** Stands between two texts, so that no needle matches across them: no text contains it. */
const JOINT = '\0'

/** A template's texts in lower case, prepared once so that a search only scans, and scans one string where in vain. */
export interface Scorable {
  all: string
  /** One per rule. */
  fields: readonly string[]
}

export function toScorable(template: Searchable): Scorable {
  const fields = rules.map(({ texts }) => texts(template).join(JOINT).toLowerCase())
  return { all: fields.join(JOINT), fields }
}

/** The first rule whose text contains the needle (already trimmed and in lower case), if any. */
export function scoreOf(
  { all, fields }: Scorable,
  needle: string,
): { score: number; matchedField: MatchedField } | undefined {
  if (!all.includes(needle) || needle.includes(JOINT)) return undefined
  const rule = rules[fields.findIndex((text) => text.includes(needle))]
  return rule && { score: rule.score, matchedField: rule.field }
}
