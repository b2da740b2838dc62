import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files of the build, as pages and scripts name them: with the folder of the build or relative to it. */
const NAMED = /(?:\/_next\/)?static\/(?:chunks|media|pages)\/[\w.~-]+\.(?:js|css|mjs|sfnt|icc)(?![\w.])/g
const PREFIX = '/_next/'

/** Whether a file can name others. The worker of pdf.js is one file of 1.3 MB that names none. */
const canName = (file: string): boolean => /\.(js|css)$/.test(file)

const named = (text: string): string[] => [...text.matchAll(NAMED)].map(([name]) => name.replace(PREFIX, ''))

/** Returns the addresses of all files that pages with these texts can load, directly or not. Throws if one is missing. */
export function closure(dist: string, texts: readonly string[]): string[] {
  const found = new Set<string>()
  const rest = texts.flatMap(named)
  for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const file = path.join(dist, name)
    if (!existsSync(file)) throw new Error(`The build has no ${name}`)
    if (canName(file)) rest.push(...named(readFileSync(file, 'utf8')))
  }
  return [...found].map((name) => PREFIX + name).sort()
}
