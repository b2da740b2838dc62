import { storageKeys } from '@/lib/constants'
import { readStored, writeStored } from '@/lib/local-storage'
import { stateNames, type StateCode } from '@/lib/state-names'

/** A state, or the empty text for the federal edition. */
export type Chosen = StateCode | ''

/** Returns the state of this postal code; the empty text for anything else. */
export const stateOfCode = (code: string | null): Chosen => {
  const upper = code?.toUpperCase() ?? ''
  return Object.hasOwn(stateNames, upper) ? (upper as StateCode) : ''
}

/** Returns the state in the page's URL, or else the one stored in this browser. */
export const readState = (): Chosen =>
  stateOfCode(new URLSearchParams(window.location.search).get('state')) || stateOfCode(readStored(storageKeys.state))

/** Stores the state in this browser; the federal edition removes the stored one. */
export const storeState = (state: Chosen): boolean => writeStored(storageKeys.state, state || null)
