import { closeSync, fsyncSync, mkdirSync, openSync, statfsSync, unlinkSync, writeSync } from 'node:fs'
import path from 'node:path'
import { fault, ok, reasonOf, warning, type Finding } from './report'

const MEGABYTE = 1024 * 1024
/** Below this much free space it is an error, or a warning. */
const ERROR_BELOW = 50 * MEGABYTE
const WARNING_BELOW = 1024 * MEGABYTE

/** Writes a file and removes it: permissions do not show a read-only or full disk. Throws if that fails. */
function tryToWrite(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `.doctor-${process.pid}`)
  const descriptor = openSync(file, 'wx', 0o600)
  try {
    writeSync(descriptor, Buffer.alloc(4096))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
    unlinkSync(file)
  }
}

/** Checks that DATA_DIR is writable and has free space. With a hosted store, the site works without it. */
export function checkDataFolder(folder: string, isHosted: boolean): Finding[] {
  try {
    tryToWrite(folder)
  } catch (error) {
    const message = `${folder} is not writable: ${reasonOf(error)}`
    return isHosted
      ? [warning('DATA_DIR', message, 'Records cannot wait here while Supabase is down. On Vercel this is always so.')]
      : [fault('DATA_DIR', message, 'Make the user that runs the server its owner, or set DATA_DIR to another folder.')]
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const message = `${path.resolve(folder)} is writable, ${Math.floor(free / MEGABYTE)} MB free`
  if (free < ERROR_BELOW) return [fault('DATA_DIR', message, 'Free some space: the store will soon reject records.')]
  return [free < WARNING_BELOW ? warning('DATA_DIR', message, 'Less than 1 GB: monitor it.') : ok('DATA_DIR', message)]
}
