import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { StructuredData } from '@/components/layout/structured-data'
import { Accordion } from '@/components/ui/accordion'
import { faq } from '@/data/faq'
import { pageMetadata } from '@/lib/seo/metadata'
import { faqNode } from '@/lib/seo/structured-data'

const title = 'Frequently Asked Questions'

export const metadata: Metadata = pageMetadata({
  title,
  description: 'Formats, customizing, sharing, email and OSHA: ten questions about the free roofing templates.',
  path: '/faq',
})

export default function FaqPage() {
  return (
    <div className="page-width max-w-4xl pb-16">
      <PageHeader title={title} />
      <Accordion name="faq" items={faq.map(({ question, answer }) => ({ title: question, text: answer }))} />
      <StructuredData nodes={[faqNode(faq)]} />
    </div>
  )
}
