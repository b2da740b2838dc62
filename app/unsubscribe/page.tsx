import type { Metadata } from 'next'
import { MessagePage } from '@/components/layout/message-page'
import { site } from '@/data/site'
import { maskEmail, readUnsubscribeToken } from '@/lib/leads/links'
import { linksUnavailableText } from '@/lib/leads/links-unavailable'
import { findSigningSecret } from '@/lib/leads/signing-secret'

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false }, referrer: 'no-referrer' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const problems = {
  bad: 'This link is not valid. Please use the link from the newest email you have from us.',
  stale: 'This link has expired. Please use the link from a newer email.',
  unavailable: linksUnavailableText,
}

function Form({ token, email, failed }: { token: string; email: string; failed: boolean }) {
  return (
    <form
      className="mt-3 grid justify-items-start gap-4"
      method="post"
      action={`/api/unsubscribe?token=${encodeURIComponent(token)}&from=page`}
    >
      <p>
        Stop the newsletter for <strong>{maskEmail(email)}</strong>?
      </p>
      {failed && (
        <p className="mt-3 text-lg" role="alert">
          Something went wrong. Please try again.
        </p>
      )}
      <button type="submit" className="btn btn-default">
        Unsubscribe
      </button>
    </form>
  )
}

export default async function UnsubscribePage({ searchParams }: Props) {
  const { token, state } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const reading = readUnsubscribeToken(given, findSigningSecret())
  return (
    <MessagePage title="Unsubscribe">
      {!reading.ok ? (
        <p className="mt-3 text-lg" role="alert">
          {problems[reading.reason]} Or write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </p>
      ) : state === 'done' ? (
        <p className="mt-3 text-lg" role="status">
          You have been unsubscribed: <strong>{maskEmail(reading.email)}</strong> gets no more newsletters from us.
        </p>
      ) : (
        <Form token={given} email={reading.email} failed={state === 'failed'} />
      )}
    </MessagePage>
  )
}
