import type { Metadata } from 'next'
import { KeptHost } from '@/components/offline/kept-host'
import { LinkList } from '@/components/offline/link-list'
import { PageHeader } from '@/components/layout/page-header'
import { ownPages } from '@/components/layout/navigation'

export const metadata: Metadata = { title: 'No network', robots: { index: false } }

export default function OfflinePage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title="No network">
        This page is not on your device. Nothing is lost: what you typed is still here.
      </PageHeader>
      <LinkList title="Available offline" links={ownPages} />
      <p className="mt-6">
        Search, lists, blank files, and forms that you have not opened on this device need the network.
      </p>
      <KeptHost />
    </div>
  )
}
