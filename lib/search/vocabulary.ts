/** Stands between two words and at both ends: no text contains it. */
export const JOINT = '\0'

/** The distinct words of all texts, numbered from 1, and which of them hold a piece of text. */
export interface Vocabulary {
  /** How many words there are. */
  size: number
  containing: (piece: string) => number[]
  startingWith: (piece: string) => number[]
  endingWith: (piece: string) => number[]
  /** The number of this very word; undefined where it is none. */
  numberOf: (word: string) => number | undefined
}

/** `numbers` gives the words 1, 2, 3 … in this order. */
export function createVocabulary(numbers: ReadonlyMap<string, number>): Vocabulary {
  const words = [...numbers.keys()]
  const joined = `${JOINT}${words.join(JOINT)}${JOINT}`
  /** Where each word ends in `joined`, at the joint behind it. */
  const ends = new Uint32Array(words.length)
  let end = 0
  for (const [index, word] of words.entries()) ends[index] = end += word.length + 1

  /** The words in which `piece` stands, one scan of them all; it may reach over the joint at a word's beginning or end. */
  function scan(piece: string): number[] {
    const found: number[] = []
    let word = 0
    for (let at = joined.indexOf(piece); at !== -1; at = joined.indexOf(piece, ends[word - 1])) {
      const inside = at + (piece.startsWith(JOINT) ? 1 : 0)
      while (ends[word]! < inside) word += 1
      found.push(word + 1)
      word += 1
      if (word >= words.length) break
    }
    return found
  }

  return {
    size: words.length,
    containing: scan,
    startingWith: (piece) => scan(JOINT + piece),
    endingWith: (piece) => scan(piece + JOINT),
    numberOf: (word) => numbers.get(word),
  }
}
