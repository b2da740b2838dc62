/** Headers that belong to a version of a body: a 304 repeats them, so that what was kept is kept on. */
export type VersionHeaders = { etag: string; 'cache-control': string }

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/**
 * The answer 304 where `If-None-Match` names the version that the client would be sent, alone or in a list, weakened by a
 * proxy that compresses, or as `*` (RFC 9110 § 13.1.2); undefined where it does not.
 */
export function notModified(request: Request, headers: VersionHeaders): Response | undefined {
  const given = request.headers.get('if-none-match')
  if (given === null) return undefined
  const isKnown = given.trim() === '*' || given.split(',').map(opaque).includes(opaque(headers.etag))
  return isKnown ? new Response(null, { status: 304, headers }) : undefined
}
