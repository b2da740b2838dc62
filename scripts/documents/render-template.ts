import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tellingSection } from '@/data/telling-sections'
import type { TemplateContent } from '@/data/types'
import type { ManifestEntry, ManifestFile } from '@/lib/catalogue/manifest'
import { describeDocument, render, type DocumentModel, type Format } from '@/lib/documents'
import { fileProblems } from '@/lib/pictures/page-numbers'
import { countPages, renderPageAndCut, withPdf } from '@/lib/pictures/preview'
import { sectionCut } from '@/lib/pictures/section-cut'
import { audienceMarks } from '@/lib/documents/theme'
import { customerCopyUrl, fileUrl, pictureUrl, pictureWidths, thumbnailUrl, thumbnailWidths } from '@/lib/paths'
import { customerCopyOf } from './customer-copies'
import { PUBLIC } from './plan'

function write(url: string, bytes: Uint8Array): void {
  const file = path.join(PUBLIC, url)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/** Renders a document in one format. Throws with all problems if it does not pass verification. */
export async function renderVerified(slug: string, model: DocumentModel, format: Format): Promise<Uint8Array> {
  const bytes = await render(model, format)
  const problems = await fileProblems(bytes, model, format)
  if (problems.length) throw new Error(`${slug} (${format}) does not pass verification:\n  ${problems.join('\n  ')}`)
  return bytes
}

/** Renders, verifies and writes a document in each format, and measures the files. */
async function renderFiles(
  { slug, formats }: TemplateContent,
  model: DocumentModel,
  urlOf: (format: Format) => string,
): Promise<{ files: Partial<Record<Format, ManifestFile>>; pdf?: Uint8Array }> {
  const files: Partial<Record<Format, ManifestFile>> = {}
  let pdf: Uint8Array | undefined
  for (const format of formats) {
    const bytes = await renderVerified(slug, model, format)
    write(urlOf(format), bytes)
    const pages = format === 'PDF' ? await countPages(bytes) : null
    files[format] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), pages }
    if (format === 'PDF') pdf = bytes
  }
  return { files, pdf }
}

/** The part that the picture shows: what the customer gets, behind a cover page that stays in the office. */
const shownPart = ({ parts }: DocumentModel) =>
  (parts[0]?.audience === 'office' ? parts.find(({ audience }) => audience === 'customer') : undefined) ?? parts[0]

/** The page on which the shown part begins: the first without the mark of the office. */
function shownPage(model: DocumentModel, pdf: Uint8Array): Promise<number> {
  if (shownPart(model) === model.parts[0]) return Promise.resolve(1)
  return withPdf(pdf, (document) => {
    for (let page = 1; page <= document.getPageCount(); page += 1)
      if (
        !document
          .getPage(page - 1)
          .getText()
          .includes(audienceMarks.office)
      )
        return page
    throw new Error('Every page has the mark of the office')
  })
}

/** Writes the pictures and thumbnails, and returns the number of the page that the pictures show. */
async function writePictures(content: TemplateContent, model: DocumentModel, pdf: Uint8Array): Promise<number> {
  const { kind, slug } = content
  const page = await shownPage(model, pdf)
  const { pages, cuts } = await renderPageAndCut(pdf, {
    page,
    widths: pictureWidths,
    cut: sectionCut(pdf, tellingSection(content)),
    cutWidths: thumbnailWidths,
  })
  const drawn = [
    ...pictureWidths.map((width, index) => ({ url: pictureUrl(kind, slug, width), picture: pages[index] })),
    ...thumbnailWidths.map((width, index) => ({ url: thumbnailUrl(kind, slug, width), picture: cuts[index] })),
  ]
  for (const { url, picture } of drawn) {
    if (!picture) throw new Error(`${slug} lacks its picture ${url}`)
    write(url, picture.webp)
  }
  return page
}

/**
 * Renders, verifies and writes every file and page picture of one template, and the files of its customer copy. Throws
 * with all problems of a file that fails.
 */
export async function renderTemplate(content: TemplateContent, hash: string): Promise<ManifestEntry> {
  const { kind, slug } = content
  const model = content.document()
  const { files, pdf } = await renderFiles(content, model, (format) => fileUrl(kind, slug, format))
  const page = pdf ? await writePictures(content, model, pdf) : 1
  const picture = { ...pictureSize(model), ...(page > 1 ? { page } : {}) }
  const entry: ManifestEntry = { hash, files, picture, included: describeDocument(model) }
  const copy = customerCopyOf(content)
  if (!copy) return entry
  const copied = await renderFiles(content, copy, (format) => customerCopyUrl(kind, slug, format))
  return { ...entry, customerCopy: copied.files }
}

/** Returns the large picture's size in pixels: US Letter, in the orientation of the part that it shows. */
export function pictureSize(model: DocumentModel): { width: number; height: number } {
  const ratio = shownPart(model)?.landscape ? 8.5 / 11 : 11 / 8.5
  return { width: 960, height: Math.round(960 * ratio) }
}
