/** How much this site stores in the browser, and whether the browser may clear it. */
import { isInstalled } from './install-app'

const ASKED = 'ridgedocs-asked-to-persist'

let isRequesting = false

/** Browsers that refuse a page may agree to an installed app. */
const mode = (): string => (isInstalled() ? 'app' : 'page')

function wasRequested(): boolean {
  try {
    return localStorage.getItem(ASKED) === mode()
  } catch {
    // No storage of this kind, so there is nothing to make last.
    return true
  }
}

/**
 * Asks the browser, once as a page and once as an installed app, not to clear this site's data when the device is low on
 * space. Some browsers ask the person, which is why this waits for the first document worth keeping.
 */
export async function requestPersistence(): Promise<void> {
  if (isRequesting || typeof window === 'undefined' || !navigator.storage || wasRequested()) return
  isRequesting = true
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
    localStorage.setItem(ASKED, mode())
  } catch (error) {
    console.warn('The browser was not asked to keep what is stored.', error)
  } finally {
    isRequesting = false
  }
}

export interface StorageFacts {
  /** Bytes that this site uses in the browser, including its offline files. */
  used?: number
  /** Whether the browser never clears it automatically. */
  isLasting: boolean
}

/** Returns the browser's facts about this site's storage; undefined if it has none. */
export async function storageFacts(): Promise<StorageFacts | undefined> {
  if (!navigator.storage) return undefined
  const [{ usage }, isLasting] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()])
  return { isLasting, ...(usage === undefined ? {} : { used: usage }) }
}
