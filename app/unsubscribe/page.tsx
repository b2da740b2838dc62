import type { Metadata } from 'next'
import { StopForm, StoppedNote } from '@/components/forms/stop-form'
import { MessagePage } from '@/components/layout/message-page'
import { site } from '@/data/site'
import { linksUnavailableText, maskEmail, readUnsubscribeToken } from '@/lib/signed-links/links'
import { findSigningSecrets } from '@/lib/signed-links/signing-secret'
import type { SearchParams } from '@/lib/catalogue'
import { choiceKeptText, findStanding, standingUnknownText } from '@/lib/subscriptions/standing'
import { store } from '@/lib/store'

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false }, referrer: 'no-referrer' }

const problems = {
  bad: 'This link is not valid. Please use the link in the newest email from us.',
  stale: 'This link has expired. Please use the link in a newer email.',
  unavailable: linksUnavailableText,
}

/** The state of the address in the store; the query adds only the result of the last press of the button. */
async function Outcome({ token, email, state }: { token: string; email: string; state: unknown }) {
  const standing = await findStanding(email, store)
  const failed = state === 'failed'
  if (standing?.isSuppressed) return <StoppedNote token={token} email={email} failed={failed} />
  const isAllowed = standing && state === 'allow'
  const done = isAllowed ? `Email to ${maskEmail(email)} is allowed again.` : undefined
  const note = !standing ? standingUnknownText : state === 'stop' ? choiceKeptText : done
  return (
    <>
      {note && (
        <p className="mt-3 text-lg" role={isAllowed ? 'status' : 'alert'}>
          {note}
        </p>
      )}
      <StopForm token={token} email={email} failed={failed} />
    </>
  )
}

export default async function UnsubscribePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { token, state } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const reading = readUnsubscribeToken(given, findSigningSecrets())
  return (
    <MessagePage title="Unsubscribe">
      {reading.ok ? (
        await Outcome({ token: given, email: reading.email, state })
      ) : (
        <p className="mt-3 text-lg" role="alert">
          {problems[reading.reason]} Or write to{' '}
          <a className="text-link" href={`mailto:${site.supportEmail}`}>
            {site.supportEmail}
          </a>
          .
        </p>
      )}
    </MessagePage>
  )
}
