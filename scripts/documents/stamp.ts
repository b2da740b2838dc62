import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeChanged, type Bundle } from '../support/bundle'
import { BUNDLE, MAKER } from '../support/catalogue'
import { addFiles, filesBelow } from '../support/hash-files'
import { LOCK } from './lock'
import { PICTURE_PLAN } from './picture-plan'

const STAMP = '.cache/documents-stamp.json'

/** What a run reads in addition to its programs: the engine, whose files are part of every document's hash, and the loader. */
const folders = ['lib/documents', 'lib/pictures', 'lib/platform']
const settings = ['package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json']
const outputs = [
  ...['public/templates', 'public/models', 'private/members'],
  ...['lib/catalogue/generated', 'lib/documents/platform/generated', 'lib/platform/generated'],
  'lib/made-files/generated',
]
/** Pictures and compressed copies are made later, from what a run wrote. */
const isMadeLater = (name: string): boolean => /\.(webp|br|gz)$/.test(name)

const pathsBelow = (root: string, folder: string): string[] =>
  filesBelow(path.join(root, folder)).map((name) => path.posix.join(folder, name))

export interface Sources {
  /** Time in milliseconds at which the run began to read. */
  began: number
  /** The files of its programs. */
  names: readonly string[]
}

/** Returns the sources of a run that `bundles` were made for. */
export const sourcesOf = (began: number, ...bundles: readonly Pick<Bundle, 'inputs'>[]): Sources => ({
  began,
  names: bundles.flatMap(({ inputs }) => inputs),
})

function inputsHash(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  const read = [...sources, ...folders.flatMap((folder) => pathsBelow(root, folder)), ...settings]
  const names = [...new Set(read)].filter((name) => !name.includes('/generated/') && existsSync(path.join(root, name)))
  addFiles(hash, root, names.sort())
  return hash.digest('hex')
}

function documentOutputs(root: string): string {
  const hash = createHash('sha256')
  const written = outputs.flatMap((folder) => pathsBelow(root, folder)).filter((name) => !isMadeLater(name))
  for (const name of [...written, PICTURE_PLAN]) {
    const found = statSync(path.join(root, name), { throwIfNoEntry: false })
    hash.update(`${name}\0${found?.size}\0${found?.mtimeMs}\0`)
  }
  return hash.digest('hex')
}

interface Stamp {
  sources: readonly string[]
  inputs: string
}

function readStamp<Extra>(file: string): (Stamp & Extra) | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp & Extra) : undefined
}

/** Records a run, unless one of its sources has changed since it began. */
function record({ began, names }: Sources, file: string, root: string, extra: object = {}): void {
  if (names.some((name) => statSync(path.join(root, name)).ctimeMs >= began)) return
  const stamp: Stamp = { sources: names, inputs: inputsHash(root, names), ...extra }
  writeChanged(path.join(root, file), JSON.stringify(stamp))
}

/** Whether the last complete run read the same sources, settings and packages, and its files are untouched. */
export function isStamped(root = '.'): boolean {
  const stamp = readStamp<{ outputs: string }>(path.join(root, STAMP))
  return stamp?.inputs === inputsHash(root, stamp?.sources ?? []) && stamp.outputs === documentOutputs(root)
}

/** Records that the files on disk are made of `sources`. */
export const writeStamp = (sources: Sources, root = '.'): void =>
  record(sources, STAMP, root, { outputs: documentOutputs(root) })

const GENERATED_STAMP = '.cache/generated-stamp.json'
const GENERATED = [
  BUNDLE,
  MAKER,
  'lib/catalogue/generated/manifest.json',
  'lib/platform/generated/hydration-loader.js',
  PICTURE_PLAN,
]

/** Records that what the build of the site reads is made of `sources` and the lock file. */
export const writeGeneratedStamp = ({ began, names }: Sources, root = '.'): void =>
  record({ began, names: [...names, LOCK] }, GENERATED_STAMP, root)

/** Whether what the build of the site reads is made of the current sources. */
export function isGenerated(root = '.'): boolean {
  const stamp = readStamp(path.join(root, GENERATED_STAMP))
  const isThere = GENERATED.every((file) => existsSync(path.join(root, file)))
  return isThere && stamp?.inputs === inputsHash(root, stamp?.sources ?? [])
}

/** Deletes the mark of the last complete run, before files are changed. */
export const removeStamp = (root = '.'): void => rmSync(path.join(root, STAMP), { force: true })
