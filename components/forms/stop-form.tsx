import { Status } from '@/components/ui/status'
import { maskEmail } from '@/lib/signed-links/links'

interface Props {
  token: string
  email: string
  failed: boolean
}

/** The last try failed. */
const Failed = () => (
  <p className="mt-3 text-lg" role="alert">
    Something went wrong. Please try again.
  </p>
)

/** Asks to stop all email to an address. `failed`: an earlier try failed. */
export function StopForm({ token, email, failed }: Props) {
  return (
    <form
      className="mt-3 grid justify-items-start gap-4"
      method="post"
      action={`/api/unsubscribe?token=${encodeURIComponent(token)}&from=page`}
    >
      <p>
        Stop all email to <strong>{maskEmail(email)}</strong>? That ends the newsletter and copies of downloads, no
        matter who asks for them.
      </p>
      {failed && <Failed />}
      <button type="submit" className="btn btn-default">
        Stop all email
      </button>
    </form>
  )
}

/** The result of unsubscribing, with a form to undo it. */
export function StoppedNote({ token, email, failed }: Props) {
  return (
    <>
      <Status className="mt-3 text-lg">
        You have been unsubscribed: <strong>{maskEmail(email)}</strong> gets no more email from us.
      </Status>
      <form
        className="mt-6 grid justify-items-start gap-4"
        method="post"
        action={`/api/unsubscribe?token=${encodeURIComponent(token)}&from=page&undo=1`}
      >
        <p>Pressed by mistake? You can get copies of downloads again. You stay unsubscribed from the newsletter.</p>
        {failed && <Failed />}
        <button type="submit" className="btn btn-outline">
          Allow email again
        </button>
      </form>
    </>
  )
}
