import { storageKeys } from '@/lib/constants'
import { stateNames, type StateCode } from '@/lib/state-names'

/** A state, or the empty text for the federal edition. */
export type Chosen = StateCode | ''

/** Returns the state of this postal code; the empty text for anything else. */
export const stateOfCode = (code: string | null): Chosen => {
  const upper = code?.toUpperCase() ?? ''
  return Object.hasOwn(stateNames, upper) ? (upper as StateCode) : ''
}

/** Returns the state that the page's address names, or else the one that this browser remembers. */
export function readState(): Chosen {
  const named = stateOfCode(new URLSearchParams(window.location.search).get('state'))
  if (named) return named
  try {
    return stateOfCode(localStorage.getItem(storageKeys.state))
  } catch (error) {
    console.error('The state could not be read.', error)
    return ''
  }
}

/** Remembers the state in this browser; the federal edition is no state to remember. */
export function storeState(state: Chosen): void {
  try {
    if (state) localStorage.setItem(storageKeys.state, state)
    else localStorage.removeItem(storageKeys.state)
  } catch (error) {
    console.error('The state could not be stored.', error)
  }
}
