import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MEMBER_FOLDER, MEMBER_MANIFEST } from '@/lib/catalogue/member-documents'
import { MANIFEST, SLUGS } from '@/scripts/documents/plan'
import { LOADER } from '@/scripts/static-pages/compile-loader'
import { generated } from '@/tests/support/require-documents'

/** Below the project, so that Jest finds its packages. */
let root: string
beforeEach(() => {
  mkdirSync('.cache', { recursive: true })
  root = mkdtempSync(path.resolve('.cache', 'clone-'))
  const project = [
    'jest.config.mjs',
    'package.json',
    'tests/support/jest-setup.ts',
    'tests/support/nightly.ts',
    'scripts/support/programs.ts',
    'scripts/documents/bundle.ts',
    'tests/support/require-documents.ts',
  ]
  for (const file of project) cpSync(file, path.join(root, file))
  // Without its own, Next.js takes that of the folders above.
  write('next.config.mjs', 'export default {}')
  write('app/layout.tsx', '')
  write('tests/programs/package.json', '{ "dependencies": {} }')
  write('lib/catalogue/contents.ts', 'export const templateContents = []')
  write('tests/unit/sample.test.ts', `test('it runs', () => expect(1).toBe(1))`)
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

test('what is looked for is what the documents command writes', () => {
  expect(generated).toEqual([MANIFEST, SLUGS, LOADER, path.join(MEMBER_FOLDER, MEMBER_MANIFEST)])
})

test('a clone without documents runs no test and says what to run first', () => {
  const { status, stderr } = runJest()
  expect(status).not.toBe(0)
  expect(stderr).toContain(`Run npm run documents first: there is no ${generated.join(', no ')}`)
  expect(stderr).not.toContain('it runs')
})

test('a clone with documents runs its tests', () => {
  for (const file of generated) write(file, '{}')
  const { status, stderr } = runJest()
  expect(stderr).toContain('1 passed')
  expect(status).toBe(0)
})
