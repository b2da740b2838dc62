import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Package {
  version: string
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}

const readPackage = (...folders: string[]): Package =>
  JSON.parse(readFileSync(path.join(...folders, 'package.json'), 'utf8')) as Package

/** The names of packages in `package.json` of a folder that its node_modules lack in the version named there. */
export function missingPackages(folder: string): string[] {
  const { dependencies, devDependencies } = readPackage(folder)
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, wanted]) => {
      const installed = path.join(folder, 'node_modules', name)
      // `npm:typescript@7.0.2` is a package under another name.
      const version = wanted.replace(/^npm:.+@/, '')
      return !existsSync(path.join(installed, 'package.json')) || readPackage(installed).version !== version
    })
    .map(([name]) => name)
}

/** Installs the packages of checks and tests that `npm ci` leaves out (`omit` in `.npmrc`). Throws if npm fails. */
export function installTestPackages(): void {
  const missing = missingPackages('.')
  if (missing.length === 0) return
  console.log(`Installing the packages of checks and tests: ${missing.length} of package.json are not here yet.`)
  execFileSync('npm', ['install', '--include=dev', '--no-save'], { stdio: ['ignore', 'inherit', 'inherit'] })
}
