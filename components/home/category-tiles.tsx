import { CategoryCard } from '@/components/catalogue/category-card'
import type { CategoryEntry } from '@/lib/catalogue'
import { categoryUrl } from '@/lib/paths'
import { countOf, formatNumber } from '@/lib/utils'

/** Links to all categories with their number of templates. */
export function LibraryLinks({ categories, total }: { categories: readonly CategoryEntry[]; total: number }) {
  return (
    <div className="library-links">
      <h3>The whole library: {countOf(total, 'template')}</h3>
      <ul>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <a href={categoryUrl(slug)}>
              {name} <span>{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A card for each category. */
export function CategoryTiles({ categories }: { categories: readonly CategoryEntry[] }) {
  return (
    <div className="category-tiles">
      {categories.map((category) => (
        <CategoryCard key={category.slug} category={category} heading="h3" />
      ))}
    </div>
  )
}
