import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const sources = [
  ...['app', 'components', 'data', 'lib', 'scripts', 'public'],
  ...['middleware.ts', 'next.config.ts', 'instrumentation.ts', 'postcss.config.mjs', 'tsconfig.json'],
  ...['package.json', 'package-lock.json', 'vercel.json', 'SECURITY.md'],
]
/** Build output, which the copy builds itself. */
const built = new Set(['public/templates', 'lib/catalogue/generated'])
const isCompressedCopy = (file: string): boolean => /\.(br|gz)$/.test(file)

const TEMPLATES = 'data/templates.ts'
const OWN_TEMPLATES = 'data/own-templates.ts'

const repeatedTemplates = (count: number): string => `import { repeatTemplates } from '@/scripts/bench/repeat-templates'
import { templateContents as own } from './own-templates'

export const templateContents = repeatTemplates(own, ${count})
`

/** Copies the project without its build output to `folder`, with a catalogue of `count` templates. Replaces `folder`. */
export function copyProject(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const source of sources)
    cpSync(source, path.join(folder, source), {
      recursive: true,
      filter: (file) => !built.has(file) && !isCompressedCopy(file),
    })
  // Hard links: the bundler does not follow symbolic links out of the project.
  execFileSync('cp', ['-al', 'node_modules', path.join(folder, 'node_modules')])
  renameSync(path.join(folder, TEMPLATES), path.join(folder, OWN_TEMPLATES))
  writeFileSync(path.join(folder, TEMPLATES), repeatedTemplates(count))
}
