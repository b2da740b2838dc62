import type { Metadata } from 'next'
import { CheckHost } from '@/components/check/check-host'
import { PageHeader } from '@/components/layout/page-header'

export const metadata: Metadata = {
  title: 'Check a signed file',
  description: 'See whether a PDF that was signed on a screen has been changed since.',
  robots: { index: false },
}

export default function CheckPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title="Check a signed file">
        See whether a PDF that was signed here has been changed since, and what it says. The file is read on this device
        and is not sent anywhere.
      </PageHeader>
      <CheckHost />
      <noscript>
        <p className="surface p-5">This page needs JavaScript: your browser itself checks the file.</p>
      </noscript>
    </div>
  )
}
