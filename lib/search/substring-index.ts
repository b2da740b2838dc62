import { createVocabulary, JOINT } from './vocabulary'
import {
  documentOf,
  groupOf,
  listFollowers,
  listHolders,
  listPlaces,
  readTexts,
  type GroupedTexts,
} from './word-places'

/** Stands in an answer for a document without the needle. */
export const NOWHERE = 255

/** Where one word in so many holds the needle, reading the documents until it comes ends sooner than its long lists. */
const COMMON = 8

/** How much dearer it is to look around a place than to read on in a list. */
const LOOK = 4

/**
 * Prepares to find any piece of text, letter by letter as `includes` does, without reading all texts: the places of
 * every word are known, and a needle is looked up at those of its rarest word. Returns a function from a needle in
 * lower case to the number of the first group that contains it, for each document; the next call reuses the array.
 */
export function buildSubstringIndex(documents: readonly GroupedTexts[]): (needle: string) => Uint8Array {
  const read = readTexts(documents)
  const { words, owners, starts } = read
  const vocabulary = createVocabulary(read.numbers)
  const holders = listHolders(read)
  const places = listPlaces(read)
  const followers = listFollowers(read)
  const answer = new Uint8Array(documents.length)
  const isFirst = new Uint8Array(vocabulary.size + 1)
  const isLast = new Uint8Array(vocabulary.size + 1)

  function note(owner: number): void {
    const [document, group] = [documentOf(owner), groupOf(owner)]
    if (group < answer[document]!) answer[document] = group
  }

  const usesOf = (wanted: readonly number[]): number =>
    wanted.reduce((sum, word) => sum + places.offsets[word + 1]! - places.offsets[word]!, 0)

  /** The words that may stand at each position of a needle: inside it whole ones, at its ends parts of words. */
  function wordsAt(part: string, position: number, last: number): readonly number[] {
    if (last === 0) return vocabulary.containing(part)
    if (position === 0) return vocabulary.endingWith(part)
    if (position === last) return vocabulary.startingWith(part)
    return [vocabulary.numberOf(part) ?? []].flat()
  }

  /** The documents that have any of these words, and the first group that has one. */
  function lookUpWords(wanted: readonly number[]): void {
    for (const word of wanted) {
      const end = holders.offsets[word + 1]!
      for (let index = holders.offsets[word]!; index < end; index += 1) note(holders.values[index]!)
    }
  }

  /** The first of the marked words in each document, read from its beginning. */
  function readDocuments(): void {
    for (let document = 0; document < documents.length; document += 1) {
      const end = starts[document + 1]!
      let place = starts[document]!
      while (place < end && !isFirst[words[place]!]) place += 1
      if (place < end) note(owners[place]!)
    }
  }

  /** Whether a needle begins at this place: words `inner` between a marked first and a marked last one. */
  function beginsAt(place: number, inner: readonly number[]): boolean {
    if (!isFirst[words[place]!] || !isLast[words[place + inner.length + 1]!]) return false
    for (let at = 0; at < inner.length; at += 1) if (words[place + at + 1] !== inner[at]) return false
    return true
  }

  /** Every place of these words at which the whole needle stands; `before` of its words go before them. */
  function lookUpPhrase(wanted: readonly number[], before: number, inner: readonly number[]): void {
    const isAtEnd = before > inner.length
    for (const word of wanted) {
      const end = places.offsets[word + 1]!
      for (let index = places.offsets[word]!; index < end; index += 1) {
        const follower = followers.values[index]!
        if (!isAtEnd && (before < inner.length ? follower !== inner[before] : !isLast[follower])) continue
        const place = places.values[index]! - before
        if (beginsAt(place, inner)) note(owners[place]!)
      }
    }
  }

  function mark(marks: Uint8Array, wanted: readonly number[], value: 0 | 1): void {
    for (const word of wanted) marks[word] = value
  }

  return (needle) => {
    answer.fill(NOWHERE)
    if (needle.includes(JOINT)) return answer
    const parts = needle.split(' ')
    const wanted = parts.map((part, position) => wordsAt(part, position, parts.length - 1))
    const uses = wanted.map(usesOf)
    if (uses.includes(0)) return answer
    const [first, last] = [wanted[0]!, wanted.at(-1)!]
    mark(isFirst, first, 1)
    mark(isLast, last, 1)
    if (wanted.length > 1) {
      const costs = uses.map((use, position) => (position === parts.length - 1 ? LOOK * use : use))
      const cheapest = costs.indexOf(Math.min(...costs))
      lookUpPhrase(wanted[cheapest]!, cheapest, wanted.slice(1, -1).flat())
    } else if (uses[0]! * COMMON > words.length) readDocuments()
    else lookUpWords(first)
    mark(isFirst, first, 0)
    mark(isLast, last, 0)
    return answer
  }
}
