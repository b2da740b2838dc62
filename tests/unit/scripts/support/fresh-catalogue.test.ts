import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

/** Loads the templates late, when it has bundled them itself. */
const late = ['scripts/dev.ts']

/** The commands that import the templates, and those of them that bundle them before. */
function readers(): { all: string[]; fresh: string[] } {
  const scripts = readdirSync('scripts')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join('scripts', name))
  const { metafile } = buildSync({
    entryPoints: scripts,
    outdir: '.cache',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.svg': 'text', '.css': 'text' },
    logLevel: 'silent',
  })
  const all = Object.values(metafile.outputs)
    .filter(({ entryPoint, inputs }) => entryPoint && inputs['lib/catalogue/contents.ts'])
    .map(({ entryPoint }) => entryPoint!)
    .filter((script) => !late.includes(script))
  const isFresh = (script: string): boolean =>
    /^import .*/m.exec(readFileSync(script, 'utf8'))?.[0] === `import './support/fresh-catalogue'`
  return { all, fresh: all.filter(isFresh) }
}

test('every command that reads templates bundles them first', () => {
  const { all, fresh } = readers()
  expect(all).toContain('scripts/revise.ts')
  expect(fresh).toEqual(all)
})
