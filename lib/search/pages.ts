/** Pages of the site that a query asks for. */
import { searchedPages } from '@/lib/catalogue/trade-words'
import type { FoundPage } from './response'
import { queryWords } from './words'

const setOf = (texts: readonly string[] = []): ReadonlySet<string> => new Set(texts.flatMap(queryWords))
const pages = searchedPages.map(({ name, url, words, also }) => ({ name, url, words: setOf(words), also: setOf(also) }))

/** What the site's pages are called by: no misspelled words of the library. */
export const siteWords: ReadonlySet<string> = new Set(pages.flatMap(({ words }) => [...words]))

/** The last word may still be unfinished from this length. */
const SHORTEST_START = 5

const begins = (words: ReadonlySet<string>, start: string): boolean =>
  start.length >= SHORTEST_START && [...words].some((word) => word.startsWith(start))

/**
 * Returns the pages of the site that a query asks for: it has one of a page's own words, of which the last may be
 * unfinished, and apart from these only words that a query for that page may have.
 */
export function findPages(query: string): FoundPage[] {
  const asked = queryWords(query)
  return pages
    .filter(({ words, also }) => {
      const isOwn = (word: string, at: number): boolean =>
        words.has(word) || (at === asked.length - 1 && begins(words, word))
      return asked.some(isOwn) && asked.every((word, at) => isOwn(word, at) || also.has(word))
    })
    .map(({ name, url }) => ({ name, url }))
}
