import type { Metadata } from 'next'
import { SearchAnswerList } from '@/components/catalogue/search-answer-list'
import { SearchForm } from '@/components/catalogue/search-form'
import { PageHeader } from '@/components/layout/page-header'
import { parseFilterQuery, type SearchParams } from '@/lib/catalogue'
import { constants } from '@/lib/constants'
import { recordSearch } from '@/lib/leads/search-queries'
import { searchTemplates } from '@/lib/search'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'

export const metadata: Metadata = pageMetadata(fixedPage('/search'))

const firstOf = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

export default async function SearchPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams
  const { page } = parseFilterQuery(params)
  const answer = searchTemplates(firstOf(params.q), { limit: page * constants.templatesPerPage })
  if (page === 1) recordSearch(answer)
  return (
    <div className="page-width pb-16">
      <PageHeader title={answer.query ? `Search results for "${answer.query}"` : 'Search templates'} />
      <SearchForm query={answer.query} />
      <SearchAnswerList answer={answer} page={page} />
    </div>
  )
}
