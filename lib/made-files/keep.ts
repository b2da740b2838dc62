import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log/log'
import type { PictureBytes } from '@/lib/pictures/drawing/job'

/** Neither function rejects: a picture that cannot be stored or read is drawn again. */
export interface FileKeep {
  get(name: string): Promise<PictureBytes | undefined>
  put(name: string, bytes: PictureBytes): Promise<void>
}

const MEGABYTE = 1024 * 1024
const DISK_LIMIT = 128 * MEGABYTE
const MEMORY_LIMIT = 8 * MEGABYTE
/** Length in bytes of the SHA-256 at the end of each file. */
const DIGEST = 32

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

function unseal(content: Buffer<ArrayBuffer>): PictureBytes | undefined {
  const bytes = content.subarray(0, -DIGEST)
  return content.length > DIGEST && digestOf(bytes).equals(content.subarray(-DIGEST)) ? bytes : undefined
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Returns the files of a folder with their sizes in bytes, most recently used first. */
async function filesOf(folder: string): Promise<{ file: string; bytes: number; usedAt: number }[]> {
  const files = []
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch((error: unknown) => {
      // Another process that uses the same folder may have removed it.
      if (isMissing(error)) return undefined
      throw error
    })
    if (found) files.push({ file, bytes: found.size, usedAt: found.mtimeMs })
  }
  return files.sort((a, b) => b.usedAt - a.usedAt)
}

/** Caches files up to `limit` bytes per process, least recently used evicted first. A digest detects damaged ones. */
export function keepOnDisk(folder: string, limit = DISK_LIMIT): FileKeep {
  /** Bytes that may be written before the folder is measured again: measuring takes some hundredths of a second. */
  const slack = limit / 8
  let written = Infinity
  let failing = false

  /** A failing disk fails for every picture: log it once until it works again. */
  function report(error: unknown): void {
    if (!failing) log('error', 'pictures-not-kept', { folder, error })
    failing = true
  }

  async function removeOldest(): Promise<void> {
    let total = 0
    for (const { file, bytes } of await filesOf(folder)) {
      total += bytes
      if (total > limit - slack) await rm(file, { force: true })
    }
  }

  async function write(name: string, bytes: PictureBytes): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const size = bytes.length + DIGEST
    if (written + size > slack) {
      await removeOldest()
      written = 0
    }
    written += size
    const part = path.join(folder, `${randomUUID()}.part`)
    try {
      await writeFile(part, [bytes, digestOf(bytes)], { mode: 0o600 })
      await rename(part, path.join(folder, name))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    failing = false
  }

  async function read(name: string): Promise<PictureBytes | undefined> {
    const file = path.join(folder, name)
    const bytes = unseal(await readFile(file))
    if (bytes) {
      const now = new Date()
      await utimes(file, now, now).catch(report)
    } else {
      log('error', 'picture-damaged', { file })
      await rm(file, { force: true })
    }
    return bytes
  }

  return {
    get: (name) => read(name).catch((error: unknown) => (isMissing(error) ? undefined : void report(error))),
    put: (name, bytes) => write(name, bytes).catch(report),
  }
}

/** Caches pictures in memory, at most `limit` bytes: for hosts without a persistent disk. */
export function keepInMemory(limit = MEMORY_LIMIT): FileKeep {
  const kept = new Map<string, PictureBytes>()
  let total = 0
  const forget = (name: string): void => {
    total -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }
  return {
    get(name) {
      const bytes = kept.get(name)
      // Moves the entry to the end: the first entries of the map are the least recently used.
      if (bytes && kept.delete(name)) kept.set(name, bytes)
      return Promise.resolve(bytes)
    },
    put(name, bytes) {
      forget(name)
      kept.set(name, bytes)
      total += bytes.length
      for (const oldest of kept.keys()) if (total > limit) forget(oldest)
      return Promise.resolve()
    },
  }
}
