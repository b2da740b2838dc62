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

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

function cruise(cwd: string): Cruised {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'app', 'components', 'lib', 'data']
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/depcruise'), args, {
    ...{ cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  })
  return JSON.parse(stdout) as Cruised
}

/** Imports against the rules, by the rule that forbids them. */
const forbidden: readonly [rule: string, from: string, to: string][] = [
  ['leaves', 'lib/http/a.ts', 'lib/jobs/b.ts'],
  ['app-on-top', 'components/a.ts', 'app/b.ts'],
  ['components-above-lib', 'lib/jobs/c.ts', 'components/d.ts'],
  ['authoring-entry', 'data/library/hr/a.ts', 'lib/documents/render/b.ts'],
  ['authoring-entry', 'data/library/hr/b.ts', 'lib/paths.ts'],
  ['island', 'lib/documents/c.ts', 'data/shared/types.ts'],
  ['island', 'lib/documents/d.ts', 'lib/env.ts'],
  ['readers-of-templates', 'app/c.ts', 'data/library/hr/c.ts'],
  ['readers-of-templates', 'lib/search/a.ts', 'data/blueprints.ts'],
  ['layers-of-data', 'data/law/b.ts', 'data/shared/b.ts'],
  ['layers-of-data', 'data/examples/a.ts', 'data/library/hr/g.ts'],
  ['no-scripts', 'lib/search/b.ts', 'scripts/a.ts'],
  ['no-circles', 'app/e.ts', 'app/f.ts'],
]
/** Imports that lead from one folder to another and back. */
const circles = ['components', 'data', 'lib'].flatMap((top): [from: string, to: string][] => [
  [`${top}/one/a.ts`, `${top}/other/below/a.ts`],
  [`${top}/other/below/b.ts`, `${top}/one/b.ts`],
])
const allowed: readonly [from: string, to: string][] = [
  // The way back of a circle, which is reported once.
  ['app/f.ts', 'app/e.ts'],
  ['app/d.ts', 'components/e.ts'],
  ['components/f.ts', 'data/site/index.ts'],
  ['lib/catalogue/a.ts', 'data/library/hr/d.ts'],
  ['lib/examples/a.ts', 'data/library/hr/e.ts'],
  ['lib/made-files/a.ts', 'data/law/a.ts'],
  ['data/library/hr/f.ts', 'lib/documents/author.ts'],
  ['data/library/hr/h.ts', 'data/roofs/a.ts'],
  ['data/shared/c.ts', 'data/revisions.json'],
  ['scripts/b.ts', 'lib/search/c.ts'],
]

test('imports against the layers are found, and no others', () => {
  const imports = [...forbidden.map(([, ...pair]) => pair), ...circles, ...allowed]
  for (const [, to] of imports) write(to, 'export const value = 1')
  for (const [from, to] of imports)
    write(from, `import { value } from '@/${to.replace(/\.ts$/, '')}'\nexport const own = value`)
  const found = cruise(root).summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)
  const isOfFolders = (line: string): boolean => line.startsWith('no-folder-circles')
  expect(found.filter((line) => !isOfFolders(line)).sort()).toEqual(
    forbidden.map(([rule, from, to]) => `${rule}: ${from} -> ${to}`).sort(),
  )
  // What is forbidden between layers leads to circles as well.
  expect(found.filter(isOfFolders)).toEqual(
    expect.arrayContaining(
      ['components', 'data', 'lib'].map((top) => `no-folder-circles: ${top}/one -> ${top}/other/below`),
    ),
  )
})

/** What dependency-cruiser does not see: a circle through two folders of one, of which neither leads back on its own. */
test('no folder of components, data and lib leads back to itself', () => {
  const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/')
  const imported = new Map<string, Set<string>>()
  for (const { source, dependencies } of cruise('.').modules) {
    const targets = imported.get(folderOf(source)) ?? new Set()
    imported.set(folderOf(source), targets)
    for (const { resolved } of dependencies)
      if (folderOf(resolved) !== folderOf(source)) targets.add(folderOf(resolved))
  }
  expect(imported.size).toBeGreaterThan(80)
  // What imports none of the rest is in no circle.
  for (let isSmaller = true; isSmaller;) {
    const free = [...imported].filter(([, targets]) => [...targets].every((target) => !imported.has(target)))
    for (const [folder] of free) imported.delete(folder)
    isSmaller = free.length > 0
  }
  expect([...imported.keys()]).toEqual([])
})
