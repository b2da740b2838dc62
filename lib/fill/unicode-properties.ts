/** Replaces the package of this name and its 10 KB of tables; documents have Latin letters only. See next.config.ts. */
const test =
  (pattern: RegExp) =>
  (codePoint: number): boolean =>
    pattern.test(String.fromCodePoint(codePoint))

const isLatin = test(/\p{Script=Latin}/u)
const isFormat = test(/\p{Cf}/u)

export const isMark = test(/\p{M}/u)
export const isDigit = test(/\p{Nd}/u)

/** The script of a character; what is not Latin counts as common to all. */
export const getScript = (codePoint: number): string => (isLatin(codePoint) ? 'Latin' : 'Common')

/** The general category, as far as shaping needs it: marks, format characters, and others. */
export function getCategory(codePoint: number): string {
  if (isMark(codePoint)) return 'Mn'
  return isFormat(codePoint) ? 'Cf' : 'Lo'
}

/** Accents are composed before text is set: no mark is placed over a letter. */
export const getCombiningClass = (): string => 'Not_Reordered'
