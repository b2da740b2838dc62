/** Citations of laws and rules in running text. */
import { mapTexts, type DocumentModel } from '@/lib/documents/author'

const unbroken = (text: string): string =>
  text.replace(/\b(\d+) (?=CFR|U\.S\.C\.)/g, '$1\u00a0').replace(/§ (?=\d)/g, '§\u00a0')

/** The document with `29 CFR`, `29 U.S.C.` and `§ 11` joined by blanks at which no line ends. */
export const keepCitesWhole = (model: DocumentModel): DocumentModel => mapTexts(model, unbroken) as DocumentModel

/** `1926.501(b)(1)` → `29 CFR 1926.501(b)(1)`; what names its own source (an act, 40 CFR) stays. */
export const cfr = (cite: string): string => (/^\d{3,4}\.\d/.test(cite) ? `29 CFR ${cite}` : cite)

/** 'Close the lid.' + `1926.153` → 'Close the lid (29 CFR 1926.153).', where no line ends inside the title. */
export const citedSentence = (text: string, cite: string): string =>
  `${text.replace(/\.$/, '')} (${cfr(cite).replace(/^29 CFR /, '29\u00a0CFR\u00a0')}).`
