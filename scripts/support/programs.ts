import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve('tests/programs')

interface Package {
  version: string
  dependencies: Readonly<Record<string, string>>
}

const readPackage = (...folders: string[]): Package =>
  JSON.parse(readFileSync(path.join(FOLDER, ...folders, 'package.json'), 'utf8')) as Package

/** Whether every program is there in the version that `tests/programs/package.json` names. */
export const areInstalled = (): boolean =>
  Object.entries(readPackage().dependencies).every(([name, version]) => {
    const folder = path.join('node_modules', name)
    return existsSync(path.join(FOLDER, folder, 'package.json')) && readPackage(folder).version === version
  })

/**
 * Installs the programs of tests and benches, which neither the build nor the server needs, unless they are there. Runs of
 * all Jest suites and of Playwright call this before their tests. Throws if npm fails.
 */
export function installPrograms(): void {
  if (!areInstalled()) execFileSync('npm', ['ci'], { cwd: FOLDER, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Returns the path of a file of the programs' packages, installed if they are not there: `deno/package.json`, `.bin/deno`. */
export function programFile(name: string): string {
  installPrograms()
  return path.join(FOLDER, 'node_modules', name)
}
