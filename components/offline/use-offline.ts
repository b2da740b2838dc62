import { useEffect, useState } from 'react'
import { keepDocuments, workOffline, type KeptDocument } from '@/lib/offline/keep'

/** Keeps these documents and addresses on the device once the page is idle. Returns whether all of it is there. */
export function useOffline(documents: readonly KeptDocument[] = [], addresses: readonly string[] = []): boolean {
  const [ready, setReady] = useState('')
  // The caller's lists are new ones with each drawing.
  const wanted = JSON.stringify([documents, addresses])
  useEffect(() => {
    let isLeft = false
    const start = async (): Promise<void> => {
      await workOffline()
      const isWhole = await keepDocuments(...(JSON.parse(wanted) as [KeptDocument[], string[]]))
      const registration = isWhole ? await navigator.serviceWorker.ready : undefined
      if (!isLeft && registration?.active) setReady(wanted)
    }
    start().catch((error: unknown) => console.warn('This page does not work without a network.', error))
    return () => {
      isLeft = true
    }
  }, [wanted])
  return ready === wanted
}
