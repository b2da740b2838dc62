import 'server-only'
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Milliseconds. Writing a message takes less than a second: what is this old was left by a process that was killed. */
const ABANDONED = 3_600_000

/**
 * Removes the messages in `folder` that were never finished: `.part` files that are older than an hour. `now` is in
 * milliseconds since the epoch. Answers how many were removed; rejects when the folder cannot be read or changed.
 */
export async function tidyMessageFiles(folder: string, now: number = Date.now()): Promise<number> {
  if (!existsSync(folder)) return 0
  let removed = 0
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue
    const file = path.join(folder, name)
    // Another process may finish or remove it meanwhile.
    const modified = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return now
        throw error
      },
    )
    if (now - modified <= ABANDONED) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
