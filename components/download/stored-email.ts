import { storageKeys } from '@/lib/constants'
import { readStored, writeStored } from '@/lib/local-storage'

/** Returns the email stored in this browser, or null. An address under the old key is moved to the current one. */
export function readStoredEmail(): string | null {
  const email = readStored(storageKeys.email)
  if (email) return email
  const old = readStored(storageKeys.emailFormer)
  if (old && writeStored(storageKeys.email, old)) writeStored(storageKeys.emailFormer, null)
  return old
}

/** Stores the email for later visits. */
export const storeEmail = (email: string): boolean => writeStored(storageKeys.email, email)
