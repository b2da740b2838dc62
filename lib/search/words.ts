/** Letters and digits, also joined by a hyphen, an ampersand, a slash or a point: 'tear-off', 'T&M', 'W-9'. */
const compound = /[a-z0-9]+(?:[-&/.][a-z0-9]+)*/g
const joints = /[-&/.]/

const fill = new Set(
  'a an and are at by do for from how i in is it me my of on or our the to up we with you your'.split(' '),
)

/** The singular of an English word, near enough to compare two words: 'gutters' and 'gutter' become one. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

const compoundsOf = (text: string): string[][] =>
  [...text.toLowerCase().replace(/['’]/g, '').matchAll(compound)].map(([match]) => match.split(joints))

/** The words of a query, in the singular and without fill words. 'tear-off' is two words, 'T&M' and 'W-9' are one. */
export function queryWords(query: string): string[] {
  return compoundsOf(query)
    .flatMap((parts) => (parts.some((part) => part.length === 1) ? [parts.join('')] : parts))
    .filter((word) => !fill.has(word))
    .map(singular)
}

/** The words by which a text is found: those of a query, and each compound in one word as well ('tearoff'). */
export function indexWords(text: string): string[] {
  return compoundsOf(text)
    .flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts))
    .filter((word) => word.length > 1 && !fill.has(word))
    .map(singular)
}

/** Each two words that follow each other, in one: who types 'changeorder' means 'change order'. */
export const joinedPairs = (words: readonly string[]): string[] => words.slice(1).map((word, at) => words[at]! + word)
