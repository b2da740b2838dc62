/** Truncates text to `length` characters, trims it and adds an ellipsis. Shorter text is returned unchanged. */
export const truncate = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).trim()}…`

/** Splits text into parts that match the query (case-insensitively) and parts that do not. */
export function highlightParts(text: string, query: string): { text: string; match: boolean }[] {
  const needle = query.trim()
  if (!needle) return [{ text, match: false }]
  const pattern = new RegExp(`(${needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi')
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** 'Shingle Roof Estimate' → 'shingle-roof-estimate': lower-case letters and digits, joined by hyphens. */
export const hyphenate = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** `change.3.newScope` → `Change 3, new scope`. */
export function nameInWords(name: string): string {
  const words = name
    .replaceAll(/\.(?=\d)/g, ' ')
    .replaceAll('.', ', ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Latin letters that are not a plain letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ħ: 'h', Ħ: 'H', ı: 'i' },
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'Th' },
}

/** A name within a file's name: `pena-house` for 'Peña house', at most `length` characters, cut between words. */
export function fileWords(name: string, length: number): string {
  const letters = [...name].map((letter) => plainLetters[letter] ?? letter).join('')
  const words = hyphenate(letters.normalize('NFD').replace(/\p{M}/gu, ''))
  if (words.length <= length) return words
  const end = words.lastIndexOf('-', length)
  return words.slice(0, end > 0 ? end : length)
}

/** Truncates text after a whole word to at most `length` characters, ellipsis included. Shorter text is unchanged. */
export function truncateWords(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : length - 1).replace(/[\s,;:.]+$/, '')}…`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes `text` for text and quoted attributes in HTML and XML (the numeric `'` escape works in both). */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
