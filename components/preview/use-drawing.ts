'use client'

import { useCallback, useRef } from 'react'
import type { PdfDocument } from './pdf-document'

/** Draws a page onto a canvas of this width, after the pages asked for before, unless it is no longer wanted. */
export type DrawPage = (page: number, place: { canvas: HTMLCanvasElement; width: number }, signal: AbortSignal) => void

/**
 * Draws the pages of a document one after the other: a PDF draws one page at a time. `fail` is called once for each
 * failure.
 */
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
