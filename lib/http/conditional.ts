/** Headers that describe a version of a body. A 304 repeats them so that caches keep their copy fresh. */
type VersionHeaders = { etag: string; 'cache-control': string }

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Returns a 304 if `If-None-Match` matches the ETag, also in a list, weakened or `*` (RFC 9110 § 13.1.2). */
export function notModified(request: Request, headers: VersionHeaders): Response | undefined {
  const given = request.headers.get('if-none-match')
  if (given === null) return undefined
  const isKnown = given.trim() === '*' || given.split(',').map(opaque).includes(opaque(headers.etag))
  return isKnown ? new Response(null, { status: 304, headers }) : undefined
}
