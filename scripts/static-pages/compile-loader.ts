import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

const SOURCE = 'lib/platform/hydration-loader.ts'
/** The compiled hydration loader, which pages, policy and page step import. Not committed. */
export const LOADER = 'lib/platform/generated/hydration-loader.js'

/** The source expression by which a Content-Security-Policy allows exactly this text. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Compiles the hydration loader with what it imports to the text of an inline script. */
export function compileLoader(): string {
  const options = { target: 'es2020', minify: true, charset: 'utf8' } as const
  const { outputFiles } = buildSync({ entryPoints: [SOURCE], bundle: true, format: 'iife', write: false, ...options })
  const [file] = outputFiles
  if (!file) throw new Error(`${SOURCE} was not compiled`)
  return file.text.trim()
}

/** Writes the module that exports the compiled loader and its policy hash. */
export function writeLoader(): void {
  const text = compileLoader()
  const constants = { loaderText: text, loaderHash: policyHash(text) }
  const lines = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
  mkdirSync(path.dirname(LOADER), { recursive: true })
  writeFileSync(LOADER, lines.join(''))
}
