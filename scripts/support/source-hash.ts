import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Env } from '@/lib/env'
import { hashFiles } from './hash-files'

const folders = ['app', 'components', 'lib', 'data', 'scripts/static-pages']
const files = [
  'SECURITY.md',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** The settings that prerendered pages show: an address, two periods, and whether the privacy page speaks of a database. */
const shown = ({ siteUrl, contactMonths, searchMonths, supabase }: Env): string =>
  JSON.stringify([siteUrl, contactMonths, searchMonths, supabase !== undefined])

/**
 * Changes whenever the built site could: its source, the documents' manifest (below `lib`), its libraries, or a setting
 * that its pages show. Reads the project's files. Throws where one of them cannot be read.
 */
export function sourceHash(settings: Env): string {
  const hash = createHash('sha256')
    .update(hashFiles(...folders))
    .update(shown(settings))
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}
