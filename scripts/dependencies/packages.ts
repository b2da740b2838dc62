import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Versions = Readonly<Record<string, string>>

/** What package.json and the lock's own entry for it say alike. */
export interface ProjectManifest {
  version?: string
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
  allowScripts?: Readonly<Record<string, boolean>>
}

/** An entry of `packages` in package-lock.json, as far as it is checked. */
export interface LockedPackage extends Omit<ProjectManifest, 'allowScripts'> {
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
}

export interface LockFile {
  lockfileVersion: number
  packages: Readonly<Record<string, LockedPackage>>
}

/** A package as it lies in node_modules. */
export interface InstalledPackage {
  /** Its folder from the project's root with forward slashes: its key in the lock file. */
  place: string
  name: string
  version: string
  /** What its package.json states; undefined where it states none. */
  license: string | undefined
  installScripts: readonly string[]
}

interface PackageJson {
  name: string
  version: string
  license?: string | { type?: string }
  licenses?: readonly { type?: string }[]
  scripts?: Readonly<Record<string, string>>
}

const LIFECYCLE = ['preinstall', 'install', 'postinstall']

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** `node_modules/a/node_modules/@b/c` is a copy of `@b/c`. */
export const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The modern field, or the two older spellings of it. */
function statedLicense({ license, licenses }: PackageJson): string | undefined {
  if (typeof license === 'string') return license
  if (license?.type) return license.type
  const types = (licenses ?? []).flatMap(({ type }) => (type ? [type] : []))
  return types.length ? types.join(' OR ') : undefined
}

/** npm compiles a package that has a binding.gyp and no script of its own. */
function installScripts(folder: string, { scripts = {} }: PackageJson): string[] {
  const own = LIFECYCLE.filter((name) => scripts[name] !== undefined)
  return own.length || !existsSync(path.join(folder, 'binding.gyp')) ? own : ['binding.gyp']
}

function packageFolders(folder: string): string[] {
  const modules = path.posix.join(folder, 'node_modules')
  if (!existsSync(modules)) return []
  const named = (place: string): string[] =>
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => path.posix.join(place, name))
  return named(modules)
    .flatMap((place) => (path.posix.basename(place).startsWith('@') ? named(place) : [place]))
    .filter((place) => existsSync(path.join(place, 'package.json')))
    .flatMap((place) => [place, ...packageFolders(place)])
}

/** Every package below `root`'s node_modules, copies of copies included, in order of their places. */
export function installedPackages(root: string): InstalledPackage[] {
  return packageFolders(root)
    .map((folder) => {
      const manifest = readJson<PackageJson>(path.join(folder, 'package.json'))
      return {
        place: path.posix.relative(root, folder),
        name: manifest.name,
        version: manifest.version,
        license: statedLicense(manifest),
        installScripts: installScripts(folder, manifest),
      }
    })
    .sort((a, b) => (a.place < b.place ? -1 : 1))
}
