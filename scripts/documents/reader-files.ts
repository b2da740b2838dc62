import type { TemplateContent } from '@/data/shared/types'
import type { ManifestEntry } from '@/lib/catalogue/manifest'
import type { DocumentModel, Format } from '@/lib/documents'
import { blankReaders, formatsFor } from '@/lib/documents/file-model'
import type { Reader } from '@/lib/file-names'
import { templateFileUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'
import { hasCopy } from './customer-copies'

/** Where the manifest has the measurements of a reader's files. */
export const measuredAs = {
  main: 'files',
  office: 'office',
  field: 'field',
  customer: 'customerCopy',
} as const satisfies Record<Reader, keyof ManifestEntry>

export interface ReaderFile {
  reader: Reader
  format: Format
  url: string
}

/** Returns every file of a template; `model` is its document. */
export function readerFiles(content: TemplateContent, model: DocumentModel = content.document()): ReaderFile[] {
  const { kind, slug, formats } = content
  const files = blankReaders(model).flatMap((reader) =>
    formatsFor(formats, reader).map((format): Omit<ReaderFile, 'url'> => ({ reader, format })),
  )
  const hasWorkbook = formats.includes('Excel') && hasCopy(content, model)
  const all = hasWorkbook ? [...files, { reader: 'customer', format: 'Excel' } as const] : files
  return all.map((file) => ({ ...file, url: templateFileUrl(kind, file.format, { slug, reader: file.reader }) }))
}

/** Returns what a template's main file and those of other readers hold, in words. */
export const readersIncluded = ({ office, field }: Pick<ManifestEntry, 'office' | 'field'>): string[] =>
  [
    { title: 'Office page', pages: office?.PDF?.pages },
    { title: 'Field sheet', pages: field?.PDF?.pages },
  ].flatMap(({ title, pages }) => (pages ? [`${title} (${countOf(pages, 'page')})`] : []))
