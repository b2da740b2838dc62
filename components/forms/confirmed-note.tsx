import { maskEmail } from '@/lib/signed-links/links'

interface Props {
  email: string
  members: string | undefined
}

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
