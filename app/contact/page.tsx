import type { Metadata } from 'next'
import { ContactForm } from '@/components/forms/contact-form'
import { PageHeader } from '@/components/layout/page-header'
import { site } from '@/data/site'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'

const page = fixedPage('/contact')

export const metadata: Metadata = pageMetadata(page)

export default function ContactPage() {
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title={page.title}>
        Tell us what is wrong, what is missing or what you need. We reply within 24 hours, also to{' '}
        <a className="text-link" href={`mailto:${site.supportEmail}`}>
          {site.supportEmail}
        </a>
        .
      </PageHeader>
      <ContactForm />
    </div>
  )
}
