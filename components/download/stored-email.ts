import { storageKeys } from '@/lib/constants'

/**
 * The email kept in this browser, or null. An address under the earlier key is moved to the present one.
 * Storage that is switched off or full is logged, and treated as empty.
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

/** Keeps the email for later visits; where that fails it is logged, and the visit goes on without. */
export function storeEmail(email: string): void {
  try {
    localStorage.setItem(storageKeys.email, email)
  } catch (error) {
    console.error('The email could not be stored.', error)
  }
}
