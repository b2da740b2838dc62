import { globSync, readFileSync } from 'node:fs'
import path from 'node:path/posix'

/** What a file imports as a value, as written. */
const valueImports = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )[^'";]*?from '([^']+)'|import\('([^']+)'\)/gm)].map(
    ([, fixed, late]) => (fixed ?? late)!,
  )

/** The files below `root` that begin with 'use client', and what they import of app, components and lib. */
export function clientFiles(root = '.'): string[] {
  const texts = new Map(
    globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  )
  const found = new Set([...texts.keys()].filter((file) => texts.get(file)!.startsWith("'use client'")))
  for (const file of found)
    for (const specifier of valueImports(texts.get(file)!)) {
      const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(file), specifier)
      const imported = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((name) => texts.has(name))
      if (imported) found.add(imported)
    }
  return [...found].sort()
}
