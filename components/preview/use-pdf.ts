'use client'

import { useEffect, useState, type RefObject } from 'react'
import { openPdf, type PdfDocument } from './pdf-document'

/** Width of a page at 100 %, where there is room for it: US Letter at 96 pixels an inch. */
const PAGE_WIDTH = 816

export interface PdfView {
  state: 'loading' | 'shown' | 'failed'
  retry: () => void
}

/** Opens the PDF and keeps one page of it on the canvas, at a zoom in per cent of the frame's width. */
export function usePdf(
  url: string,
  {
    page,
    zoom,
    canvas,
    frame,
  }: {
    page: number
    zoom: number
    canvas: RefObject<HTMLCanvasElement | null>
    frame: RefObject<HTMLElement | null>
  },
): PdfView {
  const [document, setDocument] = useState<PdfDocument | null>(null)
  const [state, setState] = useState<PdfView['state']>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let opened: PdfDocument | undefined
    let gone = false
    const fail = (error: unknown): void => {
      console.error('The preview could not be opened.', error)
      if (!gone) setState('failed')
    }
    openPdf(url).then((pdf) => {
      if (gone) return pdf.close()
      opened = pdf
      setDocument(pdf)
    }, fail)
    return () => {
      gone = true
      opened?.close()
    }
  }, [url, attempt])

  useEffect(() => {
    if (!document || !canvas.current || !frame.current) return
    const { paddingLeft, paddingRight } = getComputedStyle(frame.current)
    const inner = frame.current.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const room = Math.min(inner, PAGE_WIDTH)
    document.draw(page, canvas.current, Math.round((room * zoom) / 100)).then(
      (drawn) => drawn && setState('shown'),
      (error: unknown) => {
        console.error('The page could not be drawn.', error)
        setState('failed')
      },
    )
  }, [document, page, zoom, canvas, frame])

  const retry = (): void => {
    setState('loading')
    setDocument(null)
    setAttempt((count) => count + 1)
  }
  return { state, retry }
}
