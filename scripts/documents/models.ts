import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { modelUrl } from '@/lib/paths'
import { filesBelow } from '../support/hash-files'
import { precompress } from '../support/precompress'

/** The highest quality would take a minute for all models and save an eighth. */
const QUALITY = 7

/** Writes a text unless the file holds it. Returns whether it did. */
function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeFileSync(file, text)
  return true
}

/**
 * Writes the models of documents (JSON, by slug) with compressed copies below the folder of public files, and removes
 * those of documents that are gone. Returns how many it wrote.
 */
export async function writeModels(models: ReadonlyMap<string, string>, folder: string): Promise<number> {
  const root = path.join(folder, 'models')
  mkdirSync(root, { recursive: true })
  const files = [...models].map(([slug, model]) => ({ file: path.join(folder, modelUrl(slug)), model }))
  const owned = new Set(files.map(({ file }) => file))
  const written = files.filter(({ file, model }) => writeChanged(file, model)).length
  for (const name of filesBelow(root)) {
    const file = path.join(root, name)
    if (!owned.has(file.replace(/\.(br|gz)$/, ''))) rmSync(file)
  }
  await precompress([...owned], { quality: QUALITY })
  return written
}
