'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog')).SendDialog }))

export function SendButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Send to another phone
      </Button>
      {isOpen && (
        <Suspense>
          <SendDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
