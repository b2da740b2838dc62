import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { StructuredData } from '@/components/layout/structured-data'
import { Accordion } from '@/components/ui/accordion'
import { faq } from '@/data/site/faq'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'
import { faqNode } from '@/lib/seo/structured-data'

const page = fixedPage('/faq')

export const metadata: Metadata = pageMetadata(page)

export default function FaqPage() {
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title={page.title} />
      <Accordion name="faq" items={faq.map(({ question, answer }) => ({ title: question, text: answer }))} />
      <p className="mt-8">
        Not answered here?{' '}
        <a className="text-link" href="/contact">
          Write to us
        </a>
        , and we reply within 24 hours.
      </p>
      <StructuredData nodes={[faqNode(faq)]} />
    </div>
  )
}
