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

/** Asks the browser, as a page and as an app, to keep this site's data. Some ask the person, so wait for a document. */
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
  used?: number
  isLasting: boolean
}

/** What the browser reports about this site's storage; undefined if it reports nothing. */
export async function storageFacts(): Promise<StorageFacts | undefined> {
  if (!navigator.storage) return undefined
  const [{ usage }, isLasting] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()])
  return { isLasting, ...(usage === undefined ? {} : { used: usage }) }
}
