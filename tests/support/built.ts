import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/types'
import type { ManifestEntry } from '@/lib/catalogue/manifest'
import type { Format } from '@/lib/documents'
import { customerCopyUrl, fileUrl } from '@/lib/paths'
import { contentHash, engineHash, readRendered } from '@/scripts/documents/plan'
import { PUBLIC } from '@/scripts/documents/public-folder'

const { templates } = readRendered()
const engine = engineHash()

/** What the build measured for a template. Throws if the build used other content or another engine. */
function builtEntry(template: TemplateContent): ManifestEntry {
  const entry = templates[template.slug]
  if (entry?.hash !== contentHash(template, engine, JSON.stringify(template.document())))
    throw new Error(`${template.slug} has changed since the documents were built: run npm run documents`)
  return entry
}

/**
 * A template's file as the build wrote it: rendering it again would take four times as long. Throws if the build used
 * other content or another engine.
 */
export function builtFile(template: TemplateContent, format: Format): Uint8Array {
  builtEntry(template)
  return new Uint8Array(readFileSync(path.join(PUBLIC, fileUrl(template.kind, template.slug, format))))
}

/** A template's customer copy as the build wrote it. Throws if the build used other content or another engine. */
export function builtCopy(template: TemplateContent, format: Format): Uint8Array {
  builtEntry(template)
  return new Uint8Array(readFileSync(path.join(PUBLIC, customerCopyUrl(template.kind, template.slug, format))))
}

/** The pages of a template's PDF. Throws if the build used other content or another engine. */
export const pagesOf = (template: TemplateContent): number => builtEntry(template).files.PDF?.pages ?? 0
