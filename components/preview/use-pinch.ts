import { useEffect, type RefObject } from 'react'
import { constants } from '@/lib/constants'

const { min, max, step } = constants.zoom

const apart = ([first, second]: TouchList): number =>
  first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 0

/** The nearest level of zoom, within the limits. */
export const nearestZoom = (zoom: number): number => Math.min(max, Math.max(min, Math.round(zoom / step) * step))

/** Two fingers on the frame zoom the document instead of the site; the pages are redrawn when the fingers are lifted. */
export function usePinch(frame: RefObject<HTMLElement | null>, zoom: number, setZoom: (zoom: number) => void): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let start = 0
    let scale = 1
    const show = (): void => {
      const [pages] = element.getElementsByTagName('ol')
      if (pages) pages.style.scale = start ? String(scale) : ''
    }
    const onStart = ({ touches }: TouchEvent): void => {
      if (touches.length === 2) start = apart(touches)
    }
    const onMove = (event: TouchEvent): void => {
      if (!start || event.touches.length !== 2) return
      event.preventDefault()
      scale = apart(event.touches) / start
      show()
    }
    const onEnd = ({ touches }: TouchEvent): void => {
      if (!start || touches.length >= 2) return
      start = 0
      show()
      setZoom(nearestZoom(zoom * scale))
      scale = 1
    }
    const unmounted = new AbortController()
    const { signal } = unmounted
    element.addEventListener('touchstart', onStart, { passive: true, signal })
    element.addEventListener('touchmove', onMove, { passive: false, signal })
    element.addEventListener('touchend', onEnd, { signal })
    element.addEventListener('touchcancel', onEnd, { signal })
    return () => unmounted.abort()
  }, [frame, zoom, setZoom])
}
