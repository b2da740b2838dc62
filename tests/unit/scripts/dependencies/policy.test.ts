import { nameOf, policyProblems, type LockedPackage } from '@/scripts/dependencies/policy'

const integrity = 'sha512-A'
const sound = { version: '1.0.0', license: 'MIT', integrity }
const problemsOf = (name: string, entry: LockedPackage, allowScripts = {}) =>
  policyProblems({ packages: { '': {}, [`node_modules/${name}`]: entry } }, allowScripts)

test.each<[string, string, LockedPackage]>([
  ['an allowed license', 'left', sound],
  ['a license that an exception allows', '@img/sharp-libvips-linux-x64', { ...sound, license: 'LGPL-3.0-or-later' }],
  ['a license that only its license file states', 'png-js', { version: '1.0.0', integrity }],
])('a package with %s has no problem', (_, name, entry) => expect(problemsOf(name, entry)).toEqual([]))

test.each(['GPL-3.0-only', 'LGPL-3.0-or-later', 'CC-BY-4.0', '(MIT AND GPL-2.0-only)', 'SEE LICENSE IN EULA.txt'])(
  'a package under %s has a problem',
  (license) => expect(problemsOf('left', { ...sound, license })).toEqual([`left 1.0.0: ${license} is not allowed`]),
)

test('a package without a license or an integrity value has a problem, also an optional one for another platform', () => {
  const unsigned = '1.0.0: has no integrity value'
  const problems = ['left 1.0.0: no license is not allowed', `left ${unsigned}`]
  expect(problemsOf('left', { version: '1.0.0' })).toEqual(problems)
  const optional = { version: '1.0.0', license: 'MIT', optional: true }
  expect(problemsOf('@next/swc-win32-x64-msvc', optional)).toEqual([`@next/swc-win32-x64-msvc ${unsigned}`])
})

test('an install script must be listed in allowScripts, by the name of the innermost folder', () => {
  expect(nameOf('node_modules/a/node_modules/@b/c')).toBe('@b/c')
  const entry = { ...sound, hasInstallScript: true }
  expect(problemsOf('builder', entry, { builder: false })).toEqual([])
  expect(problemsOf('builder', entry)).toEqual(['builder 1.0.0: has an install script and is not in allowScripts'])
})

test('a direct dependency must have an exact version', () => {
  const root = { dependencies: { a: '1.2.3', b: '^1.2.3' }, devDependencies: { c: 'latest', d: '2.0.0-rc.1' } }
  const problems = ['b: ^1.2.3', 'c: latest'].map((version) => `${version} is not an exact version`)
  expect(policyProblems({ packages: { '': root } }, {})).toEqual(problems)
})
