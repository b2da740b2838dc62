import { useEffect, useState } from 'react'
import { useFilling } from '@/components/filling/filling'
import type { FileFor } from '@/lib/fill/engine-client'

const PAUSE = 700

export interface Written {
  bytes?: Uint8Array
  /** Whose file the bytes are. */
  writtenFor?: FileFor
  state: 'writing' | 'written' | 'failed'
}

/** The PDF of what is typed at present, of one reader or whole, written again shortly after each change. */
export function useWritten(fileFor: FileFor): Written {
  const { live, render } = useFilling()
  const [written, setWritten] = useState<Written>({ state: 'writing' })
  useEffect(() => {
    let controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = (): void => {
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      setWritten((before) => ({ ...before, state: 'writing' }))
      render('PDF', { fileFor, signal, forScreen: true }).then(
        ({ bytes }) => setWritten({ bytes, writtenFor: fileFor, state: 'written' }),
        (error: unknown) => {
          if (signal.aborted) return
          console.error('The pages could not be written.', error)
          setWritten((before) => ({ ...before, state: 'failed' }))
        },
      )
    }
    write()
    const unsubscribe = live.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(write, PAUSE)
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
      unsubscribe()
    }
  }, [live, render, fileFor])
  return written
}
