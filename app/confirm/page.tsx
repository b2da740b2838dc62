import type { Metadata } from 'next'
import { ConfirmForm } from '@/components/forms/confirm-form'
import { MessagePage } from '@/components/layout/message-page'
import { createMemberToken, maskEmail, memberPageUrl, readConfirmToken, type Wish } from '@/lib/leads/links'
import { linksUnavailableText } from '@/lib/leads/links-unavailable'
import { findSigningSecrets } from '@/lib/leads/signing-secret'
import { choiceKeptText, findStanding, standingUnknownText } from '@/lib/leads/standing'
import { memberDocuments } from '@/lib/members'
import { store } from '@/lib/store'

// Our own form needs an origin to be accepted; other sites get no address of ours, and with it no token.
export const metadata: Metadata = { title: 'Newsletter', robots: { index: false }, referrer: 'same-origin' }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

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

function Done({ email, secret }: { email: string; secret: string | undefined }) {
  return (
    <div className="mt-3 grid justify-items-start gap-4" role="status">
      <p className="text-lg">
        You are subscribed: the newsletter goes to <strong>{maskEmail(email)}</strong>.
      </p>
      {secret !== undefined && memberDocuments().length > 0 && (
        <a className="btn btn-default" href={memberPageUrl('', createMemberToken(email, secret))}>
          Open the member documents
        </a>
      )}
    </div>
  )
}

/** What the store says of a wish; the address adds only how the last press of the button went. */
async function Outcome({ wish, token, state }: { wish: Wish; token: string; state: unknown }) {
  const standing = await findStanding(wish.email, store)
  if (standing?.isConfirmed) return <Done email={wish.email} secret={findSigningSecrets()[0]} />
  if (standing?.unsubscribedAt && Date.parse(standing.unsubscribedAt) >= wish.wishedAt)
    return <Problem text={problems.withdrawn} />
  return (
    <>
      {!standing ? <Problem text={standingUnknownText} /> : state === 'kept' && <Problem text={choiceKeptText} />}
      <ConfirmForm token={token} email={wish.email} failed={state === 'failed'} />
    </>
  )
}

export default async function ConfirmPage({ searchParams }: Props) {
  const { token, state } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const reading = readConfirmToken(given, findSigningSecrets())
  return (
    <MessagePage title="Newsletter">
      {reading.ok ? (
        await Outcome({ wish: reading.wish, token: given, state })
      ) : (
        <Problem text={problems[reading.reason]} />
      )}
    </MessagePage>
  )
}
