import type { Metadata } from 'next'
import { ConfirmForm } from '@/components/forms/confirm-form'
import { MessagePage } from '@/components/layout/message-page'
import { createMemberToken, maskEmail, memberPageUrl, readConfirmToken } from '@/lib/leads/links'
import { signingSecret } from '@/lib/leads/signing-secret'
import { memberDocuments } from '@/lib/members'

// Our own form needs an origin to be accepted; other sites get no address of ours, and with it no token.
export const metadata: Metadata = { title: 'Newsletter', robots: { index: false }, referrer: 'same-origin' }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const problems = {
  bad: 'This link is not valid. Please subscribe again to get a new one.',
  stale: 'This link has expired. Please subscribe again to get a new one.',
  withdrawn: 'You have unsubscribed after this link was made. Please subscribe again to get a new one.',
}

function Done({ email, kept }: { email: string; kept: boolean }) {
  return (
    <div className="mt-3 grid justify-items-start gap-4" role="status">
      <p className="text-lg">
        {kept ? 'Your confirmation is kept and will be recorded shortly' : 'You are subscribed'}: the newsletter goes to{' '}
        <strong>{maskEmail(email)}</strong>.
      </p>
      {memberDocuments().length > 0 && (
        <a className="btn btn-default" href={memberPageUrl('', createMemberToken(email, signingSecret()))}>
          Open the member documents
        </a>
      )}
    </div>
  )
}

export default async function ConfirmPage({ searchParams }: Props) {
  const { token, state } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const reading = readConfirmToken(given, signingSecret())
  const problem = !reading.ok ? problems[reading.reason] : state === 'withdrawn' ? problems.withdrawn : undefined
  return (
    <MessagePage title="Newsletter">
      {problem !== undefined || !reading.ok ? (
        <p className="mt-3 text-lg" role="alert">
          {problem}
        </p>
      ) : state === 'done' || state === 'kept' ? (
        <Done email={reading.wish.email} kept={state === 'kept'} />
      ) : (
        <ConfirmForm token={given} email={reading.wish.email} failed={state === 'failed'} />
      )}
    </MessagePage>
  )
}
