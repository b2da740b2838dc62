/** How much this site keeps in the browser, and whether the browser may clear it. */
import { isInstalled } from './install-app'

const ASKED = 'ridgedocs-asked-to-persist'

let isAsking = false

/** Browsers that refuse a page may agree to an installed app. */
const mode = (): string => (isInstalled() ? 'app' : 'page')

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) === mode()
  } catch {
    // No storage of this kind, so there is nothing to make last.
    return true
  }
}

/**
 * Asks the browser, once as a page and once as an installed app, not to clear what this site keeps when the device is
 * short of room. Some browsers ask the person, so it is done with the first document that is worth keeping.
 */
export async function askToPersist(): Promise<void> {
  if (isAsking || typeof window === 'undefined' || !navigator.storage || wasAsked()) return
  isAsking = true
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
    localStorage.setItem(ASKED, mode())
  } catch (error) {
    console.warn('The browser was not asked to keep what is stored.', error)
  } finally {
    isAsking = false
  }
}

export interface StorageFacts {
  /** Bytes that this site takes in the browser, what it keeps for work without a network included. */
  used?: number
  /** The browser does not clear it by itself. */
  isLasting: boolean
}

/** What the browser says of this site's storage; undefined if it says nothing. */
export async function storageFacts(): Promise<StorageFacts | undefined> {
  if (!navigator.storage) return undefined
  const [{ usage }, isLasting] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()])
  return { isLasting, ...(usage === undefined ? {} : { used: usage }) }
}
