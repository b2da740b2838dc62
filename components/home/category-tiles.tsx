import { CategoryCard } from '@/components/catalogue/category-card'
import type { CategoryEntry } from '@/lib/catalogue'

export function CategoryTiles({ categories }: { categories: readonly CategoryEntry[] }) {
  return (
    <div className="category-tiles">
      {categories.map((category) => (
        <CategoryCard key={category.slug} category={category} heading="h3" />
      ))}
    </div>
  )
}
