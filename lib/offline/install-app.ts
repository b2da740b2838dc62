/** Chromium's offer to install, which other browsers and TypeScript do not know. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

const TOLD = 'ridgedocs-told-home-screen'

/** Whether the page runs as an installed app. */
export const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** iPadOS identifies as a Mac, but one with a touchscreen. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Whether to show the note about the Home Screen, where iOS keeps data that Safari may clear after seven days. */
export function needsHomeScreenNote(): boolean {
  if (!isApple() || isInstalled()) return false
  try {
    return localStorage.getItem(TOLD) === null
  } catch {
    // Without storage of this kind there are no drafts either.
    return false
  }
}

export function hideHomeScreenNote(): void {
  try {
    localStorage.setItem(TOLD, 'yes')
  } catch (error) {
    console.warn('The note on the Home Screen will be shown again.', error)
  }
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

function setOffer(next: InstallOffer | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Listens for the browser's offer to install. */
export function onInstallOffer(listener: () => void): () => void {
  const onOffer = (event: Event): void => {
    // The page shows its own button.
    event.preventDefault()
    setOffer(event as InstallOffer)
  }
  const onInstalled = (): void => setOffer(undefined)
  listeners.add(listener)
  addEventListener('beforeinstallprompt', onOffer)
  addEventListener('appinstalled', onInstalled)
  return () => {
    listeners.delete(listener)
    removeEventListener('beforeinstallprompt', onOffer)
    removeEventListener('appinstalled', onInstalled)
  }
}

/** The browser's offer, if it has made one. */
export const installOffer = (): InstallOffer | undefined => offer

/** Asks the person to install. */
export async function installApp(): Promise<void> {
  const given = offer
  setOffer(undefined)
  await given?.prompt()
}
