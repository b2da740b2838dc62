/** `npm run restore -- <backup>`: copies a backup into DATA_DIR, whose files are moved aside. Stop every server first. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { env } from '@/lib/env'
import { SCHEMA_VERSION } from '@/lib/store/sqlite/schema'
import { checkCopy, SECRET, STORE } from './support/backup-files'
import { main } from './support/main'

const USAGE = 'Usage: npm run restore -- <backup>, a folder that npm run backup printed'
const SQLITE_BUSY = 5

/** Merges the log of the store into it. Throws if a process has it open: leaving WAL mode takes an exclusive lock. */
function closeLog(file: string): void {
  try {
    const database = new DatabaseSync(file)
    try {
      database.exec('pragma journal_mode = delete')
    } finally {
      database.close()
    }
  } catch (cause) {
    if ((cause as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new Error(`${file} is open: stop the servers first`, { cause })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} is damaged (${reason}): stop the servers, move it away, and try again`, { cause })
  }
}

function moveAway(dataDir: string): string | undefined {
  const names = [STORE, `${STORE}-wal`, `${STORE}-shm`, SECRET].filter((name) => existsSync(path.join(dataDir, name)))
  if (!names.length) return undefined
  const folder = path.join(dataDir, `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  mkdirSync(folder)
  for (const name of names) renameSync(path.join(dataDir, name), path.join(folder, name))
  return folder
}

function copyPrivately(source: string, target: string): void {
  copyFileSync(source, target)
  chmodSync(target, 0o600)
}

await main(() => {
  const [backup, ...more] = process.argv.slice(2)
  if (backup === undefined || more.length) throw new Error(USAGE)
  const { dataDir, supabase, signingSecret } = env()
  if (supabase) throw new Error('The records are in Supabase: restore them there')
  const copy = path.join(backup, STORE)
  if (!existsSync(copy)) throw new Error(`${copy} does not exist. ${USAGE}`)
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })

  // Checks the backup before anything in DATA_DIR changes.
  const draft = path.join(dataDir, `${STORE}.restoring`)
  try {
    copyPrivately(copy, draft)
    const version = checkCopy(draft)
    if (version > SCHEMA_VERSION)
      throw new Error(
        `${copy} was made by a newer version (schema ${version}, here ${SCHEMA_VERSION}): install that one`,
      )
    if (existsSync(path.join(dataDir, STORE))) closeLog(path.join(dataDir, STORE))
    const replaced = moveAway(dataDir)
    const secret = path.join(backup, SECRET)
    if (existsSync(secret)) copyPrivately(secret, path.join(dataDir, SECRET))
    else if (signingSecret === undefined)
      console.log(
        '! The backup contains no signing secret: set SIGNING_SECRET, or links in earlier emails stop working',
      )
    renameSync(draft, path.join(dataDir, STORE))
    console.log(`Restored ${path.join(dataDir, STORE)}`)
    if (replaced !== undefined) console.log(`The previous files are in ${replaced}: delete it when everything works`)
  } finally {
    rmSync(draft, { force: true })
  }
  return Promise.resolve()
})
