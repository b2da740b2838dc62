import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** By template slug or page address: the day of the last change (`YYYY-MM-DD`, UTC), and what it was compared by. */
export type Modified = Readonly<Record<string, readonly [day: string, revision: string]>>

const FILE = 'data/modified.json'

/** A short mark of content: 24 bits are enough to notice a change. */
export const revisionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 6)

/** Keeps the day of everything whose revision is known, gives the rest today's, and forgets what is gone. */
export function updateModified(known: Modified, revisions: ReadonlyMap<string, string>, today: string): Modified {
  const entries = [...revisions].map(([key, revision]) => {
    const former = known[key]
    return [key, former?.[1] === revision ? former : ([today, revision] as const)] as const
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const write = (modified: Modified): string => {
  const lines = Object.entries(modified).map(([key, [day, revision]]) => `  "${key}": ["${day}", "${revision}"]`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/**
 * Brings the committed record of changes up to date, which the sitemap and the feed take their days from. Files have no
 * date of their own that survives a checkout, so the day is the one on which a build first met the content.
 */
export function recordModified(revisions: ReadonlyMap<string, string>, today: Date): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}'
  const wanted = write(updateModified(JSON.parse(text) as Modified, revisions, today.toISOString().slice(0, 10)))
  if (wanted !== text) writeFileSync(FILE, wanted)
}
