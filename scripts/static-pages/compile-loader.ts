import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const SOURCE = 'lib/platform/hydration-loader.ts'
/** The compiled hydration loader, which pages, policy and page step import. Not committed. */
export const LOADER = 'lib/platform/generated/hydration-loader.js'

/** The source expression by which a Content-Security-Policy allows exactly this text. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Compiles the hydration loader to the text of an inline script that runs it. */
export function compileLoader(): string {
  const { outputText } = ts.transpileModule(readFileSync(SOURCE, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2020, module: ts.ModuleKind.ESNext, removeComments: true },
  })
  const body = outputText
    .replace(/^export /, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
  return `(${body})()`
}

/** Writes the module that exports the compiled loader and its policy hash. */
export function writeLoader(): void {
  const text = compileLoader()
  const constants = { loaderText: text, loaderHash: policyHash(text) }
  const lines = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
  mkdirSync(path.dirname(LOADER), { recursive: true })
  writeFileSync(LOADER, lines.join(''))
}
