import { constants, storageKeys } from '@/lib/constants'
import { readStored, writeStored } from '@/lib/local-storage'

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= constants.queryLength

/** Returns what was searched for in this browser, latest first. Invalid stored data counts as an empty list. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.recentSearches) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isQuery) : []
  } catch (error) {
    console.error('The recent searches could not be read.', error)
    return []
  }
}

const store = (queries: readonly string[]): boolean =>
  writeStored(storageKeys.recentSearches, queries.length > 0 ? JSON.stringify(queries) : null)

/** Moves a query to the front, without duplicates, and keeps the first five. */
export function rememberSearch(query: string): void {
  const same = query.trim().toLowerCase()
  if (!same) return
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== same)
  store([query.trim(), ...others].slice(0, constants.recentSearches))
}

export const forgetSearches = (): boolean => store([])
