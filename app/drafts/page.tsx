import type { Metadata } from 'next'
import { DraftsHost } from '@/components/drafts/drafts-host'
import { PageHeader } from '@/components/layout/page-header'

export const metadata: Metadata = {
  title: 'My drafts',
  description: 'Documents you’ve started. They stay in your browser.',
  robots: { index: false },
}

export default function DraftsPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title="My drafts">
        Documents you’ve started, saved only in this browser. Nothing leaves this device.
      </PageHeader>
      <DraftsHost />
      <noscript>
        <p className="surface p-5">This page needs JavaScript: your drafts stay in your browser.</p>
      </noscript>
    </div>
  )
}
