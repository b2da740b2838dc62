/**
 * `npm run backup -- <folder>`: puts a copy of the embedded store and of the signing secret into a new folder below
 * `<folder>`, also while the server runs. The copy is one whole file at one point in time, and is read through before
 * it counts. Holds personal data: only its owner may read it.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { env } from '@/lib/env'
import { main } from './support/main'

const STORE = 'ridgedocs.sqlite'
const SECRET = 'signing-secret'

/** Copies the database at `source`, with what its log holds, into the new file `target`. Throws where the copy is not whole. */
function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
  const copy = new DatabaseSync(target, { readOnly: true })
  const check = Object.values(copy.prepare('pragma integrity_check(1)').get() ?? {})[0]
  copy.close()
  if (check !== 'ok') throw new Error(`${target} is not whole: ${String(check)}`)
}

await main(() => {
  const [target, ...more] = process.argv.slice(2)
  if (target === undefined || more.length) throw new Error('Usage: npm run backup -- <folder>')
  const { dataDir, supabase } = env()
  if (supabase) throw new Error('The records are in Supabase: its own backups, or pg_dump, keep them')
  const source = path.join(dataDir, STORE)
  if (!existsSync(source)) throw new Error(`There is no ${source}`)
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
  console.log(folder)
  return Promise.resolve()
})
