import type { Metadata } from 'next'
import { CompletePack } from '@/components/catalogue/complete-pack'
import { TemplateBrowser } from '@/components/catalogue/template-browser'
import { PageHeader } from '@/components/layout/page-header'
import { parseFilterQuery } from '@/lib/catalogue'
import { templatesMetadata, templatesTitle } from './texts'

export const metadata: Metadata = templatesMetadata

/** The list without filters. With filters in the URL, the middleware serves `/browse` instead. */
export default function TemplatesPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={templatesTitle} />
      <TemplateBrowser query={parseFilterQuery({})} complete={<CompletePack />} />
    </div>
  )
}
