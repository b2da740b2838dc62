import type { Metadata } from 'next'
import { SearchResultList } from '@/components/catalogue/search-result-list'
import { SearchForm } from '@/components/catalogue/search-form'
import { PageHeader } from '@/components/layout/page-header'
import { parseFilterQuery, type SearchParams } from '@/lib/catalogue'
import { constants } from '@/lib/constants'
import { recordSearch } from '@/lib/search/recorded-queries'
import { searchTemplates } from '@/lib/search'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'

export const metadata: Metadata = pageMetadata(fixedPage('/search'))

const firstOf = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

export default async function SearchPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams
  const { page } = parseFilterQuery(params)
  const outcome = searchTemplates(firstOf(params.q), { limit: page * constants.templatesPerPage })
  if (page === 1) recordSearch(outcome)
  return (
    <div className="page-width pb-16">
      <PageHeader title={outcome.query ? `Search results for "${outcome.query}"` : 'Search templates'} />
      <SearchForm query={outcome.query} />
      <SearchResultList outcome={outcome} page={page} />
    </div>
  )
}
