import type { Failure } from '@/lib/http/failure'

/** The failure for links in emails that cannot be checked because there is no secret, see `findSigningSecret`. */
export const linksUnavailableText = 'Links cannot be checked at the moment. Please try again later.'

export const linksUnavailable: Failure = { status: 503, code: 'links-unavailable', message: linksUnavailableText }
