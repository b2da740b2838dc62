import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeLicense } from './checks'
import type { InstalledPackage, LockFile } from './packages'

const LICENSE_FILE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i

interface Notice extends InstalledPackage {
  /** The texts of its license files, in one. */
  text: string
}

function licenseText(place: string): string {
  const files = readdirSync(place)
    .filter((name) => LICENSE_FILE.test(name))
    .sort()
  return files.map((name) => readFileSync(path.join(place, name), 'utf8').replace(/\r\n?/g, '\n').trim()).join('\n\n')
}

/** What `npm ci --omit=dev` installs on every platform. */
function shipped(lock: LockFile, packages: readonly InstalledPackage[]): InstalledPackage[] {
  return packages.filter(({ place }) => {
    const entry = lock.packages[place]
    return entry && !entry.dev && !entry.optional && !entry.devOptional
  })
}

const byName = (a: InstalledPackage, b: InstalledPackage): number =>
  a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.trim() ? `    ${line.trimEnd()}` : ''))
    .join('\n')

/** One section for all packages of one license text. */
function section(text: string, notices: readonly Notice[]): string {
  const list = notices.map(({ name, version, license }) => {
    const counts = judgeLicense({ name, license }).license ?? 'no license stated'
    return `- ${name} ${version} (${counts})`
  })
  const body = text ? indent(text) : 'These packages state their license in package.json and carry no text of it.'
  return `${[...new Set(list)].join('\n')}\n\n${body}\n`
}

/**
 * The notices for everything that runs in production, in the server or in a visitor's browser: names, versions,
 * licenses and license texts, equal texts once. The same on every platform: packages made for one are named by family.
 */
export function thirdPartyNotices(lock: LockFile, packages: readonly InstalledPackage[]): string {
  const notices = shipped(lock, packages)
    .sort(byName)
    .map((installed) => ({ ...installed, text: licenseText(installed.place) }))
  const texts = new Map<string, Notice[]>()
  for (const notice of notices) texts.set(notice.text, [...(texts.get(notice.text) ?? []), notice])
  return `# Third-party notices

Made by \`npm run check:dependencies -- --write\` from the installed packages; do not edit. RidgeDocs itself is under the
license in \`LICENSE\`. What follows runs in the server or in a visitor's browser, or is part of the documents: the
typeface Inter (SIL Open Font License 1.1, package \`@fontsource/inter\`) is served with the pages and embedded in the
PDF files.

Beside these, npm installs packages for the platform at hand: \`@next/swc-*\` (MIT), \`@napi-rs/canvas\` and its parts
(MIT, optional to pdfjs-dist), and \`@img/sharp-*\` (Apache-2.0), whose \`@img/sharp-libvips-*\` hold libvips and its
libraries as shared libraries (LGPL-3.0-or-later, sources at https://github.com/libvips/libvips and
https://github.com/lovell/sharp-libvips). Each carries its own license file.

${[...texts].map(([text, members]) => section(text, members)).join('\n---\n\n')}`
}
