import type { Metadata } from 'next'
import { ConfirmForm } from '@/components/forms/confirm-form'
import { ConfirmedNote } from '@/components/forms/confirmed-note'
import { MessagePage } from '@/components/layout/message-page'
import { createMemberToken, memberPageUrl, readConfirmToken, type Wish } from '@/lib/leads/links'
import { linksUnavailableText } from '@/lib/leads/links-unavailable'
import { findSigningSecrets } from '@/lib/leads/signing-secret'
import { choiceKeptText, findStanding, standingUnknownText } from '@/lib/leads/standing'
import { memberDocuments } from '@/lib/members'
import { store } from '@/lib/store'

// Our own form needs an origin to be accepted; other sites get no address of ours, and with it no token.
export const metadata: Metadata = { title: 'Newsletter', robots: { index: false }, referrer: 'same-origin' }

const problems = {
  bad: 'This link is not valid. Please subscribe again to get a new one.',
  stale: 'This link has expired. Please subscribe again to get a new one.',
  unavailable: linksUnavailableText,
  withdrawn: 'You have unsubscribed after this link was made. Please subscribe again to get a new one.',
}

const Problem = ({ text }: { text: string }) => (
  <p className="mt-3 text-lg" role="alert">
    {text}
  </p>
)

/** The address of the member documents for a subscriber, where there are any. */
function membersUrl(email: string): string | undefined {
  const [secret] = findSigningSecrets()
  return secret && memberDocuments().length > 0 ? memberPageUrl('', createMemberToken(email, secret)) : undefined
}

/** What the store says of a wish; the address adds only how the last press of the button went. */
async function Outcome({ wish, token, state }: { wish: Wish; token: string; state: unknown }) {
  const standing = await findStanding(wish.email, store)
  if (standing?.isConfirmed) return <ConfirmedNote email={wish.email} members={membersUrl(wish.email)} />
  if (standing?.unsubscribedAt && Date.parse(standing.unsubscribedAt) >= wish.wishedAt)
    return <Problem text={problems.withdrawn} />
  const note = !standing ? standingUnknownText : state === 'kept' ? choiceKeptText : undefined
  return (
    <>
      {note && <Problem text={note} />}
      <ConfirmForm token={token} email={wish.email} failed={state === 'failed'} />
    </>
  )
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ConfirmPage({ searchParams }: Props) {
  const { token, state } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const reading = readConfirmToken(given, findSigningSecrets())
  return (
    <MessagePage title="Newsletter">
      {reading.ok ? await Outcome({ ...reading, token: given, state }) : <Problem text={problems[reading.reason]} />}
    </MessagePage>
  )
}
