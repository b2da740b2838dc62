import { escapeHtml } from '@/lib/http/html'

/** Text as it may stand in an XML element or attribute. Characters that XML 1.0 has no way to write are left out. */
export const xmlText = (text: string): string =>
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ''))
