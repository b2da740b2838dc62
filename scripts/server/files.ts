import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isUtf8MimeType, mime } from '@fastify/send'
import { isFiltered } from '../../lib/platform/filter-keys.ts'
import type { ResponseHeaders } from '../../lib/platform/response-headers.ts'
import { filesBelow } from '../support/hash-files.ts'
import { isInternal } from './refusals.ts'

/** In order of preference, for encodings that the client weights equally. */
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const
type Encoding = keyof typeof suffixes

export interface SiteFile {
  root: string
  /** Path below the root. */
  name: string
  encodings: readonly Encoding[]
  /** Part of the build: it cannot change while the server runs, so its responses may be kept in memory. */
  fixed: boolean
  /** Headers that every response for this page or file has, with lower-case names. */
  headers: ResponseHeaders
}

export interface SiteFiles {
  size: number
  /** Returns the file of a request target, unless Next answers it for its query. */
  find(target: string): SiteFile | undefined
  /** Returns the page of unknown addresses and its headers. */
  notFound(accepted: string): { headers: ResponseHeaders; body: Buffer }
}

type HeadersFor = (pathname: string) => ResponseHeaders

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

/** Returns how a file of the public folder is answered. `name` is its path in that folder. */
export function describeFile(root: string, name: string, headersFor: HeadersFor): SiteFile {
  const encodings = encodingsOf(path.join(root, name))
  const cache = /^templates\/[^/]+\//.test(name) ? ONE_DAY : REVALIDATE
  const vary: ResponseHeaders = encodings.length > 1 ? { vary: 'accept-encoding' } : {}
  const headers = { 'content-type': contentTypeOf(name), 'cache-control': cache, ...vary, ...headersFor(`/${name}`) }
  return { root, name, encodings, fixed: false, headers }
}

function describeAsset(root: string, name: string, headersFor: HeadersFor): SiteFile {
  const asset = describeFile(root, name, () => ({}))
  return {
    ...asset,
    fixed: true,
    headers: { ...asset.headers, 'cache-control': IMMUTABLE, ...headersFor(`/_next/static/${name}`) },
  }
}

/** Returns how a prerendered page is answered; undefined if it is no success. Its status and headers are in a `.meta` file. */
function describePage(root: string, name: string, route: string, headersFor: HeadersFor): SiteFile | undefined {
  const meta = path.join(root, name.replace(/\.(html|body)$/, '.meta'))
  const { status = 200, headers: own = {} } = JSON.parse(readFileSync(meta, 'utf8')) as {
    status?: number
    headers?: ResponseHeaders
  }
  if (status !== 200) return undefined
  // Next's own server drops its tags and uses its other internal headers for its router.
  const shown = Object.entries(own).filter(([key]) => !/^x-next/i.test(key))
  const headers = {
    'content-type': contentTypeOf(name.replace(/\.body$/, '')),
    ...Object.fromEntries(shown.map(([key, value]) => [key.toLowerCase(), value])),
    'cache-control': REVALIDATE,
    vary: `${ROUTER}, accept-encoding`,
    ...headersFor(route),
  }
  return { root, name, encodings: encodingsOf(path.join(root, name)), fixed: true, headers }
}

function createNotFound(root: string, headersFor: HeadersFor): SiteFiles['notFound'] {
  const name = '_not-found.html'
  const encodings = encodingsOf(path.join(root, name))
  const bodies = new Map(encodings.map((each) => [each, readFileSync(path.join(root, name + suffixes[each]))]))
  const headers = {
    ...headersFor('/_not-found'),
    'content-type': contentTypeOf(name),
    vary: 'accept-encoding',
    'cache-control': REVALIDATE,
  }
  return (accepted) => {
    const encoding = chooseEncoding(accepted, encodings)
    const coded: ResponseHeaders = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    return { headers: { ...headers, ...coded }, body: bodies.get(encoding) ?? Buffer.alloc(0) }
  }
}

/** Names of the files below a folder, without hidden ones and compressed copies. */
function namesBelow(folder: string): string[] {
  const names = new Set(filesBelow(folder))
  const isCopy = (name: string): boolean => /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3))
  return [...names].filter((name) => !isCopy(name) && !/(^|\/)\./.test(name))
}

/**
 * Lists everything that is answered from a file, by request path: prerendered pages, hashed assets and the public folder.
 * Only paths in this list ever lead to a file, so no request can reach a file outside. Throws if the build has no page for
 * unknown addresses.
 */
export function listFiles(build: string, publicFolder: string, headersFor: HeadersFor): SiteFiles {
  const files = new Map<string, SiteFile>()
  const pages = path.join(build, 'server/app')
  const assets = path.join(build, 'static')
  for (const name of namesBelow(publicFolder))
    files.set(encodeURI(`/${name}`), describeFile(publicFolder, name, headersFor))
  for (const name of namesBelow(assets)) files.set(`/_next/static/${name}`, describeAsset(assets, name, headersFor))
  for (const name of namesBelow(pages)) {
    const route = `/${name.replace(/\.(html|body)$/, '')}`.replace(/^\/index$/, '/')
    const page = /\.(html|body)$/.test(name) && !isInternal(route) && describePage(pages, name, route, headersFor)
    if (page) files.set(route, page)
  }
  return {
    size: files.size,
    notFound: createNotFound(pages, headersFor),
    find(target) {
      const [pathname = '', query] = target.split('?', 2)
      if (query && pathname === '/templates' && isFiltered(new URLSearchParams(query))) return undefined
      return files.get(pathname)
    },
  }
}
