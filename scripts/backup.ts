/**
 * `npm run backup -- <folder>`: copies the embedded store and the signing secret into a new folder below `<folder>`, also
 * while the server runs. The copy is a consistent snapshot in one file and is verified. `--keep <number>` then removes all
 * but the newest backups. A backup contains personal data: only its owner may read it. `npm run restore` restores it.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { checkCopy, SECRET, STORE } from './support/backup-files'
import { main } from './support/main'

const USAGE = 'Usage: npm run backup -- <folder> [--keep <number>]'
const OWN_NAME = /^ridgedocs-\d{4}-\d\d-\d\dT[\d-]+Z$/

/** Copies the database at `source`, including its log, to the new file `target`. Throws if the copy is corrupt. */
function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
  checkCopy(target)
}

function removeOldest(folder: string, keep: number): void {
  const names = readdirSync(folder).filter((name) => OWN_NAME.test(name))
  for (const name of names.sort().slice(0, -keep)) rmSync(path.join(folder, name), { recursive: true })
}

function readArguments(): { target: string; keep: number | undefined } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
  const [target, ...more] = positionals
  const isCount = values.keep === undefined || /^[1-9]\d*$/.test(values.keep)
  if (target === undefined || more.length || !isCount) throw new Error(USAGE)
  return { target, keep: values.keep === undefined ? undefined : Number(values.keep) }
}

await main(() => {
  const { target, keep } = readArguments()
  const { dataDir, supabase } = env()
  if (supabase) throw new Error('The records are in Supabase: use its own backups or pg_dump')
  const source = path.join(dataDir, STORE)
  if (!existsSync(source)) throw new Error(`${source} does not exist`)
  process.umask(0o077)
  const folder = path.join(target, `ridgedocs-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  mkdirSync(folder, { recursive: true })
  try {
    copyDatabase(source, path.join(folder, STORE))
    const secret = path.join(dataDir, SECRET)
    if (existsSync(secret)) copyFileSync(secret, path.join(folder, SECRET))
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  if (keep !== undefined) removeOldest(target, keep)
  console.log(folder)
  return Promise.resolve()
})
