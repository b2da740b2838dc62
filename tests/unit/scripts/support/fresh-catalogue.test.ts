import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

/** Loads the templates late, when it has bundled them itself. */
const late = ['scripts/dev.ts']

test('every command that reads templates bundles them first', () => {
  const names = readdirSync('scripts').filter((name) => name.endsWith('.ts'))
  const { metafile } = buildSync({
    entryPoints: names.map((name) => path.join('scripts', name)),
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
  const readers = Object.values(metafile.outputs)
    .filter(({ entryPoint, inputs }) => entryPoint && inputs['lib/catalogue/contents.ts'])
    .map(({ entryPoint }) => entryPoint!)
    .filter((script) => !late.includes(script))
  expect(readers).toContain('scripts/revise.ts')
  const firstImport = (script: string) => /^import .*/m.exec(readFileSync(script, 'utf8'))?.[0]
  expect(readers.filter((script) => firstImport(script) !== `import './support/fresh-catalogue'`)).toEqual([])
})
