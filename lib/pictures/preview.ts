import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'
import sharp from 'sharp'

export interface PagePicture {
  /** From 1. */
  page: number
  width: number
  height: number
  webp: Uint8Array
}

export interface PictureOptions {
  /** Pages to draw, from 1; all by default. */
  pages?: readonly number[]
  /** Distinct widths in pixels. A page is drawn at the largest. */
  widths: readonly number[]
}

let library: ReturnType<typeof PDFiumLibrary.init> | undefined

/** Opens a PDF, calls `use` with it and closes it. Throws if pdfium cannot read it. */
export async function withPdf<T>(pdf: Uint8Array, use: (document: PDFiumDocument) => T | Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    return await use(document)
  } finally {
    document.destroy()
  }
}

export const countPages = (pdf: Uint8Array): Promise<number> => withPdf(pdf, (document) => document.getPageCount())

async function drawPage(document: PDFiumDocument, page: number, widths: readonly number[]): Promise<PagePicture[]> {
  const count = document.getPageCount()
  if (page < 1 || page > count) throw new RangeError(`There is no page ${page} in a document of ${count} pages`)
  const widest = Math.max(...widths)
  const source = document.getPage(page - 1)
  const scale = widest / source.getOriginalSize().originalWidth
  const { data, width, height } = await source.render({ scale, render: 'bitmap', renderFormFields: true })
  const pictures: PagePicture[] = []
  // pdfium draws on white, so no pixel is transparent.
  let from = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Each size is scaled from the next larger one, which has a quarter of the pixels of the largest.
  for (const target of [...widths].sort((a, b) => b - a)) {
    const { width, height, channels } = from.info
    if (target !== width)
      from = await sharp(from.data, { raw: { width, height, channels } })
        .resize({ width: target })
        .raw()
        .toBuffer({ resolveWithObject: true })
    const { info } = from
    const webp = await sharp(from.data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .webp({ quality: 75, effort: 1 })
      .toBuffer()
    pictures.push({ page, width: info.width, height: info.height, webp: new Uint8Array(webp) })
  }
  return widths.flatMap((target) => pictures.filter((picture) => picture.width === target))
}

/** Draws pages with their form fields as WebP pictures, in the given order. Throws on a page that does not exist. */
export function renderPagePictures(pdf: Uint8Array, { pages, widths }: PictureOptions): Promise<PagePicture[]> {
  return withPdf(pdf, async (document) => {
    const all = Array.from({ length: document.getPageCount() }, (_, index) => index + 1)
    const pictures: PagePicture[] = []
    // One page at a time, because the bitmap of a page takes several megabytes.
    for (const page of pages ?? all) pictures.push(...(await drawPage(document, page, widths)))
    return pictures
  })
}
