import { useEffect } from 'react'

const MOST = 100

export function CountHost() {
  useEffect(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('[data-base]')].slice(0, MOST)
    if (elements.length === 0) return
    const update = (): void =>
      void import('./recorded-counts').then(({ addRecordedCounts }) => addRecordedCounts(elements))
    if (!('requestIdleCallback' in window)) return update()
    const waiting = requestIdleCallback(update, { timeout: 4000 })
    return () => cancelIdleCallback(waiting)
  }, [])
  return null
}
