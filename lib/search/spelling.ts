import SearchableMap from 'minisearch/SearchableMap'

/** How many spellings of the same distance are tried. */
const TRIED = 2

/** The words that are known, and what a word that is not known may have meant. */
export interface Spelling {
  /** The word, or the beginning of one. */
  knows: (word: string) => boolean
  isWord: (word: string) => boolean
  /** Phrases the unknown word may stand for, best first: a swapped pair, another letter, a missing space. */
  corrections: (word: string) => string[][]
}

/** Letters of a word that may differ: none up to three, one in four and five, two from six. */
const tolerance = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`)

const splitsOf = (word: string): string[][] =>
  [...word].slice(1).map((_, at) => [word.slice(0, at + 1), word.slice(at + 1)])

/** Learns words, each with the number of its occurrences: of two spellings as near, the more common one is meant. */
export function learnSpelling(words: Iterable<string>): Spelling {
  const known = new SearchableMap<number>()
  for (const word of words) known.update(word, (count = 0) => count + 1)
  const byUse = (a: string, b: string): number => (known.get(b) ?? 0) - (known.get(a) ?? 0)
  const isWord = (word: string): boolean => known.has(word)

  const near = (word: string, distance: number): string[] =>
    [...known.fuzzyGet(word, distance)].flatMap(([spelling, [, measured]]) => (measured === distance ? [spelling] : []))
  const alone = (spellings: string[]): string[][] =>
    [...new Set(spellings)]
      .sort(byUse)
      .slice(0, TRIED)
      .map((spelling) => [spelling])

  return {
    isWord,
    knows: (word) => !known.atPrefix(word).keys().next().done,
    corrections: (word) => {
      const reach = tolerance(word)
      const oneOff = reach > 0 ? [...swapsOf(word).filter(isWord), ...near(word, 1)] : []
      if (oneOff.length) return alone(oneOff)
      const split = splitsOf(word).filter((parts) => parts.every((part) => part.length > 1 && isWord(part)))
      if (split.length) return split.slice(0, TRIED)
      return reach > 1 ? alone(near(word, 2)) : []
    },
  }
}
