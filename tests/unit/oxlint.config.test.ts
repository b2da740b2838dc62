import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eslintOnly, notPlanted, planted, plantedElsewhere } from '@/tests/support/planted'

/** The part of a rule's name after its plugin, which ESLint and oxlint call differently. */
const bare = (rule: string): string => rule.replace(/^.*[/(]|\)$/g, '')

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ridgedocs-lint-'))
  for (const name of ['oxlint.config.ts', 'scripts/support/client-files.ts', 'tsconfig.json', 'package.json'])
    cpSync(name, path.join(root, name))
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  for (const [rule, text] of Object.entries(planted)) write(`components/${rule}.tsx`, text)
  write('components/no-cycle-2.tsx', "import { a } from './no-cycle'\nexport const b = () => a")
  for (const [file, { text }] of Object.entries(plantedElsewhere)) write(file, text)
})
afterAll(() => rmSync(root, { recursive: true }))

function write(name: string, text: string): void {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}

test('oxlint finds a violation of each rule that it shares with ESLint', () => {
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['--format', 'json', 'components', 'lib'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; filename: string }[] }
  const found = new Set(diagnostics.map(({ code = '', filename }) => `${filename} ${bare(code)}`))
  const wanted = [
    ...Object.keys(planted).map((rule) => `components/${rule}.tsx ${rule}`),
    ...Object.entries(plantedElsewhere).map(([file, { rule }]) => `${file} ${rule}`),
  ]
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((one) => !found.has(one))).toEqual([])
})

test('ESLint has the rules of its presets that oxlint lacks, and no other', () => {
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/eslint'), ['--print-config', 'components/a.tsx'], {
    encoding: 'utf8',
  })
  const { rules } = JSON.parse(stdout) as { rules: Record<string, [number | string, ...unknown[]]> }
  const on = Object.entries(rules).flatMap(([rule, [level]]) => (level === 0 || level === 'off' ? [] : [bare(rule)]))
  expect(on.sort()).toEqual([...eslintOnly].sort())
})

test('each rule that is not planted is on in oxlint, and each other one is planted', () => {
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['--print-config'], { encoding: 'utf8' })
  expect(notPlanted.filter((rule) => !stdout.includes(`/${rule}"`))).toEqual([])
  const on = [...stdout.matchAll(/"([\w/-]+)": (?:\[\s*)?"deny"/g)].map(([, rule]) => bare(rule!))
  const elsewhere = Object.values(plantedElsewhere).map(({ rule }) => rule)
  const known = new Set([...Object.keys(planted), ...notPlanted, ...elsewhere])
  expect(on.length).toBeGreaterThan(100)
  expect(on.filter((rule) => !known.has(rule))).toEqual([])
})
