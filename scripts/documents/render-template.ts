import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/shared/types'
import type { ManifestEntry, ManifestFile } from '@/lib/catalogue/manifest'
import { describeDocument, render, type DocumentModel, type Format } from '@/lib/documents'
import { checkFile } from '@/lib/verification/file'
import { audienceMarks } from '@/lib/documents/theme'
import { customerCopyUrl, fileUrl } from '@/lib/paths'
import { customerCopyOf } from './customer-copies'
import { PUBLIC, writeWhole } from './public-folder'

function write(url: string, bytes: Uint8Array): void {
  const file = path.join(PUBLIC, url)
  mkdirSync(path.dirname(file), { recursive: true })
  writeWhole(file, bytes)
}

interface RenderedFile {
  bytes: Uint8Array
  pages: readonly string[]
}

/** Renders a document in one format. Throws with all problems if it does not pass verification. */
export async function renderVerified(slug: string, model: DocumentModel, format: Format): Promise<RenderedFile> {
  const bytes = await render(model, format)
  const { problems, pages } = await checkFile(bytes, model, format)
  if (problems.length) throw new Error(`${slug} (${format}) does not pass verification:\n  ${problems.join('\n  ')}`)
  return { bytes, pages }
}

/** The measurements of a file for the manifest. */
export const measure = ({ bytes, pages }: RenderedFile, format: Format): ManifestFile => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  pages: format === 'PDF' ? pages.length : null,
})

async function renderFiles(
  { slug, formats }: TemplateContent,
  model: DocumentModel,
  urlOf: (format: Format) => string,
): Promise<{ files: Partial<Record<Format, ManifestFile>>; pages: readonly string[] }> {
  const files: Partial<Record<Format, ManifestFile>> = {}
  let pages: readonly string[] = []
  for (const format of formats) {
    const file = await renderVerified(slug, model, format)
    write(urlOf(format), file.bytes)
    files[format] = measure(file, format)
    if (format === 'PDF') pages = file.pages
  }
  return { files, pages }
}

/** The part that the picture shows: what the customer gets, behind a cover page that stays in the office. */
const shownPart = ({ parts }: DocumentModel) =>
  (parts[0]?.audience === 'office' ? parts.find(({ audience }) => audience === 'customer') : undefined) ?? parts[0]

/** The page on which the shown part begins: the first without the mark of the office. */
function shownPage(model: DocumentModel, pages: readonly string[]): number {
  if (pages.length === 0 || shownPart(model) === model.parts[0]) return 1
  const index = pages.findIndex((text) => !text.includes(audienceMarks.office))
  if (index < 0) throw new Error('Every page has the mark of the office')
  return index + 1
}

/** Renders, verifies and writes every file of a template and its customer copy. Throws with all problems of a file that fails. */
export async function renderTemplate(
  content: TemplateContent,
  model: DocumentModel,
  hash: string,
): Promise<ManifestEntry> {
  const { kind, slug } = content
  const { files, pages } = await renderFiles(content, model, (format) => fileUrl(kind, slug, format))
  const page = shownPage(model, pages)
  const picture = { ...pictureSize(model), ...(page > 1 ? { page } : {}) }
  const entry: ManifestEntry = { hash, files, picture, included: describeDocument(model) }
  const copy = customerCopyOf(content, model)
  if (!copy) return entry
  const copied = await renderFiles(content, copy, (format) => customerCopyUrl(kind, slug, format))
  return { ...entry, customerCopy: copied.files }
}

/** Returns the large picture's size in pixels: US Letter, in the orientation of the part that it shows. */
export function pictureSize(model: DocumentModel): { width: number; height: number } {
  const ratio = shownPart(model)?.landscape ? 8.5 / 11 : 11 / 8.5
  return { width: 960, height: Math.round(960 * ratio) }
}
