import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { createQueue, createRecent } from '@/lib/recent'
import { drawLinkPicture } from './picture/draw'
import { findSitePage, type SitePage } from './site-pages'

/** Pictures kept in memory; at some 55 KB each a few megabytes. */
const KEPT = 100

interface DrawnPicture {
  jpeg: Uint8Array<ArrayBuffer>
  etag: string
}

const recent = createRecent<DrawnPicture>(KEPT)
/** A picture takes some ten megabytes while it is drawn, and a crawler asks for many at once. */
const inTurn = createQueue()

async function draw({ title, picture: { kicker, facts, templates } }: SitePage): Promise<DrawnPicture> {
  const sheets = templates.map(({ picture }) => path.join(process.cwd(), 'public', picture.small))
  const jpeg = await drawLinkPicture({ kicker, title, facts, sheets })
  const etag = `"${createHash('sha256').update(jpeg).digest('hex').slice(0, 20)}"`
  return { jpeg: new Uint8Array(jpeg), etag }
}

/** The link picture of the page at this address, 1200 × 630 pixels as JPEG; undefined where there is no such page. */
export async function linkPicture(pagePath: string): Promise<DrawnPicture | undefined> {
  const page = findSitePage(pagePath)
  return page && recent(page.path, () => inTurn(() => draw(page)))
}
