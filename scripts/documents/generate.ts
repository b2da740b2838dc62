/** What the build of the site reads of the documents, written before any of them is rendered. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/shared/types'
import { categoryParts } from '@/lib/catalogue/category-parts'
import { templateContents } from '@/lib/catalogue/contents'
import type { Manifest, ManifestEntry } from '@/lib/catalogue/manifest'
import { describeDocument } from '@/lib/documents'
import { fileModel } from '@/lib/documents/file-model'
import { PLACEHOLDER_PATH } from '@/lib/paths'
import { writeLoader } from '../pages/loader'
import { writeFaces } from './faces'
import { modelHash, readLock, type LockedEntry } from './lock'
import { writePicturePlan } from './picture-plan'
import { contentHash, MANIFEST, readRendered, SLUGS } from './plan'
import { placeholderPdf } from './placeholder'
import { PUBLIC } from './public-folder'
import { readersIncluded } from './reader-files'
import { pictureSize } from './render-template'

/** What is known of the files of all templates. */
interface Known {
  entries: Map<string, ManifestEntry>
  /** The templates without measurements: they must be rendered first. */
  unknown: string[]
  /** Those whose files on disk, if any, come from other content or another engine. */
  outdated: TemplateContent[]
}

function fromLock(content: TemplateContent, hash: string, locked: LockedEntry): ManifestEntry {
  const { model: _, page, ...measured } = locked
  const model = content.document()
  return {
    ...{ hash, ...measured },
    picture: { ...pictureSize(model), ...(page ? { page } : {}) },
    included: [...describeDocument(fileModel(model, 'main')), ...readersIncluded(measured)],
  }
}

/** Finds the measurements of every template's files: of its last rendering if that is current, else in the lock file. */
export function knownEntries(engine: string): Known {
  const rendered = readRendered().templates
  const lock = readLock()
  const known: Known = { entries: new Map(), unknown: [], outdated: [] }
  for (const content of templateContents) {
    const { slug } = content
    const model = JSON.stringify(content.document())
    const hash = contentHash(content, engine, model)
    const locked = lock[slug]
    const current = rendered[slug]
    if (current?.hash === hash) known.entries.set(slug, current)
    else if (locked?.model === modelHash(content, model)) known.entries.set(slug, fromLock(content, hash, locked))
    else known.unknown.push(slug)
    if (current?.hash !== hash) known.outdated.push(content)
  }
  return known
}

/** Writes the manifest and the plan of the pictures. */
export function writeMeasurements(
  entries: ReadonlyMap<string, ManifestEntry>,
  contents: readonly TemplateContent[] = templateContents,
): void {
  const ordered = contents.flatMap(({ slug }) => {
    const entry = entries.get(slug)
    return entry ? [[slug, entry] as const] : []
  })
  const manifest: Manifest = { templates: Object.fromEntries(ordered) }
  mkdirSync(path.dirname(MANIFEST), { recursive: true })
  writeFileSync(MANIFEST, JSON.stringify(manifest))
  writePicturePlan(contents, entries)
}

function writeSlugs(): void {
  const pages = {
    templates: [path.basename(PLACEHOLDER_PATH), ...templateContents.map(({ slug }) => slug)],
    categories: [...new Set(templateContents.map(({ categorySlug }) => categorySlug))],
    parts: categoryParts,
  }
  writeFileSync(SLUGS, JSON.stringify(pages))
}

/** Writes all that the build reads: manifest, addresses, picture plan, faces, placeholder and hydration loader. */
export async function writeGenerated(engine: string, entries: ReadonlyMap<string, ManifestEntry>): Promise<void> {
  writeMeasurements(entries)
  writeSlugs()
  await writeFaces(engine)
  const placeholder = path.join(PUBLIC, PLACEHOLDER_PATH)
  mkdirSync(path.dirname(placeholder), { recursive: true })
  writeFileSync(placeholder, await placeholderPdf())
  writeLoader()
}
