import { constants, storageKeys } from '@/lib/constants'

const isSlug = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,200}$/.test(value)

/** Returns the slugs of viewed templates, latest first. Invalid stored data counts as an empty list. */
export function readViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.recentlyViewed) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSlug) : []
  } catch (error) {
    console.error('The recently viewed templates could not be read.', error)
    return []
  }
}

function store(slugs: readonly string[]): void {
  try {
    if (slugs.length > 0) localStorage.setItem(storageKeys.recentlyViewed, JSON.stringify(slugs))
    else localStorage.removeItem(storageKeys.recentlyViewed)
  } catch (error) {
    console.error('The recently viewed templates could not be stored.', error)
  }
}

/** Moves a template to the front, without duplicates, and keeps the first five. Returns the list. */
export function rememberView(slug: string): string[] {
  const slugs = [slug, ...readViewed().filter((other) => other !== slug)].slice(0, constants.recentlyViewedStored)
  store(slugs)
  return slugs
}

export const clearViewed = (): void => store([])
