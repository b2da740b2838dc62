import { searchedPages } from '@/lib/catalogue/trade-words'
import type { FoundPage } from './response'
import { queryWords } from './words'

const setOf = (texts: readonly string[] = []): ReadonlySet<string> => new Set(texts.flatMap(queryWords))
const pages = searchedPages.map(({ name, url, words, also }) => ({ name, url, words: setOf(words), also: setOf(also) }))

/** Names of the site's pages, which spelling correction must not change. */
export const siteWords: ReadonlySet<string> = new Set(pages.flatMap(({ words }) => [...words]))

const SHORTEST_START = 5

const begins = (words: ReadonlySet<string>, start: string): boolean =>
  start.length >= SHORTEST_START && [...words].some((word) => word.startsWith(start))

/** Returns the pages of a query that has one of their own words and otherwise only words that go with them. */
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
