import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/shared/types'
import type { ManifestEntry } from '@/lib/catalogue/manifest'
import type { Format } from '@/lib/documents'
import { templateFileUrl } from '@/lib/paths'
import type { Reader } from '@/lib/file-names'
import { modelHash, readLock } from '@/scripts/documents/lock'
import { contentHash, engineHash, readRendered } from '@/scripts/documents/plan'
import { PUBLIC } from '@/scripts/documents/public-folder'

const { templates } = readRendered()
const engine = engineHash()
const lock = readLock()

const outdated = (slug: string): Error =>
  new Error(`${slug} has changed since the documents were built: run npm run documents`)

const isBuilt = (template: TemplateContent, model: string): boolean =>
  templates[template.slug]?.hash === contentHash(template, engine, model)

/** The path of a file below the public folder. Throws if the build used other content or another engine. */
function builtPath(template: TemplateContent, url: string): string {
  if (!isBuilt(template, JSON.stringify(template.document()))) throw outdated(template.slug)
  return path.join(PUBLIC, url)
}

/** What was measured of a template's files: by the build or, of files that are not rendered, as the lock file has it. */
function measuredFiles(template: TemplateContent): ManifestEntry['files'] {
  const { slug } = template
  const model = JSON.stringify(template.document())
  const entry = isBuilt(template, model)
    ? templates[slug]
    : lock[slug]?.model === modelHash(template, model)
      ? lock[slug]
      : undefined
  if (!entry) throw outdated(slug)
  return entry.files
}

/** A template's file as the build wrote it. Throws if the build used other content or another engine. */
export const builtFile = (template: TemplateContent, format: Format, reader: Reader = 'main'): Uint8Array =>
  new Uint8Array(
    readFileSync(builtPath(template, templateFileUrl(template.kind, format, { slug: template.slug, reader }))),
  )

/** What the customer gets of an estimate as the build wrote it: the main file, or the workbook without costs. */
export const builtCopy = (template: TemplateContent, format: Format): Uint8Array =>
  builtFile(template, format, format === 'Excel' ? 'customer' : 'main')

/** The pages of a template's PDF. Throws if neither the build nor the lock file knows the content. */
export const pagesOf = (template: TemplateContent): number => measuredFiles(template).PDF?.pages ?? 0

/** The bytes of a template's file. Throws if neither the build nor the lock file knows the content. */
export const bytesOf = (template: TemplateContent, format: Format): number =>
  measuredFiles(template)[format]?.bytes ?? 0
