/** The document, in one letter once it is compiled. */
export const page = document

/** The first element that matches, in the page or inside a part of it. */
export const first = <T extends HTMLElement>(places: string, inside: ParentNode = page): T | null =>
  inside.querySelector<T>(places)

/** All elements of the page that match. */
export const all = (places: string): NodeListOf<HTMLElement> => page.querySelectorAll(places)

/** What the browser has stored. Throws where storage is denied. */
export const stored = (key: string): string | null => localStorage.getItem(key)

/** Does something with the browser's storage, which may be denied, or hold anything. */
export function attempt(use: () => void): void {
  try {
    use()
  } catch (error) {
    console.error('Browser storage failed.', error)
  }
}
