import { storageKeys } from '@/lib/constants'
import { readStored, writeStored } from '@/lib/local-storage'
import { stateNames, type StateCode } from '@/lib/state-names'

export type Chosen = StateCode | ''

/** Returns the state of this postal code; the empty text for anything else. */
export const stateOfCode = (code: string | null): Chosen => {
  const upper = code?.toUpperCase() ?? ''
  return Object.hasOwn(stateNames, upper) ? (upper as StateCode) : ''
}

/** Returns the state that the page's address names, or else the one that this browser remembers. */
export const readState = (): Chosen =>
  stateOfCode(new URLSearchParams(window.location.search).get('state')) || stateOfCode(readStored(storageKeys.state))

/** Stores the state in this browser; the federal edition removes the stored one. */
export const storeState = (state: Chosen): boolean => writeStored(storageKeys.state, state || null)
