import { useEffect, useEffectEvent, useState } from 'react'

export interface Loaded<T> {
  value?: T
  failed?: boolean
}

/** Loads what belongs to a key, again when the key changes; nothing for an empty key. A failure is logged as `message`. */
export function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>, message: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { key: string }>()
  const start = useEffectEvent(load)
  useEffect(() => {
    if (!key) return
    const controller = new AbortController()
    start(controller.signal).then(
      (value) => setLoaded({ key, value }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.error(message, error)
        setLoaded({ key, failed: true })
      },
    )
    return () => controller.abort()
  }, [key, message])
  return loaded?.key === key ? loaded : {}
}
