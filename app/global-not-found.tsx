import type { Metadata } from 'next'
import { SearchForm } from '@/components/catalogue/search-form'
import { TemplateGrid } from '@/components/catalogue/template-grid'
import { PageHeader } from '@/components/layout/page-header'
import { site } from '@/data/site'
import { notFoundSuggestions } from '@/lib/catalogue'
import { env } from '@/lib/env'
import { rootMetadata } from '@/lib/seo/metadata'
import RootLayout, { viewport } from './layout'

export { viewport }

export const metadata: Metadata = { ...rootMetadata(env().siteUrl), title: `Page Not Found | ${site.name}` }

/** Next.js renders it without the layout. As `not-found.tsx` it would be in the payload of every page. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <div className="page-width pb-16">
        <PageHeader title="Oops! That template doesn't exist.">Search for it, or start from one of these.</PageHeader>
        <SearchForm />
        <p className="mt-4 flex flex-wrap gap-3">
          <a href="/" className="btn btn-outline">
            Back to Home
          </a>
          <a href="/templates" className="btn btn-outline">
            Browse All Templates
          </a>
        </p>
        <h2 className="mt-12 mb-6">Popular Templates</h2>
        <TemplateGrid templates={notFoundSuggestions()} columns="three" heading="h3" />
      </div>
    </RootLayout>
  )
}
