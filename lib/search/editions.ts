import { editionName, editionPageUrl } from '@/lib/edition-paths'
import { stateNames, type StateCode as Code } from '@/lib/state-names'
import type { FoundEdition } from './response'

/** Postal codes that are words of ordinary queries: in lower case they name a state only as the last word. */
const ordinaryWords: ReadonlySet<string> = new Set('AL AR CO DE HI ID IN LA MA ME OH OK OR PA'.split(' '))

/** Longest first, so that West Virginia is not read as Virginia. */
const named: readonly (readonly [pattern: RegExp, code: Code])[] = [
  [/\bwashington,? d\.?c\b\.?/i, 'DC'] as const,
  ...Object.entries(stateNames)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([code, name]) => [new RegExp(`\\b${name.replaceAll(' ', '\\s+')}\\b`, 'i'), code as Code] as const),
]

const isCode = (word: string): word is Code => Object.hasOwn(stateNames, word)

/** Returns the state that a word names by its postal code. */
function codeOf(word: string, isLast: boolean): Code | undefined {
  const code = word.toUpperCase()
  return isCode(code) && (word === code || isLast || !ordinaryWords.has(code)) ? code : undefined
}

/**
 * Returns the state that a query names, by its name or by its postal code as a word of its own, and the rest of the
 * query; undefined if it names none.
 */
export function stateInQuery(query: string): { state: Code; rest: string } | undefined {
  for (const [pattern, state] of named)
    if (pattern.test(query)) return { state, rest: query.replace(pattern, ' ').trim().replace(/\s+/g, ' ') }
  const words = query.trim().split(/\s+/)
  for (const [at, word] of words.entries()) {
    const state = codeOf(word, at === words.length - 1)
    if (state) return { state, rest: words.filter((_, index) => index !== at).join(' ') }
  }
  return undefined
}

/** What the search of editions needs of a template. */
interface Named {
  slug: string
  name: string
  hasEditions?: true
}

/** At most this many editions are shown above the results. */
const MOST = 3

/**
 * Returns the editions that a query with a state asks for: of the templates that the rest of the query finds, those
 * that have editions, best first. `find` searches the templates.
 */
export function findEditions(query: string, find: (query: string) => readonly Named[]): FoundEdition[] {
  const asked = stateInQuery(query)
  if (!asked) return []
  const { state, rest } = asked
  return find(rest || 'contract')
    .filter(({ hasEditions }) => hasEditions)
    .slice(0, MOST)
    .map(({ slug, name }) => ({
      slug,
      state,
      name: editionName(name, stateNames[state]),
      url: editionPageUrl(slug, state),
    }))
}
