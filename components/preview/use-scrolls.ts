import { useEffect, useState, type RefObject } from 'react'

/** Whether what is in the frame is larger than the frame, so that keys have something to scroll. */
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
    // Pictures have their size once they are loaded.
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
