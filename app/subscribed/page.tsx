import type { Metadata } from 'next'
import { MessagePage } from '@/components/layout/message-page'

export const metadata: Metadata = { title: "You're all set!", robots: { index: false } }

/** The subscribe form's confirmation page for browsers without JavaScript. */
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
