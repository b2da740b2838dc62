import 'server-only'
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Milliseconds. Writing a message takes less than a second: an older `.part` file was left by a killed process. */
const ABANDONED = 3_600_000

/**
 * Deletes unfinished messages in `folder`: `.part` files older than an hour. `now` is in milliseconds since the epoch.
 * Returns how many were deleted. Rejects if the folder cannot be read or changed.
 */
export async function tidyMessageFiles(folder: string, now: number = Date.now()): Promise<number> {
  if (!existsSync(folder)) return 0
  let removed = 0
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue
    const file = path.join(folder, name)
    // Another process may finish or delete it in the meantime.
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
