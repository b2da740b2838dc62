import { consent } from '@/lib/subscriptions/consent'
import { maskEmail } from '@/lib/signed-links/links'

/** The result of a confirmation. `members` is the link to the members' documents. */
export function ConfirmedNote({ email, members }: { email: string; members: string | undefined }) {
  return (
    <div className="mt-3 grid justify-items-start gap-4" role="status">
      <p className="text-lg">
        You are subscribed: the newsletter goes to <strong>{maskEmail(email)}</strong>.
      </p>
      {members && (
        <a className="btn btn-default" href={members}>
          Open the member documents
        </a>
      )}
    </div>
  )
}

/** Asks to confirm the newsletter. `failed`: an earlier try failed. */
export function ConfirmForm({ token, email, failed }: { token: string; email: string; failed: boolean }) {
  return (
    <form className="mt-3 grid justify-items-start gap-4" method="post" action="/api/confirm">
      <input type="hidden" name="token" value={token} />
      <p>
        <strong>{maskEmail(email)}</strong>
      </p>
      <p>{consent.question}</p>
      {failed && (
        <p className="text-lg" role="alert">
          Something went wrong. Please try again.
        </p>
      )}
      <button type="submit" className="btn btn-default">
        Confirm
      </button>
    </form>
  )
}
