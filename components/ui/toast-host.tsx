import { lazyPart } from './lazy-part'
import { useEffect, useState } from 'react'
import { onFirstToast } from './toast-queue'

const Toaster = lazyPart(async () => (await import('./toaster')).Toaster)

/** Loads the toaster for the first toast. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  return needed ? <Toaster /> : null
}
