import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { site } from '@/data/site'
import type { Picture } from '@/lib/pictures/picture'
import { findSitePage } from './site-pages'

/** Returns the Open Graph image of the page at this path, 1200 × 630 pixels; undefined if there is no such page. */
export function openGraphImage(pagePath: string): Picture | undefined {
  const page = findSitePage(pagePath)
  if (!page) return undefined
  const { kicker, facts, templates } = page.picture
  const text = { kicker, title: page.title, brand: site.name, facts }
  // The pictures of the sheets depend on the documents' bytes, so their hashes are part of the name.
  const shown = JSON.stringify([text, templates.map(({ files }) => files.map(({ sha256 }) => sha256))])
  const sheets = templates.map(({ picture }) =>
    path.join(/* turbopackIgnore: true */ process.cwd(), 'public', picture.small),
  )
  return {
    name: createHash('sha256').update(shown).digest('hex').slice(0, 20),
    job: { kind: 'open-graph', picture: { ...text, sheets } },
  }
}
