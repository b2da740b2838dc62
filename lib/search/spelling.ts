import SearchableMap from 'minisearch/SearchableMap'

/** The words that are known, and what a word that is not known may have meant. */
export interface Spelling {
  isWord: (word: string) => boolean
  /** Whether it is a word or the beginning of one. */
  knows: (word: string) => boolean
  /** What an unknown word most likely means: another spelling, or two words without their space. Empty for no idea. */
  correction: (word: string) => string[]
}

/** Letters of a word that may differ: none up to three, one in four and five, two from six. */
const tolerance = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`)

const splitsOf = (word: string): string[][] =>
  [...word].slice(3).map((_, at) => [word.slice(0, at + 2), word.slice(at + 2)])

/** Learns words and how often each is used: of two spellings equally near, the more common one is meant. */
export function learnSpelling(words: Iterable<readonly [word: string, uses: number]>): Spelling {
  const uses = new SearchableMap<number>()
  for (const [word, more] of words) uses.update(word, (count = 0) => count + more)
  const isWord = (word: string): boolean => uses.has(word)
  const usesOf = (words: readonly string[]): number => Math.min(...words.map((word) => uses.get(word) ?? 0))
  const commonest = (candidates: string[][]): string[] =>
    candidates.reduce<string[]>((best, each) => (!best.length || usesOf(each) > usesOf(best) ? each : best), [])
  const within = (word: string, distance: number): string[][] =>
    [...uses.fuzzyGet(word, Math.min(distance, tolerance(word))).keys()].map((near) => [near])

  return {
    isWord,
    knows: (word) => uses.atPrefix(word).keys().next().done !== true,
    correction: (word) => {
      const swapped = tolerance(word) ? swapsOf(word).filter(isWord) : []
      const attempts = [
        () => [...swapped.map((each) => [each]), ...within(word, 1)],
        () => splitsOf(word).filter((parts) => parts.every(isWord)),
        () => within(word, 2),
      ]
      for (const attempt of attempts) {
        const candidates = attempt()
        if (candidates.length) return commonest(candidates)
      }
      return []
    },
  }
}
