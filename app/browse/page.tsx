import type { Metadata } from 'next'
import { CompletePack } from '@/components/catalogue/complete-pack'
import { TemplateBrowser } from '@/components/catalogue/template-browser'
import { PageHeader } from '@/components/layout/page-header'
import { parseFilterQuery, type SearchParams } from '@/lib/catalogue'
import { templatesMetadata, templatesTitle } from '../templates/texts'

export const metadata: Metadata = templatesMetadata

export default async function BrowsePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <div className="page-width pb-16">
      <PageHeader title={templatesTitle} />
      <TemplateBrowser query={parseFilterQuery(await searchParams)} complete={<CompletePack />} />
    </div>
  )
}
