import type { IncomingHttpHeaders } from 'node:http'

/** Requests that Next.js understands and this site never makes: calls of server actions, and its servers' own talk. */
const unusedHeaders = ['next-action', 'x-middleware-subrequest', 'x-nextjs-data'] as const

/**
 * Addresses that exist within Next only: its own pages, its image optimizer and data, and the pages that middleware
 * rewrites unknown addresses to. Files of the build below `/_next/static/` are answered before this is asked.
 */
const internal = /^\/+(_|(missing|404|500)(\/|\.|$))/

/** Whether a page of the build is for Next alone; `pathname` is decoded. */
export const isInternal = (pathname: string): boolean => internal.test(pathname)

/**
 * The status that refuses a request which no file answers, before Next sees it; undefined where Next may. `pathname` is
 * decoded. Pages are read only: Next would take a post to one for a server action.
 */
export function refusalOf(
  method: string | undefined,
  pathname: string,
  headers: IncomingHttpHeaders,
): 400 | 404 | 405 | undefined {
  if (unusedHeaders.some((name) => headers[name] !== undefined)) return 400
  if (isInternal(pathname)) return 404
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead || pathname.startsWith('/api/') ? undefined : 405
}
