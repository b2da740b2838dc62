import { useCallback, useRef } from 'react'
import type { PdfDocument } from './pdf-document'

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
