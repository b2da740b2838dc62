'use client'

import { useSyncExternalStore } from 'react'
import { useFilling } from '@/components/filling/filling'

/** Whether a file of the document as it is has a signature: one that was given and still fits. */
export function useSigned(): boolean {
  const { live, signing } = useFilling()
  return useSyncExternalStore(
    live.subscribe,
    () => Object.keys(signing.signatures).some((party) => signing.changesOf(party).length === 0),
    () => false,
  )
}

export function SignedNote() {
  return (
    <p>
      This document is signed, so its PDF is locked.{' '}
      <a className="text-link" href="/check">
        Check a signed file
      </a>{' '}
      shows anyone whether it was changed. Word and Excel files are copies without the signature.
    </p>
  )
}
