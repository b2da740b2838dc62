/**
 * Keeps the screen on while a long download runs, because a phone that sleeps stops it. Returns the function that ends
 * that. A browser that cannot, or does not want to (as on a low battery), is left alone.
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
