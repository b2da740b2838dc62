import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { renderPagePictures } from '@/lib/documents/preview'
import { createRecent } from '@/lib/recent'
import type { TemplateEntry } from './entries'

const WIDTH = 960
/** Pictures kept in memory; at some 60 KB each a few megabytes. */
const KEPT = 100

export interface PagePicture {
  webp: Uint8Array<ArrayBuffer>
  etag: string
}

const recent = createRecent<PagePicture>(KEPT)

async function draw(url: string, page: number, etag: string): Promise<PagePicture> {
  const pdf = await readFile(path.join(process.cwd(), 'public', url))
  const [picture] = await renderPagePictures(pdf, { pages: [page], widths: [WIDTH] })
  if (!picture) throw new Error(`${url} has no page ${page}`)
  return { webp: new Uint8Array(picture.webp), etag }
}

/** The picture of one page, 960 pixels wide, or undefined where the document has no such page. */
export async function pagePicture({ files }: TemplateEntry, page: number): Promise<PagePicture | undefined> {
  const pdf = files.find(({ format }) => format === 'PDF')
  if (!pdf?.pages || !Number.isInteger(page) || page < 1 || page > pdf.pages) return undefined
  const key = `"${pdf.sha256.slice(0, 20)}-${page}"`
  return recent(key, () => draw(pdf.url, page, key))
}
