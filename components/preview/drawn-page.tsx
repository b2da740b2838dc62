import type { PdfDocument } from './pdf-document'
import { useEffect, useRef, useCallback } from 'react'

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

export type DrawPage = (page: number, place: { canvas: HTMLCanvasElement; width: number }, signal: AbortSignal) => void

/** Draws one page after the other, as a PDF must. `fail` is called once for each failure. */
export function useDrawing(pdf: PdfDocument | undefined, fail: () => void): DrawPage {
  const queue = useRef(Promise.resolve())
  return useCallback<DrawPage>(
    (page, { canvas, width }, signal) => {
      queue.current = queue.current.then(async () => {
        if (!pdf || signal.aborted) return
        try {
          await pdf.draw(page, canvas, width)
        } catch (error) {
          console.error(`Page ${page} could not be drawn.`, error)
          fail()
        }
      })
    },
    [pdf, fail],
  )
}
