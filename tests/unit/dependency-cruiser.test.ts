import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ridgedocs-layers-'))
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json']) cpSync(name, path.join(root, name))
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true }))

function write(name: string, text: string): void {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}

/** Imports against the layers, by the rule that forbids them. */
const forbidden: readonly [rule: string, from: string, to: string][] = [
  ['leaves', 'lib/http/a.ts', 'lib/jobs/b.ts'],
  ['app-on-top', 'components/a.ts', 'app/b.ts'],
  ['components-above-lib', 'lib/jobs/c.ts', 'components/d.ts'],
  ['authoring-entry', 'data/hr/a.ts', 'lib/documents/render/b.ts'],
  ['authoring-entry', 'data/hr/b.ts', 'lib/paths.ts'],
  ['island', 'lib/documents/c.ts', 'data/types.ts'],
  ['island', 'lib/documents/d.ts', 'lib/env.ts'],
  ['readers-of-templates', 'app/c.ts', 'data/hr/c.ts'],
  ['readers-of-templates', 'lib/search/a.ts', 'data/blueprints.ts'],
  ['no-scripts', 'lib/search/b.ts', 'scripts/a.ts'],
]
const allowed: readonly [from: string, to: string][] = [
  ['app/d.ts', 'components/e.ts'],
  ['components/f.ts', 'data/site.ts'],
  ['lib/catalogue/a.ts', 'data/hr/d.ts'],
  ['lib/examples/a.ts', 'data/hr/e.ts'],
  ['lib/editions/a.ts', 'data/law/a.ts'],
  ['data/hr/f.ts', 'lib/documents/author.ts'],
  ['scripts/b.ts', 'lib/search/c.ts'],
]

test('imports against the layers are found, and no others', () => {
  const imports = [...forbidden.map(([, ...pair]) => pair), ...allowed]
  for (const [, to] of imports) write(to, 'export const value = 1')
  for (const [from, to] of imports)
    write(from, `import { value } from '@/${to.replace(/\.ts$/, '')}'\nexport const own = value`)
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'app', 'components', 'lib', 'data']
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/depcruise'), args, { cwd: root, encoding: 'utf8' })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] }
  }
  // What is forbidden between folders leads to circles as well.
  const layers = summary.violations.filter(({ rule }) => rule.name !== 'no-folder-circles')
  const found = layers.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)
  expect(found.sort()).toEqual(forbidden.map(([rule, from, to]) => `${rule}: ${from} -> ${to}`).sort())
})
