import type { Metadata } from 'next'
import { MessagePage } from '@/components/layout/message-page'

export const metadata: Metadata = { title: "You're all set!", robots: { index: false } }

/** Where a subscribe form goes on when no script is there to say that it was sent. */
export default function SubscribedPage() {
  return (
    <MessagePage
      title="You're all set! ✓"
      text="We have your email address. If you asked for the newsletter, open the link in the message we sent you to confirm it. Every template on this site is free to download."
    >
      <p className="mt-6">
        <a className="btn btn-default" href="/templates">
          Browse Templates
        </a>
      </p>
    </MessagePage>
  )
}
