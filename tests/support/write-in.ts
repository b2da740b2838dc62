import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file below `folder`, with the folders that it needs, and returns its path. */
export function writeIn(folder: string, name: string, content: string | Uint8Array = ''): string {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}
