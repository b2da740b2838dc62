/** Small words that documents of several kinds share: the roof's name, lists and full stops in a sentence. */
import type { AtLeast } from './system/at-least'
import type { RoofFacts } from './system/facts'

/** 'Clean drains' → 'clean drains', but 'EPDM sheet', 'D7119 cores' and 'No. 1 grade' stay. */
export const lowerFirst = (text: string): string =>
  /^(?!No\. )[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** 'reline with copper' → 'Reline with copper'. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'an asphalt shingle roof', 'a slate roof'. */
export const aRoof = ({ roofNoun }: Pick<RoofFacts, 'roofNoun'>): string =>
  `${/^[aeio]/i.test(roofNoun) ? 'an' : 'a'} ${roofNoun}`

/** A list within a sentence. */
export const inSentence = (list: readonly string[]): string => list.map(lowerFirst).join('; ')

/** Closes with a full stop unless the text is closed already. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A clause as a sentence of its own: 'no gap at the wall' → 'No gap at the wall.' */
export const fullSentence = (text: string): string => sentence(upperFirst(text))

/** Several short sentences in one paragraph. */
export const sentences = (list: readonly string[]): string => list.map(sentence).join(' ')

/** What a coating does to a roof and what everything else does. */
export const workOf = ({ isCoating }: Pick<RoofFacts, 'isCoating'>): string =>
  isCoating ? 'restoration' : 'replacement'

/** The last entry of a list that has one. */
export const lastOf = <T>(list: AtLeast<1, T>): T => list.at(-1) ?? list[0]

/** A description of at most 160 characters: a longer one ends at the last comma or semicolon that fits. */
export const shortened = (text: string): string => {
  if (text.length <= 160) return text
  const cut = text.slice(0, 159)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(','), cut.lastIndexOf(';'))).trim()}.`
}
