import type { Wish } from './query'
import type { TermIndex } from './term-index'

/** How much less than a whole word the beginning of one counts: 'plan' is not 'plant'. */
const PREFIX = 0.1
/** A word counts the less the longer it goes on after what was typed. */
const LONGER = 0.3

/** Words that the beginning of a word stands for; of shorter ones there would be too many. */
const SHORTEST_PREFIX = 3

const bitsOf = (mask: number): number => {
  let bits = 0
  for (let rest = mask; rest; rest &= rest - 1) bits += 1
  return bits
}

/**
 * Prepares to score wishes. Returns a function from a wish to what it counts for each document: the sum over its
 * wordings of all their words, times how many different words matched; 0 where no wording matched whole. The next call
 * reuses the array.
 */
export function prepareScores(count: number, index: TermIndex): (wish: Wish) => Float64Array {
  const scores = new Float64Array(count)
  const matched = new Uint32Array(count)
  const partial = new Float64Array(count)
  const reached = new Uint8Array(count)

  function addWord(word: string, bit: number, open: boolean): void {
    const add = (term: string, share: number): void =>
      index.match(term, (document, weight) => {
        scores[document]! += share * weight
        matched[document]! |= bit
      })
    add(word, 1)
    if (!open || word.length < SHORTEST_PREFIX) return
    for (const term of index.startingWith(word))
      if (term !== word) add(term, (PREFIX * term.length) / (term.length + LONGER * (term.length - word.length)))
  }

  /** Documents that have each of the words. */
  function addPhrase(words: readonly string[], bits: number): void {
    partial.fill(0)
    reached.fill(0)
    for (const [at, word] of words.entries()) {
      index.match(word, (document, weight) => {
        if (reached[document]! < at) return
        reached[document] = at + 1
        partial[document]! += weight
      })
    }
    for (let document = 0; document < count; document += 1) {
      if (reached[document] !== words.length) continue
      scores[document]! += partial[document]!
      matched[document]! |= bits
    }
  }

  return ({ literal, open, synonyms }) => {
    scores.fill(0)
    matched.fill(0)
    const wordings = [literal, ...synonyms].filter(({ length }) => length > 0)
    // A mask of 31 bits tells as many words apart; the wordings of one wish have far fewer.
    const words = [...new Set(wordings.flat())]
    const bitOf = (word: string): number => 1 << (words.indexOf(word) % 31)
    for (const wording of wordings) {
      const [word = '', ...others] = wording
      if (others.length === 0) addWord(word, bitOf(word), open && wording === literal)
      else
        addPhrase(
          wording,
          wording.reduce((bits, each) => bits | bitOf(each), 0),
        )
    }
    for (let document = 0; document < count; document += 1)
      if (matched[document]) scores[document]! *= bitsOf(matched[document]!)
    return scores
  }
}
