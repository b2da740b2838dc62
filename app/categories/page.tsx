import type { Metadata } from 'next'
import { CategoryCard } from '@/components/catalogue/category-card'
import { ListData } from '@/components/catalogue/list-data'
import { PageHeader } from '@/components/layout/page-header'
import { summarizeBundle } from '@/lib/bundles'
import { listedCategories } from '@/lib/catalogue'
import { categoryUrl } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'

const page = fixedPage('/categories')

export const metadata: Metadata = pageMetadata(page)

export default function CategoriesPage() {
  const categories = listedCategories()
  return (
    <div className="page-width pb-16">
      <PageHeader title={page.title} />
      <div className="cards category-list sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <CategoryCard
            key={category.slug}
            category={category}
            bundle={category.handCurated ? undefined : summarizeBundle(category.slug)}
          />
        ))}
      </div>
      <p className="mt-10">
        Or start from the job:{' '}
        <a className="text-link" href="/packets">
          job packets
        </a>{' '}
        put the documents of a replacement, a repair, a claim or a crew day in the order of the work.
      </p>
      <ListData hrefs={categories.map(({ slug }) => categoryUrl(slug))} />
    </div>
  )
}
