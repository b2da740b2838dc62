/** Cuts text to `length` characters, trims it and adds an ellipsis; shorter text stays as it is. */
export const truncate = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).trim()}…`

/** Splits text into the parts that match the query (without regard to case) and those between. */
export function highlightParts(text: string, query: string): { text: string; match: boolean }[] {
  const needle = query.trim()
  if (!needle) return [{ text, match: false }]
  const pattern = new RegExp(`(${needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi')
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** 'Shingle Roof Estimate' → 'shingle-roof-estimate': lower case, everything else hyphens. */
export const hyphenate = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Cuts text after a whole word, so that it has at most `length` characters with its ellipsis; shorter text stays. */
export function truncateWords(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : length - 1).replace(/[\s,;:.]+$/, '')}…`
}
