/** What a link handed to the form of this page, until the person takes it or leaves it. */

/** What the fragment of such a link begins with. */
export const HAND = 'hand='

let pending: string | undefined

/**
 * The entries in the page's address, or those that were there. The address is cleared: what was in it would be
 * in the history, and in every copy of the address.
 */
export function takePending(): string | undefined {
  const { hash, pathname, search } = window.location
  if (hash.startsWith(`#${HAND}`)) {
    pending = hash.slice(HAND.length + 1)
    window.history.replaceState(window.history.state, '', pathname + search)
  }
  return pending
}

/** Forgets them. */
export const forgetPending = (): void => {
  pending = undefined
}
