import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { thirdPartyNotices } from '@/scripts/dependencies/notices'
import { installedPackages, nameOf } from '@/scripts/dependencies/packages'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ridgedocs-packages-'))
  const add = (place: string, manifest: object, files: Record<string, string> = {}): void => {
    const folder = path.join(root, 'node_modules', place)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  }
  add(
    '@scope/a',
    { name: '@scope/a', license: 'MIT', scripts: { postinstall: 'x', test: 'x' } },
    { LICENSE: 'Text\r\n' },
  )
  add('@scope/a/node_modules/b', { name: 'b', licenses: [{ type: 'MIT' }, { type: 'ISC' }] })
  add('b', { name: 'b', license: { type: 'BSD-2-Clause' } }, { 'binding.gyp': '', 'license.md': 'Text' })
  add('c', { name: 'c' })
  add('.bin', { name: 'no-package' })
})
afterAll(() => rmSync(root, { recursive: true }))

test('every package is found, copies in copies too, with its license and its install scripts', () => {
  const found = installedPackages(root).map(({ place, license, installScripts }) => [place, license, installScripts])
  expect(found).toEqual([
    ['node_modules/@scope/a', 'MIT', ['postinstall']],
    ['node_modules/@scope/a/node_modules/b', 'MIT OR ISC', []],
    ['node_modules/b', 'BSD-2-Clause', ['binding.gyp']],
    ['node_modules/c', undefined, []],
  ])
})

test('the name of a copy is that of its package', () => expect(nameOf('node_modules/a/node_modules/@b/c')).toBe('@b/c'))

test('notices name what production installs everywhere, equal texts once', () => {
  const packages = installedPackages(root).map((found) => ({ ...found, place: path.posix.join(root, found.place) }))
  const packageLock = {
    lockfileVersion: 3,
    packages: Object.fromEntries(
      packages.map(({ place, name }) => [place, { version: '1.0.0', ...(name === 'c' ? { dev: true } : {}) }]),
    ),
  }
  const notices = thirdPartyNotices(packageLock, packages)
  expect(notices).toContain('- @scope/a 1.0.0 (MIT)\n- b 1.0.0 (BSD-2-Clause)\n\n    Text\n')
  expect(notices.match(/ {4}Text/g)).toHaveLength(1)
  expect(notices).toContain('- b 1.0.0 (MIT OR ISC)\n\nThese packages state their license')
  expect(notices).not.toContain('- c 1.0.0')
})
