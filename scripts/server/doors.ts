import type { IncomingHttpHeaders } from 'node:http'

/**
 * Headers of requests that Next.js supports but this site never makes: server actions, the client router's requests and
 * Next's internal ones.
 */
const unusedHeaders = ['next-action', 'rsc', 'x-middleware-subrequest', 'x-nextjs-data'] as const

/**
 * Paths that exist only inside Next: its own pages, image optimizer and data, and the pages that middleware rewrites
 * other paths to. Build files below `/_next/static/` are answered before this check.
 */
const internal = /^\/+(_|(missing|fill|404|500)(\/|\.|$))/

/** Returns whether a page of the build is internal to Next; `pathname` is decoded. */
export const isInternal = (pathname: string): boolean => internal.test(pathname)

/**
 * Returns the status for a request that must not reach Next, if no file answered it; undefined if it may. `pathname` is
 * decoded. Pages are read-only: Next would treat a post to one as a server action.
 */
export function refusalOf(
  method: string | undefined,
  pathname: string,
  headers: IncomingHttpHeaders,
): 400 | 404 | 405 | undefined {
  if (unusedHeaders.some((name) => headers[name] !== undefined)) return 400
  if (isInternal(pathname)) return 404
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead || /^\/api(\/|$)/.test(pathname) ? undefined : 405
}
