/** The first element that matches, in the page or inside a part of it. */
export const first = <T extends HTMLElement>(places: string, inside: ParentNode = document): T | null =>
  inside.querySelector<T>(places)

/** All elements of the page that match. */
export const all = (places: string): NodeListOf<HTMLElement> => document.querySelectorAll(places)

/** Does something with the browser's storage, which may be denied, or hold anything. */
export function attempt(use: () => void): void {
  try {
    use()
  } catch (error) {
    console.error('The browser’s storage could not be used.', error)
  }
}
