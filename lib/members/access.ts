import 'server-only'
import type { Failure } from '@/lib/http/failure'
import { readMemberToken, type Unusable } from '@/lib/leads/links'
import { linksUnavailable, linksUnavailableText } from '@/lib/leads/links-unavailable'
import { findSigningSecrets } from '@/lib/leads/signing-secret'
import { findStanding } from '@/lib/leads/standing'
import { store, type Store } from '@/lib/store'

/** Why a link does not open the member documents; 'ended', its subscription was never confirmed or has ended. */
export type MemberRefusal = Unusable['reason'] | 'ended'

/** What a refusal says on the page, and to a program. */
export const memberRefusals: Record<MemberRefusal, { page: string; answer: Failure }> = {
  bad: {
    page: 'This link is not valid. Please use the link in the newest email you have from us.',
    answer: { status: 403, code: 'bad-link', message: 'This link is not valid' },
  },
  stale: {
    page: 'This link has expired. Please use the link in the newest email you have from us.',
    answer: { status: 410, code: 'stale-link', message: 'This link has expired' },
  },
  ended: {
    page: 'This link belongs to a newsletter subscription that is not active. Subscribe and confirm to get a new one.',
    answer: { status: 403, code: 'not-subscribed', message: 'The subscription of this link is not active' },
  },
  unavailable: { page: linksUnavailableText, answer: linksUnavailable },
}

export interface MemberAccess {
  /** Those that may have signed a link; none where links cannot be checked now. */
  secrets: () => readonly string[]
  store: () => Pick<Store, 'standingOf'>
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * Whether a link opens the member documents: 'open', or why not. The store is asked each time, so a link ends with its
 * subscription, however long it was signed for; where the store cannot be asked it opens nothing.
 */
export async function checkMember(
  token: string,
  { secrets, store: openStore, now }: MemberAccess = { secrets: findSigningSecrets, store },
): Promise<'open' | MemberRefusal> {
  const reading = readMemberToken(token, secrets(), now?.())
  if (!reading.ok) return reading.reason
  const standing = await findStanding(reading.email, openStore)
  if (!standing) return 'unavailable'
  return standing.isConfirmed ? 'open' : 'ended'
}
