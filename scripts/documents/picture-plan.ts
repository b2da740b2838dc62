import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/shared/types'
import type { ManifestEntry } from '@/lib/catalogue/manifest'
import { tellingSection } from '@/lib/catalogue/telling'
import { fileUrl, pictureUrl, pictureWidths, thumbnailUrl, thumbnailWidths } from '@/lib/paths'

/** What each picture shows: pictures can be drawn without the templates. */
export const PICTURE_PLAN = '.cache/pictures.json'

interface PictureFile {
  /** The address on the site, and the path below the public folder. */
  url: string
  width: number
}

/** The pictures of one template, all drawn from its PDF. */
export interface PictureJob {
  slug: string
  pdf: string
  /** The page that the page pictures show. */
  page: number
  pages: readonly PictureFile[]
  /** The section that the thumbnails show. */
  section: string
  thumbnails: readonly PictureFile[]
}

const jobOf = (content: TemplateContent, { picture }: ManifestEntry): PictureJob => {
  const { kind, slug } = content
  return {
    slug,
    pdf: fileUrl(kind, slug, 'PDF'),
    page: picture.page ?? 1,
    pages: pictureWidths.map((width) => ({ url: pictureUrl(kind, slug, width), width })),
    section: tellingSection(content),
    thumbnails: thumbnailWidths.map((width) => ({ url: thumbnailUrl(kind, slug, width), width })),
  }
}

/** Records what the pictures of these templates show. */
export function writePicturePlan(
  contents: readonly TemplateContent[],
  entries: ReadonlyMap<string, ManifestEntry>,
): void {
  const jobs = contents.flatMap((content) => {
    const entry = entries.get(content.slug)
    return entry ? [jobOf(content, entry)] : []
  })
  mkdirSync(path.dirname(PICTURE_PLAN), { recursive: true })
  writeFileSync(PICTURE_PLAN, JSON.stringify(jobs))
}

const isThere = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

/** The templates of these slugs, or without any of the whole plan, whose pictures are not all below `folder`. */
export function missingPictures(folder: string, slugs: readonly string[] = []): PictureJob[] {
  if (!existsSync(PICTURE_PLAN)) return []
  const jobs = JSON.parse(readFileSync(PICTURE_PLAN, 'utf8')) as PictureJob[]
  return jobs.filter(
    ({ slug, pages, thumbnails }) =>
      (slugs.length === 0 || slugs.includes(slug)) &&
      [...pages, ...thumbnails].some(({ url }) => !isThere(path.join(folder, url))),
  )
}
