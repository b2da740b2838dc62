import 'server-only'
import { memberDocuments } from '@/lib/catalogue/member-documents'
import type { Failure } from '@/lib/http/failure'
import {
  createMemberToken,
  linksUnavailable,
  linksUnavailableText,
  memberPageUrl,
  readMemberToken,
  type Unusable,
} from '@/lib/signed-links/links'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'
import { findStanding } from '@/lib/subscriptions/standing'
import { store, type Store } from '@/lib/store'

/** Why a link does not open the member documents. 'ended': its subscription was never confirmed or has ended. */
type MemberError = Unusable['reason'] | 'ended'

/** The message of each error: on the page, and in the response of the API. */
export const memberErrors: Record<MemberError, { page: string; response: Failure }> = {
  bad: {
    page: 'This link is not valid. Please use the link in the newest email from us.',
    response: { status: 403, code: 'bad-link', message: 'This link is not valid' },
  },
  stale: {
    page: 'This link has expired. Please use the link in the newest email from us.',
    response: { status: 410, code: 'stale-link', message: 'This link has expired' },
  },
  ended: {
    page: 'This link belongs to a newsletter subscription that is not active. Subscribe and confirm to get a new one.',
    response: { status: 403, code: 'not-subscribed', message: 'The subscription of this link is not active' },
  },
  unavailable: { page: linksUnavailableText, response: linksUnavailable },
}

export interface MemberAccess {
  /** Secrets that may have signed a link; empty if links cannot be checked now. */
  secrets: () => readonly string[]
  store: () => Pick<Store, 'standingOf'>
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** Returns 'open' or why not. Asks the store each time: a link ends with its subscription. A failure denies access. */
export async function checkMember(
  token: string,
  { secrets, store: openStore, now }: MemberAccess = { secrets: findSigningSecrets, store },
): Promise<'open' | MemberError> {
  const reading = readMemberToken(token, secrets(), now?.())
  if (!reading.ok) return reading.reason
  const standing = await findStanding(reading.email, openStore)
  if (!standing) return 'unavailable'
  return standing.isConfirmed ? 'open' : 'ended'
}

/** Returns the URL of the member documents for a subscriber, if there are any. */
export function findMemberUrl(email: string): string | undefined {
  const [secret] = findSigningSecrets()
  return secret && memberDocuments().length > 0 ? memberPageUrl('', createMemberToken(email, secret)) : undefined
}
