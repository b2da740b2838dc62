import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const PUBLIC = 'public'

/** Writes a file that is there as a whole or not at all, whenever the process ends. Servers do not list hidden files. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  const part = path.join(path.dirname(file), `.${path.basename(file)}`)
  writeFileSync(part, content)
  renameSync(part, file)
}
