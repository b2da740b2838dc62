import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { about } from '@/data/about'
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
        {about.map(({ title: heading, text }) => (
          <section key={heading} className="prose">
            <h2 className="mb-3 text-xl">{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
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
