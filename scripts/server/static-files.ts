import { statSync } from 'node:fs'
import path from 'node:path'
import { mime, isUtf8MimeType } from '@fastify/send'
import { filesBelow } from '../support/hash-files.ts'
import { readMeta, type BuildRules, type ResponseHeaders } from './build-manifests.ts'
import { isInternal } from './doors.ts'
import type { Encoding } from './negotiate.ts'

export interface StaticFile {
  /** Headers that every response for this page or file has, with lower-case names. */
  headers: ResponseHeaders
  /** File path per available encoding. */
  copies: Readonly<Partial<Record<Encoding, string>>> & { identity: string }
  encodings: readonly Encoding[]
  /** Part of the build: it cannot change while the server runs, so its responses may be cached. */
  fixed: boolean
  /** Next may also answer this path with something other than this file. */
  page: boolean
}

export type StaticFiles = ReadonlyMap<string, StaticFile>

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
const suffixes = { br: '.br', gzip: '.gz' } as const

/** Next's internal headers on a prerendered page. Next's server drops the tags and uses the others for its router. */
const isNote = (name: string): boolean => name.startsWith('x-next')

const isHidden = (name: string): boolean => name.split(path.sep).some((part) => part.startsWith('.'))

function contentTypeOf(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream'
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}

/**
 * A compressed copy is used only if it is not older than its original: one left over from an earlier build is not
 * served.
 */
function findCopies(folder: string, name: string, names: ReadonlySet<string>): StaticFile['copies'] {
  const identity = path.join(folder, name)
  const found = Object.entries(suffixes)
    .filter(([, suffix]) => names.has(name + suffix))
    .map(([encoding, suffix]) => [encoding, identity + suffix] as const)
    .filter(([, copy]) => statSync(copy).mtimeMs >= statSync(identity).mtimeMs)
  return { identity, ...Object.fromEntries(found) }
}

const isCopy = (name: string, names: ReadonlySet<string>): boolean =>
  Object.values(suffixes).some((suffix) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)))

function pagePath(name: string): string {
  const route = name
    .split(path.sep)
    .join('/')
    .replace(/\.(html|body)$/, '')
  return route === 'index' ? '/' : `/${route}`
}

function describe(
  pathname: string,
  copies: StaticFile['copies'],
  own: ResponseHeaders,
  { kind, rules }: { kind: 'page' | 'asset' | 'file'; rules: BuildRules },
): StaticFile {
  const page = kind === 'page'
  const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) => copies[encoding])
  const varies = [...(page ? rules.routerHeaders : []), ...(page || encodings.length > 1 ? ['accept-encoding'] : [])]
  const vary: ResponseHeaders = varies.length ? { vary: varies.join(', ') } : {}
  const headers = { 'content-type': contentTypeOf(pathname), ...own, ...vary, ...rules.headersFor(pathname) }
  return { headers, copies, encodings, fixed: kind !== 'file', page }
}

const describePublic = (pathname: string, copies: StaticFile['copies'], rules: BuildRules): StaticFile => {
  const document = /^\/templates\/[^/]+\//.test(pathname)
  return describe(pathname, copies, { 'cache-control': document ? ONE_DAY : REVALIDATE }, { kind: 'file', rules })
}

/** Returns how a file of the public folder is answered that has no compressed copies. `name` is its path in that folder. */
export const describeFile = (publicFolder: string, name: string, rules: BuildRules): StaticFile =>
  describePublic(`/${name}`, { identity: path.join(publicFolder, name) }, rules)

/**
 * Finds everything that can be answered from a file, by request path: prerendered pages, hashed assets and the public
 * folder. Only paths in this map ever lead to a file, so no request can reach a file outside.
 */
export function findStaticFiles(build: string, publicFolder: string, rules: BuildRules): StaticFiles {
  const files = new Map<string, StaticFile>()
  const add = (pathname: string, copies: StaticFile['copies'], own: ResponseHeaders, kind: 'page' | 'asset') =>
    files.set(pathname, describe(pathname, copies, own, { kind, rules }))
  const walk = (folder: string, visit: (name: string, copies: StaticFile['copies']) => void) => {
    const names = new Set(filesBelow(folder))
    for (const name of names) if (!isHidden(name) && !isCopy(name, names)) visit(name, findCopies(folder, name, names))
  }

  walk(publicFolder, (name, copies) => {
    const pathname = `/${name.split(path.sep).join('/')}`
    files.set(encodeURI(pathname), describePublic(pathname, copies, rules))
  })
  walk(path.join(build, 'static'), (name, copies) =>
    add(`/_next/static/${name.split(path.sep).join('/')}`, copies, { 'cache-control': IMMUTABLE }, 'asset'),
  )
  walk(path.join(build, 'server/app'), (name, copies) => {
    if (!/\.(html|body)$/.test(name) || isInternal(pagePath(name))) return
    const { status, headers } = readMeta(copies.identity.replace(/\.(html|body)$/, '.meta'))
    if (status !== 200) return
    const prerendered = Object.entries(headers)
      .map(([key, value]) => [key.toLowerCase(), value] as const)
      .filter(([key]) => !isNote(key))
    const type: ResponseHeaders = name.endsWith('.html') ? { 'content-type': 'text/html; charset=utf-8' } : {}
    add(pagePath(name), copies, { ...type, ...Object.fromEntries(prerendered), 'cache-control': REVALIDATE }, 'page')
  })
  return files
}
