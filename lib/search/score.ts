import type { TemplateEntry } from '@/lib/catalogue/entries'
import type { MatchedField, Score } from './response'

export type Searchable = Pick<
  TemplateEntry,
  'name' | 'category' | 'description' | 'fullDescription' | 'tags' | 'systemSlug'
>

interface Rule {
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

/** A match by a rule, and whether the query is one or more whole words of that field: 'crew' is not in 'screw'. */
export interface Match extends Pick<Rule, 'field' | 'score'> {
  isWhole: boolean
}

const joins = /^[\p{L}\p{M}\p{N}]$/u
const isJoined = (left = '', right = ''): boolean => joins.test(left) && joins.test(right)

function isWholeWord(text: string, needle: string): boolean {
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    const end = at + needle.length
    if (!isJoined(text[at - 1], needle[0]) && !isJoined(needle.at(-1), text[end])) return true
  }
  return false
}

/** Separates two texts. A query that contains it matches nothing. */
const SEPARATOR = '\0'

/** Reads a template once and returns a matcher of lower-case needles; the texts are in the order of the rules. */
export function prepareMatch(template: Searchable): (needle: string) => Match | undefined {
  const fields = rules.map(({ texts }) => texts(template).join(SEPARATOR).toLowerCase())
  const whole = fields.join(SEPARATOR)
  let length = 0
  const ends = fields.map((field) => (length += field.length + SEPARATOR.length))
  return (needle) => {
    const place = needle.includes(SEPARATOR) ? -1 : whole.indexOf(needle)
    if (place === -1) return undefined
    const first = ends.findIndex((end) => place < end)
    const { field, score } = rules[first]!
    return { field, score, isWhole: isWholeWord(fields[first]!, needle) }
  }
}
