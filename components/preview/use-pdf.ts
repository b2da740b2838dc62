import { useEffect, useState, type RefObject } from 'react'
import { openPdf, type PdfDocument } from './pdf-document'

/** Maximum width of a page at 100%: US Letter at 96 pixels per inch. */
export const PAGE_WIDTH = 816

interface PdfView {
  state: 'loading' | 'shown' | 'failed'
  pages: number | undefined
  retry: () => void
  fields: PdfDocument['fields'] | undefined
}

interface Place {
  page: number
  zoom: number
  canvas: RefObject<HTMLCanvasElement | null>
  frame: RefObject<HTMLElement | null>
}

/** Keeps a page of the PDF drawn on the canvas: the last one if it has fewer. `zoom`: percent of the frame's width. */
export function usePdf(source: string | Uint8Array, { page, zoom, canvas, frame }: Place): PdfView {
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
    openPdf(source).then((pdf) => {
      if (gone) return pdf.close()
      opened = pdf
      setDocument(pdf)
    }, fail)
    return () => {
      gone = true
      opened?.close()
    }
  }, [source, attempt])

  useEffect(() => {
    if (!document || !canvas.current || !frame.current) return
    const { paddingLeft, paddingRight } = getComputedStyle(frame.current)
    const inner = frame.current.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const room = Math.min(inner, PAGE_WIDTH)
    document.draw(Math.min(page, document.pages), canvas.current, Math.round((room * zoom) / 100)).then(
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
  return { state, pages: document?.pages, retry, fields: document?.fields }
}
