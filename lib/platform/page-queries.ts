/** The document: compiled, its name is one letter. */
export const page = document

/** The first element that matches, in the page or inside a part of it. */
export const first = <T extends HTMLElement>(places: string, inside: ParentNode = page): T | null =>
  inside.querySelector<T>(places)

/** All elements of the page that match. */
export const all = (places: string): NodeListOf<HTMLElement> => page.querySelectorAll(places)

/** Returns a stored value. Throws if storage is denied. */
export const stored = (key: string): string | null => localStorage.getItem(key)

/** Uses the browser's storage, and logs if it is denied or has unexpected content. */
export function attempt(use: () => void): void {
  try {
    use()
  } catch (error) {
    console.error('Browser storage failed.', error)
  }
}
