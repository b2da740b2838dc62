import SearchableMap from 'minisearch/SearchableMap'

/** A text by which documents are found, and what a match in it counts. */
export interface Field {
  boost: number
  /** The words of the text, for the document of that number. */
  wordsOf: (document: number) => readonly string[]
}

export interface TermIndex {
  /** Every word with how often it is used. */
  uses: () => Iterable<readonly [word: string, uses: number]>
  /** The words that begin with `prefix`, itself among them. */
  startingWith: (prefix: string) => Iterable<string>
  /** Calls `visit` with each document that has the word, once for each field that has it, and what that counts. */
  match: (word: string, visit: (document: number, weight: number) => void) => void
}

/** BM25+ (Lv and Zhai 2011) without its measure of length: the name of a roof must not decide. */
const SATURATION = 1.2
const FLOOR = 0.5

/** An entry's low bits are how often the word stands in the field, at most this often; the others name the field. */
const TIMES_BITS = 5
const TIMES_MAX = (1 << TIMES_BITS) - 1

/** Weight of a word that stands so often in a field. */
const weightOfTimes = Float64Array.from({ length: TIMES_MAX + 1 }, (_, times) =>
  times === 0 ? 0 : FLOOR + (times * (SATURATION + 1)) / (times + SATURATION),
)

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

interface Entries {
  numbers: SearchableMap<number>
  words: number[]
  kinds: number[]
  /** The first entry of each document, and the end of the last one. */
  starts: Uint32Array
}

function readDocuments(count: number, fields: readonly Field[]): Entries {
  const numbers = new Map<string, number>()
  const entries: Entries = { numbers: new SearchableMap(), words: [], kinds: [], starts: new Uint32Array(count + 1) }
  for (let document = 0; document < count; document += 1) {
    for (const [index, { wordsOf }] of fields.entries()) {
      for (const [word, times] of countWords(wordsOf(document))) {
        const number = numbers.get(word) ?? numbers.size
        numbers.set(word, number)
        entries.words.push(number)
        entries.kinds.push((index << TIMES_BITS) | Math.min(times, TIMES_MAX))
      }
    }
    entries.starts[document + 1] = entries.words.length
  }
  for (const [word, number] of numbers) entries.numbers.set(word, number)
  return entries
}

/** The entries word by word instead of document by document. */
function groupByWord({ words, kinds, starts, numbers }: Entries) {
  const offsets = new Uint32Array(numbers.size + 1)
  for (const word of words) offsets[word + 1]! += 1
  for (let word = 1; word < offsets.length; word += 1) offsets[word]! += offsets[word - 1]!
  const next = offsets.slice()
  const documents = new Uint32Array(words.length)
  const kindsByWord = new Uint8Array(words.length)
  for (let document = 0; document + 1 < starts.length; document += 1) {
    for (let entry = starts[document]!; entry < starts[document + 1]!; entry += 1) {
      const place = next[words[entry]!]!++
      documents[place] = document
      kindsByWord[place] = kinds[entry]!
    }
  }
  return { offsets, documents, kinds: kindsByWord }
}

/** Indexes `count` documents by the words of their fields, of which there are at most eight. */
export function buildTermIndex(count: number, fields: readonly Field[]): TermIndex {
  const entries = readDocuments(count, fields)
  const { numbers } = entries
  const { offsets, documents, kinds } = groupByWord(entries)

  /** What a word counts in each field: the rarer there, the more. */
  function rarity(from: number, to: number): number[] {
    const having = fields.map(() => 0)
    for (let entry = from; entry < to; entry += 1) having[kinds[entry]! >> TIMES_BITS]! += 1
    return fields.map(
      ({ boost }, field) => boost * Math.log(1 + (count - having[field]! + 0.5) / (having[field]! + 0.5)),
    )
  }

  return {
    *uses() {
      for (const [word, number] of numbers) {
        let uses = 0
        for (let entry = offsets[number]!; entry < offsets[number + 1]!; entry += 1) uses += kinds[entry]! & TIMES_MAX
        yield [word, uses] as const
      }
    },
    startingWith: (prefix) => numbers.atPrefix(prefix).keys(),
    match(word, visit) {
      const number = numbers.get(word)
      if (number === undefined) return
      const [from, to] = [offsets[number]!, offsets[number + 1]!]
      const weights = rarity(from, to)
      for (let entry = from; entry < to; entry += 1) {
        const kind = kinds[entry]!
        visit(documents[entry]!, weights[kind >> TIMES_BITS]! * weightOfTimes[kind & TIMES_MAX]!)
      }
    },
  }
}
