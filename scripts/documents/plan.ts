import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/shared/types'
import type { Manifest, ManifestEntry } from '@/lib/catalogue/manifest'
import { tellingSection } from '@/lib/catalogue/telling'
import type { DocumentModel } from '@/lib/documents'
import {
  exampleUrl,
  modelUrl,
  pictureUrl,
  pictureWidths,
  PLACEHOLDER_PATH,
  thumbnailUrl,
  thumbnailWidths,
} from '@/lib/paths'
import { filesBelow, hashFiles } from '../support/hash-files'
import { PUBLIC } from './public-folder'
import { measuredAs, readerFiles } from './reader-files'

export const MANIFEST = 'lib/catalogue/generated/manifest.json'
export const SLUGS = 'lib/catalogue/generated/slugs.json'
/** What was measured of the files on disk when they were rendered. */
export const RENDERED = '.cache/rendered.json'
const enginePackages = [
  'pdfkit',
  'fontkit',
  'subset-font',
  '@fontsource/inter',
  'docx',
  'hucre',
  'fflate',
  'sharp',
  '@hyzyla/pdfium',
]

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version

/** Returns a hash of the source and library versions of engine and pictures. */
export function engineHash(): string {
  const versions = enginePackages.map((name) => `${name}@${versionOf(name)}`).join(' ')
  // The faces for browsers are cut by this source from these packages.
  const source = hashFiles('lib/documents', (name) => !name.startsWith('platform/generated/'))
  return createHash('sha256').update(source).update(hashFiles('lib/pictures')).update(versions).digest('hex')
}

/** Returns a hash of everything that a template's files depend on; `model` is its document as JSON. */
export function contentHash(content: TemplateContent, engine: string, model: string): string {
  const { kind, slug, formats } = content
  const section = tellingSection(content)
  return createHash('sha256')
    .update(JSON.stringify({ engine, kind, slug, formats, section }))
    .update(model)
    .digest('hex')
}

export const readRendered = (file = RENDERED): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { templates: {} }

const publicPath = (url: string): string => path.join(PUBLIC, url)

const pictureUrls = ({ kind, slug }: TemplateContent): string[] => [
  ...pictureWidths.map((width) => pictureUrl(kind, slug, width)),
  ...thumbnailWidths.map((width) => thumbnailUrl(kind, slug, width)),
]

/** Removes the pictures of a template. */
export function removePictures(content: TemplateContent): void {
  for (const url of pictureUrls(content)) rmSync(publicPath(url), { force: true })
}

/** Returns the paths of a template's files and pictures, relative to the project. */
export const outputPaths = (content: TemplateContent): string[] =>
  [...readerFiles(content).map(({ url }) => url), ...pictureUrls(content)].map(publicPath)

/** Removes the files of a template, its models and its pictures. */
export function removeOutputs(content: TemplateContent): void {
  const models = [modelUrl(content.slug), exampleUrl(content.slug)].map(publicPath)
  for (const file of [...outputPaths(content), ...models]) rmSync(file, { force: true })
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? -1

/** Returns whether the files on disk are those of its last rendering, and current. Pictures are not among them. */
export function isCurrent(
  content: TemplateContent,
  hash: string,
  known: ManifestEntry | undefined,
  model?: DocumentModel,
): boolean {
  if (known?.hash !== hash) return false
  return readerFiles(content, model).every(
    ({ reader, format, url }) => sizeOf(publicPath(url)) === known[measuredAs[reader]]?.[format]?.bytes,
  )
}

/** Deletes files below `public/templates` that belong to none of the templates. Returns how many. */
export function removeOrphans(contents: readonly TemplateContent[]): number {
  const root = path.join(PUBLIC, 'templates')
  const paths = contents.flatMap(outputPaths)
  const owned = new Set([path.join(PUBLIC, PLACEHOLDER_PATH), ...paths])
  const orphans = filesBelow(root)
    .map((name) => path.join(root, name))
    .filter((file) => !owned.has(file))
  for (const orphan of orphans) rmSync(orphan)
  return orphans.length
}
