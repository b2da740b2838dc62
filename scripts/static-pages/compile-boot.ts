import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'

const SOURCE = 'lib/platform/boot.ts'
const TEXT = 'lib/platform/boot-text.ts'

/** The hash by which a Content-Security-Policy allows exactly this text. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The module that holds the compiled boot script and its hash. */
export function compileBoot(): string {
  const { outputText } = ts.transpileModule(readFileSync(SOURCE, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2020, module: ts.ModuleKind.ESNext, removeComments: true },
  })
  const body = outputText
    .replace(/^export /, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
  const text = `(${body})()`
  return [
    `/** \`boot.ts\`, compiled by scripts/static-pages/compile-boot.ts. Do not edit: the build regenerates it. */`,
    'export const bootText =',
    `  ${JSON.stringify(text)}`,
    '',
    '/** What allows the text above in a Content-Security-Policy. */',
    `export const bootHash = ${JSON.stringify(policyHash(text))}`,
    '',
  ].join('\n')
}

/** Brings the compiled boot script up to date with its source. */
export function writeBoot(): void {
  const wanted = compileBoot()
  if (readFileSync(TEXT, 'utf8') !== wanted) writeFileSync(TEXT, wanted)
}
