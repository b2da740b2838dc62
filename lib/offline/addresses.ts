/** What works without a network, by address. For pages, for the service worker, and for the build that writes it. */
import { templateUrl } from '@/lib/paths'

export const WORKER = '/sw.js'

/** The page that takes the place of one that is not on the device. */
export const OFFLINE_PAGE = '/offline'
/** The one page of all forms. It has no address of its own: see `middleware.ts`. */
export const FORM_PAGE = '/fill'
/** The pages on which people work, by the address that each is kept under. */
export const shells = [FORM_PAGE, '/jobs', '/drafts', '/company', '/check', OFFLINE_PAGE] as const

const PREFIX = 'ridgedocs-'
/** Scripts, styles and faces. Their names hold the hash of their content, so builds share them. */
export const ASSETS = `${PREFIX}assets`
/** Models and facts of the documents that are kept on this device. */
export const KEPT = `${PREFIX}kept`
const SHELL = `${PREFIX}shell-`

/** The cache with the pages of one build. */
export const shellName = (version: string): string => SHELL + version
export const isShellName = (name: string): boolean => name.startsWith(SHELL)
/** Whether a cache is one of this site's. */
export const isOurs = (name: string): boolean => name.startsWith(PREFIX)

/** A copy is used regardless of the request's headers: build files and pages differ by URL only. */
export const anyVary = { ignoreVary: true } as const

export interface Manifest {
  /** Changes whenever anything kept does. */
  version: string
  /** Addresses of scripts, styles and faces. */
  assets: readonly string[]
  /** The addresses that the pages are fetched from, by the address that each is kept under. */
  pages: Readonly<Record<string, string>>
}

/** The slug in the address of a form; undefined for other paths. */
export const formSlug = (path: string): string | undefined => /^\/templates\/([a-z0-9-]+)\/fill\/?$/.exec(path)?.[1]

/** The address that the page at this path is kept under: `/jobs` for `/jobs/{id}`; undefined for other pages. */
export const shellOf = (path: string): string | undefined =>
  formSlug(path) === undefined
    ? shells.find((shell) => shell !== FORM_PAGE && (path === shell || path.startsWith(`${shell}/`)))
    : FORM_PAGE

/** Whether people type on the page at this path: no build replaces it while it is open. */
export const isWorkPage = (path: string): boolean => {
  const shell = shellOf(path)
  return shell !== undefined && shell !== OFFLINE_PAGE
}

/** Whether an address is that of a document's model or facts, or of a set of documents: nothing about a person. */
export function isKeepable({ pathname, search }: URL): boolean {
  if (/^\/packets\/(sets|[a-z0-9-]+\/set)\.json$/.test(pathname)) return search === ''
  if (/^\/models\/[a-z0-9-]+(\.[a-z]{2}|\.example)?\.json$/.test(pathname)) return search === ''
  return /^\/api\/templates\/[a-z0-9-]+$/.test(pathname) && /^(\?state=[A-Z]{2})?$/.test(search)
}

/** The address of a template's facts. */
export const factsUrl = (slug: string, state = ''): string =>
  `/api${templateUrl(slug)}${state ? `?state=${encodeURIComponent(state)}` : ''}`

/** The addresses of the build's files that a page names. */
export const assetsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)(?:\?dpl=[\w-]+)?/g)].map(([address]) => address),
  ),
]
