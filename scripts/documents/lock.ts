/** `data/documents.lock.json`: pages and bytes of every file. The site can be built before any is rendered. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { TemplateContent } from '@/data/shared/types'
import type { ManifestEntry } from '@/lib/catalogue/manifest'
import { tellingSection } from '@/lib/catalogue/telling'

export const LOCK = 'data/documents.lock.json'

export interface LockedEntry extends Pick<ManifestEntry, 'files' | 'office' | 'field' | 'customerCopy'> {
  /** Hash of what is rendered, 8 hexadecimal digits; the engine is not part of it. */
  model: string
  /** The page that the pictures show, if that is not the first. */
  page?: number
}

/** By slug, in catalogue order. */
export type Lock = Readonly<Record<string, LockedEntry>>

/** Returns the hash of a template's document; `model` is it as JSON. */
export function modelHash(content: TemplateContent, model: string): string {
  const { kind, slug, formats } = content
  const about = JSON.stringify({ kind, slug, formats, section: tellingSection(content) })
  return createHash('sha256').update(about).update(model).digest('hex').slice(0, 8)
}

export const readLock = (file = LOCK): Lock =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Lock) : {}

/** Returns the line of a template that was rendered. */
export const lockedEntry = (
  model: string,
  { files, office, field, customerCopy, picture }: ManifestEntry,
): LockedEntry => ({
  model,
  ...(picture.page ? { page: picture.page } : {}),
  files,
  ...(office ? { office } : {}),
  ...(field ? { field } : {}),
  ...(customerCopy ? { customerCopy } : {}),
})

/** Returns the text of the lock file: one line for each template. */
export function formatLock(lock: Lock): string {
  const lines = Object.entries(lock).map(([slug, entry]) => `${JSON.stringify(slug)}: ${JSON.stringify(entry)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/** Returns the slugs whose line differs, is missing or is left over, in order. */
export const unlocked = (lock: Lock, measured: Lock): string[] =>
  [...new Set([...Object.keys(measured), ...Object.keys(lock)])].filter(
    (slug) => JSON.stringify(lock[slug]) !== JSON.stringify(measured[slug]),
  )

export const writeLock = (lock: Lock, file = LOCK): void => writeFileSync(file, formatLock(lock))
