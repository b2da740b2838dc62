import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { missingPackages } from './packages'

const FOLDER = path.resolve('tests/programs')

/** Whether every program is there in the version that `tests/programs/package.json` names. */
export const areInstalled = (): boolean => missingPackages(FOLDER).length === 0

/** Installs the programs of tests unless they are there. Throws if npm fails. */
export function installPrograms(): void {
  if (areInstalled()) return
  console.log('Installing the programs that tests start, in tests/programs.')
  execFileSync('npm', ['ci'], { cwd: FOLDER, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Returns the path of a file of the programs' packages, installed if they are not there: `deno/package.json`, `.bin/deno`. */
export function programFile(name: string): string {
  installPrograms()
  return path.join(FOLDER, 'node_modules', name)
}
