import { useEffect, useRef } from 'react'
import type { DrawPage } from './use-drawing'

interface Props {
  page: number
  draw: DrawPage
  isVisible: boolean
  width?: number
  label?: string
}

/** A page of a PDF, drawn while it is in sight; its pixels are given back afterward. */
export function DrawnPage({ page, draw, isVisible, width, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawn = canvas.current
    if (!isVisible || !drawn) return
    const controller = new AbortController()
    draw(page, { canvas: drawn, width: width ?? drawn.parentElement?.clientWidth ?? 0 }, controller.signal)
    return () => {
      controller.abort()
      drawn.width = 0
    }
  }, [draw, isVisible, page, width])
  return <canvas ref={canvas} width={0} height={0} role={label ? 'img' : undefined} aria-label={label} />
}
