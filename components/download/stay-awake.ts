/** Keeps the screen on, where the browser can, since a phone that sleeps stops a download. Returns how to end it. */
export async function stayAwake(): Promise<() => void> {
  if (!('wakeLock' in navigator)) return () => undefined
  try {
    const lock = await navigator.wakeLock.request('screen')
    return () => void lock.release()
  } catch (error) {
    console.warn('The screen may go dark during the download.', error)
    return () => undefined
  }
}
