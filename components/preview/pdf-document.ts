import {
  getDocument,
  GlobalWorkerOptions,
  RenderingCancelledException,
  type PDFDocumentProxy,
  type RenderTask,
} from 'pdfjs-dist'
import type { Printed, PrintedNames } from '@/lib/fill/place'

export interface PdfDocument {
  pages: number
  /** Draws a page, `width` CSS pixels wide, instead of one in progress. Resolves to whether it is on the canvas. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<boolean>
  ratios: () => Promise<number[]>
  fields: () => Promise<PrintedNames>
  close: () => void
}

/** Above this density a page is not visibly sharper, only slower to draw. */
const MAX_DENSITY = 2

async function fieldsOf(document: PDFDocumentProxy): Promise<PrintedNames> {
  const found = new Map<string, Printed[]>()
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [x, y, right, top] = page.view as [number, number, number, number]
    const [across, down] = [100 / (right - x), 100 / (top - y)]
    for (const { fieldName, rect } of (await page.getAnnotations()) as { fieldName?: string; rect: number[] }[]) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect
      const box = {
        left: (x1 - x) * across,
        top: (top - y2) * down,
        width: (x2 - x1) * across,
        height: (y2 - y1) * down,
      }
      if (fieldName) found.set(fieldName, [...(found.get(fieldName) ?? []), { page: number, ...box }])
    }
  }
  return found
}

/** Opens a PDF from its address or from its bytes. Rejects if it cannot be fetched or parsed. */
export async function openPdf(source: string | Uint8Array): Promise<PdfDocument> {
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()
  // pdf.js takes the bytes away from its caller.
  const place = typeof source === 'string' ? { url: source } : { data: source.slice() }
  const loading = getDocument({ ...place, useWasm: false })
  const document = await loading.promise
  let current: RenderTask | undefined
  let fields: Promise<PrintedNames> | undefined
  let isClosed = false
  return {
    pages: document.numPages,
    async draw(number, canvas, width) {
      if (isClosed) return false
      current?.cancel()
      try {
        const page = await document.getPage(number)
        const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY)
        const viewport = page.getViewport({ scale: (width * density) / page.getViewport({ scale: 1 }).width })
        canvas.width = Math.floor(viewport.width)
        canvas.height = Math.floor(viewport.height)
        canvas.style.width = `${width}px`
        current = page.render({ canvas, viewport })
        await current.promise
        return true
      } catch (error) {
        if (isClosed || error instanceof RenderingCancelledException) return false
        throw error
      }
    },
    ratios: async () => {
      const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1))
      return (await Promise.all(pages)).map((page) => {
        const { width, height } = page.getViewport({ scale: 1 })
        return width / height
      })
    },
    fields: () =>
      (fields ??= fieldsOf(document).catch((error: unknown) => {
        // A PDF that was closed while it loaded never settles: the next one does.
        if (isClosed) return new Promise<never>(() => undefined)
        throw error
      })),
    close() {
      isClosed = true
      void loading.destroy()
    },
  }
}
