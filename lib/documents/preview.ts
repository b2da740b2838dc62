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
  /** Pages to draw, from 1; all where left out. */
  pages?: readonly number[]
  /** Widths in pixels, each given once; a page is drawn at the largest. */
  widths: readonly number[]
}

let library: ReturnType<typeof PDFiumLibrary.init> | undefined

/** Opens a PDF for the time of `use`. Throws where pdfium cannot read it. */
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
  // pdfium has drawn on white: no pixel is transparent.
  let from = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Each size is made from the next larger one: a quarter of the pixels to read.
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

/** Pages as WebP pictures with their form fields, in the order asked. Throws on a page that the document lacks. */
export function renderPagePictures(pdf: Uint8Array, { pages, widths }: PictureOptions): Promise<PagePicture[]> {
  return withPdf(pdf, async (document) => {
    const all = Array.from({ length: document.getPageCount() }, (_, index) => index + 1)
    const pictures: PagePicture[] = []
    // One page at a time: a page's bitmap takes several megabytes.
    for (const page of pages ?? all) pictures.push(...(await drawPage(document, page, widths)))
    return pictures
  })
}
