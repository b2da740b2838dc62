/**
 * Keeps the screen on while a long download runs, because a phone that sleeps stops it. Returns the function that ends
 * that. It has no effect in a browser that cannot do it or refuses (on a low battery).
 */
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
