import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addFiles, filesBelow } from '../support/hash-files'
import { CONTENTS } from './bundle'
import { PICTURE_PLAN } from './picture-plan'

export const STAMP = '.cache/documents.json'

/** What a run reads, and more, so that nothing is forgotten: a run that finds nothing to do costs seconds only. */
const sources = ['data', 'lib', 'scripts']
const settings = ['package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json']
/** What a run writes. */
const outputs = [
  ...['public/templates', 'public/models', 'private/members'],
  ...['lib/catalogue/generated', 'lib/documents/platform/generated', 'lib/platform/generated'],
]
/** Pictures and compressed copies are made later, from what a run wrote. */
const isMadeLater = (name: string): boolean => /\.(webp|br|gz)$/.test(name)

const pathsBelow = (root: string, folder: string): string[] =>
  filesBelow(path.join(root, folder)).map((name) => path.posix.join(folder, name))

/** Returns a hash over all that `npm run documents` reads of the project in the folder `root`. */
export function documentInputs(root = '.'): string {
  const hash = createHash('sha256')
  const read = sources.flatMap((folder) => pathsBelow(root, folder)).filter((name) => !name.includes('/generated/'))
  addFiles(hash, root, [...read, ...settings.filter((name) => existsSync(path.join(root, name)))])
  return hash.digest('hex')
}

/** A hash over names, sizes and times of what a run wrote. */
function documentOutputs(root: string): string {
  const hash = createHash('sha256')
  const written = outputs.flatMap((folder) => pathsBelow(root, folder)).filter((name) => !isMadeLater(name))
  for (const name of [...written, PICTURE_PLAN]) {
    const found = statSync(path.join(root, name), { throwIfNoEntry: false })
    hash.update(`${name}\0${found?.size}\0${found?.mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/**
 * Whether the documents on disk are those of the sources, found out without making one: the last complete run read the
 * same sources, settings and packages, and nobody has touched what it wrote.
 */
export function isStamped(root = '.'): boolean {
  const file = path.join(root, STAMP)
  const wanted = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return wanted !== '' && wanted === `${documentInputs(root)} ${documentOutputs(root)}`
}

/** Records that the files on disk are made of `inputs`, see {@link documentInputs}. */
export function writeStamp(inputs: string, root = '.'): void {
  const file = path.join(root, STAMP)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${inputs} ${documentOutputs(root)}`)
}

const GENERATED_STAMP = '.cache/generated-from'
const GENERATED = [
  CONTENTS,
  'lib/catalogue/generated/manifest.json',
  'lib/platform/generated/hydration-loader.js',
  PICTURE_PLAN,
]

/** Records that what the build of the site reads was made of `inputs`, see {@link documentInputs}. */
export function writeGeneratedStamp(inputs: string, root = '.'): void {
  const file = path.join(root, GENERATED_STAMP)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, inputs)
}

/** Whether what the build of the site reads is made of the sources as they are. */
export function isGenerated(root = '.'): boolean {
  const isThere = [GENERATED_STAMP, ...GENERATED].every((file) => existsSync(path.join(root, file)))
  return isThere && readFileSync(path.join(root, GENERATED_STAMP), 'utf8') === documentInputs(root)
}

/** Forgets the last complete run, before files are changed. */
export const removeStamp = (root = '.'): void => rmSync(path.join(root, STAMP), { force: true })
