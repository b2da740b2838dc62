import { getDocument, GlobalWorkerOptions, RenderingCancelledException, type RenderTask } from 'pdfjs-dist'

/** A PDF opened for display. */
export interface PdfDocument {
  pages: number
  /**
   * Draws a page, `width` CSS pixels wide, onto the canvas, including form fields. Cancels a drawing in progress.
   * Resolves to whether the page is on the canvas.
   */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<boolean>
  close: () => void
}

/** Above this density a page is not visibly sharper, only slower to draw. */
const MAX_DENSITY = 2

/** Opens a PDF from its address or from its bytes. Rejects if it cannot be fetched or parsed. */
export async function openPdf(source: string | Uint8Array): Promise<PdfDocument> {
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()
  // pdf.js takes the bytes away from its caller.
  const place = typeof source === 'string' ? { url: source } : { data: source.slice() }
  const loading = getDocument({ ...place, useWasm: false })
  const document = await loading.promise
  let current: RenderTask | undefined
  return {
    pages: document.numPages,
    async draw(number, canvas, width) {
      current?.cancel()
      const page = await document.getPage(number)
      const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY)
      const viewport = page.getViewport({ scale: (width * density) / page.getViewport({ scale: 1 }).width })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      canvas.style.width = `${width}px`
      const task = page.render({ canvas, viewport })
      current = task
      try {
        await task.promise
        return true
      } catch (error) {
        if (error instanceof RenderingCancelledException) return false
        throw error
      }
    },
    close: () => void loading.destroy(),
  }
}
