import { storageKeys } from '@/lib/constants'

/**
 * Returns the email stored in this browser, or null. An address under the former key is moved to the current one.
 * If storage is disabled or full, that is logged and null is returned.
 */
export function readStoredEmail(): string | null {
  try {
    const email = localStorage.getItem(storageKeys.email)
    if (email) return email
    const former = localStorage.getItem(storageKeys.emailFormer)
    if (!former) return null
    localStorage.setItem(storageKeys.email, former)
    localStorage.removeItem(storageKeys.emailFormer)
    return former
  } catch (error) {
    console.error('The stored email could not be read.', error)
    return null
  }
}

/** Stores the email for later visits. A failure is logged and otherwise ignored. */
export function storeEmail(email: string): void {
  try {
    localStorage.setItem(storageKeys.email, email)
  } catch (error) {
    console.error('The email could not be stored.', error)
  }
}
