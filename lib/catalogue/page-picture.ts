import 'server-only'
import path from 'node:path'
import type { Picture } from '@/lib/pictures/picture'
import type { TemplateEntry } from './entries'

const WIDTH = 960

/** Returns the picture of a page, 960 pixels wide, or undefined if the document has no such page. */
export function pagePicture({ files }: TemplateEntry, page: number): Picture | undefined {
  const pdf = files.find(({ format }) => format === 'PDF')
  if (!pdf?.pages || !Number.isInteger(page) || page < 1 || page > pdf.pages) return undefined
  return {
    name: `${pdf.sha256.slice(0, 20)}-${page}`,
    job: {
      kind: 'page',
      pdf: path.join(/* turbopackIgnore: true */ process.cwd(), 'public', pdf.url),
      page,
      width: WIDTH,
    },
  }
}
