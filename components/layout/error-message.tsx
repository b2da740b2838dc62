import { MessagePage } from './message-page'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The page after an unexpected error, with its message and a button to try again. */
export function ErrorMessage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <MessagePage title="Unexpected Application Error!" text={messageOf(error)}>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn btn-default" onClick={() => retry()}>
          Try again
        </button>
        <a href="/" className="btn btn-outline">
          Back to Home
        </a>
      </p>
    </MessagePage>
  )
}
