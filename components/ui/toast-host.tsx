import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast-queue'

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }))

export function ToastHost() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
