import type { Metadata } from 'next'
import { ConfirmForm, ConfirmedNote } from '@/components/forms/confirm-form'
import { MessagePage } from '@/components/layout/message-page'
import { linksUnavailableText, readConfirmToken } from '@/lib/signed-links/links'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'
import type { SearchParams } from '@/lib/catalogue'
import { choiceKeptText, findStanding, standingUnknownText } from '@/lib/subscriptions/standing'
import { findMemberUrl } from '@/lib/members/access'
import { store, type OptIn } from '@/lib/store'

// The page's own form must send an origin. Other sites get no referrer, which would contain the token.
export const metadata: Metadata = { title: 'Newsletter', robots: { index: false }, referrer: 'same-origin' }

const problems = {
  bad: 'This link is not valid. Please subscribe again to get a new one.',
  stale: 'This link has expired. Please subscribe again to get a new one.',
  unavailable: linksUnavailableText,
  withdrawn: 'You unsubscribed after this link was created. Please subscribe again to get a new one.',
}

const Problem = ({ text }: { text: string }) => (
  <p className="mt-3 text-lg" role="alert">
    {text}
  </p>
)

/** The state of an opt-in in the store; the URL adds only the result of the last press of the button. */
async function Outcome({ optIn, token, state }: { optIn: OptIn; token: string; state: unknown }) {
  const standing = await findStanding(optIn.email, store)
  if (standing?.isConfirmed) return <ConfirmedNote email={optIn.email} members={findMemberUrl(optIn.email)} />
  if (standing?.unsubscribedAt && Date.parse(standing.unsubscribedAt) >= optIn.requestedAt)
    return <Problem text={problems.withdrawn} />
  const note = !standing ? standingUnknownText : state === 'kept' ? choiceKeptText : undefined
  return (
    <>
      {note && <Problem text={note} />}
      <ConfirmForm token={token} email={optIn.email} failed={state === 'failed'} />
    </>
  )
}

export default async function ConfirmPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { token, state } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const reading = readConfirmToken(given, findSigningSecrets())
  return (
    <MessagePage title="Newsletter">
      {reading.ok ? await Outcome({ ...reading, token: given, state }) : <Problem text={problems[reading.reason]} />}
    </MessagePage>
  )
}
