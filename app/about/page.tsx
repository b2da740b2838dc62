import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { TextSection } from '@/components/layout/text-section'
import { about } from '@/data/site/about'
import { site } from '@/data/site'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'

const page = fixedPage('/about')

export const metadata: Metadata = pageMetadata(page)

export default function AboutPage() {
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title={page.title}>{site.tagline}.</PageHeader>
      <div className="grid gap-10">
        {about.map((section) => (
          <TextSection key={section.title} {...section} />
        ))}
        <p>
          To use the templates from a program:{' '}
          <a href="/developers" className="underline">
            For developers
          </a>
          .
        </p>
      </div>
    </div>
  )
}
