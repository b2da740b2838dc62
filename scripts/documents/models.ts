import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { exampleUrl, modelUrl } from '@/lib/paths'
import { filesBelow } from '../support/hash-files'
import { writeWhole } from './public-folder'

/** Writes a text unless the file holds it. Returns whether it did. */
function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeWhole(file, text)
  return true
}

const filesOf = (slug: string, folder: string): [model: string, example: string] => [
  path.join(folder, modelUrl(slug)),
  path.join(folder, exampleUrl(slug)),
]

/**
 * Writes the model of a document and the values of its example, both as JSON, below the folder of public files, unless
 * they are there. Returns how many it wrote.
 */
export function writeModel(slug: string, model: string, example: string, folder: string): number {
  mkdirSync(path.join(folder, 'models'), { recursive: true })
  const [own, values] = filesOf(slug, folder)
  return Number(writeChanged(own, model)) + Number(writeChanged(values, example))
}

/** Removes models, examples and their compressed copies of documents that are gone. */
export function removeModelsExcept(slugs: readonly string[], folder: string): void {
  const root = path.join(folder, 'models')
  const owned = new Set(slugs.flatMap((slug) => filesOf(slug, folder)))
  for (const file of filesBelow(root).map((name) => path.join(root, name)))
    if (!owned.has(file.replace(/\.(br|gz)$/, ''))) rmSync(file)
}
