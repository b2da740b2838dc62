import { maskEmail } from '@/lib/leads/links'

interface Props {
  email: string
  /** The address of the member documents, where there are any. */
  members: string | undefined
}

/** Says that the newsletter is on its way, and leads to the member documents. */
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
