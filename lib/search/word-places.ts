/** The texts of a document in groups, the most important first; at most eight groups. */
export type GroupedTexts = readonly (readonly string[])[]

/** Bits of an owner that name the group; the others name the document. */
const GROUP_BITS = 3

/** The number of the document that an owner names. */
export const documentOf = (owner: number): number => owner >>> GROUP_BITS
/** The number of the group of texts, within its document, that an owner names. */
export const groupOf = (owner: number): number => owner & ((1 << GROUP_BITS) - 1)

/** Stands between two texts in a word's stead. */
const GAP = 0

/** All words of all texts in their order. */
export interface Places {
  /** The number of the word at every place; 0 between two texts. */
  words: Uint32Array
  /** Document and group of every place. */
  owners: Uint32Array
  /** The first place of each document, and the end of the last one. */
  starts: Uint32Array
  numbers: ReadonlyMap<string, number>
}

/** Reads the texts in lower case; words are what single spaces part, so that nothing of a text is lost. */
export function readTexts(documents: readonly GroupedTexts[]): Places {
  const count = documents.reduce((sum, groups) => sum + groups.flat().reduce((n, text) => n + placesOf(text), 0), 0)
  const words = new Uint32Array(count)
  const owners = new Uint32Array(count)
  const starts = new Uint32Array(documents.length + 1)
  const numbers = new Map<string, number>()
  let place = 0
  for (const [document, groups] of documents.entries()) {
    for (const [group, texts] of groups.entries()) {
      for (const text of texts) {
        for (const word of text.toLowerCase().split(' ')) {
          const number = numbers.get(word) ?? numbers.size + 1
          numbers.set(word, number)
          owners[place] = (document << GROUP_BITS) | group
          words[place++] = number
        }
        owners[place++] = (document << GROUP_BITS) | group
      }
    }
    starts[document + 1] = place
  }
  return { words, owners, starts, numbers }
}

/** Its words, and the gap behind it. */
const placesOf = (text: string): number => text.split(' ').length + 1

/** The values of each word, one word's after the other's: those of `word` begin at `offsets[word]`. */
export interface ByWord {
  offsets: Uint32Array
  values: Uint32Array
}

const NO_VALUE = -1
type ValueOf = (place: number, word: number) => number

/** Lists for each word the values of its places; `start` begins to give them anew, or NO_VALUE to leave a place out. */
function listByWord(words: Uint32Array, size: number, start: () => ValueOf): ByWord {
  const offsets = new Uint32Array(size + 2)
  const counted = start()
  for (let place = 0; place < words.length; place += 1)
    if (counted(place, words[place]!) !== NO_VALUE) offsets[words[place]! + 1]! += 1
  for (let word = 1; word < offsets.length; word += 1) offsets[word]! += offsets[word - 1]!
  const next = offsets.slice()
  const values = new Uint32Array(offsets.at(-1)!)
  const valueOf = start()
  for (let place = 0; place < words.length; place += 1) {
    const value = valueOf(place, words[place]!)
    if (value !== NO_VALUE) values[next[words[place]!]!++] = value
  }
  return { offsets, values }
}

/** The places of each word. */
export const listPlaces = ({ words, numbers }: Places): ByWord =>
  listByWord(words, numbers.size, () => (place, word) => (word === GAP ? NO_VALUE : place))

/** The words that follow each word, in the order of its places: beside each other, as a search reads them. */
export const listFollowers = ({ words, numbers }: Places): ByWord =>
  listByWord(words, numbers.size, () => (place, word) => (word === GAP ? NO_VALUE : words[place + 1]!))

/** The owners of each word's places: each document once, with the first of its groups that has the word. */
export const listHolders = ({ words, owners, numbers }: Places): ByWord =>
  listByWord(words, numbers.size, () => {
    const last = new Int32Array(numbers.size + 1).fill(-1)
    return (place, word) => {
      const document = documentOf(owners[place]!)
      if (word === GAP || last[word] === document) return NO_VALUE
      last[word] = document
      return owners[place]!
    }
  })
