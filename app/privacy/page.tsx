import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { TextSection } from '@/components/layout/text-section'
import { privacySections } from '@/data/site/privacy'
import { site } from '@/data/site'
import { env } from '@/lib/env'
import { linkDays } from '@/lib/signed-links/links'
import { mailboxAllowance } from '@/lib/mail/gate'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'
import { effectiveSince } from '@/lib/utils'

const page = fixedPage('/privacy')

export const metadata: Metadata = pageMetadata(page)

const facts = {
  confirmDays: linkDays.confirm,
  unsubscribeDays: linkDays.unsubscribe,
  contactMonths: env().contactMonths,
  searchMonths: env().searchMonths,
  ...mailboxAllowance,
  sharedCounts: env().supabase !== undefined,
}

export default function PrivacyPage() {
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title={page.title}>{effectiveSince(page.modified)}</PageHeader>
      <div className="grid gap-10">
        {privacySections(facts).map((section) => (
          <TextSection key={section.title} {...section} />
        ))}
        <p className="card-meta">
          {site.name}, {site.postalAddress}
        </p>
      </div>
    </div>
  )
}
