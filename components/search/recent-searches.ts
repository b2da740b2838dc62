import { constants, storageKeys } from '@/lib/constants'

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= constants.queryLength

/** Returns what was searched for in this browser, latest first. Invalid stored data counts as an empty list. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.recentSearches) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isQuery) : []
  } catch (error) {
    console.error('The recent searches could not be read.', error)
    return []
  }
}

function store(queries: readonly string[]): void {
  try {
    if (queries.length > 0) localStorage.setItem(storageKeys.recentSearches, JSON.stringify(queries))
    else localStorage.removeItem(storageKeys.recentSearches)
  } catch (error) {
    console.error('The recent searches could not be stored.', error)
  }
}

/** Moves a query to the front, without duplicates, and keeps the first five. */
export function rememberSearch(query: string): void {
  const same = query.trim().toLowerCase()
  if (!same) return
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== same)
  store([query.trim(), ...others].slice(0, constants.recentSearches))
}

export const forgetSearches = (): void => store([])
