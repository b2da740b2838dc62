import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { site } from '@/data/site'
import type { Picture } from '@/lib/pictures'
import { findSitePage } from './site-pages'

/** The link picture of the page at this address, 1200 × 630 pixels; undefined where there is no such page. */
export function linkPicture(pagePath: string): Picture | undefined {
  const page = findSitePage(pagePath)
  if (!page) return undefined
  const { kicker, facts, templates } = page.picture
  const text = { kicker, title: page.title, brand: site.name, facts }
  // The sheets are drawn from the documents.
  const shown = JSON.stringify([text, templates.map(({ files }) => files.map(({ sha256 }) => sha256))])
  const sheets = templates.map(({ picture }) => path.join(process.cwd(), 'public', picture.small))
  return {
    name: createHash('sha256').update(shown).digest('hex').slice(0, 20),
    job: { kind: 'link', picture: { ...text, sheets } },
  }
}
