import type { TradeWords } from '@/lib/catalogue/trade-words'
import type { Spelling } from './spelling'
import { queryWords } from './words'

/** One thing the query asks for, in any of its wordings; each wording asks for all of its words. */
export interface Wish {
  /** As typed or put right. */
  literal: readonly string[]
  /** Whether the last word may be the beginning of a longer one. */
  open: boolean
  synonyms: readonly (readonly string[])[]
  /** Only orders what the other wishes find. */
  optional: boolean
}

export type ReadQuery = (query: string) => Wish[]

const phraseOf = (words: readonly string[]): string => words.join(' ')

/** Typed phrase → its meanings, each as words. */
function meaningsByPhrase(synonyms: TradeWords['synonyms']): Map<string, string[][]> {
  const meanings = new Map<string, string[][]>()
  for (const [meaning, phrases] of Object.entries(synonyms))
    for (const key of new Set(phrases.map((phrase) => phraseOf(queryWords(phrase)))))
      meanings.set(key, [...(meanings.get(key) ?? []), queryWords(meaning)])
  return meanings
}

/** Every word of the typed phrases, so that none of them is taken for a typing error. */
export const wordsOfSynonyms = (synonyms: TradeWords['synonyms']): string[] =>
  Object.values(synonyms).flatMap((phrases) => phrases.flatMap(queryWords))

/**
 * Prepares to read queries: unknown words are put right or, where something known is left to look for, passed over;
 * then the longest phrases that the trade words or a missing hyphen explain become wishes, and what is left one each.
 */
export function prepareReading({ synonyms, fillers }: TradeWords, spelling: Spelling): ReadQuery {
  const meanings = meaningsByPhrase(synonyms)
  const longest = Math.max(1, ...[...meanings.keys()].map((phrase) => phrase.split(' ').length))
  const isFiller = new Set(fillers.flatMap(queryWords))

  const joined = (words: readonly string[]): string[] => {
    const word = words.join('')
    return words.length === 2 && spelling.isWord(word) ? [word] : []
  }
  const explains = (words: readonly string[]): boolean => meanings.has(phraseOf(words)) || joined(words).length > 0

  const wishFor = (words: readonly string[]): Wish => {
    const [whole] = joined(words)
    const found = [phraseOf(words), ...joined(words)].flatMap((phrase) => meanings.get(phrase) ?? [])
    return {
      literal: words,
      open: found.length === 0 && whole === undefined,
      synonyms: whole === undefined ? found : [[whole], ...found],
      optional: words.length === 1 && isFiller.has(phraseOf(words)),
    }
  }

  const wishesIn = (words: readonly string[]): Wish[] => {
    if (!words.length) return []
    let length = Math.min(longest, words.length)
    while (length > 1 && !explains(words.slice(0, length))) length -= 1
    return [wishFor(words.slice(0, length)), ...wishesIn(words.slice(length))]
  }

  return (query) => {
    const typed = queryWords(query)
    const words = typed.flatMap((word, at) => {
      const belongs = [typed.slice(at, at + 2), typed.slice(Math.max(0, at - 1), at + 1)].some((pair) => explains(pair))
      return belongs || spelling.knows(word) ? [word] : spelling.correction(word)
    })
    const wishes = wishesIn(words)
    const understood = words.length > 0 && (words.length >= typed.length || wishes.some(({ optional }) => !optional))
    if (!understood) return []
    return wishes.every(({ optional }) => optional) ? wishes.map((wish) => ({ ...wish, optional: false })) : wishes
  }
}
