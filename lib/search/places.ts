/** States and cities in a query. They are names: no synonym and no correction of spelling applies to them. */
import { tradeWords, usCities } from '@/lib/catalogue/trade-words'
import { stateNames, type StateCode as Code } from '@/lib/state-names'

/** Postal codes that are words of ordinary queries: in lower case they name a state only as the last word. */
const ordinaryWords: ReadonlySet<string> = new Set('AL AR CO DE HI ID IN LA MA ME OH OK OR PA'.split(' '))
/** Those that end ordinary queries ('sign in'): in lower case they name a state only after a comma. */
const lastWords: ReadonlySet<string> = new Set(['IN', 'ME', 'OR'])
/** Words with a meaning in the trade. Some are postal codes, too: CO is a change order. */
const tradePhrases: ReadonlySet<string> = new Set(Object.values(tradeWords.synonyms).flat())

const spaced = (name: string): string => name.replaceAll('St ', 'St\\.? ').replaceAll(/[ -]/g, '[\\s-]+')
const longestFirst = (a: string, b: string): number => b.length - a.length

/** Longest first: West Virginia is not Virginia. */
const named: readonly (readonly [pattern: RegExp, code: Code])[] = [
  [/\bwashington,? d\.?c\b\.?/gi, 'DC'] as const,
  ...Object.entries(stateNames)
    .sort(([, a], [, b]) => longestFirst(a, b))
    .map(([code, name]) => [new RegExp(`\\b${spaced(name)}\\b`, 'gi'), code as Code] as const),
]
/** D.C. is one of them, or Columbia would be removed from its name. */
const cities = new RegExp(`\\b(?:${[...usCities, stateNames.DC].sort(longestFirst).map(spaced).join('|')})\\b`, 'gi')
/** Most of it is in Missouri. */
const kansasCity = /\bkansas\s+city\b/gi

const isCode = (word: string): word is Code => Object.hasOwn(stateNames, word)
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replace(/^[ ,]+/, '')
    .trim()
const without = (text: string, pattern: RegExp): string => tidy(text.replace(pattern, ' '))

function codeAt(words: readonly string[], at: number): Code | undefined {
  const word = words[at]!
  const code = word.toUpperCase()
  if (!isCode(code)) return undefined
  if (word === code || !ordinaryWords.has(code)) return code
  const isLast = at === words.length - 1
  return isLast && (!lastWords.has(code) || words[at - 1]?.endsWith(',')) ? code : undefined
}

interface NamedState {
  state: Code
  rest: string
  /** Whether the trade means something else by the postal code too. */
  isTradeWord: boolean
}

const withoutStateNames = (text: string): string => named.reduce((rest, [pattern]) => without(rest, pattern), text)

/** Returns the first state of a text by its name, else by its postal code. */
function findState(text: string): NamedState | undefined {
  for (const [pattern, state] of named) {
    const rest = without(text, pattern)
    if (rest !== tidy(text)) return { state, rest: withoutStateNames(rest), isTradeWord: false }
  }
  const words = tidy(text).split(' ')
  for (const [at, word] of words.entries()) {
    const state = codeAt(words, at)
    const rest = words.filter((_, index) => index !== at).join(' ')
    if (state) return { state, rest, isTradeWord: tradePhrases.has(word.toLowerCase()) }
  }
  return undefined
}

/** Returns the state that a query names and the rest without cities; undefined if it names none. */
export function stateInQuery(query: string): { state: Code; rest: string } | undefined {
  const found = findState(without(query, kansasCity))
  if (!found) return undefined
  const bare = without(query, cities)
  return { state: found.state, rest: findState(bare)?.rest ?? bare }
}

/** Returns a query without its states and cities. A postal code with another meaning in the trade stays. */
export function withoutPlaces(query: string): string {
  const bare = without(query, cities)
  const found = findState(bare)
  return found && !found.isTradeWord ? found.rest : bare
}
