import { storageKeys } from '@/lib/constants'
import { readStored, writeStored } from '@/lib/local-storage'
import { stateNames, type StateCode } from '@/lib/state-names'

export type Chosen = StateCode | ''

export const stateOfCode = (code: string | null): Chosen => {
  const upper = code?.toUpperCase() ?? ''
  return Object.hasOwn(stateNames, upper) ? (upper as StateCode) : ''
}

export const readState = (): Chosen =>
  stateOfCode(new URLSearchParams(window.location.search).get('state')) || stateOfCode(readStored(storageKeys.state))

/** Stores the state in this browser; the federal edition removes the stored one. */
export const storeState = (state: Chosen): boolean => writeStored(storageKeys.state, state || null)
