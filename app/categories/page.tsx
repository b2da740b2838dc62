import type { Metadata } from 'next'
import { CategoryCard } from '@/components/catalogue/category-card'
import { PageHeader } from '@/components/layout/page-header'
import { summarizeBundle } from '@/lib/bundles'
import { listedCategories } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'

const title = 'Template Categories'

export const metadata: Metadata = pageMetadata({
  title,
  description: 'Roofing templates by category, from the first estimate to the last invoice.',
  path: '/categories',
})

export default function CategoriesPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={title} />
      <div className="cards category-list sm:grid-cols-2 lg:grid-cols-3">
        {listedCategories().map((category) => (
          <CategoryCard
            key={category.slug}
            category={category}
            bundle={category.handCurated ? undefined : summarizeBundle(category.slug)}
          />
        ))}
      </div>
    </div>
  )
}
