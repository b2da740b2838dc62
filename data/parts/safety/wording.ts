/** Small words that safety documents share: the roof's name in a sentence, citations, full stops. */
import type { RoofSystem } from '@/data/systems/types'

/** 'an asphalt shingle roof', 'a slate roof'. */
export const aRoof = ({ roofNoun }: RoofSystem): string => `${/^[aeio]/i.test(roofNoun) ? 'an' : 'a'} ${roofNoun}`

/** 'Clean drains' → 'clean drains', but 'EPDM sheet' stays. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** `1926.501(b)(1)` → `29 CFR 1926.501(b)(1)`; what names its own source (an act, 40 CFR) stays. */
export const cfr = (cite: string): string => (/^\d{3,4}\.\d/.test(cite) ? `29 CFR ${cite}` : cite)
