/** What `npm run check:dependencies` allows. Every exception carries its reason. */

/** SPDX identifiers that any package may carry: permissive, or file-level copyleft of unchanged files (MPL-2.0). */
export const allowedLicenses: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

export interface LicenseException {
  /** A package's name, or a family: `@img/sharp-libvips-*`. */
  name: string
  /** The expression that stands for it: what it states, or what its license file says where it states none. */
  license: string
  reason: string
}

export const licenseExceptions: readonly LicenseException[] = [
  {
    name: '@img/sharp-libvips-*',
    license: 'LGPL-3.0-or-later',
    reason: 'libvips as a shared library beside sharp: used unchanged, on the server only, and replaceable',
  },
  {
    name: 'caniuse-lite',
    license: 'CC-BY-4.0',
    reason: 'browser data that the build reads; no part of it is served',
  },
  {
    name: 'node-*',
    license: 'MIT',
    reason: 'the Node.js program itself, under its own LICENSE file; the package states none',
  },
  { name: 'png-js', license: 'MIT', reason: 'states no license; its LICENSE file is the MIT License' },
]

/**
 * Families of packages for other platforms whose locked entries have no integrity value: the registry that the lock
 * file was made with did not offer them. `npm install` on such a platform adds the value.
 */
export const unverifiedFamilies: readonly string[] = [
  '@deno/*',
  '@napi-rs/canvas-*',
  '@next/swc-*',
  '@oxc-parser/binding-*',
  '@tailwindcss/oxide-*',
  '@unrs/resolver-binding-*',
]

/**
 * Where the install script of the package `node` puts the program for this platform, of the version that `node` has:
 * the lock file cannot hold what is fetched there.
 */
export const fetchedByScript = { package: 'node', folder: 'node_modules/node/node_modules/' } as const

/** Whether a package is the one named, or of the family. */
export const isNamed = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
