import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns every file below a folder, as sorted paths relative to it; none if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Adds names and contents of files to `hash`. Names are relative to `root`. Throws if one cannot be read. */
export function addFiles(hash: Hash, root: string, names: readonly string[]): void {
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(root, name)))
      .update('\0')
}

/** Returns one hash over names and contents of the files below a folder, of those whose name `counts`. */
export function hashFiles(root: string, counts: (name: string) => boolean = () => true): string {
  const hash = createHash('sha256')
  addFiles(hash, root, filesBelow(root).filter(counts))
  return hash.digest('hex')
}
