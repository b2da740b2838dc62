import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@supabase/lite/pglite'

const { version } = JSON.parse(readFileSync('node_modules/@supabase/lite/package.json', 'utf8')) as { version: string }
const ARCHIVE = `.cache/jest/postgres-${version}.tar`

/** An empty PostgreSQL data folder, made once (up to ten seconds) and loaded from an archive (half a second). */
export async function emptyCluster(): Promise<Blob> {
  if (!existsSync(ARCHIVE)) {
    const database = await PGlite.create()
    const archive = await database.dumpDataDir('none')
    await database.close()
    mkdirSync(path.dirname(ARCHIVE), { recursive: true })
    // Suites that need it at the same time make it each, and the last one stays.
    const part = `${ARCHIVE}.${process.pid}`
    writeFileSync(part, Buffer.from(await archive.arrayBuffer()))
    renameSync(part, ARCHIVE)
  }
  return new Blob([readFileSync(ARCHIVE)])
}
