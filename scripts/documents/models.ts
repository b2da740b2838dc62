import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TemplateContent } from '@/data/types'
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
 * Writes the model of every template as JSON, with compressed copies, below the folder of public files, and removes
 * those of templates that are gone. Returns how many it wrote.
 */
export async function writeModels(contents: readonly TemplateContent[], folder: string): Promise<number> {
  const root = path.join(folder, 'models')
  mkdirSync(root, { recursive: true })
  const files = contents.map(({ slug, document }) => ({ file: path.join(folder, modelUrl(slug)), document }))
  const owned = new Set(files.map(({ file }) => file))
  const written = files.filter(({ file, document }) => writeChanged(file, JSON.stringify(document()))).length
  for (const name of filesBelow(root)) {
    const file = path.join(root, name)
    if (!owned.has(file.replace(/\.(br|gz)$/, ''))) rmSync(file)
  }
  await precompress([...owned], { quality: QUALITY })
  return written
}
