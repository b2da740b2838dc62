import { useEffect, useState } from 'react'
import { useFilling } from '@/components/filling/filling'

const PAUSE = 700

export interface Written {
  bytes?: Uint8Array
  state: 'writing' | 'written' | 'failed'
}

/** The PDF of what is typed at present, written again shortly after each change. */
export function useWritten(): Written {
  const { live, render, isForCustomer } = useFilling()
  const [written, setWritten] = useState<Written>({ state: 'writing' })
  useEffect(() => {
    let controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = (): void => {
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      setWritten(({ bytes }) => ({ bytes, state: 'writing' }))
      render('PDF', { fileFor: isForCustomer ? 'customer' : 'all', signal, forScreen: true }).then(
        ({ bytes }) => setWritten({ bytes, state: 'written' }),
        (error: unknown) => {
          if (signal.aborted) return
          console.error('The pages could not be written.', error)
          setWritten(({ bytes }) => ({ bytes, state: 'failed' }))
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
  }, [live, render, isForCustomer])
  return written
}
