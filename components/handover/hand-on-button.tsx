'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

const HandOnDialog = lazy(async () => ({ default: (await import('./hand-on-dialog')).HandOnDialog }))

/** Opens what hands the form's entries to another phone. */
export function HandOnButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Send to another phone
      </Button>
      {isOpen && (
        <Suspense>
          <HandOnDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
