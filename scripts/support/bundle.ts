import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync, type BuildOptions } from 'esbuild'

export interface Bundle {
  text: string
  /** Of the text. */
  hash: string
  /** The files that it is made of, relative to the project. */
  inputs: readonly string[]
}

/** How a source file becomes one file for Node.js with all that it imports of the project; packages stay outside. */
export const bundleOptions = (entry: string, format: 'cjs' | 'esm', root = process.cwd()) =>
  ({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format,
    platform: 'node',
    target: 'node24',
    packages: 'external',
    conditions: ['react-server'],
    charset: 'utf8',
    logLevel: 'warning',
  }) as const satisfies BuildOptions

/** Bundles a source file. Takes half a second at most. Throws where one of its sources does not compile. */
export function bundle(entry: string, format: 'cjs' | 'esm', root?: string): Bundle {
  const { outputFiles, metafile } = buildSync(bundleOptions(entry, format, root))
  const text = outputFiles[0]?.text ?? ''
  return { text, hash: createHash('sha256').update(text).digest('hex'), inputs: Object.keys(metafile.inputs) }
}

/** Writes a text as a whole, unless the file holds it. Returns whether it did. */
export function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  mkdirSync(path.dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, file)
  return true
}

/** Bundles a script as one program, which Node.js loads a second faster. Returns its path too. */
export function bundleProgram(entry: string): Bundle & { file: string } {
  const made = bundle(entry, 'esm')
  const file = path.resolve('.cache/programs', `${path.basename(entry, '.ts')}.mjs`)
  writeChanged(file, made.text)
  return { ...made, file }
}
