'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { forgetPending, takePending } from '@/lib/handover/pending'

const HandedDialog = lazy(async () => ({ default: (await import('./handed-dialog')).HandedDialog }))

/** Asks whether what came with the form's link is to be filled in. Nothing is loaded without such a link. */
export function HandedOver() {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const look = (): void => setText(takePending())
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  if (text === undefined) return null
  const close = (): void => {
    forgetPending()
    setText(undefined)
  }
  return (
    <Suspense>
      <HandedDialog text={text} onClose={close} />
    </Suspense>
  )
}
