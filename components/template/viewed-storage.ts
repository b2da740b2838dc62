import { storageKeys } from '@/lib/constants'

const isSlug = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,200}$/.test(value)

/**
 * Returns the slugs of viewed templates, latest first; the hydration loader writes them. Invalid stored data counts as
 * an empty list.
 */
export function readViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.recentlyViewed) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSlug) : []
  } catch (error) {
    console.error('The recently viewed templates could not be read.', error)
    return []
  }
}

/** Forgets them all. */
export function clearViewed(): void {
  try {
    localStorage.removeItem(storageKeys.recentlyViewed)
  } catch (error) {
    console.error('The recently viewed templates could not be cleared.', error)
  }
}
