/** What a link handed to the form of this page, until the person accepts or declines it. */

export const HAND = 'hand='

let pending: string | undefined

/** Takes the entries out of the page's address, or the history and every copy would hold them. */
export function takePending(): string | undefined {
  const { hash, pathname, search } = window.location
  if (hash.startsWith(`#${HAND}`)) {
    pending = hash.slice(HAND.length + 1)
    window.history.replaceState(window.history.state, '', pathname + search)
  }
  return pending
}

/** Deletes them. */
export const forgetPending = (): void => {
  pending = undefined
}
