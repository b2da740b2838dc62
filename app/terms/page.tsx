import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { TextSection } from '@/components/layout/text-section'
import { site } from '@/data/site'
import { terms } from '@/data/site/terms'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'
import { effectiveSince } from '@/lib/utils'

const page = fixedPage('/terms')

export const metadata: Metadata = pageMetadata(page)

export default function TermsPage() {
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title={page.title}>{effectiveSince(page.modified)}</PageHeader>
      <div className="grid gap-10">
        {terms.map((section) => (
          <TextSection key={section.title} {...section} />
        ))}
        <p>
          What we store and for how long:{' '}
          <a href="/privacy" className="underline">
            Privacy
          </a>
          .
        </p>
        <p className="card-meta">
          {site.name}, {site.postalAddress}
        </p>
      </div>
    </div>
  )
}
