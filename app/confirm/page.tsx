import type { Metadata } from 'next'
import { ConfirmForm } from '@/components/forms/confirm-form'
import { MessagePage } from '@/components/layout/message-page'
import { createMemberToken, maskEmail, memberPageUrl, readConfirmToken } from '@/lib/leads/links'
import { linksUnavailableText } from '@/lib/leads/links-unavailable'
import { findSigningSecret } from '@/lib/leads/signing-secret'
import { memberDocuments } from '@/lib/members'

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

function Done({ email, kept, secret }: { email: string; kept: boolean; secret: string | undefined }) {
  return (
    <div className="mt-3 grid justify-items-start gap-4" role="status">
      <p className="text-lg">
        {kept ? 'Your confirmation is kept and will be recorded shortly' : 'You are subscribed'}: the newsletter goes to{' '}
        <strong>{maskEmail(email)}</strong>.
      </p>
      {secret !== undefined && memberDocuments().length > 0 && (
        <a className="btn btn-default" href={memberPageUrl('', createMemberToken(email, secret))}>
          Open the member documents
        </a>
      )}
    </div>
  )
}

export default async function ConfirmPage({ searchParams }: Props) {
  const { token, state } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const secret = findSigningSecret()
  const reading = readConfirmToken(given, secret)
  const problem = !reading.ok ? problems[reading.reason] : state === 'withdrawn' ? problems.withdrawn : undefined
  return (
    <MessagePage title="Newsletter">
      {problem !== undefined || !reading.ok ? (
        <p className="mt-3 text-lg" role="alert">
          {problem}
        </p>
      ) : state === 'done' || state === 'kept' ? (
        <Done email={reading.wish.email} kept={state === 'kept'} secret={secret} />
      ) : (
        <ConfirmForm token={given} email={reading.wish.email} failed={state === 'failed'} />
      )}
    </MessagePage>
  )
}
