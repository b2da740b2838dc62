import { escapeHtml } from '@/lib/text'

/** Escapes text for an XML element or attribute. Characters that XML 1.0 does not allow are removed. */
export const xmlText = (text: string): string =>
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ''))
