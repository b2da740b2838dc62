import { getDocument, GlobalWorkerOptions, RenderingCancelledException, type RenderTask } from 'pdfjs-dist'

/** A PDF opened for display. */
export interface PdfDocument {
  /**
   * Draws a page, `width` CSS pixels wide, onto the canvas, including form fields. Cancels a drawing in progress.
   * Resolves to whether the page is on the canvas.
   */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<boolean>
  close: () => void
}

/** Above this density a page is not visibly sharper, only slower to draw. */
const MAX_DENSITY = 2

/** Fetches and opens a PDF. Rejects if it cannot be fetched or parsed. */
export async function openPdf(url: string): Promise<PdfDocument> {
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()
  const loading = getDocument({ url, useWasm: false })
  const document = await loading.promise
  let current: RenderTask | undefined
  return {
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
