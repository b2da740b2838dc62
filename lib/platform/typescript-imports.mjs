/** Lets Node.js run the TypeScript source: teaches it `@/`, no extension, and JSON without an attribute. Import it first. */
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '../..')
const isOwn = (specifier, parent) => /^(@\/|\.)/.test(specifier) && parent && !parent.includes('/node_modules/')

/** The file that an import means: as written, with `.ts`, or the index of a folder. */
function fileOf(base) {
  if (/\.\w+$/.test(base) && existsSync(base)) return base
  return existsSync(`${base}.ts`) ? `${base}.ts` : path.join(base, 'index.ts')
}

registerHooks({
  resolve(specifier, context, next) {
    if (!isOwn(specifier, context.parentURL)) return next(specifier, context)
    const base = specifier.startsWith('@/')
      ? path.join(root, specifier.slice(2))
      : path.resolve(path.dirname(fileURLToPath(context.parentURL)), specifier)
    return next(pathToFileURL(fileOf(base)).href, context)
  },
  load(url, context, next) {
    if (!url.endsWith('.json') || context.importAttributes.type === 'json') return next(url, context)
    const source = `export default ${readFileSync(fileURLToPath(url), 'utf8')}`
    return { format: 'module', shortCircuit: true, source }
  },
})
