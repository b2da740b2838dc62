import SearchableMap from 'minisearch/SearchableMap'
import type { TradeWords } from '@/lib/catalogue/trade-words'
import { queryWords } from './words'

type Words = readonly string[]

export interface Clause {
  literal: Words
  /** What the trade means by it: synonyms. */
  meanings: readonly Words[]
  /** True if the library does not contain the word, so it may be misspelled. */
  isUnknown: boolean
}

const keyOf = (words: Words): string => words.join(' ')

/** Allowed edit distance: 0 for words of up to 3 letters, 1 for 4 letters, 2 for 5 or more. */
export const edits = (word: string): number => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2)

function meaningsByPhrase(synonyms: TradeWords['synonyms']): SearchableMap<Words[]> {
  const meanings = new SearchableMap<Words[]>()
  for (const [meaning, phrases] of Object.entries(synonyms))
    for (const key of new Set(phrases.map((phrase) => keyOf(queryWords(phrase)))))
      meanings.update(key, (others = []) => [...others, queryWords(meaning)])
  return meanings
}

/** Returns a parser: phrases and words become clauses, unknown words the closest phrase unless in `siteWords`. */
export function createQueryParser(
  { synonyms, fillers }: TradeWords,
  words: SearchableMap<unknown>,
  siteWords: ReadonlySet<string>,
): (query: string) => Clause[] {
  const phrases = meaningsByPhrase(synonyms)
  const longest = Math.max(2, ...[...phrases.keys()].map((key) => key.split(' ').length))
  const isFiller = new Set(fillers.flatMap(queryWords))
  const begins = (word: string): boolean => words.atPrefix(word).keys().next().done !== true

  function meaningsOf(literal: Words): Words[] {
    const joined = literal.length === 2 ? literal.join('') : ''
    const found = [keyOf(literal), joined].flatMap((key) => phrases.get(key) ?? [])
    return words.has(joined) ? [[joined], ...found] : found
  }

  function guess(word: string): Words[] {
    const near = [...phrases.fuzzyGet(word, edits(word)).values()]
    const least = Math.min(...near.map(([, distance]) => distance))
    return near.flatMap(([found, distance]) => (distance === least ? found : []))
  }

  function clauseFor(literal: Words): Clause {
    const meanings = meaningsOf(literal)
    const word = keyOf(literal)
    const isUnknown = meanings.length === 0 && !begins(word) && !siteWords.has(word)
    return { literal, meanings: isUnknown ? guess(word) : meanings, isUnknown }
  }

  function clausesIn(typed: Words): Clause[] {
    if (!typed.length) return []
    let length = Math.min(longest, typed.length)
    while (length > 1 && !meaningsOf(typed.slice(0, length)).length) length -= 1
    return [clauseFor(typed.slice(0, length)), ...clausesIn(typed.slice(length))]
  }

  return (query) => {
    const clauses = clausesIn(queryWords(query))
    const required = clauses.filter(({ literal }) => !isFiller.has(keyOf(literal)))
    return required.length ? required : clauses
  }
}
