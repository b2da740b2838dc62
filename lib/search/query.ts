import SearchableMap from 'minisearch/SearchableMap'
import type { TradeWords } from '@/lib/catalogue/trade-words'
import { queryWords } from './words'

type Words = readonly string[]

/** One thing a query asks for, in any of its wordings; each wording asks for all of its words. */
export interface Wish {
  /** As typed. */
  literal: Words
  /** What the trade means by it. */
  meanings: readonly Words[]
  /** Whether the library does not know the word: it may be spelled badly. */
  isUnknown: boolean
}

const keyOf = (words: Words): string => words.join(' ')

/** Letters of a word that may be wrong, missing or too many: none up to three, one of four, two from five. */
export const edits = (word: string): number => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2)

/** Typed phrase → its meanings, each as words. */
function meaningsByPhrase(synonyms: TradeWords['synonyms']): SearchableMap<Words[]> {
  const meanings = new SearchableMap<Words[]>()
  for (const [meaning, phrases] of Object.entries(synonyms))
    for (const key of new Set(phrases.map((phrase) => keyOf(queryWords(phrase)))))
      meanings.update(key, (others = []) => [...others, queryWords(meaning)])
  return meanings
}

/**
 * Prepares to read queries against the `words` of the library: the longest phrases that the trade words or a missing
 * hyphen explain become one wish each, and so does every word that is left. An unknown word means what the phrases that
 * are spelled most like it mean. Fillers are passed over where anything else is asked for.
 */
export function prepareReading(
  { synonyms, fillers }: TradeWords,
  words: SearchableMap<unknown>,
): (query: string) => Wish[] {
  const phrases = meaningsByPhrase(synonyms)
  const longest = Math.max(2, ...[...phrases.keys()].map((key) => key.split(' ').length))
  const isFiller = new Set(fillers.flatMap(queryWords))
  const begins = (word: string): boolean => words.atPrefix(word).keys().next().done !== true

  function meaningsOf(literal: Words): Words[] {
    const joined = literal.length === 2 ? literal.join('') : ''
    const found = [keyOf(literal), joined].flatMap((key) => phrases.get(key) ?? [])
    return words.has(joined) ? [[joined], ...found] : found
  }

  /** The meanings of the phrases that differ from this word by the fewest letters. */
  function guess(word: string): Words[] {
    const near = [...phrases.fuzzyGet(word, edits(word)).values()]
    const least = Math.min(...near.map(([, distance]) => distance))
    return near.flatMap(([found, distance]) => (distance === least ? found : []))
  }

  function wishFor(literal: Words): Wish {
    const meanings = meaningsOf(literal)
    const isUnknown = meanings.length === 0 && !begins(keyOf(literal))
    return { literal, meanings: isUnknown ? guess(keyOf(literal)) : meanings, isUnknown }
  }

  function wishesIn(typed: Words): Wish[] {
    if (!typed.length) return []
    let length = Math.min(longest, typed.length)
    while (length > 1 && !meaningsOf(typed.slice(0, length)).length) length -= 1
    return [wishFor(typed.slice(0, length)), ...wishesIn(typed.slice(length))]
  }

  return (query) => {
    const wishes = wishesIn(queryWords(query))
    const required = wishes.filter(({ literal }) => !isFiller.has(keyOf(literal)))
    return required.length ? required : wishes
  }
}
