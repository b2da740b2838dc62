import { useEffect, useState, type RefObject } from 'react'

/** Whether the content is larger than the frame, and keys can scroll it. */
export function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = (): void =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    const observer = new MutationObserver(measure)
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['width', 'height', 'hidden', 'style'],
    })
    // Pictures get their size when they load.
    element.addEventListener('load', measure, true)
    window.addEventListener('resize', measure)
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('load', measure, true)
      window.removeEventListener('resize', measure)
    }
  }, [frame])
  return scrolls
}
