import { FORM_PAGE, formSlug, isKeepable, shellOf } from './addresses'

/**
 * How the service worker answers a request:
 *
 * - `asset`: a file of the build, from the device first
 * - `kept`: a document's model or facts, from the network first
 * - `shell`: a page on which people work, from the device first
 * - `form`: the form of a template, from the device first if its document is there
 * - `packet`: from the network first; visited ones are kept
 * - `page`: from the network, or the page that says what works without one
 */
export type Route =
  | { kind: 'asset' | 'kept' | 'page' }
  | { kind: 'form'; slug: string }
  | { kind: 'shell' | 'packet'; page: string }

type RoutedRequest = Pick<Request, 'method' | 'url' | 'mode'> & { headers: Pick<Headers, 'has'> }

function pageRoute({ pathname }: URL): Route | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const slug = formSlug(path)
  if (slug) return { kind: 'form', slug }
  const shell = shellOf(path)
  if (shell && shell !== FORM_PAGE) return { kind: 'shell', page: shell }
  // What the browser saves as a file fails as a file does, not as a page.
  if (path.startsWith('/api/') || path.includes('.')) return undefined
  return /^\/packets(\/[a-z0-9-]+)?$/.test(path) ? { kind: 'packet', page: path } : { kind: 'page' }
}

/** Returns how to answer a request; undefined for what the browser handles: posts, ranges, personal API answers. */
export function routeOf({ method, url, mode, headers }: RoutedRequest, origin: string): Route | undefined {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return undefined
  if (address.pathname.startsWith('/_next/static/')) return { kind: 'asset' }
  if (mode === 'navigate') return pageRoute(address)
  return isKeepable(address) ? { kind: 'kept' } : undefined
}
