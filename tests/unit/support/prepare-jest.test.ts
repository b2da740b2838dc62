import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Below the project, so that Jest finds its packages. */
let root: string
beforeEach(() => {
  mkdirSync('.cache', { recursive: true })
  root = mkdtempSync(path.resolve('.cache', 'clone-'))
  const project = [
    'jest.config.mjs',
    'package.json',
    'tsconfig.json',
    'lib/catalogue/contents.ts',
    'tests/support/jest-setup.ts',
    'tests/support/missing-documents.ts',
    'tests/support/prepare-jest.ts',
    'scripts/support/bundle.ts',
    'scripts/support/catalogue.ts',
    'scripts/support/packages.ts',
    'scripts/support/programs.ts',
  ]
  for (const file of project) cpSync(file, path.join(root, file))
  // Without its own, Next.js takes that of the folders above.
  write('next.config.mjs', 'export default {}')
  write('app/layout.tsx', '')
  write('tests/programs/package.json', '{ "dependencies": {} }')
  write('data/catalogue/bundle.ts', 'export const templateContents = [{ slug: "one" }]')
  write('lib/made-files/program/make.ts', '')
  write('tests/unit/plain.test.ts', `test('it runs', () => expect(1).toBe(1))`)
  write(
    'tests/unit/templates.test.ts',
    `import { templateContents } from '@/lib/catalogue/contents'
     test('it reads templates', () => expect(templateContents).toEqual([{ slug: 'one' }]))`,
  )
  write(
    'tests/unit/documents.test.ts',
    `import manifest from '@/lib/catalogue/generated/manifest.json'
     test('it reads documents', () => expect(manifest).toEqual({}))`,
  )
})
afterEach(() => rmSync(root, { recursive: true }))

function write(name: string, text: string): void {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Runs the copy's tests with the copy's configuration. */
const runJest = () =>
  spawnSync(process.execPath, [path.resolve('node_modules/jest/bin/jest.js'), '--runInBand', '--no-cache'], {
    cwd: root,
    encoding: 'utf8',
  })

test('a clone without documents runs the suites that need none, and the others say what to run first', () => {
  const { status, stderr } = runJest()
  expect(stderr).toContain('PASS tests/unit/plain.test.ts')
  expect(stderr).toContain('PASS tests/unit/templates.test.ts')
  expect(stderr).toContain('FAIL tests/unit/documents.test.ts')
  expect(stderr).toContain('run npm run documents first')
  expect(status).not.toBe(0)
})
