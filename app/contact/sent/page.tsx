import type { Metadata } from 'next'
import { MessagePage } from '@/components/layout/message-page'

export const metadata: Metadata = { title: 'Message Sent!', robots: { index: false } }

/** The contact form's confirmation page for browsers without JavaScript; reloading it sends nothing. */
export default function ContactSentPage() {
  return (
    <MessagePage title="Message Sent!" text="We'll get back to you soon.">
      <p className="mt-6">
        <a className="btn btn-default" href="/">
          Back to Home
        </a>
      </p>
    </MessagePage>
  )
}
