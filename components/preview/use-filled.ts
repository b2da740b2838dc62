'use client'

import { useEffect, useState } from 'react'

export interface Filled {
  bytes?: Uint8Array
  state: 'off' | 'writing' | 'written' | 'failed'
}

/** The template's PDF with its example, written on this device on first request. */
export function useFilled(slug: string, isOn: boolean): Filled {
  const [written, setWritten] = useState<Filled>({ state: 'writing' })
  const isWritten = written.bytes !== undefined
  useEffect(() => {
    if (!isOn || isWritten) return
    const controller = new AbortController()
    const write = async (): Promise<void> => {
      const { writeExamplePdf } = await import('@/lib/fill/example')
      setWritten({ bytes: await writeExamplePdf(slug, controller.signal), state: 'written' })
    }
    write().catch((error: unknown) => {
      if (controller.signal.aborted) return
      console.error('The example could not be written.', error)
      setWritten({ state: 'failed' })
    })
    return () => controller.abort()
  }, [slug, isOn, isWritten])
  return isOn ? written : { state: 'off' }
}
