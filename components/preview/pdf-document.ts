import { getDocument, GlobalWorkerOptions, RenderingCancelledException, type RenderTask } from 'pdfjs-dist'

/** A PDF opened for looking at. */
export interface PdfDocument {
  /**
   * Draws a page, `width` CSS pixels wide, onto the canvas, with the form's fields. A drawing still under way is given
   * up. Resolves with whether the page stands on the canvas.
   */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<boolean>
  close: () => void
}

/** Beyond this a page is no sharper to look at, only slower to draw. */
const MAX_DENSITY = 2

/** Fetches and opens a PDF. Rejects where it cannot be had or read. */
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
