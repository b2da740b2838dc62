import { closeSync, fsyncSync, mkdirSync, openSync, statfsSync, unlinkSync, writeSync } from 'node:fs'
import path from 'node:path'
import { fault, ok, reasonOf, warning, type Finding } from './report'

const MEGABYTE = 1024 * 1024
const LEAST = 50 * MEGABYTE
const COMFORTABLE = 1024 * MEGABYTE

/** Really writes: permissions alone do not show a read-only or a full disk. */
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

/**
 * Whether DATA_DIR takes what is written to it, and how much is free. Where the store is hosted, the folder holds only
 * what waits for it: the site works without.
 */
export function checkDataFolder(folder: string, isHosted: boolean): Finding[] {
  try {
    tryToWrite(folder)
  } catch (error) {
    const message = `${folder} cannot be written: ${reasonOf(error)}`
    return isHosted
      ? [warning('DATA_DIR', message, 'Nothing can be kept here while Supabase is down; on Vercel that is so.')]
      : [fault('DATA_DIR', message, 'Give the folder to the user that runs the server, or set DATA_DIR to another.')]
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const message = `${path.resolve(folder)} can be written, ${Math.floor(free / MEGABYTE)} MB free`
  if (free < LEAST) return [fault('DATA_DIR', message, 'Free some space: the store will soon refuse what it is given.')]
  return [free < COMFORTABLE ? warning('DATA_DIR', message, 'Less than 1 GB: watch it.') : ok('DATA_DIR', message)]
}
