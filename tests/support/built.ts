import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/types'
import type { Format } from '@/lib/documents'
import { fileUrl } from '@/lib/paths'
import { contentHash, engineHash, PUBLIC, readManifest } from '@/scripts/documents/plan'

const { templates } = readManifest()
const engine = engineHash()

/**
 * The file that visitors get of a template, as the build wrote it: to render it again would take four times as long.
 * Throws where the build was of other content or of another engine.
 */
export function builtFile(template: TemplateContent, format: Format): Uint8Array {
  const { kind, slug } = template
  if (templates[slug]?.hash !== contentHash(template, engine))
    throw new Error(`${slug} has changed since the documents were built: run npm run documents`)
  return new Uint8Array(readFileSync(path.join(PUBLIC, fileUrl(kind, slug, format))))
}
