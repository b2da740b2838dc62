/** Letters and digits, possibly joined by a hyphen, ampersand, slash or period: 'tear-off', 'T&M', 'W-9'. */
const compound = /[a-z0-9]+(?:[-&/.][a-z0-9]+)*/g
const joints = /[-&/.]/

const english = 'a an and are at by do for from how i in is it me my of on or our the to up we with you your'
const spanish = 'de del el la las los para por un una'
const fill = new Set(`${english} ${spanish}`.split(' '))

/** Returns the approximate singular of an English word, which makes 'gutters' and 'gutter' equal. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

/** Without apostrophes and accents, which are often left out. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')

const compoundsOf = (text: string): string[][] =>
  [...plain(text).matchAll(compound)].map(([match]) => match.split(joints))

/** The words of a query, singular, without stop words. 'tear-off' is two words, 'T&M' and 'W-9' one. */
export function queryWords(query: string): string[] {
  return compoundsOf(query)
    .flatMap((parts) => (parts.some((part) => part.length === 1) ? [parts.join('')] : parts))
    .filter((word) => !fill.has(word))
    .map(singular)
}

/** Returns the words that a text is indexed by: like those of a query, plus each compound as one word ('tearoff'). */
export function indexWords(text: string): string[] {
  return compoundsOf(text)
    .flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts))
    .filter((word) => word.length > 1 && !fill.has(word))
    .map(singular)
}

/** Joins each pair of adjacent words: 'changeorder' finds 'change order'. */
export const joinedPairs = (words: readonly string[]): string[] => words.slice(1).map((word, at) => words[at]! + word)
