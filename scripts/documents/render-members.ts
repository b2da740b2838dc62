import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, statSync, writeFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MemberContent } from '@/lib/catalogue/members'
import type { Manifest, ManifestEntry, ManifestFile } from '@/lib/catalogue/manifest'
import { describeDocument, type Format } from '@/lib/documents'
import { memberFile, MEMBER_MANIFEST } from '@/lib/catalogue/member-documents'
import { filesBelow } from '../support/hash-files'
import { pageProblems } from './page-budgets'
import { measure, pictureSize, renderVerified } from './render-template'

const hashOf = ({ slug, formats, document }: MemberContent, engine: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ engine, slug, formats, model: document() }))
    .digest('hex')

async function renderMember(content: MemberContent, hash: string, folder: string): Promise<ManifestEntry> {
  const model = content.document()
  const files: Partial<Record<Format, ManifestFile>> = {}
  for (const format of content.formats) {
    const file = await renderVerified(content.slug, model, format)
    writeFileSync(path.join(folder, memberFile(content.slug, format)), file.bytes)
    files[format] = measure(file, format)
  }
  return { hash, files, picture: pictureSize(model), included: describeDocument(model) }
}

function isCurrent({ slug, formats }: MemberContent, hash: string, known: ManifestEntry | undefined, folder: string) {
  const sizeOf = (format: Format): number | undefined =>
    statSync(path.join(folder, memberFile(slug, format)), { throwIfNoEntry: false })?.size
  return known?.hash === hash && formats.every((format) => sizeOf(format) === known.files[format]?.bytes)
}

/** Renders the changed member documents into `folder` and removes strays. Returns how many. Throws where one fails. */
export async function renderMembers(
  contents: readonly MemberContent[],
  engine: string,
  folder: string,
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const manifestFile = path.join(folder, MEMBER_MANIFEST)
  const known = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest).templates : {}
  const entries: Record<string, ManifestEntry> = {}
  let rendered = 0
  for (const content of contents) {
    const { slug } = content
    const hash = hashOf(content, engine)
    const current = isCurrent(content, hash, known[slug], folder) ? known[slug] : undefined
    if (!current) rendered += 1
    entries[slug] = current ?? (await renderMember(content, hash, folder))
  }
  const problems = pageProblems(contents, new Map(Object.entries(entries)))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const owned = new Set(contents.flatMap(({ slug, formats }) => formats.map((format) => memberFile(slug, format))))
  for (const name of filesBelow(folder)) if (!owned.has(name)) rmSync(path.join(folder, name))
  const manifest: Manifest = { templates: entries }
  writeFileSync(manifestFile, JSON.stringify(manifest))
  return rendered
}
