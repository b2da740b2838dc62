import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/shared/types'
import type { ManifestEntry, ManifestFile } from '@/lib/catalogue/manifest'
import { describeDocument, render, type DocumentModel, type Format } from '@/lib/documents'
import { checkFile } from '@/lib/verification/file'
import { audienceMarks } from '@/lib/documents/theme'
import { customerCopy } from '@/lib/documents/customer-copy'
import { blankFile, fileModel } from '@/lib/documents/file-model'
import type { Reader } from '@/lib/file-names'
import { measuredAs, readerFiles, readersIncluded } from './reader-files'
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

/** Renders, verifies and writes every file of a template. Throws with all problems of a file that fails. */
export async function renderTemplate(
  content: TemplateContent,
  model: DocumentModel,
  hash: string,
): Promise<ManifestEntry> {
  const main = fileModel(model, 'main')
  const measured: Pick<ManifestEntry, (typeof measuredAs)[Reader]> = { files: {} }
  let pages: readonly string[] = []
  for (const { reader, format, url } of readerFiles(content, model)) {
    const own = reader === 'customer' ? customerCopy(model) : blankFile(model, reader, format)
    const file = await renderVerified(content.slug, own, format)
    write(url, file.bytes)
    const key = measuredAs[reader]
    measured[key] = { ...measured[key], [format]: measure(file, format) }
    if (reader === 'main' && format === 'PDF') pages = file.pages
  }
  const page = shownPage(main, pages)
  const picture = { ...pictureSize(model), ...(page > 1 ? { page } : {}) }
  return { hash, ...measured, picture, included: [...describeDocument(main), ...readersIncluded(measured)] }
}

/** Returns the large picture's size in pixels: US Letter, in the orientation of the part that it shows. */
export function pictureSize(model: DocumentModel): { width: number; height: number } {
  const ratio = shownPart(fileModel(model, 'main'))?.landscape ? 8.5 / 11 : 11 / 8.5
  return { width: 960, height: Math.round(960 * ratio) }
}
