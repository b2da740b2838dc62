import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const PUBLIC = 'public'

/** Writes a file completely or not at all, whenever the process ends. Servers do not list hidden files. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  const part = path.join(path.dirname(file), `.${path.basename(file)}`)
  writeFileSync(part, content)
  renameSync(part, file)
}
