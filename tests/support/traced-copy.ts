import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A new folder with the files that the build lists for a function, of documents and images only those in `wanted`. */
export function copyTraced(entry: string, wanted: readonly string[]): string {
  // Outside the project: inside it, Node.js would find the project's packages.
  const folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-traced-'))
  const list = path.join('.next/server', `${entry}.nft.json`)
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: string[] }
  for (const listed of files) {
    const file = path.join(path.dirname(list), listed)
    if (file.startsWith('.next')) continue
    if (file.startsWith('public/') && !wanted.includes(file)) continue
    if (!existsSync(file)) throw new Error(`${entry} lists ${file}, which is not there`)
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(file, path.join(folder, file))
  }
  return folder
}
