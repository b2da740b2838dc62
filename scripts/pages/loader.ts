import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

const SOURCE = 'lib/platform/hydration-loader.ts'
const OUTPUT = 'lib/platform/generated/hydration-loader.js'

/** The source expression with which a Content-Security-Policy allows exactly this text. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Compiles the hydration loader with its imports to the text of an inline script. */
export function compileLoader(): string {
  const options = { bundle: true, format: 'iife', target: 'es2020', minify: true, charset: 'utf8' } as const
  return buildSync({ ...options, entryPoints: [SOURCE], write: false }).outputFiles[0]!.text.trim()
}

/** Writes the module that exports the compiled loader and its policy hash, which is not committed. */
export function writeLoader(): void {
  const text = compileLoader()
  mkdirSync(path.dirname(OUTPUT), { recursive: true })
  const constant = (name: string, value: string): string => `export const ${name} = ${JSON.stringify(value)}\n`
  writeFileSync(OUTPUT, constant('loaderText', text) + constant('loaderHash', policyHash(text)))
}
