/** Access to `localStorage`, which a browser may disable, fill or refuse: a failure is logged, never thrown. */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    console.error(`${key} could not be read.`, error)
    return null
  }
}

/** Stores the value of a key, or removes it if the value is null. Returns whether that succeeded. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch (error) {
    console.error(`${key} could not be stored.`, error)
    return false
  }
}
