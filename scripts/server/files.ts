import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isUtf8MimeType, mime } from '@fastify/send'
import { isFiltered } from '../../lib/platform/filter-keys.ts'
import type { ResponseHeaders } from '../../lib/platform/response-headers.ts'
import { filesBelow } from '../support/hash-files.ts'
import { isInternal } from './refusals.ts'

/** In order of preference, for encodings that the client weights equally. */
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const
export type Encoding = keyof typeof suffixes

export interface SiteFile {
  root: string
  /** Path below the root. */
  name: string
  encodings: readonly Encoding[]
  /** Headers of every response with this page or file, with lower-case names. */
  headers: ResponseHeaders
}

export interface SiteFiles {
  size: number
  /** Returns the file of a request target, unless Next answers it for its query. */
  find(target: string): SiteFile | undefined
  notFound: SiteFile
}

export type HeadersFor = (pathname: string) => ResponseHeaders

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
/** What Next varies its pages by. */
const ROUTER = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'

/** RFC 9110, 12.5.3: identity is acceptable unless excluded. The smallest weight lets any named coding win. */
function weightOf(accepted: string, encoding: Encoding): number {
  const wishes = accepted.split(',').map((wish) => wish.split(';').map((part) => part.trim().toLowerCase()))
  const wish =
    wishes.find(([coding]) => coding === encoding || coding === `x-${encoding}`) ??
    wishes.find(([coding]) => coding === '*')
  if (!wish) return encoding === 'identity' ? Number.MIN_VALUE : 0
  const weight = Number(wish.find((part) => part.startsWith('q='))?.slice(2) ?? 1)
  return weight >= 0 && weight <= 1 ? weight : 0
}

/** Picks an encoding by Accept-Encoding. A client that accepts none of those available gets identity. */
export function chooseEncoding(accepted: string, available: readonly Encoding[]): Encoding {
  const [best] = available
    .map((encoding) => ({ encoding, weight: weightOf(accepted, encoding) }))
    .sort((one, other) => other.weight - one.weight)
  return best?.weight ? best.encoding : 'identity'
}

/** Returns the path below the file's root of its copy in an encoding. */
export const copyOf = ({ name }: SiteFile, encoding: Encoding): string => name + suffixes[encoding]

/** A copy older than its original is left over from an earlier build. */
function encodingsOf(file: string): Encoding[] {
  const made = statSync(file).mtimeMs
  const isCurrent = (copy: string): boolean => existsSync(copy) && statSync(copy).mtimeMs >= made
  return (Object.keys(suffixes) as Encoding[]).filter((each) => isCurrent(file + suffixes[each]))
}

function contentTypeOf(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream'
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}

function describe(root: string, name: string, own: ResponseHeaders): SiteFile {
  const encodings = encodingsOf(path.join(root, name))
  const vary: ResponseHeaders = encodings.length > 1 ? { vary: 'accept-encoding' } : {}
  const headers = { 'content-type': contentTypeOf(name), 'cache-control': REVALIDATE, ...vary, ...own }
  return { root, name, encodings, headers }
}

/** Returns how a file of the public folder is answered. `name` is its path in that folder. */
export function describePublicFile(root: string, name: string, headersFor: HeadersFor): SiteFile {
  const cache: ResponseHeaders = /^templates\/[^/]+\//.test(name) ? { 'cache-control': ONE_DAY } : {}
  return describe(root, name, { ...cache, ...headersFor(`/${name}`) })
}

/** Returns how a prerendered page is answered; undefined unless it succeeds. Its status and headers are in a `.meta` file. */
function describePage(root: string, name: string, route: string, headersFor: HeadersFor): SiteFile | undefined {
  const meta = path.join(root, name.replace(/\.(html|body)$/, '.meta'))
  const { status = 200, headers = {} } = JSON.parse(readFileSync(meta, 'utf8')) as {
    status?: number
    headers?: ResponseHeaders
  }
  if (status !== 200) return undefined
  // Next's own server drops its tags and uses its other internal headers for its router.
  const shown = Object.entries(headers).filter(([key]) => !/^x-next/i.test(key))
  return describe(root, name, {
    'content-type': contentTypeOf(name.replace(/\.body$/, '')),
    ...Object.fromEntries(shown.map(([key, value]) => [key.toLowerCase(), value])),
    'cache-control': REVALIDATE,
    vary: `${ROUTER}, accept-encoding`,
    ...headersFor(route),
  })
}

function namesBelow(folder: string): string[] {
  const names = new Set(filesBelow(folder))
  const isCopy = (name: string): boolean => /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3))
  return [...names].filter((name) => !isCopy(name) && !/(^|\/)\./.test(name))
}

/** Lists all files by request path: nothing else can be reached. Throws if the build has no page for unknown addresses. */
export function listFiles(build: string, publicFolder: string, headersFor: HeadersFor): SiteFiles {
  const files = new Map<string, SiteFile>()
  const pages = path.join(build, 'server/app')
  const assets = path.join(build, 'static')
  for (const name of namesBelow(publicFolder))
    files.set(encodeURI(`/${name}`), describePublicFile(publicFolder, name, headersFor))
  for (const name of namesBelow(assets)) {
    const route = `/_next/static/${name}`
    files.set(route, describe(assets, name, { 'cache-control': IMMUTABLE, ...headersFor(route) }))
  }
  for (const name of namesBelow(pages)) {
    const route = `/${name.replace(/\.(html|body)$/, '')}`.replace(/^\/index$/, '/')
    const page = /\.(html|body)$/.test(name) && !isInternal(route) && describePage(pages, name, route, headersFor)
    if (page) files.set(route, page)
  }
  return {
    size: files.size,
    notFound: describe(pages, '_not-found.html', headersFor('/_not-found')),
    find(target) {
      const [pathname = '', query] = target.split('?', 2)
      if (query && pathname === '/templates' && isFiltered(new URLSearchParams(query))) return undefined
      return files.get(pathname)
    },
  }
}
