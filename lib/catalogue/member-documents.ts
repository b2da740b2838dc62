import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { memberContents, type MemberContent } from '@/lib/catalogue/members'
import type { Manifest } from '@/lib/catalogue/manifest'
import { extensions, fileNameOf, type FileFormat } from '@/lib/paths'

/** Folder of the files, relative to the project. It is outside `public`, so the files have no public URL. */
export const MEMBER_FOLDER = 'private/members'
export const MEMBER_MANIFEST = 'manifest.json'

interface MemberFile {
  file: string
  format: FileFormat
  fileName: string
  bytes: number
  pages: number | null
}

export interface MemberDocument extends Pick<MemberContent, 'slug' | 'name' | 'description'> {
  files: readonly MemberFile[]
}

/** Returns the name of a member document's file on disk and in its URL. */
export const memberFile = (slug: string, format: FileFormat): string => `${slug}.${extensions[format]}`

function readMemberManifest(folder: string): Manifest {
  const file = path.join(folder, MEMBER_MANIFEST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { templates: {} }
}

/** Returns the documents of `contents` that were built into `folder`, with their files. */
export function findMemberDocuments(contents: readonly MemberContent[], folder: string): readonly MemberDocument[] {
  const { templates } = readMemberManifest(folder)
  return contents.flatMap(({ slug, name, description, formats }) => {
    const files = formats.flatMap((format): MemberFile[] => {
      const measured = templates[slug]?.files[format]
      if (!measured) return []
      const { bytes, pages } = measured
      return [{ file: memberFile(slug, format), format, fileName: fileNameOf(name, format), bytes, pages }]
    })
    return files.length > 0 ? [{ slug, name, description, files }] : []
  })
}

/** Returns the absolute path of the folder. */
export const memberFolder = (): string => path.join(process.cwd(), MEMBER_FOLDER)

let found: readonly MemberDocument[] | undefined

/** Returns the documents of the subscribers' page, in display order. */
export const memberDocuments = (): readonly MemberDocument[] =>
  (found ??= findMemberDocuments(memberContents, memberFolder()))
