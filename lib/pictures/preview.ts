import type { PDFiumDocument } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { withPdf } from '../pdfium.ts'
import { reduceColors } from './reduce-colors.ts'

export interface PagePicture {
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

export const countPages = (pdf: Uint8Array): Promise<number> => withPdf(pdf, (document) => document.getPageCount())

interface Bitmap {
  data: Uint8Array
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const open = ({ data, info: { width, height, channels } }: Bitmap) => sharp(data, { raw: { width, height, channels } })

/** Draws a page, `widest` pixels wide. Throws on a page that does not exist. */
async function drawPage(document: PDFiumDocument, page: number, widest: number): Promise<Bitmap> {
  const count = document.getPageCount()
  if (page < 1 || page > count) throw new RangeError(`There is no page ${page} in a document of ${count} pages`)
  const source = document.getPage(page - 1)
  const scale = widest / source.getOriginalSize().originalWidth
  const { data, width, height } = await source.render({ scale, render: 'bitmap', renderFormFields: true })
  // pdfium draws on white, so no pixel is transparent.
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Few colors without loss take half the bytes of all of them with loss, and text reads better. */
const compress = ({ data, info }: Bitmap): Promise<Buffer> =>
  open({ data: reduceColors(data), info })
    .webp({ lossless: true, effort: 1 })
    .toBuffer()

/** Encodes a bitmap in each width. Each size is scaled from the next larger one, which has fewer pixels than the first. */
async function encode(bitmap: Bitmap, page: number, widths: readonly number[]): Promise<PagePicture[]> {
  const pictures: PagePicture[] = []
  let from = bitmap
  for (const target of [...widths].sort((a, b) => b - a)) {
    if (target !== from.info.width)
      from = await open(from).resize({ width: target }).raw().toBuffer({ resolveWithObject: true })
    const webp = await compress(from)
    const { width, height } = from.info
    pictures.push({ page, width, height, webp: new Uint8Array(webp) })
  }
  return widths.flatMap((target) => pictures.filter((picture) => picture.width === target))
}

/** Draws pages with their form fields as WebP pictures, in the given order. */
export function renderPagePictures(pdf: Uint8Array, { pages, widths }: PictureOptions): Promise<PagePicture[]> {
  return withPdf(pdf, async (document) => {
    const all = Array.from({ length: document.getPageCount() }, (_, index) => index + 1)
    const pictures: PagePicture[] = []
    // One page at a time, because the bitmap of a page takes several megabytes.
    for (const page of pages ?? all) {
      const bitmap = await drawPage(document, page, Math.max(...widths))
      pictures.push(...(await encode(bitmap, page, widths)))
    }
    return pictures
  })
}

/** Height of a cut picture, for a width of one. */
export const CUT_HEIGHT = 3 / 4

export interface Cut {
  page: number
  left: number
  top: number
  width: number
  height: number
}

async function cutOut(bitmap: Bitmap, { left, top, width, height }: Cut, widths: readonly number[]): Promise<Bitmap> {
  const { width: across, height: down } = bitmap.info
  const widest = Math.max(...widths)
  return open(bitmap)
    .extract({
      left: Math.round(left * across),
      top: Math.round(top * down),
      width: Math.round(width * across),
      height: Math.round(height * down),
    })
    .resize({ width: widest, height: widest * CUT_HEIGHT, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Draws a page, and a rectangle of this or another page, as WebP pictures. A page is drawn once. */
export function renderPageAndCut(
  pdf: Uint8Array,
  options: { page: number; widths: readonly number[]; cut: Cut; cutWidths: readonly number[] },
): Promise<{ pages: PagePicture[]; cuts: PagePicture[] }> {
  const { page, widths, cut, cutWidths } = options
  return withPdf(pdf, async (document) => {
    const first = await drawPage(document, page, Math.max(...widths))
    const pages = await encode(first, page, widths)
    const other = () => drawPage(document, cut.page, Math.ceil(Math.max(...cutWidths) / cut.width))
    const bitmap = await cutOut(cut.page === page ? first : await other(), cut, cutWidths)
    return { pages, cuts: await encode(bitmap, cut.page, cutWidths) }
  })
}
