import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { exampleUrl, modelUrl } from '@/lib/paths'
import { writeChanged } from '../support/bundle'
import { filesBelow } from '../support/hash-files'

/** The states of the examples on disk, by slug: see {@link exampleState}. */
const EXAMPLES = '.cache/examples.json'

const filesOf = (slug: string, folder: string): [model: string, example: string] => [
  path.join(folder, modelUrl(slug)),
  path.join(folder, exampleUrl(slug)),
]

/** Writes the model of a document as JSON below the folder of public files, unless it is there. Returns whether it did. */
export const writeModel = (slug: string, model: string, folder: string): boolean =>
  writeChanged(filesOf(slug, folder)[0], model)

/** The same with the values of the document's example. */
export const writeExample = (slug: string, example: string, folder: string): boolean =>
  writeChanged(filesOf(slug, folder)[1], example)

/** A hash of what an example is made from, `sources`, and of its file: the same as before if both are. */
export function exampleState(slug: string, sources: readonly string[], folder: string): string {
  const [, file] = filesOf(slug, folder)
  return createHash('sha256')
    .update([...sources, existsSync(file) ? readFileSync(file, 'utf8') : ''].join('\0'))
    .digest('hex')
    .slice(0, 16)
}

/** Returns the states of the examples after the last run. */
export const readExamples = (): Record<string, string> =>
  existsSync(EXAMPLES) ? (JSON.parse(readFileSync(EXAMPLES, 'utf8')) as Record<string, string>) : {}

/** Records the states of the examples. */
export const writeExamples = (states: Readonly<Record<string, string>>): void =>
  void writeChanged(EXAMPLES, JSON.stringify(states))

/** Removes models, examples and their compressed copies of documents that are gone. */
export function removeModelsExcept(slugs: readonly string[], folder: string): void {
  const root = path.join(folder, 'models')
  const owned = new Set(slugs.flatMap((slug) => filesOf(slug, folder)))
  for (const file of filesBelow(root).map((name) => path.join(root, name)))
    if (!owned.has(file.replace(/\.(br|gz)$/, ''))) rmSync(file)
}
