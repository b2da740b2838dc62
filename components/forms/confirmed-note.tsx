import { maskEmail } from '@/lib/signed-links/links'

interface Props {
  email: string
  /** URL of the member documents, if there are any. */
  members: string | undefined
}

/** Confirms the subscription and links to the member documents. */
export function ConfirmedNote({ email, members }: Props) {
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
