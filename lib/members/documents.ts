import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MemberContent } from '@/lib/catalogue/members'
import type { Manifest } from '@/lib/catalogue/manifest'
import { extensions, fileNameOf, type FileFormat } from '@/lib/paths'

/** Where the build puts the files, relative to the project: outside `public`, so that no address leads there. */
export const MEMBER_FOLDER = 'private/members'
export const MEMBER_MANIFEST = 'manifest.json'

export interface MemberFile {
  /** As in the address: slug and extension. */
  file: string
  format: FileFormat
  /** The name it is saved under. */
  fileName: string
  bytes: number
  pages: number | null
}

export interface MemberDocument {
  slug: string
  name: string
  description: string
  files: readonly MemberFile[]
}

/** The name of a member document's file on disk and in its address. */
export const memberFile = (slug: string, format: FileFormat): string => `${slug}.${extensions[format]}`

function readMemberManifest(folder: string): Manifest {
  const file = path.join(folder, MEMBER_MANIFEST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { templates: {} }
}

/** Those of `contents` that the build has put into `folder`, with their files. */
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
