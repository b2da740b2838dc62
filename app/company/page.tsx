import type { Metadata } from 'next'
import { CompanyHost } from '@/components/company/company-host'
import { PageHeader } from '@/components/layout/page-header'
import '@/app/styles/company.css'

export const metadata: Metadata = {
  title: 'My company',
  description: 'Type your name, license and logo once: every document you download carries them.',
  robots: { index: false },
}

export default function CompanyPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title="My company">
        Type it once. From then on, every PDF, Word and Excel file that you download carries your name, license and
        logo. Nothing leaves this device.
      </PageHeader>
      <CompanyHost />
      <noscript>
        <p className="surface p-5">
          This page needs JavaScript: your company stays in your browser, and the browser puts it into the documents.
          Without it, every template is still yours to download and fill in.
        </p>
      </noscript>
    </div>
  )
}
